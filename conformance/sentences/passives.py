"""Sentences for passive abilities: what each does, to whom, and while what holds."""

from conformance.errors import InputError
from conformance.sentences.changes import PHRASES, Phrase
from conformance.sentences.fields import Owner
from conformance.sentences.patterns import Fields, Sentence, does
from conformance.vocabulary.actions import Passive


def _passive(phrase: Phrase) -> Sentence:
    def build(fields: Fields) -> Passive:
        units, group = fields.touched
        source, controller, effect_text = fields.owner or Owner()
        if source is None and not units and group is None:
            raise InputError(
                f"'it' stands for the card that has the ability {fields.effect}, and none is named; "
                f"write 'the passive ability {fields.effect} of Poro ...' or name the units"
            )
        return Passive(
            effect=fields.effect,
            change=phrase.change(fields),  # type: ignore[arg-type]
            source=source,
            controller=controller,
            units=units,
            group=group,
            conditions=fields.conditions or (),
            effect_text=effect_text,
        )

    return does(
        f"the passive ability {{effect}}[ of {{owner}}] {phrase.pattern}[ while {{conditions}}]".replace(
            "{target}", "{touched}"
        ),
        build,
        f"the passive ability Guidance of Lee Sin {phrase.example} while it is alone".replace(
            "{target}", "other friendly units"
        ),
    )


PASSIVES = tuple(_passive(phrase) for phrase in PHRASES)
