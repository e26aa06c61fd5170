"""A board that is worked out anew in part is the board worked out from nothing."""

from collections.abc import Iterator

import pytest

from conformance.engines.oracle import Session
from conformance.sources import load_suite
from conformance.vocabulary import Question, Scenario
from oracle.game import World
from oracle.recalculation import calculate

SUITE = load_suite()


def seen(world: World) -> Iterator[tuple[object, ...]]:
    """Everything that a board shows of its objects, order of application included."""
    board = calculate(world.state, world.settings)
    for name in sorted(board.view.keys() | world.board.view.keys()):
        for one in (board, world.board):
            unit = one.view[name]
            applied = [(step.instance.key, step.outcome) for step in one.applied.get(name, [])]
            yield name, unit.might, unit.base, unit.controller, unit.tags, tuple(unit.keywords), unit.text, applied


@pytest.mark.parametrize("scenario", SUITE, ids=lambda scenario: scenario.id)
def test_every_board_of_the_suite_is_the_one_worked_out_from_nothing(scenario: Scenario) -> None:
    """After each action, in every world, each object is what a calculation without memory makes of it."""
    session = Session()
    for step in scenario.steps:
        session.answer(step.operation)
        if isinstance(step.operation, Question):
            continue
        for world in session.game.worlds:
            pairs = list(seen(world))
            assert pairs[::2] == pairs[1::2]
