"""Actions: operations that set the board up or change the game. Each answers "done" or "illegal".

Here are those of the board and of effects; those of damage, combat and turns come from modules of their own.
"""

import msgspec

from conformance.vocabulary.action import Action
from conformance.vocabulary.combat_actions import *  # noqa: F403  one name for the actions of all three files  # noqa: F403  one name for the actions of all three files  # noqa: F403  one name for the actions of all three files  # noqa: F403  one name for the actions of all three files  # noqa: F403  one name for the actions of all three files  # noqa: F403  one name for the actions of all three files  # noqa: F403  one name for the actions of all three files  # noqa: F403  one name for the actions of all three files  # noqa: F403  one name for the actions of all three files  # noqa: F403  one name for the actions of all three files  # noqa: F403  one name for the actions of all three files  # noqa: F403  one name for the actions of all three files  # noqa: F403  one name for the actions of all three files  # noqa: F403  one name for the actions of all three files  # noqa: F403  one name for the actions of all three files  # noqa: F403  one name for the actions of all three files  # noqa: F403  one name for the actions of all three files  # noqa: F403  one name for the actions of all three files  # noqa: F403  one name for the actions of all three files
from conformance.vocabulary.combat_actions import CombatAction
from conformance.vocabulary.text import AnyCondition, Group, PassiveChange, SpellChange
from conformance.vocabulary.turn_actions import *  # noqa: F403  # noqa: F403  # noqa: F403  # noqa: F403  # noqa: F403  # noqa: F403  # noqa: F403  # noqa: F403  # noqa: F403  # noqa: F403  # noqa: F403  # noqa: F403  # noqa: F403
from conformance.vocabulary.turn_actions import TurnAction
from conformance.vocabulary.words import (
    BattlefieldId,
    Designation,
    Duration,
    EffectId,
    EffectRef,
    Event,
    GearId,
    KeywordText,
    PlaceRef,
    PlayerRef,
    SpellId,
    SpellRef,
    UnitId,
    UnitRef,
    Zone,
)


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


BoardAction = (
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
)
"""Every action of the board and of effects."""

AnyAction = BoardAction | CombatAction | TurnAction
