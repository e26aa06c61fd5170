"""The adapter between the vocabulary and the reference oracle: the only place that imports the oracle."""

from collections.abc import Sequence
from typing import Any

import msgspec

from conformance.engines.base import Answer, Description, Done, Reading, Refused, Undecided, Value
from conformance.vocabulary import Operation, Question, actions, questions, text
from conformance.vocabulary.words import parse_keyword
from oracle import attachment, buffs, cleanups, combat, dealing, derivation, effects, game, setup, turns, zones
from oracle import questions as read
from oracle.derivation import DerivationStep
from oracle.objects import Condition, DamageEffect, Effect, GameObject, Group, Illegal, Standing, State

VERSION = "0.1.0"
RULES_VERSION = "1.4"


class OracleEngine:
    """The reference oracle as an engine of this process."""

    def describe(self) -> Description:
        """Say that this is the oracle, and that it has every operation."""
        return Description("oracle", VERSION, "Python", RULES_VERSION)

    def run(self, operations: Sequence[Operation]) -> list[Answer]:
        """Play one scenario from an empty board; one answer for each operation."""
        session = Session()
        return [session.answer(operation) for operation in operations]

    def explain(self, operations: Sequence[Operation]) -> list[tuple[Answer, list[DerivationStep]]]:
        """Play one scenario; each answer with the steps that led to it, each step with its rule."""
        session = Session()
        explained = []
        for operation in operations:
            before = session.game
            answer = session.answer(operation)
            explained.append((answer, session.derive(operation, before, answer)))
        return explained


