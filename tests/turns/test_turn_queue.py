"""Properties of the queue of turns, for any number of players and any nesting of additional turns."""

from itertools import cycle, islice
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from conformance.engines.base import Done, Value
from conformance.engines.oracle import Session
from conformance.vocabulary import Question
from conformance.vocabulary.actions import AdditionalTurn, EndTurn, Players
from conformance.vocabulary.questions import NextTurns, TurnPlayer
from tests.turns.asking import played

END = "the turn ends"


class Queue:
    """A second account of the rules: a plain list of the additional turns that wait, the next one last."""

    def __init__(self, players: list[str]) -> None:
        """Begin with the first player's turn."""
        self.players = players
        self.waiting: list[str] = []
        self.seat = 0
        self.now = players[0]

    def add(self, player: str) -> None:
        """An additional turn right after this one (735)."""
        self.waiting.append(player + "*")

    def end(self) -> None:
        """Go on to the next turn (737)."""
        if self.waiting:
            self.now = self.waiting.pop()
        else:
            self.seat = (self.seat + 1) % len(self.players)
            self.now = self.players[self.seat]

    def coming(self, number: int) -> tuple[str, ...]:
        """This turn and those after it (736)."""
        regular = islice(cycle(self.players), self.seat + 1, self.seat + 1 + number)
        return (self.now, *reversed(self.waiting), *regular)[:number]


@st.composite
def courses(draw: st.DrawFn) -> tuple[list[str], list[str]]:
    """Players, and a course of play: turns that end and players who are given additional turns."""
    players = [f"P{seat}" for seat in range(draw(st.integers(2, 6)))]
    course = draw(st.lists(st.sampled_from([END, END, *players]), max_size=40))
    return players, course


def value(session: Session, question: Question) -> Any:
    answer = session.answer(question)
    assert isinstance(answer, Value)
    return answer.value


def follow(session: Session, course: list[str]) -> list[str]:
    """Play a course; the turns that were taken, the current one included, additional ones with a star."""
    taken = [value(session, NextTurns(number=1))[0]]
    for happening in course:
        action = EndTurn() if happening == END else AdditionalTurn(player=happening)
        assert isinstance(session.answer(action), Done)
        if happening == END:
            taken.append(value(session, NextTurns(number=1))[0])
    return taken


def taken_out(session: Session, course: list[str]) -> list[str]:
    """Play a course and then end turns until no additional one waits: the turns that were taken."""
    taken = follow(session, course)
    left = sum(happening != END for happening in course) + 1
    return taken + follow(session, [END] * left)[1:]


@settings(deadline=None)
@given(courses())
def test_the_queue_is_that_of_a_plain_list(play: tuple[list[str], list[str]]) -> None:
    players, course = play
    session, queue = played([Players(players=tuple(players))]), Queue(players)
    for happening in course:
        if happening == END:
            queue.end()
        else:
            queue.add(happening)
        follow(session, [happening])
        assert value(session, NextTurns(number=15)) == queue.coming(15)
        assert value(session, TurnPlayer()) == queue.now.rstrip("*")


@settings(deadline=None)
@given(courses())
def test_turn_order_never_changes(play: tuple[list[str], list[str]]) -> None:
    players, course = play
    session = played([Players(players=tuple(players))])
    regular = [turn for turn in taken_out(session, course) if not turn.endswith("*")]
    assert regular == list(islice(cycle(players), len(regular)))


@settings(deadline=None)
@given(courses())
def test_each_additional_turn_is_taken_exactly_once(play: tuple[list[str], list[str]]) -> None:
    players, course = play
    session = played([Players(players=tuple(players))])
    additional = [turn.rstrip("*") for turn in taken_out(session, course) if turn.endswith("*")]
    assert sorted(additional) == sorted(happening for happening in course if happening != END)


@settings(deadline=None)
@given(courses(), st.data())
def test_the_latest_created_comes_first(play: tuple[list[str], list[str]], data: st.DataObject) -> None:
    players, course = play
    session = played([Players(players=tuple(players))])
    follow(session, course)
    before = value(session, NextTurns(number=10))
    latest = data.draw(st.sampled_from(players))
    follow(session, [latest])
    assert value(session, NextTurns(number=11)) == (before[0], f"{latest}*", *before[1:])


@settings(deadline=None)
@given(courses())
def test_what_is_announced_is_what_comes(play: tuple[list[str], list[str]]) -> None:
    players, course = play
    session = played([Players(players=tuple(players))])
    follow(session, course)
    announced = value(session, NextTurns(number=12))
    assert tuple(follow(session, [END] * 11)) == announced


@settings(deadline=None, max_examples=25)
@given(st.integers(2, 4), st.integers(1, 60))
def test_an_additional_turn_in_every_additional_turn(number: int, depth: int) -> None:
    players = [f"P{seat}" for seat in range(number)]
    session = played([Players(players=tuple(players))])
    owners = [players[index % number] for index in range(depth)]
    course = [step for owner in owners for step in (owner, END)]
    assert follow(session, course) == [players[0], *(f"{owner}*" for owner in owners)]
    assert value(session, NextTurns(number=2)) == (f"{owners[-1]}*", players[1])
