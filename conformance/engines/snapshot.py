"""What a game looks like at one moment: plain data from which a board can be drawn or written out."""

from typing import Literal

import msgspec


class Lasting(msgspec.Struct, frozen=True):
    """Something that lies on a card, a player or the whole board: its name, what it does, and until when.

    ``active`` is False for text that does nothing at present.
    """

    name: str
    what: str
    lasts: str = ""
    active: bool = True


class Card(msgspec.Struct, frozen=True):
    """A unit or gear as it is now.

    ``might`` are its possible values, more than one where the rules leave it open; ``printed`` is that on the card, of
    gear the Might bonus. ``marks`` are states in a word or two: attacker, stunned, Empowered. ``effects`` lie on it,
    ``abilities`` are its own text. ``deadly`` is whether the damage on it is lethal.
    """

    name: str
    kind: Literal["unit", "gear"]
    controller: str
    zone: str
    location: str
    printed: int
    might: tuple[int, ...]
    damage: int = 0
    deadly: bool = False
    keywords: tuple[str, ...] = ()
    tags: tuple[str, ...] = ()
    counters: tuple[tuple[str, int], ...] = ()
    marks: tuple[str, ...] = ()
    attached_to: str | None = None
    effects: tuple[Lasting, ...] = ()
    abilities: tuple[Lasting, ...] = ()


class Place(msgspec.Struct, frozen=True):
    """A battlefield and the player who controls it, None where nobody does."""

    name: str
    controller: str | None = None


class Seat(msgspec.Struct, frozen=True):
    """A player with what the player has gathered."""

    player: str
    team: str = ""
    points: int = 0
    xp: int = 0


class Turn(msgspec.Struct, frozen=True):
    """A turn in the queue; ``additional`` where it stands outside the turn order."""

    player: str
    additional: bool = False


class Fight(msgspec.Struct, frozen=True):
    """A combat under way: where, who attacks, the damage that each side assigns, and what has been assigned."""

    place: str
    attacker: str
    defender: str
    totals: tuple[int, int]
    assigned: tuple[tuple[str, tuple[tuple[str, int], ...]], ...] = ()


class Snapshot(msgspec.Struct, frozen=True):
    """The whole game at one moment.

    ``turns`` are the current one and those that follow, as many as tell something. ``waiting`` are spells that were
    announced and have not resolved. ``readings`` is in how many ways the rules can be read that matter here.
    """

    seats: tuple[Seat, ...]
    turns: tuple[Turn, ...]
    phase: str
    places: tuple[Place, ...]
    cards: tuple[Card, ...]
    lasting: tuple[Lasting, ...] = ()
    waiting: tuple[str, ...] = ()
    fight: Fight | None = None
    readings: int = 1
