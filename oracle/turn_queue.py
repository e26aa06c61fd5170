"""Turn order and additional turns (734-738).

Turn order is a cycle that never changes. Additional turns wait on top of it: each new one is put directly after the
current turn, so the latest created is taken first.
"""

from collections.abc import Iterator

import msgspec

from oracle.game import Play
from oracle.objects import Queued, State


def add_turn(play: Play, player: str) -> State:
    """Queue an additional turn of a player directly after the current one (735, 738)."""
    return msgspec.structs.replace(play.state, queue=Queued(player, play.state.queue))


def next_turn(state: State) -> State:
    """Go on to the next queued turn: the latest additional one, else the next in turn order (317.3, 737)."""
    if state.queue is not None:
        return msgspec.structs.replace(
            state, turn_player=state.queue.player, additional=True, queue=state.queue.rest, phase="awaken"
        )
    return msgspec.structs.replace(
        state,
        turn_player=state.players[state.next_seat],
        additional=False,
        next_seat=(state.next_seat + 1) % len(state.players),
        phase="awaken",
    )


def turns(state: State) -> Iterator[tuple[str, bool]]:
    """The current turn and all that follow, each with whether it is an additional one; without end (736)."""
    yield state.turn_player, state.additional
    waiting = state.queue
    while waiting is not None:
        yield waiting.player, True
        waiting = waiting.rest
    seat = state.next_seat
    while True:
        yield state.players[seat], False
        seat = (seat + 1) % len(state.players)
