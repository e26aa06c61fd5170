"""Review stamps: which text of each rule a scenario was last checked against."""

import json
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

import tomli

from conformance.errors import InputError, quoted
from conformance.manifest.model import Manifest
from conformance.manifest.numbers import is_number, key
from conformance.sources.files import read_text
from conformance.vocabulary.scenario import Scenario

# For each scenario, for each rule that it cites, "VERSION" or "VERSION:HASH".
Reviews = dict[str, dict[str, str]]

_STAMP = re.compile(r"\d+(?:\.\d+)+(?::[0-9a-f]{16})?")
_HEAD = """\
# Which text of each cited rule a scenario was last checked against: the rules version and, where its manifest has
# one, the hash of the rule. Written by "riftbound-conformance rules review"; the gate names what is out of date.

[reviews]
"""


@dataclass(frozen=True)
class Stale:
    """A citation that nobody has checked against the current rules.

    ``reviewed`` and ``current`` are rules versions; ``reviewed`` is "" where it was never checked. ``why`` is
    "changed", "removed", or "never reviewed".
    """

    scenario: str
    rule: str
    reviewed: str
    current: str
    why: str


def stale(scenarios: Iterable[Scenario], manifest: Manifest, reviews: Reviews) -> list[Stale]:
    """Find the citations that have to be checked again.

    Two hashes are compared where there are two, and then the version does not matter. Where one is missing, a stamp is
    good for its own rules version only.

    Args:
        scenarios: the suite; those that do not hold in the manifest's version count too, as they cite the same rules.
        manifest: the current rules.
        reviews: the stamps.
    """
    current = manifest.rules_version
    found = []
    for scenario in scenarios:
        stamps = reviews.get(scenario.id, {})
        for rule in scenario.rules:
            entry = manifest.by_number.get(rule)
            version, _, digest = stamps.get(rule, "").partition(":")
            if not version:
                found.append(Stale(scenario.id, rule, "", current, "never reviewed"))
            elif entry is None:
                found.append(Stale(scenario.id, rule, version, current, "removed"))
            elif digest and entry.hash is not None:
                if digest != entry.hash:
                    found.append(Stale(scenario.id, rule, version, current, "changed"))
            elif version != current:
                found.append(Stale(scenario.id, rule, version, current, "changed"))
    return found


def say(one: Stale) -> str:
    """A stale citation in one line, with what to do about it."""
    if one.why == "never reviewed":
        return f"{one.scenario}: its citation of rule {one.rule} was never reviewed against {one.current}"
    if one.why == "removed":
        return f"{one.scenario}: rule {one.rule}, reviewed in {one.reviewed}, is not in {one.current}; cite another"
    if one.reviewed == one.current:
        return f"{one.scenario}: rule {one.rule} of {one.current} has another text now than when it was reviewed"
    return f"{one.scenario}: rule {one.rule}, reviewed in {one.reviewed}, may read differently in {one.current}"


def stamped(scenarios: Iterable[Scenario], manifest: Manifest, reviews: Mapping[str, dict[str, str]]) -> Reviews:
    """The stamps with those of some scenarios renewed.

    Args:
        scenarios: those that have just been checked.
        manifest: the rules that they have been checked against.
        reviews: the stamps so far.

    Raises:
        InputError: a scenario cites a rule that the manifest does not have.
    """
    renewed = dict(reviews)
    for scenario in scenarios:
        stamps = {}
        for rule in scenario.rules:
            entry = manifest.by_number.get(rule)
            if entry is None:
                message = f"cites rule {rule}, which rules version {manifest.rules_version} does not have; cite another"
                raise InputError(message, scenario.file, scenario.line)
            stamps[rule] = manifest.rules_version + (f":{entry.hash}" if entry.hash else "")
        renewed[scenario.id] = stamps
    return renewed


def load_reviews(path: Path, shown: str) -> Reviews:
    """Load the stamps; none where there is no such file yet.

    Raises:
        InputError: the file is not TOML, or holds something else than stamps.
    """
    if not path.exists():
        return {}
    try:
        data = tomli.loads(read_text(path, shown))
    except tomli.TOMLDecodeError as error:
        raise InputError(f'is no TOML: {error}; make it again with "rules review --all"', shown) from None
    reviews = data.pop("reviews", None)
    if not isinstance(reviews, dict) or data:
        raise InputError('holds no table "reviews", or more than that; see "rules review"', shown)
    for scenario, stamps in reviews.items():
        if not isinstance(stamps, dict):
            raise InputError(f'the stamps of "{scenario}" are {quoted(stamps)}; a table of rules is needed', shown)
        for rule, stamp in stamps.items():
            if not is_number(rule) or not isinstance(stamp, str) or not _STAMP.fullmatch(stamp):
                message = (
                    f'"{scenario}" has {quoted(rule)} = {quoted(stamp)}; a rule = "VERSION" or "VERSION:HASH" is needed'
                )
                raise InputError(message, shown)
    return reviews


def to_toml(reviews: Reviews) -> str:
    """The stamps as TOML, a line for each scenario in the order of their ids, so that two changes seldom collide."""
    lines = []
    for scenario, stamps in sorted(reviews.items()):
        inner = ", ".join(f'"{rule}" = "{stamps[rule]}"' for rule in sorted(stamps, key=key))
        lines.append(f"{json.dumps(scenario)} = {{ {inner} }}")
    return _HEAD + "\n".join(lines) + "\n"
