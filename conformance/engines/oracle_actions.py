"""Each action of the vocabulary carried out by the oracle: a table from its type to a call.

``Announce``, ``Resolve`` and ``Together`` are made of other actions and are taken apart by the session.
"""

from collections.abc import Callable
from typing import Any

from conformance.engines.oracle_effects import damage_effect, effect, gear, passive, standing, trigger, unit
from conformance.vocabulary import actions
from oracle import (
    attachment,
    buffs,
    cleanups,
    combat,
    counters,
    dealing,
    effects,
    empower,
    phases,
    scoring,
    setup,
    turn_queue,
    turns,
    xp,
    zones,
)
from oracle.game import Play
from oracle.objects import Effect


def _half(operation: Any, name: str) -> Effect:
    """The increase or decrease that doubling and swapping make, without its amount."""
    return Effect(name, "increase", lasts=operation.lasts, source=operation.source)


def _given(operation: actions.Give, name: str) -> Effect:
    return effect(
        name, operation.change, lasts=operation.lasts, source=operation.source, controller=operation.controller
    )


ACTIONS: dict[type, Callable[[Play, Any, str], Any]] = {
    actions.Players: lambda play, do, _: setup.seat_players(play, do.players, do.teams),
    actions.Battlefield: lambda play, do, _: setup.place_battlefield(play, do.battlefield, do.controller),
    actions.Unit: lambda play, do, _: setup.place_object(play, unit(do)),
    actions.Equipment: lambda play, do, _: setup.place_object(play, gear(do)),
    actions.Passive: lambda play, do, _: setup.write_text(play, do.source, passive(do), lent=do.effect_text),
    actions.Triggered: lambda play, do, _: setup.write_trigger(play, do.source, trigger(do)),
    actions.Give: lambda play, do, name: effects.give(play, do.unit, _given(do, name)),
    actions.Double: lambda play, do, name: effects.double(play, do.unit, _half(do, name)),
    actions.Swap: lambda play, do, name: effects.swap(play, do.first, do.second, _half(do, name)),
    actions.ReplaceDecrease: lambda play, do, _: effects.replace_decrease(play, do.unit, do.increase),
    actions.EndEffect: lambda play, do, _: effects.end_effect(play, do.effect),
    actions.Inactivate: lambda play, do, _: effects.inactivate(play, do.effect),
    actions.Reactivate: lambda play, do, _: effects.reactivate(play, do.effect),
    actions.Buff: lambda play, do, _: buffs.buff(play, do.unit),
    actions.AllowBuffs: lambda play, do, _: buffs.allow_many(play, do.unit),
    actions.SpendBuff: lambda play, do, _: buffs.spend(play, do.player, do.unit),
    actions.TargetBuff: lambda play, do, _: buffs.target(play, do.unit),
    actions.Attach: lambda play, do, _: attachment.instructed(play, do.gear, do.unit),
    actions.Detach: lambda play, do, _: attachment.detach(play, do.gear),
    actions.Designate: lambda play, do, _: turns.designate(play, do.unit, do.designation),
    actions.EndCombat: lambda play, _, __: turns.end_combat(play),
    actions.EndTurn: lambda play, _, __: turns.end_turn(play),
    actions.ChangeZone: lambda play, do, _: zones.change_zone(play, do.unit, do.zone),
    actions.Move: lambda play, do, _: zones.move(play, do.unit, do.location),
    actions.Stun: lambda play, do, _: turns.stun(play, do.unit),
    actions.Kill: lambda play, do, _: cleanups.kill(play, play.state, [do.unit]),
    actions.Heal: lambda play, do, _: cleanups.heal(play.state, [do.unit]),
    actions.Deal: lambda play, do, _: dealing.deal_to_each(play, do.player, do.amount, do.units, do.source),
    actions.DealOwnMight: lambda play, do, _: dealing.deal_own_might(play, do.player, do.source, do.units),
    actions.DealSplit: lambda play, do, _: dealing.deal_split(
        play, do.player, do.amount, do.split, do.declared, do.source, do.announced
    ),
    actions.Prevent: lambda play, do, _: dealing.replace_damage(play, damage_effect(do)),
    actions.DoubleDamage: lambda play, do, _: dealing.replace_damage(play, damage_effect(do)),
    actions.CannotBeDealtDamage: lambda play, do, _: dealing.replace_damage(play, damage_effect(do)),
    actions.OrderReplacements: lambda play, do, _: dealing.order_replacements(play, do.player, do.unit, do.effects),
    actions.BonusDamage: lambda play, do, _: dealing.stand(play, standing(do)),
    actions.AnyAmountKills: lambda play, do, _: dealing.stand(play, standing(do)),
    actions.IgnoreKeyword: lambda play, do, _: dealing.stand(play, standing(do)),
    actions.Cleanup: lambda play, _, __: cleanups.cleanup(play),
    actions.StartCombat: lambda play, do, _: combat.start(play, do.battlefield, do.attacker),
    actions.Assign: lambda play, do, _: combat.assign(play, do.player, do.amounts),
    actions.DealCombatDamage: lambda play, _, __: combat.deal(play),
    actions.CombatCleanup: lambda play, _, __: combat.clean_up(play),
    actions.ResolveCombat: lambda play, _, __: combat.resolve(play),
    actions.Finalize: lambda play, do, _: empower.finalize(play, do.player, do.card, do.countered),
    actions.Empower: lambda play, do, _: empower.empower(play, do.unit),
    actions.Disempower: lambda play, do, _: empower.disempower(play, do.unit),
    actions.GainXP: lambda play, do, _: xp.gain(play, do.player, do.amount),
    actions.SpendXP: lambda play, do, _: xp.spend(play, do.player, do.amount),
    actions.TargetXP: lambda _, do, __: xp.target(do.player),
    actions.PlaceCounter: lambda play, do, _: counters.place(play, do.unit, do.counter),
    actions.SpendCounter: lambda play, do, _: counters.spend(play, do.player, do.unit, do.counter),
    actions.MoveCounter: lambda play, do, _: counters.move(play, do.unit, do.to, do.counter),
    actions.GainPoints: lambda play, do, _: scoring.gain_points(play, do.player, do.amount),
    actions.EstablishControl: lambda play, do, _: scoring.establish(play, do.player, do.battlefield),
    actions.AdditionalTurn: lambda play, do, _: turn_queue.add_turn(play, do.player),
    actions.BeginPhase: lambda play, do, _: phases.begin(play, do.phase),
}
