"""What the book can be looked up by: rules, keywords, and the names of cards, abilities and spells."""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

from conformance.pages.book.telling import Story
from conformance.vocabulary import Scenario
from conformance.vocabulary.words import KEYWORDS, parse_keyword

_COUNTED = re.compile(r"^(the )?(first|second|third|fourth|fifth) (?=[A-Z])|(?<=\w) again$", re.IGNORECASE)
"""What tells two cards of one name apart in a scenario, and is no part of the name."""

_DEPENDENT = {"level": "Level", "legion": "Legion", "empowered": "Empowered"}


def by_keyword(stories: Sequence[Story]) -> dict[str, list[Story]]:
    """The stories in which each keyword plays a part, in the keywords' alphabetical order."""
    found: dict[str, list[Story]] = {word: [] for word in sorted({*KEYWORDS, *_DEPENDENT.values(), "Mighty"})}
    for story in stories:
        for word in sorted(keywords_of(story.scenario)):
            found[word].append(story)
    return {word: members for word, members in found.items() if members}


def by_name(stories: Sequence[Story]) -> dict[str, list[Story]]:
    """The stories in which each card, ability or spell appears, by name."""
    found: dict[str, list[Story]] = {}
    for story in stories:
        for name in names_of(story.scenario):
            found.setdefault(name, []).append(story)
    return dict(sorted(found.items(), key=lambda item: item[0].casefold()))


def search_index(stories: Sequence[Story], addresses: Mapping[str, str]) -> list[list[str]]:
    """What the search looks through: of each story its title, address, id, status, what it says, and the rest."""
    return [
        [
            story.scenario.title,
            addresses[story.scenario.id],
            story.scenario.id,
            "disputed" if story.disputed else story.scenario.status,
            ". ".join(_said(story)),
            " ".join([*story.scenario.rules, story.scenario.source.where, *_more(story)]),
        ]
        for story in stories
    ]


def keywords_of(scenario: Scenario) -> set[str]:
    """The keywords that the operations of a scenario name, dependent ones and Mighty included."""
    found: set[str] = set()
    for field, value in _fields(scenario):
        if field == "keyword":
            found.add(value)
        elif field in ("keywords", "effect_text") and isinstance(value, (list, tuple)):
            found.update(parse_keyword(one)[0] for one in value)
        elif field == "is" and value in _DEPENDENT:
            found.add(_DEPENDENT[value])
        elif (field == "is" and value == "mighty") or (field == "op" and "mighty" in value):
            found.add("Mighty")
        elif field == "op" and value.endswith("empowered"):
            found.add("Empowered")
    return found


def names_of(scenario: Scenario) -> list[str]:
    """The names of the cards, abilities and spells in a scenario, each once, as they come up."""
    found: dict[str, None] = {}
    for step in scenario.steps:
        operation: dict[str, Any] = msgspec.to_builtins(step.operation)
        for one in (operation, *operation.get("actions", ()), operation.get("action", {})):
            for field in ("gear", "unit", "card", "spell", "effect"):
                if field in one and isinstance(one[field], str):
                    found[_COUNTED.sub("", one[field])] = None
    return list(found)


def _fields(scenario: Scenario) -> Iterator[tuple[str, Any]]:
    """Every field of every operation of a scenario, those of nested parts too."""
    for step in scenario.steps:
        waiting: list[Any] = [msgspec.to_builtins(step.operation)]
        while waiting:
            one = waiting.pop()
            if isinstance(one, Mapping):
                yield from one.items()
                waiting.extend(one.values())
            elif isinstance(one, (list, tuple)):
                waiting.extend(one)


def _said(story: Story) -> Iterator[str]:
    for part in story.parts:
        for sentence in part.sentences:
            yield sentence.text
    if story.scenario.note:
        yield story.scenario.note


def _more(story: Story) -> Iterator[str]:
    for part in story.parts:
        for sentence in part.sentences:
            yield from (" ".join(row) for row in sentence.table)
            yield from (f"{reading.value} {reading.because}" for reading in sentence.readings)
