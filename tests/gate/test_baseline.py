"""What counts as an answer, and which versions may be held against each other."""

from typing import Any

import pytest

from conformance.engines.base import Answer, Done, Failure, Reading, Refused, Undecided, Unsupported, Value
from conformance.gate.baseline import count_answers
from conformance.runner import prepare, run
from conformance.verdicts import Answered, Result
from conformance.version import same_line
from conformance.vocabulary import Exactly, Illegal, Step
from conformance.vocabulary.actions import SpendBuff
from tests.harness.boards import VI, Fake, asked, scenario


@pytest.mark.parametrize(
    ("answer", "count"),
    [
        (Value(3), 1),
        (Value(0), 1),
        (Refused("143.2", "no"), 1),
        (Undecided((Reading(3, "so"), Reading(4, "or so"))), 1),
        (Unsupported("might"), 0),
        (Unsupported(""), 0),
        (Failure("oops"), 0),
    ],
)
def test_what_an_engine_lacks_or_breaks_over_is_no_answer(answer: Answer, count: int) -> None:
    engine = Fake(lambda _: answer)
    (result,) = run(prepare([scenario(VI, asked(Exactly(3)))]), engine, engine.describe(), keep_answers=True)
    assert count_answers(result) == count


class Refusing(Fake):
    """Refuses every action that spends a buff."""

    def run(self, operations: Any) -> list[Answer]:
        """Refuse the second."""
        return [Refused("702.2.b.1") if isinstance(one, SpendBuff) else Done() for one in operations]


def test_a_refusal_is_an_answer_and_an_action_that_is_carried_out_is_none() -> None:
    spend = Step(SpendBuff(player="A", unit="Vi"), Illegal("702.2.b.1"))
    for engine, count in ((Refusing(), 1), (Fake(), 0)):
        (result,) = run(prepare([scenario(VI, spend)]), engine, engine.describe(), keep_answers=True)
        assert count_answers(result) == count


def test_a_unit_may_have_any_name() -> None:
    assert count_answers(Result("kite.one", "passed", answers=(Answered("amounts", {"error": 3}),))) == 1


def test_a_result_without_answers_has_none() -> None:
    assert count_answers(Result("kite.one", "passed")) == 0


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("1.2.3", "1.9.0", True),
        ("1.2.3", "2.2.3", False),
        ("0.1.0", "0.1.7", True),
        ("0.1.0", "0.2.0", False),
        ("0.1.0", "1.1.0", False),
        ("1.0.0", "10.0.0", False),
        ("unknown", "unknown", True),
        ("unknown", "0.1.0", False),
        ("", "0.1.0", False),
    ],
)
def test_versions_may_be_compared_unless_a_major_one_lies_between(one: str, other: str, same: bool) -> None:
    assert same_line(one, other) is same
    assert same_line(other, one) is same
