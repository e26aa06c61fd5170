"""Each question of the vocabulary answered by the oracle: a table from its type to a call."""

from collections.abc import Callable
from typing import Any

from conformance.vocabulary import questions
from oracle import attachment, reasons, reasons_combat, terms
from oracle import questions as read
from oracle.derivation import DerivationStep
from oracle.game import Play, World

QUESTIONS: dict[type, Callable[[Play, Any], Any]] = {
    questions.Might: lambda play, ask: read.might(play, ask.unit),
    questions.MightRead: lambda play, ask: read.might_read(play, ask.unit),
    questions.CombatMight: lambda play, ask: read.combat_might(play, ask.unit),
    questions.TotalMight: lambda play, ask: read.total_might(play, ask.units),
    questions.IsMighty: lambda play, ask: read.is_mighty(play, ask.unit),
    questions.BecameMighty: lambda play, ask: read.became_mighty(play, ask.unit),
    questions.HasKeyword: lambda play, ask: read.has_keyword(play, ask.unit, ask.keyword),
    questions.KeywordValue: lambda play, ask: read.keyword_value(play, ask.unit, ask.keyword),
    questions.Keywords: lambda play, ask: read.keywords(play, ask.unit),
    questions.Tags: lambda play, ask: read.tags(play, ask.unit),
    questions.Controller: lambda play, ask: read.controller(play, ask.unit),
    questions.Buffs: lambda play, ask: read.buffs(play, ask.unit),
    questions.BuffedUnits: lambda play, ask: read.buffed_units(play, ask.player),
    questions.Contribution: lambda play, ask: read.contribution(play, ask.effect, ask.unit),
    questions.OrderApplied: lambda play, ask: read.order_applied(play, ask.unit),
    questions.SideTotal: lambda play, ask: read.side_total(play, ask.player),
    questions.LethalAmount: lambda play, ask: read.lethal_amount(play, ask.unit),
    questions.JudgeAssignment: lambda play, ask: read.assignment_verdict(play, ask.player, ask.amounts),
    questions.CountAssignments: lambda play, ask: read.count_assignments(play, ask.player),
    questions.ListAssignments: lambda play, ask: read.list_assignments(play, ask.player),
    questions.ChosenAssignment: lambda play, ask: read.chosen_assignment(play, ask.player),
    questions.Damage: lambda play, ask: read.marked(play, ask.unit),
    questions.Dealt: lambda play, ask: read.dealt(play, ask.unit),
    questions.PreventionLeft: lambda play, ask: read.prevention_left(play, ask.effect),
    questions.IsStunned: lambda play, ask: read.stunned(play, ask.unit),
    questions.InZone: lambda play, ask: read.zone(play, ask.unit),
    questions.Location: lambda play, ask: read.location(play, ask.unit),
    questions.DesignationOf: lambda play, ask: read.designation(play, ask.unit),
    questions.CombatResult: lambda play, ask: read.combat_result(play, ask.player),
    questions.BattlefieldController: lambda play, ask: read.battlefield_controller(play, ask.battlefield),
    questions.AttachedTo: lambda play, ask: attachment.attached_to(play, ask.gear),
    questions.Attached: lambda play, ask: attachment.attached(play, ask.unit),
    questions.TextActive: lambda play, ask: read.text_active(play, ask.effect),
    questions.KeywordsFound: lambda play, ask: read.keywords_found(play, ask.unit),
    questions.TimesTriggered: lambda play, ask: read.times_triggered(play, ask.effect),
    questions.IsEmpowered: lambda play, ask: read.is_empowered(play, ask.unit),
    questions.Counters: lambda play, ask: read.counters_of(play, ask.unit, ask.counter),
    questions.XP: lambda play, ask: read.xp(play, ask.player),
    questions.Points: lambda play, ask: read.points(play, ask.player),
    questions.HasWon: lambda play, ask: read.has_won(play, ask.player),
    questions.NextTurns: lambda play, ask: read.next_turns(play, ask.number),
    questions.TurnPlayer: lambda play, _: play.state.turn_player,
    questions.CurrentPhase: lambda play, _: play.state.phase,
    questions.Friendly: lambda play, ask: terms.friendly(play, ask.unit, ask.other),
    questions.Enemies: lambda play, ask: terms.enemy(play, ask.unit, ask.other),
    questions.IsAlone: lambda play, ask: terms.alone(play, ask.unit),
    questions.OneOnOne: lambda play, ask: terms.one_on_one(play, ask.unit),
    questions.InCombat: lambda play, ask: terms.in_combat(play, ask.unit),
    questions.WasTie: lambda play, _: play.state.tied,
}

READ_OFF = (
    questions.Damage,
    questions.Dealt,
    questions.IsStunned,
    questions.InZone,
    questions.Location,
    questions.DesignationOf,
    questions.AttachedTo,
    questions.Attached,
    questions.IsEmpowered,
    questions.Counters,
    questions.Buffs,
    questions.BecameMighty,
)
"""Questions that ask for what is tracked, not calculated: what happened to it stands at the actions before."""

REASONS: dict[type, Callable[[World, Any], list[DerivationStep]]] = {
    questions.TextActive: lambda world, ask: reasons.of_text(world.state, world.board, ask.effect),
    questions.NextTurns: lambda world, ask: reasons.of_turns(world.state, ask.number),
    questions.TurnPlayer: lambda world, _: reasons.of_turns(world.state, 1),
    questions.Friendly: lambda world, ask: reasons.of_sides(world.state, world.board, ask.unit, ask.other),
    questions.Enemies: lambda world, ask: reasons.of_sides(world.state, world.board, ask.unit, ask.other),
    questions.IsAlone: lambda world, ask: reasons.of_company(world.state, world.board, ask.unit),
    questions.OneOnOne: lambda world, ask: reasons.of_company(world.state, world.board, ask.unit),
    questions.HasWon: lambda world, _: reasons.of_winning(world.state),
    questions.MightRead: lambda world, ask: reasons_combat.of_reading(world, ask.unit),
    questions.TotalMight: lambda world, ask: [
        step for unit in ask.units for step in reasons_combat.of_reading(world, unit)
    ],
    questions.CombatMight: lambda world, ask: reasons_combat.of_combat_might(world, ask.unit),
    questions.SideTotal: lambda world, ask: reasons_combat.of_total(world, ask.player),
    questions.LethalAmount: lambda world, ask: reasons_combat.of_lethal(world, ask.unit),
    questions.JudgeAssignment: lambda world, ask: reasons_combat.of_assignment(world, ask.player, ask.amounts),
    questions.CountAssignments: lambda world, ask: reasons_combat.of_choices(world, ask.player),
    questions.ListAssignments: lambda world, ask: reasons_combat.of_choices(world, ask.player),
    questions.ChosenAssignment: lambda world, ask: reasons_combat.of_choices(world, ask.player),
} | {kind: lambda _, __: [] for kind in READ_OFF}
"""Questions whose answer does not come out of the layers, each with what explains it."""
