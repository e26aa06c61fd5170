"""When passive abilities began to apply (480.1), found by comparing the boards before and after an action.

An ability with a condition begins when its condition comes to hold. Whether one that touches nothing yet has begun is
a silent point, so both moments are kept.
"""

from typing import NamedTuple

from oracle.characteristics import includes
from oracle.conditions import met
from oracle.instances import Instance, Key
from oracle.layers import Board
from oracle.objects import State
from oracle.silent import Reader, Settings


class Beginnings(NamedTuple):
    """What the state remembers of beginnings; see ``State``."""

    began: dict[Key, int]
    waiting: frozenset[Key]
    late: dict[Key, int]


NOTHING = Beginnings({}, frozenset(), {})


def beginnings(before: State, old: Board, state: State, board: Board, clock: int, settings: Settings) -> Beginnings:
    """When each passive ability began, after an action at this moment.

    What begins as a result of the action begins after the effects that the action itself creates, and so does what it
    creates on a condition that has not held before. Text that its source does not have for a while keeps its timestamp
    as long as its condition holds: only text that becomes Inactive loses it (480.2).
    """
    if not board.reading and not board.idle:
        return NOTHING

    read = Reader(settings)  # what is open here the calculation has touched already

    def began_now(instance: Instance) -> int:
        created = instance.effect.since == clock and _hold(before, old, instance, read)
        return state.began.get(instance.key, clock if created else clock + 1)

    began: dict[Key, int] = {}
    touching: set[Key] = set()
    for applied in board.applied.values():
        for one in applied:
            effect = one.instance.effect
            if effect.passive:
                touching.add(one.instance.key)
                if effect.conditions:
                    began[one.instance.key] = began_now(one.instance)
    if not (board.elsewhere or board.idle or state.began or state.late or state.waiting):
        return Beginnings(began, frozenset(), {})
    without: list[Instance] = list(board.idle)
    for name, found in board.candidates.items():
        for instance in found:
            key = instance.key
            if not instance.effect.passive or key in touching or not _hold(state, board, instance, read):
                continue
            if not _takes_in(state, board, instance, name):
                without.append(instance)
                continue
            touching.add(key)
            if key in state.began:
                began[key] = state.began[key]
    waiting = set()
    for instance in without:
        if instance.key not in touching and _hold(state, board, instance, read):
            waiting.add(instance.key)
            if instance.effect.conditions and (instance.key in state.began or _has_text(board, instance)):
                began[instance.key] = began_now(instance)
    if not state.rules.new_timestamps:
        return Beginnings(began, frozenset(), {})
    late = {key: state.late.get(key, clock + 1) for key in touching & (state.late.keys() | state.waiting)}
    return Beginnings(began, frozenset(waiting), late)


def later_than_created(begun: Beginnings, board: Board, clock: int) -> bool:
    """Whether an ability that the action created began only as a result of it, so that the board was dated wrongly."""
    if clock + 1 not in begun.began.values():
        return False
    return any(
        one.instance.effect.since == clock and begun.began.get(one.instance.key) == clock + 1
        for applied in board.applied.values()
        for one in applied
    )


def _hold(state: State, board: Board, instance: Instance, read: Reader) -> bool:
    conditions = instance.effect.conditions
    return not conditions or all(met(state, board.view, one, instance.holder, read) for one in conditions)


def _takes_in(state: State, board: Board, instance: Instance, name: str) -> bool:
    effect = instance.effect
    return effect.group is None or includes(state, board.view, effect.group, effect, instance.holder, board.view[name])


def _has_text(board: Board, instance: Instance) -> bool:
    if instance.holder is None:
        return True
    holder = board.view.get(instance.holder)
    return holder is not None and instance.effect.name in holder.text
