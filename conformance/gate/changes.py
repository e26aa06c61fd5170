"""What is different between a run and its baseline, scenario by scenario, and what of it may not pass."""

from collections.abc import Container, Sequence
from dataclasses import dataclass, field

import msgspec

from conformance.deviations import excused
from conformance.gate.baseline import Baseline, Line, count_answers
from conformance.verdicts import FAILING, Result, Verdict
from conformance.wording import in_words

# From best to worst. An engine that lacks an operation says so; one that fails it does not know that it is wrong.
_ORDER: tuple[Verdict, ...] = (
    "passed",
    "unruled",
    "unsupported",
    "failed",
    "error",
    "timed out",
    "crashed",
    "protocol violation",
    "not run",
)
_RANK = {verdict: rank for rank, verdict in enumerate(_ORDER)}


@dataclass(frozen=True)
class Finding:
    """One thing to look at: what it is about, what is so, and, apart from that, words that came from an engine."""

    about: str
    said: str
    expected: str = ""
    got: str = ""
    where: str = ""


@dataclass
class Changes:
    """The scenarios that differ from the baseline, each in one list only; the first four may not pass."""

    lost: list[Finding] = field(default_factory=list)
    new_failures: list[Finding] = field(default_factory=list)
    worse: list[Finding] = field(default_factory=list)
    fewer: list[Finding] = field(default_factory=list)
    known: list[Finding] = field(default_factory=list)
    as_before: list[Finding] = field(default_factory=list)
    better: list[Finding] = field(default_factory=list)
    untested: list[Finding] = field(default_factory=list)
    added: list[Finding] = field(default_factory=list)
    withdrawn: list[Finding] = field(default_factory=list)
    violations: bool = False

    @property
    def may_not_pass(self) -> bool:
        """Whether anything is worse than in the baseline."""
        return bool(self.lost or self.new_failures or self.worse or self.fewer)

    @property
    def outdate(self) -> bool:
        """Whether the baseline lacks something good, which could be lost again unnoticed."""
        return bool(self.better or self.untested or self.added or self.withdrawn)


def changes(results: Sequence[Result], baseline: Baseline, suite: Container[str] | None = None) -> Changes:
    """Hold the results of a run against a baseline.

    Args:
        results: what became of the scenarios; known failures marked as such.
        baseline: what became of them when it was last accepted.
        suite: the ids of today's suite where it is of another version than the baseline's. What it has withdrawn, or
            leaves open now, is its doing and no loss.
    """
    found = Changes()
    before = {line.id: line for line in baseline.scenarios}
    known = {result.id for result in excused(results)}
    for result in results:
        line = before.pop(result.id, None)
        if result.id in known:
            found.known.append(_known(result))
        elif line is None:
            _take_new(found, result)
        else:
            _take(found, result, line, new_suite=suite is not None)
    for line in before.values():
        if suite is not None and line.id not in suite:
            found.withdrawn.append(Finding(line.id, f"was {_stood(line)}, and the suite does not have it any more"))
        else:
            found.lost.append(Finding(line.id, f"was {_stood(line)}, and is not in the report"))
    return found


def _take_new(found: Changes, result: Result) -> None:
    """Put a scenario that the baseline does not have where it belongs."""
    if result.verdict in FAILING:
        _fail(found, found.new_failures, result, "not in the baseline")
    else:
        found.added.append(Finding(result.id, result.verdict))


def _take(found: Changes, result: Result, line: Line, *, new_suite: bool) -> None:
    """Put a scenario that the baseline has where it belongs."""
    now, then = result.verdict, line.verdict
    count = count_answers(result)
    if now in FAILING and then not in FAILING:
        _fail(found, found.new_failures, result, f"was {_stood(line)}")
    elif new_suite and (now, then) == ("unruled", "passed"):
        found.withdrawn.append(Finding(result.id, f"unruled, was {_stood(line)}"))
    elif _RANK[now] > _RANK[then]:
        _fail(found, found.worse, result, f"was {_stood(line)}")
    elif count < line.answers:
        found.fewer.append(
            Finding(result.id, f"{now} with {_answers(count)}, was {_stood(line)}", where=_where(result))
        )
    elif now == "unsupported" and then in FAILING:
        found.untested.append(Finding(result.id, f"unsupported, was {then}"))
    elif now != then:
        found.better.append(Finding(result.id, f"{now}, was {then}"))
    elif count > line.answers:
        found.better.append(Finding(result.id, f"{now} with {_answers(count)}, was {_stood(line)}"))
    elif now in FAILING:
        found.as_before.append(Finding(result.id, now, where=_where(result)))


def _fail(found: Changes, where: list[Finding], result: Result, before: str) -> None:
    found.violations = found.violations or result.verdict == "protocol violation"
    expected = "" if result.expected is msgspec.UNSET else in_words(result.expected)
    got = "" if result.got is msgspec.UNSET else in_words(result.got)
    where.append(Finding(result.id, f"{result.verdict}, {before}", expected, got, _where(result)))


def _known(result: Result) -> Finding:
    deviation = result.deviation
    why = "" if deviation is msgspec.UNSET else f": {deviation.reason} ({deviation.link})"
    return Finding(result.id, f"{result.verdict}{why}")


def _stood(line: Line) -> str:
    return f"{line.verdict} with {_answers(line.answers)}"


def _answers(count: int) -> str:
    return f"{count} answer{'' if count == 1 else 's'}"


def _where(result: Result) -> str:
    return "" if result.where is msgspec.UNSET else result.where
