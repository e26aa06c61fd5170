"""Steps that several sections have in common: each adds what can happen next to a case."""

from conformance.fuzz import changes
from conformance.fuzz.build import Build
from conformance.vocabulary.actions import (
    Buff,
    ChangeZone,
    Cleanup,
    Double,
    Empower,
    EndCombat,
    EndEffect,
    EndTurn,
    GainXP,
    Inactivate,
    Move,
    Reactivate,
    ReplaceDecrease,
    Stun,
    Swap,
)
from conformance.vocabulary.text import ChangeController, GainKeywords
from conformance.vocabulary.words import Zone

ZONES: tuple[Zone, ...] = ("hand", "trash", "board", "champion zone")


def give_arithmetic(build: Build) -> None:
    """A spell raises or lowers a unit's Might, limited or not."""
    unit = build.unit()
    build.add(changes.spell(build, changes.arithmetic(build, 50), unit))


def give_reading(build: Build) -> None:
    """A spell raises a unit's Might by what it reads off the board; who is read may have left."""
    unit = build.unit()
    if build.chance(15):
        build.add(ChangeZone(unit=build.other(unit), zone="hand"))
    build.add(changes.spell(build, changes.reading(build, unit, False), unit))


def give_trait(build: Build) -> None:
    """A spell sets Might, adds a tag or changes control."""
    build.add(changes.spell(build, changes.trait(build), build.unit()))


def give_ability(build: Build) -> None:
    """A spell gives or takes keywords."""
    build.add(changes.spell(build, changes.ability(build), build.unit()))


def give_keyword(build: Build) -> None:
    """A spell gives a keyword."""
    gained = GainKeywords(keywords=(build.pick(changes.TEXTS),))
    build.add(changes.spell(build, gained, build.unit()))


def give_control(build: Build) -> None:
    """A spell gives a unit to a player."""
    build.add(changes.spell(build, ChangeController(player=build.pick(build.players[::-1])), build.unit()))


def double(build: Build) -> None:
    """A unit's Might is doubled."""
    build.add(Double(unit=build.unit(), lasts=build.pick(changes.DURATIONS), effect=build.effect()))


def swap(build: Build) -> None:
    """Two units swap Might."""
    first = build.unit()
    second = build.other(first)
    build.add(Swap(first=first, second=second, lasts=build.pick(changes.DURATIONS), effect=build.effect()))


def replace_decrease(build: Build) -> None:
    """From now on something else happens where a unit's Might would be decreased."""
    build.add(ReplaceDecrease(unit=build.unit(), increase=build.integer(0, 3)))


def passive_arithmetic(build: Build) -> None:
    """A passive ability raises or lowers Might."""
    build.add(changes.passive(build, changes.arithmetic(build, 60), build.unit()))


def passive_ability(build: Build) -> None:
    """A passive ability gives or takes keywords."""
    build.add(changes.passive(build, changes.ability(build), build.unit()))


def passive_trait(build: Build) -> None:
    """A passive ability sets Might, adds a tag or changes control."""
    build.add(changes.passive(build, changes.trait(build), build.unit()))


def passive_reading(build: Build) -> None:
    """A passive ability raises Might by what it reads off the board."""
    unit = build.unit()
    build.add(changes.passive(build, changes.reading(build, unit, False), unit))


def buff(build: Build) -> None:
    """A unit is buffed."""
    build.add(Buff(unit=build.unit()))


def stun(build: Build) -> None:
    """A unit is stunned."""
    build.add(Stun(unit=build.unit()))


def empower(build: Build) -> None:
    """A card becomes Empowered."""
    build.add(Empower(unit=build.card()))


def gain_xp(build: Build) -> None:
    """A player gains XP."""
    build.add(GainXP(player=build.player(), amount=build.pick((1, 2, 3, 0))))


def end_combat(build: Build) -> None:
    """Combat ends."""
    build.add(EndCombat())


def end_turn(build: Build) -> None:
    """The turn ends."""
    build.add(EndTurn())


def end_effect(build: Build) -> None:
    """An effect ends."""
    if build.effects:
        build.add(EndEffect(effect=build.pick(build.effects)))


def inactivate(build: Build) -> None:
    """Text becomes Inactive, and more often than not active again."""
    if build.effects:
        effect = build.pick(build.effects)
        build.add(Inactivate(effect=effect))
        if build.chance(60):
            build.add(Reactivate(effect=effect))


def change_zone(build: Build) -> None:
    """A card goes to another zone."""
    build.add(ChangeZone(unit=build.card(), zone=build.pick(ZONES)))


def blink(build: Build) -> None:
    """A card leaves the board and comes back."""
    card = build.card()
    build.add(ChangeZone(unit=card, zone="hand"))
    build.add(ChangeZone(unit=card, zone="board"))


def move(build: Build) -> None:
    """A card moves to another place."""
    build.add(Move(unit=build.card(), location=build.place()))


def cleanup(build: Build) -> None:
    """Cleanups are performed."""
    build.add(Cleanup())
