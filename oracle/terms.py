"""Special terms: friendly, enemy, alone, one on one, in combat (740)."""

from oracle import characteristics
from oracle.characteristics import Characteristics, at_same_place, units_of
from oracle.game import Play


def friendly(play: Play, one: str, other: str) -> bool:
    """Whether two objects share a controller or their controllers are teammates (740.1.a)."""
    return play.state.allied(_controller(play, one), _controller(play, other))


def enemy(play: Play, one: str, other: str) -> bool:
    """Whether the controller of one is an opponent of the other's (740.1.b)."""
    return not friendly(play, one, other)


def alone(play: Play, unit: str) -> bool:
    """Whether no other friendly unit is at a unit's location (740.2.a)."""
    there = play.board.view.get(unit)
    return there is not None and characteristics.alone(play.state, play.board.view, there)


def one_on_one(play: Play, unit: str) -> bool:
    """Whether a unit and the one enemy unit at its location are both alone (740.2.b)."""
    there = play.board.view.get(unit)
    if there is None or not alone(play, unit):
        return False
    enemies = [other for other in units_of(play.board.view) if _opposes(play, there, other)]
    return len(enemies) == 1 and alone(play, enemies[0].item.name)


def in_combat(play: Play, unit: str) -> bool:
    """Whether a unit is at the battlefield of the combat with a designation (740.2.c)."""
    there = play.board.view.get(unit)
    combat = play.state.combat
    return (
        there is not None
        and combat is not None
        and there.item.location == combat.place
        and there.item.designation is not None
    )


def _opposes(play: Play, unit: Characteristics, other: Characteristics) -> bool:
    return at_same_place(unit, other) and not play.state.allied(unit.controller, other.controller)


def _controller(play: Play, name: str) -> str:
    there = play.board.view.get(name)
    return play.state.objects[name].owner if there is None else there.controller
