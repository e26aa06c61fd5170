"""Scoring and winning: Hold, Conquer, the final point, teams, control of battlefields (190, 467-472, 489)."""

from conformance.fuzz import asking, changes, steps
from conformance.fuzz.build import Build
from conformance.vocabulary.actions import BeginPhase, EndTurn, EstablishControl, GainPoints, Give, Unit
from conformance.vocabulary.questions import BattlefieldController, HasWon, Points
from conformance.vocabulary.text import ChangeController
from conformance.vocabulary.words import Event

EVENTS: tuple[Event, ...] = ("conquers", "holds", "gains XP")


def establish(build: Build) -> None:
    """A player establishes control of a battlefield: often one whose unit stood there in the beginning."""
    field = build.pick(build.fields)
    player = build.player()
    if build.chance(60):
        there = [one.controller for one in build.operations if isinstance(one, Unit) and one.location == field]
        player = build.pick(there or [player])
    build.add(EstablishControl(player=player, battlefield=field))


def gain_points(build: Build) -> None:
    """A player gains points: a few, or all but the last."""
    build.add(GainPoints(player=build.player(), amount=build.pick((7, 8, 1, 2, 10, 11))))


def relieve(build: Build) -> None:
    """A player takes over a unit that stands at a battlefield, and the battlefield with it: often a teammate."""
    there = [one for one in build.operations if isinstance(one, Unit) and one.location in build.fields]
    if not there:
        return
    unit = build.pick(there)
    player = build.pick(build.players[::-1])
    if len(build.players) == 4 and build.chance(60):
        player = build.players[(build.players.index(unit.controller) + 2) % 4]
    if build.chance(30):
        build.add(EstablishControl(player=unit.controller, battlefield=unit.location))
    build.add(Give(unit=unit.unit, change=ChangeController(player=player), effect=build.effect()))
    build.add(EstablishControl(player=player, battlefield=unit.location))


def next_turn(build: Build) -> None:
    """The turn ends, the next player's battlefields are held, and perhaps another one is taken."""
    build.add(EndTurn())
    build.add(BeginPhase(phase=build.pick(("beginning", "main"))))
    if build.chance(50):
        build.pick((establish, relieve))(build)


STEPS = (
    establish,
    relieve,
    relieve,
    establish,
    establish,
    establish,
    gain_points,
    gain_points,
    gain_points,
    next_turn,
    next_turn,
    steps.move,
    steps.move,
    steps.give_control,
    steps.cleanup,
)


def generate(build: Build) -> None:
    """One or two battlefields, units that stand there, and points that come in."""
    kind = build.integer(0, 5)
    if kind >= 4:
        build.seat_teams()
    elif kind == 3:
        build.seat(3)
    if kind == 5:
        # The team that is next has a battlefield, which one of them may take over from the other.
        build.place_unit(3, controller="D", location=build.field("D"))
    for _ in range(build.pick((1, 2)) - (kind == 5)):
        build.field(build.pick((None, *build.players)))
    for _ in range(build.pick((1, 2))):
        build.place_unit(
            build.pick((3, 2)),
            controller=build.player(),
            location=build.place(),
            keywords=changes.keywords(build, 25, ("Hunt", "Hunt 2", "Temporary")),
        )
    texts = len(build.operations)
    if build.chance(15):
        build.add(changes.triggered(build, build.unit(), EVENTS))
    build.play(STEPS, 5)
    for player in build.players:
        build.add(Points(player=player))
        build.add(HasWon(player=player))
    for field in build.fields:
        build.add(BattlefieldController(battlefield=field))
    asking.triggers(build, texts)
    asking.some(build, (asking.xp, asking.zone, asking.controller), 1)
