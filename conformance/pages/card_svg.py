"""One card of a drawn board: name and Might on top, then states, keywords, what lies on it, and what is attached."""

from collections.abc import Iterator

import msgspec

from conformance.boards import (
    attached,
    bonus_words,
    counter_words,
    damage_words,
    is_changed,
    lasting_words,
    might_words,
)
from conformance.engines.snapshot import Card, Snapshot
from conformance.pages.svg import element, fitted, text, width_of, wrapped

CARD_WIDTH = 208.0
_PAD = 9.0
_SMALL = 11.0
_DEEPEST = 3
"""How many cards attached one to the other are drawn inside each other."""

_PLAYERS = "ABCD"


class Drawn(msgspec.Struct, frozen=True):
    """A card ready to be placed: what is on it, and how tall that is."""

    card: Card
    content: str
    height: float

    def at(self, height: float) -> str:
        """The card with a frame of a height, so that the cards of a row are all as tall as the tallest."""
        seat = self.card.controller if self.card.controller in _PLAYERS else "other"
        kind = f"bd-card bd-{seat}" + (" bd-gear" if self.card.kind == "gear" else "")
        frame = element("rect", x=0.5, y=0.5, width=CARD_WIDTH - 1, height=height - 1, rx=7, class_=kind)
        return frame + self.content


def draw_card(snapshot: Snapshot, card: Card) -> Drawn:
    """Draw a card with everything that is attached to it."""
    pencil = _Pencil(CARD_WIDTH)
    pencil.card(snapshot, card, 0)
    return Drawn(card, "".join(pencil.parts), pencil.y + 7)


class _Pencil:
    """Draws from top to bottom; ``y`` is how far it has come."""

    def __init__(self, width: float) -> None:
        self.parts: list[str] = []
        self.width = width
        self.y = 0.0

    def card(self, snapshot: Snapshot, card: Card, depth: int) -> None:
        self._head(card, depth)
        self._pills(list(_pills(card)), depth)
        if card.tags:
            self._lines(f"tagged {', '.join(card.tags)}", "bd-tags", depth)
        for one in (*card.effects, *card.abilities):
            self._lines(lasting_words(one), "bd-effect" if one.active else "bd-effect bd-asleep", depth)
        for other in attached(snapshot, card) if depth < _DEEPEST else ():
            top = self.y + 4
            self.y = top + 1
            place = len(self.parts)
            self.card(snapshot, other, depth + 1)
            left = self._left(depth) - 2
            room = self.width - left - _PAD + 2
            frame = element("rect", x=left, y=top, width=room, height=self.y - top + 4, rx=4, class_="bd-attached")
            self.parts.insert(place, frame)
            self.y += 5

    def _left(self, depth: int) -> float:
        return _PAD + 8 * depth

    def _head(self, card: Card, depth: int) -> None:
        """The player, the name, and at the right the Might with the printed one below."""
        left, right = self._left(depth), self.width - _PAD - 4 * depth
        seat = fitted(card.controller, 10, 40, bold=True)
        badge = max(17.0, width_of(seat, 10, bold=True) + 8)
        might = might_words(card) if card.kind == "unit" else bonus_words(card).removesuffix(" Might")
        size = 20 if card.kind == "unit" else 14
        taken = width_of(might, size, bold=True) + 6 if might else 0
        base = self.y + 21
        kind = f"bd-seat bd-{card.controller if card.controller in _PLAYERS else 'other'}"
        self.parts.append(element("rect", x=left, y=base - 13, width=badge, height=17, rx=4, class_=kind))
        self.parts.append(text(seat, left + badge / 2, base - 1, "bd-seat-name", text_anchor="middle"))
        room = right - taken - left - badge - 6
        self.parts.append(text(fitted(card.name, 13, room, bold=True), left + badge + 6, base, "bd-name"))
        if might:
            changed = card.kind == "unit" and is_changed(card)
            kind = "bd-might" + (" bd-changed" if changed else "") + ("" if card.kind == "unit" else " bd-bonus")
            self.parts.append(text(might, right, base + 2, kind, text_anchor="end"))
            if changed:
                self.parts.append(text(f"printed {card.printed}", right, base + 15, "bd-printed", text_anchor="end"))
                self.y += 12
        self.y += 29

    def _pills(self, pills: list[tuple[str, str]], depth: int) -> None:
        """States, damage and keywords as small boxes that wrap."""
        left = self._left(depth)
        x, room = left, self.width - _PAD
        for words, kind in pills:
            words = fitted(words, _SMALL, room - left - 12)
            width = width_of(words, _SMALL, bold=kind != "bd-keyword") + 12
            if x + width > room and x > left:
                x = left
                self.y += 20
            self.parts.append(element("rect", x=x, y=self.y, width=width, height=17, rx=8, class_=f"bd-pill {kind}"))
            self.parts.append(text(words, x + width / 2, self.y + 12.5, f"bd-word {kind}", text_anchor="middle"))
            x += width + 4
        if pills:
            self.y += 21

    def _lines(self, words: str, kind: str, depth: int) -> None:
        left = self._left(depth)
        for number, line in enumerate(wrapped(words, _SMALL, self.width - _PAD - left - 8)):
            self.parts.append(text(line, left + (6 if number else 0), self.y + 10, kind))
            self.y += 14


def _pills(card: Card) -> Iterator[tuple[str, str]]:
    for mark in card.marks:
        yield mark, "bd-mark"
    if card.damage:
        yield damage_words(card), "bd-damage"
    for keyword in card.keywords:
        yield keyword, "bd-keyword"
    for counter in counter_words(card):
        yield counter, "bd-counter"
