"""The reference oracle as an engine: with its siblings the only place that imports the oracle."""

from collections.abc import Sequence
from functools import cached_property
from typing import Any

from conformance.engines.base import Answer, Description, Done, Reading, Refused, Undecided, Unsupported, Value
from conformance.engines.oracle_actions import ACTIONS
from conformance.engines.oracle_questions import QUESTIONS, REASONS
from conformance.engines.snapshot import Snapshot
from conformance.version import suite_version
from conformance.vocabulary import Operation, Question, actions, questions, text
from oracle import derivation, game, happenings, zones
from oracle.derivation import DerivationStep
from oracle.objects import Illegal, State
from oracle.versions import V1_4, VERSIONS, Rules

RULES_VERSION = "1.4"


class OracleEngine:
    """The reference oracle as an engine of this process, under one version of the rules."""

    def __init__(self, rules: str = RULES_VERSION) -> None:
        """Play by a version of the rules: "1.0" to "1.4".

        Raises:
            KeyError: the oracle has no such version.
        """
        self.rules = VERSIONS[rules]

    def describe(self) -> Description:
        """Say that this is the oracle, and that it has every operation."""
        return Description("oracle", suite_version(), "Python", self.rules.version)

    def run(self, operations: Sequence[Operation]) -> list[Answer]:
        """Play one scenario from an empty board; one answer for each operation."""
        session = Session(self.rules)
        return [session.answer(operation) for operation in operations]

    def explain(self, operations: Sequence[Operation]) -> list[tuple[Answer, list[DerivationStep]]]:
        """Play one scenario; each answer with the steps that led to it, each step with its rule."""
        return [(moment.answer, moment.derivation) for moment in self.follow(operations)]

    def follow(self, operations: Sequence[Operation]) -> "list[Moment]":
        """Play one scenario; after each operation the answer, the steps that led to it, and the board to look at."""
        session = Session(self.rules)
        moments = []
        for operation in operations:
            before = session.game
            answer = session.answer(operation)
            moments.append(Moment(answer, session.derive(operation, before, answer), session.game, session.waiting()))
        return moments


class Moment:
    """What there is to say after one operation; the board is only taken when it is looked at."""

    def __init__(
        self, answer: Answer, derivation: list[DerivationStep], after: game.Game, waiting: tuple[str, ...]
    ) -> None:
        """Keep the game, which never changes, for the snapshot."""
        self.answer = answer
        self.derivation = derivation
        self._after = after
        self._waiting = waiting

    @cached_property
    def snapshot(self) -> Snapshot:
        """The board after the operation."""
        from conformance.engines.oracle_snapshot import take

        return take(self._after, self._waiting)

    def same_board(self, other: "Moment") -> bool:
        """Whether nothing has changed on the board between two moments of one scenario."""
        ours, theirs = self._after.worlds, other._after.worlds
        same = len(ours) == len(theirs) and all(a.state is b.state for a, b in zip(ours, theirs, strict=True))
        return same and self._waiting == other._waiting


SINCE = {
    actions.GainXP: "experience",
    actions.SpendXP: "experience",
    actions.TargetXP: "experience",
    actions.AdditionalTurn: "additional_turns",
    actions.Attach: "attachment",
    actions.Detach: "attachment",
    actions.BonusDamage: "bonus_damage",
    actions.Empower: "empowering",
    actions.Disempower: "empowering",
    actions.IgnoreKeyword: "ignoring",
    actions.PlaceCounter: "counters",
    actions.SpendCounter: "counters",
    actions.MoveCounter: "counters",
    text.Level: "experience",
    text.Empowered: "empowering",
    questions.XP: "experience",
    questions.AttachedTo: "attachment",
    questions.Attached: "attachment",
    questions.IsEmpowered: "empowering",
    questions.Counters: "counters",
    questions.CombatResult: "combat_results",
    questions.CountAssignments: "no_excess_early",
    questions.ListAssignments: "no_excess_early",
    questions.ChosenAssignment: "no_excess_early",
}
"""Operations and conditions that not every version has rules for, with the part of ``Rules`` that says so. Assignments
are counted and listed only under versions that forbid excess while others lack lethal damage; earlier ones are only
judged."""

LACKING = {
    version: frozenset(kind for kind, since in SINCE.items() if not getattr(rules, since))
    for version, rules in VERSIONS.items()
}
"""For each version the operations and conditions that it has no rules for."""


