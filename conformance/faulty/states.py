"""What several faults need to put a game into another state."""

import msgspec

from oracle.game import Play
from oracle.objects import State


def at(play: Play, state: State) -> Play:
    """The same moment of the game, with another state."""
    there = Play(state, play.board, play.read.settings, play.place)
    there.read = play.read
    return there


def hurt_as_before(state: State, before: State) -> State:
    """The state with the damage that units on the board had in an earlier one."""
    for name, item in state.objects.items():
        was = before.objects[name]
        if item.on_board and was.damage:
            state = state.with_object(msgspec.structs.replace(item, damage=was.damage, damage_by=was.damage_by))
    return state
