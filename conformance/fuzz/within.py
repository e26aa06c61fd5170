"""Cases cut down to what an engine declares: it is not asked for anything else."""

from collections.abc import Callable, Sequence

import msgspec

from conformance.capabilities import needs
from conformance.declared import shortfall
from conformance.engines.base import Description
from conformance.sources.names import introduced, uses
from conformance.vocabulary import Action, Operation, Question
from conformance.vocabulary.actions import Players

_MOST_PLAYERS = 4
"""How many players a generated case seats at most."""


def cutter(description: Description) -> Callable[[list[Operation]], list[Operation]] | None:
    """Give what cuts a case down to what an engine declares; None where it claims to have everything.

    Left out is what the engine does not declare, and with it whatever uses a name that is then not introduced.
    """
    capabilities, settings = description.capabilities, description.settings
    limited = settings.max_players < _MOST_PLAYERS or not settings.marked_damage_after_deal
    if capabilities is None and not limited:
        return None

    def cut(operations: list[Operation]) -> list[Operation]:
        kept = operations
        if capabilities is not None:
            kept = [one for one in operations if all(name in capabilities for name in needs(one))]
        while limited and (lacking := shortfall(kept, description)) is not None:
            kept = [*kept[: lacking[0]], *kept[lacking[0] + 1 :]]
        return kept if len(kept) == len(operations) else with_known_names(kept)

    return cut


def with_known_names(operations: Sequence[Operation]) -> list[Operation]:
    """The operations without those that use a name which nothing before them has introduced."""
    known: dict[str, set[str]] = {"player": {"A", "B"}, "place": {"base"}}
    kept = []
    for operation in operations:
        if isinstance(operation, Players):
            known["player"] = set(operation.players)
        declared = set(introduced(operation))
        if all(name in known.get(kind, ()) or (kind, name) in declared for kind, name in _referred(operation)):
            kept.append(operation)
            for kind, name in declared:
                known.setdefault(kind, set()).add(name)
    return kept


def asks_anything(operations: Sequence[Operation]) -> bool:
    """Whether there is anything to compare: a question is left, and an action before it."""
    return any(isinstance(one, Question) for one in operations) and isinstance(operations[0], Action)


def _referred(item: msgspec.Struct) -> list[tuple[str, str]]:
    """The names that an operation uses, parts included, each as its kind and the name."""
    found: list[tuple[str, str]] = []
    for use in uses(type(item)):
        value = getattr(item, use.attribute)
        if value is None or use.role == "declares":
            continue
        for one in value if isinstance(value, tuple | dict) else (value,):
            if use.role == "part":
                found.extend(_referred(one))
            elif use.role == "refers":
                found.append((use.kind, one))
    return found
