"""A small validator for the part of JSON Schema that the project's schemas use; anything else in one is an error."""

import re
from collections.abc import Mapping
from typing import Any

TYPES: dict[str, Any] = {
    "object": dict,
    "array": (list, tuple),
    "string": str,
    "integer": int,
    "number": (int, float),
    "boolean": bool,
    "null": type(None),
}
ABOUT = {"$schema", "$defs", "title", "description", "default"}


def problems(value: Any, schema: Mapping[str, Any], root: Mapping[str, Any] | None = None, at: str = "$") -> list[str]:
    """What is wrong with a value by a schema; nothing where it is valid."""
    root = schema if root is None else root
    found: list[str] = []
    for keyword, content in schema.items():
        if keyword not in ABOUT:
            found += CHECKS[keyword](value, content, schema, root, at)
    return found


def _reference(value: Any, content: Any, _: Any, root: Any, at: str) -> list[str]:
    return problems(value, root["$defs"][content.removeprefix("#/$defs/")], root, at)


def _type(value: Any, content: Any, _: Any, __: Any, at: str) -> list[str]:
    fits = isinstance(value, TYPES[content]) and not (content in ("integer", "number") and isinstance(value, bool))
    return [] if fits else [f"{at} is no {content}"]


def _properties(value: Any, content: Any, schema: Any, root: Any, at: str) -> list[str]:
    if not isinstance(value, dict):
        return []
    found = [f"{at} lacks {name}" for name in schema.get("required", ()) if name not in value]
    for name, inner in value.items():
        if name in content:
            found += problems(inner, content[name], root, f"{at}.{name}")
        elif schema.get("additionalProperties") is False:
            found.append(f"{at} has {name} too many")
    return found


def _additional(value: Any, content: Any, schema: Any, root: Any, at: str) -> list[str]:
    if content is False or "properties" in schema or not isinstance(value, dict):
        return []
    return [problem for name, inner in value.items() for problem in problems(inner, content, root, f"{at}.{name}")]


def _names(value: Any, content: Any, _: Any, root: Any, at: str) -> list[str]:
    names = value if isinstance(value, dict) else ()
    return [problem for name in names for problem in problems(name, content, root, f"{at}, the name {name!r}")]


def _items(value: Any, content: Any, _: Any, root: Any, at: str) -> list[str]:
    if not isinstance(value, (list, tuple)):
        return []
    return [problem for n, inner in enumerate(value) for problem in problems(inner, content, root, f"{at}[{n}]")]


def _unique(value: Any, content: Any, _: Any, __: Any, at: str) -> list[str]:
    doubled = content and isinstance(value, list) and any(one in value[:n] for n, one in enumerate(value))
    return [f"{at} has an item twice"] if doubled else []


def _fewest(value: Any, content: Any, _: Any, __: Any, at: str) -> list[str]:
    return [f"{at} has fewer than {content} items"] if isinstance(value, (list, tuple)) and len(value) < content else []


def _const(value: Any, content: Any, _: Any, __: Any, at: str) -> list[str]:
    return _enum(value, [content], _, __, at)


def _any_of(value: Any, content: Any, _: Any, root: Any, at: str) -> list[str]:
    nearest: list[str] = []
    for one in content:
        found = problems(value, one, root, at)
        if not found:
            return []
        nearest = min(nearest or found, found, key=len)
    return [f"{at} fits none: {nearest}"]


def _one_of(value: Any, content: Any, _: Any, root: Any, at: str) -> list[str]:
    tried = [problems(value, one, root, at) for one in content]
    fitting = sum(not found for found in tried)
    return [] if fitting == 1 else [f"{at} fits {fitting}, not one: {min(tried, key=len)}"]


def _enum(value: Any, content: Any, _: Any, __: Any, at: str) -> list[str]:
    same = any(type(value) is type(one) and value == one for one in content)
    return [] if same else [f"{at} is {value!r}, not one of {content}"]


def _minimum(value: Any, content: Any, _: Any, __: Any, at: str) -> list[str]:
    return [f"{at} is less than {content}"] if isinstance(value, int) and value < content else []


def _shortest(value: Any, content: Any, _: Any, __: Any, at: str) -> list[str]:
    return [f"{at} is too short"] if isinstance(value, str) and len(value) < content else []


def _longest(value: Any, content: Any, _: Any, __: Any, at: str) -> list[str]:
    return [f"{at} is too long"] if isinstance(value, str) and len(value) > content else []


def _pattern(value: Any, content: Any, _: Any, __: Any, at: str) -> list[str]:
    return [f"{at} is not as {content}"] if isinstance(value, str) and not re.search(content, value) else []


def _nothing(*_: Any) -> list[str]:
    return []


CHECKS: dict[str, Any] = {
    "$ref": _reference,
    "type": _type,
    "properties": _properties,
    "required": _nothing,
    "additionalProperties": _additional,
    "propertyNames": _names,
    "items": _items,
    "uniqueItems": _unique,
    "minItems": _fewest,
    "anyOf": _any_of,
    "oneOf": _one_of,
    "enum": _enum,
    "const": _const,
    "minimum": _minimum,
    "minLength": _shortest,
    "maxLength": _longest,
    "pattern": _pattern,
}
