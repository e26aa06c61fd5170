"""Who still has units at the battlefields that they control (323.6)."""

from oracle.characteristics import View, units_of
from oracle.objects import State


def without_units(state: State, view: View) -> list[str]:
    """The battlefields whose controller has no unit there, apart from one where a combat is going on (323.6)."""
    held = {place: player for place, player in state.battlefields.items() if player is not None}
    if state.combat is not None:
        held.pop(state.combat.place, None)
    if not held:
        return []
    present = {(unit.item.location, unit.controller) for unit in units_of(view)}
    return [place for place, player in held.items() if (place, player) not in present]


def left(before: State, view: View, after: State, now: View) -> State:
    """The state in which battlefields that their controllers have just left are uncontrolled at once (until 1.2)."""
    empty = set(without_units(before, view))
    lost = [place for place in without_units(after, now) if place not in empty]
    return after.without_control(lost) if lost else after
