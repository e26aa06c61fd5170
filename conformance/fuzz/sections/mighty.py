"""Being Mighty and becoming it, on the board and away from it (706-711)."""

from conformance.fuzz import asking, changes, steps
from conformance.fuzz.build import Build
from conformance.vocabulary.actions import Passive
from conformance.vocabulary.questions import BecameMighty, IsMighty
from conformance.vocabulary.text import Decrease, GainKeywords, Increase, Mighty, PassiveChange
from conformance.vocabulary.words import Zone

ZONES: tuple[Zone, ...] = ("board", "board", "board", "hand", "trash")
NEAR = (4, 5, 3, 4, 6, 5)
CHANGES: tuple[PassiveChange, ...] = (
    GainKeywords(keywords=("Tank",)),
    GainKeywords(keywords=("Shield",)),
    Increase(amount=1),
    Decrease(amount=1, minimum=1),
)
STEPS = (
    steps.give_arithmetic,
    steps.give_arithmetic,
    steps.buff,
    steps.double,
    steps.swap,
    steps.change_zone,
    steps.end_effect,
    changes.designate,
    steps.end_turn,
)
ASKED = (asking.might, asking.keywords, asking.has_keyword)


def generate(build: Build) -> None:
    """Units around 5 Might, some with an ability that needs them Mighty, crossing the line or not."""
    for _ in range(build.pick((1, 1, 2))):
        build.place_unit(build.pick(NEAR), zone=build.pick(ZONES), keywords=changes.keywords(build, 20))
    if build.chance(40):
        unit = build.unit()
        build.add(Passive(effect=build.effect(), change=build.pick(CHANGES), source=unit, conditions=(Mighty(),)))
    build.play(STEPS, 4)
    for name in build.units:
        build.add(IsMighty(unit=name))
        build.add(BecameMighty(unit=name))
    asking.some(build, ASKED, 1)
