"""Buffs: placing and spending them (426, 701-705)."""

import msgspec

from oracle.game import Play
from oracle.objects import Illegal, State


def buff(play: Play, unit: str) -> State:
    """Place a buff on a unit unless it has one and may not have more (426.1.b, 702.3.a); on nothing else (702)."""
    item = play.state.objects[unit]
    if not item.on_board or not item.is_unit or (item.buffs and not item.many_buffs):
        return play.state
    return play.state.with_object(item.with_buffs(item.buffs + 1, play.clock))


def allow_many(play: Play, unit: str) -> State:
    """Let a unit be buffed any number of times (426.1.b.2)."""
    item = play.state.objects[unit]
    return play.state.with_object(msgspec.structs.replace(item, many_buffs=True))


def spend(play: Play, player: str, unit: str) -> State | Illegal:
    """Remove one buff of a unit (702.2.b).

    Illegal for a unit that another player controls (702.2.b.2) and for one without a buff (702.2.b.1).
    """
    item = play.state.objects[unit]
    controller = play.board.view[unit].controller if unit in play.board.view else item.owner
    if controller != player:
        return Illegal("702.2.b.2", f"{player} does not control {unit}")
    if not item.buffs:
        return Illegal("702.2.b.1", f"{unit} has no buff")
    return play.state.with_object(item.with_buffs(item.buffs - 1, play.clock))


def target(play: Play, unit: str) -> State | Illegal:
    """Target a buff: buffs are counters, which are not targeted (704.1)."""
    if play.state.rules.buffs_targeted:
        return play.state
    return Illegal("704.1", f"a buff of {unit} is a counter and cannot be targeted")
