"""Turn order, additional turns, phases, and what the end of a turn does (314-317, 423, 734-738)."""

from conformance.fuzz import asking, steps
from conformance.fuzz.build import Build
from conformance.vocabulary.actions import AdditionalTurn, BeginPhase, Deal
from conformance.vocabulary.questions import CurrentPhase, Damage, IsStunned, NextTurns, TurnPlayer
from conformance.vocabulary.words import Phase

PHASES: tuple[Phase, ...] = ("beginning", "main", "awaken", "channel", "draw")


def additional(build: Build) -> None:
    """A player is to take one more turn."""
    build.add(AdditionalTurn(player=build.player()))


def phase(build: Build) -> None:
    """The turn goes on to a phase."""
    build.add(BeginPhase(phase=build.pick(PHASES)))


def deal(build: Build) -> None:
    """A unit is dealt damage."""
    build.add(Deal(player="A", amount=build.pick((1, 2)), units=(build.unit(),)))


STEPS = (
    additional,
    additional,
    additional,
    additional,
    steps.end_turn,
    steps.end_turn,
    steps.end_turn,
    phase,
    steps.stun,
    deal,
    steps.give_arithmetic,
)


def generate(build: Build) -> None:
    """Two to four players, additional turns within additional turns, and a unit that sees the turns go by."""
    players = build.pick((2, 3, 2, 4, 5))
    if players == 5:
        build.seat_teams()
    elif players > 2:
        build.seat(players)
    build.place_unit(build.pick((3, 4, 2)), stunned=build.chance(15), damage=build.pick((0, 0, 1, 2)))
    build.play(STEPS, 6, going=6)
    build.add(NextTurns(number=4 + build.integer(0, 3)))
    build.add(TurnPlayer())
    build.add(CurrentPhase())
    build.add(IsStunned(unit="U"))
    build.add(Damage(unit="U"))
    asking.some(build, (asking.might, asking.zone), 1)
