"""Might and what changes it once: limits, doubling, swaps, setting, reading, values below 0 (143, 432, 433, 477)."""

from conformance.fuzz import asking, changes, steps
from conformance.fuzz.build import Build
from conformance.vocabulary.actions import Double, Swap
from conformance.vocabulary.text import Decrease


def sink(build: Build) -> None:
    """A unit's Might goes far down, and something is done with what is left."""
    unit = build.unit()
    build.add(changes.spell(build, Decrease(amount=build.pick((3, 5, 6))), unit))
    kind = build.integer(0, 3)
    if kind == 0:
        build.add(Double(unit=unit, effect=build.effect()))
    elif kind == 1:
        build.add(Swap(first=unit, second=build.other(unit), effect=build.effect()))


STEPS = (
    steps.give_arithmetic,
    steps.give_arithmetic,
    steps.give_arithmetic,
    sink,
    steps.double,
    steps.swap,
    steps.give_trait,
    steps.give_reading,
    steps.buff,
    steps.replace_decrease,
    steps.passive_arithmetic,
    changes.designate,
    steps.change_zone,
    steps.end_effect,
)
ASKED = (
    asking.might_read,
    asking.total_might,
    asking.combat_might,
    asking.is_mighty,
    asking.became_mighty,
    asking.contribution,
)


def generate(build: Build) -> None:
    """One to three units, up to four effects on them, and how much Might there is."""
    for _ in range(build.pick((1, 2, 2, 1, 3))):
        build.place_unit(keywords=changes.keywords(build, 15))
    build.play(STEPS, 4)
    asking.every_might(build)
    asking.some(build, ASKED, 2)
