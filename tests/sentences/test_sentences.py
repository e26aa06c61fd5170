"""The language: every sentence reads its own example and no other's, and what is misspelt is put right."""

from typing import get_args

import msgspec
import pytest

from conformance.errors import InputError
from conformance.sentences import SENTENCES, all_matches, match, nearest
from conformance.sentences.patterns import Sentence
from conformance.vocabulary import OPERATIONS, Exactly, Illegal, OneOf, Unruled
from conformance.vocabulary.actions import (
    Announce,
    Equipment,
    Give,
    Passive,
    Players,
    SpendBuff,
    Swap,
    Together,
    Unit,
)
from conformance.vocabulary.operations import AnyOperation
from conformance.vocabulary.questions import HasKeyword, KeywordValue, Might
from conformance.vocabulary.text import (
    Alone,
    Decrease,
    Designated,
    GainKeywords,
    Group,
    Increase,
    IncreaseTo,
    MightAtLeast,
    Mighty,
    PassiveChange,
    SetMight,
    SpellChange,
)


def operation(text: str, table: list[list[str]] | None = None) -> object:
    matched = match(text)
    assert matched is not None, f"{text!r} is of no sentence; nearest: {nearest(text)!r}"
    (step,) = matched.build(table, 7)
    assert (step.text, step.line) == (text, 7)
    return step.operation


def expectation(text: str, table: list[list[str]] | None = None) -> object:
    matched = match(text)
    assert matched is not None
    return matched.build(table)[-1].expect


def fault(text: str, table: list[list[str]] | None = None) -> str:
    with pytest.raises(InputError) as caught:
        match(text).build(table)  # type: ignore[union-attr]
    return caught.value.message


@pytest.mark.parametrize("sentence", SENTENCES, ids=lambda sentence: sentence.pattern)
class TestEverySentence:
    def test_its_example_is_of_it_and_of_no_other(self, sentence: Sentence) -> None:
        assert all_matches(sentence.example) == [sentence]
        assert sentence.matches(sentence.example)

    def test_its_example_builds_what_strict_decoding_accepts(self, sentence: Sentence) -> None:
        steps = match(sentence.example).build(sentence.example_table)  # type: ignore[union-attr]
        assert steps
        for step in steps:
            plain = msgspec.to_builtins(step.operation)
            assert msgspec.convert(plain, AnyOperation) == step.operation

    def test_its_example_misspelt_leads_back_to_it(self, sentence: Sentence) -> None:
        words = sentence.example.split()
        longest = max((word for word in words if word.islower()), key=len)
        misspelt = sentence.example.replace(longest, longest[1] + longest[0] + longest[2:], 1)
        assert misspelt != sentence.example
        try:
            understood = match(misspelt) is not None
        except InputError:
            # The sentence was recognised; the fault is named in its field.
            understood = True
        assert understood or nearest(misspelt) == sentence.pattern


def test_every_operation_can_be_said() -> None:
    capabilities = {name for sentence in SENTENCES for name in sentence.operations}
    said = {name for name in OPERATIONS if any(f"{found} ".startswith(f"{name} ") for found in capabilities)}
    assert said == set(OPERATIONS)


def test_every_change_can_be_said_of_spells_and_of_passive_abilities() -> None:
    said = {name for sentence in SENTENCES for name in sentence.operations}
    assert {f"give {kind.__struct_config__.tag}" for kind in get_args(SpellChange)} <= said
    assert {f"passive {kind.__struct_config__.tag}" for kind in get_args(PassiveChange)} <= said


