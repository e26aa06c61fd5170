"""``lint``: check feature and case files for mistakes that would pass unnoticed."""

import argparse


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of ``lint``."""
    parser.add_argument("paths", nargs="*", metavar="PATH", help="files or folders (default: the whole suite)")


def run(arguments: argparse.Namespace) -> int:
    """Print every finding, one a line; the code is 1 when there are any."""
    from conformance.lint import lint
    from conformance.terminal import harden_streams

    harden_streams()
    findings = list(lint(arguments.paths or None))
    for finding in findings:
        print(finding)
    if not findings:
        print("no findings")
    return 1 if findings else 0
