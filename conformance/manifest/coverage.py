"""Which scenarios cite each rule of a version, and why some rules need none."""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

import tomli

from conformance.errors import InputError, quoted
from conformance.manifest.model import Manifest, RuleEntry
from conformance.manifest.numbers import is_number, key, outer
from conformance.manifest.store import RULEBOOK
from conformance.sources.files import read_text
from conformance.vocabulary.scenario import Scenario

REASONS = RULEBOOK / "no-scenario.toml"


@dataclass(frozen=True)
class Covered:
    """A rule with the scenarios that cite it and those that cite a part of it, or the reason why it needs none.

    ``source`` is the entry of the file of reasons that gives it; "" where it follows from the rule being a heading.
    """

    rule: RuleEntry
    cited_by: tuple[str, ...]
    parts_cited_by: tuple[str, ...]
    reason: str
    source: str

    @property
    def state(self) -> str:
        """How the rule is covered: "cited", "by its parts", "needs none", or "open"."""
        if self.cited_by:
            return "cited"
        if self.parts_cited_by:
            return "by its parts"
        return "needs none" if self.reason else "open"


@dataclass(frozen=True)
class Coverage:
    """All rules of a version.

    ``unknown`` are numbers that scenarios cite and the version does not have, each after its scenario; ``needless`` are
    entries of the file of reasons that no rule needs.
    """

    version: str
    rules: tuple[Covered, ...]
    unknown: tuple[tuple[str, str], ...]
    needless: tuple[str, ...]

    def count(self, state: str) -> int:
        """How many rules are covered in a way."""
        return sum(rule.state == state for rule in self.rules)


def coverage(manifest: Manifest, scenarios: Iterable[Scenario], reasons: Mapping[str, str]) -> Coverage:
    """Find for each rule the scenarios that cite it.

    Args:
        manifest: the rules of a version.
        scenarios: the suite; only what holds in that version counts.
        reasons: see ``load_reasons``.

    Returns:
        Every rule in order, the citations of rules that do not exist, and the reasons that no rule needs.
    """
    cited: defaultdict[str, dict[str, None]] = defaultdict(dict)
    parts: defaultdict[str, dict[str, None]] = defaultdict(dict)
    unknown = []
    for scenario in scenarios:
        if manifest.rules_version not in scenario.versions:
            continue
        for rule in scenario.rules:
            if rule not in manifest.by_number:
                unknown.append((scenario.id, rule))
                continue
            cited[rule][scenario.id] = None
            for whole in manifest.above(rule):
                parts[whole][scenario.id] = None
    ranges = _ranges(reasons)
    rules = tuple(
        Covered(
            rule,
            tuple(cited.get(rule.number, ())),
            tuple(one for one in parts.get(rule.number, ()) if one not in cited.get(rule.number, {})),
            *_reason(rule, reasons, ranges),
        )
        for rule in manifest.rules
    )
    needed = {covered.source for covered in rules if covered.state == "needs none"}
    needless = sorted(reasons.keys() - needed, key=lambda entry: key(entry.partition("-")[0]))
    return Coverage(manifest.rules_version, rules, tuple(unknown), tuple(needless))


def load_reasons(version: str) -> dict[str, str]:
    """The reasons why rules of a version need no scenario.

    Returns:
        A reason for each key: a rule, which speaks for its parts too, or a range of rules of three digits, as in
        "325-348". Of several that speak for a rule, the nearest to it holds. Empty where a version has none.

    Raises:
        InputError: the file is not as described.
    """
    shown = REASONS.name
    try:
        data = tomli.loads(read_text(REASONS, shown))
    except tomli.TOMLDecodeError as error:
        raise InputError(f"is no TOML: {error}", shown) from None
    reasons = data.get(version, {})
    for rules, reason in reasons.items():
        ends = rules.split("-")
        ranged = len(ends) == 2 and all(is_number(end) and not outer(end) for end in ends) and ends[0] < ends[1]
        if not (ranged or is_number(rules)) or not isinstance(reason, str) or not reason:
            message = f'{quoted(rules)} = {quoted(reason)} is no reason; a rule or a range such as "325-348" is needed'
            raise InputError(f"{message}, and a text", shown)
    return dict(reasons)


def _ranges(reasons: Mapping[str, str]) -> list[tuple[str, str]]:
    """The entries that are ranges, by their ends, the shortest first."""
    found = [(low, high) for low, dash, high in (entry.partition("-") for entry in reasons) if dash]
    return sorted(found, key=lambda ends: int(ends[1]) - int(ends[0]))


def _reason(rule: RuleEntry, reasons: Mapping[str, str], ranges: Sequence[tuple[str, str]]) -> tuple[str, str]:
    """The reason why a rule needs no scenario and the entry that gives it; nothing where there is none."""
    number = rule.number
    while number:
        if number in reasons:
            return reasons[number], number
        number = outer(number)
    top = rule.number.partition(".")[0]
    for low, high in ranges:
        if low <= top <= high:
            entry = f"{low}-{high}"
            return reasons[entry], entry
    return ("heading" if rule.heading else ""), ""
