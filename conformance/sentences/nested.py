"""Sentences that hold another sentence: announcing, beginning together, being refused, and one version's own."""

import re
from collections.abc import Iterable

from conformance.errors import InputError
from conformance.sentences.lookup import Lookup
from conformance.sentences.patterns import Built, Fields, Sentence, Table, rows
from conformance.vocabulary import Action, Illegal
from conformance.vocabulary.actions import Announce, Buff, Double, Give, Passive, Swap, Together

_ANNOUNCED = (Give, Double, Swap, Buff)
_TOGETHER = (Give, Passive, Double, Swap)


def nested(plain: Lookup) -> tuple[Sentence, ...]:
    """The sentences that hold one of the plain sentences."""

    def action(text: str, kinds: tuple[type, ...], role: str) -> Action:
        matched = plain.match(text)
        if matched is None:
            raise InputError(f"'{text}' is no known sentence; did you mean '{plain.nearest(text)}'?")
        steps = matched.build()
        operation = steps[0].operation
        if len(steps) != 1 or not isinstance(operation, kinds):
            raise InputError(f"'{text}' cannot {role}")
        assert isinstance(operation, Action)
        return operation

    def announce(fields: Fields, _: Table | None) -> Iterable[Built]:
        said = re.sub(r"^it\b", f'"{fields.spell}"', fields.sentence)
        yield Announce(spell=fields.spell, action=action(said, _ANNOUNCED, "be announced")), None  # type: ignore[arg-type]

    def together(_: Fields, table: Table | None) -> Iterable[Built]:
        effects = tuple(
            action(row["effect"], _TOGETHER, "begin together with others") for row in rows(table, ["effect"])
        )
        if len(effects) < 2:
            raise InputError("one effect alone does not begin together with others; say it without a table")
        yield Together(actions=effects), None  # type: ignore[arg-type]

    def refused(fields: Fields, _: Table | None) -> Iterable[Built]:
        yield (
            action(fields.sentence, (Action,), "be forbidden, because it changes nothing"),
            Illegal(fields.rule),
        )

    inner = (
        Sentence(
            "{spell} is announced: {sentence}",
            announce,
            "Smoke Screen is announced: it gives Poro -4 Might to a minimum of 1 this turn",
        ),
        Sentence(
            "these effects begin together",
            together,
            "these effects begin together",
            (
                ("effect",),
                ("a spell sets the Might of Poro to 5 this turn",),
                ("a spell gives Poro -1 Might this turn",),
            ),
        ),
        Sentence(
            "{sentence}, which rule {rule} forbids",
            refused,
            "player B spends a buff of Poro, which rule 702.2.b.2 forbids",
        ),
    )
    every = Lookup([*plain.sentences, *inner])

    def under(fields: Fields, table: Table | None) -> Iterable[Built]:
        matched = every.match(fields.said)
        if matched is None:
            raise InputError(f"'{fields.said}' is no known sentence; did you mean '{every.nearest(fields.said)}'?")
        for step in matched.build(table):
            yield step.operation, step.expect

    return (
        *inner,
        Sentence(
            "under the rules {versions}, {said}",
            under,
            "under the rules 1.0 to 1.2, Poro has 0 Might",
            passes_table=True,
        ),
    )
