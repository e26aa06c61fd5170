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

    ``passive`` effects are weighed anew in every calculation, others carry amounts that are settled. ``of_copy`` is the
    number of the effect that made the source a copy, where the ability is text that the source has by that.
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
    of_copy: int | None = None


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
    designated_at: int = 0
    empowered: bool = False
    instead_of_decrease: int | None = None

    @property
    def on_board(self) -> bool:
        """Whether it is on the board and a unit, so that effects can bear on it."""
        return self.zone == "board" and not self.gear


@dataclass
class Moments:
    """Since when effects apply (480.1); an action has two moments, what it creates comes before what results from it.

    Attributes:
        standing: since when each effect has been there, its conditions met, whether or not there is an object for it.
        touching: the same, but only while there is an object.
        reached: since when each effect has applied to each unit.
        fresh: what this action brought, and would begin with it.
    """

    standing: dict[int, int] = field(default_factory=dict)
    touching: dict[int, int] = field(default_factory=dict)
    reached: dict[tuple[int, str], int] = field(default_factory=dict)
    fresh: frozenset[int] = frozenset()


@dataclass
class Board:
    """All units and all effects, since when each applies, and what moment it is.

    Attributes:
        order_asked: whether anyone asks for the order of effects.
        mighty_elsewhere: whether a condition about the Might of a unit off the board goes by its printed Might (711).
    """

    units: dict[str, Unit] = field(default_factory=dict)
    effects: list[Effect] = field(default_factory=list)
    moments: Moments = field(default_factory=Moments)
    now: int = 0
    order_asked: bool = False
    mighty_elsewhere: bool = False

    @property
    def result(self) -> int:
        """The moment of everything that results from the present action."""
        return self.now + 1

    def alive(self) -> frozenset[int]:
        """The effects whose text is active, their source on the board."""
        active = {each.number for each in self.effects if each.active}
        return frozenset(
            each.number for each in self.effects
            if each.active
            and not (each.passive and each.source is not None and self.units[each.source].zone != "board")
            and (each.of_copy is None or each.of_copy in active)
        )  # fmt: skip


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
