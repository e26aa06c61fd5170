"""Being Mighty and becoming it, on the board and away from it (706-711)."""

from conformance.fuzz import asking, changes, steps
from conformance.fuzz.build import Build
from conformance.vocabulary.text import Condition, Decrease, GainKeywords, Increase, Mighty, PassiveChange
from conformance.vocabulary.words import Zone

ZONES: tuple[Zone, ...] = ("board", "board", "board", "hand", "trash")
NEAR = (4, 5, 3, 4, 6, 5)
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
ASKED = (asking.is_mighty, asking.became_mighty, asking.might, asking.keywords)


def while_mighty(build: Build) -> None:
    """A passive ability that works while a unit is Mighty."""
    unit = build.unit()
    kind = build.integer(0, 3)
    change: PassiveChange = GainKeywords(keywords=(build.pick(("Tank", "Shield")),))
    if kind >= 2:
        change = Increase(amount=1) if kind == 2 else Decrease(amount=1, minimum=1)
    condition: Condition = Mighty()
    ability = changes.passive(build, change, unit, conditional=0)
    build.add(type(ability)(effect=ability.effect, change=change, source=unit, conditions=(condition,)))  # type: ignore[arg-type]


def generate(build: Build) -> None:
    """Units around 5 Might, some with an ability that needs them Mighty, crossing the line or not."""
    for _ in range(build.pick((1, 1, 2))):
        build.place_unit(build.pick(NEAR), zone=build.pick(ZONES), keywords=changes.keywords(build, 20))
    if build.chance(40):
        while_mighty(build)
    build.play(STEPS, 4)
    for name in build.units:
        build.add(asking.ask.IsMighty(unit=name))
        build.add(asking.ask.BecameMighty(unit=name))
    asking.some(build, ASKED, 1)
