"""Friendly, enemies, alone, one on one, in combat, for two players, several and teams (740)."""

from conformance.fuzz import asking, steps
from conformance.fuzz.build import Build
from conformance.vocabulary.actions import Passive, StartCombat
from conformance.vocabulary.questions import Enemies, Friendly, InCombat, IsAlone, OneOnOne
from conformance.vocabulary.text import Alone, Increase

STEPS = (
    steps.move,
    steps.move,
    steps.move,
    steps.give_control,
    steps.change_zone,
    steps.end_combat,
    steps.cleanup,
    steps.stun,
)


def generate(build: Build) -> None:
    """Two to four units at two or three places, and how they stand to each other."""
    kind = build.integer(0, 4)
    if kind == 4:
        build.seat_teams()
    elif kind == 3:
        build.seat(3)
    build.field()
    if build.chance(40):
        build.field()
    for _ in range(build.pick((2, 2, 3, 4))):
        build.place_unit(build.pick((3, 2)), controller=build.player(), location=build.place())
    if build.chance(25):
        build.add(Passive(effect=build.effect(), change=Increase(amount=1), source=build.unit(), conditions=(Alone(),)))
    if build.chance(50):
        build.add(StartCombat(battlefield=build.fields[0], attacker=build.player()))
    build.play(STEPS, 3, going=2)
    for name in build.units:
        build.add(IsAlone(unit=name))
        build.add(OneOnOne(unit=name))
        build.add(InCombat(unit=name))
    one, other = build.units[:2]
    build.add(Friendly(unit=one, other=other))
    build.add(Enemies(unit=one, other=other))
    asking.some(build, (asking.designation, asking.location, asking.might), 2)
