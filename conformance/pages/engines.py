"""What a report page says of each engine: who it is, what it can do, whether its adapter is sound, how it came out."""

import re
from collections import Counter
from collections.abc import Sequence

import msgspec

from conformance.capabilities import known_capabilities
from conformance.engines.base import Settings
from conformance.report import Report, count_tested
from conformance.smoke import Check
from conformance.verdicts import FAILING, VERDICTS
from conformance.wording import clean

_NAME, _TEXT, _MOST = 60, 300, 200


class Bar(msgspec.Struct, frozen=True):
    """How many scenarios came out in which way: the four things that a reader tells apart."""

    passed: int
    failed: int
    open: int
    untested: int

    @property
    def total(self) -> int:
        """All of them."""
        return self.passed + self.failed + self.open + self.untested

    @property
    def tested(self) -> int:
        """Those that say something of the engine."""
        return self.total - self.untested


class Row(msgspec.Struct, frozen=True):
    """A rulebook section of one engine."""

    section: str
    bar: Bar


class EngineCard(msgspec.Struct, frozen=True):
    """One report as it is shown: ``key`` names it in addresses, ``label`` tells it from the others on the page."""

    key: str
    label: str
    name: str
    version: str
    language: str
    rules: str
    suite: str
    plays_by: str
    capabilities: tuple[str, ...] | None
    of_capabilities: int
    settings: tuple[tuple[str, str], ...]
    smoke: tuple[Check, ...]
    summary: tuple[tuple[str, int], ...]
    known: int
    bar: Bar
    rows: tuple[Row, ...]
    log: tuple[str, ...]

    @property
    def smoke_result(self) -> str:
        """The sum of the checks in words."""
        failed = sum(check.verdict == "failed" for check in self.smoke)
        passed = sum(check.verdict == "passed" for check in self.smoke)
        if not self.smoke:
            return "not checked"
        if failed:
            return f"{failed} of {len(self.smoke)} checks failed"
        return f"sound, {passed} of {len(self.smoke)} checks apply"


def engine_cards(reports: Sequence[Report], sections: Sequence[Sequence[tuple[str, str]]]) -> list[EngineCard]:
    """The cards of several reports.

    Args:
        reports: the reports.
        sections: for each report its results, each as rulebook section and verdict.
    """
    labels = _labels(reports)
    keys = _keys(labels)
    return [
        _card(report, found, label, key)
        for report, found, label, key in zip(reports, sections, labels, keys, strict=True)
    ]


def cut(text: str, most: int = _TEXT) -> str:
    """A text from anywhere on one line, without control characters, cut with a note where it is too long."""
    more = len(text) - most
    return clean(text) if more <= 0 else f"{clean(text[:most])}… (cut, {more} more characters)"


def shown_rules(version: str) -> str:
    """A rules version as it is shown, and as details are found by."""
    return cut(version, 20)


def bar_of(verdicts: Sequence[str]) -> Bar:
    """Count verdicts."""
    counts = Counter(verdicts)
    return Bar(
        passed=counts["passed"],
        failed=sum(counts[verdict] for verdict in FAILING - {"not run"}),
        open=counts["unruled"],
        untested=counts["unsupported"] + counts["not run"],
    )


def _card(report: Report, found: Sequence[tuple[str, str]], label: str, key: str) -> EngineCard:
    by_section: dict[str, list[str]] = {}
    for section, verdict in found:
        by_section.setdefault(section, []).append(verdict)
    engine = report.engine
    bar = bar_of([verdict for _, verdict in found])
    assert bar.tested == count_tested(report.results)
    return EngineCard(
        key=key,
        label=label,
        name=cut(engine.name, _NAME),
        version=cut(engine.version, _NAME),
        language=cut(engine.language, _NAME),
        rules=shown_rules(report.rules_version),
        suite=cut(f"{report.suite.name} {report.suite.version}", _NAME),
        plays_by=shown_rules(engine.rules_version),
        capabilities=_capabilities(report),
        of_capabilities=len(known_capabilities()),
        settings=tuple(_settings(engine.settings)),
        smoke=tuple(Check(cut(one.name), one.verdict, cut(one.detail)) for one in report.smoke[:20]),
        summary=tuple((verdict, report.summary.get(verdict, 0)) for verdict in VERDICTS),
        known=sum(result.deviation is not msgspec.UNSET for result in report.results),
        bar=bar,
        rows=tuple(Row(section, bar_of(verdicts)) for section, verdicts in sorted(by_section.items())),
        log=tuple(cut(line) for line in report.log[-_MOST:]),
    )


def _capabilities(report: Report) -> tuple[str, ...] | None:
    if report.engine.capabilities is None:
        return None
    return tuple(cut(one, _NAME) for one in sorted(report.engine.capabilities)[:_MOST])


def _settings(settings: Settings) -> list[tuple[str, str]]:
    """The settings in which an engine differs from the rules' own way."""
    usual = Settings()
    return [
        (field.replace("_", " "), str(getattr(settings, field)).lower())
        for field in Settings.__struct_fields__
        if getattr(settings, field) != getattr(usual, field)
    ]


def _labels(reports: Sequence[Report]) -> list[str]:
    """What to call each engine: its name, with as much added as tells it from the others."""
    labels = [cut(report.engine.name, 30) for report in reports]
    by_rules = [f"rules {shown_rules(report.rules_version)}" for report in reports]
    by_version = [cut(report.engine.version, 20) for report in reports]
    for extra in (by_rules, by_version):
        shared = Counter(labels)
        labels = [
            f"{label}, {one}" if shared[label] > 1 and _differs(labels, extra, label) else label
            for label, one in zip(labels, extra, strict=True)
        ]
    counts: Counter[str] = Counter(labels)
    seen: Counter[str] = Counter()
    numbered = []
    for label in labels:
        seen[label] += 1
        numbered.append(f"{label} #{seen[label]}" if counts[label] > 1 else label)
    return numbered


def _differs(labels: Sequence[str], extra: Sequence[str], label: str) -> bool:
    return len({one for name, one in zip(labels, extra, strict=True) if name == label}) > 1


def _keys(labels: Sequence[str]) -> list[str]:
    """A short name for each label that can stand in an address; never the same twice."""
    keys: list[str] = []
    for number, label in enumerate(labels, 1):
        key = re.sub(r"[^a-z0-9.]+", "-", label.casefold()).strip("-") or f"engine-{number}"
        keys.append(key if key not in keys else f"{key}-{number}")
    return keys
