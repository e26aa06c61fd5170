"""Judging: what an engine answered, held against what the scenario expects.

Nothing here knows how the answers came about; the runner hands them in. Every way of not passing has its own
verdict, and only "passed" counts as passed.
"""

from collections.abc import Callable, Sequence
from typing import Any, Literal, get_args

import msgspec

from conformance.engines.base import Answer, Done, Failure, Refused, Undecided, Unsupported, Value
from conformance.vocabulary import (
    Exactly,
    Expectation,
    Illegal,
    LegalSet,
    OneOf,
    Operation,
    Question,
    Scenario,
    Step,
    Unruled,
)
from conformance.vocabulary.questions import Might
from conformance.wording import say

Verdict = Literal[
    "passed",
    "failed",
    "unsupported",
    "unruled",
    "error",
    "crashed",
    "timed out",
    "protocol violation",
    "not run",
]
VERDICTS: tuple[Verdict, ...] = get_args(Verdict)
FAILING: frozenset[Verdict] = frozenset(VERDICTS) - {"passed", "unsupported", "unruled"}

LegalSetOf = Callable[[Sequence[Operation], int], Callable[[Any], bool]]
"""Given a scenario's operations and the place of a question, a test of whether a value is in its legal set."""


class Judgement(msgspec.Struct, frozen=True):
    """What became of one step; ``expected`` and ``got`` are plain data, as in case files."""

    verdict: Verdict
    expected: Any = None
    got: Any = None
    note: str = ""


PASSED = Judgement("passed")
CLAMPED = "Might below 0 was read as 0, as the engine clamps it"


class Answered(msgspec.Struct, frozen=True, omit_defaults=True):
    """An answer, and what it answers: the operation in plain words, which are the same in every rules version.

    ``action`` is whether that is an action, ``limited`` whether it belongs to some rules versions only.
    """

    asked: str
    answer: Any
    action: bool = False
    limited: bool = False


class Deviation(msgspec.Struct, frozen=True):
    """Why a scenario is known to fail, and where that is being dealt with."""

    reason: str
    link: str


class Result(msgspec.Struct, frozen=True, omit_defaults=True):
    """What became of one scenario.

    All but the passed ones carry the ``question`` (or action) that decided, what was ``expected`` of it, what the
    engine ``got``, ``where`` it is written and which ``step`` it is, counted from 1. ``note`` says what is remarkable
    about how it passed; ``deviation`` is the entry of a deviations file that knows of its failure. A run that is to be
    reported keeps the ``rules`` that the scenario cites and the engine's ``answers``.
    """

    id: str
    verdict: Verdict
    question: str | msgspec.UnsetType = msgspec.UNSET
    expected: Any = msgspec.UNSET
    got: Any = msgspec.UNSET
    where: str | msgspec.UnsetType = msgspec.UNSET
    step: int = 0
    seconds: float = 0.0
    note: str = ""
    deviation: Deviation | msgspec.UnsetType = msgspec.UNSET
    rules: tuple[str, ...] | msgspec.UnsetType = msgspec.UNSET
    answers: tuple[Answered, ...] | msgspec.UnsetType = msgspec.UNSET


def same(expected: Any, got: Any) -> bool:
    """Whether two values are the same, strictly: true is not 1, 1 is not 1.0, and the order of a list matters."""
    if isinstance(expected, (list, tuple)):
        return isinstance(got, (list, tuple)) and len(expected) == len(got) and all(map(same, expected, got))
    if isinstance(expected, dict):
        return (
            isinstance(got, dict)
            and expected.keys() == got.keys()
            and all(same(value, got[key]) for key, value in expected.items())
        )
    return type(expected) is type(got) and bool(expected == got)


def same_values(expected: Sequence[Any], got: Sequence[Any]) -> bool:
    """Whether two collections hold the same values, in any order and however often."""
    return all(any(same(one, other) for other in got) for one in expected) and all(
        any(same(one, other) for other in expected) for one in got
    )


def names_rule(expected: str, named: str, *, exactly: bool) -> bool:
    """Whether the rule that an engine names for a refusal answers the expected one.

    Args:
        expected: the rule that forbids the action.
        named: the rule that the engine gives; empty where it gives none.
        exactly: ask for that very rule, not for one above or below it.
    """
    if exactly:
        return named == expected
    return not named or named == expected or named.startswith(f"{expected}.") or expected.startswith(f"{named}.")


