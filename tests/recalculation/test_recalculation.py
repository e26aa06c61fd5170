"""A board that is worked out anew in part is the board worked out from nothing."""

from collections.abc import Iterable, Iterator

import pytest

from conformance.engines.oracle import Session
from conformance.fuzz.sections import SECTIONS, plain_case
from conformance.sources import load_suite
from conformance.vocabulary import Operation, Question, Scenario
from oracle.game import World
from oracle.layers import Board
from oracle.recalculation import calculate

SUITE = load_suite()


def idle(board: Board) -> list[tuple[str, str]]:
    """The passive abilities that can touch nothing."""
    return sorted(one.key for one in board.idle)


def seen(world: World) -> Iterator[tuple[object, ...]]:
    """Everything that a board shows of its objects, order of application included."""
    board = calculate(world.state, world.settings)
    for name in sorted(board.view.keys() | world.board.view.keys()):
        for one in (board, world.board):
            unit = one.view[name]
            applied = [(step.instance.key, step.outcome) for step in one.applied.get(name, [])]
            assert idle(board) == idle(world.board)
            yield name, unit.might, unit.base, unit.controller, unit.tags, tuple(unit.keywords), unit.text, applied


def follow(operations: Iterable[Operation]) -> None:
    """Play operations, and after each action compare every board with one that is worked out from nothing."""
    session = Session()
    for operation in operations:
        session.answer(operation)
        if isinstance(operation, Question):
            continue
        for world in session.game.worlds:
            pairs = list(seen(world))
            assert pairs[::2] == pairs[1::2]


@pytest.mark.parametrize("scenario", SUITE, ids=lambda scenario: scenario.id)
def test_every_board_of_the_suite_is_the_one_worked_out_from_nothing(scenario: Scenario) -> None:
    """After each action, in every world, each object is what a calculation without memory makes of it."""
    follow(step.operation for step in scenario.steps)


@pytest.mark.parametrize("section", SECTIONS)
def test_every_board_that_is_made_by_chance_is_the_one_worked_out_from_nothing(section: str) -> None:
    """The same on the boards of the fuzzer."""
    for seed in range(150):
        follow(plain_case(section, seed))
