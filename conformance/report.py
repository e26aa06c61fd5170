"""The report of a run as data: what ``run --json`` writes and what later gates read."""

from collections import Counter
from collections.abc import Mapping, Sequence

import msgspec

from conformance.engines.base import Description
from conformance.smoke import Check, Smoke
from conformance.verdicts import FAILING, VERDICTS, Result, Verdict
from conformance.version import SUITE, suite_version
from conformance.vocabulary import Scenario

NOT_TESTED: frozenset[Verdict] = frozenset({"unsupported", "not run"})


class Suite(msgspec.Struct, frozen=True):
    """Which suite was run."""

    name: str
    version: str


class Section(msgspec.Struct, frozen=True):
    """How much of a rulebook section was really tested: of so many scenarios, and how many passed."""

    section: str
    scenarios: int
    tested: int
    passed: int


class Report(msgspec.Struct, frozen=True):
    """A whole run. ``complete`` comes last, so that a report that was cut off can be told by its absence.

    ``smoke`` is about adapter and pipe, apart from conformance; ``log`` has the last lines that an engine in a process
    of its own wrote besides its answers.
    """

    suite: Suite
    rules_version: str
    engine: Description
    smoke: list[Check]
    results: list[Result]
    sections: list[Section]
    summary: dict[str, int]
    log: list[str]
    complete: bool = True


def summarise(results: Sequence[Result]) -> dict[str, int]:
    """Count the results by verdict; every verdict has an entry."""
    counts = Counter(result.verdict for result in results)
    return {verdict: counts[verdict] for verdict in VERDICTS}


def by_section(results: Sequence[Result], scenarios: Mapping[str, Scenario]) -> dict[str, list[Result]]:
    """Put results under the rulebook sections of their scenarios, in the sections' order."""
    found: dict[str, list[Result]] = {}
    for result in results:
        found.setdefault(scenarios[result.id].section or "(none)", []).append(result)
    return dict(sorted(found.items()))


def count_tested(results: Sequence[Result]) -> int:
    """How many scenarios say something of the engine: not those that it lacks, nor those that were not run."""
    return sum(result.verdict not in NOT_TESTED for result in results)


def make_report(
    results: list[Result],
    rules_version: str,
    engine: Description,
    scenarios: Mapping[str, Scenario],
    *,
    smoke: Smoke | None = None,
    log: Sequence[str] = (),
) -> Report:
    """Put a finished run into a report.

    Args:
        results: one for each scenario.
        rules_version: whose scenarios were run.
        engine: what the engine says of itself.
        scenarios: the scenarios by their ids.
        smoke: what was found out of adapter and pipe.
        log: what the engine wrote besides its answers.
    """
    sections = [
        Section(name, len(members), count_tested(members), sum(one.verdict == "passed" for one in members))
        for name, members in by_section(results, scenarios).items()
    ]
    suite = Suite(SUITE, suite_version())
    checks = smoke.checks if smoke is not None else []
    return Report(suite, rules_version, engine, checks, results, sections, summarise(results), list(log))


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
