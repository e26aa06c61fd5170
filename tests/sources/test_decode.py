"""Decoding one step: each kind of mistake has its own line, which says what would be right."""

from typing import Any

import pytest

from conformance.errors import InputError
from conformance.sources.decode import decode_step
from conformance.vocabulary.actions import EndTurn, Passive, Unit
from conformance.vocabulary.operations import OPERATIONS
from conformance.vocabulary.questions import Might
from conformance.vocabulary.scenario import Exactly, Illegal, LegalSet, OneOf, Unruled, UnruledAnswer
from conformance.vocabulary.text import Increase, Mighty

UNIT = {"op": "unit", "unit": "Poro", "might": 3}
MIGHT = {"op": "might", "unit": "Poro"}
KEYWORDS = {"op": "keywords", "unit": "Poro"}
CHOSEN = {"op": "chosen assignment", "player": "A"}
END = {"op": "end turn"}


def give(change: object) -> dict[str, Any]:
    return {"op": "give", "unit": "Poro", "change": change}


def message(data: object) -> str:
    with pytest.raises(InputError) as caught:
        decode_step(data)
    return str(caught.value)


def test_an_action() -> None:
    step = decode_step(UNIT | {"keywords": ["Tank", "Shield 2"]}, line=7)
    assert step.operation == Unit(unit="Poro", might=3, keywords=("Tank", "Shield 2"))
    assert (step.expect, step.line) == (None, 7)


def test_parts_within_parts() -> None:
    change = {"kind": "increase", "amount": 2}
    data = {"op": "passive", "effect": "E", "change": change, "source": "Poro", "while": [{"is": "mighty"}]}
    wanted = Passive(effect="E", change=Increase(amount=2), source="Poro", conditions=(Mighty(),))
    assert decode_step(data).operation == wanted


@pytest.mark.parametrize(
    ("data", "line"),
    [
        ([1], 'a step is not [1]; it is a table with op and its fields: {op = "end turn"}'),
        ({"op": "mihgt"}, 'unknown operation "mihgt"; did you mean "might"?'),
        ({"op": "might", "unti": "Poro"}, '"might": unknown field "unti"; did you mean "unit"?'),
        ({"op": "might"}, '"might": missing field "unit"; it is a unit or gear of this scenario'),
        ({"op": "unit", "unit": "Poro"}, '"unit": missing field "might"; it is a whole number'),
        (UNIT | {"might": "3"}, '"unit", might: "3" is wrong; must be a whole number'),
        (UNIT | {"might": True}, '"unit", might: true is wrong; must be a whole number'),
        (UNIT | {"might": 3.0}, '"unit", might: 3.0 is wrong; must be a whole number'),
        (UNIT | {"unit": 5}, '"unit", unit: 5 is wrong; must be text'),
        (UNIT | {"unit": ""}, '"unit", unit: "" cannot be a name; 1 to 60 characters'),
        (UNIT | {"zone": "bord"}, '"unit", zone: unknown "bord"; did you mean "board"?'),
        (UNIT | {"keywords": "Tank"}, '"unit", keywords: "Tank" is wrong; must be a list, each text'),
        (UNIT | {"keywords": ["Tank", "Shild 2"]},
         '"unit", keywords[2]: "Shild 2" is no keyword; did you mean "Shield"?'),
        (UNIT | {"keywords": ["Shield two"]},
         '"unit", keywords[1]: "Shield two" is no keyword; its value is a whole number above 0: "Shield 2"'),
        (give({"kind": "incrase", "amount": 2}), '"give", change: unknown "incrase"; did you mean "increase"?'),
        (give({"kind": "increase", "amuont": 2}),
         '"give", change: unknown field "amuont"; did you mean "amount"?'),
        (give({"kind": "increase", "per": {"who": "enmy"}}),
         '"give", change.per.who: unknown "enmy"; did you mean "enemy"?'),
        (give(2), '"give", change: 2 is wrong; must be a table with kind and its fields'),
        ({"op": "together", "actions": [END]},
         '"together", actions[1]: unknown operation "end turn"; one of: "give", "passive", "double", "swap"'),
    ],
)  # fmt: skip
def test_a_mistake_in_an_operation(data: object, line: str) -> None:
    assert message(data) == line


