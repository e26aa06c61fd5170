"""``gate``: hold a run against a committed baseline, and decide whether it may pass."""

import argparse
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from conformance.gate.baseline import Baseline
    from conformance.gate.outcome import Stamps
    from conformance.vocabulary import Scenario


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of ``gate``."""
    parser.add_argument("report", metavar="REPORT", help="what run --json has written")
    parser.add_argument("--baseline", required=True, metavar="FILE", help="what the run is held against")
    parser.add_argument("--update", action="store_true", help="accept the run: write it to the baseline")
    parser.add_argument("--deviations", metavar="FILE", help="scenarios known to fail, which may pass")
    parser.add_argument("--suite", action="append", metavar="PATH", help="scenarios of your own (default: the suite)")
    parser.add_argument(
        "--rules", metavar="V", help="the rules of today: a version, or a manifest (default: the newest)"
    )
    parser.add_argument("--reviews", metavar="FILE", help="the review stamps (default: reports/reviews.toml)")
    parser.add_argument("--markdown", metavar="FILE", help="write it as Markdown too; - for standard output instead")
    parser.add_argument("--all", action="store_true", help="list everything, not only what fits on a screen")


def run(arguments: argparse.Namespace) -> int:
    """Judge the run; nothing is written before all input has been found sound."""
    import sys

    from conformance import deviations
    from conformance.files import check_writable, write_whole
    from conformance.gate import show
    from conformance.gate.baseline import baseline_of, check_version, to_json
    from conformance.gate.outcome import BROKEN, judge
    from conformance.recorded import load_report
    from conformance.sources import load_suite
    from conformance.terminal import harden_streams

    if arguments.markdown and arguments.markdown != "-":
        check_writable(arguments.markdown)
    report = load_report(arguments.report)
    check_version(report.suite, arguments.report, "report", "run the suite again")
    baseline = _baseline(arguments)
    suite = load_suite(arguments.suite)
    known = None
    if arguments.deviations:
        known = deviations.load(arguments.deviations)
        deviations.check_known(known, suite)
    ids = None if arguments.suite else {scenario.id for scenario in suite}
    outcome = judge(report, baseline, known, _stamps(arguments, suite), suite=ids, accepted=arguments.update)
    if arguments.update:
        if outcome.code == BROKEN:
            outcome.accepted = False
            outcome.notes.append("the baseline stays as it is: no run of a broken engine can be one")
        else:
            write_whole(arguments.baseline, to_json(baseline_of(report)))
    harden_streams()
    if arguments.markdown != "-":
        sys.stdout.write(show.text(outcome, arguments.baseline, everything=arguments.all))
    if arguments.markdown:
        page = show.markdown(outcome, arguments.baseline, everything=arguments.all)
        if arguments.markdown == "-":
            sys.stdout.write(page)
        else:
            write_whole(arguments.markdown, page)
    return outcome.code


def _baseline(arguments: argparse.Namespace) -> "Baseline | None":
    """The baseline that there is; one that is about to be written may be missing, or of another version."""
    from pathlib import Path

    from conformance.errors import InputError
    from conformance.files import check_writable
    from conformance.gate.baseline import load_baseline

    path = Path(arguments.baseline)
    if path.exists():
        if arguments.update:
            check_writable(arguments.baseline)
        return load_baseline(arguments.baseline, of_any_version=arguments.update)
    if not arguments.update:
        message = "there is no such baseline; accept this run as the first one with --update"
        raise InputError(message, arguments.baseline)
    check_writable(arguments.baseline)
    return None


def _stamps(arguments: argparse.Namespace, suite: "Sequence[Scenario]") -> "Stamps":
    """What is to be reviewed; nobody asks where the suite came without stamps, as in an installed package."""
    from pathlib import Path

    from conformance.errors import InputError
    from conformance.gate.outcome import Stamps, review
    from conformance.manifest.reviews import load_reviews
    from conformance.manifest.store import load_manifest, newest_version
    from conformance.sources import shown_path, suite_root

    if arguments.reviews:
        path = Path(arguments.reviews)
        if not path.exists():
            raise InputError('there are no stamps; make them with "rules review"', arguments.reviews)
    elif arguments.suite:
        return Stamps(skipped="scenarios of your own; name their stamps with --reviews")
    else:
        folder = suite_root() / "reports"
        if not folder.is_dir():
            return Stamps(skipped="this is an installed suite, whose stamps were looked at before it came out")
        path = folder / "reviews.toml"
    reviews = load_reviews(path, arguments.reviews or shown_path(path))
    return review(suite, load_manifest(arguments.rules or newest_version()), reviews)