class Session:
    """One scenario under way: the game in all its worlds, and what has been announced."""

    def __init__(self, rules: Rules = V1_4) -> None:
        self.rules = rules
        self.game = game.new_game(rules)
        self.announced: dict[str, tuple[Operation, dict[str, int]]] = {}
        self.resolved: set[str] = set()
        self.effects = 0
        self.lacking = LACKING[rules.version]

    def answer(self, operation: Operation) -> Answer:
        """Carry out an action or answer a question."""
        if self.lacking and any(type(part) in self.lacking for part in _parts(operation)):
            return Unsupported(f"the rules {self.rules.version} have nothing on it")
        read = QUESTIONS.get(type(operation))
        if read is not None:
            value = game.ask(self.game, lambda play: read(play, operation))
            return _undecided(value.readings) if isinstance(value, game.Undecided) else Value(value)
        if isinstance(operation, actions.Announce):
            objects = self.game.worlds[0].state.objects
            chosen = {name: objects[name].entered for name in _chosen(operation.action)}
            self.announced[operation.spell] = operation.action, chosen
            return Done()
        if isinstance(operation, actions.Resolve):
            self.resolved.add(operation.spell)
            operation, chosen = self.announced[operation.spell]
            action = self.action(operation)
            self.game, result = game.act(self.game, lambda play: zones.if_still_there(play, chosen, action))
        else:
            self.game, result = game.act(self.game, self.action(operation))
        if result is None:
            return Done()
        if isinstance(result, Illegal):
            return Refused(result.rule, result.reason)
        return _undecided([("done" if why is None else f"illegal: {why.rule}", how) for why, how in result.readings])

    def waiting(self) -> tuple[str, ...]:
        """The spells and abilities that were announced and have not resolved."""
        return tuple(spell for spell in self.announced if spell not in self.resolved)

    def snapshot(self) -> Snapshot:
        """What the game looks like now; nothing is changed by looking."""
        from conformance.engines.oracle_snapshot import take

        return take(self.game, self.waiting())

    def action(self, operation: Operation) -> game.Action:
        """The oracle's action for an action of the vocabulary; effects without a name get one."""
        if isinstance(operation, actions.Together):
            parts = [self.action(part) for part in operation.actions]
            return lambda play: _together(play, parts)
        carry_out = ACTIONS[type(operation)]
        name = getattr(operation, "effect", "")
        if name is None:
            self.effects += 1
            name = f"(effect {self.effects})"
        return lambda play: carry_out(play, operation, name)

    def derive(self, operation: Operation, before: game.Game, answer: Answer) -> list[DerivationStep]:
        """The steps that lead to an answer, in the first world, and what decides where the rules do not."""
        world = self.game.worlds[0]
        steps: list[DerivationStep] = []
        if isinstance(operation, Question):
            told = REASONS.get(type(operation))
            if told is not None:
                steps.extend(told(world, operation))
            else:
                steps.extend(derivation.of_question(world.state, world.board, _asked(operation)))
        elif isinstance(answer, Refused):
            steps.append(DerivationStep(answer.rule, answer.reason))
        else:
            first = before.worlds[0]
            steps.extend(derivation.of_change(first.state, first.board, world.state, world.board))
            steps.extend(happenings.of_play(first.state, world.state))
        if isinstance(answer, Undecided):
            for reading in answer.readings:
                steps.append(DerivationStep("silent", reading.because, "", str(reading.value)))
        return steps


def _parts(operation: Operation) -> tuple[Any, ...]:
    """An operation with the operations and the conditions in it."""
    inside = [part for one in getattr(operation, "actions", ()) for part in _parts(one)]
    return operation, *getattr(operation, "conditions", ()), *inside


def _together(play: game.Play, parts: list[game.Action]) -> State | Illegal:
    """Several actions as one: each sees the board from before, all begin at the same moment."""
    for place, part in enumerate(parts):
        step = game.Play(play.state, play.board, play.read.settings, place)
        step.read = play.read
        result = part(step)
        if isinstance(result, Illegal):
            return result
        play.state = result[-1] if isinstance(result, tuple) else result
    return play.state


def _chosen(operation: Operation) -> list[str]:
    """The objects that a spell or ability has chosen or refers to when it is announced."""
    named = [getattr(operation, field, None) for field in ("unit", "first", "second")]
    named.append(getattr(getattr(operation, "change", None), "might_of", None))
    return [name for name in named if name is not None]


def _asked(operation: Question) -> tuple[str, ...]:
    """The objects that a question is about."""
    named = [getattr(operation, field, None) for field in ("unit", "gear", "other")]
    return (*(name for name in named if name is not None), *getattr(operation, "units", ()))


def _undecided(readings: Sequence[tuple[Any, str]]) -> Undecided:
    return Undecided(tuple(Reading(value, because) for value, because in readings))
