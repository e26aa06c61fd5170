"""Combat from its opening to its result: totals, dealing, the Combat Cleanup, control (459-466)."""

from conformance.fuzz import asking, steps
from conformance.fuzz.build import Build
from conformance.fuzz.fight import FIELD, place_sides
from conformance.vocabulary.actions import (
    Cleanup,
    CombatCleanup,
    DealCombatDamage,
    EndCombat,
    Move,
    ResolveCombat,
    StartCombat,
)
from conformance.vocabulary.questions import (
    BattlefieldController,
    CombatResult,
    Damage,
    Dealt,
    DesignationOf,
    InZone,
    Location,
    SideTotal,
    WasTie,
)

BEFORE = (
    steps.give_arithmetic,
    steps.give_arithmetic,
    steps.give_keyword,
    steps.stun,
    steps.passive_arithmetic,
    steps.buff,
)


def join(build: Build) -> None:
    """A unit comes to the battlefield in the middle of the combat."""
    build.add(Move(unit=build.units[-1], location=FIELD))
    if build.chance(60):
        build.add(Cleanup())


DURING = (steps.give_arithmetic, steps.give_keyword, join, join, steps.move, steps.cleanup, steps.give_control)
ASKED = (
    asking.lethal_amount,
    asking.combat_might,
    asking.became_mighty,
    asking.is_stunned,
    asking.might,
    asking.points,
)


def generate(build: Build) -> None:
    """A combat between one to three units on a side, played as far as it goes."""
    attackers, defenders = build.pick(((1, 1), (2, 1), (1, 2), (2, 2), (3, 1)))
    fight = place_sides(build, attackers, defenders)
    if build.chance(25):
        build.place_unit(build.pick((2, 3)), controller=build.player())
    if build.chance(40):
        build.play(BEFORE, 2, going=2)
    build.add(StartCombat(battlefield=FIELD, attacker="A"))
    if build.chance(35):
        build.play(DURING, 2, going=2)
    build.add(SideTotal(player="A"))
    build.add(SideTotal(player="B"))
    if build.integer(0, 3):
        for player in ("B", "A") if build.chance(10) else ("A", "B"):
            if build.chance(90):
                fight.assign(build, player)
        if build.chance(85):
            build.add(DealCombatDamage())
            for name in build.units:
                build.add(Dealt(unit=name))
        if build.chance(85):
            build.add(CombatCleanup())
        if build.chance(70):
            build.add(ResolveCombat())
            build.add(CombatResult(player="A"))
            build.add(CombatResult(player="B"))
            build.add(WasTie())
            build.add(BattlefieldController(battlefield=FIELD))
        if build.chance(25):
            build.add(EndCombat())
    for name in build.units:
        build.add(DesignationOf(unit=name))
        build.add(Damage(unit=name))
        build.add(InZone(unit=name))
        build.add(Location(unit=name))
    asking.some(build, ASKED, 3)
