"""An engine's answers to a case held against the oracle's, by the rules by which ``run`` judges a scenario."""

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from conformance.declared import may_decline
from conformance.engines.base import Answer, Description, Done, Refused, Undecided, Unsupported, Value
from conformance.legal import legal_set
from conformance.registry import is_oracle
from conformance.verdicts import Judgement, answer_data, judge_step, names_rule, same, same_values
from conformance.vocabulary import Exactly, Expectation, Illegal, LegalSet, Operation, Question, Step, operation_name
from conformance.wire.answers import write_answer
from conformance.wire.messages import DoneAnswer, ValueAnswer

ANOTHER_VALUE, ANOTHER_RULE = "another value", "another rule named"
REFUSED, CARRIED_OUT = "refused although legal", "carried out although illegal"
DECLINED, FAILED, WRONG_FORM = "unsupported although declared", "error", "not an answer to it"

_encode = msgspec.json.Encoder().encode
_DONE = DoneAnswer(True)
_IN_SHORT: dict[type, Callable[[Any], Any]] = {Value: lambda one: ValueAnswer(one.value), Done: lambda _: _DONE}
"""The usual answers as they look on the wire."""


class Difference(msgspec.Struct, frozen=True):
    """Where an engine is at odds with the oracle.

    ``place`` is the operation's place in the case, ``about`` what operation it is, ``kind`` in which way they differ;
    ``expected`` and ``got`` are plain data, as in case files. ``relation`` is the change of the case that moved the
    answer, where no oracle was asked for it.
    """

    place: int
    about: str
    kind: str
    expected: Any = None
    got: Any = None
    relation: str = ""

    @property
    def sort(self) -> tuple[str, str]:
        """What differences of one cause have in common, as far as one of them alone shows."""
        return self.kind, self.about


class Compared(msgspec.Struct):
    """What a campaign has compared, counted: cases, answers, and those that could not be compared."""

    cases: int = 0
    answers: int = 0
    undecided: int = 0
    unsupported: int = 0

    def add(self, other: "Compared") -> None:
        """Count another campaign's in."""
        self.cases += other.cases
        self.answers += other.answers
        self.undecided += other.undecided
        self.unsupported += other.unsupported


class Comparison:
    """Compares cases with one engine, by what it says of itself."""

    def __init__(self, description: Description, rules: str | None = None) -> None:
        """Take what the engine says of itself; one that is the oracle is held to the oracle's stricter terms.

        ``rules`` is the rules version by which the oracle answers, the newest when left out.
        """
        self.description = description
        self.rules = rules
        self.strict = is_oracle(description)
        self.clamped = description.settings.might_read == "clamped"

    def difference(
        self, operations: Sequence[Operation], right: Sequence[Answer], answers: Sequence[Answer], counts: Compared
    ) -> Difference | None:
        """The first answer of an engine that the oracle's does not allow.

        What the rules leave open is not compared, and neither is anything after an action of which they leave open
        whether it is legal, or that the engine may lack and does lack.

        Args:
            operations: the case.
            right: the oracle's answers.
            answers: the engine's.
            counts: where to count what was compared.

        Returns:
            The difference, None where there is none.
        """
        counts.cases += 1
        compared = 0
        for place, (expected, answer) in enumerate(zip(right, answers, strict=False)):
            kind = type(expected)
            # Nearly everything is exactly as it must be, and needs no closer look.
            if kind is type(answer):
                if kind is Done:
                    continue
                if kind is Value:
                    value, given = expected.value, answer.value  # type: ignore[union-attr]
                    if (type(value) is type(given) and value == given) or same(value, given):
                        compared += 1
                        continue
                elif kind is Refused and names_rule(expected.rule, answer.rule, exactly=self.strict):  # type: ignore[union-attr]
                    compared += 1
                    continue
            operation = operations[place]
            is_question = isinstance(operation, Question)
            if kind is Undecided and not self._strictly_undecided(expected, answer):
                counts.undecided += 1
                if is_question:
                    continue
                break
            if kind is Unsupported:
                # The rules version has nothing on it: nobody can be held to anything.
                if is_question:
                    continue
                break
            if type(answer) is Unsupported and may_decline(operation, self.description):
                counts.unsupported += 1
                if is_question:
                    continue
                break
            compared += 1
            judgement = self._judged(operations, place, expected, answer)
            if judgement.verdict == "passed":
                continue
            counts.answers += compared
            return Difference(
                place,
                operation_name(operation),
                _kind(expected, answer, judgement),
                judgement.expected,
                judgement.got,
            )
        counts.answers += compared
        if len(answers) == len(operations):
            return None
        given = min(len(answers), len(operations) - 1)
        return Difference(
            given,
            operation_name(operations[given]),
            "wrong number of answers",
            {"number of answers": len(operations)},
            {"number of answers": len(answers)},
        )

    @staticmethod
    def is_to_the_letter(right: Sequence[Answer], result: bytes | msgspec.Raw, counts: Compared) -> bool:
        """Whether the result of a reply is what the oracle's would be; then it is counted, and needs no closer look."""
        written = [_IN_SHORT.get(type(one), write_answer)(one) for one in right]
        if bytes(result) != _encode({"answers": written}):
            return False
        counts.cases += 1
        for one in right:
            kind = type(one)
            if kind is Value or kind is Refused:
                counts.answers += 1
            elif kind is Undecided:
                counts.undecided += 1
        return True

    def _strictly_undecided(self, expected: Answer, answer: Answer) -> bool:
        """Whether an undecided answer is to be compared: only the oracle must know every reading."""
        if not self.strict or not isinstance(expected, Undecided):
            return False
        return not isinstance(answer, Undecided) or not same_values(
            [one.value for one in expected.readings], [one.value for one in answer.readings]
        )

    def _judged(self, operations: Sequence[Operation], place: int, expected: Answer, answer: Answer) -> Judgement:
        if isinstance(expected, Undecided):
            return Judgement("failed", answer_data(expected), answer_data(answer))
        step = Step(operations[place], expectation(operations[place], expected))
        is_legal = legal_set(operations, place, self.rules) if isinstance(step.expect, LegalSet) else None
        return judge_step(
            step,
            answer,
            engine_is_oracle=self.strict,
            is_legal=is_legal,
            might_is_clamped=self.clamped,
        )


def expectation(operation: Operation, answer: Answer) -> Expectation | None:
    """What the oracle's answer makes a scenario expect of a step; None of an action that is carried out.

    Raises:
        ValueError: nothing can be expected where the oracle has no answer, or several.
    """
    match answer:
        case Done():
            return None
        case Value(value=value):
            choosing = isinstance(operation, Question) and operation.has_legal_set
            return LegalSet() if choosing else Exactly(value)
        case Refused(rule=rule):
            return Illegal(rule)
    raise ValueError(f"the oracle's answer is {answer!r}, of which nothing can be expected")


def _kind(expected: Answer, answer: object, judgement: Judgement) -> str:
    """In which way two answers differ, in a few words."""
    if judgement.verdict == "unsupported":
        return DECLINED
    if judgement.verdict == "error":
        return FAILED
    if judgement.verdict == "protocol violation":
        return WRONG_FORM
    if isinstance(answer, Refused):
        return ANOTHER_RULE if isinstance(expected, Refused) else REFUSED
    if isinstance(expected, Refused):
        return CARRIED_OUT
    return ANOTHER_VALUE
