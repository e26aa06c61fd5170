"""Faults in scoring and winning (469-472, 489.8)."""

from collections.abc import Callable

import msgspec

from conformance.faulty.mechanism import fault
from oracle import scoring
from oracle.game import Play
from oracle.objects import State

Stages = tuple[State, ...]


@fault("470", scoring.score)
def scored_again_in_one_turn(
    right: Callable[..., Stages], play: Play, state: State, place: str, player: str, *, conquer: bool
) -> Stages:
    """A battlefield can be scored more than once in a turn."""
    again = msgspec.structs.replace(state, scored=state.scored - {(place, player)})
    return right(play, again, place, player, conquer=conquer)


@fault("471.1.b", scoring.score)
def final_point_from_any_conquest(
    right: Callable[..., Stages], play: Play, state: State, place: str, player: str, *, conquer: bool
) -> Stages:
    """The final point can be gained by conquering a single battlefield."""
    easy = msgspec.structs.replace(state, victory_score=state.victory_score + 1000)
    stages = right(play, easy, place, player, conquer=conquer)
    return tuple(msgspec.structs.replace(stage, victory_score=state.victory_score) for stage in stages)


@fault("471.1.a.1", scoring.score)
def final_point_never_from_holding(
    right: Callable[..., Stages], play: Play, state: State, place: str, player: str, *, conquer: bool
) -> Stages:
    """The final point by holding needs every battlefield, as it does by conquering."""
    return right(play, state, place, player, conquer=True)


@fault("472", scoring.winner)
def wins_without_a_lead(right: Callable[..., str | None], state: State) -> str | None:
    """A player wins with enough points although an opponent has as many."""
    return next((side for side, points in state.points.items() if points >= state.victory_score), None)


@fault("489.8.d", State.side_of)
def points_not_shared(right: Callable[..., str], self: State, player: str) -> str:
    """Each player of a team has points of their own."""
    return player


@fault("469.1.a", scoring._held_by_teammate)
def battlefields_of_teammates_conquered(right: Callable[..., bool], state: State, place: str, player: str) -> bool:
    """A battlefield that a teammate held at the start of the turn can be scored by conquering it."""
    return False
