"""The report of a run as data: what ``run --json`` writes and what later gates read."""

from collections import Counter
from collections.abc import Sequence

import msgspec

from conformance.engines.base import Description
from conformance.verdicts import FAILING, VERDICTS, Result
from conformance.version import SUITE, suite_version


class Suite(msgspec.Struct, frozen=True):
    """Which suite was run."""

    name: str
    version: str


class Report(msgspec.Struct, frozen=True):
    """A whole run. ``complete`` comes last, so that a report that was cut off can be told by its absence."""

    suite: Suite
    rules_version: str
    engine: Description
    results: list[Result]
    summary: dict[str, int]
    complete: bool = True


def summarise(results: Sequence[Result]) -> dict[str, int]:
    """Count the results by verdict; every verdict has an entry."""
    counts = Counter(result.verdict for result in results)
    return {verdict: counts[verdict] for verdict in VERDICTS}


def make_report(results: list[Result], rules_version: str, engine: Description) -> Report:
    """Put a finished run into a report."""
    return Report(Suite(SUITE, suite_version()), rules_version, engine, results, summarise(results))


def to_json(report: Report) -> str:
    """A report as one JSON document."""
    data = msgspec.to_builtins(report)
    if data["engine"]["capabilities"] is not None:
        # A set has no order of its own; sorted, the same run gives the same document.
        data["engine"]["capabilities"].sort()
    return msgspec.json.format(msgspec.json.encode(data), indent=2).decode() + "\n"


def exit_code(summary: dict[str, int]) -> int:
    """The exit code of a run: 0 all well, 1 failures or nothing answered, 3 the engine broke the protocol."""
    if summary["protocol violation"]:
        return 3
    if any(summary[verdict] for verdict in FAILING):
        return 1
    return 0 if summary["passed"] or summary["unruled"] else 1
