"""Assigning combat damage: Tank, Backline, excess, exemption, replacements, ignoring (465.2.c, 765, 815, 826)."""

from conformance.fuzz import steps
from conformance.fuzz.build import Build
from conformance.fuzz.fight import FIELD, Fight, place_sides
from conformance.fuzz.sections import damage
from conformance.vocabulary.actions import (
    AnyAmountKills,
    DealCombatDamage,
    Give,
    IgnoreKeyword,
    StartCombat,
    Stun,
)
from conformance.vocabulary.questions import (
    ChosenAssignment,
    CountAssignments,
    Damage,
    Dealt,
    JudgeAssignment,
    LethalAmount,
    ListAssignments,
)
from conformance.vocabulary.text import Decrease, GainKeywords, Increase, LoseKeyword


def give(build: Build) -> None:
    """A unit gains or loses what counts for assignment."""
    kind = build.integer(0, 5)
    unit = build.unit()
    if kind <= 2:
        build.add(Give(unit=unit, change=GainKeywords(keywords=(build.pick(("Tank", "Backline", "Shield")),))))
    elif kind == 3:
        build.add(Give(unit=unit, change=Increase(amount=build.pick((1, 2)))))
    elif kind == 4:
        build.add(Give(unit=unit, change=Decrease(amount=build.pick((1, 2, 3)))))
    else:
        build.add(Give(unit=unit, change=LoseKeyword(keyword=build.pick(("Tank", "Backline")))))


def ignore(build: Build) -> None:
    """A player ignores Tank or Backline."""
    keyword = build.pick(("Tank", "Backline"))
    build.add(
        IgnoreKeyword(player=build.player(), effect=build.effect(), keyword=keyword, battlefield=FIELD)  # type: ignore[arg-type]
    )


def deadly(build: Build) -> None:
    """Any amount of a player's damage kills."""
    build.add(AnyAmountKills(player=build.player(), effect=build.effect()))


def stun(build: Build) -> None:
    """A unit is stunned."""
    build.add(Stun(unit=build.unit()))


STEPS = (
    give,
    give,
    damage.prevent,
    damage.prevent,
    damage.double,
    damage.in_order,
    damage.cannot,
    ignore,
    deadly,
    stun,
    steps.buff,
)


def ask(build: Build, fight: Fight, player: str) -> None:
    """What a player may assign."""
    for _ in range(3):
        build.add(JudgeAssignment(player=player, amounts=fight.amounts(build, player)))
    build.add(CountAssignments(player=player))
    if build.chance(30):
        build.add(ListAssignments(player=player))
        build.add(ChosenAssignment(player=player))


def generate(build: Build) -> None:
    """Two sides ready for assignment, what is legal between them, and what the damage comes to."""
    attackers, defenders = build.pick(((1, 2), (1, 3), (2, 1), (1, 1), (2, 2)))
    fight = place_sides(build, attackers, defenders, keyworded=45)
    build.play(STEPS, 2, going=2)
    build.add(StartCombat(battlefield=FIELD, attacker="A"))
    build.play(STEPS, 1, going=1)
    ask(build, fight, "A")
    ask(build, fight, "B")
    for name in build.units:
        build.add(LethalAmount(unit=name))
    if build.chance(40):
        for player in ("A", "B"):
            if build.chance(80):
                fight.assign(build, player)
        build.add(DealCombatDamage())
        for name in build.units:
            build.add(Dealt(unit=name))
            build.add(Damage(unit=name))
