"""Faults in limits, doubling, swapping, setting and negative Might (143.2.b, 432, 433, 477)."""

from collections.abc import Callable
from typing import Any

import msgspec

from conformance.faulty.mechanism import fault
from oracle import arithmetic, characteristics, effects
from oracle.characteristics import View
from oracle.game import Play
from oracle.layers import Board, Calculation
from oracle.objects import Effect, State

# Limits


@fault("477.3.b", arithmetic.decrease_within)
def minimum_ignored(right: Callable[..., int], amount: int, minimum: int | None, might: int) -> int:
    """A decrease takes its full amount, whatever its minimum."""
    return right(amount, None, might)


@fault("477.3.b", arithmetic.decrease_within)
def minimum_as_target(right: Callable[..., int], amount: int, minimum: int | None, might: int) -> int:
    """A decrease to a minimum always goes all the way down to it."""
    return right(amount, minimum, might) if minimum is None else max(0, might - minimum)


@fault("477.3.b", arithmetic.increase_within)
def maximum_ignored(right: Callable[..., int], amount: int, maximum: int | None, might: int) -> int:
    """An increase adds its full amount, whatever its maximum."""
    return right(amount, None, might)


@fault("477.3.b", effects._evaluated)
def spell_limits_evaluated_again(right: Callable[..., bool], play: Play, target: Any, effect: Effect) -> bool:
    """The limit of a spell's increase or decrease is worked out anew whenever Might changes."""
    return arithmetic.is_limited(effect)


@fault("477.3.c", arithmetic.amount_now)
def increase_to_goes_down(
    right: Callable[..., int | None], state: State, view: View, effect: Effect, holder: str | None, unit: str
) -> int | None:
    """A passive ability that increases Might to a value also lowers what is above it."""
    if effect.kind == "increase to" and effect.might_of is None:
        return effect.amount - view[unit].might
    return right(state, view, effect, holder, unit)


# Doubling


@fault("432.1", effects.double)
def doubling_printed_might(right: Callable[..., State], play: Play, unit: str, effect: Effect) -> State:
    """Doubling adds the printed Might instead of the current one."""
    return effects.give(play, unit, _increase(effect, play.state.objects[unit].might))


@fault("432.1", effects.double)
def doubling_without_shield(right: Callable[..., State], play: Play, unit: str, effect: Effect) -> State:
    """Doubling leaves out what Assault or Shield add at the moment."""
    if unit not in play.board.view:
        return right(play, unit, effect)
    added = sum(one.outcome for one in play.board.applied.get(unit, ()) if one.instance.keyword is not None)
    return effects.give(play, unit, _increase(effect, max(0, play.board.view[unit].might - added)))


@fault("432.1.a", effects.double)
def doubling_goes_on(right: Callable[..., State], play: Play, unit: str, effect: Effect) -> State:
    """Doubling is a multiplier that also doubles what comes later."""
    lasting = msgspec.structs.replace(effect, kind="increase", might_of=unit)
    return effects._begin(play, play.state, unit, lasting)


@fault("477.3.c", effects.double)
def negative_might_doubled(right: Callable[..., State], play: Play, unit: str, effect: Effect) -> State:
    """Doubling a Might below 0 lowers it further."""
    there = play.board.view.get(unit)
    if there is None or there.might >= 0:
        return right(play, unit, effect)
    return effects.give(play, unit, msgspec.structs.replace(effect, kind="decrease", amount=-there.might))


# Swapping


@fault("433.1", effects.swap)
def swap_does_nothing(right: Callable[..., State], play: Play, first: str, second: str, effect: Effect) -> State:
    """Swapping is not implemented and silently does nothing."""
    return play.state


@fault("433.1.b", arithmetic.difference)
def swap_of_clamped_values(right: Callable[..., tuple[int, int]], first: int, second: int) -> tuple[int, int]:
    """Swapping uses 0 in place of a Might below 0."""
    return right(characteristics.actual(first), characteristics.actual(second))