class Session:
    """One scenario under way: the game in all its worlds, and what has been announced."""

    def __init__(self) -> None:
        self.game = game.new_game()
        self.announced: dict[str, Operation] = {}
        self.unnamed = 0

    def answer(self, operation: Operation) -> Answer:
        """Carry out an action or answer a question."""
        if isinstance(operation, Question):
            return _answer(game.ask(self.game, _question(operation)))
        if isinstance(operation, actions.Announce):
            self.announced[operation.spell] = operation.action
            return Done()
        if isinstance(operation, actions.Resolve):
            operation = self.announced[operation.spell]
        return self.act(self.action(operation))

    def act(self, action: game.Action) -> Answer:
        """Carry out an action in every world."""
        self.game, result = game.act(self.game, action)
        if result is None:
            return Done()
        if isinstance(result, Illegal):
            return Refused(result.rule, result.reason)
        return _undecided(
            [("done" if value is None else f"illegal: {value.rule}", why) for value, why in result.readings]
        )

    def action(self, operation: Operation) -> game.Action:
        """The oracle's action for an operation of the vocabulary."""
        match operation:
            case actions.Together():
                parts = [self.action(part) for part in operation.actions]
                return lambda play: _together(play, parts)
            case actions.Players():
                return lambda play: setup.seat_players(play, operation.players, operation.teams)
            case actions.Battlefield():
                return lambda play: setup.place_battlefield(play, operation.battlefield, operation.controller)
            case actions.Unit():
                unit = GameObject(
                    operation.unit,
                    True,
                    operation.might,
                    operation.controller,
                    0,
                    tags=operation.tags,
                    keywords=_keywords(operation.keywords),
                    zone=operation.zone,
                    location=operation.location,
                    damage=operation.damage,
                    stunned=operation.stunned,
                )
                return lambda play: setup.place_object(play, unit)
            case actions.Equipment():
                gear = GameObject(
                    operation.gear,
                    False,
                    0,
                    operation.controller,
                    0,
                    keywords=_keywords(operation.keywords),
                    location=operation.location,
                    might_bonus=operation.might_bonus,
                    effect_text=_keywords(operation.effect_text),
                )
                return lambda play: setup.place_object(play, gear)
            case actions.Passive():
                written = _passive(operation)
                return lambda play: setup.write_text(play, operation.source, written)
            case actions.Give():
                given = _effect(self.name(operation.effect), operation.change, operation.lasts, operation.source)
                return lambda play: effects.give(play, operation.unit, given)
            case actions.Double():
                doubled = Effect(
                    self.name(operation.effect), "increase", lasts=operation.lasts, source=operation.source
                )
                return lambda play: effects.double(play, operation.unit, doubled)
            case actions.Swap():
                half = Effect(self.name(operation.effect), "increase", lasts=operation.lasts, source=operation.source)
                return lambda play: effects.swap(play, operation.first, operation.second, half)
            case actions.ReplaceDecrease():
                return lambda play: effects.replace_decrease(play, operation.unit, operation.increase)
            case actions.EndEffect():
                return lambda play: effects.end_effect(play, operation.effect)
            case actions.Inactivate():
                return lambda play: effects.inactivate(play, operation.effect)
            case actions.Reactivate():
                return lambda play: effects.reactivate(play, operation.effect)
            case actions.Buff():
                return lambda play: buffs.buff(play, operation.unit)
            case actions.AllowBuffs():
                return lambda play: buffs.allow_many(play, operation.unit)
            case actions.SpendBuff():
                return lambda play: buffs.spend(play, operation.player, operation.unit)
            case actions.TargetBuff():
                refusal = buffs.target(operation.unit)
                return lambda _: refusal
            case actions.Attach():
                return lambda play: attachment.attach(play, operation.gear, operation.unit)
            case actions.Detach():
                return lambda play: attachment.detach(play, operation.gear)
            case actions.Designate():
                return lambda play: turns.designate(play, operation.unit, operation.designation)
            case actions.EndCombat():
                return turns.end_combat
            case actions.EndTurn():
                return turns.end_turn
            case actions.ChangeZone():
                return lambda play: zones.change_zone(play, operation.unit, operation.zone)
            case actions.Move():
                return lambda play: zones.move(play, operation.unit, operation.location)
            case actions.Stun():
                return lambda play: turns.stun(play, operation.unit)
            case actions.Kill():
                return lambda play: cleanups.kill(play, play.state, [operation.unit])
            case actions.Heal():
                return lambda play: cleanups.heal(play.state, [operation.unit])
            case actions.Cleanup():
                return cleanups.cleanup
            case actions.StartCombat():
                return lambda play: combat.start(play, operation.battlefield, operation.attacker)
            case actions.Assign():
                return lambda play: combat.assign(play, operation.player, operation.amounts)
            case actions.DealCombatDamage():
                return combat.deal
            case actions.CombatCleanup():
                return combat.clean_up
            case actions.ResolveCombat():
                return combat.resolve
            case actions.Deal():
                return lambda play: dealing.deal_to_each(
                    play, operation.player, operation.amount, operation.units, operation.source
                )
            case actions.DealOwnMight():
                return lambda play: dealing.deal_own_might(play, operation.player, operation.source, operation.units)
            case actions.DealSplit():
                return lambda play: dealing.deal_split(
                    play, operation.player, operation.amount, operation.split, operation.declared, operation.source
                )
            case actions.Prevent() | actions.DoubleDamage() | actions.CannotBeDealtDamage():
                replaced = _damage_effect(operation)
                return lambda play: dealing.replace_damage(play, replaced)
            case actions.BonusDamage() | actions.AnyAmountKills() | actions.IgnoreKeyword():
                rule = _standing(operation)
                return lambda play: dealing.stand(play, rule)
            case actions.OrderReplacements():
                return lambda play: dealing.order_replacements(
                    play, operation.player, operation.unit, operation.effects
                )
        raise TypeError(f"the oracle has no action for {type(operation).__name__}")

    def name(self, given: str | None) -> str:
        """The name of an effect; one that has none gets a number."""
        if given is not None:
            return given
        self.unnamed += 1
        return f"(unnamed effect {self.unnamed})"

    def derive(self, operation: Operation, before: game.Game, answer: Answer) -> list[DerivationStep]:
        """The steps that lead to an answer, in the first world, and what decides where the rules do not."""
        world = self.game.worlds[0]
        steps: list[DerivationStep] = []
        if isinstance(operation, Question):
            for unit in _units_asked(operation):
                steps.extend(derivation.of_unit(world.state, world.board, unit))
        elif isinstance(answer, Refused):
            steps.append(DerivationStep(answer.rule, answer.reason))
        else:
            first = before.worlds[0]
            steps.extend(derivation.of_change(first.state, first.board, world.state, world.board))
        if isinstance(answer, Undecided):
            for reading in answer.readings:
                steps.append(DerivationStep("silent", reading.because, "", str(reading.value)))
        return steps


