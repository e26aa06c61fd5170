"""XP: gained, spent, never targeted (728-733)."""

import msgspec

from oracle.game import Play
from oracle.objects import Illegal, State


def gain(play: Play, player: str, amount: int) -> State:
    """Raise a player's XP; there is no limit, and teammates keep their own (730.1, 732, 733)."""
    return gained(play.state, player, amount)


def gained(state: State, player: str, amount: int) -> State:
    """The state after a player has gained XP."""
    return msgspec.structs.replace(state, xp={**state.xp, player: state.xp.get(player, 0) + max(0, amount)})


def spend(play: Play, player: str, amount: int) -> State | Illegal:
    """Lower a player's XP; illegal for more than the player has (730.2)."""
    having = play.state.xp.get(player, 0)
    if amount > having:
        return Illegal("730.2", f"{player} has {having} XP and would spend {amount}")
    return msgspec.structs.replace(play.state, xp={**play.state.xp, player: having - amount})


def target(player: str) -> Illegal:
    """Target XP: it is no game object (731.1)."""
    return Illegal("731.1", f"the XP of {player} is not a game object and cannot be targeted")
