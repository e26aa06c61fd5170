"""XP, and what depends on it and its like: Level, Legion, Empowered, Temporary (441, 727-733, 812, 816, 824)."""

from conformance.fuzz import asking, changes, steps
from conformance.fuzz.build import Build
from conformance.vocabulary.actions import (
    BeginPhase,
    Disempower,
    EndTurn,
    Finalize,
    Passive,
    SpendXP,
    TargetXP,
    Triggered,
)
from conformance.vocabulary.questions import XP, InZone, IsEmpowered, Points
from conformance.vocabulary.text import AnyCondition, Empowered, GainKeywords, Increase, Legion, Level, PassiveChange
from conformance.vocabulary.words import Event

EVENTS: tuple[Event, ...] = ("becomes stunned", "becomes buffed", "becomes Empowered", "gains XP", "takes damage")
CHANGES: tuple[PassiveChange, ...] = (Increase(amount=1), GainKeywords(keywords=("Tank",)), Increase(amount=2))


def dependent(build: Build) -> AnyCondition:
    """Level, Legion or Empowered."""
    kind = build.integer(0, 2)
    if kind == 0:
        return Level(xp=build.pick((1, 2, 3)))
    return Legion() if kind == 1 else Empowered()


def ability(build: Build) -> None:
    """A unit has an ability that depends on one of them."""
    unit = build.unit()
    conditions = (dependent(build),)
    if build.chance(35):
        build.add(Triggered(effect=build.effect(), source=unit, when=build.pick(EVENTS), conditions=conditions))
    else:
        build.add(Passive(effect=build.effect(), change=build.pick(CHANGES), source=unit, conditions=conditions))


def spend(build: Build) -> None:
    """A player spends XP."""
    build.add(SpendXP(player=build.player(), amount=build.pick((1, 2, 3))))


def target(build: Build) -> None:
    """Somebody targets a player's XP."""
    build.add(TargetXP(player=build.player()))


def finalize(build: Build) -> None:
    """A player finalizes a card: one of the units, or another one; it may be countered."""
    card = build.pick((*build.units, "Spell"))
    build.add(Finalize(player=build.player(), card=card, countered=build.chance(30)))


def disempower(build: Build) -> None:
    """A unit is no longer Empowered."""
    build.add(Disempower(unit=build.unit()))


def next_turn(build: Build) -> None:
    """The turn ends, and the next goes on to a phase."""
    for _ in range(build.pick((1, 1, 2))):
        build.add(EndTurn())
    build.add(BeginPhase(phase=build.pick(("beginning", "main"))))


STEPS = (
    steps.gain_xp,
    steps.gain_xp,
    spend,
    spend,
    target,
    finalize,
    finalize,
    steps.empower,
    steps.empower,
    disempower,
    steps.give_control,
    steps.give_control,
    steps.stun,
    steps.buff,
    next_turn,
    steps.end_turn,
    steps.blink,
)


def generate(build: Build) -> None:
    """Units with abilities that wait for something, and what they wait for."""
    if build.chance(15):
        build.seat_teams()
    held = build.chance(25)
    if held:
        build.field(build.pick(("B", "A")))
    for _ in range(build.pick((1, 1, 2))):
        build.place_unit(
            build.pick((3, 4, 2)),
            location=build.place(),
            keywords=changes.keywords(build, 30, ("Temporary", "Temporary", "Hunt", "Shield")),
        )
    texts = len(build.operations)
    build.play((ability,), 2, going=3)
    build.play(STEPS, 4)
    asking.every_might(build)
    for player in build.players:
        build.add(XP(player=player))
    for name in build.units:
        build.add(InZone(unit=name))
        build.add(IsEmpowered(unit=name))
    if held:
        build.add(Points(player=build.player()))
    asking.triggers(build, texts)
    asking.some(build, (asking.keywords, asking.became_mighty, asking.text_active), 1)
