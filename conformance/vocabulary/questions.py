"""Questions: operations that read the game. Each answers a value of the type that ``answers`` names."""

from typing import Any, ClassVar

import msgspec

from conformance.vocabulary.words import EffectRef, KeywordName, PlayerRef, UnitRef


class Question(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="op", kw_only=True
):
    """An operation that reads the game. ``answers`` is the type of its value."""

    answers: ClassVar[Any] = int


class Might(Question, frozen=True, tag="might"):
    """A unit's current Might, negative where it is (143.2.b.1); away from the board, its printed Might (711)."""

    unit: UnitRef


class MightRead(Question, frozen=True, tag="might read"):
    """The Might that a spell or ability reads: never below 0 (143.2.b)."""

    unit: UnitRef


class CombatMight(Question, frozen=True, tag="combat might"):
    """What a unit adds to its side's combat damage: 0 if it is stunned or below 0 (143.2.b, 423.1.b)."""

    unit: UnitRef


class TotalMight(Question, frozen=True, tag="total might"):
    """The sum of several units' Might as an effect reads it, each counted as at least 0 (143.2.b)."""

    units: tuple[UnitRef, ...]


class IsMighty(Question, frozen=True, tag="is mighty"):
    """Whether a unit is Mighty: by current Might on the board, by printed Might elsewhere (708, 710, 711)."""

    answers: ClassVar[Any] = bool
    unit: UnitRef


class BecameMighty(Question, frozen=True, tag="became mighty"):
    """How many times a unit has become Mighty so far in this scenario (709)."""

    unit: UnitRef


class HasKeyword(Question, frozen=True, tag="has keyword"):
    """Whether a unit has an active keyword now."""

    answers: ClassVar[Any] = bool
    unit: UnitRef
    keyword: KeywordName


class KeywordValue(Question, frozen=True, tag="keyword value"):
    """The summed value of a keyword on a unit, 0 without it (807.2, 809.2, 814.2)."""

    unit: UnitRef
    keyword: KeywordName


class Keywords(Question, frozen=True, tag="keywords"):
    """The names of all active keywords of a unit, sorted, each once."""

    answers: ClassVar[Any] = tuple[str, ...]
    unit: UnitRef


class Tags(Question, frozen=True, tag="tags"):
    """A unit's tags, sorted, each once (143.1)."""

    answers: ClassVar[Any] = tuple[str, ...]
    unit: UnitRef


class Controller(Question, frozen=True, tag="controller"):
    """The player who controls an object."""

    answers: ClassVar[Any] = str
    unit: UnitRef


class Buffs(Question, frozen=True, tag="buffs"):
    """How many buffs a unit has (702)."""

    unit: UnitRef


class BuffedUnits(Question, frozen=True, tag="buffed units"):
    """How many units on the board that the player controls are buffed (704)."""

    player: PlayerRef


class Contribution(Question, frozen=True, tag="contribution"):
    """How much Might an effect adds to a unit now, negative for a decrease, 0 where it does not apply."""

    effect: EffectRef
    unit: UnitRef


class OrderApplied(Question, frozen=True, tag="order applied"):
    """The named effects that apply to a unit now, in the order in which its calculation applies them (476-480)."""

    answers: ClassVar[Any] = tuple[str, ...]
    unit: UnitRef


AnyQuestion = (
    Might
    | MightRead
    | CombatMight
    | TotalMight
    | IsMighty
    | BecameMighty
    | HasKeyword
    | KeywordValue
    | Keywords
    | Tags
    | Controller
    | Buffs
    | BuffedUnits
    | Contribution
    | OrderApplied
)
