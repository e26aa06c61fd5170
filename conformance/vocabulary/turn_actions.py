"""Actions of turns, and of what players and objects gather in them: XP, counters, points, the Empowered status."""

from conformance.vocabulary.action import Action
from conformance.vocabulary.words import Amount, Phase, PlaceRef, PlayerRef, UnitRef


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


TurnAction = (
    Finalize
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
"""Every action of turns and of what is gathered in them."""
