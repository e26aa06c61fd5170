"""What a scenario says of itself, and how it is written: id, rules, status, source and versions."""

import re
from collections.abc import Iterable, Sequence
from functools import cache
from typing import get_args

from conformance.errors import InputError, quoted, suggest
from conformance.vocabulary.scenario import Source, SourceKind, Status

STATUSES: tuple[Status, ...] = get_args(Status)
SOURCE_KINDS: tuple[SourceKind, ...] = get_args(SourceKind)
VERSIONS = ("1.0", "1.1", "1.2", "1.3", "1.4")
TAGS = ("id", "rule", "status", "source", "version")

RULE = re.compile(r"[1-9]\d{2}(\.(\d+|[a-z]))*")
_WORD = r"[a-z0-9]+(-[a-z0-9]+)*"
_ID = re.compile(rf"{_WORD}(\.{_WORD})+")
_CASE = re.compile(_WORD)


def check_id(scenario_id: str) -> str:
    """The id, if it is written as one.

    Raises:
        InputError: without a file, when it is not.
    """
    if not _ID.fullmatch(scenario_id):
        raise InputError(
            f"{quoted(scenario_id)} is no id; small letters, digits and hyphens, in parts joined by dots: "
            '"might.reduce-to-minimum"'
        )
    return scenario_id


def check_case(case: str) -> str:
    """The name of an outline's row, which ends the row's id.

    Raises:
        InputError: without a file, when it cannot be part of an id.
    """
    if not _CASE.fullmatch(case):
        raise InputError(f"{quoted(case)} cannot name a case; small letters, digits and hyphens, as in one-older")
    return case


def check_rules(rules: Sequence[str]) -> tuple[str, ...]:
    """The rule numbers, each once.

    Raises:
        InputError: without a file, when there is none or one is not a rule number.
    """
    if not rules:
        raise InputError("cites no rule; add at least one, as in 477.3.b")
    for rule in rules:
        if not RULE.fullmatch(rule):
            raise InputError(f"{quoted(rule)} is no rule number; as in 477.3.b")
    return tuple(dict.fromkeys(rules))


def check_status(status: str) -> Status:
    """The status, if it is a known one.

    Raises:
        InputError: without a file, when it is not.
    """
    for known in STATUSES:
        if status == known:
            return known
    raise InputError(f"unknown status {quoted(status)}; {suggest(status, STATUSES)}")


def check_versions(versions: Iterable[str]) -> tuple[str, ...]:
    """The rules versions in which the scenario holds, each once.

    Raises:
        InputError: without a file, when one is unknown.
    """
    for version in (found := tuple(dict.fromkeys(versions))):
        if version not in VERSIONS:
            raise InputError(f"unknown rules version {quoted(version)}; {suggest(version, VERSIONS)}")
    return found


@cache
def parse_source(text: str) -> Source:
    """A source as a tag writes it: its kind, a hyphen and where, as in "core-rules-477.3.b" or "seed-000".

    Raises:
        InputError: without a file, when the kind is unknown or the place is missing.
    """
    for kind in SOURCE_KINDS:
        if text.startswith(f"{kind}-") and len(text) > len(kind) + 1:
            return Source(kind, text[len(kind) + 1 :])
    kinds = ", ".join(SOURCE_KINDS)
    raise InputError(f"unknown source {quoted(text)}; a kind ({kinds}), a hyphen and where: seed-000")


def join_sources(sources: Sequence[Source]) -> Source:
    """One source of several that are of one kind, with all their places.

    Raises:
        InputError: without a file, when there is none or they are of different kinds.
    """
    kinds = list(dict.fromkeys(source.kind for source in sources))
    if not kinds:
        raise InputError("has no source; say where its answers come from, as in seed-000 or core-rules-477.3.b")
    if len(kinds) > 1:
        raise InputError(f"has sources of the kinds {' and '.join(kinds)}; keep the one that its answers come from")
    return Source(kinds[0], ", ".join(dict.fromkeys(source.where for source in sources)))
