"""Strict decoding of data (from TOML or JSON) into steps and expectations."""

from collections.abc import Mapping
from typing import Any

import msgspec

from conformance.errors import InputError, quoted, suggest
from conformance.sources.metadata import RULE, check_versions
from conformance.sources.mistakes import describe, explain, type_info
from conformance.vocabulary.operations import AnyOperation, Operation
from conformance.vocabulary.questions import Question
from conformance.vocabulary.scenario import (
    Exactly,
    Expectation,
    Illegal,
    LegalSet,
    OneOf,
    Step,
    Unruled,
    UnruledAnswer,
)

_FORMS = {
    "one_of": {"one_of", "because"},
    "legal": {"legal"},
    "illegal": {"illegal"},
    "unruled": {"unruled"},
}
_EXPECT = 'expect = a value, {one_of = [...], because = "..."}, {legal = true} or {unruled = [...]}'


def decode_step(data: object, *, require_expectations: bool = True, line: int = 0) -> Step:
    """Turn one table of data into a step.

    Args:
        data: the table: ``op``, the operation's fields, where something is expected ``expect``, ``in`` with a list of
            rules versions where the step does not hold in all of its scenario's, and perhaps ``text``, the step in
            words.
        require_expectations: whether a question must say what is expected of it.
        line: where the step stands in its file.

    Raises:
        InputError: without a file, when anything in the table is not as the vocabulary has it.
    """
    if not isinstance(data, Mapping):
        raise InputError(f'a step is not {quoted(data)}; it is a table with op and its fields: {{op = "end turn"}}')
    fields = {key: value for key, value in data.items() if key not in ("expect", "in", "text")}
    operation: Operation = decode(fields, AnyOperation)
    given = "expect" in data
    expect = decode_expectation(data["expect"], operation) if given else None
    if not given and require_expectations and isinstance(operation, Question):
        raise InputError(f"the question {quoted(fields['op'])} expects nothing; add {_EXPECT}")
    text = data.get("text", "")
    if not isinstance(text, str):
        raise InputError(f"text: is {quoted(text)}, but must be the step in words")
    return Step(operation, expect, text, line, _versions(data["in"]) if "in" in data else None)


def decode(data: object, kind: Any) -> Any:
    """Convert data to a type, or say which part of it is wrong and what would be right there.

    Raises:
        InputError: without a file, naming the part.
    """
    try:
        return msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        explain(str(error), data, kind)


def decode_expectation(data: object, operation: Operation) -> Expectation:
    """Turn the data under ``expect`` into an expectation that fits the operation.

    Args:
        data: a bare value (exactly that), or a table with ``one_of``, ``legal``, ``illegal`` or ``unruled``.
        operation: the action or question of which it is expected.

    Raises:
        InputError: without a file, when its form or type is wrong, or it does not suit the operation.
    """
    name = quoted(type(operation).__struct_config__.tag)
    form = _form(data)
    if not isinstance(operation, Question):
        if form != "illegal":
            raise InputError(f'the action {name} has no answer; it can only expect {{illegal = "rule"}}')
        return Illegal(_rule_of(data))
    if form == "illegal":
        raise InputError(f"the question {name} cannot be illegal; expect a value")
    answers = operation.answers
    if form == "legal":
        if data != {"legal": True} or data["legal"] is not True:
            raise InputError("expect: legal can only be true; {legal = true}")
        if not operation.has_legal_set:
            raise InputError(f"the question {name} leaves no choice to the engine; expect a value")
        return LegalSet()
    if form == "one_of":
        values = _list(data, "one_of", 'a list of at least two values; {one_of = [1, 2], because = "..."}', 2)
        because = _reason(data, "expect: one_of needs because, the reason why several answers are allowed")
        return OneOf(tuple(check_value(value, answers, name) for value in values), because)
    if form == "unruled":
        example = 'a list of at least two {value = ..., because = "..."}'
        readings = _list(data, "unruled", example, 2)
        return Unruled(tuple(_reading(reading, answers, name, example) for reading in readings))
    return Exactly(check_value(data, answers, name))


def check_value(value: object, answers: Any, name: str) -> Any:
    """A value as the question's type of answer has it: lists become tuples, true is not 1.

    Raises:
        InputError: without a file, when the value is of another type.
    """
    try:
        return msgspec.convert(value, answers)
    except msgspec.ValidationError:
        wanted = f"the question {name} is answered by {describe(type_info(answers))}"
        raise InputError(f"expect: {wanted}, not {quoted(value)}") from None


def _versions(data: object) -> tuple[str, ...]:
    """The rules versions that a step is limited to."""
    if not isinstance(data, list) or not data or not all(isinstance(version, str) for version in data):
        raise InputError(f'in: is {quoted(data)}, but must be a list of rules versions: ["1.2", "1.3"]')
    try:
        return check_versions(data)
    except InputError as error:
        raise InputError(f"in: {error.message}") from None


def _form(data: object) -> str:
    """Which form an expectation has: the deciding key, or "exactly" for a bare value."""
    if not isinstance(data, Mapping):
        return "exactly"
    form = next((form for form in _FORMS if form in data), None)
    if form is None:
        wrong = next(iter(data), "")
        raise InputError(f"expect: unknown form {quoted(wrong)}; {suggest(wrong, _FORMS)}")
    for key in data:
        if key not in _FORMS[form]:
            legal = suggest(key, _FORMS[form], "only")
            raise InputError(f"expect: {quoted(key)} does not go with {form}; {legal}")
    return form


def _rule_of(data: Any) -> str:
    rule = data["illegal"]
    if not isinstance(rule, str) or not RULE.fullmatch(rule):
        raise InputError(f'expect: illegal is {quoted(rule)}, but must be the rule that forbids it: "702.2.b.1"')
    return rule


def _list(data: Any, key: str, wanted: str, least: int) -> list[Any]:
    value = data[key]
    if not isinstance(value, list) or len(value) < least:
        raise InputError(f"expect: {key} is {quoted(value)}, but must be {wanted}")
    return value


def _reason(data: Any, message: str) -> str:
    because = data.get("because")
    if not isinstance(because, str) or not because.strip():
        raise InputError(f'{message}; because = "..."')
    return because


def _reading(reading: object, answers: Any, name: str, example: str) -> UnruledAnswer:
    if not isinstance(reading, Mapping) or set(reading) != {"value", "because"}:
        raise InputError(f"expect: an unruled answer is {quoted(str(reading))}, but must be in {example}")
    because = _reason(reading, "expect: every unruled answer needs because, the reasoning that leads to it")
    return UnruledAnswer(check_value(reading["value"], answers, name), because)
