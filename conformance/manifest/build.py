"""From the rules found in a text, or a list of numbers, to a manifest."""

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass

from conformance.manifest.found import Found
from conformance.manifest.model import FORMAT, Manifest, Problem, RuleEntry
from conformance.manifest.naming import heading_words
from conformance.manifest.normalise import digest
from conformance.manifest.numbers import depth, key, missing, outer

_EXAMPLE = re.compile(r"(?<![A-Za-z])Examples?[*_]*(?=\s*(?::|\n|$))")
_NAMELESS = "No Heading"


@dataclass(frozen=True)
class Outline:
    """A rule without its text: its number, and its title words where it is a heading."""

    number: str
    title: str = ""
    hash: str | None = None
    examples: int | None = None


def from_text(found: Found, version: str, date: str, source: str) -> Manifest:
    """The manifest of the rules found in a text.

    Args:
        found: what reading the text gave.
        version: the rules version.
        date: the date of that version.
        source: where the text comes from.
    """
    inner = {outer(number) for number in found.rules}
    # Of a number met twice, nobody can say which of the two texts is its own.
    doubtful = set(found.faults.get("doubled", ()))
    known = {
        rule.number: rule.text.strip()
        for rule in found.rules.values()
        if rule.text.strip() and rule.number not in doubtful
    }
    outlines = [
        Outline(
            rule.number,
            heading_words(rule.text) if rule.marked or not outer(rule.number) or rule.number in inner else "",
            digest(known[rule.number]) if rule.number in known else None,
            len(_EXAMPLE.findall(known[rule.number])) if rule.number in known else None,
        )
        for rule in found.rules.values()
    ]
    faults = dict(found.faults)
    unplaced = set(faults.get("not placed", ()))
    faults["without text"] = [number for number in found.without_text() if number not in unplaced]
    faults["missing"] = missing(found.rules)
    problems = [Problem(fault, tuple(sorted(set(rules), key=key))) for fault, rules in sorted(faults.items()) if rules]
    return from_outlines(outlines, version, date, source, problems)


def from_outlines(
    outlines: Iterable[Outline], version: str, date: str, source: str, problems: Iterable[Problem] = ()
) -> Manifest:
    """The manifest of a list of rules: works out under which each stands and what it goes by."""
    ordered = sorted(outlines, key=lambda outline: key(outline.number))
    known = {outline.number: outline for outline in ordered}
    parents = _parents(ordered)

    def name(number: str) -> str:
        while number:
            if known[number].title:
                return known[number].title
            number = parents[number] or ""
        return _NAMELESS

    rules = tuple(
        RuleEntry(one.number, parents[one.number], name(one.number), one.hash, one.examples, heading=bool(one.title))
        for one in ordered
    )
    return Manifest(FORMAT, version, date, source, tuple(problems), rules, complete=True)


def _parents(ordered: list[Outline]) -> dict[str, str | None]:
    """The rule that each stands under.

    By its number where that says it; a rule of three digits stands under the heading before it, and such a heading
    under that of its chapter, which has a number with two noughts.
    """
    known = {outline.number for outline in ordered}
    parents: dict[str, str | None] = {}
    chapter = heading = ""
    for outline in ordered:
        number = outline.number
        if depth(number):
            parents[number] = _nearest(number, known.__contains__)
        elif outline.title:
            if number.endswith("00"):
                chapter = ""
            parents[number] = chapter or None
            heading = number
            if number.endswith("00"):
                chapter = number
        else:
            parents[number] = heading or None
    return parents


def _nearest(number: str, exists: Callable[[str], bool]) -> str | None:
    """The nearest rule that exists of those that a rule is a part of by its number."""
    whole = outer(number)
    while whole and not exists(whole):
        whole = outer(whole)
    return whole or None
