"""Capabilities: the names under which engines declare what they can do, and what a scenario needs of them."""

from collections.abc import Iterator
from functools import cache
from typing import get_args

import msgspec

from conformance.vocabulary import OPERATIONS, Operation, operation_name


@cache
def known_capabilities() -> tuple[str, ...]:
    """Every capability name: each operation, and for those that carry a change one name for each kind of change."""
    names: list[str] = []
    for tag, kind in OPERATIONS.items():
        change = next((field for field in msgspec.structs.fields(kind) if field.name == "change"), None)
        if change is None:
            names.append(tag)
        else:
            names.extend(f"{tag} {one.__struct_config__.tag}" for one in get_args(change.type))
    return tuple(names)


def needs(operation: Operation) -> Iterator[str]:
    """Name the capabilities that an operation asks for, those of the actions inside it included."""
    yield operation_name(operation)
    inner = getattr(operation, "action", None)
    if isinstance(inner, msgspec.Struct):
        yield from needs(inner)  # type: ignore[arg-type]
    for one in getattr(operation, "actions", ()):
        yield from needs(one)
