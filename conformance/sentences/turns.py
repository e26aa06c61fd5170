"""Sentences for what happens in the course of play: combat, turns, endings, and changes of place."""

from conformance.sentences.patterns import does
from conformance.vocabulary.actions import (
    ChangeZone,
    Designate,
    EndCombat,
    EndEffect,
    EndTurn,
    Inactivate,
    Move,
    Reactivate,
    Resolve,
)

TURNS = (
    does("{unit} attacks", lambda f: Designate(unit=f.unit, designation="attacker"), "Poro attacks"),
    does("{unit} defends", lambda f: Designate(unit=f.unit, designation="defender"), "Poro defends"),
    does("combat ends", lambda _: EndCombat(), "combat ends"),
    does("the turn ends", lambda _: EndTurn(), "the turn ends"),
    does("the effect {effect} ends", lambda f: EndEffect(effect=f.effect), "the effect Guidance ends"),
    does(
        "the text of {effect} becomes inactive",
        lambda f: Inactivate(effect=f.effect),
        "the text of Guidance becomes inactive",
    ),
    does(
        "the text of {effect} is active again",
        lambda f: Reactivate(effect=f.effect),
        "the text of Guidance is active again",
    ),
    does(
        "{unit} goes to {zone}",
        lambda f: ChangeZone(unit=f.unit, zone=f.zone),
        "Poro goes to the trash",
    ),
    does(
        "{unit} moves to {place}",
        lambda f: Move(unit=f.unit, location=f.place),
        "Poro moves to Grove",
    ),
    does("{spell} resolves", lambda f: Resolve(spell=f.spell), "Smoke Screen resolves"),
)
