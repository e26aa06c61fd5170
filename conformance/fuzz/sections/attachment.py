"""Equipment: text, Might bonus, places, control, and abilities that sleep or wake (434, 435, 716-727)."""

from conformance.fuzz import asking, changes, steps
from conformance.fuzz.build import Build
from conformance.vocabulary.actions import Attach, Detach, Passive
from conformance.vocabulary.questions import Attached, AttachedTo, Controller, Keywords, KeywordsFound, Location
from conformance.vocabulary.text import SetMight
from conformance.vocabulary.words import Event

EVENTS: tuple[Event, ...] = (
    "becomes attached", "becomes detached", "becomes Mighty", "becomes Empowered", "gains XP", "becomes stunned",
)  # fmt: skip


def attach(build: Build) -> None:
    """A gear is attached to a unit."""
    build.add(Attach(gear=build.pick(build.gears), unit=build.unit()))


def detach(build: Build) -> None:
    """A gear is detached."""
    build.add(Detach(gear=build.pick(build.gears)))


def text_of_gear(build: Build) -> None:
    """A gear has a passive or triggered ability, in its rules text or in its effect text."""
    gear = build.pick(build.gears)
    lent = build.chance(50)
    kind = build.integer(0, 3)
    if kind <= 1:
        build.add(changes.triggered(build, gear, EVENTS, effect_text=lent))
    elif kind == 2:
        change = changes.arithmetic(build, 30)
        touched = () if lent else (build.unit(),)
        build.add(Passive(effect=build.effect(), change=change, source=gear, units=touched, effect_text=lent))
    else:
        unit = build.unit()
        setting = SetMight(might=build.pick((1, 5, 3)))
        build.add(Passive(effect=build.effect(), change=setting, source=gear, units=(unit,)))
        build.add(Passive(effect=build.effect(), change=SetMight(might=build.pick((2, 6, 4))), units=(unit,)))


STEPS = (
    attach,
    attach,
    attach,
    detach,
    detach,
    steps.move,
    steps.move,
    steps.change_zone,
    steps.give_control,
    steps.empower,
    steps.gain_xp,
    steps.stun,
    steps.buff,
    steps.cleanup,
    steps.inactivate,
    changes.designate,
)
ASKED = (
    asking.lethal_amount,
    asking.has_keyword,
    asking.zone,
    asking.became_mighty,
    asking.combat_might,
    asking.contribution,
    asking.text_active,
    asking.is_empowered,
)


def generate(build: Build) -> None:
    """Units and gear at two places, attached, moved and taken apart."""
    build.field()
    for _ in range(build.pick((1, 2, 1, 2))):
        build.place_unit(location=build.place(), keywords=changes.keywords(build, 15))
    for _ in range(build.pick((1, 1, 2))):
        build.place_gear(
            build.pick((1, 2, 0, 3)),
            controller=build.pick(("A", "A", "B")),
            location=build.place(),
            keywords=changes.keywords(build, 25),
            effect_text=changes.keywords(build, 35),
        )
    texts = len(build.operations)
    build.play((text_of_gear,), 2, going=1)
    if build.chance(50):
        attach(build)
    build.play(STEPS, 4)
    asking.every_might(build)
    for gear in build.gears:
        build.add(AttachedTo(gear=gear))
        build.add(Location(unit=gear))
        build.add(Controller(unit=gear))
        build.add(Keywords(unit=gear))
        build.add(KeywordsFound(unit=gear))
    build.add(Attached(unit=build.units[0]))
    build.add(Keywords(unit=build.units[0]))
    asking.triggers(build, texts)
    asking.some(build, ASKED, 2)
