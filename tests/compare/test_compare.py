"""Comparing results: what is a change and what is not."""

from typing import Any

import pytest

from conformance.answered import answered
from conformance.compare import NOT_ASKED, AnswerChange, compare, has_answers
from conformance.engines.base import Answer, Done, Refused, Value
from conformance.verdicts import Answered, Result
from conformance.vocabulary import Exactly, Illegal, Step
from conformance.vocabulary.actions import Buff, SpendBuff, TargetBuff
from tests.compare.boards import might, report, result
from tests.harness.boards import VI, asked, scenario


def test_the_same_changed_and_only_on_one_side() -> None:
    left = [result("a.same", might(3)), result("b.gone", might(1)), result("c.other", might(4))]
    right = [result("c.other", might(5)), result("a.same", might(3)), result("d.new", might(1))]
    found = compare(left, right)
    assert (found.same, found.only_left, found.only_right) == (("a.same",), ("b.gone",), ("d.new",))
    (change,) = found.changed
    assert (change.id, change.rules, change.left, change.right) == ("c.other", ("477.3.b",), "passed", "passed")
    assert change.answers == (AnswerChange("might (unit Poro)", 4, 5),)
    assert found.is_change
    assert not compare(left, left).is_change


def test_another_verdict_is_a_change_with_the_same_answers() -> None:
    left, right = [result("a.one", might(3))], [result("a.one", might(3), verdict="failed")]
    (change,) = compare(left, right).changed
    assert (change.left, change.right, change.answers) == ("passed", "failed", ())
    assert not compare(left, right, verdicts=False).is_change


def test_rules_of_both_sides_are_cited() -> None:
    left = [result("a.one", might(3), rules=("472.3.b",))]
    right = [result("a.one", might(4), rules=("477.3.b", "472.3.b"))]
    assert compare(left, right).changed[0].rules == ("472.3.b", "477.3.b")


def test_a_question_that_is_asked_twice_is_told_apart() -> None:
    left = [result("a.one", might(3), might(4), might(5))]
    right = [result("a.one", might(3), might(4), might(6))]
    assert compare(left, right).changed[0].answers == (AnswerChange("might (unit Poro)", 5, 6),)


def test_questions_in_another_order_are_no_change() -> None:
    left = [result("a.one", might(3), might(1, "Vi"))]
    right = [result("a.one", might(1, "Vi"), might(3))]
    assert not compare(left, right).is_change


def test_what_only_one_side_is_asked_shows_as_that() -> None:
    left, right = [result("a.one", might(3))], [result("a.one", might(3), might(1, "Vi"))]
    assert compare(left, right).changed[0].answers == (AnswerChange("might (unit Vi)", NOT_ASKED, 1),)


def test_a_side_without_answers_is_told_by_its_verdict_alone() -> None:
    left = [result("a.one", might(3), might(1, "Vi"))]
    right = [Result("a.one", "crashed", rules=("477.3.b",), answers=())]
    (change,) = compare(left, right).changed
    assert (change.right, change.answers) == ("crashed", ())


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        (1, True, False),
        (0, False, False),
        ([1, 2], [2, 1], False),
        ({"Poro": 1}, {"Poro": 1}, True),
        ({"Poro": 1}, {"Poro": True}, False),
        ({"illegal": "704.1", "reason": "a buff"}, {"illegal": "704.1", "reason": "no target"}, True),
        ({"illegal": "704.1"}, {"illegal": "704"}, False),
        ({"unsupported": "xp"}, {"unsupported": "no such thing"}, True),
        ({"unsupported": ""}, {"error": ""}, False),
        (
            {"unruled": [{"value": 3, "because": "a"}, {"value": 5, "because": "b"}]},
            {"unruled": [{"value": 5, "because": "c"}, {"value": 3, "because": "d"}]},
            True,
        ),
        (
            {"unruled": [{"value": 3, "because": "a"}, {"value": 5, "because": "b"}]},
            {"unruled": [{"value": 3, "because": "a"}, {"value": 4, "because": "b"}]},
            False,
        ),
        ({"unruled": [{"value": 3, "because": "a"}, {"value": 5, "because": "b"}]}, 3, False),
    ],
)
def test_what_an_answer_means_counts_and_not_its_reasons(one: Any, other: Any, same: bool) -> None:
    assert compare([result("a", might(one))], [result("a", might(other))]).is_change == (not same)


TARGET = TargetBuff(unit="Vi")


def test_actions_are_kept_only_where_they_say_something() -> None:
    steps = (
        VI,
        Step(Buff(unit="Vi")),
        Step(SpendBuff(player="B", unit="Vi"), Illegal("702.2.b.2")),
        Step(TARGET, versions=("1.3",)),
        asked(Exactly(4)),
    )
    answers: list[Answer] = [Done(), Done(), Refused("702.2.b.2", "not B's"), Done(), Value(4)]
    kept = answered(scenario(*steps), answers)
    assert kept == (
        Answered("spend buff (player B, unit Vi)", {"illegal": "702.2.b.2", "reason": "not B's"}, action=True),
        Answered("target buff (unit Vi)", {"done": True}, action=True, limited=True),
        Answered("might (unit Vi)", 4),
    )
    refused: list[Answer] = [Done(), Refused("426"), *answers[2:]]
    assert answered(scenario(*steps), refused)[0] == Answered("buff (unit Vi)", {"illegal": "426"}, action=True)


def test_an_action_that_one_side_refuses_was_carried_out_on_the_other() -> None:
    no = Answered("buff (unit Vi)", {"illegal": "426"}, action=True)
    (change,) = compare([result("a", no, might(3))], [result("a", might(3))]).changed
    assert change.answers == (AnswerChange("buff (unit Vi)", {"illegal": "426"}, {"done": True}),)
    own = Answered("target buff (unit Vi)", {"illegal": "704.1"}, action=True, limited=True)
    (change,) = compare([result("a", might(3))], [result("a", own, might(3))]).changed
    assert change.answers == (AnswerChange("target buff (unit Vi)", NOT_ASKED, {"illegal": "704.1"}),)


def test_a_report_has_its_answers_or_not() -> None:
    assert has_answers(report(result("a.one", might(3))))
    assert not has_answers(report(Result("a.one", "passed")))
    assert has_answers(report(Result("a.one", "not run")))
