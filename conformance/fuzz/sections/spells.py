"""When effects begin and how long they last: resolution, zones, sources, durations (124, 317, 340, 359, 466.7)."""

from conformance.fuzz import asking, changes, steps
from conformance.fuzz.build import Build
from conformance.vocabulary.actions import (
    Announce,
    Buff,
    ChangeZone,
    Deal,
    Designate,
    Double,
    EndCombat,
    Give,
    Resolve,
    Swap,
)
from conformance.vocabulary.questions import BecameMighty


def announce(build: Build) -> None:
    """A spell is announced, something happens or not, and it resolves."""
    unit = build.unit()
    kind = build.integer(0, 5)
    action: Give | Double | Swap | Buff
    if kind <= 1:
        action = changes.spell(build, changes.arithmetic(build, 60), unit)
    elif kind == 2:
        action = changes.spell(build, changes.reading(build, unit, False), unit)
    elif kind == 3:
        action = Double(unit=unit, effect=build.effect())
    elif kind == 4:
        action = Swap(first=unit, second=build.other(unit), effect=build.effect())
    else:
        action = Buff(unit=unit)
    spell = f"s{len(build.operations)}"
    build.add(Announce(spell=spell, action=action))
    if build.integer(0, 3):
        build.pick(MEANWHILE)(build)
    if build.chance(90):
        build.add(Resolve(spell=spell))


def sourced(build: Build) -> None:
    """An effect that lasts while its source stays; the source may have left, or leave afterwards."""
    unit = build.unit()
    source = build.other(unit)
    if build.chance(30):
        build.add(ChangeZone(unit=source, zone=build.pick(steps.ZONES)))
    build.add(
        Give(
            unit=unit,
            change=changes.arithmetic(build, 30),
            lasts="while the source stays",
            source=source,
            effect=build.effect(),
        )
    )
    if build.chance(30):
        build.add(ChangeZone(unit=source, zone=build.pick(steps.ZONES)))


def this_combat(build: Build) -> None:
    """An effect for this combat on an attacker or defender, and perhaps the end of the combat."""
    unit = build.unit()
    if build.chance(50):
        build.add(Designate(unit=unit, designation=build.pick(changes.SIDES)))
    build.add(changes.spell(build, changes.arithmetic(build, 20), unit, "this combat"))
    if build.chance(60):
        build.add(EndCombat())


def deal(build: Build) -> None:
    """Damage is dealt to a unit."""
    build.add(Deal(player=build.player(), amount=build.pick((1, 2, 3)), units=(build.unit(),)))


MEANWHILE = (steps.give_arithmetic, steps.blink, steps.change_zone, steps.buff, changes.designate)
STEPS = (
    announce,
    announce,
    announce,
    sourced,
    this_combat,
    this_combat,
    steps.give_arithmetic,
    steps.change_zone,
    steps.blink,
    steps.end_combat,
    steps.end_combat,
    steps.end_turn,
    steps.end_turn,
    changes.designate,
    changes.designate,
    steps.stun,
    steps.buff,
    deal,
)
ASKED = (asking.damage, asking.is_stunned, asking.zone, asking.buffs, asking.is_mighty, asking.location)


def generate(build: Build) -> None:
    """One or two units, and effects that begin and end."""
    for _ in range(build.pick((1, 2, 2))):
        build.place_unit(
            keywords=changes.keywords(build, 35, ("Shield", "Assault")),
            damage=build.pick((0, 0, 0, 1, 2)),
            stunned=build.chance(10),
        )
    build.play(STEPS, 4)
    asking.every_might(build)
    for name in build.units:
        build.add(BecameMighty(unit=name))
    asking.some(build, ASKED, 3)
