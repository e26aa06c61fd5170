"""Results and reports that the tests of comparing share."""

import json
from pathlib import Path
from typing import Any

from conformance.engines.base import Description
from conformance.report import Report, make_report, to_json
from conformance.verdicts import Answered, Result, Verdict
from tests.harness.boards import scenario


def result(name: str, *answers: Answered, verdict: Verdict = "passed", rules: tuple[str, ...] = ("477.3.b",)) -> Result:
    """A result with its answers kept."""
    return Result(name, verdict, rules=rules, answers=answers)


def might(value: Any, unit: str = "Poro") -> Answered:
    """The answer to the question for a unit's Might."""
    return Answered(f"might (unit {unit})", value)


def report(*results: Result, rules: str = "1.4", engine: str = "oracle") -> Report:
    """A finished run."""
    description = Description(engine, "1", "Python", rules)
    return make_report(list(results), rules, description, {one.id: scenario(name=one.id) for one in results})


def written(folder: Path, name: str, *results: Result, **others: str) -> Path:
    """A report file."""
    path = folder / name
    path.write_text(to_json(report(*results, **others)))
    return path


def altered(path: Path, change: Any) -> Path:
    """A report file whose data have been changed by hand."""
    data = json.loads(path.read_text())
    change(data)
    path.write_text(json.dumps(data))
    return path
