"""Comparing: the same terms as in ``run``, and a kind for every way in which answers can differ."""

from collections.abc import Sequence
from typing import Any

import pytest

from conformance.engines.base import (
    Answer,
    Description,
    Done,
    Failure,
    Reading,
    Refused,
    Settings,
    Undecided,
    Unsupported,
    Value,
)
from conformance.fuzz import compare
from conformance.fuzz.compare import Compared, Comparison
from conformance.vocabulary import Operation
from conformance.vocabulary.actions import Battlefield, SpendXP, StartCombat, Unit
from conformance.vocabulary.questions import XP, ChosenAssignment, Might
from conformance.wire.answers import write_answer

UNIT, MIGHT, SPEND, GAINED = Unit(unit="U", might=3), Might(unit="U"), SpendXP(player="A", amount=1), XP(player="A")
OPEN = Undecided((Reading(3, "one way"), Reading(5, "another way")))


def comparison(settings: Settings | None = None, name: str = "try", **more: Any) -> Comparison:
    """A comparison with an engine that says this of itself."""
    return Comparison(Description(name, "1", "Python", "1.4", settings=settings or Settings(), **more))


def kind(
    operations: Sequence[Operation], right: Sequence[Answer], answers: Sequence[Answer], by: Comparison | None = None
) -> tuple[str, int] | None:
    """In which way answers differ, and where."""
    found = (by or comparison()).difference(operations, right, answers, Compared())
    return None if found is None else (found.kind, found.place)


@pytest.mark.parametrize(
    ("operation", "right", "answer", "expected"),
    [
        (MIGHT, Value(3), Value(3), None),
        (MIGHT, Value(3), Value(4), compare.ANOTHER_VALUE),
        (MIGHT, Value(1), Value(True), compare.WRONG_FORM),
        (MIGHT, Value(3), Value("three"), compare.WRONG_FORM),
        (MIGHT, Value(3), Done(), compare.WRONG_FORM),
        (MIGHT, Value(3), Failure("no"), compare.FAILED),
        (MIGHT, Value(3), OPEN, compare.ANOTHER_VALUE),
        (MIGHT, OPEN, Value(17), None),
        (MIGHT, OPEN, Unsupported(), None),
        (MIGHT, Unsupported(), Value(3), None),
        (SPEND, Done(), Done(), None),
        (SPEND, Done(), Refused("730.2"), compare.REFUSED),
        (SPEND, Refused("730.2"), Done(), compare.CARRIED_OUT),
        (SPEND, Refused("730.2"), Refused("730"), None),
        (SPEND, Refused("730.2"), Refused(""), None),
        (SPEND, Refused("730.2"), Refused("417"), compare.ANOTHER_RULE),
        (SPEND, Done(), Value(1), compare.WRONG_FORM),
    ],
)
def test_one_answer(operation: Operation, right: Answer, answer: Answer, expected: str | None) -> None:
    found = kind([UNIT, operation], [Done(), right], [Done(), answer])
    assert found == (None if expected is None else (expected, 1))


def test_the_first_difference_counts() -> None:
    assert kind([UNIT, MIGHT, MIGHT], [Done(), Value(3), Value(3)], [Done(), Value(2), Value(1)]) == (
        compare.ANOTHER_VALUE,
        1,
    )


def test_nothing_is_compared_after_an_action_that_the_rules_leave_open() -> None:
    right = [Undecided((Reading("done", ""), Reading("illegal: 1", ""))), Value(0)]
    assert kind([SPEND, GAINED], right, [Done(), Value(7)]) is None


def test_clamped_might_may_be_read_as_zero_by_an_engine_that_says_so() -> None:
    below = [Done(), Value(-2)]
    assert kind([UNIT, MIGHT], below, [Done(), Value(0)]) == (compare.ANOTHER_VALUE, 1)
    assert kind([UNIT, MIGHT], below, [Done(), Value(0)], comparison(Settings(might_read="clamped"))) is None
    assert kind([UNIT, MIGHT], below, [Done(), Value(1)], comparison(Settings(might_read="clamped"))) is not None


def test_unsupported_is_a_difference_only_where_the_engine_has_declared_it() -> None:
    declared = comparison(capabilities=frozenset({"unit", "might"}))
    assert kind([UNIT, MIGHT], [Done(), Value(3)], [Done(), Unsupported()], declared) == (compare.DECLINED, 1)
    counts = Compared()
    found = comparison().difference([UNIT, MIGHT], [Done(), Value(3)], [Unsupported(), Unsupported()], counts)
    assert found is None
    assert (counts.cases, counts.answers, counts.unsupported) == (1, 0, 1)


def test_too_few_answers() -> None:
    found = comparison().difference([UNIT, MIGHT], [Done(), Value(3)], [Done()], Compared())
    assert found is not None
    assert (found.kind, found.place, found.got) == ("wrong number of answers", 1, {"number of answers": 1})


def test_any_legal_choice_is_right() -> None:
    board = [
        Battlefield(battlefield="F"),
        Unit(unit="U", might=2, location="F"),
        Unit(unit="V", might=1, controller="B", location="F"),
        Unit(unit="W", might=1, controller="B", location="F"),
        StartCombat(battlefield="F", attacker="A"),
        ChosenAssignment(player="A"),
    ]
    done: list[Answer] = [Done()] * 5
    right = [*done, Value({"V": 1, "W": 1})]
    assert kind(board, right, [*done, Value({"W": 1, "V": 1})]) is None
    assert kind(board, right, [*done, Value({"V": 2})]) == (compare.ANOTHER_VALUE, 5)


def test_the_oracle_must_know_every_reading_and_the_exact_rule() -> None:
    oracle = comparison(name="oracle")
    assert kind([UNIT, MIGHT], [Done(), OPEN], [Done(), Value(3)], oracle) == (compare.ANOTHER_VALUE, 1)
    assert kind([UNIT, MIGHT], [Done(), OPEN], [Done(), Undecided(OPEN.readings[::-1])], oracle) is None
    assert kind([SPEND], [Refused("730.2")], [Refused("730")], oracle) == (compare.ANOTHER_RULE, 0)


def test_what_was_compared_is_counted() -> None:
    counts = Compared()
    right: list[Answer] = [Done(), Value(3), OPEN, Refused("730.2")]
    assert comparison().difference([UNIT, MIGHT, MIGHT, SPEND], right, right, counts) is None
    assert (counts.cases, counts.answers, counts.undecided) == (1, 2, 1)
    counts.add(Compared(cases=2, answers=5))
    assert (counts.cases, counts.answers) == (3, 7)


def test_a_reply_to_the_letter_is_recognised_and_counted_alike() -> None:
    import msgspec

    right: list[Answer] = [Done(), Value(3), OPEN, Refused("730.2", "too little")]
    result = msgspec.json.encode({"answers": [write_answer(one) for one in right]})
    counts = Compared()
    assert Comparison.is_to_the_letter(right, result, counts)
    assert (counts.cases, counts.answers, counts.undecided) == (1, 2, 1)
    assert not Comparison.is_to_the_letter(right[:3], result, counts)
    assert counts.cases == 1
