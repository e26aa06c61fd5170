"""Scenarios that are written as data read like those that are written in sentences."""

import pytest

from conformance.pages.book.askings import answer, answering, asking
from conformance.pages.book.doings import doing
from conformance.pages.book.effects import change, listed
from conformance.sources import load_suite
from conformance.vocabulary import ACTIONS, QUESTIONS, Operation, Question, questions, text
from conformance.vocabulary.actions import Deal, Equipment, Give, Passive, Prevent, Together, Triggered, Unit
from conformance.wording import describe

SUITE = load_suite()
OPERATIONS = [step.operation for scenario in SUITE for step in scenario.steps]


def said(operation: Operation) -> str:
    return asking(operation) if isinstance(operation, Question) else doing(operation)


@pytest.mark.parametrize("tag", sorted({**ACTIONS, **QUESTIONS}))
def test_every_operation_has_words_of_its_own(tag: str) -> None:
    kind = {**ACTIONS, **QUESTIONS}[tag]
    found = [operation for operation in OPERATIONS if type(operation) is kind]
    assert found, f"no scenario of the suite has {tag}"
    for operation in found:
        assert said(operation) != describe(operation) or "(" not in describe(operation), operation
        assert "{" not in said(operation)


WORDS = {
    "Poro of player A has 2 printed Might": Unit(unit="Poro", might=2),
    "Poro of player B at Grove has 2 printed Might and Tank, tagged Yordle, with 1 damage, stunned": Unit(
        unit="Poro",
        might=2,
        controller="B",
        location="Grove",
        keywords=("Tank",),
        tags=("Yordle",),
        damage=1,
        stunned=True,
    ),
    "Buckler is an equipment of player A with +1 Might, the effect text Shield 2": Equipment(
        gear="Buckler", might_bonus=1, effect_text=("Shield 2",)
    ),
    "a spell gives Poro -4 Might to a minimum of 1 this turn": Give(
        unit="Poro", change=text.Decrease(amount=4, minimum=1)
    ),
    "Aria gives Poro as much Might as Sona has and 1 more while Sona stays": Give(
        unit="Poro",
        effect="Aria",
        source="Sona",
        lasts="while the source stays",
        change=text.Increase(amount=1, might_of="Sona"),
    ),
    "the passive ability Rally of Poro gives other friendly units here with Tank +1 Might while its source is Mighty": (
        Passive(
            effect="Rally",
            source="Poro",
            change=text.Increase(amount=1),
            group=text.Group(who="other friendly", here=True, keyword="Tank"),
            conditions=(text.Mighty(),),
        )
    ),
    "the passive ability Pride of Poro gives it Tank and Shield while it is Mighty and Vi has Tank": Passive(
        effect="Pride",
        source="Poro",
        change=text.GainKeywords(keywords=("Tank", "Shield")),
        conditions=(text.Mighty(), text.HasKeyword(unit="Vi", keyword="Tank")),
    ),
    "the triggered ability Fury of Poro triggers when it takes damage while it meets Level 3": Triggered(
        effect="Fury", source="Poro", when="takes damage", conditions=(text.Level(xp=3),)
    ),
    "a spell of player A deals 2 damage to each of Poro and Vi": Deal(player="A", amount=2, units=("Poro", "Vi")),
    "Barrier prevents 3 of the next damage to Poro this turn": Prevent(
        unit="Poro", effect="Barrier", amount=3, once=True
    ),
    "at the same moment a spell gives Poro +1 Might this turn and Frost sets the Might of Vi to 4 this turn": Together(
        actions=(
            Give(unit="Poro", change=text.Increase(amount=1)),
            Give(unit="Vi", effect="Frost", change=text.SetMight(might=4)),
        )
    ),
}


@pytest.mark.parametrize("words", WORDS)
def test_actions_are_said_in_a_sentence(words: str) -> None:
    assert doing(WORDS[words]) == words


def test_answers_are_said_with_their_questions() -> None:
    assert answering(questions.Might(unit="Poro"), -2) == "the Might of Poro: -2"
    assert answering(questions.IsMighty(unit="Poro"), False) == "Poro is Mighty: no"
    assert answering(questions.Keywords(unit="Poro"), ()) == "the keywords of Poro: none"
    assert answering(questions.Keywords(unit="Poro"), ["Shield", "Tank"]) == "the keywords of Poro: Shield and Tank"
    judged = questions.JudgeAssignment(player="A", amounts={"Poro": 2, "Vi": 0, "Zac": 1})
    assert answering(judged, "legal") == "the assignment 2 to Poro and 1 to Zac of player A: legal"
    assert answer([{"Poro": 2}, {"Poro": 1, "Vi": 1}]) == "2 to Poro; 1 to Poro and 1 to Vi"


def test_changes_and_lists() -> None:
    assert change(text.LoseAbilities(), "Poro") == "takes all abilities from Poro"
    assert change(text.IncreaseTo(might_of="Vi"), "Poro") == "increases the Might of Poro to that of Vi"
    assert [listed(names) for names in ([], ["A"], ["A", "B"], ["A", "B", "C"])] == ["", "A", "A and B", "A, B and C"]
