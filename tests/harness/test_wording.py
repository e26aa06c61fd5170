"""Words for operations, expectations and answers."""

from typing import Any

import pytest

from conformance.vocabulary import Operation, Step
from conformance.vocabulary.actions import Announce, EndTurn, Give, Passive, Together
from conformance.vocabulary.questions import Might, TotalMight
from conformance.vocabulary.text import GainKeywords, Group, Increase, Mighty
from conformance.wording import clean, describe, in_words, one_line, readings, say, shorten

GAIN = Give(unit="Vi", change=Increase(amount=2))


@pytest.mark.parametrize(
    ("operation", "words"),
    [
        (EndTurn(), "end turn"),
        (Might(unit="Vi"), "might (unit Vi)"),
        (TotalMight(units=("Vi", "Jinx")), "total might (units Vi + Jinx)"),
        (GAIN, "give increase (unit Vi, amount 2)"),
        (Announce(spell="Smite", action=GAIN), "announce (spell Smite, action give increase (unit Vi, amount 2))"),
        (
            Together(actions=(GAIN, GAIN)),
            "together (actions give increase (unit Vi, amount 2) + give increase (unit Vi, amount 2))",
        ),
        (
            Passive(
                effect="Aura",
                change=GainKeywords(keywords=("Tank", "Shield 2")),
                group=Group(who="friendly", here=True),
                conditions=(Mighty(unit="Vi"),),
            ),
            "passive keywords (effect Aura, group (who friendly, here true), while (is mighty, unit Vi), "
            "keywords Tank + Shield 2)",
        ),
    ],
)
def test_an_operation_is_named_with_its_fields(operation: Operation, words: str) -> None:
    assert describe(operation) == words


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (5, "5"),
        (True, "true"),
        ("A", '"A"'),
        (["Tank"], '["Tank"]'),
        (None, "null"),
        ({"done": True}, "done"),
        ({"legal": True}, "a member of the legal set"),
        ({"illegal": "433"}, "illegal by 433"),
        ({"illegal": ""}, "illegal, no rule given"),
        ({"illegal": "433", "reason": "equal"}, "illegal by 433: equal"),
        ({"one_of": [1, 2], "because": "either"}, "one of 1, 2 (either)"),
        ({"unruled": [{"value": 3, "because": "a"}, {"value": 5, "because": "b"}]}, "unruled: 3 or 5"),
        ({"unsupported": "swap"}, "unsupported: swap"),
        ({"unsupported": ""}, "unsupported"),
        ({"error": "oops\nmore"}, "error: oops more"),
        ({"number of answers": 1}, "1 answer"),
        ({"number of answers": 2}, "2 answers"),
        ({"not an answer": "None"}, "None, which is no answer"),
        ({"Vi": 3}, '{"Vi": 3}'),
    ],
)
def test_expectations_and_answers_are_said_in_words(data: Any, words: str) -> None:
    assert in_words(data) == words


def test_every_reading_is_told_in_full() -> None:
    long = "because " * 100
    data = {"unruled": [{"value": 3, "because": long}, {"value": 5, "because": "b"}]}
    assert readings(data) == [f"3: {long}", "5: b"]
    assert readings(5) == []
    assert readings({"done": True}) == []


def test_what_could_harm_a_terminal_is_shown_and_not_sent() -> None:
    assert clean("a\x1b[2Jb\x07\u202e\ud800") == "a\\x1b[2Jb\\x07\\u202e\\ud800"
    assert clean("two\nlines\tand\ra tab") == "two lines and a tab"
    assert clean("Ünïcode ok") == "Ünïcode ok"


def test_a_talkative_engine_is_cut_short() -> None:
    assert shorten("x" * 300) == "x" * 300
    assert shorten("x" * 1301) == "x" * 300 + "... (cut, 1001 more characters)"


def test_an_exception_is_summed_up_in_one_line() -> None:
    assert one_line(ValueError("first\nsecond")) == "ValueError: first"
    assert one_line(ValueError()) == "ValueError"


def test_a_step_is_said_in_its_own_words_and_told_apart_from_its_neighbours() -> None:
    table = "the units have these Mights"
    steps = [
        Step(EndTurn(), text="the turn ends", line=3),
        Step(Might(unit="Vi"), text=table, line=4),
        Step(Might(unit="Jinx"), text=table, line=4),
        Step(EndTurn(), text="the turn ends", line=7),
        Step(EndTurn(), text="the turn ends", line=8),
        Step(EndTurn()),
    ]
    assert [say(steps, index) for index in range(len(steps))] == [
        "the turn ends",
        f"{table}: might (unit Vi)",
        f"{table}: might (unit Jinx)",
        "the turn ends",
        "the turn ends",
        "end turn",
    ]
