"""Empowering and disempowering, and cards that count for Legion (441, 442, 812)."""

import msgspec

from oracle.game import Play
from oracle.objects import State


def empower(play: Play, unit: str) -> State:
    """Make an object on the board Empowered; nothing more happens to one that is (441.1)."""
    return _with(play, unit, True)


def disempower(play: Play, unit: str) -> State:
    """Take the Empowered status from an object; nothing happens to one without it (442.1)."""
    return _with(play, unit, False)


def finalize(play: Play, player: str, card: str, countered: bool) -> State:
    """A player finalizes a card: from then on it counts as played this turn for conditions (419.4.b, 812.1.c).

    Until 1.2 a card that was countered did not count; 1.3 is at odds with itself.
    """
    rules = play.state.rules
    counts = rules.countered_counts
    if countered and rules.countered_at_odds:
        counts = play.read("countered card for Legion") == "counts"
    if countered and not counts:
        return play.state
    return msgspec.structs.replace(play.state, finalized=(*play.state.finalized, (player, card)))


def _with(play: Play, unit: str, empowered: bool) -> State:
    item = play.state.objects[unit]
    if not item.on_board or item.empowered == empowered:
        return play.state
    return play.state.with_object(msgspec.structs.replace(item, empowered=empowered))
