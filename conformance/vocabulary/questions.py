"""Questions: operations that read the game. Each answers a value of the type that ``answers`` names."""

from typing import Any, ClassVar, Literal

import msgspec

from conformance.vocabulary.words import Amount, EffectRef, KeywordName, Phase, PlaceRef, PlayerRef, UnitRef, Zone


class Question(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="op", kw_only=True
):
    """An operation that reads the game.

    ``answers`` is the type of its value; ``has_legal_set`` says that it leaves a choice to the engine, any of which the
    rules allow is right.
    """

    answers: ClassVar[Any] = int
    has_legal_set: ClassVar[bool] = False


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


class SideTotal(Question, frozen=True, tag="side total"):
    """The damage that a player's side assigns in the combat (465.2.a, 465.2.b)."""

    player: PlayerRef


class LethalAmount(Question, frozen=True, tag="lethal amount"):
    """The least damage that is lethal for a unit as it stands here; "no amount" where none is (142.4, 437.5)."""

    answers: ClassVar[Any] = int | Literal["no amount"]
    unit: UnitRef


class JudgeAssignment(Question, frozen=True, tag="judge assignment"):
    """ "legal", or the rule that an assignment of combat damage would break (465.2.c)."""

    answers: ClassVar[Any] = str
    player: PlayerRef
    amounts: dict[UnitRef, int]


class CountAssignments(Question, frozen=True, tag="count assignments"):
    """How many legal assignments a player has: distinct maps from unit to amount (465.2.c)."""

    player: PlayerRef


class ListAssignments(Question, frozen=True, tag="list assignments"):
    """All legal assignments of a player, the largest amounts on the first units first (465.2.c)."""

    answers: ClassVar[Any] = tuple[dict[str, int], ...]
    player: PlayerRef


class ChosenAssignment(Question, frozen=True, tag="chosen assignment"):
    """The assignment that the engine makes for a player when it chooses by itself (465.2.c)."""

    answers: ClassVar[Any] = dict[str, int]
    has_legal_set: ClassVar[bool] = True
    player: PlayerRef


class Damage(Question, frozen=True, tag="damage"):
    """The damage marked on a unit (142.2)."""

    unit: UnitRef


class Dealt(Question, frozen=True, tag="dealt"):
    """What the last damage came to on a unit after everything that replaces it (417.1.e, 437.4)."""

    unit: UnitRef


class PreventionLeft(Question, frozen=True, tag="prevention left"):
    """What is left of a Prevent Value: an amount, or "all" (437.3)."""

    answers: ClassVar[Any] = int | Literal["all"]
    effect: EffectRef


class IsStunned(Question, frozen=True, tag="is stunned"):
    """Whether a unit is stunned (423)."""

    answers: ClassVar[Any] = bool
    unit: UnitRef


class InZone(Question, frozen=True, tag="zone"):
    """The zone that an object is in; a unit that died is in the trash (428)."""

    answers: ClassVar[Any] = Zone
    unit: UnitRef


class Location(Question, frozen=True, tag="location"):
    """The location of an object: "base" or a battlefield (146, 197)."""

    answers: ClassVar[Any] = str
    unit: UnitRef


class DesignationOf(Question, frozen=True, tag="designation"):
    """Whether a unit is an attacker, a defender or neither (464.2.c)."""

    answers: ClassVar[Any] = Literal["attacker", "defender", "none"]
    unit: UnitRef


class CombatResult(Question, frozen=True, tag="combat result"):
    """How the last combat ended for a player (466.3)."""

    answers: ClassVar[Any] = Literal["won", "lost", "no result"]
    player: PlayerRef


class BattlefieldController(Question, frozen=True, tag="battlefield controller"):
    """The player who controls a battlefield, "nobody" where none does (170.11.b)."""

    answers: ClassVar[Any] = str
    battlefield: PlaceRef


class AttachedTo(Question, frozen=True, tag="attached to"):
    """The card that a gear is attached to, "nothing" where it is unattached (719)."""

    answers: ClassVar[Any] = str
    gear: UnitRef