def plain(value: Any) -> Any:
    """A value as plain data; what has no such form (an engine's own object) becomes a text that shows it."""
    try:
        return msgspec.json.decode(msgspec.json.encode(value))
    except (TypeError, ValueError, OverflowError, RecursionError):
        return repr(value)[:200]


def expected_data(step: Step) -> Any:
    """What a step expects, in the form that case files use; of an action without expectation, ``done``."""
    match step.expect:
        case None:
            return {"done": True}
        case Exactly(value=value):
            return plain(value)
        case OneOf(values=values, because=because):
            return {"one_of": [plain(value) for value in values], "because": because}
        case LegalSet():
            return {"legal": True}
        case Illegal(rule=rule):
            return {"illegal": rule}
        case Unruled(answers=answers):
            return {"unruled": [{"value": plain(one.value), "because": one.because} for one in answers]}


def answer_data(answer: object) -> Any:
    """What an engine answered, in the same form: a bare value, or an object that says which kind of answer."""
    match answer:
        case Value(value=value):
            return plain(value)
        case Done():
            return {"done": True}
        case Refused(rule=rule, reason=reason):
            return {"illegal": rule, "reason": reason} if reason else {"illegal": rule}
        case Unsupported(reason=reason):
            return {"unsupported": reason}
        case Failure(reason=reason):
            return {"error": reason}
        case Undecided(readings=readings):
            return {"unruled": [{"value": plain(one.value), "because": one.because} for one in readings]}
        case _:
            return {"not an answer": plain(answer)}


def judge_step(
    step: Step,
    answer: Answer,
    *,
    engine_is_oracle: bool = False,
    is_legal: Callable[[Any], bool] | None = None,
    might_is_clamped: bool = False,
) -> Judgement:
    """Judge one answer.

    Args:
        step: the operation and what is expected of it.
        answer: what the engine answered.
        engine_is_oracle: hold it to the oracle's stricter terms: the exact rule, and every reading where the rules
            are silent.
        is_legal: tells whether a value is in the oracle's legal set; needed where the step expects that.
        might_is_clamped: the engine answers 0 where Might is below; what is below shows in a later increase.
    """
    expect = step.expect
    kind = type(answer)
    if kind is Value and type(expect) is Exactly and same(expect.value, answer.value):  # type: ignore[union-attr]
        return PASSED
    if kind is Done and expect is None and not isinstance(step.operation, Question):
        return PASSED
    if kind is Refused and type(expect) is Illegal:
        fits = names_rule(expect.rule, answer.rule, exactly=engine_is_oracle)  # type: ignore[union-attr]
        return PASSED if fits else _judged("failed", step, answer)
    if kind is Unsupported:
        return _judged("unsupported", step, answer)
    if kind is Failure:
        return _judged("error", step, answer)
    if not _has_right_type(step, answer):
        return _judged("protocol violation", step, answer)
    if type(expect) is Unruled:
        return _judged("unruled" if _agrees(expect, answer, engine_is_oracle) else "failed", step, answer)
    if kind is Value and expect is not None and _allows(expect, answer.value, is_legal):  # type: ignore[union-attr]
        return PASSED
    # Who knows that there is more than one answer may say so, as long as each of them is right.
    known = answer.readings if isinstance(answer, Undecided) and isinstance(expect, OneOf) else ()
    if known and expect is not None and all(_allows(expect, reading.value, None) for reading in known):
        return PASSED
    if might_is_clamped and kind is Value and _shows_as_zero(step, answer.value):  # type: ignore[union-attr]
        return Judgement("passed", note=CLAMPED)
    return _judged("failed", step, answer)


