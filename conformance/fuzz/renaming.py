"""Renaming what a case is about: units, players and places get other names, in operations and in answers."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from conformance.sources.names import uses
from conformance.vocabulary import Operation, questions
from conformance.vocabulary.actions import Finalize, Players

Names = Mapping[str, Mapping[str, str]]
"""For each kind of name ("object", "player", "place") the new name of each old one."""

_ABOUT_PLAYERS = (questions.Controller, questions.BattlefieldController, questions.TurnPlayer)
_ABOUT_PLACES = (questions.Location,)
_ABOUT_OBJECTS = (questions.AttachedTo, questions.Attached)


def renamed(operations: Sequence[Operation], names: Names) -> list[Operation]:
    """The operations with other names."""
    return [_part(operation, names) for operation in operations]


def renamed_value(question: Operation, value: Any, names: Names) -> Any:
    """What the answer to a question becomes when everything has other names."""
    players, objects = names.get("player", {}), names.get("object", {})
    if isinstance(question, _ABOUT_PLAYERS):
        return players.get(value, value)
    if isinstance(question, questions.NextTurns):
        return tuple(players.get(one.rstrip("*"), one.rstrip("*")) + "*" * one.endswith("*") for one in value)
    if isinstance(question, _ABOUT_PLACES):
        return names.get("place", {}).get(value, value)
    if isinstance(question, _ABOUT_OBJECTS):
        if isinstance(value, str):
            return objects.get(value, value)
        found = [objects.get(one, one) for one in value]
        return tuple(sorted(found))
    if isinstance(question, questions.ListAssignments):
        return tuple({objects.get(unit, unit): amount for unit, amount in one.items()} for one in value)
    return value


def _part(item: msgspec.Struct, names: Names) -> Any:
    """An operation, or a part of one, with other names."""
    changes: dict[str, Any] = {}
    if isinstance(item, Players):
        players = names.get("player", {})
        return msgspec.structs.replace(item, players=tuple(players.get(one, one) for one in item.players))
    if isinstance(item, Finalize):
        changes["card"] = names.get("object", {}).get(item.card, item.card)
    for use in uses(type(item)):
        value = getattr(item, use.attribute)
        if value is None:
            continue
        known = names.get(use.kind, {})
        if use.role == "part":
            parts = tuple(_part(one, names) for one in value) if isinstance(value, tuple) else _part(value, names)
            changes[use.attribute] = parts
        elif isinstance(value, tuple):
            changes[use.attribute] = tuple(known.get(one, one) for one in value)
        elif isinstance(value, dict):
            changes[use.attribute] = {known.get(one, one): amount for one, amount in value.items()}
        else:
            changes[use.attribute] = known.get(value, value)
    return msgspec.structs.replace(item, **changes) if changes else item
