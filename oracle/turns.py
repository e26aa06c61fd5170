"""Designations, the end of combat and the end of the turn, as far as effects last until them (317, 464, 466.7)."""

from collections.abc import Callable

import msgspec

from oracle.effects import without_lasting
from oracle.game import Play
from oracle.objects import GameObject, State


def designate(play: Play, unit: str, designation: str) -> State:
    """Make a unit an attacker or a defender (464.2.c.3)."""
    item = play.state.objects[unit]
    if not item.on_board:
        return play.state
    return play.state.with_object(msgspec.structs.replace(item, designation=designation))


def end_combat(play: Play) -> tuple[State, State]:
    """End combat: first designations go (466.7.a), then "this combat" effects expire at once (466.7.c)."""
    without = _each(play.state, lambda item: msgspec.structs.replace(item, designation=None))
    return without, without_lasting(without, "this combat")


def end_turn(play: Play) -> tuple[State, State]:
    """End the turn: all units heal (317.2.b), then stuns and "this turn" effects expire at once (317.2.c)."""
    healed = _each(play.state, lambda item: msgspec.structs.replace(item, damage=0))
    ready = _each(healed, lambda item: msgspec.structs.replace(item, stunned=False))
    return healed, without_lasting(ready, "this turn")


def _each(state: State, change: Callable[[GameObject], GameObject]) -> State:
    """The state with every object changed."""
    return msgspec.structs.replace(state, objects={name: change(item) for name, item in state.objects.items()})