def judge(
    scenario: Scenario,
    answers: Sequence[Answer],
    *,
    engine_is_oracle: bool = False,
    seconds: float = 0.0,
    legal_set: LegalSetOf | None = None,
    might_is_clamped: bool = False,
) -> Result:
    """Judge a whole scenario: the first step that does not pass decides.

    Args:
        scenario: the scenario, with its expectations.
        answers: one answer for each operation, in order; fewer only after a refusal that ends the scenario.
        engine_is_oracle: see ``judge_step``.
        seconds: how long the engine took, for the report.
        legal_set: gives the oracle's legal set for a question.
        might_is_clamped: see ``judge_step``.
    """
    steps = scenario.steps
    note = ""
    silent: tuple[int, Judgement] | None = None
    for index, (step, answer) in enumerate(zip(steps, answers, strict=False)):
        is_legal = None
        if legal_set is not None and type(step.expect) is LegalSet and isinstance(step.operation, Question):
            is_legal = legal_set([one.operation for one in steps], index)
        judgement = judge_step(
            step, answer, engine_is_oracle=engine_is_oracle, is_legal=is_legal, might_is_clamped=might_is_clamped
        )
        if judgement is PASSED:
            continue
        if judgement.verdict == "passed":
            note = judgement.note
            continue
        if judgement.verdict == "unruled":
            silent = silent or (index, judgement)
            continue
        if judgement.verdict == "failed" and scenario.status == "unruled" and not engine_is_oracle:
            judgement = Judgement("unruled", judgement.expected, judgement.got)
        return result_at(scenario, index, judgement, seconds)
    if len(answers) != len(steps):
        return _wrong_count(scenario, len(answers), seconds)
    if silent is not None:
        return result_at(scenario, *silent, seconds)
    if scenario.status == "unruled":
        last = len(steps) - 1
        settled = Judgement("unruled", expected_data(steps[last]), answer_data(answers[last]))
        return result_at(scenario, last, settled, seconds)
    return Result(scenario.id, "passed", seconds=seconds, note=note)


def result_at(scenario: Scenario, index: int, judgement: Judgement, seconds: float = 0.0) -> Result:
    """The result of a scenario that the step at ``index`` decided."""
    step = scenario.steps[index]
    return Result(
        scenario.id,
        judgement.verdict,
        question=say(scenario.steps, index),
        expected=judgement.expected,
        got=judgement.got,
        where=f"{scenario.file}:{step.line}" if step.line else scenario.where,
        step=index + 1,
        seconds=seconds,
    )


def _judged(verdict: Verdict, step: Step, answer: Answer) -> Judgement:
    return Judgement(verdict, expected_data(step), answer_data(answer))


def _wrong_count(scenario: Scenario, count: int, seconds: float) -> Result:
    wanted = len(scenario.steps)
    judgement = Judgement("protocol violation", {"number of answers": wanted}, {"number of answers": count})
    return result_at(scenario, min(count, wanted - 1), judgement, seconds)


def _has_right_type(step: Step, answer: object) -> bool:
    """Whether an answer is of a kind that its operation allows: values answer questions, "done" answers actions."""
    operation = step.operation
    if isinstance(answer, Value):
        return isinstance(operation, Question) and _fits(operation, answer.value)
    if isinstance(answer, Undecided):
        values = (reading.value for reading in answer.readings)
        return not isinstance(operation, Question) or all(_fits(operation, value) for value in values)
    if isinstance(answer, Done):
        return not isinstance(operation, Question)
    return isinstance(answer, Refused)


def _fits(question: Question, value: Any) -> bool:
    try:
        msgspec.convert(value, type(question).answers, strict=True)
    except msgspec.ValidationError:
        return False
    return True


def _allows(expect: Expectation, value: Any, is_legal: Callable[[Any], bool] | None) -> bool:
    match expect:
        case OneOf(values=values):
            return any(same(one, value) for one in values)
        case LegalSet():
            if is_legal is None:
                raise ValueError("a step expects a member of the legal set, and no legal set was handed in")
            return is_legal(value)
        case _:
            return False


def _shows_as_zero(step: Step, value: Any) -> bool:
    """Whether a 0 is all that an engine which clamps Might can show of a Might below 0 (143.2.b)."""
    if not isinstance(step.operation, Might) or not same(0, value):
        return False
    match step.expect:
        case Exactly(value=expected):
            return bool(expected < 0)
        case OneOf(values=values):
            return any(one < 0 for one in values)
    return False


def _agrees(expect: Unruled, answer: Answer, engine_is_oracle: bool) -> bool:
    """Whether an answer to a question that the rules leave open is as it should be.

    The oracle must know every reading and no other; any other engine may answer as it likes.
    """
    if not engine_is_oracle:
        return True
    return isinstance(answer, Undecided) and same_values(
        [one.value for one in expect.answers], [one.value for one in answer.readings]
    )
