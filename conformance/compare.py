"""Comparing two runs: which answers are the same, which have changed, and what only one of them has."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from conformance.report import Report
from conformance.verdicts import Answered, Result


class AnswerChange(msgspec.Struct, frozen=True):
    """One question with the answers of both sides; ``NOT_ASKED`` where one side was not asked."""

    asked: str
    left: Any
    right: Any


class ScenarioChange(msgspec.Struct, frozen=True):
    """A scenario that came out differently: both verdicts, the answers that differ, and the rules it cites."""

    id: str
    rules: tuple[str, ...]
    left: str
    right: str
    answers: tuple[AnswerChange, ...]


class Comparison(msgspec.Struct, frozen=True):
    """Two runs held against each other.

    ``same``, ``only_left`` and ``only_right`` are ids; each list is in the order of the runs.
    """

    same: tuple[str, ...]
    changed: tuple[ScenarioChange, ...]
    only_left: tuple[str, ...]
    only_right: tuple[str, ...]

    @property
    def is_change(self) -> bool:
        """Whether anything differs."""
        return bool(self.changed or self.only_left or self.only_right)


NOT_ASKED = {"not asked": True}


def compare(left: Sequence[Result], right: Sequence[Result], *, verdicts: bool = True) -> Comparison:
    """Hold two runs against each other.

    Args:
        left: the results of one run, with their answers kept.
        right: those of the other.
        verdicts: whether another verdict alone is a change; not where scenarios are played that claim nothing.
    """
    others = {result.id: result for result in right}
    ids = {result.id for result in left}
    same: list[str] = []
    changed: list[ScenarioChange] = []
    for result in left:
        other = others.get(result.id)
        if other is None:
            continue
        answers = tuple(_changes(result, other))
        if answers or (verdicts and result.verdict != other.verdict):
            cited = dict.fromkeys([*_rules(result), *_rules(other)])
            changed.append(ScenarioChange(result.id, tuple(cited), result.verdict, other.verdict, answers))
        else:
            same.append(result.id)
    return Comparison(
        tuple(same),
        tuple(changed),
        tuple(result.id for result in left if result.id not in others),
        tuple(result.id for result in right if result.id not in ids),
    )


def has_answers(report: Report) -> bool:
    """Whether a report can be compared: whoever wrote it has kept the answers."""
    return all(result.answers is not msgspec.UNSET for result in report.results if result.verdict != "not run")


def _changes(left: Result, right: Result) -> "list[AnswerChange]":
    """The questions that were answered differently, in their order; none where a side has no answers at all."""
    ours, theirs = _by_question(left), _by_question(right)
    if not ours or not theirs:
        return []
    found = []
    for key in dict.fromkeys([*ours, *theirs]):
        one, other = ours.get(key), theirs.get(key)
        left_answer = _missing(other) if one is None else one.answer
        right_answer = _missing(one) if other is None else other.answer
        if _meant(left_answer) != _meant(right_answer):
            found.append(AnswerChange(key[0], left_answer, right_answer))
    return found


def _missing(counterpart: Answered | None) -> Any:
    """What it means that one side has no answer where the other has one.

    Actions that are carried out are not recorded, unless they belong to some rules versions only.
    """
    carried_out = counterpart is not None and counterpart.action and not counterpart.limited
    return {"done": True} if carried_out else NOT_ASKED


def _by_question(result: Result) -> dict[tuple[str, int], Answered]:
    """The answers by question; one that is asked several times is told apart by how often it came before."""
    if result.answers is msgspec.UNSET:
        return {}
    times: Counter[str] = Counter()
    found: dict[tuple[str, int], Answered] = {}
    for one in result.answers:
        found[one.asked, times[one.asked]] = one
        times[one.asked] += 1
    return found


def _meant(answer: Any) -> Any:
    """An answer without its reasons, in which two engines, or two days, may differ without differing."""
    if not isinstance(answer, Mapping):
        return _typed(answer)
    for kind in ("illegal", "unsupported", "error"):
        if kind in answer:
            return kind, answer[kind] if kind == "illegal" else ""
    if "unruled" in answer:
        return "unruled", sorted(repr(_typed(one["value"])) for one in answer["unruled"])
    return _typed(answer)


def _typed(value: Any) -> Any:
    """A value that equals only its like: true is not 1."""
    if isinstance(value, Mapping):
        return {key: _typed(inner) for key, inner in value.items()}
    if isinstance(value, (list, tuple)):
        return [_typed(inner) for inner in value]
    return type(value).__name__, value


def _rules(result: Result) -> tuple[str, ...]:
    return () if result.rules is msgspec.UNSET else result.rules
