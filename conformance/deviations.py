"""The deviations file: scenarios that an engine is known to fail. They are played and shown, and a gate lets them pass.

    [[deviation]]
    scenario = "might.reduce-to-minimum"
    reason = "limits are not read yet"
    link = "https://example.org/issues/17"

An entry must be true: one whose scenario does not exist, or does not fail, is an error.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec
import tomli

from conformance.errors import InputError, quoted, suggest
from conformance.sources.decode import decode
from conformance.sources.files import read_text
from conformance.verdicts import FAILING, Deviation, Result, Verdict
from conformance.vocabulary import Scenario

EXCUSABLE: frozenset[Verdict] = FAILING - {"protocol violation", "not run"}
_ENTRY = re.compile(r"^[ \t]*\[\[\s*deviation\s*\]\]", re.MULTILINE)
_SHAPE = "[[deviation]] with scenario, reason and link, each a text in quotes"


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One scenario that is known to fail."""

    scenario: str
    reason: str
    link: str


class Known(msgspec.Struct, frozen=True):
    """The entries of a file, each by its scenario, with the line at which it stands."""

    file: str
    entries: dict[str, tuple[Entry, int]]


def load(name: str) -> Known:
    """Read a deviations file.

    Raises:
        InputError: it cannot be read, is no TOML, or an entry is incomplete or given twice.
    """
    text = read_text(Path(name), name)
    try:
        data = tomli.loads(text)
    except tomli.TOMLDecodeError as error:
        raise InputError(f"is not valid TOML: {error.msg}; write {_SHAPE}", name, error.lineno) from None
    found = data.get("deviation", [])
    if set(data) - {"deviation"} or not isinstance(found, list):
        other = next((key for key in data if key != "deviation"), "deviation")
        raise InputError(f"{quoted(other)} does not belong here; write {_SHAPE}", name)
    lines = [text.count("\n", 0, match.start()) + 1 for match in _ENTRY.finditer(text)]
    entries: dict[str, tuple[Entry, int]] = {}
    for number, one in enumerate(found):
        line = lines[number] if number < len(lines) else 0
        entry = _entry(one, name, line)
        if entry.scenario in entries:
            first = entries[entry.scenario][1]
            raise InputError(f"{quoted(entry.scenario)} stands in line {first} already; remove one", name, line)
        entries[entry.scenario] = entry, line
    return Known(name, entries)


def check_known(known: Known, scenarios: Iterable[Scenario]) -> None:
    """Check that every entry is about a scenario that exists.

    Args:
        known: the entries.
        scenarios: all that were loaded, whichever of them are run.

    Raises:
        InputError: one is not, with its line.
    """
    ids = {scenario.id for scenario in scenarios}
    for scenario, (_, line) in known.entries.items():
        if scenario not in ids:
            raise InputError(f"no scenario has the id {quoted(scenario)}; {_near(scenario, ids)}", known.file, line)


def mark(results: Sequence[Result], known: Known) -> list[Result]:
    """Put the reason and link of its entry to every failure that is known."""
    return [_marked(result, known.entries) for result in results]


def stale(results: Iterable[Result], known: Known) -> list[InputError]:
    """Say of every entry whose scenario was played and does not fail that it must go."""
    found = []
    for result in results:
        if result.id in known.entries and result.verdict not in FAILING:
            problem = f"{quoted(result.id)} does not fail, it is {result.verdict}; remove the entry"
            found.append(InputError(problem, known.file, known.entries[result.id][1]))
    return sorted(found, key=lambda error: error.line)


def excused(results: Iterable[Result]) -> list[Result]:
    """The failures that are known, and that a gate lets pass."""
    return [one for one in results if one.deviation is not msgspec.UNSET and one.verdict in EXCUSABLE]


def _marked(result: Result, entries: Mapping[str, tuple[Entry, int]]) -> Result:
    if result.id not in entries or result.verdict not in EXCUSABLE:
        return result
    entry = entries[result.id][0]
    return msgspec.structs.replace(result, deviation=Deviation(entry.reason, entry.link))


def _entry(data: Any, file: str, line: int) -> Entry:
    try:
        entry: Entry = decode(data, Entry)
    except InputError as error:
        raise InputError(f"deviation: {error.message}", file, line) from None
    for field in ("scenario", "reason", "link"):
        if not getattr(entry, field).strip():
            raise InputError(f"deviation: {field} is empty; write {_SHAPE}", file, line)
    return entry


def _near(scenario: str, ids: Iterable[str]) -> str:
    hint = suggest(scenario, ids)
    return f"{hint}, or remove the entry" if hint.startswith("did you mean") else "remove the entry"
