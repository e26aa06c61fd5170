"""What differs between two rules versions, and which scenarios to look at because of it."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from conformance.manifest.model import Manifest
from conformance.manifest.numbers import key, outer
from conformance.vocabulary.scenario import Scenario


@dataclass(frozen=True)
class Affected:
    """A scenario that cites a rule which is not the same any more; ``now`` is the new number of a renumbered one."""

    scenario: str
    rule: str
    change: str
    now: str = ""


@dataclass
class Diff:
    """The rules of two versions side by side.

    ``unknown`` are rules of the same number of which at least one version has no hash, so that nobody can say whether
    they changed.
    """

    old: str
    new: str
    kept: list[str] = field(default_factory=list)
    renumbered: list[tuple[str, str]] = field(default_factory=list)
    changed: list[str] = field(default_factory=list)
    added: list[str] = field(default_factory=list)
    removed: list[str] = field(default_factory=list)
    unknown: list[str] = field(default_factory=list)


def compare(old: Manifest, new: Manifest) -> Diff:
    """Compare two manifests.

    Equal hashes under one number are kept rules. Of the others, those whose hash stands under another number in the new
    version are renumbered; where several rules have the same text, they are paired in the order of their numbers, those
    that stay under the same renumbered rule first. What is left under a number in both is changed, or unknown where a
    hash is missing.
    """
    diff = Diff(old.rules_version, new.rules_version)
    before, after = old.by_number, new.by_number
    for number in before.keys() & after.keys():
        if before[number].hash is not None and before[number].hash == after[number].hash:
            diff.kept.append(number)
    settled = set(diff.kept)
    moved = _moved(old, new, settled)
    diff.renumbered = sorted(moved.items(), key=lambda pair: key(pair[0]))
    taken = settled | set(moved.values())
    for number in before:
        if number in settled or number in moved:
            continue
        if number not in after or number in taken:
            diff.removed.append(number)
        elif before[number].hash is None or after[number].hash is None:
            diff.unknown.append(number)
        else:
            diff.changed.append(number)
    same_number = {*diff.changed, *diff.unknown}
    diff.added = [number for number in after if number not in taken and number not in same_number]
    for numbers in (diff.kept, diff.changed, diff.added, diff.removed, diff.unknown):
        numbers.sort(key=key)
    return diff


def affected(diff: Diff, scenarios: Iterable[Scenario]) -> list[Affected]:
    """The scenarios of the old version that cite a changed or removed rule, or a rule by its old number.

    Args:
        diff: the two versions compared.
        scenarios: those to look through; one that does not hold in the old version is left out.
    """
    renumbered = dict(diff.renumbered)
    changed, removed = set(diff.changed), set(diff.removed)
    found = []
    for scenario in scenarios:
        if diff.old not in scenario.versions:
            continue
        for rule in scenario.rules:
            if rule in renumbered:
                found.append(Affected(scenario.id, rule, "renumbered", renumbered[rule]))
            elif rule in changed:
                found.append(Affected(scenario.id, rule, "changed"))
            elif rule in removed:
                found.append(Affected(scenario.id, rule, "removed"))
    return found


def _moved(old: Manifest, new: Manifest, settled: set[str]) -> dict[str, str]:
    """Pair rules of equal text under different numbers."""
    places: defaultdict[str, list[str]] = defaultdict(list)
    for rule in new.rules:
        if rule.hash is not None and rule.number not in settled:
            places[rule.hash].append(rule.number)
    waiting: defaultdict[str, list[str]] = defaultdict(list)
    for rule in old.rules:
        if rule.hash is not None and rule.number not in settled:
            waiting[rule.hash].append(rule.number)
    moved: dict[str, str] = {}
    # A text that occurs once on both sides says where its parts have gone; those that occur often follow it.
    for text in sorted(waiting, key=lambda text: len(waiting[text])):
        moved |= _paired(waiting[text], places.get(text, []), moved)
    return moved


def _paired(numbers: Sequence[str], places: Sequence[str], moved: dict[str, str]) -> dict[str, str]:
    pairs: dict[str, str] = {}
    free = list(places)
    for number in numbers:
        home = moved.get(outer(number), outer(number))
        under = [place for place in free if outer(number) and outer(place) == home]
        if under:
            pairs[number] = under[0]
            free.remove(under[0])
    left = [number for number in numbers if number not in pairs]
    return pairs | dict(zip(left, free, strict=False))
