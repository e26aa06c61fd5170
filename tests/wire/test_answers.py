"""Answers: the same after the wire as before, and nothing else taken for one."""

from typing import Any

import msgspec
import pytest

from conformance.engines.base import Answer, Done, Failure, Reading, Refused, Undecided, Unsupported, Value
from conformance.verdicts import judge
from conformance.vocabulary import Exactly, Illegal, OneOf, Step
from conformance.vocabulary.actions import SpendBuff
from conformance.wire.answers import AnswerError, plain_result, read_answers, read_result, write_answer
from tests.harness.boards import VI, asked, scenario


@pytest.mark.parametrize(
    "answer",
    [
        Done(),
        Value(3),
        Value(None),
        Value(["a", "b"]),
        Value({"Vi": 2}),
        Value(True),
        Refused("702.2.b.1", "Vi has none"),
        Refused(),
        Unsupported("later"),
        Unsupported(),
        Failure("oops"),
        Undecided((Reading(4, "fixed"), Reading(5, "not fixed"))),
    ],
)
def test_an_answer_is_the_same_after_the_wire(answer: Answer) -> None:
    written = msgspec.json.encode({"answers": [write_answer(answer)]})
    assert read_result(written) == [answer]
    assert read_result(msgspec.Raw(written)) == [answer]


def test_left_out_reasons_are_empty() -> None:
    read = read_answers([{"illegal": {}}, {"unsupported": {}}, {"error": {}}])
    assert read == [Refused(), Unsupported(), Failure()]


@pytest.mark.parametrize(
    ("answers", "says"),
    [
        ([{}], "answer 1 has nothing in it"),
        ([{"done": True}, {"answer": 3}], 'answer 2 has "answer"; it must have one of value, done, illegal'),
        ([{"value": 3, "done": True}], 'answer 1 has "value", "done"'),
        ([{"done": 1}], "answer 1: done can only be true"),
        ([{"illegal": "702"}], "answer 1: Expected `object`, got `str`"),
        ([{"illegal": {"rul": "702"}}], "answer 1: Object contains unknown field `rul`"),
        ([{"unsupported": {"reason": None}}], "answer 1: Expected `str`, got `null`"),
        ([{"unruled": [{"value": 1}]}], "answer 1: Object missing required field `because`"),
    ],
)
def test_what_is_no_answer_is_told_with_its_place(answers: list[dict[str, Any]], says: str) -> None:
    with pytest.raises(AnswerError) as caught:
        read_answers(answers)
    assert says in str(caught.value)


@pytest.mark.parametrize(
    "result", [b"{}", b"[]", b"null", b'{"answers":3}', b'{"answers":[3]}', b'{"answers":[],"x":1}']
)
def test_a_result_of_another_form_is_no_result(result: bytes) -> None:
    with pytest.raises(AnswerError, match="its answer is not as it must be: "):
        read_result(result)


def test_what_is_no_answer_cannot_be_written() -> None:
    with pytest.raises(TypeError, match="answered with int, which is no answer"):
        write_answer(3)  # type: ignore[arg-type]


def test_the_plain_result_is_that_of_answers_that_pass() -> None:
    plain = scenario(VI, asked(Exactly(3)), asked(Exactly(-2)))
    written = plain_result(plain.steps)
    assert written == b'{"answers":[{"done":true},{"value":3},{"value":-2}]}'
    assert judge(plain, read_result(written)).verdict == "passed"


@pytest.mark.parametrize(
    "step",
    [
        asked(OneOf((3, 4), "either")),
        asked(None),
        Step(SpendBuff(player="A", unit="Vi"), Illegal("702.2.b.1")),
    ],
)
def test_where_more_than_one_result_would_be_right_there_is_no_plain_one(step: Step) -> None:
    assert plain_result((VI, step)) is None
