"""Scoring: Hold, Conquer, the final point, winning (467-472, 489.8)."""

import msgspec

from oracle.game import Play
from oracle.objects import State
from oracle.xp import gained


def hold(play: Play, state: State) -> State:
    """The turn player holds every battlefield that the player controls (315.2.b.2, 469.2)."""
    for place, controller in state.battlefields.items():
        if controller == state.turn_player:
            state = score(play, state, place, state.turn_player, conquer=False)
    return state


def score(play: Play, state: State, place: str, player: str, *, conquer: bool) -> State:
    """Score a battlefield once per turn: a point, and Hunt of the player's units there (470, 471, 823.1).

    The final point from a conquest needs every battlefield scored this turn; else there is none (471.1.b).
    """
    side = state.side_of(player)
    if (place, side) in state.scored or (conquer and _held_by_teammate(state, place, player)):
        return state
    state = msgspec.structs.replace(state, scored=state.scored | {(place, side)})
    points = state.points.get(side, 0)
    final = conquer and points >= state.victory_score - 1
    if not final or all((other, side) in state.scored for other in state.battlefields):
        state = msgspec.structs.replace(state, points={**state.points, side: points + 1})
    for unit in play.board_of(state).view.values():
        if unit.item.is_unit and unit.item.location == place and unit.controller == player and unit.has("Hunt"):
            state = gained(state, player, unit.value("Hunt"))
    return state


def winner(state: State) -> str | None:
    """Who has won in a cleanup: enough points, and more than any opponent (323.1, 472)."""
    for side, points in state.points.items():
        if points >= state.victory_score and all(
            points > others for other, others in state.points.items() if other != side
        ):
            return side
    return None


def _held_by_teammate(state: State, place: str, player: str) -> bool:
    """Whether a teammate controlled the battlefield in this turn's scoring step (469.1.a)."""
    return (place, f"teammate of {player}") in state.scored


def mark_teammates(state: State) -> State:
    """Note which battlefields the turn player's team may not conquer this turn (315.2.b.3, 489.8.b)."""
    barred = {
        (place, f"teammate of {player}")
        for place, controller in state.battlefields.items()
        if controller is not None and controller != state.turn_player and state.allied(controller, state.turn_player)
        for player in state.players
        if state.allied(player, state.turn_player)
    }
    return msgspec.structs.replace(state, scored=state.scored | barred)
