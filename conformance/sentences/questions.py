"""Sentences that ask: each carries the answer that must come back."""

from collections.abc import Iterable

from conformance.sentences.board import number
from conformance.sentences.patterns import Built, Fields, Sentence, Table, asks, rows
from conformance.vocabulary import Exactly
from conformance.vocabulary.questions import (
    BecameMighty,
    BuffedUnits,
    Buffs,
    CombatMight,
    Contribution,
    Controller,
    HasKeyword,
    IsMighty,
    Keywords,
    KeywordValue,
    Might,
    MightRead,
    OrderApplied,
    Tags,
    TotalMight,
)


def _mights(_: Fields, table: Table | None) -> Iterable[Built]:
    for row in rows(table, ["unit", "Might"]):
        yield Might(unit=row["unit"]), Exactly(number(row["Might"], "Might"))


def _sorted(names: Iterable[str]) -> tuple[str, ...]:
    return tuple(sorted(set(names)))


MIGHT_QUESTIONS = (
    asks("{unit} has {might} Might", lambda f: Might(unit=f.unit), lambda f: f.might, "Poro has 4 Might"),
    Sentence(
        "the units have these Mights",
        _mights,
        "the units have these Mights",
        (("unit", "Might"), ("Poro", "4")),
    ),
    asks(
        "a spell reads the Might of {unit} as {amount}",
        lambda f: MightRead(unit=f.unit),
        lambda f: f.amount,
        "a spell reads the Might of Poro as 0",
    ),
    asks(
        "a spell reads the total Might of {units} as {amount}",
        lambda f: TotalMight(units=f.units),
        lambda f: f.amount,
        "a spell reads the total Might of Poro, Teemo and Yuumi as 6",
    ),
    asks(
        "{unit} adds {amount} to the combat damage of its side",
        lambda f: CombatMight(unit=f.unit),
        lambda f: f.amount,
        "Poro adds 3 to the combat damage of its side",
    ),
    asks("{unit} is Mighty", lambda f: IsMighty(unit=f.unit), lambda _: True, "Poro is Mighty"),
    asks("{unit} is not Mighty", lambda f: IsMighty(unit=f.unit), lambda _: False, "Poro is not Mighty"),
    asks(
        "{unit} has become Mighty {times}",
        lambda f: BecameMighty(unit=f.unit),
        lambda f: f.times,
        "Poro has become Mighty once",
    ),
    asks(
        "{unit} has not become Mighty",
        lambda f: BecameMighty(unit=f.unit),
        lambda _: 0,
        "Poro has not become Mighty",
    ),
)

CHARACTERISTIC_QUESTIONS = (
    asks(
        "{unit} has {keyword}",
        lambda f: HasKeyword(unit=f.unit, keyword=f.keyword),
        lambda _: True,
        "Poro has Tank",
    ),
    asks(
        "{unit} does not have {keyword}",
        lambda f: HasKeyword(unit=f.unit, keyword=f.keyword),
        lambda _: False,
        "Poro does not have Tank",
    ),
    asks(
        "{unit} has {keyword} {amount}",
        lambda f: KeywordValue(unit=f.unit, keyword=f.keyword),
        lambda f: f.amount,
        "Poro has Shield 4",
    ),
    asks(
        "the only keywords of {unit} are {keywords}",
        lambda f: Keywords(unit=f.unit),
        lambda f: _sorted(keyword.split()[0] for keyword in f.keywords),
        "the only keywords of Fiora are Deflect, Ganking and Shield",
    ),
    asks("{unit} has no keywords", lambda f: Keywords(unit=f.unit), lambda _: (), "Poro has no keywords"),
    asks(
        "the only tags of {unit} are {tags}",
        lambda f: Tags(unit=f.unit),
        lambda f: _sorted(f.tags),
        "the only tags of Poro are Mech and Yordle",
    ),
    asks("{unit} has no tags", lambda f: Tags(unit=f.unit), lambda _: (), "Poro has no tags"),
    asks(
        "player {player} controls {unit}",
        lambda f: Controller(unit=f.unit),
        lambda f: f.player,
        "player B controls Poro",
    ),
    asks(
        "the number of buffs on {unit} is {amount}",
        lambda f: Buffs(unit=f.unit),
        lambda f: f.amount,
        "the number of buffs on Poro is 1",
    ),
    asks(
        "the number of buffed units of player {player} is {amount}",
        lambda f: BuffedUnits(player=f.player),
        lambda f: f.amount,
        "the number of buffed units of player A is 3",
    ),
)

DERIVATION_QUESTIONS = (
    asks(
        "{effect} adds {amount} Might to {unit}",
        lambda f: Contribution(effect=f.effect, unit=f.unit),
        lambda f: f.amount,
        "Discipline adds 2 Might to Poro",
    ),
    asks(
        "{effect} takes {amount} Might from {unit}",
        lambda f: Contribution(effect=f.effect, unit=f.unit),
        lambda f: -f.amount,
        "Smoke Screen takes 1 Might from Poro",
    ),
    asks(
        "the effects on {unit} apply in the order {effects}",
        lambda f: OrderApplied(unit=f.unit),
        lambda f: f.effects,
        "the effects on Poro apply in the order Discipline, Guidance and Smoke Screen",
    ),
    asks(
        "no named effect alters {unit}",
        lambda f: OrderApplied(unit=f.unit),
        lambda _: (),
        "no named effect alters Poro",
    ),
)
