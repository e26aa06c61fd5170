"""Generators, one for each section of the rulebook: each builds a case that ends in questions."""

from collections.abc import Callable

from conformance.fuzz.build import Build
from conformance.fuzz.draw import Draw, Plain
from conformance.fuzz.sections import (
    assignment,
    attachment,
    combat,
    counters,
    damage,
    experience,
    keywords,
    layers,
    might,
    mighty,
    scoring,
    spells,
    terms,
    turns,
)
from conformance.vocabulary import Operation

SECTIONS: dict[str, Callable[[Build], None]] = {
    "might": might.generate,
    "layers": layers.generate,
    "keywords": keywords.generate,
    "mighty": mighty.generate,
    "spells": spells.generate,
    "combat": combat.generate,
    "assignment": assignment.generate,
    "damage": damage.generate,
    "attachment": attachment.generate,
    "counters": counters.generate,
    "experience": experience.generate,
    "turns": turns.generate,
    "scoring": scoring.generate,
    "terms": terms.generate,
}
"""The sections by name, in the order of the rulebook as far as there is one."""


def case(section: str, draw: Draw) -> list[Operation]:
    """Build one case.

    Args:
        section: the name of a section.
        draw: where choices come from.

    Returns:
        The operations, without a word of what is expected.
    """
    build = Build(draw)
    SECTIONS[section](build)
    return build.operations


def section_of(seed: int, sections: tuple[str, ...]) -> str:
    """The section, of several, to which the case of a seed belongs."""
    return sections[seed % len(sections)]


def plain_case(section: str, seed: int) -> list[Operation]:
    """The case of a seed: the same on every machine."""
    return case(section, Plain(seed))
