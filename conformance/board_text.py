"""A board as text: the same picture as the drawn one, for a terminal and for whoever listens instead of looking."""

from collections.abc import Iterator

from conformance.boards import (
    attached,
    bonus_words,
    counter_words,
    damage_words,
    is_changed,
    lasting_words,
    might_words,
    on_everything,
    phase_words,
    seat_words,
    turn_words,
    zones,
)
from conformance.engines.snapshot import Card, Snapshot

_BAR = "| "


def board_lines(snapshot: Snapshot) -> list[str]:
    """The picture, line by line; empty where there is nothing to see."""
    return list(_lines(snapshot))


def board_sentence(snapshot: Snapshot) -> str:
    """The picture in one breath: each card with its Might, for those who cannot see the drawing."""
    parts = []
    for zone in zones(snapshot):
        cards = ", ".join(_short(snapshot, card) for card in zone.cards) or "nothing"
        note = f" ({zone.note})" if zone.note else ""
        parts.append(f"{zone.title}{note}: {cards}")
    return "; ".join(parts) or "An empty board"


def _lines(snapshot: Snapshot) -> Iterator[str]:
    if snapshot.turns:
        turns = " > ".join(turn_words(turn) for turn in snapshot.turns)
        phase = phase_words(snapshot)
        yield f"turns: {turns} > ...{f'   ({phase})' if phase else ''}"
    elif phase_words(snapshot):
        yield f"phase: {phase_words(snapshot)}"
    yield from seat_words(snapshot.seats)
    for zone in zones(snapshot):
        yield f"[{zone.title}]{f' {zone.note}' if zone.note else ''}"
        for card in zone.cards:
            yield from (f"{_BAR}{line}" for line in _card(snapshot, card, 0))
        if not zone.cards:
            yield f"{_BAR}(nobody)"
    yield from (f"* {line}" for line in on_everything(snapshot))


def _card(snapshot: Snapshot, card: Card, depth: int) -> Iterator[str]:
    lead = "  " * depth
    parts = [_head(card), *card.marks, damage_words(card), *card.keywords, *counter_words(card)]
    if card.tags:
        parts.append(f"tagged {' and '.join(card.tags)}")
    yield lead + ", ".join(part for part in parts if part)
    for one in (*card.effects, *card.abilities):
        yield f"{lead}    - {lasting_words(one)}"
    for other in attached(snapshot, card):
        for number, line in enumerate(_card(snapshot, other, depth + 1)):
            yield f"{lead}    + {line.lstrip()}" if number == 0 else f"{lead}    {line}"


def _head(card: Card) -> str:
    if card.kind == "gear":
        bonus = bonus_words(card)
        return f"{card.controller}  {card.name}{f'  {bonus}' if bonus else ''}"
    printed = f" (printed {card.printed})" if is_changed(card) else ""
    return f"{card.controller}  {card.name}  {might_words(card)} Might{printed}"


def _short(snapshot: Snapshot, card: Card) -> str:
    gear = [other.name for other in attached(snapshot, card)]
    wearing = f" with {' and '.join(gear)}" if gear else ""
    might = f" {might_words(card)}" if card.kind == "unit" else ""
    facts = ", ".join(part for part in (*card.marks, damage_words(card), *card.keywords) if part)
    return f"{card.name} of {card.controller}{might}{wearing}{f' ({facts})' if facts else ''}"
