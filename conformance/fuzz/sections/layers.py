"""Passive abilities, conditions and the order of effects: layers, dependency, timestamps (364, 476-480)."""

from conformance.fuzz import asking, changes, steps
from conformance.fuzz.build import MIGHTS, Build
from conformance.vocabulary.actions import Designate, EndCombat, Inactivate, Passive, Reactivate, Together
from conformance.vocabulary.text import Designated, Increase, IncreaseTo, OnlyKeywords, PassiveChange, SetMight


def rivals(build: Build) -> None:
    """Two abilities on one unit between which timestamps decide, the older one perhaps renewed."""
    unit = build.unit()
    kind = build.integer(0, 2)
    older: PassiveChange
    newer: PassiveChange
    if kind == 0:
        older, newer = SetMight(might=build.pick(MIGHTS)), SetMight(might=build.pick(MIGHTS))
    elif kind == 1:
        older, newer = OnlyKeywords(keywords=("Tank",)), OnlyKeywords(keywords=(build.pick(changes.TEXTS),))
    else:
        older = IncreaseTo(might=build.pick(changes.GOALS))
        newer = Increase(amount=2, maximum=build.pick(changes.GOALS))
    conditional = build.chance(40)
    first = build.effect()
    build.add(
        Passive(effect=first, change=older, units=(unit,), conditions=(Designated(unit=unit),) if conditional else ())
    )
    build.add(Passive(effect=build.effect(), change=newer, units=(unit,)))
    if conditional:
        if build.chance(30):
            build.add(EndCombat())
        build.add(Designate(unit=unit, designation=build.pick(changes.SIDES)))
    elif build.chance(40):
        build.add(Inactivate(effect=first))
        build.add(Reactivate(effect=first))


def together(build: Build) -> None:
    """Two effects that begin at the same moment."""
    unit = build.unit()
    one = changes.passive(build, changes.arithmetic(build, 40), unit)
    other = changes.passive(build, changes.ability(build), build.unit())
    build.add(Together(actions=(one, other)))


def newcomer(build: Build) -> None:
    """One more unit arrives."""
    if len(build.units) < 4:
        build.place_unit(keywords=changes.keywords(build, 30))


STEPS = (
    steps.passive_arithmetic,
    steps.passive_arithmetic,
    steps.passive_arithmetic,
    steps.passive_ability,
    steps.passive_ability,
    steps.passive_trait,
    steps.passive_reading,
    steps.give_arithmetic,
    steps.give_arithmetic,
    steps.give_ability,
    steps.give_trait,
    steps.buff,
    rivals,
    rivals,
    together,
    newcomer,
    changes.designate,
    steps.inactivate,
    steps.end_effect,
    steps.end_combat,
)
ASKED = (
    asking.keywords,
    asking.tags,
    asking.controller,
    asking.became_mighty,
    asking.order_applied,
    asking.contribution,
    asking.text_active,
)


def generate(build: Build) -> None:
    """One to three units under a few passive abilities and spells of all kinds."""
    for _ in range(build.pick((1, 2, 1, 2, 3))):
        build.place_unit(keywords=changes.keywords(build, 30), tags=("Mech",) if build.chance(15) else ())
    build.play(STEPS, 4)
    asking.every_might(build)
    asking.some(build, ASKED, 2)