def _together(play: game.Play, parts: list[game.Action]) -> "State | Illegal":
    """Several actions as one: each sees the board from before, all begin at the same moment."""
    for place, part in enumerate(parts):
        step = game.Play(play.state, play.board, play.read.settings, place)
        step.read = play.read
        result = part(step)
        if isinstance(result, Illegal):
            return result
        play.state = result[-1] if isinstance(result, tuple) else result
    return play.state


def _answer(value: Any) -> Answer:
    if isinstance(value, game.Undecided):
        return _undecided(value.readings)
    return Value(value)


def _undecided(readings: Sequence[tuple[Any, str]]) -> Undecided:
    return Undecided(tuple(Reading(value, because) for value, because in readings))


def _question(operation: Question) -> game.Question:
    """The oracle's question for a question of the vocabulary."""
    match operation:
        case questions.Might(unit=unit):
            return lambda play: read.might(play, unit)
        case questions.MightRead(unit=unit):
            return lambda play: read.might_read(play, unit)
        case questions.CombatMight(unit=unit):
            return lambda play: read.combat_might(play, unit)
        case questions.TotalMight(units=units):
            return lambda play: read.total_might(play, units)
        case questions.IsMighty(unit=unit):
            return lambda play: read.is_mighty(play, unit)
        case questions.BecameMighty(unit=unit):
            return lambda play: read.became_mighty(play, unit)
        case questions.HasKeyword(unit=unit, keyword=keyword):
            return lambda play: read.has_keyword(play, unit, keyword)
        case questions.KeywordValue(unit=unit, keyword=keyword):
            return lambda play: read.keyword_value(play, unit, keyword)
        case questions.Keywords(unit=unit):
            return lambda play: read.keywords(play, unit)
        case questions.Tags(unit=unit):
            return lambda play: read.tags(play, unit)
        case questions.Controller(unit=unit):
            return lambda play: read.controller(play, unit)
        case questions.Buffs(unit=unit):
            return lambda play: read.buffs(play, unit)
        case questions.BuffedUnits(player=player):
            return lambda play: read.buffed_units(play, player)
        case questions.Contribution(effect=effect, unit=unit):
            return lambda play: read.contribution(play, effect, unit)
        case questions.OrderApplied(unit=unit):
            return lambda play: read.order_applied(play, unit)
        case questions.SideTotal(player=player):
            return lambda play: read.side_total(play, player)
        case questions.LethalAmount(unit=unit):
            return lambda play: read.lethal_amount(play, unit)
        case questions.JudgeAssignment(player=player, amounts=amounts):
            return lambda play: read.assignment_verdict(play, player, amounts)
        case questions.CountAssignments(player=player):
            return lambda play: read.count_assignments(play, player)
        case questions.ListAssignments(player=player):
            return lambda play: read.list_assignments(play, player)
        case questions.ChosenAssignment(player=player):
            return lambda play: read.chosen_assignment(play, player)
        case questions.Damage(unit=unit):
            return lambda play: read.marked(play, unit)
        case questions.Dealt(unit=unit):
            return lambda play: read.dealt(play, unit)
        case questions.PreventionLeft(effect=effect):
            return lambda play: read.prevention_left(play, effect)
        case questions.IsStunned(unit=unit):
            return lambda play: read.stunned(play, unit)
        case questions.InZone(unit=unit):
            return lambda play: read.zone(play, unit)
        case questions.Location(unit=unit):
            return lambda play: read.location(play, unit)
        case questions.DesignationOf(unit=unit):
            return lambda play: read.designation(play, unit)
        case questions.CombatResult(player=player):
            return lambda play: read.combat_result(play, player)
        case questions.BattlefieldController(battlefield=battlefield):
            return lambda play: read.battlefield_controller(play, battlefield)
    raise TypeError(f"the oracle has no question for {type(operation).__name__}")


