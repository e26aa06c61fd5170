"""Cleanups, as far as they concern designations, lethal damage, control and gear (318-324)."""

import msgspec

from oracle.attachment import relocated
from oracle.control import without_units
from oracle.damage import healed, is_lethal
from oracle.game import Play
from oracle.objects import GameObject, State
from oracle.zones import change_zone


def cleanup(play: Play) -> tuple[State, ...]:
    """Perform cleanups until one changes nothing (322): each state on the way."""
    return until_nothing_changes(play, play.state)


def until_nothing_changes(play: Play, state: State) -> tuple[State, ...]:
    """The same from a state that an action has come to; at least that state itself. 1.0 has only one of them."""
    stages: list[State] = []
    while True:
        passed = once(play, state)
        if passed[-1] == state:
            return tuple(stages) or (state,)
        stages.extend(passed)
        state = passed[-1]
        if not state.rules.cleanups_repeated:
            return tuple(stages)


def once(play: Play, state: State) -> tuple[State, State, State]:
    """One cleanup: designations (323.2), then deaths (323.5), then control and gear (323.6, 323.7).

    Until 1.2 the deaths come before the designations.
    """
    if not state.rules.designations_first:
        killed = kill_lethal(play, state)
        designated = designations(play, killed)
        return killed, designated, gear_home(abandoned(play, designated))
    designated = designations(play, state)
    killed = kill_lethal(play, designated)
    return designated, killed, gear_home(abandoned(play, killed))


def designations(play: Play, state: State, beginning: bool = False) -> State:
    """Give and take the designations of the combat in progress (323.2); 1.0 gives them at its beginning only."""
    combat = state.combat
    if combat is None:
        return state
    sides = {combat.attacker: "attacker", combat.defender: "defender"}
    for name, unit in play.board_of(state).view.items():
        if not unit.item.is_unit:
            continue
        here = unit.item.location == combat.place
        wanted = sides.get(unit.controller, unit.item.designation) if here else None
        if not beginning and not state.rules.latecomers_designated and unit.item.designation is None:
            wanted = None
        if combat.cleaned and not state.rules.designations_to_end:
            wanted = None
        if unit.item.designation != wanted:
            state = state.with_object(
                msgspec.structs.replace(state.objects[name], designation=wanted, designated_since=play.clock)
            )
    return state


def kill_lethal(play: Play, state: State) -> State:
    """Kill at once all units that have lethal damage marked (323.5, 142.4.a)."""
    board = play.board_of(state)
    dying = [name for name, unit in board.view.items() if unit.item.is_unit and is_lethal(state, unit)]
    return kill(play, state, dying)


def kill(play: Play, state: State, names: list[str]) -> State:
    """Put permanents from the board into their owners' trash, all at once (428.2), and nothing else (428.2.a)."""
    for name in names:
        if state.objects[name].on_board:
            state = change_zone(play, name, "trash", state)
    return state


def heal(state: State, names: list[str] | None = None) -> State:
    """Clear the damage from units, or from all (418)."""
    objects: dict[str, GameObject] = {
        name: healed(item) if names is None or name in names else item for name, item in state.objects.items()
    }
    return msgspec.structs.replace(state, objects=objects)


def abandoned(play: Play, state: State) -> State:
    """A player loses control of a battlefield without own units there, unless a combat is going on there (323.6)."""
    if not any(state.battlefields.values()):
        return state
    lost = without_units(state, play.board_of(state).view)
    return state.without_control(lost) if lost else state


def gear_home(state: State) -> State:
    """Recall unattached gear from battlefields to its controller's base, with what is attached to it (323.7, 719.3)."""
    for item in list(state.objects.values()):
        if item.on_board and not item.is_unit and item.attached_to is None and item.location != "base":
            state = relocated(state, item.name, "base")
    return state
