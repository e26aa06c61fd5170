"""Actions: operations that set the board up or change the game. Each answers "done" or "illegal"."""

import msgspec

from conformance.vocabulary.text import AnyCondition, Group, PassiveChange, SpellChange
from conformance.vocabulary.words import (
    Amount,
    BattlefieldId,
    Designation,
    Duration,
    EffectId,
    EffectRef,
    Event,
    GearId,
    KeywordName,
    KeywordText,
    Phase,
    PlaceRef,
    PlayerRef,
    SpellId,
    SpellRef,
    UnitId,
    UnitRef,
    Zone,
)


class Action(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="op", kw_only=True):
    """An operation that changes the game."""


class Players(Action, frozen=True, tag="players"):
    """Seat the players in turn order; with ``teams``, name each player's team in the same order.

    Left out, A and B play against each other; the first player takes the first turn, which is in its Main Phase.
    Teams play to 11 points, players on their own to 8 (489.3).
    """

    players: tuple[str, ...]
    teams: tuple[str, ...] | None = None


class Battlefield(Action, frozen=True, tag="battlefield"):
    """Put a battlefield on the board, controlled by a player where one is named (170)."""

    battlefield: BattlefieldId
    controller: PlayerRef | None = None


class Unit(Action, frozen=True, tag="unit"):
    """Put a unit into a zone with its printed Might, tags and keywords (143).

    On the board it may begin with damage marked on it (142) or stunned (423).
    """

    unit: UnitId
    might: int
    controller: PlayerRef = "A"
    zone: Zone = "board"
    location: PlaceRef = "base"
    tags: tuple[str, ...] = ()
    keywords: tuple[KeywordText, ...] = ()
    damage: int = 0
    stunned: bool = False


class Equipment(Action, frozen=True, tag="equipment"):
    """Put an unattached equipment on the board with its Might bonus, rules text and effect text (150.2)."""

    gear: GearId
    might_bonus: int = 0
    controller: PlayerRef = "A"
    location: PlaceRef = "base"
    keywords: tuple[KeywordText, ...] = ()
    effect_text: tuple[KeywordText, ...] = ()


class Passive(Action, frozen=True, tag="passive"):
    """A passive ability (364): what it does, to whom, and while what holds.

    With ``source`` it is part of that object's rules text, or of its effect text with ``effect_text`` (718.3); without,
    of something else on the board that ``controller`` controls. It touches ``units`` by name, or the ``group``, or
    its source where neither is given.
    """

    effect: EffectId
    change: PassiveChange
    source: UnitRef | None = None
    controller: PlayerRef = "A"
    units: tuple[UnitRef, ...] = ()
    group: Group | None = None
    conditions: tuple[AnyCondition, ...] = msgspec.field(default=(), name="while")
    effect_text: bool = False


class Triggered(Action, frozen=True, tag="triggered"):
    """A triggered ability of an object: it triggers when the event happens to the object (383).

    "gains XP" happens to the object's controller; "conquers" and "holds" to units at the battlefield. It stands in the
    rules text, or in the effect text with ``effect_text``, and then means the card that it is attached to.
    """

    effect: EffectId
    source: UnitRef
    when: Event
    conditions: tuple[AnyCondition, ...] = msgspec.field(default=(), name="while")
    effect_text: bool = False


class Give(Action, frozen=True, tag="give"):
    """A spell or ability that is not passive alters a unit when it resolves (359, 477).

    A limit or a quantity read from the board is fixed at this moment (477.3.b). Units that are counted are friendly or
    enemies as seen from ``source`` where there is one, else from ``controller``.
    """

    unit: UnitRef
    change: SpellChange
    controller: PlayerRef = "A"
    lasts: Duration = "this turn"
    source: UnitRef | None = None
    effect: EffectId | None = None


class Double(Action, frozen=True, tag="double"):
    """Double a unit's Might: an increase by its Might as it is now (432)."""

    unit: UnitRef
    lasts: Duration = "this turn"
    source: UnitRef | None = None
    effect: EffectId | None = None


class Swap(Action, frozen=True, tag="swap"):
    """Swap the Might of two units: one increase and one decrease by the difference (433)."""

    first: UnitRef
    second: UnitRef
    lasts: Duration = "this turn"
    source: UnitRef | None = None
    effect: EffectId | None = None


class ReplaceDecrease(Action, frozen=True, tag="replace decrease"):
    """From now on, when the unit's Might would be decreased, it gets ``increase`` instead (369, 370.1.b)."""

    unit: UnitRef
    increase: int


class Buff(Action, frozen=True, tag="buff"):
    """Buff a unit: place a buff on it unless it has one (426)."""

    unit: UnitRef


class AllowBuffs(Action, frozen=True, tag="allow buffs"):
    """The unit may be buffed any number of times (426.1.b.2)."""

    unit: UnitRef


class SpendBuff(Action, frozen=True, tag="spend buff"):
    """A player spends one buff of a unit (702.2.b)."""

    player: PlayerRef
    unit: UnitRef


class TargetBuff(Action, frozen=True, tag="target buff"):
    """A spell or ability targets a buff on a unit: buffs are counters and cannot be targeted (704.1)."""

    unit: UnitRef


