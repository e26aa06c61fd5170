"""The names of a scenario: each is introduced once and before it is used.

Which field introduces or uses a name is read from the annotations of the vocabulary, once per type.
"""

from collections.abc import Iterator
from functools import cache
from typing import Any, Literal

import msgspec
from msgspec import inspect

from conformance.errors import InputError, quoted, suggest
from conformance.sources.mistakes import type_info
from conformance.vocabulary.actions import Players

Role = Literal["declares", "refers", "part"]

_KINDS = {
    "object": "unit or gear",
    "effect": "effect",
    "spell": "announced spell or ability",
    "place": "place",
    "player": "player",
}


class Use(msgspec.Struct, frozen=True):
    """A field that introduces a name of some kind, uses one, or holds a part of the operation that might."""

    attribute: str
    field: str
    role: Role
    kind: str = ""


class UnknownNameError(InputError):
    """A name is used that nothing has introduced."""

    def __init__(self, use: Use, name: str, known: dict[str, int]) -> None:
        """Say which name, and which known one is near."""
        self.kind, self.name = use.kind, name
        word = _KINDS[use.kind]
        hint = suggest(name, known, "known here") if known else "nothing has such a name before this step"
        super().__init__(f"{use.field}: unknown {word} {quoted(name)}; {hint}")


class Names:
    """The names known so far, by kind; objects and effects may share a name, two objects may not."""

    def __init__(self) -> None:
        """Start with the base, and with players A and B."""
        self._known: dict[str, dict[str, int]] = {kind: {} for kind in _KINDS}
        self._known["place"] = {"base": 0}
        self._known["player"] = {"A": 0, "B": 0}
        self._started = False

    def take_in(self, item: msgspec.Struct, number: int) -> None:
        """Check the names of one operation, parts included, and remember those that it introduces.

        Args:
            item: the operation, or a part of one.
            number: the number of its step, to be named when a later step takes the same name.

        Raises:
            InputError: without a file, when a name is unknown or taken.
        """
        if isinstance(item, Players):
            self._seat(item)
        self._started = True
        for use in uses(type(item)):
            value = getattr(item, use.attribute)
            if value is None:
                continue
            for name in value if isinstance(value, tuple | dict) else (value,):
                if use.role == "part":
                    self.take_in(name, number)
                elif use.role == "refers":
                    if name not in self._known[use.kind]:
                        raise UnknownNameError(use, name, self._known[use.kind])
                else:
                    self._introduce(use, name, number)

    def _introduce(self, use: Use, name: str, number: int) -> None:
        known = self._known[use.kind]
        if name in known:
            where = f"in step {known[name]}" if known[name] else "from the start"
            raise InputError(f"{use.field}: the name {quoted(name)} is taken {where}; choose another")
        known[name] = number

    def _seat(self, item: Players) -> None:
        if self._started:
            raise InputError("players sit down before anything else happens; make this the first step")
        if len(set(item.players)) < len(item.players) or len(item.players) < 2 or "" in item.players:
            raise InputError(f'players: {quoted(item.players)} is wrong; two or more different names: ["A", "B"]')
        if item.teams is not None and len(item.teams) != len(item.players):
            raise InputError(
                f"teams: {len(item.teams)} for {len(item.players)} players; name each player's team, in order"
            )
        self._known["player"] = dict.fromkeys(item.players, 0)


def introduced(item: msgspec.Struct) -> Iterator[tuple[str, str]]:
    """The names that an operation introduces, parts included, each as its kind and the name."""
    for use in uses(type(item)):
        value = getattr(item, use.attribute)
        for name in value if isinstance(value, tuple) else (value,):
            if use.role == "part" and name is not None:
                yield from introduced(name)
            elif use.role == "declares" and name is not None:
                yield use.kind, name


@cache
def uses(kind: type[msgspec.Struct]) -> tuple[Use, ...]:
    """The fields of a type that introduce or use names, or hold parts which might, in their order."""
    found = []
    info: Any = type_info(kind)
    for field in info.fields:
        role = next((role for role in map(_role, _flat(field.type)) if role), None)
        if role is not None:
            found.append(Use(field.name, field.encode_name, *role))
    return tuple(found)


def _role(info: inspect.Type) -> tuple[Role, str] | None:
    extra = (info.extra or {}) if isinstance(info, inspect.Metadata) else {}
    if "declares" in extra:
        return "declares", str(extra["declares"])
    if "refers" in extra:
        return "refers", str(extra["refers"])
    return ("part", "") if isinstance(info, inspect.StructType) and info.fields else None


def _flat(info: inspect.Type) -> Iterator[inspect.Type]:
    """The types inside unions, collections and annotations, outermost annotation first."""
    yield info
    if isinstance(info, inspect.UnionType):
        for member in info.types:
            yield from _flat(member)
    elif isinstance(info, inspect.CollectionType):
        yield from _flat(info.item_type)
    elif isinstance(info, inspect.DictType):
        yield from _flat(info.key_type)
    elif isinstance(info, inspect.Metadata):
        yield from _flat(info.type)
