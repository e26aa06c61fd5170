"""Sentences for special terms: friendly, enemy, alone, one on one, in combat, tie (739-740)."""

from collections.abc import Iterable

from conformance.errors import InputError
from conformance.sentences.fields import name
from conformance.sentences.patterns import Built, Fields, Sentence, Table, asks, rows
from conformance.vocabulary import Exactly
from conformance.vocabulary.questions import Enemies, Friendly, InCombat, IsAlone, OneOnOne, WasTie

_SIDES = {"friends": True, "enemies": False}


def _stand(_: Fields, table: Table | None) -> Iterable[Built]:
    for row in rows(table, ["unit", "other", "they are"]):
        if row["they are"] not in _SIDES:
            raise InputError(f"'{row['they are']}' in the column 'they are' must be 'friends' or 'enemies'")
        friends = _SIDES[row["they are"]]
        unit, other = name(row["unit"]), name(row["other"])
        yield Friendly(unit=unit, other=other), Exactly(friends)
        yield Enemies(unit=unit, other=other), Exactly(not friends)


TERM_QUESTIONS = (
    asks(
        "{unit} and {other} are friendly",
        lambda f: Friendly(unit=f.unit, other=f.other),
        lambda _: True,
        "Poro and Teemo are friendly",
    ),
    asks(
        "{unit} and {other} are not friendly",
        lambda f: Friendly(unit=f.unit, other=f.other),
        lambda _: False,
        "Poro and Teemo are not friendly",
    ),
    asks(
        "{unit} and {other} are enemies",
        lambda f: Enemies(unit=f.unit, other=f.other),
        lambda _: True,
        "Poro and Baron are enemies",
    ),
    asks(
        "{unit} and {other} are not enemies",
        lambda f: Enemies(unit=f.unit, other=f.other),
        lambda _: False,
        "Poro and Baron are not enemies",
    ),
    Sentence(
        "the objects stand to each other as follows",
        _stand,
        "the objects stand to each other as follows",
        (("unit", "other", "they are"), ("Poro", "Teemo", "friends"), ("Poro", "Baron", "enemies")),
    ),
    asks("{unit} is alone", lambda f: IsAlone(unit=f.unit), lambda _: True, "Poro is alone"),
    asks("{unit} is not alone", lambda f: IsAlone(unit=f.unit), lambda _: False, "Poro is not alone"),
    asks("{unit} is one on one", lambda f: OneOnOne(unit=f.unit), lambda _: True, "Poro is one on one"),
    asks("{unit} is not one on one", lambda f: OneOnOne(unit=f.unit), lambda _: False, "Poro is not one on one"),
    asks("{unit} is in combat", lambda f: InCombat(unit=f.unit), lambda _: True, "Poro is in combat"),
    asks("{unit} is not in combat", lambda f: InCombat(unit=f.unit), lambda _: False, "Poro is not in combat"),
    asks("the combat was a tie", lambda _: WasTie(), lambda _: True, "the combat was a tie"),
    asks("the combat was no tie", lambda _: WasTie(), lambda _: False, "the combat was no tie"),
)
