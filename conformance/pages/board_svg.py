"""A board as a drawing: zones with cards in two columns, each card with its Might, its damage and what lies on it.

The drawing has no colours of its own: its classes are dressed by the style sheet of the page, light or dark.
"""

from collections.abc import Sequence

from conformance.board_text import board_sentence
from conformance.boards import Zone, on_everything, phase_words, seat_words, turn_words, zones
from conformance.engines.snapshot import Snapshot, Turn
from conformance.pages.card_svg import CARD_WIDTH, Drawn, draw_card
from conformance.pages.svg import element, fitted, group, text, width_of, wrapped

_GAP = 10.0
_PAD = 10.0
_COLUMNS = 2
WIDTH = _COLUMNS * CARD_WIDTH + (_COLUMNS - 1) * _GAP + 2 * _PAD
_MOST_CARDS = 24
"""How many cards of a zone are drawn; a crowd is told by its number."""


def draw_board(snapshot: Snapshot) -> str:
    """The board as an SVG element, with its content in words for those who cannot see it."""
    parts: list[str] = []
    y = 0.0
    if snapshot.turns:
        drawn, height = _turn_row(snapshot.turns, phase_words(snapshot), y)
        parts.append(drawn)
        y += height
    lines = seat_words(snapshot.seats)
    if not snapshot.turns and phase_words(snapshot):
        lines.insert(0, phase_words(snapshot))
    for line in lines:
        parts.append(text(fitted(line, 12, WIDTH - 2 * _PAD), _PAD, y + 16, "bd-line"))
        y += 20
    for zone in zones(snapshot):
        drawn, height = _zone(snapshot, zone, y)
        parts.append(drawn)
        y += height + _GAP
    for line in on_everything(snapshot):
        for number, piece in enumerate(wrapped(line, 12, WIDTH - 2 * _PAD - 10)):
            parts.append(text(piece if number else f"• {piece}", _PAD + (8 if number else 0), y + 14, "bd-line"))
            y += 17
    label = board_sentence(snapshot)
    return element(
        "svg",
        "".join(parts) or text("An empty board", _PAD, 20, "bd-line"),
        class_="board",
        viewBox=f"0 0 {WIDTH:g} {max(y, 30):g}",
        width=WIDTH,
        role="img",
        aria_label=label,
    )


def _zone(snapshot: Snapshot, zone: Zone, y: float) -> tuple[str, float]:
    """A zone with its cards; returns the drawing and its height."""
    parts: list[str] = []
    inner = y + 24.0
    title_width = width_of(zone.title, 13, bold=True)
    parts.append(text(fitted(zone.title, 13, WIDTH - 2 * _PAD, bold=True), _PAD, y + 17, "bd-zone"))
    room = WIDTH - 2 * _PAD
    if zone.note:
        beside = room - title_width - 8
        if width_of(zone.note, 11) <= beside:
            parts.append(text(zone.note, WIDTH - _PAD, y + 17, "bd-note", text_anchor="end"))
        else:
            for line in wrapped(zone.note, 11, room):
                parts.append(text(line, _PAD, inner + 9, "bd-note"))
                inner += 14.0
            inner += 3.0
    cards = [draw_card(snapshot, card) for card in zone.cards[:_MOST_CARDS]]
    for row in _rows(cards):
        tallest = max(card.height for card in row)
        for column, card in enumerate(row):
            left = _PAD + column * (CARD_WIDTH + _GAP)
            parts.append(group([card.at(tallest)], transform=f"translate({left:g} {inner:g})"))
        inner += tallest + _GAP
    if not zone.cards:
        parts.append(text("nobody is here", _PAD, inner + 10, "bd-note"))
        inner += 20.0
    if len(zone.cards) > _MOST_CARDS:
        parts.append(text(f"and {len(zone.cards) - _MOST_CARDS} more", _PAD, inner + 10, "bd-note"))
        inner += 20.0
    kind = "bd-area" if zone.on_board else "bd-area bd-off"
    frame = element("rect", x=0.5, y=y + 0.5, width=WIDTH - 1, height=inner - y - 1, rx=6, class_=kind)
    return frame + "".join(parts), inner - y


def _rows(cards: Sequence[Drawn]) -> list[Sequence[Drawn]]:
    return [cards[place : place + _COLUMNS] for place in range(0, len(cards), _COLUMNS)]


def _turn_row(turns: Sequence[Turn], phase: str, y: float) -> tuple[str, float]:
    """The queue of turns as a row of boxes, the current one first; additional ones are marked with a star."""
    parts = [text("Turns", 0, y + 18, "bd-zone")]
    x = 50.0
    for place, turn in enumerate(turns):
        words = turn_words(turn)
        if place == 0 and phase:
            words = f"{words}, {phase}"
        words = fitted(words, 12, 190, bold=True)
        width = width_of(words, 12, bold=True) + 16
        if x + width > WIDTH - 20:
            break
        kind = "bd-turn" + (" bd-now" if place == 0 else "") + (" bd-extra" if turn.additional else "")
        parts.append(element("rect", x=x, y=y + 3, width=width, height=22, rx=11, class_=kind))
        parts.append(text(words, x + width / 2, y + 18, "bd-turn-name", text_anchor="middle"))
        x += width + 6
    parts.append(text("…", x, y + 18, "bd-line"))
    return group(parts), 34.0
