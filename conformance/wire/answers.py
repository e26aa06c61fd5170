"""Answers: from the wire to the runner's types, and back."""

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from conformance.engines.base import Answer, Done, Failure, Reading, Refused, Undecided, Unsupported, Value
from conformance.vocabulary import Exactly, Question, Step
from conformance.wire import messages

_DONE = Done()
_WRITTEN_DONE = messages.DoneAnswer(True)
_encode = msgspec.json.Encoder().encode
_decode_result = msgspec.json.Decoder(messages.Answers).decode
KINDS = ("value", "done", "illegal", "unsupported", "error", "unruled")


class AnswerError(Exception):
    """What stands on the wire is no answer; the message says what is wrong and what would be right."""


def read_answers(found: Sequence[dict[str, Any]]) -> list[Answer]:
    """Turn the answers of one reply into the runner's types.

    Args:
        found: the answers as they came.

    Raises:
        AnswerError: one of them has an unknown form; the message names its place, counted from 1.
    """
    answers: list[Answer] = []
    for number, one in enumerate(found, 1):
        if len(one) != 1:
            raise AnswerError(f"answer {number} has {_keys(one)}; it must have one of {', '.join(KINDS)}")
        ((kind, content),) = one.items()
        if kind == "value":
            answers.append(Value(content))
        elif kind == "done" and content is True:
            answers.append(_DONE)
        else:
            answers.append(_read_other(number, kind, one))
    return answers


def read_result(result: bytes | msgspec.Raw) -> list[Answer]:
    """Read the answers out of the result of a reply to ``run``.

    Raises:
        AnswerError: it has another form.
    """
    try:
        return read_answers(_decode_result(result).answers)
    except (msgspec.DecodeError, RecursionError) as error:
        raise AnswerError(f"its answer is not as it must be: {error}") from None


def plain_result(steps: Sequence[Step]) -> bytes | None:
    """The result that a reply to ``run`` has if everything is as expected and written without blanks.

    Returns:
        Its bytes, or None where more than one result would be right.
    """
    answers: list[Exactly | messages.DoneAnswer] = []
    for step in steps:
        expect = step.expect
        if expect is None and not isinstance(step.operation, Question):
            answers.append(_WRITTEN_DONE)
        elif type(expect) is Exactly:
            # On the wire it looks like the answer that it expects.
            answers.append(expect)
        else:
            return None
    return _encode({"answers": answers})


def write_answer(answer: Answer) -> messages.AnswerOnTheWire:
    """The form that an answer has on the wire.

    Raises:
        TypeError: it is no answer at all.
    """
    match answer:
        case Value(value=value):
            return messages.ValueAnswer(value)
        case Done():
            return messages.DoneAnswer(True)
        case Refused(rule=rule, reason=reason):
            return messages.IllegalAnswer(messages.Illegality(rule, reason))
        case Unsupported(reason=reason):
            return messages.UnsupportedAnswer(messages.Reason(reason))
        case Failure(reason=reason):
            return messages.ErrorAnswer(messages.Reason(reason))
        case Undecided(readings=readings):
            written = tuple(messages.ReadingOnTheWire(one.value, one.because) for one in readings)
            return messages.UnruledAnswer(written)
    raise TypeError(f"the engine answered with {type(answer).__name__}, which is no answer")


def _illegal(found: messages.IllegalAnswer) -> Answer:
    return Refused(found.illegal.rule, found.illegal.reason)


def _unsupported(found: messages.UnsupportedAnswer) -> Answer:
    return Unsupported(found.unsupported.reason)


def _error(found: messages.ErrorAnswer) -> Answer:
    return Failure(found.error.reason)


def _unruled(found: messages.UnruledAnswer) -> Answer:
    return Undecided(tuple(Reading(one.value, one.because) for one in found.unruled))


_OTHERS: dict[str, tuple[type, Callable[[Any], Answer]]] = {
    "illegal": (messages.IllegalAnswer, _illegal),
    "unsupported": (messages.UnsupportedAnswer, _unsupported),
    "error": (messages.ErrorAnswer, _error),
    "unruled": (messages.UnruledAnswer, _unruled),
}


def _read_other(number: int, kind: str, one: dict[str, Any]) -> Answer:
    if kind == "done":
        raise AnswerError(f"answer {number}: done can only be true")
    if kind not in _OTHERS:
        raise AnswerError(f"answer {number} has {_keys(one)}; it must have one of {', '.join(KINDS)}")
    form, read = _OTHERS[kind]
    try:
        return read(msgspec.convert(one, form))
    except msgspec.ValidationError as error:
        raise AnswerError(f"answer {number}: {error}") from None


def _keys(one: dict[str, Any]) -> str:
    if not one:
        return "nothing in it"
    listed = ", ".join(f'"{key[:40]}"' for key in list(one)[:6])
    return f"{listed}{', ...' if len(one) > 6 else ''}"
