"""Buffs and other counters: placed, spent, moved, lost, counted (426, 701-705, 741-749)."""

from conformance.fuzz import asking, changes, steps
from conformance.fuzz.build import Build
from conformance.vocabulary.actions import (
    AllowBuffs,
    Buff,
    MoveCounter,
    PlaceCounter,
    SpendBuff,
    SpendCounter,
    TargetBuff,
)
from conformance.vocabulary.questions import Buffs, Counters
from conformance.vocabulary.text import Group, Increase

KINDS = ("charge", "charge", "buff", "age")
SEEN = ("charge", "age")


def allow(build: Build) -> None:
    """A unit may have any number of buffs, and gets some."""
    unit = build.unit()
    build.add(AllowBuffs(unit=unit))
    for _ in range(build.integer(0, 2)):
        build.add(Buff(unit=unit))


def spend_buff(build: Build) -> None:
    """A player spends a buff."""
    build.add(SpendBuff(player=build.player(), unit=build.unit()))


def target_buff(build: Build) -> None:
    """Somebody targets a buff."""
    build.add(TargetBuff(unit=build.unit()))


def place_counter(build: Build) -> None:
    """A card gets a counter."""
    build.add(PlaceCounter(unit=build.card(), counter=build.pick(KINDS)))


def spend_counter(build: Build) -> None:
    """A player spends a counter."""
    build.add(SpendCounter(player=build.player(), unit=build.card(), counter=build.pick(KINDS)))


def move_counter(build: Build) -> None:
    """A counter moves to another unit."""
    unit = build.unit()
    build.add(MoveCounter(unit=unit, to=build.other(unit), counter=build.pick(KINDS)))


def count_buffed(build: Build) -> None:
    """Might for each buffed unit, or for all that are buffed."""
    unit = build.unit()
    group = Group(who=build.pick(changes.WHO), buffed=True)
    if build.chance(50):
        build.add(changes.passive(build, Increase(amount=1, per=group), unit, conditional=0))
    else:
        build.add(changes.spell(build, Increase(amount=1, per=group), unit))


STEPS = (
    steps.buff,
    steps.buff,
    steps.buff,
    allow,
    allow,
    spend_buff,
    spend_buff,
    target_buff,
    place_counter,
    place_counter,
    spend_counter,
    move_counter,
    count_buffed,
    count_buffed,
    steps.blink,
    steps.change_zone,
    steps.give_control,
)
ASKED = (asking.buffed_units, asking.lethal_amount, asking.became_mighty, asking.total_might)


def generate(build: Build) -> None:
    """One to three units, and counters that come and go."""
    for _ in range(build.pick((1, 2, 2, 3))):
        build.place_unit(build.pick((3, 4, 2, 5)), keywords=changes.keywords(build, 10))
    if build.chance(15):
        build.place_gear(1)
    build.play(STEPS, 5)
    asking.every_might(build)
    for name in build.units:
        build.add(Buffs(unit=name))
        build.add(Counters(unit=name, counter=build.pick(SEEN)))
    asking.some(build, ASKED, 1)
