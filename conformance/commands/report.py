"""``report``: put reports of several engines or versions into one HTML page."""

import argparse


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of ``report``."""
    parser.add_argument("folder", metavar="DIR", help="the folder that gets the page, as index.html")
    parser.add_argument("reports", nargs="+", metavar="REPORT", help="reports of run --json, in the order of the page")
    parser.add_argument(
        "--scenarios",
        action="append",
        metavar="PATH",
        help="files or folders of the scenarios that were run (default: the whole suite)",
    )


def run(arguments: argparse.Namespace) -> int:
    """Write the page and say where it is."""
    import os
    from pathlib import Path

    from conformance.errors import InputError
    from conformance.files import check_writable, write_whole
    from conformance.pages.report_page import make_page
    from conformance.recorded import load_report
    from conformance.sources import load_suite

    reports = [load_report(path) for path in arguments.reports]
    page = str(Path(arguments.folder) / "index.html")
    try:
        os.makedirs(arguments.folder, exist_ok=True)
    except OSError as error:
        raise InputError(f"cannot be made a folder: {error.strerror}", arguments.folder) from error
    check_writable(page)
    write_whole(page, make_page(reports, load_suite(arguments.scenarios)))
    print(f"{page}: {len(reports)} report{'' if len(reports) == 1 else 's'}")
    return 0
