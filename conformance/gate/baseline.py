"""The baseline: what a run is held against, a line for each scenario, so that a change of it can be read."""

import json
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any

import msgspec

from conformance.errors import InputError, quoted
from conformance.report import Report, Suite
from conformance.sources.files import read_text
from conformance.verdicts import Result, Verdict
from conformance.version import SUITE, same_line, suite_version

FORMAT = "riftbound-conformance baseline 1"
ANEW = 'make it with "gate REPORT --baseline FILE --update"'
DONE = {"done": True}
_NO_ANSWER = ("unsupported", "error", "not an answer")


class Line(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """A scenario: what became of it, and how many of its questions were answered, rightly or wrongly."""

    id: str
    verdict: Verdict
    answers: Annotated[int, msgspec.Meta(ge=0)]


class Baseline(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A run as it was when somebody accepted it. ``complete`` comes last, as in a report."""

    format: str
    suite: Suite
    rules_version: str
    engine: str
    scenarios: tuple[Line, ...]
    complete: bool


def count_answers(result: Result) -> int:
    """How many answers an engine gave in a scenario.

    Those to questions and the refusals; not that an action was carried out, nor what the engine lacks or broke over.
    """
    if result.answers is msgspec.UNSET:
        return 0
    return sum(not _is_none(one.answer) for one in result.answers if not (one.action and one.answer == DONE))


def baseline_of(report: Report) -> Baseline:
    """The baseline that accepts a run as it is, its scenarios in the order of their ids."""
    lines = sorted((Line(one.id, one.verdict, count_answers(one)) for one in report.results), key=lambda line: line.id)
    return Baseline(FORMAT, report.suite, report.rules_version, report.engine.name, tuple(lines), complete=True)


def to_json(baseline: Baseline) -> str:
    """A baseline as a JSON document with one scenario a line."""
    head = {
        "format": baseline.format,
        "suite": msgspec.to_builtins(baseline.suite),
        "rules_version": baseline.rules_version,
        "engine": baseline.engine,
    }
    lines = [f"  {json.dumps(name)}: {json.dumps(value, ensure_ascii=False)}," for name, value in head.items()]
    rows = [f"    {json.dumps(msgspec.to_builtins(line), ensure_ascii=False)}" for line in baseline.scenarios]
    return "\n".join(["{", *lines, '  "scenarios": [', ",\n".join(rows), "  ],", '  "complete": true', "}"]) + "\n"


def load_baseline(name: str, *, of_any_version: bool = False) -> Baseline:
    """Load a baseline.

    Args:
        name: its file.
        of_any_version: take one of any version of the suite, as is right when it is about to be replaced.

    Raises:
        InputError: it cannot be read, is cut off or no baseline of this suite and version, or has an id twice.
    """
    raw = _read(name)
    _check_kind(raw, name)
    try:
        baseline = msgspec.convert(raw, Baseline)
    except msgspec.ValidationError as error:
        raise InputError(f"is no sound baseline ({error}); {ANEW}", name) from None
    _check(baseline, name)
    if not of_any_version:
        check_version(baseline.suite, name, "baseline", ANEW)
    return baseline


def check_version(suite: Suite, name: str, what: str, remedy: str) -> None:
    """Check that a file is of a version of the suite whose results mean the same as those of this one.

    Args:
        suite: which suite the file is of.
        name: the file.
        what: what it is, for messages.
        remedy: how to get a new one.

    Raises:
        InputError: there is a major version between them.
    """
    if not same_line(suite.version, suite_version()):
        raise InputError(
            f"is a {what} of suite version {quoted(suite.version)}, and this is {suite_version()}: they cannot be "
            f"compared; {remedy}",
            name,
        )


def _read(name: str) -> Any:
    """What the file says, whatever it is."""
    text = read_text(Path(name), name)
    if not text.strip():
        raise InputError(f"is empty, and no baseline; {ANEW}", name)
    try:
        return json.loads(text)
    except RecursionError:
        raise InputError(f"is nested too deeply for a baseline; {ANEW}", name) from None
    except ValueError as error:
        line = getattr(error, "lineno", 1)
        raise InputError(f"is no whole baseline, its JSON breaks off or is wrong here; {ANEW}", name, line) from None


def _check_kind(raw: Any, name: str) -> None:
    """Refuse what is something else, or was cut off."""
    data = raw if isinstance(raw, Mapping) else {}
    found = data.get("format")
    if found != FORMAT:
        says = f"its format is {quoted(found)}" if found is not None else "it names no format"
        if "results" in data:
            says = "it is the report of a run"
        raise InputError(f"is no baseline: {says}; {ANEW}", name)
    suite = data.get("suite")
    of = suite.get("name") if isinstance(suite, Mapping) else None
    if of != SUITE:
        raise InputError(f"is a baseline of another suite, {quoted(of)}; {ANEW}", name)
    if data.get("complete") is not True:
        raise InputError(f"has no closing record, so that something of it may be missing; {ANEW}", name)


def _check(baseline: Baseline, name: str) -> None:
    if not baseline.scenarios:
        raise InputError(f"holds no scenarios; {ANEW}", name)
    counts = Counter(line.id for line in baseline.scenarios)
    doubled = next((scenario for scenario, count in counts.items() if count > 1), None)
    if doubled is not None:
        raise InputError(f"has the scenario {quoted(doubled)} twice; {ANEW}", name)


def _is_none(answer: Any) -> bool:
    """Whether an answer, in the form that reports have, says that there is none."""
    if not isinstance(answer, Mapping) or len(answer) != 1:
        return False
    ((kind, why),) = answer.items()
    # A question may be answered with amounts by unit, and a unit may have any name.
    return kind in _NO_ANSWER and not isinstance(why, int)
