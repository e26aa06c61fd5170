"""A board as a drawing: zones with cards in two columns, each card with its Might, its damage and what lies on it.

The drawing has no colours of its own: its classes are dressed by the style sheet of the page, light or dark.
"""

from collections.abc import Sequence

from conformance.board_text import board_sentence
from conformance.boards import Zone, on_everything, phase_words, seat_words, turn_words, zones
from conformance.engines.snapshot import Snapshot, Turn
from conformance.pages.card_svg import CARD_WIDTH, draw_card
from conformance.pages.svg import element, fitted, group, text, width_of, wrapped

_GAP = 10.0
_PAD = 10.0
_COLUMNS = 2
_MOST_CARDS = 24
"""How many cards of a zone are drawn; a crowd is told by its number."""


def draw_board(snapshot: Snapshot) -> str:
    """The board as an SVG element, with its content in words for those who cannot see it."""
    sheet = _Sheet(snapshot)
    if snapshot.turns:
        sheet.turns(snapshot.turns, phase_words(snapshot))
    lines = seat_words(snapshot.seats)
    if not snapshot.turns and phase_words(snapshot):
        lines.insert(0, phase_words(snapshot))
    for line in lines:
        sheet.line(line)
    for zone in zones(snapshot):
        sheet.zone(zone)
    for line in on_everything(snapshot):
        sheet.line(line, mark="• ")
    return element(
        "svg",
        "".join(sheet.parts) or text("An empty board", _PAD, 20, "bd-line"),
        class_="board",
        viewBox=f"0 0 {sheet.width:g} {max(sheet.y, 30):g}",
        width=sheet.width,
        role="img",
        aria_label=board_sentence(snapshot),
    )


class _Sheet:
    """Draws from top to bottom; ``y`` is how far it has come. A board with little on it is half as wide."""

    def __init__(self, snapshot: Snapshot) -> None:
        self.snapshot = snapshot
        crowded = any(len(zone.cards) > 1 for zone in zones(snapshot)) or snapshot.turns or snapshot.fight
        self.columns = _COLUMNS if crowded else 1
        self.width = self.columns * CARD_WIDTH + (self.columns - 1) * _GAP + 2 * _PAD
        self.room = self.width - 2 * _PAD
        self.parts: list[str] = []
        self.y = 0.0

    def line(self, words: str, mark: str = "") -> None:
        """A line of text below what is there, or several where it is long."""
        for number, piece in enumerate(wrapped(f"{mark}{words}", 12, self.room - 8)):
            self.parts.append(text(piece, _PAD + (8 if number else 0), self.y + 14, "bd-line"))
            self.y += 18

    def turns(self, turns: Sequence[Turn], phase: str) -> None:
        """The queue of turns as a row of boxes, the current one first; additional ones are marked with a star."""
        self.parts.append(text("Turns", 0, self.y + 18, "bd-zone"))
        x = 50.0
        for place, turn in enumerate(turns):
            words = turn_words(turn) if place or not phase else f"{turn_words(turn)}, {phase}"
            words = fitted(words, 12, 190, bold=True)
            width = width_of(words, 12, bold=True) + 16
            if x + width > self.width - 20:
                break
            kind = "bd-turn" + ("" if place else " bd-now") + (" bd-extra" if turn.additional else "")
            self.parts.append(element("rect", x=x, y=self.y + 3, width=width, height=22, rx=11, class_=kind))
            self.parts.append(text(words, x + width / 2, self.y + 18, "bd-turn-name", text_anchor="middle"))
            x += width + 6
        self.parts.append(text("…", x, self.y + 18, "bd-line"))
        self.y += 34.0

    def zone(self, zone: Zone) -> None:
        """A zone in its frame: its name, what there is to say of it, its cards in rows."""
        top, place = self.y, len(self.parts)
        self._title(zone)
        cards = [draw_card(self.snapshot, card) for card in zone.cards[:_MOST_CARDS]]
        for first in range(0, len(cards), self.columns):
            row = cards[first : first + self.columns]
            tallest = max(card.height for card in row)
            for column, card in enumerate(row):
                left = _PAD + column * (CARD_WIDTH + _GAP)
                self.parts.append(group([card.at(tallest)], transform=f"translate({left:g} {self.y:g})"))
            self.y += tallest + _GAP
        if not zone.cards:
            self._note("nobody is here")
        if len(zone.cards) > _MOST_CARDS:
            self._note(f"and {len(zone.cards) - _MOST_CARDS} more")
        kind = "bd-area" if zone.on_board else "bd-area bd-off"
        frame = element("rect", x=0.5, y=top + 0.5, width=self.width - 1, height=self.y - top - 1, rx=6, class_=kind)
        self.parts.insert(place, frame)
        self.y += _GAP

    def _title(self, zone: Zone) -> None:
        self.parts.append(text(fitted(zone.title, 13, self.room, bold=True), _PAD, self.y + 17, "bd-zone"))
        beside = self.room - width_of(zone.title, 13, bold=True) - 8
        if zone.note and width_of(zone.note, 11) <= beside:
            self.parts.append(text(zone.note, self.width - _PAD, self.y + 17, "bd-note", text_anchor="end"))
        self.y += 24.0
        if zone.note and width_of(zone.note, 11) > beside:
            for line in wrapped(zone.note, 11, self.room):
                self.parts.append(text(line, _PAD, self.y + 9, "bd-note"))
                self.y += 14.0
            self.y += 3.0

    def _note(self, words: str) -> None:
        self.parts.append(text(words, _PAD, self.y + 10, "bd-note"))
        self.y += 20.0