def test_patterns_are_said_once() -> None:
    patterns = [sentence.pattern for sentence in SENTENCES]
    assert len(set(patterns)) == len(patterns)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Poro has 3 printed Might", Unit(unit="Poro", might=3)),
        ("Lee Sin has -2 printed Might and Tank", Unit(unit="Lee Sin", might=-2, keywords=("Tank",))),
        (
            "the first Poro of player B at Grove in the trash has 5 printed Might, tagged Mech and Yordle",
            Unit(
                unit="the first Poro",
                might=5,
                controller="B",
                location="Grove",
                zone="trash",
                tags=("Mech", "Yordle"),
            ),
        ),
        (
            '"Wielder of Water" has 2 printed Might and Deflect, Ganking and Shield 2',
            Unit(unit="Wielder of Water", might=2, keywords=("Deflect", "Ganking", "Shield 2")),
        ),
        (
            "Doran Blade is an equipment with a Might bonus of +2, the effect text Assault 2 and Tank",
            Equipment(gear="Doran Blade", might_bonus=2, effect_text=("Assault 2", "Tank")),
        ),
        ("the players are A, B and C", Players(players=("A", "B", "C"))),
        (
            "Smoke Screen gives Lee Sin -4 Might to a minimum of 1 this combat",
            Give(
                unit="Lee Sin",
                change=Decrease(amount=4, minimum=1),
                lasts="this combat",
                effect="Smoke Screen",
            ),
        ),
        (
            "a spell gives Poro +2 Might while Yuumi stays",
            Give(unit="Poro", change=Increase(amount=2), lasts="while the source stays", source="Yuumi"),
        ),
        (
            "a spell gives Lee Sin Shield 3 and Tank for good",
            Give(unit="Lee Sin", change=GainKeywords(keywords=("Shield 3", "Tank")), lasts="for good"),
        ),
        (
            "Mutation increases the Might of Poro to that of Baron Nashor this turn",
            Give(unit="Poro", change=IncreaseTo(might_of="Baron Nashor"), effect="Mutation"),
        ),
        (
            'another spell swaps the Might of "King\'s Edict" and the other Poro this turn',
            Swap(first="King's Edict", second="the other Poro"),
        ),
        (
            "the passive ability Duelist of Fiora gives it Deflect, Ganking and Shield while it is Mighty",
            Passive(
                effect="Duelist",
                source="Fiora",
                change=GainKeywords(keywords=("Deflect", "Ganking", "Shield")),
                conditions=(Mighty(),),
            ),
        ),
        (
            "the passive ability Training gives Poro and Teemo +2 Might to a maximum of 6 "
            "while it is in combat and Lee Sin is alone",
            Passive(
                effect="Training",
                units=("Poro", "Teemo"),
                change=Increase(amount=2, maximum=6),
                conditions=(Designated(), Alone(unit="Lee Sin")),
            ),
        ),
        (
            "the passive ability War Camp of player B increases the Might of "
            "other friendly buffed units here with Tank tagged Mech to 5",
            Passive(
                effect="War Camp",
                controller="B",
                group=Group(who="other friendly", here=True, keyword="Tank", tag="Mech", buffed=True),
                change=IncreaseTo(might=5),
            ),
        ),
        (
            "the passive ability Shoulders of Sett gives it +1 Might for each friendly buffed unit here",
            Passive(
                effect="Shoulders",
                source="Sett",
                change=Increase(amount=1, per=Group(who="friendly", here=True, buffed=True)),
            ),
        ),
        (
            "the passive ability Awe of Poro gives it Tank while it has 3 or more Might",
            Passive(
                effect="Awe",
                source="Poro",
                change=GainKeywords(keywords=("Tank",)),
                conditions=(MightAtLeast(might=3),),
            ),
        ),
        (
            "Smoke Screen is announced: it gives Poro -4 Might to a minimum of 1 this turn",
            Announce(
                spell="Smoke Screen",
                action=Give(unit="Poro", change=Decrease(amount=4, minimum=1), effect="Smoke Screen"),
            ),
        ),
        ("Poro has Tank", HasKeyword(unit="Poro", keyword="Tank")),
        ("Poro has Shield 4", KeywordValue(unit="Poro", keyword="Shield")),
        ("Poro has -1 Might", Might(unit="Poro")),
        ("player B spends a buff of Poro, which rule 702.2.b.2 forbids", SpendBuff(player="B", unit="Poro")),
    ],
)
def test_what_texts_mean(text: str, expected: object) -> None:
    assert operation(text) == expected


def test_effects_that_begin_together() -> None:
    table = [
        ["effect"],
        ["Growth sets the Might of Poro to 5 this turn"],
        ["the passive ability Awe gives Poro Tank"],
    ]
    assert operation("these effects begin together", table) == Together(
        actions=(
            Give(unit="Poro", change=SetMight(might=5), effect="Growth"),
            Passive(effect="Awe", units=("Poro",), change=GainKeywords(keywords=("Tank",))),
        )
    )


def test_a_table_of_units_builds_one_unit_a_row_with_what_is_left_empty_by_default() -> None:
    table = [["unit", "Might", "keywords"], ["Poro", "-1", "Tank, Shield 2"], ["Lee Sin", "6", ""]]
    steps = match("the units").build(table, 3)  # type: ignore[union-attr]
    assert [step.operation for step in steps] == [
        Unit(unit="Poro", might=-1, keywords=("Tank", "Shield 2")),
        Unit(unit="Lee Sin", might=6),
    ]


