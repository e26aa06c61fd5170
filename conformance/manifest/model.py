"""A rules manifest: every rule of a version by number, short name and hash."""

from functools import cached_property
from typing import Literal

import msgspec

from conformance.manifest.numbers import within

FORMAT = "riftbound-conformance rules manifest 1"

Fault = Literal["missing", "doubled", "out of order", "without text", "not placed"]


class RuleEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One rule.

    ``parent`` is the rule or heading that it stands under, ``name`` the nearest heading's words, ``hash`` that of its
    normalised text where the text was at hand, ``examples`` how many worked examples the text holds.
    """

    number: str
    parent: str | None
    name: str
    hash: str | None = None
    examples: int | None = None
    heading: bool = False


class Problem(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something that the extraction of the rules text got wrong, and the rule numbers it concerns."""

    fault: Fault
    rules: tuple[str, ...]


class Manifest(msgspec.Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    """All rules of one version. ``complete`` comes last, so that a file that was cut off can be told by its absence."""

    format: str
    rules_version: str
    date: str
    source: str
    problems: tuple[Problem, ...]
    rules: tuple[RuleEntry, ...]
    complete: bool

    @cached_property
    def by_number(self) -> dict[str, RuleEntry]:
        """The rules by their numbers."""
        return {rule.number: rule for rule in self.rules}

    @property
    def hashed(self) -> bool:
        """Whether any rule has a hash, that is, whether the text was at hand."""
        return any(rule.hash is not None for rule in self.rules)

    def above(self, number: str) -> list[str]:
        """The rules and headings that a rule stands under, nearest first."""
        chain: list[str] = []
        parent = self.by_number[number].parent
        while parent is not None:
            chain.append(parent)
            parent = self.by_number[parent].parent
        return chain

    def parts(self, rule: str) -> list[RuleEntry]:
        """A rule and everything that is a part of it by its number."""
        return [one for one in self.rules if within(one.number, rule)]
