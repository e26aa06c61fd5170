"""What an effect does, to whom, and while what holds: the parts shared by spells and passive abilities."""

from typing import Literal

from conformance.vocabulary.words import (
    Designation,
    KeywordName,
    KeywordText,
    PlayerRef,
    UnitRef,
    Word,
)

Who = Literal["all", "friendly", "other friendly", "other", "enemy"]


class Condition(Word, frozen=True, tag_field="is"):
    """Something that must hold for a passive ability to apply; ``unit`` left out means the ability's source."""

    unit: UnitRef | None = None


class Mighty(Condition, frozen=True, tag="mighty"):
    """While the unit is Mighty (708)."""


class MightAtLeast(Condition, frozen=True, tag="might at least", kw_only=True):
    """While the unit has this much Might or more."""

    might: int


class HasKeyword(Condition, frozen=True, tag="keyword", kw_only=True):
    """While the unit has the keyword."""

    keyword: KeywordName


class Designated(Condition, frozen=True, tag="designated"):
    """While the unit is an attacker, a defender, or either when none is named."""

    designation: Designation | None = None


class Alone(Condition, frozen=True, tag="alone"):
    """While no other friendly unit is at the unit's location (740.2.a)."""


class Buffed(Condition, frozen=True, tag="buffed"):
    """While the unit has a buff (702.2.a)."""


class Level(Condition, frozen=True, tag="level", kw_only=True):
    """[Level N]: while the unit's controller has this much XP (824)."""

    xp: int


class Legion(Condition, frozen=True, tag="legion"):
    """[Legion]: if the unit's controller has finalized another card this turn (812)."""


class Empowered(Condition, frozen=True, tag="empowered"):
    """[Empowered]: while the unit is Empowered (828)."""


AnyCondition = Mighty | MightAtLeast | HasKeyword | Designated | Alone | Buffed | Level | Legion | Empowered


class Group(Word, frozen=True):
    """The units that a passive ability touches or counts; every part that is given must hold.

    ``who`` is seen from the source's controller; "other friendly" leaves the source out. ``here`` means at the
    source's location.
    """

    who: Who = "all"
    here: bool = False
    keyword: KeywordName | None = None
    tag: str | None = None
    buffed: bool = False


class Change(Word, frozen=True, tag_field="kind"):
    """One alteration of a unit's characteristics; its layer follows from its kind (477)."""


class Increase(Change, frozen=True, tag="increase"):
    """More Might (477.3.e.1).

    The amount is ``amount``, plus the current Might of ``might_of`` where given, or ``amount`` for each unit in
    ``per``. With ``maximum``, no more than brings the unit to that Might.
    """

    amount: int = 0
    maximum: int | None = None
    might_of: UnitRef | None = None
    per: Group | None = None


class Decrease(Change, frozen=True, tag="decrease"):
    """Less Might (477.3.e.2); with ``minimum``, no more than brings the unit down to that Might."""

    amount: int
    minimum: int | None = None


class IncreaseTo(Change, frozen=True, tag="increase to"):
    """As much more Might as is missing to ``might``, or to the current Might of ``might_of``; never less."""

    might: int | None = None
    might_of: UnitRef | None = None


class SetMight(Change, frozen=True, tag="set might"):
    """The Might that arithmetic starts from (477.1.a.1)."""

    might: int


class GainKeywords(Change, frozen=True, tag="keywords"):
    """These keywords are added (477.2)."""

    keywords: tuple[KeywordText, ...]


class LoseKeyword(Change, frozen=True, tag="lose keyword"):
    """Every instance of the keyword is removed (477.2)."""

    keyword: KeywordName


class LoseAbilities(Change, frozen=True, tag="lose abilities"):
    """All abilities, keywords included, are removed (477.2)."""


class OnlyKeywords(Change, frozen=True, tag="only keywords"):
    """All abilities are replaced by these keywords (477.2)."""

    keywords: tuple[KeywordText, ...]


class AddTag(Change, frozen=True, tag="tag"):
    """A tag is added (477.1)."""

    tag: str


class ChangeController(Change, frozen=True, tag="controller"):
    """The player controls the unit (477.1)."""

    player: PlayerRef


class BecomeCopy(Change, frozen=True, tag="copy"):
    """The unit becomes a copy of another, which has its copyable traits as they are now (477.1.b)."""

    of: UnitRef


PassiveChange = (
    Increase
    | Decrease
    | IncreaseTo
    | SetMight
    | GainKeywords
    | LoseKeyword
    | LoseAbilities
    | OnlyKeywords
    | AddTag
    | ChangeController
)
SpellChange = PassiveChange | BecomeCopy
