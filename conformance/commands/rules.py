"""``rules``: take in a rules version, compare two, see what is covered, and note what has been reviewed."""

import argparse
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

    from conformance.manifest.coverage import Coverage
    from conformance.manifest.diff import Affected, Diff
    from conformance.manifest.model import Manifest
    from conformance.vocabulary import Scenario

_SUITE = "files or folders of scenarios (default: the suite)"


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the subcommands of ``rules`` and their arguments."""
    verbs = parser.add_subparsers(dest="verb", metavar="ingest | diff | coverage | review", required=True)

    ingest = verbs.add_parser("ingest", help="make a manifest from the rules text", allow_abbrev=False)
    ingest.add_argument("file", metavar="FILE", help="the rules as text, Markdown or PDF")
    ingest.add_argument("--version", required=True, metavar="V", help="the rules version, such as 1.5")
    ingest.add_argument("--date", default="", metavar="D", help="its date (default: what the text says)")
    ingest.add_argument(
        "--source", default="", metavar="TEXT", help="where the text comes from (default: the file's name)"
    )
    ingest.add_argument("--out", metavar="F", help="write the manifest to this file (default: print it)")

    diff = verbs.add_parser("diff", help="compare two rules versions", allow_abbrev=False)
    diff.add_argument("old", metavar="A", help="a rules version, or a manifest")
    diff.add_argument("new", metavar="B", help="a later one")
    diff.add_argument("--suite", action="append", metavar="PATH", help=_SUITE)
    diff.add_argument("--json", action="store_true", help="as one JSON document")

    coverage = verbs.add_parser("coverage", help="show which scenarios cite each rule", allow_abbrev=False)
    coverage.add_argument("--rules", metavar="V", help="rules version, or a manifest (default: the newest)")
    coverage.add_argument("--suite", action="append", metavar="PATH", help=_SUITE)
    coverage.add_argument("--all", action="store_true", help="list every rule, not only the open ones")
    coverage.add_argument("--json", action="store_true", help="as one JSON document")

    review = verbs.add_parser("review", help="stamp scenarios as checked against the rules", allow_abbrev=False)
    review.add_argument("ids", nargs="*", metavar="ID", help="the scenarios that have been checked")
    review.add_argument("--all", action="store_true", help="the whole suite")
    review.add_argument("--rules", metavar="V", help="rules version, or a manifest (default: the newest)")
    review.add_argument("--suite", action="append", metavar="PATH", help=_SUITE)
    review.add_argument("--reviews", metavar="F", help="the file of stamps (default: reports/reviews.toml)")


def run(arguments: argparse.Namespace) -> int:
    """Carry out the subcommand."""
    from conformance.terminal import harden_streams

    harden_streams()
    verbs = {"ingest": _ingest, "diff": _diff, "coverage": _coverage, "review": _review}
    return verbs[arguments.verb](arguments)


def _ingest(arguments: argparse.Namespace) -> int:
    import sys

    from conformance.files import check_writable, write_whole
    from conformance.manifest.ingest import ingest, report
    from conformance.manifest.store import to_json

    if arguments.out:
        check_writable(arguments.out)
    manifest = ingest(arguments.file, arguments.version, date=arguments.date, source=arguments.source)
    if arguments.out:
        write_whole(arguments.out, to_json(manifest))
    else:
        print(to_json(manifest), end="")
    print("\n".join(report(manifest)), file=sys.stdout if arguments.out else sys.stderr)
    return 0


def _diff(arguments: argparse.Namespace) -> int:
    import json

    from conformance.manifest.diff import affected, compare
    from conformance.manifest.store import load_manifest
    from conformance.sources import load_suite

    old, new = load_manifest(arguments.old), load_manifest(arguments.new)
    diff = compare(old, new)
    scenarios = affected(diff, load_suite(arguments.suite))
    if arguments.json:
        print(json.dumps(_diff_data(diff, scenarios), indent=2, ensure_ascii=False))
    else:
        print("\n".join(_diff_lines(diff, scenarios, old, new)))
    return 0


def _diff_data(diff: "Diff", scenarios: "list[Affected]") -> dict[str, object]:
    return {
        "old": diff.old,
        "new": diff.new,
        "kept": diff.kept,
        "renumbered": [{"from": before, "to": after} for before, after in diff.renumbered],
        "changed": diff.changed,
        "added": diff.added,
        "removed": diff.removed,
        "unknown": diff.unknown,
        "scenarios": [
            {"id": one.scenario, "rule": one.rule, "change": one.change} | ({"now": one.now} if one.now else {})
            for one in scenarios
        ],
    }


def _diff_lines(diff: "Diff", scenarios: "list[Affected]", old: "Manifest", new: "Manifest") -> list[str]:
    from conformance.manifest.numbers import outer, runs

    lines = [
        f"rules {diff.old} to {diff.new}: {len(diff.kept)} kept, {len(diff.renumbered)} renumbered, "
        f"{len(diff.changed)} changed, {len(diff.added)} added, {len(diff.removed)} removed, "
        f"{len(diff.unknown)} unknown"
    ]
    without = [manifest.rules_version for manifest in (old, new) if not manifest.hashed]
    if without:
        lines.append(f"the manifest of {' and that of '.join(without)} has no hashes: only the numbers can be compared")
    moved = dict(diff.renumbered)
    # Where a rule has moved with its parts, the parts need no line of their own.
    leading = [
        (before, after)
        for before, after in diff.renumbered
        if not (
            outer(before) and moved.get(outer(before)) == outer(after) and before.split(".")[-1] == after.split(".")[-1]
        )
    ]
    if leading:
        lines += ["", f"renumbered ({len(diff.renumbered)}; parts that moved with their rule are not listed):"]
        lines += [f"  {before} -> {after}  {new.by_number[after].name}" for before, after in leading]
    listed = {"changed": diff.changed, "added": diff.added, "removed": diff.removed}
    if not without:
        listed["unknown, for want of a hash"] = diff.unknown
    for title, numbers in listed.items():
        if numbers:
            lines += ["", f"{title} ({len(numbers)}):", *_wrapped(runs(numbers))]
    if scenarios:
        count = len({one.scenario for one in scenarios})
        lines += [
            "",
            f"scenarios that hold in {diff.old} and, by the numbers they cite, are to be looked at ({count}):",
        ]
        lines += [
            f"  {one.scenario}: rule {one.rule} {one.change}{f' to {one.now}' if one.now else ''}" for one in scenarios
        ]
    return lines


def _coverage(arguments: argparse.Namespace) -> int:
    import json

    from conformance.manifest.coverage import coverage, load_reasons
    from conformance.manifest.store import load_manifest, newest_version
    from conformance.sources import load_suite

    manifest = load_manifest(arguments.rules or newest_version())
    found = coverage(manifest, load_suite(arguments.suite), load_reasons(manifest.rules_version))
    if arguments.json:
        print(json.dumps(_coverage_data(found), indent=2, ensure_ascii=False))
    else:
        print("\n".join(_coverage_lines(found, everything=arguments.all)))
    return 0


def _coverage_data(found: "Coverage") -> dict[str, object]:
    return {
        "rules_version": found.version,
        "summary": {state: found.count(state) for state in ("cited", "by its parts", "needs none", "open")},
        "rules": [
            {
                "number": one.rule.number,
                "name": one.rule.name,
                "state": one.state,
                "scenarios": one.cited_by,
                "scenarios_of_parts": one.parts_cited_by,
                "reason": one.reason if one.state == "needs none" else "",
            }
            for one in found.rules
        ],
        "unknown": [{"id": scenario, "rule": rule} for scenario, rule in found.unknown],
        "needless_reasons": found.needless,
    }


def _coverage_lines(found: "Coverage", *, everything: bool) -> list[str]:
    from conformance.manifest.numbers import runs

    lines = [
        f"rules {found.version}: {len(found.rules)} rules, {found.count('cited')} cited by scenarios, "
        f"{found.count('by its parts')} by their parts, {found.count('needs none')} that need none, "
        f"{found.count('open')} open"
    ]
    if everything:
        for one in found.rules:
            said = {
                "cited": ", ".join(one.cited_by),
                "by its parts": f"by its parts: {', '.join(one.parts_cited_by)}",
                "needs none": f"needs none: {one.reason}",
                "open": "open",
            }[one.state]
            lines.append(f"  {one.rule.number} ({one.rule.name}): {said}")
    else:
        names: dict[str, list[str]] = {}
        for one in found.rules:
            if one.state == "open":
                names.setdefault(one.rule.name, []).append(one.rule.number)
        lines += [f"  open, {name}: {', '.join(runs(numbers))}" for name, numbers in names.items()]
    lines += [
        f"  {scenario} cites rule {rule}, which {found.version} does not have" for scenario, rule in found.unknown
    ]
    lines += [f"  no-scenario.toml gives a reason for {rules} that no rule needs" for rules in found.needless]
    return lines


def _review(arguments: argparse.Namespace) -> int:
    from conformance.errors import InputError
    from conformance.files import check_writable, write_whole
    from conformance.manifest.reviews import load_reviews, stamped, to_toml
    from conformance.manifest.store import load_manifest, newest_version
    from conformance.selection import find
    from conformance.sources import load_suite, shown_path

    if bool(arguments.ids) == arguments.all:
        raise InputError("name the scenarios that have been checked, or say --all for the whole suite")
    if arguments.suite and not arguments.reviews:
        raise InputError("scenarios of your own need a file of stamps of their own; name it with --reviews")
    path = _reviews_path(arguments.reviews)
    check_writable(str(path))
    suite = load_suite(arguments.suite)
    manifest = load_manifest(arguments.rules or newest_version())
    chosen: list[Scenario] = suite if arguments.all else [find(suite, wanted) for wanted in arguments.ids]
    reviews = load_reviews(path, arguments.reviews or path.name)
    known = {scenario.id for scenario in suite}
    # What was named may be a part of the scenarios that the file is about.
    gone = [] if arguments.suite else [scenario for scenario in reviews if scenario not in known]
    kept = {scenario: stamps for scenario, stamps in reviews.items() if scenario not in gone}
    write_whole(str(path), to_toml(stamped(chosen, manifest, kept)))
    print(f"stamped {len(chosen)} scenarios as checked against rules {manifest.rules_version} in {shown_path(path)}")
    if gone:
        print(f"dropped the stamps of {len(gone)} scenarios that are not there any more: {', '.join(sorted(gone))}")
    return 0


def _reviews_path(given: "str | None") -> "Path":
    from pathlib import Path

    from conformance.errors import InputError
    from conformance.sources import suite_root

    if given:
        return Path(given)
    folder = suite_root() / "reports"
    if not folder.is_dir():
        raise InputError("there is no folder reports/ beside the suite; name the file of stamps with --reviews")
    return folder / "reviews.toml"


def _wrapped(items: list[str]) -> list[str]:
    import textwrap

    return textwrap.wrap(", ".join(items), 110, initial_indent="  ", subsequent_indent="  ", break_long_words=False)