def test_a_table_of_mights_asks_one_question_a_row() -> None:
    steps = match("the units have these Mights").build([["unit", "Might"], ["Poro", "5"], ["Teemo", "-2"]])  # type: ignore[union-attr]
    assert [(step.operation, step.expect) for step in steps] == [
        (Might(unit="Poro"), Exactly(5)),
        (Might(unit="Teemo"), Exactly(-2)),
    ]


def test_expectations() -> None:
    assert expectation("Poro has -1 Might") == Exactly(-1)
    assert expectation("the only keywords of Poro are Tank, Shield 2 and Deflect") == Exactly(
        ("Deflect", "Shield", "Tank")
    )
    assert expectation("Smoke Screen takes 3 Might from Poro") == Exactly(-3)
    assert expectation("player B spends a buff of Poro, which rule 702.2.b.2 forbids") == Illegal("702.2.b.2")
    table = [["answer", "because"], ["yes", "it is so"], ["no", "it is not"]]
    unruled = expectation("the rules leave open whether Poro has Tank", table)
    assert isinstance(unruled, Unruled)
    assert [(answer.value, answer.because) for answer in unruled.answers] == [
        (True, "it is so"),
        (False, "it is not"),
    ]
    one_of = expectation(
        "the rules allow more than one answer to the tags of Poro, because he is shy",
        [["answer"], ["Yordle, Mech"], ["none"]],
    )
    assert one_of == OneOf((("Mech", "Yordle"), ()), because="he is shy")


@pytest.mark.parametrize(
    ("text", "table", "says"),
    [
        ("the passive ability Awe gives it Tank", None, "'it' stands for the card that has the ability Awe"),
        ("the passive ability Awe gives everyone Tank", None, "'everyone' is no list of names"),
        ("the passive ability Awe gives Poro Tank while it is sleepy", None, "'it is sleepy' is no list"),
        ("the passive ability Awe of Poro gives it +1 Might for each foe", None, "'foe' describes no units"),
        ("a spell gives Poro +1 Might for each enemy unit this turn", None, "takes no side"),
        ("Awe is announced: it tickles Poro", None, "did you mean"),
        ("Awe is announced: Poro attacks", None, "cannot be announced"),
        ("Poro has 3 Might, which rule 143.2 forbids", None, "changes nothing"),
        ("Poro has 3 Might", [["unit"], ["Poro"]], "no table belongs under"),
        ("the units", None, "needs a table under it"),
        ("the units", [["unit"], ["Poro"]], "lacks the column 'Might'"),
        ("the units", [["unit", "Might", "colour"], ["Poro", "3", "red"]], "no use for a column 'colour'"),
        ("the units", [["unit", "Might", "unit"], ["Poro", "3", "Teemo"]], "a column twice"),
        ("the units", [["unit", "Might"]], "add at least one row"),
        ("the units", [["unit", "Might"], ["Poro", "big"]], "'big' in the column 'Might' is no whole number"),
        ("the units", [["unit", "Might", "zone"], ["Poro", "3", "moon"]], "'moon' is no zone"),
        ("the units", [["unit", "Might", "keywords"], ["Poro", "3", "Tonk"]], "'Tonk' is no keyword"),
        ("the rules leave open the shape of Poro", [["answer", "because"]], "nothing that can be asked"),
        (
            "the rules leave open the Might of Poro",
            [["answer", "because"], ["3", "one reason"]],
            "at least two different answers",
        ),
        (
            "the rules leave open whether Poro is Mighty",
            [["answer", "because"], ["perhaps", "x"], ["no", "y"]],
            "must be 'yes' or 'no'",
        ),
        (
            "these effects begin together",
            [["effect"], ["a spell gives Poro Tank this turn"]],
            "one effect alone",
        ),
        (f'"{"x" * 61}" has 3 Might', None, "is too long"),
    ],
)
def test_what_makes_no_sense_is_said_in_one_line(text: str, table: list[list[str]] | None, says: str) -> None:
    message = fault(text, table)
    assert says in message
    assert "\n" not in message


@pytest.mark.parametrize(
    ("text", "pattern"),
    [
        ("Poro hsa 4 Might", "{unit} has {might} Might"),
        ("Poro becomes buffed", "{unit} is buffed"),
        ("the turn end", "the turn ends"),
        ("Poro is mighty", "{unit} is Mighty"),
    ],
)
def test_the_nearest_sentence(text: str, pattern: str) -> None:
    assert match(text) is None
    assert nearest(text) == pattern
