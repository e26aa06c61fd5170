"""``compare``: hold two runs against each other: two rules versions, two engines, or two days."""

import argparse
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from conformance.compare import Comparison, ScenarioChange
    from conformance.report import Report
    from conformance.verdicts import Result
    from conformance.vocabulary import Scenario

_LISTED = 20


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of ``compare``."""
    parser.add_argument("reports", nargs="*", metavar="REPORT", help="two reports of run --json")
    parser.add_argument(
        "--rules", nargs=2, metavar=("A", "B"), help="instead of reports: let the oracle play by two rules versions"
    )
    parser.add_argument(
        "--every",
        action="store_true",
        help="with --rules: every scenario by both, also by a version it claims nothing of",
    )
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--json", action="store_true", help="as one JSON document")
    form.add_argument("--markdown", action="store_true", help="as Markdown, for a pull request")
    parser.add_argument("--fail-on-change", action="store_true", help="exit with 1 where anything differs")


def run(arguments: argparse.Namespace) -> int:
    """Print what is the same, what has changed, and what only one side has."""
    import json

    import msgspec

    from conformance.compare import compare
    from conformance.errors import InputError
    from conformance.terminal import harden_streams

    if arguments.rules:
        if arguments.reports:
            raise InputError("compare takes two reports or --rules with two versions, not both")
        sides, results = _played(arguments.rules, arguments.every)
    else:
        if len(arguments.reports) != 2:
            count = len(arguments.reports)
            raise InputError(f"compare takes two reports, and here {_are(count)}; or --rules with two versions")
        if arguments.every:
            raise InputError("--every goes with --rules; reports are compared as they are")
        sides, results = _read(arguments.reports)
    found = compare(*results, verdicts=not arguments.every)
    harden_streams()
    if arguments.json:
        document = {"left": sides[0], "right": sides[1]} | msgspec.to_builtins(found)
        document["summary"] = _counts(found)
        print(json.dumps(document, indent=2, ensure_ascii=False))
    elif arguments.markdown:
        print("\n".join(_markdown(sides, found, verdicts=not arguments.every)))
    else:
        print("\n".join(_text(sides, found, verdicts=not arguments.every)))
    return 1 if arguments.fail_on_change and found.is_change else 0


def _are(count: int) -> str:
    return "is one" if count == 1 else f"are {count}" if count else "is none"


def _read(paths: "Sequence[str]") -> "tuple[list[dict[str, Any]], list[Sequence[Result]]]":
    """Both reports, each with what it is a report of."""
    from conformance.compare import has_answers
    from conformance.errors import InputError
    from conformance.recorded import load_report

    reports = [load_report(path) for path in paths]
    for path, report in zip(paths, reports, strict=True):
        if not has_answers(report):
            raise InputError("was written without answers, by an older version; run again with --json", path)
    return (
        [_side(path, report) for path, report in zip(paths, reports, strict=True)],
        [report.results for report in reports],
    )


def _side(path: str, report: "Report") -> dict[str, Any]:
    return {
        "report": path,
        "suite": report.suite.version,
        "engine": f"{report.engine.name} {report.engine.version}",
        "rules_version": report.rules_version,
    }


def _played(versions: "Sequence[str]", every: bool) -> "tuple[list[dict[str, Any]], list[Sequence[Result]]]":
    """The oracle's answers by two rules versions."""
    from conformance.sources import load_suite

    suite = load_suite()
    sides: list[dict[str, Any]] = []
    results: list[Sequence[Result]] = []
    for version in versions:
        side, found = _by(version, suite, every)
        sides.append(side)
        results.append(found)
    return sides, results


def _by(version: str, suite: "Sequence[Scenario]", every: bool) -> "tuple[dict[str, Any], Sequence[Result]]":
    from conformance.by_version import in_version
    from conformance.commands.common import oracle_in
    from conformance.legal import legal_set_in
    from conformance.runner import prepare, run
    from conformance.selection import select

    oracle = oracle_in(version)
    chosen = [in_version(scenario, version) for scenario in suite] if every else select(suite, rules=version)
    description = oracle.describe()
    results = run(prepare(chosen), oracle, description, legal_set=legal_set_in(version), keep_answers=True)
    return {"engine": f"{description.name} {description.version}", "rules_version": version}, results