def test_a_missing_operation_lists_them_all() -> None:
    listed = ", ".join(f'"{name}"' for name in OPERATIONS)
    assert message({"unit": "Poro"}) == f'missing field "op"; one of: {listed}'


@pytest.mark.parametrize(
    ("data", "expect"),
    [
        (MIGHT | {"expect": 3}, Exactly(3)),
        (KEYWORDS | {"expect": ["Tank"]}, Exactly(("Tank",))),
        (MIGHT | {"expect": {"one_of": [3, 4], "because": "why"}}, OneOf((3, 4), "why")),
        (CHOSEN | {"expect": {"legal": True}}, LegalSet()),
        (END | {"expect": {"illegal": "702.2.b.1"}}, Illegal("702.2.b.1")),
        (MIGHT | {"expect": {"unruled": [{"value": 3, "because": "a"}, {"value": 5, "because": "b"}]}},
         Unruled((UnruledAnswer(3, "a"), UnruledAnswer(5, "b")))),
    ],
)  # fmt: skip
def test_expectations(data: dict[str, Any], expect: object) -> None:
    assert decode_step(data).expect == expect


@pytest.mark.parametrize(
    ("operation", "expect", "line"),
    [
        (MIGHT, True, 'expect: the question "might" is answered by a whole number, not true'),
        (MIGHT, "3", 'expect: the question "might" is answered by a whole number, not "3"'),
        ({"op": "is mighty", "unit": "Poro"}, 1,
         'expect: the question "is mighty" is answered by true or false, not 1'),
        (KEYWORDS, "Tank", 'expect: the question "keywords" is answered by a list, each text, not "Tank"'),
        (MIGHT, {"one_of": [3, True], "because": "why"},
         'expect: the question "might" is answered by a whole number, not true'),
        (MIGHT, {"one_of": [3], "because": "why"},
         'expect: one_of is [3], but must be a list of at least two values; {one_of = [1, 2], because = "..."}'),
        (MIGHT, {"one_of": [3, 4]},
         'expect: one_of needs because, the reason why several answers are allowed; because = "..."'),
        (CHOSEN, {"legal": 1}, "expect: legal can only be true; {legal = true}"),
        (MIGHT, {"legal": True}, 'the question "might" leaves no choice to the engine; expect a value'),
        (MIGHT, {"unrled": []}, 'expect: unknown form "unrled"; did you mean "unruled"?'),
        (MIGHT, {"legal": True, "because": "x"}, 'expect: "because" does not go with legal; only: "legal"'),
        (MIGHT, {"illegal": "702"}, 'the question "might" cannot be illegal; expect a value'),
        (MIGHT, {"unruled": [{"value": 1, "because": "x"}, {"value": 2, "because": " "}]},
         'expect: every unruled answer needs because, the reasoning that leads to it; because = "..."'),
        (MIGHT, {"unruled": [3, 4]},
         'expect: an unruled answer is "3", but must be in a list of at least two '
         '{value = ..., because = "..."}'),
        (END, 3, 'the action "end turn" has no answer; it can only expect {illegal = "rule"}'),
        (END, {"illegal": "rule 7"},
         'expect: illegal is "rule 7", but must be the rule that forbids it: "702.2.b.1"'),
    ],
)  # fmt: skip
def test_a_mistake_in_an_expectation(operation: dict[str, Any], expect: object, line: str) -> None:
    assert message(operation | {"expect": expect}) == line


def test_a_question_must_expect_something() -> None:
    assert message(MIGHT).startswith('the question "might" expects nothing; add expect = a value,')


def test_a_question_that_is_only_asked_need_not() -> None:
    assert decode_step(MIGHT, require_expectations=False).operation == Might(unit="Poro")


def test_an_action_expects_nothing_by_itself() -> None:
    assert decode_step(END).operation == EndTurn()