def _units_asked(operation: Question) -> tuple[str, ...]:
    unit = getattr(operation, "unit", None)
    return (unit,) if unit is not None else getattr(operation, "units", ())


def _keywords(texts: tuple[str, ...]) -> tuple[tuple[str, int], ...]:
    return tuple(parse_keyword(one) for one in texts)


def _passive(operation: actions.Passive) -> Effect:
    """The effect of a passive ability."""
    effect = _effect(operation.effect, operation.change, "for good", None)
    return msgspec.structs.replace(
        effect,
        units=operation.units,
        group=_group(operation.group),
        conditions=tuple(map(_condition, operation.conditions)),
        controller=operation.controller,
    )


def _effect(name: str, change: text.SpellChange, lasts: str, source: str | None) -> Effect:
    """The oracle's effect for a change of the vocabulary."""

    def made(kind: str, **parts: Any) -> Effect:
        return Effect(name, kind, lasts=lasts, source=source, **parts)

    match change:
        case text.Increase():
            return made(
                "increase",
                amount=change.amount,
                limit=change.maximum,
                might_of=change.might_of,
                per=_group(change.per),
            )
        case text.Decrease():
            return made("decrease", amount=change.amount, limit=change.minimum)
        case text.IncreaseTo():
            return made("increase to", amount=change.might or 0, might_of=change.might_of)
        case text.SetMight():
            return made("set might", amount=change.might)
        case text.GainKeywords():
            return made("keywords", keywords=_keywords(change.keywords))
        case text.LoseKeyword():
            return made("lose keyword", word=change.keyword)
        case text.LoseAbilities():
            return made("lose abilities")
        case text.OnlyKeywords():
            return made("only keywords", keywords=_keywords(change.keywords))
        case text.AddTag():
            return made("tag", word=change.tag)
        case text.ChangeController():
            return made("controller", word=change.player)
        case text.BecomeCopy():
            return made("copy", word=change.of)


def _group(group: text.Group | None) -> Group | None:
    if group is None:
        return None
    return Group(group.who, group.here, group.keyword, group.tag, group.buffed)


def _condition(condition: text.AnyCondition) -> Condition:
    match condition:
        case text.Mighty():
            return Condition("mighty", condition.unit)
        case text.MightAtLeast():
            return Condition("might", condition.unit, condition.might)
        case text.HasKeyword():
            return Condition("keyword", condition.unit, condition.keyword)
        case text.Designated():
            return Condition("designated", condition.unit, condition.designation)
        case text.Alone():
            return Condition("alone", condition.unit)
        case text.Buffed():
            return Condition("buffed", condition.unit)


def _damage_effect(operation: actions.Prevent | actions.DoubleDamage | actions.CannotBeDealtDamage) -> DamageEffect:
    """The oracle's damage effect for an operation that makes one."""
    amount, once = None, False
    match operation:
        case actions.Prevent():
            kind, amount, once = "prevent", operation.amount, operation.once
        case actions.DoubleDamage():
            kind, once = "double", operation.once
        case actions.CannotBeDealtDamage():
            kind = "immune"
    return DamageEffect(operation.effect, operation.unit, kind, amount, once, operation.lasts, operation.source)


def _standing(operation: actions.BonusDamage | actions.AnyAmountKills | actions.IgnoreKeyword) -> Standing:
    """The oracle's standing rule for an operation that adds one."""
    amount, word, place = 0, "", ""
    match operation:
        case actions.BonusDamage():
            kind, amount = "bonus damage", operation.amount
        case actions.AnyAmountKills():
            kind = "any amount"
        case actions.IgnoreKeyword():
            kind, word, place = "ignore keyword", operation.keyword, operation.battlefield
    return Standing(operation.effect, kind, operation.player, amount, word, place, operation.lasts, operation.source)
