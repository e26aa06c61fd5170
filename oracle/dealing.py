"""Damage outside combat, and the effects that prevent, double, forbid or add to it (355.14, 417, 437, 713-715, 765)."""

import msgspec

from oracle.characteristics import actual
from oracle.damage import bonus, deal, effects_on, take
from oracle.game import Play
from oracle.objects import DamageEffect, Illegal, Standing, State


def deal_to_each(play: Play, player: str, amount: int, units: tuple[str, ...], source: str | None) -> State:
    """Deal an amount to each of several units at once, raised by Bonus Damage (417.1.d, 715.1, 715.2).

    ``source`` is the unit that deals it, None for the spell or ability itself; only the latter gets the player's
    Bonus Damage (417.6.b.3). Where no damage is dealt there is no bonus (715.4).
    """
    more = bonus(play.state, player) if source is None else 0
    if _nothing(play, amount, more):
        return msgspec.structs.replace(play.state, dealt=dict.fromkeys(units, 0))
    return deal(play.state, player, {unit: _with_bonus(play, unit, amount, more) for unit in units}, play.read)


def _nothing(play: Play, amount: int, more: int) -> bool:
    """Whether no damage is dealt: where there is none there is no Bonus Damage (417.1.e, 715.4), since 1.3."""
    return amount <= 0 and (play.state.rules.bonus_needs_damage or amount + more <= 0)


def _with_bonus(play: Play, unit: str, amount: int, more: int) -> int:
    """An amount with its Bonus Damage (715.4.a); in 1.3 there is none where the amount alone comes to nothing."""
    if more and not play.state.rules.prevented_with_bonus and amount:
        taken = take(effects_on(play.state, unit, play.read), amount)
        return amount if taken.amount <= 0 else amount + more
    return amount + more


def deal_own_might(play: Play, player: str, source: str, units: tuple[str, ...]) -> State:
    """Let a unit deal damage equal to its Might as it is now (143.2.b, 359.3.f.2, 417.6.b.3).

    Ignored where the unit is not on the board: its Might cannot be read (359.3.e.12).
    """
    dealer = play.board.view.get(source)
    if dealer is None:
        return msgspec.structs.replace(play.state, dealt=dict.fromkeys(units, 0))
    return deal_to_each(play, player, actual(dealer.might), units, source)


def deal_split(
    play: Play,
    player: str,
    amount: int,
    split: dict[str, int],
    declared: tuple[str, ...],
    source: str | None,
    announced: int | None = None,
) -> State | Illegal:
    """Split damage among targets, with Bonus Damage added to what is split (355.14, 715.3).

    ``declared`` are the targets that were chosen when the spell was finalized, when there was ``announced`` damage, as
    far as that is known. Illegal if more were chosen than there was damage then (355.14.c), if a target that stays gets
    less than 1 (355.14.f), if more targets are given up than there is too little damage for (355.14.h.1), or if the
    amounts do not come to the whole.
    """
    more = bonus(play.state, player) if source is None else 0
    if announced is not None and len(declared) > announced + more:
        return Illegal("355.14.c", f"{len(declared)} targets were chosen for {announced + more} damage")
    if _nothing(play, amount, more):
        return msgspec.structs.replace(play.state, dealt=dict.fromkeys(declared, 0))
    amount += more
    strangers = [unit for unit in split if unit not in declared]
    if strangers:
        return Illegal("355.14.b", f"{strangers[0]} was not chosen as a target")
    if any(part < 1 for part in split.values()):
        return Illegal("355.14.f", "each target must receive at least 1 damage")
    if len(split) < len(declared) <= amount:
        left_out = next(unit for unit in declared if unit not in split)
        return Illegal("355.14.f", f"there is damage for all targets, and {left_out} receives none")
    if len(split) < min(amount, len(declared)):
        return Illegal("355.14.h.1", f"{len(split)} targets are kept and {amount} can receive damage")
    if sum(split.values()) != amount:
        return Illegal("355.14.a", f"{sum(split.values())} damage is split and {amount} has to be")
    return deal(play.state, player, split, play.read)


def replace_damage(play: Play, effect: DamageEffect) -> State:
    """Let something prevent, double or forbid damage to a unit from now on (437.1, 369, 465.2.c.10)."""
    if not play.state.objects[effect.unit].on_board:
        return play.state
    return msgspec.structs.replace(play.state, damage_effects=(*play.state.damage_effects, effect))


def stand(play: Play, rule: Standing) -> State:
    """Add a rule for one player: Bonus Damage, any amount kills, or a keyword ignored in assignment."""
    return msgspec.structs.replace(play.state, standing=(*play.state.standing, rule))


def order_replacements(play: Play, player: str, unit: str, names: tuple[str, ...]) -> State | Illegal:
    """Choose the order in which what replaces damage to a unit applies; its controller's choice (372)."""
    there = play.board.view.get(unit)
    chooser = play.state.objects[unit].owner
    if there is not None and play.state.rules.controller_orders:
        chooser = there.controller
    if chooser != player:
        return Illegal("372", f"{chooser} chooses the order of what replaces damage to {unit}")
    return msgspec.structs.replace(play.state, replacement_order={**play.state.replacement_order, unit: names})