class Attached(Question, frozen=True, tag="attached"):
    """The cards attached to an object, sorted (718)."""

    answers: ClassVar[Any] = tuple[str, ...]
    unit: UnitRef


class TextActive(Question, frozen=True, tag="text active"):
    """Whether the text of an ability is active: present, not Inactive, its conditions met (720-727)."""

    answers: ClassVar[Any] = bool
    effect: EffectRef


class KeywordsFound(Question, frozen=True, tag="keywords found"):
    """The keywords that an effect which looks for them finds on a card, Inactive text included (722)."""

    answers: ClassVar[Any] = tuple[str, ...]
    unit: UnitRef


class TimesTriggered(Question, frozen=True, tag="times triggered"):
    """How often a triggered ability has triggered in this scenario (383)."""

    effect: EffectRef


class IsEmpowered(Question, frozen=True, tag="is empowered"):
    """Whether an object is Empowered (441.1.a)."""

    answers: ClassVar[Any] = bool
    unit: UnitRef


class Counters(Question, frozen=True, tag="counters"):
    """How many counters of a kind an object has (742)."""

    unit: UnitRef
    counter: str


class XP(Question, frozen=True, tag="xp"):
    """A player's XP (729)."""

    player: PlayerRef


class Points(Question, frozen=True, tag="points"):
    """A player's points, which a team shares (471, 489.8.d)."""

    player: PlayerRef


class HasWon(Question, frozen=True, tag="has won"):
    """Whether a player or the player's team wins in a cleanup now (472)."""

    answers: ClassVar[Any] = bool
    player: PlayerRef


class NextTurns(Question, frozen=True, tag="next turns"):
    """The current turn and those that follow, as many as ``number``, additional ones with a star (736-738)."""

    answers: ClassVar[Any] = tuple[str, ...]
    number: Amount


class TurnPlayer(Question, frozen=True, tag="turn player"):
    """The player whose turn it is (304)."""

    answers: ClassVar[Any] = str


class CurrentPhase(Question, frozen=True, tag="phase"):
    """The phase that the turn is in (314)."""

    answers: ClassVar[Any] = Phase


class Friendly(Question, frozen=True, tag="friendly"):
    """Whether two objects are friendly: one controller, or teammates (740.1.a)."""

    answers: ClassVar[Any] = bool
    unit: UnitRef
    other: UnitRef


class Enemies(Question, frozen=True, tag="enemies"):
    """Whether two objects are enemies: opponents control them (740.1.b)."""

    answers: ClassVar[Any] = bool
    unit: UnitRef
    other: UnitRef


class IsAlone(Question, frozen=True, tag="is alone"):
    """Whether no other friendly unit is at a unit's location (740.2.a)."""

    answers: ClassVar[Any] = bool
    unit: UnitRef


class OneOnOne(Question, frozen=True, tag="one on one"):
    """Whether a unit and the enemy unit at its location are both alone (740.2.b)."""

    answers: ClassVar[Any] = bool
    unit: UnitRef


class InCombat(Question, frozen=True, tag="in combat"):
    """Whether a unit is at the battlefield of a combat and has a designation (740.2.c)."""

    answers: ClassVar[Any] = bool
    unit: UnitRef


class WasTie(Question, frozen=True, tag="was tie"):
    """Whether units of different players were left in step 3d of the last Combat Cleanup (740.3.a)."""

    answers: ClassVar[Any] = bool


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
    | SideTotal
    | LethalAmount
    | JudgeAssignment
    | CountAssignments
    | ListAssignments
    | ChosenAssignment
    | Damage
    | Dealt
    | PreventionLeft
    | IsStunned
    | InZone
    | Location
    | DesignationOf
    | CombatResult
    | BattlefieldController
    | AttachedTo
    | Attached
    | TextActive
    | KeywordsFound
    | TimesTriggered
    | IsEmpowered
    | Counters
    | XP
    | Points
    | HasWon
    | NextTurns
    | TurnPlayer
    | CurrentPhase
    | Friendly
    | Enemies
    | IsAlone
    | OneOnOne
    | InCombat
    | WasTie
)
