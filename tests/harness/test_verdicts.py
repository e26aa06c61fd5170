"""Judging one step and whole scenarios."""

from typing import Any

import pytest

from conformance.engines.base import (
    Answer,
    Done,
    Failure,
    Reading,
    Refused,
    Undecided,
    Unsupported,
    Value,
)
from conformance.verdicts import judge, judge_step, names_rule, same, same_values
from conformance.vocabulary import Exactly, Illegal, LegalSet, OneOf, Step, Unruled, UnruledAnswer
from conformance.vocabulary.actions import SpendBuff
from conformance.vocabulary.questions import IsMighty, Keywords
from tests.harness.boards import VI, asked, scenario

SPEND = Step(SpendBuff(player="A", unit="Vi"), Illegal("702.2.b.1"), text="A spends a buff of Vi", line=6)
OPEN = Unruled((UnruledAnswer(4, "fixed"), UnruledAnswer(5, "recalculated")))
BOTH = Undecided((Reading(5, "b"), Reading(4, "a")))


@pytest.mark.parametrize(
    ("one", "other", "equal"),
    [
        (1, 1, True),
        (1, True, False),
        (1, 1.0, False),
        (0, False, False),
        (None, 0, False),
        ("1", 1, False),
        (("Tank", "Shield"), ["Tank", "Shield"], True),
        (("Tank", "Shield"), ["Shield", "Tank"], False),
        (("Tank",), ["Tank", "Tank"], False),
        ((1,), [True], False),
        ({"Vi": 1}, {"Vi": 1}, True),
        ({"Vi": 1}, {"Vi": True}, False),
        ({"Vi": 1}, {"Jinx": 1}, False),
        ((), "", False),
    ],
)
def test_values_are_compared_strictly(one: Any, other: Any, equal: bool) -> None:
    assert same(one, other) is equal


def test_sets_of_values_ignore_order_and_repetition_but_not_types() -> None:
    assert same_values([4, 5], [5, 4, 4])
    assert not same_values([4, 5], [4])
    assert not same_values([4], [4, 5])
    assert not same_values([1], [True])


@pytest.mark.parametrize(
    ("named", "by_engine", "by_oracle"),
    [
        ("465.2.c", True, True),
        ("465.2.c.3", True, False),
        ("465.2", True, False),
        ("", True, False),
        ("465.2.d", False, False),
        ("465.2.ca", False, False),
        ("46", False, False),
    ],
)
def test_an_engine_may_name_a_rule_above_or_below_the_oracle_only_the_rule_itself(
    named: str, by_engine: bool, by_oracle: bool
) -> None:
    assert names_rule("465.2.c", named, exactly=False) is by_engine
    assert names_rule("465.2.c", named, exactly=True) is by_oracle


@pytest.mark.parametrize(
    ("expect", "answer", "verdict"),
    [
        (Exactly(3), Value(3), "passed"),
        (Exactly(3), Value(4), "failed"),
        (Exactly(3), Refused("143"), "failed"),
        (Exactly(3), BOTH, "failed"),
        (Exactly(3), Unsupported("no"), "unsupported"),
        (Exactly(3), Failure("oops"), "error"),
        (Exactly(3), Done(), "protocol violation"),
        (Exactly(1), Value(True), "protocol violation"),
        (Exactly(3), Value("3"), "protocol violation"),
        (Exactly(3), Value(3.0), "protocol violation"),
        (Exactly(3), 3, "protocol violation"),
        (Exactly(3), None, "protocol violation"),
        (OneOf((3, 4), "either"), Value(4), "passed"),
        (OneOf((3, 4), "either"), Value(5), "failed"),
        (OneOf((3, 4), "either"), Undecided((Reading(4, "one way"), Reading(3, "the other"))), "passed"),
        (OneOf((3, 4), "either"), Undecided((Reading(4, "one way"), Reading(5, "the other"))), "failed"),
        (None, Value(3), "failed"),
        (OPEN, Value(7), "unruled"),
        (OPEN, BOTH, "unruled"),
        (OPEN, Value("7"), "protocol violation"),
    ],
)
def test_a_question_is_judged_by_what_it_expects(expect: Any, answer: Any, verdict: str) -> None:
    assert judge_step(asked(expect), answer).verdict == verdict


@pytest.mark.parametrize(
    ("answer", "verdict"),
    [
        (Done(), "passed"),
        (Refused("1"), "failed"),
        (BOTH, "failed"),
        (Value(3), "protocol violation"),
        (Unsupported(), "unsupported"),
        (Failure(), "error"),
    ],
)
def test_an_action_must_be_done(answer: Answer, verdict: str) -> None:
    assert judge_step(VI, answer).verdict == verdict


@pytest.mark.parametrize(
    ("answer", "verdict"),
    [
        (Refused("702.2.b.1"), "passed"),
        (Refused("702.2.b"), "passed"),
        (Refused(), "passed"),
        (Refused("433"), "failed"),
        (Done(), "failed"),
        (Value(3), "protocol violation"),
    ],
)
def test_an_illegal_action_must_be_refused(answer: Answer, verdict: str) -> None:
    assert judge_step(SPEND, answer).verdict == verdict


