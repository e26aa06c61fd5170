"""What is wrong with data that does not fit its type, and what would be right, in plain words."""

import re
from collections.abc import Mapping
from functools import cache
from typing import Any, NoReturn

from msgspec import inspect

from conformance.errors import InputError, quoted, suggest

_AT = re.compile(r"^(?P<what>.*?)(?: - at `(?P<path>\$.*)`)?$", re.DOTALL)
_PATH = re.compile(r"\.([^.\[\]]+)|\[(\d+)\]")
_WORDS = {"str": "text", "int": "a whole number", "bool": "true or false"}


@cache
def type_info(kind: Any) -> inspect.Type:
    """What msgspec knows of a type: fields, tags, literals, annotations; kept, since it takes a while."""
    return inspect.type_info(kind)


def explain(message: str, data: object, kind: Any) -> NoReturn:
    """Turn msgspec's message into ours: walk its path through the type and the data to what is legal there.

    Args:
        message: the message of a msgspec.ValidationError.
        data: what was to be converted.
        kind: the type it was to be converted to.

    Raises:
        InputError: always; without a file.
    """
    info = type_info(kind)
    found = _AT.match(message)
    what, path = (found["what"], found["path"] or "") if found else (message, "")
    crumbs = [int(index) if index else name for name, index in _PATH.findall(path)]
    here, value = info, data
    owner: inspect.Type | None = None
    for crumb in crumbs:
        owner = _narrow(here, value)
        here = _step_into(owner, crumb)
        value = value[crumb] if isinstance(value, list | Mapping) and _has(value, crumb) else None
    tagged = bool(crumbs) and bool(_tags(owner, str(crumbs[-1])))
    place = _place(crumbs[:-1] if tagged else crumbs, data, tagged)
    here = _narrow(here, value)
    raise InputError(f"{place}{_reason_for(what, here, value, owner, crumbs)}")


def _reason_for(
    what: str, here: inspect.Type, value: object, owner: inspect.Type | None, crumbs: list[str | int]
) -> str:
    """The second half of the message: what is wrong at the place reached, and what would be right."""
    if unknown := re.search(r"unknown field `(.*)`", what):
        return f"unknown field {quoted(unknown[1])}; {suggest(unknown[1], _fields(here), 'its fields')}"
    if missing := re.search(r"missing required field `(.*)`", what):
        tags = _tags(here, missing[1])
        wanted = _listing(tags) if tags else _wanted_field(here, missing[1])
        return f"missing field {quoted(missing[1])}; {wanted}"
    tags = _tags(owner, str(crumbs[-1])) if crumbs else []
    if tags:
        kind = "unknown operation" if crumbs[-1] == "op" else "unknown"
        return f"{kind} {quoted(value)}; {suggest(value, tags)}"
    if what.startswith("Invalid enum value"):
        return f"unknown {quoted(value)}; {suggest(value, _literals(here))}"
    if "matching regex" in what and isinstance(here, inspect.StrType) and here.pattern:
        words = re.findall(r"[A-Z][A-Za-z]+", here.pattern)
        hint = suggest(str(value).split(" ")[0], words, "a keyword and its value if it has one")
        if str(value).split(" ")[0] in words:
            hint = f'its value is a whole number above 0: "{str(value).split(" ")[0]} 2"'
        return f"{quoted(value)} is no keyword; {hint}"
    if "length" in what:
        return f"{quoted(value)} cannot be a name; 1 to 60 characters"
    return f"{quoted(value)} is wrong; must be {describe(here)}"


def _place(crumbs: list[str | int], data: object, tagged: bool) -> str:
    """Where in the step: the operation, then the path inside it, as "give, change.amount: "."""
    op = data.get("op") if isinstance(data, Mapping) else None
    inside = ""
    for crumb in crumbs:
        inside += f"[{crumb + 1}]" if isinstance(crumb, int) else f".{crumb}"
    inside = inside.removeprefix(".")
    named = f'"{op}"' if isinstance(op, str) and (crumbs or not tagged) else ""
    where = ", ".join(part for part in (named, inside) if part)
    return f"{where}: " if where else ""


def _has(value: Any, crumb: str | int) -> bool:
    return crumb in value if isinstance(value, Mapping) else isinstance(crumb, int) and crumb < len(value)


def _bare(info: inspect.Type) -> inspect.Type:
    """A type without its annotations."""
    while isinstance(info, inspect.Metadata):
        info = info.type
    return info


def _members(info: inspect.Type) -> list[inspect.Type]:
    info = _bare(info)
    return [_bare(kind) for kind in info.types] if isinstance(info, inspect.UnionType) else [info]


def _narrow(info: inspect.Type, value: object) -> inspect.Type:
    """The member of a union that a value means: the struct of its tag, else the one that is not null."""
    members = [kind for kind in _members(info) if not isinstance(kind, inspect.NoneType)]
    if len(members) == 1:
        return members[0]
    for kind in members:
        tagged = isinstance(kind, inspect.StructType) and kind.tag_field and isinstance(value, Mapping)
        if tagged and value.get(kind.tag_field) == kind.tag:  # type: ignore[attr-defined]
            return kind
    return info


def _step_into(info: inspect.Type, crumb: str | int) -> inspect.Type:
    if isinstance(crumb, int):
        return info.item_type if isinstance(info, inspect.CollectionType) else info
    for field in info.fields if isinstance(info, inspect.StructType) else ():
        if field.encode_name == crumb:
            return field.type
    return info


def _fields(info: inspect.Type) -> list[str]:
    return [field.encode_name for field in info.fields] if isinstance(info, inspect.StructType) else []


def _tags(info: inspect.Type | None, field: str) -> list[str]:
    """The legal values of a tag field, where the field is one."""
    members = _members(info) if info is not None else []
    return [str(k.tag) for k in members if isinstance(k, inspect.StructType) and k.tag_field == field]


def _listing(words: list[str]) -> str:
    return "one of: " + ", ".join(f'"{word}"' for word in words)


def _literals(info: inspect.Type) -> list[str]:
    return [str(v) for kind in _members(info) if isinstance(kind, inspect.LiteralType) for v in kind.values]


def _wanted_field(info: inspect.Type, name: str) -> str:
    for field in info.fields if isinstance(info, inspect.StructType) else ():
        if field.encode_name == name:
            about = (getattr(field.type, "extra_json_schema", None) or {}).get("description")
            return f"it is {about or describe(field.type)}"
    return "it is required"


def describe(info: inspect.Type) -> str:
    """A type in plain words."""
    info = _bare(info)
    if isinstance(info, inspect.UnionType):
        members = [kind for kind in _members(info) if not isinstance(kind, inspect.NoneType)]
        if all(isinstance(kind, inspect.StructType) for kind in members) and len(members) > 1:
            field = members[0].tag_field  # type: ignore[attr-defined]
            return f"a table with {field} and its fields"
        return " or ".join(describe(kind) for kind in members)
    if isinstance(info, inspect.LiteralType):
        return _listing([str(value) for value in info.values])
    if isinstance(info, inspect.CollectionType):
        anything = isinstance(info.item_type, inspect.AnyType)
        return "a list" if anything else f"a list, each {describe(info.item_type)}"
    if isinstance(info, inspect.StructType):
        return f"a table with the fields {', '.join(_fields(info))}"
    return _WORDS.get(type(info).__name__.removesuffix("Type").lower(), "text")
