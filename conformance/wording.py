"""Words for operations, expectations and answers, as people read them in reports and on a terminal."""

import json
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from conformance.vocabulary import Operation, Step

_LONGEST = 300


def describe(operation: Operation) -> str:
    """Name an operation with its fields, for scenarios that have no sentence: ``might (unit Vi)``."""
    return clean(_operation(msgspec.to_builtins(operation)))


def say(steps: Sequence[Step], index: int) -> str:
    """A step in its own words; where one sentence makes several steps, with the operation that this one is."""
    step = steps[index]
    if not step.text:
        return describe(step.operation)
    around = [*steps[max(index - 1, 0) : index], *steps[index + 1 : index + 2]]
    if any((other.text, other.line) == (step.text, step.line) for other in around):
        return clean(f"{step.text}: {describe(step.operation)}")
    return clean(step.text)


def in_words(data: Any) -> str:
    """Say on one line what was expected or answered; ``data`` is in the form that case files use."""
    match data:
        case {"illegal": rule, **rest}:
            reason = rest.get("reason")
            named = f"illegal by {rule}" if rule else "illegal, no rule given"
            return shorten(f"{named}: {reason}" if reason else named)
        case {"one_of": values, "because": because}:
            return clean(f"one of {', '.join(show(value) for value in values)} ({because})")
        case {"unruled": found}:
            return f"unruled: {' or '.join(show(one['value']) for one in found)}"
        case {"legal": True}:
            return "a member of the legal set"
        case {"done": True}:
            return "done"
        case {"not asked": True}:
            return "not asked"
        case {"unsupported": reason, "declared": name}:
            said = f"unsupported: {reason}" if reason else "unsupported"
            return shorten(f"{said}, although it declares {name}")
        case {"unsupported": reason} | {"error": reason} | {"crashed": reason} | {"timed out": reason}:
            kind = next(iter(data))
            return shorten(f"{kind}: {reason}" if reason else kind)
        case {"protocol violation": what}:
            return shorten(f"the engine {what}")
        case {"not run": why}:
            return shorten(f"not run: {why}")
        case {"number of answers": count}:
            return f"{count} answer{'' if count == 1 else 's'}"
        case {"not an answer": shown}:
            return shorten(f"{shown}, which is no answer")
    return shorten(show(data))


def readings(data: Any) -> list[str]:
    """Where ``data`` leaves an answer open: each defensible answer with its reasoning, one a line."""
    if isinstance(data, Mapping) and isinstance(data.get("unruled"), list):
        return [clean(f"{show(one['value'])}: {one['because']}") for one in data["unruled"]]
    return []


def show(value: Any) -> str:
    """Show a value the way JSON writes it, on one line, without control characters."""
    return clean(json.dumps(value, ensure_ascii=False))


def clean(text: str) -> str:
    """Make a text from anywhere safe to print: one line, no control characters."""
    if text.isprintable():
        return text
    return "".join(letter if letter.isprintable() else _escaped(letter) for letter in text)


def shorten(text: str) -> str:
    """The same, cut with a note where an engine has been talkative."""
    more = len(text) - _LONGEST
    return clean(text) if more <= 0 else f"{clean(text[:_LONGEST])}... (cut, {more} more characters)"


def one_line(error: BaseException) -> str:
    """Sum an exception up in one line: its type and the first line of what it says."""
    first = str(error).strip().partition("\n")[0].strip()
    name = type(error).__name__
    return shorten(f"{name}: {first}" if first else name)


def _operation(fields: Mapping[str, Any]) -> str:
    """An operation as data in words; the fields of its change read as its own."""
    change = fields.get("change", {})
    name = " ".join(part for part in (fields["op"], change.get("kind")) if part)
    own = {key: value for key, value in fields.items() if key not in ("op", "change")}
    own |= {key: value for key, value in change.items() if key != "kind"}
    parts = [f"{key} {_inner(value)}" for key, value in own.items()]
    return f"{name} ({', '.join(parts)})" if parts else name


def _inner(value: Any) -> str:
    if isinstance(value, Mapping):
        if "op" in value:
            return _operation(value)
        return f"({', '.join(f'{key} {_inner(inner)}' for key, inner in value.items())})"
    if isinstance(value, (list, tuple)):
        return " + ".join(_inner(inner) for inner in value)
    return str(value).lower() if isinstance(value, bool) else str(value)


def _escaped(letter: str) -> str:
    if letter in "\n\r\t":
        return " "
    return letter.encode("unicode_escape", "surrogatepass").decode("ascii")
