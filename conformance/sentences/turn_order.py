"""Sentences for turns, phases, scoring and winning (314-317, 467-472, 734-738)."""

from collections.abc import Iterable

from conformance.errors import InputError
from conformance.sentences.fields import name
from conformance.sentences.patterns import Built, Fields, Sentence, Table, asks, does, rows
from conformance.vocabulary import Exactly
from conformance.vocabulary.actions import AdditionalTurn, BeginPhase, EstablishControl, GainPoints
from conformance.vocabulary.questions import CurrentPhase, HasWon, NextTurns, Points, TurnPlayer


def _turn(row: dict[str, str]) -> str:
    if row["additional"] not in ("yes", "no", ""):
        raise InputError(f"'{row['additional']}' in the column 'additional' must be 'yes', 'no' or empty")
    return name(row["player"]) + ("*" if row["additional"] == "yes" else "")


def _as_follows(_: Fields, table: Table | None) -> Iterable[Built]:
    coming = tuple(map(_turn, rows(table, ["player"], ["additional"])))
    yield NextTurns(number=len(coming)), Exactly(coming)


TURN_ORDER = (
    does(
        "player {player} takes an additional turn after this one",
        lambda f: AdditionalTurn(player=f.player),
        "player A takes an additional turn after this one",
    ),
    does(
        "the turn goes on to the {phase} Phase",
        lambda f: BeginPhase(phase=f.phase),
        "the turn goes on to the Beginning Phase",
    ),
)

SCORING = (
    does(
        "player {player} establishes control of {battlefield}",
        lambda f: EstablishControl(player=f.player, battlefield=f.battlefield),
        "player A establishes control of Grove",
    ),
    does(
        "player {player} gains {points}",
        lambda f: GainPoints(player=f.player, amount=f.points),
        "player A gains 2 points",
    ),
)

TURN_QUESTIONS = (
    asks(
        "the turns from now on are {turns}",
        lambda f: NextTurns(number=len(f.turns)),
        lambda f: f.turns,
        "the turns from now on are A, A*, B, C and D",
    ),
    Sentence(
        "the turns from now on are as follows",
        _as_follows,
        "the turns from now on are as follows",
        (("player", "additional"), ("A", "no"), ("A", "yes"), ("B", "no")),
    ),
    asks("it is the turn of player {player}", lambda _: TurnPlayer(), lambda f: f.player, "it is the turn of player B"),
    asks("it is the {phase} Phase", lambda _: CurrentPhase(), lambda f: f.phase, "it is the Main Phase"),
)

SCORING_QUESTIONS = (
    asks(
        "player {player} has {points}",
        lambda f: Points(player=f.player),
        lambda f: f.points,
        "player A has 3 points",
    ),
    asks("player {player} wins", lambda f: HasWon(player=f.player), lambda _: True, "player A wins"),
    asks("player {player} does not win", lambda f: HasWon(player=f.player), lambda _: False, "player A does not win"),
)
