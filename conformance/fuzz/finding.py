"""A disagreement as it is kept: the smallest case that shows it, with its seed, its rules and both answers."""

from collections.abc import Sequence
from typing import Any

import msgspec

from conformance.engines.oracle import OracleEngine
from conformance.fuzz.compare import Difference
from conformance.sources.metadata import RULE
from conformance.vocabulary import Operation, Question
from conformance.vocabulary.actions import Battlefield, Equipment, Passive, Players, Triggered, Unit
from conformance.vocabulary.operations import AnyOperation

SETTING_UP = (Players, Battlefield, Unit, Equipment, Passive, Triggered)
"""What puts a board together: players, battlefields, cards, and the abilities that are written on them."""

_USUAL = {
    "might": "477.3",
    "layers": "476",
    "keywords": "477.2",
    "mighty": "708",
    "spells": "359",
    "combat": "465.2",
    "assignment": "465.2.c",
    "damage": "417.1",
    "attachment": "718",
    "counters": "742",
    "experience": "730",
    "turns": "736",
    "scoring": "471",
    "terms": "740",
}
"""For each section the rule that its cases are about, where the derivation names none."""

_EVERYWHERE = ("143.2", "476", "480.1")
"""A unit has a printed Might, it is calculated, and effects begin: nearly every derivation says so."""

Key = tuple[str, str, tuple[str, ...]]


class Finding(msgspec.Struct, frozen=True):
    """One disagreement.

    ``section`` and ``seed`` give the case in which it was found; ``operations`` are the smallest case that shows it,
    ``difference`` what is different there, ``rules`` those of the oracle's derivation. ``times`` is how often it has
    turned up among the cases that were looked at closely.
    """

    section: str
    seed: int
    operations: tuple[AnyOperation, ...]
    difference: Difference
    rules: tuple[str, ...]
    times: int = 1

    @property
    def key(self) -> Key:
        """What findings of the same cause share: the kind of difference and the rules that were used."""
        return key_of(self.difference, self.rules)

    @property
    def id(self) -> str:
        """The id of the case: where it was found."""
        return f"fuzz.{self.section}.{self.seed}"

    @property
    def beyond(self) -> int:
        """How many operations there are beyond the set-up; see ``beyond``."""
        return beyond(self.operations)

    @property
    def size(self) -> tuple[int, int, int, int]:
        """What makes one case smaller than another of the same cause."""
        return self.beyond, len(self.operations), len(msgspec.json.encode(self.operations)), self.seed


def key_of(difference: Difference, rules: tuple[str, ...]) -> Key:
    """What findings of the same cause share; rules that nearly every derivation uses do not tell causes apart."""
    telling = tuple(rule for rule in rules if rule not in _EVERYWHERE)
    return difference.kind, difference.about, telling or rules


def set_up(operations: Sequence[Operation]) -> int:
    """How many operations at the beginning only put the board together."""
    return next((place for place, one in enumerate(operations) if not isinstance(one, SETTING_UP)), len(operations))


def beyond(operations: Sequence[Operation]) -> int:
    """How many operations there are beyond the set-up, before the question that shows the difference."""
    asked = bool(operations) and isinstance(operations[-1], Question)
    return len(operations) - asked - min(set_up(operations), len(operations) - asked)


def tidy(operation: Operation) -> Operation:
    """The same operation, with what equals a default being that default, so that it is left out when it is shown."""
    same: dict[str, Any] = {
        field.name: field.default
        for field in msgspec.structs.fields(operation)
        if field.default is not msgspec.NODEFAULT and getattr(operation, field.name) == field.default
    }
    return msgspec.structs.replace(operation, **same)


def rules_used(oracle: OracleEngine, section: str, operations: Sequence[Operation]) -> tuple[str, ...]:
    """The rules that the oracle's derivation uses after the set-up, each once, in order of their numbers."""
    try:
        explained = oracle.explain(operations)
    except Exception:  # a finding about the oracle itself has no derivation
        explained = []
    found: dict[str, None] = {}
    for _, steps in explained[set_up(operations) :]:
        for step in steps:
            found.update((rule, None) for rule in step.rule.split(", ") if RULE.fullmatch(rule))
    return tuple(sorted(found, key=_in_order)) or (_USUAL[section],)


def merged(one: Finding, other: Finding) -> Finding:
    """Two findings of the same cause as one: the smaller case, and how often both have turned up."""
    smaller = min(one, other, key=lambda finding: finding.size)
    return msgspec.structs.replace(smaller, times=one.times + other.times)


def _in_order(rule: str) -> list[Any]:
    return [(0, int(part), "") if part.isdigit() else (1, 0, part) for part in rule.split(".")]
