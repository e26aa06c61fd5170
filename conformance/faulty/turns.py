"""Faults in the order of turns and in what the end of a turn does (423, 734-738)."""

from collections.abc import Callable

import msgspec

from conformance.faulty.mechanism import fault
from conformance.faulty.states import hurt_as_before
from oracle import turn_queue, turns
from oracle.game import Play
from oracle.objects import Illegal, Queued, State

Ending = Callable[..., tuple[State, ...] | Illegal]
"""What ends a turn: the states on the way, or why it is illegal."""


@fault("738", turn_queue.add_turn)
def additional_turns_first_in_first_out(right: Callable[..., State], play: Play, player: str) -> State:
    """Additional turns are taken in the order in which they were created."""
    return msgspec.structs.replace(play.state, queue=_behind(play.state.queue, player))


@fault("738", turn_queue.add_turn)
def one_additional_turn_at_a_time(right: Callable[..., State], play: Play, player: str) -> State:
    """A new additional turn takes the place of one that waits already."""
    return msgspec.structs.replace(play.state, queue=Queued(player))


@fault("737", turn_queue.add_turn)
def queue_goes_on_after_the_additional_turn(right: Callable[..., State], play: Play, player: str) -> State:
    """After an additional turn the player who sits next to its owner is next, not the one who was waiting."""
    players = play.state.players
    return msgspec.structs.replace(right(play, player), next_seat=(players.index(player) + 1) % len(players))


@fault("735", turn_queue.add_turn)
def additional_turn_instead_of_the_next(right: Callable[..., State], play: Play, player: str) -> State:
    """An additional turn replaces the next turn in turn order."""
    state = right(play, player)
    return msgspec.structs.replace(state, next_seat=(state.next_seat + 1) % len(state.players))


@fault("423.1.a.2", turns.end_turn)
def stun_outlasts_the_turn(right: Ending, play: Play) -> tuple[State, ...] | Illegal:
    """Stunned units are still stunned in the next turn."""
    stages = right(play)
    if isinstance(stages, Illegal):
        return stages
    last = stages[-1]
    for name, item in last.objects.items():
        if item.on_board and play.state.objects[name].stunned:
            last = last.with_object(msgspec.structs.replace(item, stunned=True))
    return (*stages[:-1], last)


@fault("317.2.b", turns.end_turn)
def no_healing_at_the_end_of_the_turn(right: Ending, play: Play) -> tuple[State, ...] | Illegal:
    """Damage stays on the units when the turn ends."""
    stages = right(play)
    if isinstance(stages, Illegal):
        return stages
    return (*stages[:-1], hurt_as_before(stages[-1], play.state))


def _behind(queue: Queued | None, player: str) -> Queued:
    """A queue with one more turn at its end."""
    return Queued(player) if queue is None else Queued(queue.player, _behind(queue.rest, player))