def test_the_oracle_must_name_the_very_rule() -> None:
    assert judge_step(SPEND, Refused("702.2.b.1"), engine_is_oracle=True).verdict == "passed"
    assert judge_step(SPEND, Refused("702.2.b"), engine_is_oracle=True).verdict == "failed"
    assert judge_step(SPEND, Refused(), engine_is_oracle=True).verdict == "failed"


def test_the_types_of_other_answers_are_checked_too() -> None:
    mighty = Step(IsMighty(unit="Vi"), Exactly(True))
    assert judge_step(mighty, Value(True)).verdict == "passed"
    assert judge_step(mighty, Value(1)).verdict == "protocol violation"
    keywords = Step(Keywords(unit="Vi"), Exactly(("Shield", "Tank")))
    assert judge_step(keywords, Value(["Shield", "Tank"])).verdict == "passed"
    assert judge_step(keywords, Value(["Tank", "Shield"])).verdict == "failed"
    assert judge_step(keywords, Value("Tank")).verdict == "protocol violation"


def test_the_legal_set_is_asked_of_whoever_knows_it() -> None:
    step = asked(LegalSet())
    assert judge_step(step, Value(3), is_legal=lambda value: value < 4).verdict == "passed"
    assert judge_step(step, Value(4), is_legal=lambda value: value < 4).verdict == "failed"
    with pytest.raises(ValueError, match="legal set"):
        judge_step(step, Value(3))
    asked_about: list[int] = []

    def legal_set(_: object, index: int) -> Any:
        asked_about.append(index)
        return lambda value: value == 3

    assert judge(scenario(VI, step), [Done(), Value(3)], legal_set=legal_set).verdict == "passed"
    assert judge(scenario(VI, step), [Done(), Value(4)], legal_set=legal_set).verdict == "failed"
    assert asked_about == [1, 1]


def test_a_failure_says_what_was_asked_expected_and_answered_and_where() -> None:
    result = judge(scenario(), [Done(), Value(4)], seconds=0.5)
    assert (result.id, result.verdict, result.seconds) == ("might.one", "failed", 0.5)
    assert (result.question, result.expected, result.got) == ("the Might of Vi is asked", 3, 4)
    assert (result.where, result.step) == ("features/143-might/vi.feature:5", 2)


def test_the_first_step_that_does_not_pass_decides() -> None:
    steps = (VI, asked(Exactly(3), line=5), asked(Exactly(3), line=6), asked(Exactly(3), line=7))
    result = judge(scenario(*steps), [Done(), Value(3), Value(5), Failure("late")])
    assert (result.verdict, result.step, result.got) == ("failed", 3, 5)


def test_an_unexpected_refusal_ends_the_scenario() -> None:
    result = judge(scenario(), [Refused("143.1", "no room")])
    assert (result.verdict, result.step) == ("failed", 1)
    assert result.got == {"illegal": "143.1", "reason": "no room"}
    assert result.expected == {"done": True}


@pytest.mark.parametrize("answers", [[], [Done()], [Done(), Value(3), Value(3)]])
def test_a_wrong_number_of_answers_breaks_the_protocol(answers: list[Answer]) -> None:
    result = judge(scenario(), answers)
    assert result.verdict == "protocol violation"
    assert (result.expected, result.got) == ({"number of answers": 2}, {"number of answers": len(answers)})


def test_after_an_expected_refusal_all_answers_are_needed() -> None:
    steps = (VI, SPEND, asked(Exactly(3)))
    assert judge(scenario(*steps), [Done(), Refused(), Value(3)]).verdict == "passed"
    assert judge(scenario(*steps), [Done(), Refused()]).verdict == "protocol violation"


def test_where_the_rules_are_silent_the_oracle_must_know_every_reading() -> None:
    silent = scenario(VI, asked(OPEN), status="unruled")
    assert judge(silent, [Done(), BOTH], engine_is_oracle=True).verdict == "unruled"
    only_one = Undecided((Reading(4, "a"),))
    assert judge(silent, [Done(), only_one], engine_is_oracle=True).verdict == "failed"
    assert judge(silent, [Done(), Value(4)], engine_is_oracle=True).verdict == "failed"


def test_where_the_rules_are_silent_no_other_engine_is_scored() -> None:
    silent = scenario(VI, asked(OPEN), asked(Exactly(3)), status="unruled")
    played: list[list[Answer]] = [
        [Done(), Value(4), Value(3)],
        [Done(), Value(9), Value(3)],
        [Done(), BOTH, Value(8)],
    ]
    for answers in played:
        assert judge(silent, answers).verdict == "unruled"
    assert judge(silent, [Done(), Failure("x"), Value(3)]).verdict == "error"
    assert judge(silent, [Done(), Value(4), Value(8)], engine_is_oracle=True).verdict == "failed"


def test_an_unruled_result_shows_the_open_question() -> None:
    silent = scenario(VI, asked(OPEN, line=9), asked(Exactly(3)), status="unruled")
    result = judge(silent, [Done(), Value(4), Value(3)])
    assert (result.step, result.got, result.where) == (2, 4, "features/143-might/vi.feature:9")
    assert result.expected == {"unruled": [{"value": 4, "because": "fixed"}, {"value": 5, "because": "recalculated"}]}


def test_a_scenario_of_status_unruled_never_passes() -> None:
    assert judge(scenario(status="unruled"), [Done(), Value(3)]).verdict == "unruled"
