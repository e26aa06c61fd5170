"""Faults in what effects read of a unit: its Might, its keywords, who is friendly, who is alone (143, 359.3, 740)."""

from collections.abc import Callable
from typing import Any

import msgspec

from conformance.faulty.mechanism import fault
from oracle import characteristics, effects, questions, terms
from oracle.characteristics import Characteristics, View
from oracle.game import Play
from oracle.objects import Effect, State


@fault("143.2.b", questions.might_read)
def reads_printed_might(right: Callable[..., int], play: Play, unit: str) -> int:
    """A spell that reads a unit's Might sees the printed one, without anything that was granted."""
    return characteristics.actual(play.state.objects[unit].might)


@fault("359.3.f.2", effects._fixed)
def increase_by_printed_might(
    right: Callable[..., Effect | None], play: Play, target: Characteristics, effect: Effect
) -> Effect | None:
    """An increase by another unit's Might adds that unit's printed Might."""
    if effect.might_of is None or effect.might_of not in play.board.view:
        return right(play, target, effect)
    amount = effect.amount + characteristics.actual(play.state.objects[effect.might_of].might)
    return right(play, target, msgspec.structs.replace(effect, amount=amount, might_of=None))


@fault("477.3.b", effects._fixed)
def read_might_stays_linked(
    right: Callable[..., Effect | None], play: Play, target: Characteristics, effect: Effect
) -> Effect | None:
    """An increase by another unit's Might goes on following that unit instead of being remembered."""
    if effect.might_of is None or effect.might_of not in play.board.view:
        return right(play, target, effect)
    return effect


@fault("359.3.e.12", effects._fixed)
def unit_that_left_is_read_by_its_print(
    right: Callable[..., Effect | None], play: Play, target: Characteristics, effect: Effect
) -> Effect | None:
    """Where the Might of a unit that has left is asked for, its printed Might is read."""
    if effect.might_of is not None and effect.might_of not in play.board.view:
        printed = characteristics.actual(play.state.objects[effect.might_of].might)
        effect = msgspec.structs.replace(effect, amount=effect.amount + printed, might_of=None)
    return right(play, target, effect)


@fault("359.3.e.12", effects.swap)
def swap_with_a_missing_unit(right: Callable[..., State], play: Play, first: str, second: str, effect: Effect) -> State:
    """Swapping with a unit that has left swaps with 0."""
    view = play.board.view
    there = [unit for unit in (first, second) if unit in view]
    if len(there) != 1:
        return right(play, first, second, effect)
    might = view[there[0]].might
    kind = "decrease" if might > 0 else "increase"
    return effects.give(play, there[0], msgspec.structs.replace(effect, kind=kind, amount=abs(might)))


@fault("740.1.a", State.allied)
def teammates_are_not_friendly(right: Callable[..., bool], self: State, one: str, other: str) -> bool:
    """Only a player's own units are friendly, not those of teammates."""
    return one == other


@fault("740.2.a", characteristics.alone)
def enemies_are_company(right: Callable[..., bool], state: State, view: View, unit: Characteristics) -> bool:
    """A unit is alone only where no unit at all is with it, enemies included."""
    return not any(
        other is not unit and characteristics.at_same_place(unit, other) for other in characteristics.units_of(view)
    )


@fault("702.2.a", characteristics.includes)
def buffs_not_counted(
    right: Callable[..., bool], state: State, view: View, group: Any, effect: Effect, holder: str | None, unit: Any
) -> bool:
    """Groups of buffed units include all units."""
    return right(state, view, msgspec.structs.replace(group, buffed=False), effect, holder, unit)


@fault("740.1.a", characteristics.count)
def counts_leave_out_the_source(
    right: Callable[..., int], state: State, view: View, group: Any, effect: Effect, holder: str | None
) -> int:
    """A count of friendly units never includes the unit whose ability counts."""
    who = {"friendly": "other friendly", "all": "other"}.get(group.who, group.who)
    return right(state, view, msgspec.structs.replace(group, who=who), effect, holder)


@fault("740.2.b", terms.one_on_one)
def one_on_one_among_friends(right: Callable[..., bool], play: Play, unit: str) -> bool:
    """A unit is one on one wherever it is alone, however many enemies it faces."""
    there = play.board.view.get(unit)
    return there is not None and characteristics.alone(play.state, play.board.view, there)


@fault("740.2.c", terms.in_combat)
def everyone_there_is_in_combat(right: Callable[..., bool], play: Play, unit: str) -> bool:
    """Every unit at the battlefield of a combat is in combat, whether it attacks or defends or neither."""
    there, fight = play.board.view.get(unit), play.state.combat
    return there is not None and fight is not None and there.item.location == fight.place


@fault("722.1", questions.keywords_found)
def inactive_keywords_not_found(right: Callable[..., tuple[str, ...]], play: Play, unit: str) -> tuple[str, ...]:
    """An effect that looks for a keyword does not find it on a card whose text is Inactive."""
    return questions.keywords(play, unit)
