"""Counters: placed, moved and spent; a buff is one of them (702, 741-749)."""

import msgspec

from oracle.game import Play
from oracle.objects import GameObject, Illegal, State

BUFF = "buff"


def number(item: GameObject, kind: str) -> int:
    """How many counters of a kind an object has."""
    return item.buffs if kind == BUFF else dict(item.counters).get(kind, 0)


def place(play: Play, unit: str, kind: str) -> State:
    """Give an object on the board a counter (742); a buff only to a unit that may take one (702)."""
    return play.state.with_object(_with_one_more(play.state.objects[unit], kind, play.clock))


def spend(play: Play, player: str, unit: str, kind: str) -> State | Illegal:
    """Remove a counter as a cost or effect (745.1); only from an object that the player controls (745.2)."""
    item = play.state.objects[unit]
    there = play.board.view.get(unit)
    controller = item.owner if there is None else there.controller
    if controller != player:
        return Illegal("745.2", f"{player} does not control {unit}")
    if not number(item, kind):
        return Illegal("745.1", f"{unit} has no {kind} counter")
    return play.state.with_object(_with(item, kind, number(item, kind) - 1, play.clock))


def move(play: Play, unit: str, to: str, kind: str) -> State | Illegal:
    """Move a counter from one object to another (746).

    Illegal without a counter to move; ignored where the other object is not on the board (359.3.e.9). Whether a buff
    leaves its unit for one that may take no other is a silent point.
    """
    item, target = play.state.objects[unit], play.state.objects[to]
    if not number(item, kind):
        return Illegal("746", f"{unit} has no {kind} counter")
    if not target.on_board or unit == to:
        return play.state
    more = _with_one_more(target, kind, play.clock)
    if more is target and play.read("moved counter without a place") == "stays":
        return play.state
    return play.state.with_object(_with(item, kind, number(item, kind) - 1, play.clock)).with_object(more)


def _with_one_more(item: GameObject, kind: str, clock: int) -> GameObject:
    if not item.on_board or (kind == BUFF and (not item.is_unit or (item.buffs and not item.many_buffs))):
        return item
    return _with(item, kind, number(item, kind) + 1, clock)


def _with(item: GameObject, kind: str, amount: int, clock: int) -> GameObject:
    if kind == BUFF:
        return item.with_buffs(amount, clock)
    others = tuple(pair for pair in item.counters if pair[0] != kind)
    return msgspec.structs.replace(item, counters=(*others, (kind, amount)) if amount else others)