class Attach(Action, frozen=True, tag="attach"):
    """Attach an equipment to a unit (434)."""

    gear: UnitRef
    unit: UnitRef


class Detach(Action, frozen=True, tag="detach"):
    """Detach an equipment from the card it is attached to (435)."""

    gear: UnitRef


class Designate(Action, frozen=True, tag="designate"):
    """The unit becomes an attacker or a defender (464.2.c)."""

    unit: UnitRef
    designation: Designation


class EndCombat(Action, frozen=True, tag="end combat"):
    """Combat ends: designations go, then "this combat" effects expire at once (466.7)."""


class EndTurn(Action, frozen=True, tag="end turn"):
    """The turn ends: units heal, then "this turn" effects expire at once; the next queued turn begins (317)."""


class EndEffect(Action, frozen=True, tag="end effect"):
    """An effect or passive ability ends and is gone."""

    effect: EffectRef


class Inactivate(Action, frozen=True, tag="inactivate"):
    """The text of an effect becomes Inactive (721)."""

    effect: EffectRef


class Reactivate(Action, frozen=True, tag="reactivate"):
    """Inactive text is active again, with a new timestamp (480.2)."""

    effect: EffectRef


class ChangeZone(Action, frozen=True, tag="change zone"):
    """An object goes to another zone; leaving the board strips it of all temporary changes (124.1, 705)."""

    unit: UnitRef
    zone: Zone


class Move(Action, frozen=True, tag="move"):
    """A unit moves to another location with everything attached to it (420, 719.3.a).

    The destination is somebody's choice, as in a Standard Move, and must be valid (447.2, 449.2).
    """

    unit: UnitRef
    location: PlaceRef


class Announce(Action, frozen=True, tag="announce"):
    """A spell or ability is announced and waits; nothing changes before it resolves (337, 340)."""

    spell: SpellId
    action: "Give | Double | Swap | Buff"


class Resolve(Action, frozen=True, tag="resolve"):
    """An announced spell or ability resolves: values are read now (340.1)."""

    spell: SpellRef


class Together(Action, frozen=True, tag="together"):
    """Several effects begin at the same moment: one game action, one timestamp."""

    actions: tuple["Give | Passive | Double | Swap", ...]


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


class Finalize(Action, frozen=True, tag="finalize"):
    """A player finalizes a card this turn, whether or not it is then countered (419.4.b, 812.1.c)."""

    player: PlayerRef
    card: str
    countered: bool = False


class Empower(Action, frozen=True, tag="empower"):
    """An object becomes Empowered unless it is (441)."""

    unit: UnitRef


class Disempower(Action, frozen=True, tag="disempower"):
    """An object loses the Empowered status if it has it (442)."""

    unit: UnitRef


class GainXP(Action, frozen=True, tag="gain xp"):
    """A player gains XP (730.1)."""

    player: PlayerRef
    amount: Amount


class SpendXP(Action, frozen=True, tag="spend xp"):
    """A player spends XP (730.2)."""

    player: PlayerRef
    amount: Amount


class TargetXP(Action, frozen=True, tag="target xp"):
    """A spell or ability targets a player's XP (731.1)."""

    player: PlayerRef


class PlaceCounter(Action, frozen=True, tag="place counter"):
    """An object gets a counter; "buff" is one kind (742)."""

    unit: UnitRef
    counter: str


class SpendCounter(Action, frozen=True, tag="spend counter"):
    """A player spends a counter of an object (745)."""

    player: PlayerRef
    unit: UnitRef
    counter: str


class MoveCounter(Action, frozen=True, tag="move counter"):
    """A counter moves from one object to another (746)."""

    unit: UnitRef
    to: UnitRef
    counter: str


class GainPoints(Action, frozen=True, tag="gain points"):
    """A player gains points from a spell or ability, not from scoring (194.1.c, 471.1.a.1)."""

    player: PlayerRef
    amount: Amount


class EstablishControl(Action, frozen=True, tag="establish control"):
    """A player whose units are alone at a battlefield establishes control of it, outside combat (190.4, 348.2.a)."""

    player: PlayerRef
    battlefield: PlaceRef


class AdditionalTurn(Action, frozen=True, tag="additional turn"):
    """A player is to take a turn after this one (735)."""

    player: PlayerRef


class BeginPhase(Action, frozen=True, tag="begin phase"):
    """The turn goes on to a phase, through those in between (315, 316)."""

    phase: Phase


AnyAction = (
    Players
    | Battlefield
    | Unit
    | Equipment
    | Passive
    | Triggered
    | Give
    | Double
    | Swap
    | ReplaceDecrease
    | Buff
    | AllowBuffs
    | SpendBuff
    | TargetBuff
    | Attach
    | Detach
    | Designate
    | EndCombat
    | EndTurn
    | EndEffect
    | Inactivate
    | Reactivate
    | ChangeZone
    | Move
    | Announce
    | Resolve
    | Together
    | Stun
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
    | Finalize
    | Empower
    | Disempower
    | GainXP
    | SpendXP
    | TargetXP
    | PlaceCounter
    | SpendCounter
    | MoveCounter
    | GainPoints
    | EstablishControl
    | AdditionalTurn
    | BeginPhase
)
