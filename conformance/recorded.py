"""Reading back the reports that ``run --json`` has written, and refusing what is not a whole one."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from conformance.errors import InputError, quoted
from conformance.report import Report, summarise
from conformance.sources.files import read_text
from conformance.version import SUITE

_AGAIN = 'make it with "riftbound-conformance run --json FILE"'


def load_report(path: str) -> Report:
    """Read a report.

    Raises:
        InputError: it cannot be read, was cut off, is no report, one of another suite, or contradicts itself.
    """
    text = read_text(Path(path), path)
    try:
        data = json.loads(text)
    except RecursionError:
        raise InputError(f"is nested too deeply for a report; {_AGAIN}", path) from None
    except ValueError as error:
        line = getattr(error, "lineno", 1)
        raise InputError(f"is not a whole report, its JSON breaks off or is wrong here; {_AGAIN}", path, line) from None
    _check_kind(data, path)
    try:
        report = msgspec.convert(data, Report)
    except msgspec.ValidationError as error:
        raise InputError(f"is not a report of this form ({error}); {_AGAIN}", path) from None
    _check_sense(report, path)
    return report


def _check_kind(data: Any, path: str) -> None:
    """Refuse what is something else, or was cut off."""
    suite = data.get("suite") if isinstance(data, Mapping) else None
    name = suite.get("name") if isinstance(suite, Mapping) else None
    if name is None:
        raise InputError(f"is no report of a run; {_AGAIN}", path)
    if name != SUITE:
        raise InputError(f"is a report of another suite, {quoted(name)}; {_AGAIN}", path)
    if data.get("complete") is not True:
        raise InputError(f"has no closing record, so that something of it may be missing; {_AGAIN}", path)


def _check_sense(report: Report, path: str) -> None:
    """Refuse a report that has been tampered with or put together."""
    seen: set[str] = set()
    for result in report.results:
        if result.id in seen:
            raise InputError(f"has the scenario {quoted(result.id)} twice; {_AGAIN}", path)
        seen.add(result.id)
    counted = summarise(report.results)
    for verdict, count in counted.items():
        said = report.summary.get(verdict, 0)
        if said != count:
            raise InputError(f"says {said} {verdict} and has {count}; {_AGAIN}", path)
