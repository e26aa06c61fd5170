"""Designations, the end of combat and the end of the turn, as far as effects last until them (317, 464, 466.7)."""

from collections.abc import Callable

import msgspec

from oracle.cleanups import designations, heal, kill_lethal, once
from oracle.combat import without_designations
from oracle.effects import without_lasting
from oracle.game import Play
from oracle.objects import GameObject, Illegal, State
from oracle.turn_queue import next_turn


def designate(play: Play, unit: str, designation: str) -> State:
    """Make a unit an attacker or a defender (464.2.c.3); what it is already it has been since then."""
    item = play.state.objects[unit]
    if not item.on_board or item.designation == designation:
        return play.state
    return play.state.with_object(msgspec.structs.replace(item, designation=designation, designated_since=play.clock))


def stun(play: Play, unit: str) -> State:
    """Stun a unit: it adds nothing to combat damage until the end of the turn (423.1); stunned is stunned once."""
    item = play.state.objects[unit]
    if not item.on_board or not item.is_unit:
        return play.state
    return play.state.with_object(msgspec.structs.replace(item, stunned=True))


def end_combat(play: Play) -> tuple[State, State]:
    """End combat: first designations go (466.7.a), then "this combat" effects expire at once (466.7.c)."""
    without = msgspec.structs.replace(without_designations(play.state), combat=None)
    return without, without_lasting(without, "this combat")


def end_turn(play: Play) -> tuple[State, ...] | Illegal:
    """End the turn with its special cleanup (317.2): deaths, then all heal (3c), then "this turn" effects expire (3d).

    Stuns end with them (423.1.a.2). Cleanups follow until nothing changes (322); then the next queued turn begins
    (317.3). Illegal while a combat is going on, which comes to its end first (335, 316.9).
    """
    if play.state.combat is not None:
        return Illegal("335", f"the combat at {play.state.combat.place} has not ended")
    killed = kill_lethal(play, designations(play, play.state))
    rested = heal(killed)
    ready = _each(rested, lambda item: msgspec.structs.replace(item, stunned=False))
    expired = without_lasting(ready, "this turn")
    stages = [killed, rested, expired]
    while True:
        passed = once(play, stages[-1])
        if passed[-1] == stages[-1]:
            return (*stages, next_turn(msgspec.structs.replace(stages[-1], finalized=(), scored=frozenset())))
        stages.extend(passed)


def _each(state: State, change: Callable[[GameObject], GameObject]) -> State:
    """The state with every object changed."""
    return msgspec.structs.replace(state, objects={name: change(item) for name, item in state.objects.items()})
