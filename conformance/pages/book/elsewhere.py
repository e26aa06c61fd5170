"""What becomes of a scenario in the other versions of the rules: the same answer, another one, or no rules on it."""

from collections.abc import Mapping, Sequence
from typing import Literal

import msgspec

from conformance.by_version import in_version, newest
from conformance.engines.base import Answer, Refused, Undecided, Unsupported, Value
from conformance.engines.oracle import OracleEngine
from conformance.pages.book.askings import answer, asking
from conformance.pages.book.doings import doing
from conformance.sources.metadata import VERSIONS
from conformance.verdicts import same, same_values
from conformance.vocabulary import Question, Scenario, Step
from conformance.wording import describe

Outcome = Literal["same", "other", "nothing"]


class Elsewhere(msgspec.Struct, frozen=True):
    """Some versions in which the same holds.

    ``claimed`` is whether the scenario itself says so; otherwise it is what the oracle answers there. ``answers`` are
    those that differ from the newest version's, as sentences.
    """

    versions: tuple[str, ...]
    claimed: bool
    outcome: Outcome
    answers: tuple[str, ...]

    @property
    def named(self) -> str:
        """The versions in words: "1.0 to 1.2"."""
        places = [VERSIONS.index(version) for version in self.versions]
        if len(places) > 2 and places == list(range(places[0], places[-1] + 1)):
            return f"{self.versions[0]} to {self.versions[-1]}"
        return " and ".join(self.versions)


def elsewhere(scenario: Scenario, oracles: Mapping[str, OracleEngine]) -> list[Elsewhere]:
    """What the other versions make of a scenario, those that agree put together, the oldest first."""
    home = newest(scenario.versions)
    current = in_version(scenario, home)
    ours = oracles[home].run(tuple(step.operation for step in current.steps))
    found: list[Elsewhere] = []
    for version in VERSIONS:
        if version == home:
            continue
        claimed = version in scenario.versions
        outcome, answers = _compared(current.steps, ours, scenario, version, oracles[version])
        last = found[-1] if found else None
        if last is not None and (last.claimed, last.outcome, last.answers) == (claimed, outcome, answers):
            found[-1] = msgspec.structs.replace(last, versions=(*last.versions, version))
        else:
            found.append(Elsewhere((version,), claimed, outcome, answers))
    return found


def _compared(
    steps: Sequence[Step], ours: Sequence[Answer], scenario: Scenario, version: str, oracle: OracleEngine
) -> tuple[Outcome, tuple[str, ...]]:
    """The answers of another version that differ, question by question."""
    # Where the scenario has steps of its own for a version they are played; otherwise it is asked the same.
    theirs_steps = in_version(scenario, version).steps if version in scenario.versions else steps
    theirs = oracle.run(tuple(step.operation for step in theirs_steps))
    if any(isinstance(one, Unsupported) for one in theirs):
        return "nothing", ()
    known: dict[str, list[Answer]] = {}
    for step, one in zip(steps, ours, strict=True):
        known.setdefault(describe(step.operation), []).append(one)
    differing = []
    for step, one in zip(theirs_steps, theirs, strict=True):
        before = known.get(describe(step.operation))
        expected = before.pop(0) if before else None
        said = _said(step, one)
        if said and (expected is None or not _alike(expected, one)):
            differing.append(said)
    return ("other" if differing else "same"), tuple(dict.fromkeys(differing))


def _said(step: Step, given: Answer) -> str:
    """An answer as a sentence; empty for an action that is simply carried out."""
    if isinstance(step.operation, Question):
        return f"{asking(step.operation)}: {_value(given)}"
    if isinstance(given, Refused):
        return f"{doing(step.operation)}: refused by rule {given.rule}"
    if step.expect is None and step.versions is None:
        return ""
    return f"{doing(step.operation)}: allowed"


def _value(given: Answer) -> str:
    if isinstance(given, Value):
        return answer(given.value)
    if isinstance(given, Undecided):
        return f"left open: {' or '.join(answer(one.value) for one in given.readings)}"
    return "no answer"


def _alike(one: Answer, other: Answer) -> bool:
    """Whether two answers mean the same, whatever their reasons."""
    if isinstance(one, Undecided) and isinstance(other, Undecided):
        return same_values([each.value for each in one.readings], [each.value for each in other.readings])
    if isinstance(one, Value) and isinstance(other, Value):
        return same(one.value, other.value)
    if isinstance(one, Refused) and isinstance(other, Refused):
        return one.rule == other.rule
    return type(one) is type(other)
