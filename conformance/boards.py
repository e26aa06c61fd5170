"""What a picture of a board is made of, whether it is drawn or written: zones with their cards, and facts in words."""

from collections.abc import Iterator, Sequence

import msgspec

from conformance.engines.snapshot import Card, Fight, Lasting, Seat, Snapshot, Turn

PHASES = {"awaken": "Awaken", "beginning": "Beginning", "channel": "Channel", "draw": "Draw", "main": "Main"}
OFF_BOARD = ("champion zone", "hand", "deck", "trash", "banishment")


class Zone(msgspec.Struct, frozen=True):
    """A part of the picture: a battlefield, a base, or a zone away from the board, with the cards in it.

    ``note`` says what else there is to it. Cards that are attached to another one are not among ``cards``.
    """

    title: str
    note: str
    cards: tuple[Card, ...]
    on_board: bool = True


def zones(snapshot: Snapshot) -> list[Zone]:
    """The zones that have something to show, battlefields first; in each the cards in order of their players."""
    seats = {seat.player: place for place, seat in enumerate(snapshot.seats)}
    shown = sorted(
        (card for card in snapshot.cards if card.attached_to is None),
        key=lambda card: seats.get(card.controller, len(seats)),
    )
    found = []
    for place in snapshot.places:
        control = f"controlled by {place.controller}" if place.controller else "controlled by nobody"
        notes = [control]
        if snapshot.fight is not None and snapshot.fight.place == place.name:
            notes.append(fight_words(snapshot.fight))
        cards = tuple(card for card in shown if card.zone == "board" and card.location == place.name)
        found.append(Zone(place.name, "; ".join(notes), cards))
    for player in dict.fromkeys([*seats, *(card.controller for card in shown)]):
        cards = tuple(
            card for card in shown if card.zone == "board" and card.location == "base" and card.controller == player
        )
        if cards:
            found.append(Zone(f"Base of {player}", "", cards))
    for zone in OFF_BOARD:
        cards = tuple(card for card in shown if card.zone == zone)
        if cards:
            found.append(Zone(zone.capitalize(), "", cards, on_board=False))
    return found


def attached(snapshot: Snapshot, card: Card) -> list[Card]:
    """The cards attached to a card."""
    return [other for other in snapshot.cards if other.attached_to == card.name]


def might_words(card: Card) -> str:
    """A unit's Might, or each that it may be: "5", "3 or 5", "3/5/6"."""
    return (" or " if len(card.might) < 3 else "/").join(map(str, card.might))


def is_changed(card: Card) -> bool:
    """Whether a unit's Might is not the printed one, or not certain."""
    return card.might != (card.printed,)


def bonus_words(card: Card) -> str:
    """The Might bonus of a gear; empty where there is none."""
    return f"{card.printed:+d} Might" if card.printed else ""


def counter_words(card: Card) -> list[str]:
    """The counters on a card, buffs among them."""
    words = []
    for kind, number in card.counters:
        plural = "" if number == 1 else "s"
        words.append(f"{number} buff{plural}" if kind == "buff" else f"{number} {kind} counter{plural}")
    return words


def damage_words(card: Card) -> str:
    """The damage on a card; empty where there is none."""
    if not card.damage:
        return ""
    return f"{card.damage} damage{', lethal' if card.deadly else ''}"


def lasting_words(one: Lasting) -> str:
    """An effect or ability with what it does and until when, in one line."""
    name = f"{one.name}: " if one.name else ""
    lasts = f" ({one.lasts})" if one.lasts else ""
    asleep = "" if one.active else " [not now]"
    return f"{name}{one.what}{lasts}{asleep}"


def fight_words(fight: Fight) -> str:
    """A combat with the damage of both sides."""
    attacking, defending = fight.totals
    return f"combat: {fight.attacker} attacks with {attacking}, {fight.defender} defends with {defending}"


def assigned_words(fight: Fight) -> list[str]:
    """The damage that has been assigned, a line for each player."""
    return [
        f"{player} assigns {', '.join(f'{amount} to {unit}' for unit, amount in amounts) or 'nothing'}"
        for player, amounts in fight.assigned
    ]


def seat_words(seats: Sequence[Seat]) -> list[str]:
    """The players of whom there is something to tell: teams, points, XP."""
    words = []
    for seat in seats:
        parts = [f"team {seat.team}" if seat.team else ""]
        parts += [f"{seat.points} point{'' if seat.points == 1 else 's'}" if seat.points else ""]
        parts += [f"{seat.xp} XP" if seat.xp else ""]
        if any(parts):
            words.append(f"{seat.player}: {', '.join(part for part in parts if part)}")
    return words


def turn_words(turn: Turn) -> str:
    """A turn in the queue, an additional one with a star."""
    return f"{turn.player}*" if turn.additional else turn.player


def phase_words(snapshot: Snapshot) -> str:
    """The phase, where it is not the Main Phase in which everything begins."""
    return "" if snapshot.phase == "main" else f"{PHASES.get(snapshot.phase, snapshot.phase)} Phase"


def on_everything(snapshot: Snapshot) -> Iterator[str]:
    """What lies on no single card, and what waits to resolve."""
    for one in snapshot.lasting:
        yield lasting_words(one)
    for spell in snapshot.waiting:
        yield f"{spell} has been announced and waits"
    if snapshot.fight is not None:
        yield from assigned_words(snapshot.fight)
    if snapshot.readings > 1:
        yield f"the rules can be read in {snapshot.readings} ways that matter here; the first is shown"


def is_empty(snapshot: Snapshot) -> bool:
    """Whether there is nothing to see."""
    return not (
        snapshot.cards
        or snapshot.places
        or snapshot.turns
        or seat_words(snapshot.seats)
        or phase_words(snapshot)
        or any(on_everything(snapshot))
    )
