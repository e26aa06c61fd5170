"""From a file that holds the rules text to a manifest of that rules version."""

from pathlib import Path

from conformance.errors import InputError, quoted
from conformance.manifest.build import from_text
from conformance.manifest.columns import beside_a_column, read_columns
from conformance.manifest.found import Found
from conformance.manifest.in_line import read_in_line
from conformance.manifest.model import Manifest
from conformance.manifest.numbers import runs
from conformance.manifest.reading import date_of, read_pages
from conformance.manifest.store import is_version

# With more rules than this share left without text, the numbers do not stand before their rules.
_OUT_OF_STEP = 0.1

_EXPLAINED = {
    "missing": "missing, though their neighbours or parts are there",
    "doubled": "met more than once, so without a hash",
    "out of order": "out of order",
    "without text": "without text",
    "not placed": "not told from their neighbours with certainty, so without a hash",
}


def ingest(file: str, version: str, *, date: str = "", source: str = "") -> Manifest:
    """Make the manifest of a rules version.

    Args:
        file: a text, Markdown or PDF file of the rules, in any layout.
        version: the rules version, such as "1.5".
        date: the date of that version; by default what the text says of itself.
        source: a note on where the text comes from; by default the name of the file.

    Raises:
        InputError: the version is none, or the file cannot be read or holds no numbered rules.
    """
    if not is_version(version):
        raise InputError(f'{quoted(version)} is no rules version; write it like "1.5"')
    pages = read_pages(Path(file), file)
    found = _found(pages)
    if not found.rules:
        raise InputError("holds no numbered rules; name a file that holds the rules text", file)
    return from_text(found, version, date or date_of(pages), source or Path(file).name)


def report(manifest: Manifest) -> list[str]:
    """What to tell about a manifest just made: how much it holds, and what the extraction got wrong."""
    hashed = sum(rule.hash is not None for rule in manifest.rules)
    headings = sum(rule.heading for rule in manifest.rules)
    examples = sum(rule.examples or 0 for rule in manifest.rules)
    dated = f" of {manifest.date}" if manifest.date else ""
    lines = [
        f"rules {manifest.rules_version}{dated}: {len(manifest.rules)} rules, {headings} of them headings, "
        f"{hashed} with a hash, {examples} examples"
    ]
    for problem in manifest.problems:
        lines.append(f"{len(problem.rules)} {_EXPLAINED[problem.fault]}: {', '.join(runs(problem.rules))}")
    return lines


def _found(pages: list[str]) -> Found:
    in_line = read_in_line(pages)
    out_of_step = len(in_line.without_text()) > len(in_line.rules) * _OUT_OF_STEP
    return read_columns(pages) if out_of_step and beside_a_column(pages) else in_line
