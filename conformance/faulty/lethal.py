"""Faults in what is lethal: how much damage kills, and what survives (142.4, 143.2.a, 437.5)."""

from collections.abc import Callable

from conformance.faulty.mechanism import fault
from oracle import cleanups, damage
from oracle.characteristics import Characteristics
from oracle.game import Play
from oracle.objects import DamageEffect, State


@fault("142.4.b", damage.lethal)
def lethal_by_printed_might(right: Callable[..., int], state: State, unit: Characteristics, dealer: str) -> int:
    """The damage that has to be assigned to a unit is its printed Might."""
    return max(1, unit.item.might)


@fault("142.4.b", damage.lethal)
def lethal_without_shield(right: Callable[..., int], state: State, unit: Characteristics, dealer: str) -> int:
    """The damage that has to be assigned to a defender leaves out its Shield."""
    return _less(right(state, unit, dealer), unit.value("Shield") if unit.item.designation == "defender" else 0)


@fault("142.4.b", damage.lethal)
def lethal_without_the_buff(right: Callable[..., int], state: State, unit: Characteristics, dealer: str) -> int:
    """The damage that has to be assigned to a unit leaves out its buffs."""
    return _less(right(state, unit, dealer), unit.item.buffs)


@fault("142.4.b", damage.lethal)
def lethal_without_equipment(right: Callable[..., int], state: State, unit: Characteristics, dealer: str) -> int:
    """The damage that has to be assigned to a unit leaves out the Might bonus of its equipment."""
    worn = sum(one.might_bonus for one in state.objects.values() if one.attached_to == unit.item.name)
    return _less(right(state, unit, dealer), worn)


@fault("423.1.c", damage.lethal)
def stunned_units_fall_to_anything(right: Callable[..., int], state: State, unit: Characteristics, dealer: str) -> int:
    """A stunned unit counts as having no Might when damage is assigned to it."""
    return 1 if unit.item.stunned else right(state, unit, dealer)


@fault("142.4.b", damage.missing)
def nothing_is_lethal_for_no_might(right: Callable[..., int], state: State, unit: Characteristics, dealer: str) -> int:
    """A unit without Might needs no damage, so that it is passed over when damage is assigned."""
    return 0 if unit.might <= 0 else right(state, unit, dealer)


@fault("465.2.c.4", damage.missing)
def marked_damage_not_counted(right: Callable[..., int], state: State, unit: Characteristics, dealer: str) -> int:
    """The damage that has to be assigned to a unit does not count what is marked on it already."""
    return damage.lethal(state, unit, dealer)


@fault("143.2.a", damage.is_lethal)
def survival_by_printed_might(right: Callable[..., bool], state: State, unit: Characteristics) -> bool:
    """Whether a unit dies of its damage is decided by its printed Might."""
    return unit.item.damage > 0 and unit.item.damage >= unit.item.might


@fault("142.4.b", damage.is_lethal)
def survives_damage_equal_to_might(right: Callable[..., bool], state: State, unit: Characteristics) -> bool:
    """A unit dies only of more damage than it has Might."""
    return right(state, unit) and unit.item.damage != unit.might


@fault("142.4.b", damage.is_lethal)
def dies_of_no_damage(right: Callable[..., bool], state: State, unit: Characteristics) -> bool:
    """A unit whose Might is 0 or less dies although it has no damage."""
    return unit.might <= 0 or right(state, unit)


@fault("142.4.b", damage.is_lethal)
def no_might_cannot_be_killed(right: Callable[..., bool], state: State, unit: Characteristics) -> bool:
    """A unit without Might never dies of damage."""
    return unit.might > 0 and right(state, unit)


@fault("323.5", cleanups.cleanup)
def damage_kills_in_combat_only(right: Callable[..., tuple[State, ...]], play: Play) -> tuple[State, ...]:
    """Outside combat nobody looks whether a unit has lethal damage."""
    return (cleanups.designations(play, play.state),)


@fault("142.4.c", damage._any_amount)
def any_amount_kills_friends_too(right: Callable[..., bool], state: State, unit: Characteristics, dealer: str) -> bool:
    """Where any amount of a player's damage kills enemy units, it kills that player's own units as well."""
    return any(one.kind == "any amount" and one.player == dealer for one in state.standing)


@fault("142.4.c", damage.missing)
def any_amount_forgotten_in_assignment(
    right: Callable[..., int], state: State, unit: Characteristics, dealer: str
) -> int:
    """Where any amount of damage kills, assignment still asks for damage equal to the Might."""
    return 0 if damage.is_lethal(state, unit) else max(1, unit.might) - unit.item.damage


@fault("437.5.a", damage.raw_for)
def lethal_without_prevention(
    right: Callable[..., int | None], effects: tuple[DamageEffect, ...], wanted: int
) -> int | None:
    """The damage that has to be assigned to a unit does not count what will be prevented."""
    limited = tuple(one for one in effects if one.kind != "prevent" or one.amount is None)
    return right(limited, wanted)


@fault("437.5.b", damage.raw_for)
def full_prevention_can_be_overcome(
    right: Callable[..., int | None], effects: tuple[DamageEffect, ...], wanted: int
) -> int | None:
    """A unit of which all damage is prevented counts as lethally damaged once its Might is assigned to it."""
    return right(tuple(one for one in effects if one.kind != "prevent" or one.amount is not None), wanted)


@fault("465.2.c.4.a", damage.raw_for)
def lethal_without_doubling(
    right: Callable[..., int | None], effects: tuple[DamageEffect, ...], wanted: int
) -> int | None:
    """The damage that has to be assigned to a unit is not halved where it will be doubled."""
    return right(tuple(one for one in effects if one.kind != "double"), wanted)


def _less(amount: int, by: int) -> int:
    """A lethal amount without a part of the Might; at least 1."""
    return max(1, amount - by)
