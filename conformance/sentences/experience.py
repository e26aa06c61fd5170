"""Sentences for what players and cards accrue: XP, finalized cards, the Empowered status, counters (728-749)."""

from conformance.sentences.patterns import asks, does
from conformance.vocabulary.actions import (
    Disempower,
    Empower,
    Finalize,
    GainXP,
    MoveCounter,
    PlaceCounter,
    SpendCounter,
    SpendXP,
    TargetXP,
)
from conformance.vocabulary.questions import XP, Counters, IsEmpowered

EXPERIENCE = (
    does(
        "player {player} gains {amount} XP",
        lambda f: GainXP(player=f.player, amount=f.amount),
        "player A gains 3 XP",
    ),
    does(
        "player {player} spends {amount} XP",
        lambda f: SpendXP(player=f.player, amount=f.amount),
        "player A spends 2 XP",
    ),
    does(
        "a spell targets the XP of player {player}",
        lambda f: TargetXP(player=f.player),
        "a spell targets the XP of player A",
    ),
    does(
        "player {player} finalizes {card}",
        lambda f: Finalize(player=f.player, card=f.card),
        "player A finalizes Hextech Ray",
    ),
    does(
        "player {player} finalizes {card}, which is countered",
        lambda f: Finalize(player=f.player, card=f.card, countered=True),
        "player A finalizes Hextech Ray, which is countered",
    ),
    does("{unit} is empowered", lambda f: Empower(unit=f.unit), "Poro is empowered"),
    does("{unit} is disempowered", lambda f: Disempower(unit=f.unit), "Poro is disempowered"),
)

COUNTERS = (
    does(
        "{unit} gets a {counter} counter",
        lambda f: PlaceCounter(unit=f.unit, counter=f.counter),
        "Poro gets a charge counter",
    ),
    does(
        "player {player} spends a {counter} counter of {unit}",
        lambda f: SpendCounter(player=f.player, unit=f.unit, counter=f.counter),
        "player A spends a charge counter of Poro",
    ),
    does(
        "a {counter} counter moves from {unit} to {other}",
        lambda f: MoveCounter(unit=f.unit, to=f.other, counter=f.counter),
        "a charge counter moves from Poro to Teemo",
    ),
)

EXPERIENCE_QUESTIONS = (
    asks("player {player} has {amount} XP", lambda f: XP(player=f.player), lambda f: f.amount, "player A has 3 XP"),
    asks(
        "{unit} has the Empowered status",
        lambda f: IsEmpowered(unit=f.unit),
        lambda _: True,
        "Poro has the Empowered status",
    ),
    asks(
        "{unit} lacks the Empowered status",
        lambda f: IsEmpowered(unit=f.unit),
        lambda _: False,
        "Poro lacks the Empowered status",
    ),
    asks(
        "the number of {counter} counters on {unit} is {amount}",
        lambda f: Counters(unit=f.unit, counter=f.counter),
        lambda f: f.amount,
        "the number of charge counters on Poro is 2",
    ),
)
