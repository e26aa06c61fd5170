"""Sentences for spells and for abilities that are not passive: what they do to a unit when they resolve."""

from conformance.errors import InputError
from conformance.sentences.changes import PHRASES, Phrase
from conformance.sentences.patterns import Fields, Sentence, does
from conformance.vocabulary.actions import (
    AllowBuffs,
    Buff,
    Double,
    Give,
    ReplaceDecrease,
    SpendBuff,
    Swap,
    TargetBuff,
)
from conformance.vocabulary.text import BecomeCopy

_COPY = Phrase(
    "makes {target} a copy of {other}",
    lambda f: BecomeCopy(of=f.other),
    "makes {target} a copy of Yuumi",
)


def _give(phrase: Phrase) -> Sentence:
    def build(fields: Fields) -> Give:
        lasts, source = fields.lasts
        counted = fields.group
        if source is None and counted is not None and (counted.who != "all" or counted.here):
            raise InputError(
                "a spell has no place and takes no side here; let it count 'unit' or 'buffed unit', "
                "without 'friendly', 'enemy', 'other' and 'here'"
            )
        return Give(
            unit=fields.unit,
            change=phrase.change(fields),  # type: ignore[arg-type]
            lasts=lasts,
            source=source,
            effect=fields.cause,
        )

    return does(
        f"{{cause}} {phrase.pattern} {{lasts}}".replace("{target}", "{unit}"),
        build,
        f"Discipline {phrase.example} this turn".replace("{target}", "Poro"),
    )


EFFECTS = (
    *(_give(phrase) for phrase in (*PHRASES, _COPY)),
    does(
        "{cause} doubles the Might of {unit} {lasts}",
        lambda f: Double(unit=f.unit, lasts=f.lasts[0], source=f.lasts[1], effect=f.cause),
        "a spell doubles the Might of Poro this turn",
    ),
    does(
        "{cause} swaps the Might of {unit} and {other} {lasts}",
        lambda f: Swap(first=f.unit, second=f.other, lasts=f.lasts[0], source=f.lasts[1], effect=f.cause),
        "Switcheroo swaps the Might of Poro and Lee Sin this turn",
    ),
    does(
        "from now on a decrease of the Might of {unit} becomes {increase} Might instead",
        lambda f: ReplaceDecrease(unit=f.unit, increase=f.increase),
        "from now on a decrease of the Might of Gangplank becomes +3 Might instead",
    ),
)

BUFFS = (
    does("{unit} is buffed", lambda f: Buff(unit=f.unit), "Poro is buffed"),
    does(
        "{unit} may be buffed any number of times",
        lambda f: AllowBuffs(unit=f.unit),
        "Poro may be buffed any number of times",
    ),
    does(
        "player {player} spends a buff of {unit}",
        lambda f: SpendBuff(player=f.player, unit=f.unit),
        "player A spends a buff of Poro",
    ),
    does(
        "a spell targets a buff on {unit}",
        lambda f: TargetBuff(unit=f.unit),
        "a spell targets a buff on Poro",
    ),
)
