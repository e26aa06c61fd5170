"""Actions of damage and combat."""

from conformance.vocabulary.action import Action
from conformance.vocabulary.words import Duration, EffectId, EffectRef, KeywordName, PlaceRef, PlayerRef, UnitRef


class Stun(Action, frozen=True, tag="stun"):
    """Stun a unit until the end of the turn (423)."""

    unit: UnitRef


class Heal(Action, frozen=True, tag="heal"):
    """Clear all damage from a unit (418)."""

    unit: UnitRef


class Kill(Action, frozen=True, tag="kill"):
    """Kill a permanent: it goes to its owner's trash (428)."""

    unit: UnitRef


class Deal(Action, frozen=True, tag="deal"):
    """A player deals an amount of damage to each of some units (417).

    The spell or ability itself is the source, or the unit ``source`` (417.6.b.3).
    """

    player: PlayerRef
    amount: int
    units: tuple[UnitRef, ...]
    source: UnitRef | None = None


class DealOwnMight(Action, frozen=True, tag="deal own might"):
    """A unit deals damage equal to its Might, read now, to each of some units (417.6.b.3)."""

    player: PlayerRef
    source: UnitRef
    units: tuple[UnitRef, ...]


class DealSplit(Action, frozen=True, tag="deal split"):
    """A player splits damage among the targets that were declared for it (355.14).

    ``announced`` is the damage that there was when they were declared, where it was another.
    """

    player: PlayerRef
    amount: int
    split: dict[UnitRef, int]
    declared: tuple[UnitRef, ...]
    announced: int | None = None
    source: UnitRef | None = None


class Prevent(Action, frozen=True, tag="prevent"):
    """Prevent the next damage to a unit, up to an amount, all of it where none is given (437).

    With ``once`` it is used up by the next damage, whatever the amount.
    """

    unit: UnitRef
    effect: EffectId
    amount: int | None = None
    once: bool = False
    lasts: Duration = "this turn"
    source: UnitRef | None = None


class DoubleDamage(Action, frozen=True, tag="double damage"):
    """Damage that would be dealt to a unit is doubled (369, 465.2.c.4.a)."""

    unit: UnitRef
    effect: EffectId
    once: bool = False
    lasts: Duration = "this turn"
    source: UnitRef | None = None


class CannotBeDealtDamage(Action, frozen=True, tag="cannot be dealt damage"):
    """A unit cannot be dealt damage (465.2.c.10)."""

    unit: UnitRef
    effect: EffectId
    lasts: Duration = "this turn"
    source: UnitRef | None = None


class OrderReplacements(Action, frozen=True, tag="order replacements"):
    """A player puts what replaces damage to a unit in order, the first to apply first (372)."""

    player: PlayerRef
    unit: UnitRef
    effects: tuple[EffectRef, ...]


class BonusDamage(Action, frozen=True, tag="bonus damage"):
    """A player's spells and abilities deal Bonus Damage (713)."""

    player: PlayerRef
    effect: EffectId
    amount: int
    lasts: Duration = "for good"
    source: UnitRef | None = None


class AnyAmountKills(Action, frozen=True, tag="any amount kills"):
    """Any amount of a player's damage is enough to kill enemy units (142.4.c)."""

    player: PlayerRef
    effect: EffectId
    lasts: Duration = "for good"
    source: UnitRef | None = None


class IgnoreKeyword(Action, frozen=True, tag="ignore keyword"):
    """A player ignores a keyword while assigning combat damage at a battlefield (765-767)."""

    player: PlayerRef
    effect: EffectId
    keyword: KeywordName
    battlefield: PlaceRef
    lasts: Duration = "for good"
    source: UnitRef | None = None


class Cleanup(Action, frozen=True, tag="cleanup"):
    """Cleanups are performed until one changes nothing (318-323)."""


class StartCombat(Action, frozen=True, tag="start combat"):
    """A combat opens at a battlefield; units there become attackers and defenders (464)."""

    battlefield: PlaceRef
    attacker: PlayerRef


class Assign(Action, frozen=True, tag="assign"):
    """A player assigns combat damage, an amount for each unit; units left out get none (465.2.c)."""

    player: PlayerRef
    amounts: dict[UnitRef, int]


class DealCombatDamage(Action, frozen=True, tag="deal combat damage"):
    """All assigned combat damage is dealt at once (465.2.d)."""


class CombatCleanup(Action, frozen=True, tag="combat cleanup"):
    """The Combat Cleanup: deaths, then healing, then attackers are recalled if defenders remain (466.1)."""


class ResolveCombat(Action, frozen=True, tag="resolve combat"):
    """The result of the combat is determined and control of its battlefield established (466.3, 466.5)."""


CombatAction = (
    Stun
    | Heal
    | Kill
    | Deal
    | DealOwnMight
    | DealSplit
    | Prevent
    | DoubleDamage
    | CannotBeDealtDamage
    | OrderReplacements
    | BonusDamage
    | AnyAmountKills
    | IgnoreKeyword
    | Cleanup
    | StartCombat
    | Assign
    | DealCombatDamage
    | CombatCleanup
    | ResolveCombat
)
"""Every action of damage and combat."""
