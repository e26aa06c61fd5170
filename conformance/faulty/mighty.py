"""Faults in being and becoming Mighty (706-711)."""

from collections.abc import Callable
from typing import Any

import msgspec

from conformance.faulty.mechanism import fault
from oracle import characteristics, game, questions, triggers
from oracle.characteristics import MIGHTY, View
from oracle.game import Play
from oracle.layers import Board
from oracle.objects import Condition, State


@fault("708", questions.is_mighty)
def mighty_above_five(right: Callable[..., bool], play: Play, unit: str) -> bool:
    """A unit is Mighty only above 5 Might."""
    return questions.might(play, unit) > MIGHTY


@fault("709", triggers.became_mighty)
def mighty_again_from_five_to_six(right: Callable[..., bool], old: Board, new: Board, name: str) -> bool:
    """A unit that is Mighty and grows becomes Mighty again."""
    was, now = old.view.get(name), new.view[name]
    grew = was is not None and now.might > was.might >= MIGHTY
    return right(old, new, name) or (grew and now.item.is_unit)


@fault("709", triggers.became_mighty)
def mighty_on_entering(right: Callable[..., bool], old: Board, new: Board, name: str) -> bool:
    """A unit that enters with 5 Might or more becomes Mighty by it."""
    now = new.view[name]
    return right(old, new, name) or (name not in old.view and now.item.is_unit and now.might >= MIGHTY)


@fault("709", game._settle)
def mighty_in_between(
    right: Callable[..., tuple[State, Board]], before: State, old: Board, after: State, clock: int, settings: Any
) -> tuple[State, Board]:
    """A unit becomes Mighty by a value that is reached only in the middle of the calculation."""
    state, board = right(before, old, after, clock, settings)
    mighty = dict(state.mighty)
    for name, unit in board.view.items():
        crossed = _peak(board, name) >= MIGHTY and name in old.view and _peak(old, name) < MIGHTY
        if crossed and unit.might < MIGHTY:
            mighty[name] = mighty.get(name, 0) + 1
    return msgspec.structs.replace(state, mighty=mighty), board


@fault("710", questions.is_mighty)
def mighty_by_printed_might(right: Callable[..., bool], play: Play, unit: str) -> bool:
    """Whether a unit on the board is Mighty is decided by its printed Might."""
    return play.state.objects[unit].might >= MIGHTY


@fault("710", characteristics.holds)
def conditions_ask_for_printed_might(
    right: Callable[..., bool], state: State, view: View, condition: Condition, holder: str | None
) -> bool:
    """An ability that works while its unit is Mighty looks at the printed Might."""
    unit = view.get(condition.of or holder or "")
    if condition.kind == "mighty" and unit is not None:
        return unit.item.might >= MIGHTY
    return right(state, view, condition, holder)


@fault("711", questions.is_mighty)
def never_mighty_off_the_board(right: Callable[..., bool], play: Play, unit: str) -> bool:
    """A unit in a hand or trash is never Mighty."""
    return unit in play.board.view and right(play, unit)


def _peak(board: Board, name: str) -> int:
    """The highest value of a unit's Might at any point of its calculation."""
    unit = board.view[name]
    return max((one.after for one in board.applied.get(name, ())), default=unit.might)
