"""A run as a page of Markdown, such as a build server or a pull request can show."""

from collections.abc import Iterator, Mapping, Sequence

import msgspec

from conformance.markdown import cell
from conformance.report import Report, by_section, count_tested
from conformance.verdicts import FAILING, Result
from conformance.vocabulary import Scenario
from conformance.wording import in_words

_COLUMNS = ("passed", "failed", "unsupported", "unruled")
_LISTED = 50


def to_markdown(report: Report, scenarios: Mapping[str, Scenario]) -> str:
    """The whole page: what was run, the table by rulebook section, the failures, and what the engine lacks.

    Args:
        report: the finished run.
        scenarios: the scenarios by their ids.
    """
    return "\n".join([*_head(report), "", *_table(report, scenarios), *_failures(report), *_lacking(report)]) + "\n"


def _head(report: Report) -> Iterator[str]:
    engine = report.engine
    yield f"## {cell(engine.name)} against the rules {cell(report.rules_version)}"
    yield ""
    counts = ", ".join(f"{count} {verdict}" for verdict, count in report.summary.items() if count)
    yield f"{counts or 'nothing was run'}; suite {cell(report.suite.version)}, engine {cell(engine.version)}."
    if engine.rules_version != report.rules_version:
        yield ""
        yield f"The engine says of itself that it plays by the rules {cell(engine.rules_version)}."
    for check in report.smoke:
        if check.verdict == "failed":
            yield ""
            yield f"**{cell(check.name)}**: {cell(check.detail)}"


def _table(report: Report, scenarios: Mapping[str, Scenario]) -> Iterator[str]:
    yield f"| section | tested | {' | '.join(_COLUMNS)} | other |"
    yield f"|---|{'---:|' * (len(_COLUMNS) + 2)}"
    for section, members in by_section(report.results, scenarios).items():
        yield _row(cell(section), members)
    yield _row("**all**", report.results)


def _row(name: str, results: Sequence[Result]) -> str:
    counts = [sum(result.verdict == verdict for result in results) for verdict in _COLUMNS]
    cells = [f"{count_tested(results)}/{len(results)}", *map(str, counts), str(len(results) - sum(counts))]
    return f"| {name} | {' | '.join(cells)} |"


def _failures(report: Report) -> Iterator[str]:
    failing = [result for result in report.results if result.verdict in FAILING]
    if not failing:
        return
    yield from ("", "### Not passed", "", "| scenario | verdict | question | expected | got |", "|---|---|---|---|---|")
    for result in failing[:_LISTED]:
        verdict = result.verdict
        known = "" if result.deviation is msgspec.UNSET else f" (known: {cell(result.deviation.reason)})"
        cells = [cell(result.id), f"{verdict}{known}", *map(cell, (str(result.question), *_both(result)))]
        yield f"| {' | '.join(cells)} |"
    if len(failing) > _LISTED:
        yield from ("", f"And {len(failing) - _LISTED} more.")


def _both(result: Result) -> tuple[str, str]:
    return in_words(result.expected), in_words(result.got)


def _lacking(report: Report) -> Iterator[str]:
    counts: dict[str, int] = {}
    for result in report.results:
        if result.verdict == "unsupported":
            reason = in_words(result.got)
            counts[reason] = counts.get(reason, 0) + 1
    if counts:
        yield from ("", "### Not supported", "")
        for reason, count in sorted(counts.items(), key=lambda item: (-item[1], item[0])):
            yield f"- {cell(reason)}: {count}"
