"""Attaching and detaching (434, 435, 716-719)."""

import msgspec

from oracle.game import Play
from oracle.objects import Effect, Illegal, State


def instructed(play: Play, gear: str, unit: str) -> State | Illegal | tuple[State, ...]:
    """Carry out an instruction to attach; until 1.2 one to attach a card where it is detaches it first."""
    if play.state.rules.attached_stays or play.state.objects[gear].attached_to != unit:
        return attach(play, gear, unit)
    play.state = detach(play, gear)
    again = attach(play, gear, unit)
    return again if isinstance(again, Illegal) else (play.state, again)


def attach(play: Play, gear: str, unit: str) -> State | Illegal:
    """Link a card to another, whose location it takes (434.1, 434.4).

    It leaves the card that it was attached to (434.1.f); attaching it where it is does nothing (434.1.g). Illegal
    unless there are two cards on the board to link (434.1), and for a card that would come to be attached to itself
    through others: no card of such a ring would be the Top-Most one (719).
    """
    card, top = play.state.objects[gear], play.state.objects[unit]
    if not card.on_board or not top.on_board or gear == unit:
        return Illegal("434.1", f"{gear} and {unit} are not two cards on the board")
    above = top.attached_to
    while above is not None:
        if above == gear:
            return Illegal("434.1", f"{unit} is attached to {gear}, which has to be the Top-Most card of the two")
        above = play.state.objects[above].attached_to
    if card.attached_to == unit:
        return play.state
    linked = msgspec.structs.replace(card, attached_to=unit, attached_since=play.clock, text=_newly(play, card.text))
    return relocated(play.state.with_object(linked), gear, top.location)


def relocated(state: State, name: str, location: str) -> State:
    """The state with an object at a location, and with it whatever is attached to it (719.3)."""
    waiting, done = [name], set()
    while waiting:
        moved = waiting.pop()
        done.add(moved)
        state = state.with_object(msgspec.structs.replace(state.objects[moved], location=location))
        waiting.extend(
            card.name for card in state.objects.values() if card.attached_to == moved and card.name not in done
        )
    return state


def detach(play: Play, gear: str) -> State:
    """Unlink a card; its own text is active again, with new timestamps (435.1, 480.2)."""
    card = play.state.objects[gear]
    if card.attached_to is None:
        return play.state
    return play.state.with_object(msgspec.structs.replace(card, attached_to=None, text=_newly(play, card.text)))


def detach_all(play: Play, state: State, top: str) -> State:
    """Unlink every card from one that leaves the board; they stay where it was (719.5, 435.4.b)."""
    for card in list(state.objects.values()):
        if card.attached_to == top:
            state = state.with_object(msgspec.structs.replace(card, attached_to=None, text=_newly(play, card.text)))
    return state


def _newly(play: Play, text: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """Text whose timestamps are of this moment."""
    return tuple(msgspec.structs.replace(effect, since=play.clock) for effect in text)


def attached(play: Play, unit: str) -> tuple[str, ...]:
    """The cards attached to an object, sorted (718)."""
    return tuple(sorted(item.name for item in play.state.objects.values() if item.attached_to == unit))


def attached_to(play: Play, gear: str) -> str:
    """The card that a card is attached to, "nothing" where it is unattached (719)."""
    return play.state.objects[gear].attached_to or "nothing"
