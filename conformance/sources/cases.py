"""Case files as scenarios: what TOML and JSON files have in common once they are read."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from conformance.errors import InputError, quoted
from conformance.sources import metadata
from conformance.sources.check import check_steps
from conformance.sources.decode import decode, decode_step
from conformance.sources.files import section_of
from conformance.vocabulary.scenario import Scenario, Source, SourceKind, Status, Step


class Place(msgspec.Struct):
    """Where a scenario stands in its file, and each of its steps; 0 where it is not known."""

    line: int
    steps: list[int]


class Origin(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A scenario's source, as a case file writes it."""

    kind: SourceKind
    where: str


class Asked(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A scenario of which nothing is asserted: only its steps are needed."""

    steps: list[Any]
    id: str = "asked"
    title: str = ""
    rules: tuple[str, ...] = ()
    status: Status = "derived"
    source: Origin = Origin("derived", "asked")
    versions: tuple[str, ...] = ("1.4",)
    note: str = ""


class Case(Asked, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A scenario of the suite: it must say what it is and where it comes from."""

    id: str
    title: str
    rules: tuple[str, ...]
    status: Status
    source: Origin


def build(
    data: object,
    file: str,
    places: Sequence[Place],
    *,
    require_expectations: bool = True,
    problems: list[InputError] | None = None,
) -> list[Scenario]:
    """Turn the content of a case file into scenarios.

    Args:
        data: a table with a list of tables under ``scenario``, or the table of a single scenario.
        file: how the file is named, in messages and in the scenarios.
        places: where the scenarios stand in the file, in order, as far as is known.
        require_expectations: False for a scenario that is only asked; it needs no metadata either.
        problems: where given, errors are added to it instead of the first being raised, and only sound
            scenarios are returned.

    Raises:
        InputError: with file, line, scenario and step, when anything is not as it must be.
    """
    scenarios = []

    def report(error: InputError, line: int) -> None:
        if problems is None:
            raise error.at(file, line) from None
        problems.append(error.at(file, line))

    try:
        entries = _entries(data)
    except InputError as error:
        report(error, 1)
        return []
    for number, entry in enumerate(entries):
        place = places[number] if number < len(places) else Place(0, [])
        named = entry.get("id") if isinstance(entry, Mapping) else None
        name = named if isinstance(named, str) else f"scenario {number + 1}"
        try:
            scenarios.append(_scenario(entry, file, place, require_expectations))
        except InputError as error:
            report(InputError(f"{name}, {error.message}", line=error.line), place.line)
    return scenarios


def _entries(data: object) -> list[Any]:
    if not isinstance(data, Mapping):
        raise InputError('must hold a table with scenario, a list of scenarios: {"scenario": [...]}')
    if "steps" in data:
        return [data]
    others = [key for key in data if key != "scenario"]
    if others:
        raise InputError(f"{quoted(others[0])} stands outside of a scenario; put it under [[scenario]]")
    entries = data.get("scenario")
    if not isinstance(entries, list):
        raise InputError("holds no list of scenarios; begin each with [[scenario]]")
    if not entries:
        raise InputError("holds no scenario; add one, or remove the file")
    return entries


def _scenario(entry: object, file: str, place: Place, strict: bool) -> Scenario:
    case: Asked = decode(entry, Case if strict else Asked)
    if strict:
        _check_metadata(case)
    if not case.steps:
        raise InputError("steps: there are none; a scenario needs at least one")
    steps = [
        _step(data, number, place.steps[number - 1] if number <= len(place.steps) else 0, strict)
        for number, data in enumerate(case.steps, 1)
    ]
    versions = metadata.check_versions(case.versions)
    check_steps(steps, case.status if strict else None, versions)
    return Scenario(
        id=case.id,
        title=case.title or case.id,
        rules=case.rules,
        steps=tuple(steps),
        source=Source(case.source.kind, case.source.where),
        status=case.status,
        versions=versions,
        section=section_of(file, case.id),
        note=case.note,
        file=file,
        line=place.line,
    )


def _check_metadata(case: Asked) -> None:
    checks: dict[str, Callable[[], object]] = {
        "id": lambda: metadata.check_id(case.id),
        "rules": lambda: metadata.check_rules(case.rules),
    }
    for field, check in checks.items():
        try:
            check()
        except InputError as error:
            raise InputError(f"{field}: {error.message}") from None
    for field, value in (("title", case.title), ("source.where", case.source.where)):
        if not value.strip():
            raise InputError(f"{field}: is empty; say it in a few words")
    if not case.versions:
        raise InputError("versions: there are none; name one, or leave it out for the current one")


def _step(data: object, number: int, line: int, strict: bool) -> Step:
    try:
        return decode_step(data, require_expectations=strict, line=line)
    except InputError as error:
        joint = ", " if error.message.startswith('"') else ": "
        raise InputError(f"step {number}{joint}{error.message}", line=line) from None
