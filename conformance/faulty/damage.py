"""Faults in dealing damage outside combat: prevention, Bonus Damage, splitting (355.14, 417, 437, 713-715)."""

from collections.abc import Callable
from typing import Any

import msgspec

from conformance.faulty.mechanism import fault
from oracle import damage, dealing
from oracle.damage import Taken
from oracle.game import Play
from oracle.objects import DamageEffect, Illegal, State


@fault("437.3", damage.take)
def prevention_never_used_up(right: Callable[..., Taken], effects: tuple[DamageEffect, ...], amount: int) -> Taken:
    """Prevention is as strong for the next damage as it was for the last."""
    return Taken(right(effects, amount).amount, effects)


@fault("437.3.b", damage.take)
def prevention_gone_after_one_use(right: Callable[..., Taken], effects: tuple[DamageEffect, ...], amount: int) -> Taken:
    """Prevention ends with the first damage, even if some of its value is left."""
    taken = right(effects, amount)
    used = {one.name for one in effects if one.kind == "prevent" and one.amount is not None} if amount > 0 else set()
    return Taken(taken.amount, tuple(one for one in taken.effects if one.name not in used))


@fault("437.4", damage.deal)
def prevented_damage_counts_as_dealt(
    right: Callable[..., State], state: State, player: str, amounts: dict[str, int], read: Any
) -> State:
    """Damage that was prevented altogether counts as dealt."""
    after = right(state, player, amounts, read)
    return msgspec.structs.replace(after, dealt={unit: amounts[unit] for unit in after.dealt})


@fault("437.1.a.1", dealing.deal_to_each)
def bonus_after_prevention(
    right: Callable[..., State], play: Play, player: str, amount: int, units: tuple[str, ...], source: str | None
) -> State:
    """Bonus Damage is added after prevention and cannot be prevented."""
    bonus = damage.bonus(play.state, player) if source is None and amount > 0 else 0
    after = damage.deal(play.state, player, dict.fromkeys(units, amount), play.read)
    for unit in units:
        item = after.objects[unit]
        if bonus and item.on_board and item.is_unit:
            dealt = {**after.dealt, unit: after.dealt.get(unit, 0) + bonus}
            after = msgspec.structs.replace(after.with_object(damage.mark(item, player, bonus)), dealt=dealt)
    return after


@fault("714", damage.bonus)
def only_the_largest_bonus_counts(right: Callable[..., int], state: State, player: str) -> int:
    """Of several instances of Bonus Damage only the largest applies."""
    return max([0, *(one.amount for one in state.standing if one.kind == "bonus damage" and one.player == player)])


@fault("714.2", damage.bonus)
def negative_bonus_lowers_damage(right: Callable[..., int], state: State, player: str) -> int:
    """Bonus Damage that sums up to less than 0 lowers the damage."""
    return sum(one.amount for one in state.standing if one.kind == "bonus damage" and one.player == player)


@fault("713", damage.bonus)
def bonus_for_every_player(right: Callable[..., int], state: State, player: str) -> int:
    """Bonus Damage raises what any player's spells and abilities deal."""
    return max(0, sum(one.amount for one in state.standing if one.kind == "bonus damage"))


@fault("417.6.b.3", dealing.deal_to_each)
def bonus_on_damage_from_units(
    right: Callable[..., State], play: Play, player: str, amount: int, units: tuple[str, ...], source: str | None
) -> State:
    """Bonus Damage of spells and abilities is added to damage that a unit deals."""
    return right(play, player, amount, units, None)


@fault("715.2", dealing.deal_to_each)
def bonus_on_one_target_only(
    right: Callable[..., State], play: Play, player: str, amount: int, units: tuple[str, ...], source: str | None
) -> State:
    """Of several targets only the first is dealt the Bonus Damage."""
    if source is not None or amount <= 0:
        return right(play, player, amount, units, source)
    amounts = dict.fromkeys(units, amount)
    amounts[units[0]] += damage.bonus(play.state, player)
    return damage.deal(play.state, player, amounts, play.read)


@fault("715.3", dealing.deal_split)
def bonus_on_each_part_of_a_split(
    right: Callable[..., State | Illegal],
    play: Play,
    player: str,
    amount: int,
    split: dict[str, int],
    declared: tuple[str, ...],
    source: str | None,
    announced: int | None = None,
) -> State | Illegal:
    """Bonus Damage is added to each part of split damage instead of to what is split."""
    bonus = damage.bonus(play.state, player) if source is None and amount > 0 else 0
    result = right(play, player, amount, split, declared, source or "the spell", announced)
    if isinstance(result, Illegal) or not bonus:
        return result
    return damage.deal(play.state, player, {unit: part + bonus for unit, part in split.items()}, play.read)


@fault("715.4", dealing.deal_to_each)
def bonus_without_damage(
    right: Callable[..., State], play: Play, player: str, amount: int, units: tuple[str, ...], source: str | None
) -> State:
    """Bonus Damage is dealt even where the spell deals nothing."""
    if source is not None or amount > 0:
        return right(play, player, amount, units, source)
    bonus = damage.bonus(play.state, player)
    return damage.deal(play.state, player, dict.fromkeys(units, bonus), play.read)


@fault("355.14.c", dealing.deal_split)
def more_targets_than_damage(
    right: Callable[..., State | Illegal],
    play: Play,
    player: str,
    amount: int,
    split: dict[str, int],
    declared: tuple[str, ...],
    source: str | None,
    announced: int | None = None,
) -> State | Illegal:
    """Split damage may be announced for more targets than there is damage."""
    return right(play, player, amount, split, declared, source, None)


@fault("355.14.f", dealing.deal_split)
def targets_may_get_nothing(
    right: Callable[..., State | Illegal],
    play: Play,
    player: str,
    amount: int,
    split: dict[str, int],
    declared: tuple[str, ...],
    source: str | None,
    announced: int | None = None,
) -> State | Illegal:
    """Split damage may leave one of its targets without any."""
    result = right(play, player, amount, split, declared, source, announced)
    if isinstance(result, Illegal) and result.rule == "355.14.f":
        return damage.deal(play.state, player, split, play.read)
    return result


@fault("355.14.h.1", dealing.deal_split)
def any_number_of_targets_given_up(
    right: Callable[..., State | Illegal],
    play: Play,
    player: str,
    amount: int,
    split: dict[str, int],
    declared: tuple[str, ...],
    source: str | None,
    announced: int | None = None,
) -> State | Illegal:
    """When less damage is left to split, more targets may be given up than necessary."""
    result = right(play, player, amount, split, declared, source, announced)
    if isinstance(result, Illegal) and result.rule == "355.14.h.1":
        return damage.deal(play.state, player, split, play.read)
    return result