@fault("433.1.b", effects.swap)
def swap_of_printed_values(right: Callable[..., State], play: Play, first: str, second: str, effect: Effect) -> State:
    """Swapping exchanges the difference of the printed Mights."""
    objects = play.state.objects
    changes = arithmetic.difference(objects[first].might, objects[second].might)
    return _changed(play, ((first, changes[0]), (second, changes[1])), effect)


@fault("433.1.a", effects.swap)
def swap_sets_might(right: Callable[..., State], play: Play, first: str, second: str, effect: Effect) -> State:
    """Swapping sets each Might to the other's value instead of adding and taking the difference."""
    view, state = play.board.view, play.state
    if first not in view or second not in view:
        return right(play, first, second, effect)
    for unit, other in ((first, second), (second, first)):
        setting = msgspec.structs.replace(effect, kind="set might", amount=view[other].might)
        state = effects._begin(play, state, unit, setting)
    return state


@fault("433.1.a", effects.swap)
def swap_is_one_event(right: Callable[..., State], play: Play, first: str, second: str, effect: Effect) -> State:
    """Where something replaces the decreasing half of a swap, the increasing half does not happen either."""
    view, replaced = play.board.view, play.state.replaced
    after = right(play, first, second, effect)
    if after is play.state:
        return after
    higher, lower = (first, second) if view[first].might > view[second].might else (second, first)
    if higher not in replaced:
        return after
    begun = after.effects[len(play.state.effects) :]
    kept = tuple(one for one in begun if one.units != (lower,))
    return msgspec.structs.replace(after, effects=(*play.state.effects, *kept))


@fault("370.1.b", effects.replace_decrease)
def decrease_not_replaced(right: Callable[..., State], play: Play, unit: str, amount: int) -> State:
    """What replaces a decrease of Might is ignored, and the decrease happens."""
    return play.state


# Below 0


@fault("143.2.b.1", effects._limited)
def might_stops_at_zero(right: Callable[..., int], effect: Effect, might: int) -> int:
    """A decrease that would take Might below 0 stops there, and later increases build on the 0."""
    return _stopped(right, effect, might, 0)


@fault("143.2.b.1", effects._limited)
def might_stops_at_one(right: Callable[..., int], effect: Effect, might: int) -> int:
    """A decrease never takes the last point of Might, whether it says so or not."""
    return _stopped(right, effect, might, 1)


@fault("143.2.b", characteristics.actual)
def negative_might_counts(right: Callable[..., int], might: int) -> int:
    """A Might below 0 is read as it is, and lowers what it is added to."""
    return might


# Setting


@fault("477.1.a.1", Calculation.board)
def set_might_comes_last(right: Callable[..., Board], self: Calculation) -> Board:
    """Setting Might to a value overrides every increase and decrease instead of coming before them."""
    board = right(self)
    for name, applied in board.applied.items():
        if any(one.instance.effect.kind == "set might" for one in applied):
            board.view[name].arithmetic = 0
    return board


def _increase(effect: Effect, amount: int) -> Effect:
    return msgspec.structs.replace(effect, kind="increase", amount=amount)


def _changed(play: Play, changes: tuple[tuple[str, int], ...], effect: Effect) -> State:
    """The state after each unit's Might has been raised or lowered."""
    state = play.state
    for unit, change in changes:
        kind = "increase" if change > 0 else "decrease"
        state = effects._begin(play, state, unit, msgspec.structs.replace(effect, kind=kind, amount=abs(change)))
    return state


def _stopped(right: Callable[..., int], effect: Effect, might: int, floor: int) -> int:
    """The size of a decrease that may not go below a floor, or what the limit leaves of any other effect."""
    if effect.kind == "decrease" and effect.limit is None:
        return arithmetic.decrease_within(effect.amount, floor, might)
    return right(effect, might)
