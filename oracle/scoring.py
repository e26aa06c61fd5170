"""Scoring: Hold, Conquer, the final point, control of battlefields, winning (190, 467-472, 489.8)."""

import msgspec

from oracle.characteristics import units_of
from oracle.game import Play
from oracle.objects import Illegal, State
from oracle.xp import gained

Stages = tuple[State, ...]


def gain_points(play: Play, player: str, amount: int) -> State:
    """A player gains points from a game effect, the final one too: only a conquest restricts it (471.1.a.1)."""
    return _with_points(play.state, player, amount)


def establish(play: Play, player: str, place: str) -> State | Illegal | Stages:
    """A player whose units are alone at a battlefield establishes control of it (190.4, 348.2.a).

    Illegal where there is no battlefield (190.1), while a combat goes on there (190.4.b), and with no own unit or
    another player's unit there. That is a conquest where the player has not scored the battlefield this turn (469.1).
    """
    if place not in play.state.battlefields:
        return Illegal("190.1", f"{place} is no battlefield, and control is established over battlefields only")
    if play.state.combat is not None and play.state.combat.place == place:
        return Illegal("190.4.b", f"a combat is going on at {place}")
    there = {unit.controller for unit in play.board.view.values() if unit.item.is_unit and unit.item.location == place}
    if there != {player}:
        return Illegal("348.2.a", f"the units at {place} are not those of {player} alone")
    return taken(play, play.state, place, player)


def taken(play: Play, state: State, place: str, player: str) -> Stages:
    """The battlefield is now under a player's control, which conquers it unless the player has it (466.5.d, 469.1)."""
    if state.battlefields.get(place) == player:
        return (state,)
    state = msgspec.structs.replace(state, battlefields={**state.battlefields, place: player})
    return score(play, state, place, player, conquer=True)


def hold(play: Play, state: State) -> Stages:
    """The turn player holds every battlefield that the player controls (315.2.b.2, 469.2)."""
    stages: Stages = (state,)
    for place, controller in state.battlefields.items():
        if controller == state.turn_player:
            stages += score(play, stages[-1], place, state.turn_player, conquer=False)
    return stages


def score(play: Play, state: State, place: str, player: str, *, conquer: bool) -> Stages:
    """Score a battlefield once per turn: a point, then Hunt of each of the player's units there (470, 471, 823.1).

    Each player of a team scores for itself, although the points are shared (470, 489.8.d). The final point from a
    conquest needs every battlefield scored this turn; else there is none (471.1.b). Battlefields at which a teammate
    had units in the scoring step are not needed for it (489.8.g.1); those that one controlled cannot be conquered
    (469.1.a).
    """
    if (place, player) in state.scored or (conquer and _held_by_teammate(state, place, player)):
        return (state,)
    state = msgspec.structs.replace(state, scored=state.scored | {(place, player)})
    final = conquer and state.points.get(state.side_of(player), 0) >= state.victory_score - 1
    if not final or all(
        (other, player) in state.scored or (other, _ally_of(player)) in state.scored for other in state.battlefields
    ):
        state = _with_points(state, player, 1)
    stages = [state]
    for unit in play.board_of(state).view.values():
        if unit.item.is_unit and unit.item.location == place and unit.controller == player and unit.has("Hunt"):
            stages.append(gained(stages[-1], player, unit.value("Hunt")))
    return tuple(stages)


def winner(state: State) -> str | None:
    """Who has won in a cleanup: enough points, and more than any opponent (323.1, 472).

    Until 1.2 the first who reaches the Victory Score wins at once.
    """
    if not state.rules.most_points:
        return state.first_there
    for side, points in state.points.items():
        if points >= state.victory_score and all(
            points > others for other, others in state.points.items() if other != side
        ):
            return side
    return None


def mark_teammates(play: Play, state: State) -> State:
    """Note in the scoring step which battlefields the turn player's team may not conquer this turn, and which it need
    not score for the final point: those that a teammate controls, and those that one occupies (489.8.b, 489.8.g.1).
    """
    if state.teams is None:
        return state
    team = [player for player in state.players if state.allied(player, state.turn_player)]
    barred = {
        (place, _teammate_of(player))
        for place, controller in state.battlefields.items()
        if controller in team and controller != state.turn_player
        for player in team
    }
    occupied = {
        (unit.item.location, _ally_of(player))
        for unit in units_of(play.board_of(state).view)
        for player in team
        if unit.controller in team and unit.controller != player
    }
    return msgspec.structs.replace(state, scored=state.scored | barred | occupied)


def _held_by_teammate(state: State, place: str, player: str) -> bool:
    """Whether a teammate controlled the battlefield in this turn's scoring step (469.1.a)."""
    return (place, _teammate_of(player)) in state.scored


def _teammate_of(player: str) -> str:
    """What marks in ``State.scored`` a battlefield that a teammate controlled in the scoring step."""
    return f"teammate of {player}"


def _ally_of(player: str) -> str:
    """What marks in ``State.scored`` a battlefield that a teammate occupied in the scoring step."""
    return f"ally of {player}"


def _with_points(state: State, player: str, amount: int) -> State:
    """The state after a player has gained points, which a team shares (489.8.d)."""
    side = state.side_of(player)
    points = {**state.points, side: state.points.get(side, 0) + amount}
    first = state.first_there
    if first is None and points[side] >= state.victory_score:
        first = side
    return msgspec.structs.replace(state, points=points, first_there=first)
