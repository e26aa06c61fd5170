"""The model's board: units as they are printed, and a flat set of effects that bear on them."""

from dataclasses import dataclass, field

from conformance.vocabulary import text
from conformance.vocabulary.words import parse_keyword

Change = text.Change


class Fixed(text.Change, frozen=True, tag="fixed", kw_only=True):
    """An amount of Might that was settled when its effect began; negative for a decrease."""

    amount: int
    decrease: bool


class Copied(text.Change, frozen=True, tag="copied", kw_only=True):
    """The traits that a unit took over when it became a copy of another."""

    tags: tuple[str, ...]
    keywords: tuple[str, ...]
    might: int


@dataclass(frozen=True)
class Effect:
    """Something that alters units: by name, by group, or its own source.

    ``passive`` effects are weighed anew in every calculation, others carry amounts that are settled.
    """

    number: int
    change: Change
    name: str | None = None
    passive: bool = False
    units: tuple[str, ...] = ()
    group: text.Group | None = None
    source: str | None = None
    controller: str = "A"
    conditions: tuple[text.Condition, ...] = ()
    lasts: str = "for good"
    active: bool = True


@dataclass
class Unit:
    """A unit or gear as printed, and its state that no calculation changes."""

    name: str
    might: int
    owner: str
    zone: str = "board"
    location: str = "base"
    tags: tuple[str, ...] = ()
    keywords: tuple[str, ...] = ()
    stamp: int = 0
    gear: bool = False
    might_bonus: int = 0
    effect_text: tuple[str, ...] = ()
    attached_to: str | None = None
    attached_at: int = 0
    buffs: list[int] = field(default_factory=list)
    many_buffs: bool = False
    designation: str | None = None
    instead_of_decrease: int | None = None

    @property
    def on_board(self) -> bool:
        """Whether it is on the board and a unit, so that effects can bear on it."""
        return self.zone == "board" and not self.gear


@dataclass
class Board:
    """All units and all effects, and since when each effect has applied to each unit without a break (480.1)."""

    units: dict[str, Unit] = field(default_factory=dict)
    effects: list[Effect] = field(default_factory=list)
    began: dict[tuple[int, str], int] = field(default_factory=dict)
    now: int = 0


def is_increase(change: Change) -> bool:
    """Whether a change adds Might (477.3.e.1)."""
    return isinstance(change, text.Increase | text.IncreaseTo) or (isinstance(change, Fixed) and not change.decrease)


def is_decrease(change: Change) -> bool:
    """Whether a change takes Might away (477.3.e.2)."""
    return isinstance(change, text.Decrease) or (isinstance(change, Fixed) and change.decrease)


def is_limited(change: Change) -> bool:
    """Whether an arithmetic change stops at a threshold, and so depends on the Might it finds."""
    return (
        isinstance(change, text.IncreaseTo)
        or (isinstance(change, text.Increase) and change.maximum is not None)
        or (isinstance(change, text.Decrease) and change.minimum is not None)
    )


def keyword_list(texts: tuple[str, ...]) -> list[tuple[str, int]]:
    """Names and values of keyword texts."""
    return [parse_keyword(each) for each in texts]
