"""The phases of a turn, as far as statuses, Temporary and scoring need them (314-317, 816)."""

import msgspec

from oracle.cleanups import kill, until_nothing_changes
from oracle.game import Play
from oracle.objects import Illegal, State
from oracle.scoring import hold, mark_teammates

PHASES = ("awaken", "beginning", "channel", "draw", "main")


def begin(play: Play, phase: str) -> State | Illegal | tuple[State, ...]:
    """Go on to a later phase of the turn, through all phases in between (315, 316).

    The Beginning Phase starts with Temporary: the turn player's permanents that have it are killed before scoring
    (315.2.a, 816.1.b). Then the turn player holds (315.2.b). Illegal for a phase that is over, and while a combat is
    going on (335).
    """
    if play.state.combat is not None:
        return Illegal("335", f"the combat at {play.state.combat.place} has not ended")
    now, wanted = PHASES.index(play.state.phase), PHASES.index(phase)
    if wanted <= now:
        return Illegal("314", f"the turn is in the {play.state.phase} phase already")
    stages: list[State] = []
    state = play.state
    for step in PHASES[now + 1 : wanted + 1]:
        state = msgspec.structs.replace(state, phase=step)
        if step == "beginning":
            state = kill(play, state, _temporary(play, state))
            stages.append(state)
            stages.extend(until_nothing_changes(play, state))
            stages.extend(hold(play, mark_teammates(play, stages[-1])))
            state = stages[-1]
        stages.append(state)
    return tuple(stages)


def _temporary(play: Play, state: State) -> list[str]:
    """The turn player's permanents with active Temporary (816.1); an attached card's own is Inactive (722.2)."""
    return [
        name
        for name, unit in play.board_of(state).view.items()
        if unit.controller == state.turn_player and unit.has("Temporary")
    ]
