"""Sentences for text: triggered abilities, text that is active or not, what is attached to what (716-727, 764)."""

from conformance.errors import InputError
from conformance.sentences.fields import Owner
from conformance.sentences.patterns import Fields, asks, does
from conformance.vocabulary.actions import Triggered
from conformance.vocabulary.questions import Attached, AttachedTo, KeywordsFound, TextActive, TimesTriggered


def _triggered(fields: Fields) -> Triggered:
    owner: Owner = fields.owner
    if owner.source is None:
        raise InputError(
            f"the triggered ability {fields.effect} needs a card that has it; write '... of Poro triggers ...'"
        )
    return Triggered(
        effect=fields.effect,
        source=owner.source,
        when=fields.event,
        conditions=fields.conditions or (),
        effect_text=owner.effect_text,
    )


TRIGGERS = (
    does(
        "the triggered ability {effect} of {owner} triggers when {event}[ while {conditions}]",
        _triggered,
        "the triggered ability Fury of Poro triggers when it becomes Mighty while it meets Level 3",
    ),
)

TEXT_QUESTIONS = (
    asks(
        "{effect} has triggered {times}",
        lambda f: TimesTriggered(effect=f.effect),
        lambda f: f.times,
        "Fury has triggered twice",
    ),
    asks(
        "{effect} has not triggered", lambda f: TimesTriggered(effect=f.effect), lambda _: 0, "Fury has not triggered"
    ),
    asks(
        "the text of {effect} is active",
        lambda f: TextActive(effect=f.effect),
        lambda _: True,
        "the text of Fury is active",
    ),
    asks(
        "the text of {effect} is inactive",
        lambda f: TextActive(effect=f.effect),
        lambda _: False,
        "the text of Fury is inactive",
    ),
    asks(
        "whoever looks for keywords on {unit} finds {found}",
        lambda f: KeywordsFound(unit=f.unit),
        lambda f: f.found,
        "whoever looks for keywords on Long Sword finds Level, Tank and Temporary",
    ),
    asks(
        "whoever looks for keywords on {unit} finds none",
        lambda f: KeywordsFound(unit=f.unit),
        lambda _: (),
        "whoever looks for keywords on Poro finds none",
    ),
    asks(
        "the wearer of {gear} is {unit}",
        lambda f: AttachedTo(gear=f.gear),
        lambda f: f.unit,
        "the wearer of Long Sword is Poro",
    ),
    asks(
        "{gear} is attached to nothing",
        lambda f: AttachedTo(gear=f.gear),
        lambda _: "nothing",
        "Long Sword is attached to nothing",
    ),
    asks(
        "all that is attached to {unit} is {units}",
        lambda f: Attached(unit=f.unit),
        lambda f: tuple(sorted(f.units)),
        "all that is attached to Poro is Buckler and Long Sword",
    ),
    asks("nothing is attached to {unit}", lambda f: Attached(unit=f.unit), lambda _: (), "nothing is attached to Poro"),
)
