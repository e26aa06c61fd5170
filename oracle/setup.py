"""Putting players, units, gear and printed abilities where a scenario begins."""

import msgspec

from oracle.game import Play
from oracle.objects import Effect, GameObject, State, Trigger


def seat_players(play: Play, players: tuple[str, ...], teams: tuple[str, ...] | None) -> State:
    """Seat the players in turn order, with the team of each where there are teams; the first begins (483.2, 736).

    Teams play to 11 points, players on their own to 8 (485.3, 487.3, 488.3, 489.3).
    """
    return msgspec.structs.replace(
        play.state,
        players=players,
        teams=teams,
        turn_player=players[0],
        next_seat=1 % len(players),
        victory_score=8 if teams is None else 11,
    )


def place_battlefield(play: Play, name: str, controller: str | None) -> State:
    """Put a battlefield on the board (170.2.b)."""
    return msgspec.structs.replace(play.state, battlefields={**play.state.battlefields, name: controller})


def place_object(play: Play, item: GameObject) -> State:
    """Put an object into its zone; its text begins to apply now (365, 480.1)."""
    return play.state.with_object(msgspec.structs.replace(item, entered=play.clock))


def write_text(play: Play, holder: str | None, effect: Effect, *, lent: bool = False) -> State:
    """Give an object a passive ability in its rules text, or something outside the scenario one (364).

    ``lent`` puts it into the effect text of a gear instead (136, 718.3).
    """
    effect = msgspec.structs.replace(effect, passive=True, source=holder, since=play.clock, place=play.place)
    if holder is None:
        return msgspec.structs.replace(play.state, effects=(*play.state.effects, effect))
    item = play.state.objects[holder]
    if lent:
        return play.state.with_object(msgspec.structs.replace(item, lends=(*item.lends, effect)))
    return play.state.with_object(msgspec.structs.replace(item, text=(*item.text, effect)))


def write_trigger(play: Play, holder: str, trigger: Trigger) -> State:
    """Give an object a triggered ability (383)."""
    item = play.state.objects[holder]
    state = play.state.with_object(msgspec.structs.replace(item, triggers=(*item.triggers, trigger)))
    return msgspec.structs.replace(state, triggered={**state.triggered, trigger.name: 0})