def _counts(found: "Comparison") -> dict[str, int]:
    return {
        "same": len(found.same),
        "changed": len(found.changed),
        "only_left": len(found.only_left),
        "only_right": len(found.only_right),
    }


def _names(sides: "Sequence[dict[str, Any]]") -> list[str]:
    """What to call the sides: by what sets them apart, else by their files, else by their order."""
    for key in ("rules_version", "engine", "report"):
        names = [str(side.get(key, "")) for side in sides]
        if len(set(names)) == 2:
            return [f"rules {name}" for name in names] if key == "rules_version" else names
    return ["first", "second"]


def _described(side: dict[str, Any]) -> str:
    about = f"{side['engine']}, rules {side['rules_version']}"
    return f"{side['report']}: {about}" if "report" in side else about


def _text(sides: "Sequence[dict[str, Any]]", found: "Comparison", *, verdicts: bool) -> "Iterator[str]":
    from conformance.wording import clean, in_words

    names = _names(sides)
    for side in sides:
        yield clean(_described(side))
    if len({side.get("suite") for side in sides}) > 1:
        yield "note: the two are of different versions of the suite"
    for change in found.changed:
        yield ""
        yield f"{clean(change.id)}  ({', '.join(map(clean, change.rules))})"
        if verdicts and change.left != change.right:
            yield f"  {change.left} -> {change.right}"
        for one in change.answers:
            yield f"  {clean(one.asked)}"
            yield f"    {in_words(one.left)} -> {in_words(one.right)}"
    for name, ids in zip(names, (found.only_left, found.only_right), strict=True):
        if ids:
            yield ""
            yield f"only in {clean(name)}:"
            yield from (f"  {clean(one)}" for one in ids[:_LISTED])
            if len(ids) > _LISTED:
                yield f"  and {len(ids) - _LISTED} more; --json lists them all"
    yield ""
    yield _sum(names, found)


def _sum(names: "Sequence[str]", found: "Comparison") -> str:
    from conformance.wording import clean

    counts = _counts(found)
    return (
        f"{counts['same']} the same, {counts['changed']} changed, "
        f"{counts['only_left']} only in {clean(names[0])}, {counts['only_right']} only in {clean(names[1])}"
    )


def _markdown(sides: "Sequence[dict[str, Any]]", found: "Comparison", *, verdicts: bool) -> "Iterator[str]":
    from conformance.markdown import cell

    names = _names(sides)
    yield f"## {cell(names[0])} against {cell(names[1])}"
    yield ""
    yield f"{cell(_sum(names, found))}."
    if found.changed:
        yield ""
        yield f"| scenario | rules | question | {cell(names[0])} | {cell(names[1])} |"
        yield "|---|---|---|---|---|"
    for change in found.changed:
        yield from _rows(change, verdicts=verdicts)
    for name, ids in zip(names, (found.only_left, found.only_right), strict=True):
        if ids:
            yield ""
            yield f"<details><summary>only in {cell(name)}: {len(ids)}</summary>"
            yield ""
            yield from (f"- {cell(one)}" for one in ids)
            yield ""
            yield "</details>"


def _rows(change: "ScenarioChange", *, verdicts: bool) -> "Iterator[str]":
    """The lines of one scenario in the table; its id and rules stand in the first."""
    from conformance.markdown import cell
    from conformance.wording import in_words

    first = [cell(change.id), cell(", ".join(change.rules))]
    lines = [(cell(one.asked), cell(in_words(one.left)), cell(in_words(one.right))) for one in change.answers]
    if verdicts and change.left != change.right:
        lines.insert(0, ("verdict", change.left, change.right))
    for line in lines:
        yield f"| {' | '.join([*first, *line])} |"
        first = ["", ""]
