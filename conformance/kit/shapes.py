"""What each operation looks like to an adapter: the name of its method and the fields that the method is handed.

All of it is worked out from the vocabulary. An operation that carries a change, such as "give increase", counts as
one for each kind of change, and the fields of the change stand beside its own.
"""

from collections.abc import Iterable
from functools import cache
from typing import Any, get_args

import msgspec

from conformance.vocabulary import OPERATIONS, QUESTIONS, Operation


class Field(msgspec.Struct, frozen=True):
    """A field of an operation.

    ``sent_as`` is its name in messages and case files. ``names`` says that it gives a name to something new: who never
    uses the name loses nothing by leaving it out.
    """

    name: str
    sent_as: str
    required: bool
    default: Any
    names: bool


class Shape(msgspec.Struct, frozen=True):
    """An operation as an adapter implements it; ``change`` is the kind of change where it carries one."""

    capability: str
    operation: type[msgspec.Struct]
    change: type[msgspec.Struct] | None
    fields: tuple[Field, ...]

    @property
    def method(self) -> str:
        """The name of its method in Python, which JavaScript may use too."""
        return method_name(self.capability)

    @property
    def is_question(self) -> bool:
        """Whether it reads the game and answers a value."""
        return self.operation.__struct_config__.tag in QUESTIONS


def method_name(capability: str) -> str:
    """The name of the method that implements an operation: "give increase" becomes ``give_increase``."""
    return capability.replace(" ", "_")


def camel_name(capability: str) -> str:
    """The same in the style of JavaScript: "give increase" becomes ``giveIncrease``."""
    first, *others = capability.split(" ")
    return first + "".join(word.capitalize() for word in others)


@cache
def shapes() -> dict[str, Shape]:
    """Every operation that an adapter can have, by the name of its method, in the order of the vocabulary."""
    found: dict[str, Shape] = {}
    for tag, operation in OPERATIONS.items():
        own = msgspec.structs.fields(operation)
        change = next((field for field in own if field.name == "change"), None)
        if change is None:
            found[method_name(tag)] = Shape(tag, operation, None, tuple(_in_order(own)))
            continue
        needed = [field for field in own if field.required and field is not change]
        usual = [field for field in own if not field.required]
        for kind in get_args(change.type):
            capability = f"{tag} {kind.__struct_config__.tag}"
            fields = tuple(_in_order([*needed, *msgspec.structs.fields(kind), *usual]))
            found[method_name(capability)] = Shape(capability, operation, kind, fields)
    return found


def arguments(operation: Operation) -> dict[str, Any]:
    """The fields of an operation by name, those of its change among them."""
    fields = msgspec.structs.asdict(operation)
    change = fields.pop("change", None)
    return fields if change is None else fields | msgspec.structs.asdict(change)


def _in_order(fields: Iterable[msgspec.structs.FieldInfo]) -> list[Field]:
    """What must be given first, since Python wants it so."""
    read = [
        Field(one.name, one.encode_name, one.required, None if one.required else _default(one), _names(one.type))
        for one in fields
    ]
    return sorted(read, key=lambda field: not field.required)


def _default(field: msgspec.structs.FieldInfo) -> Any:
    return field.default if field.default is not msgspec.NODEFAULT else field.default_factory()


def _names(kind: Any) -> bool:
    """Whether a type is that of a new name, such as the one that an effect goes by."""
    meta = getattr(kind, "__metadata__", ())
    return any("declares" in (one.extra or {}) for one in meta) or any(_names(part) for part in get_args(kind))
