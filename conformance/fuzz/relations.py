"""Changes of a case that must not move its answers, each with what becomes of an answer under it."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import msgspec

from conformance.fuzz.renaming import Names, renamed, renamed_value
from conformance.sources.names import introduced
from conformance.vocabulary import Operation, questions
from conformance.vocabulary.actions import (
    Battlefield,
    BeginPhase,
    Equipment,
    EstablishControl,
    GainPoints,
    Give,
    Players,
    ResolveCombat,
    Triggered,
    Unit,
)
from conformance.vocabulary.text import Group, Increase

Expected = Callable[[Operation, Any], Any]
"""Given a question of the case and the value that answers it, the value that answers it after the change."""


class Changed(msgspec.Struct, frozen=True):
    """A case after a change: its operations, where each operation of the case has gone, and what answers become."""

    operations: list[Operation]
    places: list[int]
    expected: Expected


Relation = Callable[[Sequence[Operation]], Changed | None]
"""Changes a case; None where the change does not apply to it, or might rightly move an answer."""

_PUT = (Unit, Battlefield, Equipment)


def rename_cards(operations: Sequence[Operation]) -> Changed | None:
    """Other names for units, gear and battlefields, which sort the other way round."""
    objects = [name for one in operations for name in _declared(one, "object")]
    places = [name for one in operations for name in _declared(one, "place")]
    if not objects:
        return None
    names = {
        "object": {old: f"card {len(objects) - number}" for number, old in enumerate(objects)},
        "place": {old: f"place {len(places) - number}" for number, old in enumerate(places)},
    }
    return _renamed(operations, names)


def rename_players(operations: Sequence[Operation]) -> Changed | None:
    """Other names for the players, in the same seats."""
    players = _players(operations)
    names = {"player": {old: f"player {len(players) - number}" for number, old in enumerate(players)}}
    return _renamed(_seated(operations), names, shift=len(_seated(operations)) - len(operations))


def swap_seats(operations: Sequence[Operation]) -> Changed | None:
    """The first two players take each other's names, and with them all that is theirs."""
    one, other = _players(operations)[:2]
    seated = _seated(operations)
    return _renamed(seated, {"player": {one: other, other: one}}, shift=len(seated) - len(operations))


def reorder_set_up(operations: Sequence[Operation]) -> Changed | None:
    """The cards and battlefields that are put down one after the other, in reverse."""
    first = next((place for place, one in enumerate(operations) if isinstance(one, _PUT)), len(operations))
    last = first
    while last < len(operations) and isinstance(operations[last], _PUT):
        last += 1
    if last - first < 2:
        return None
    # Gear and units may stand at battlefields, which must be there before them.
    run = list(range(first, last))
    order = [p for p in reversed(run) if isinstance(operations[p], Battlefield)]
    order += [p for p in reversed(run) if not isinstance(operations[p], Battlefield)]
    if order == run:
        return None
    places = list(range(len(operations)))
    for new, old in zip(run, order, strict=True):
        places[old] = new
    moved = [operations[old] for old in (*range(first), *order, *range(last, len(operations)))]
    return Changed(moved, places, _same)


def add_far_unit(operations: Sequence[Operation]) -> Changed | None:
    """One more unit, alone at a battlefield of its own, where nothing counts or touches units everywhere."""
    if any(isinstance(one, EstablishControl | GainPoints | ResolveCombat | BeginPhase) for one in operations):
        return None  # how many battlefields there are matters for scoring
    if any(not group.here for one in operations for group in _groups(one)):
        return None
    start = int(bool(operations) and isinstance(operations[0], Players))
    added: list[Operation] = [
        Battlefield(battlefield="Far"),
        Unit(unit="Far off", might=7, controller=_players(operations)[-1], location="Far", keywords=("Tank",)),
    ]
    places = [place if place < start else place + len(added) for place in range(len(operations))]
    return Changed([*operations[:start], *added, *operations[start:]], places, _same)


def split_increase(operations: Sequence[Operation]) -> Changed | None:
    """A plain increase by 2 or more as two, one right after the other."""
    if any(getattr(one, "conditions", ()) or isinstance(one, Triggered) for one in operations):
        return None  # between the two a condition may begin to hold, or something trigger
    found = next((one for one in operations if isinstance(one, Give) and _is_plain(one.change)), None)
    if found is None:
        return None
    give, change, place = found, found.change, list(operations).index(found)
    assert isinstance(change, Increase)
    if give.effect is not None and any(give.effect in _effects(other) for other in operations if other is not give):
        return None
    first = msgspec.structs.replace(give, change=Increase(amount=1))
    second = msgspec.structs.replace(give, change=Increase(amount=change.amount - 1), effect=None)
    changed = [*operations[:place], first, second, *operations[place + 1 :]]
    places = [number if number <= place else number + 1 for number in range(len(operations))]
    if any(isinstance(other, questions.OrderApplied) for other in operations):
        return None
    return Changed(changed, places, _same)


RELATIONS: dict[str, Relation] = {
    "cards renamed": rename_cards,
    "players renamed": rename_players,
    "seats swapped": swap_seats,
    "set-up reordered": reorder_set_up,
    "a unit added far away": add_far_unit,
    "an increase split in two": split_increase,
}


def _renamed(operations: Sequence[Operation], names: Names, shift: int = 0) -> Changed:
    places = [place + shift for place in range(len(operations) - shift)]
    return Changed(renamed(operations, names), places, lambda question, value: renamed_value(question, value, names))


def _same(_: Operation, value: Any) -> Any:
    return value


def _players(operations: Sequence[Operation]) -> tuple[str, ...]:
    seats = operations[0] if operations else None
    return seats.players if isinstance(seats, Players) else ("A", "B")


def _seated(operations: Sequence[Operation]) -> list[Operation]:
    """The operations with the players' seats named, as they must be under other names."""
    if operations and isinstance(operations[0], Players):
        return list(operations)
    return [Players(players=("A", "B")), *operations]


def _declared(operation: Operation, kind: str) -> Iterator[str]:
    return (name for found, name in introduced(operation) if found == kind)


def _groups(operation: Any) -> Iterator[Group]:
    """The groups of units that an operation touches or counts."""
    for part in (operation, getattr(operation, "change", None), getattr(operation, "action", None)):
        for field in ("group", "per"):
            found = getattr(part, field, None)
            if found is not None:
                yield found
    inner = getattr(operation, "action", None)
    for one in (*getattr(operation, "actions", ()), *((inner,) if inner is not None else ())):
        yield from _groups(one)


def _effects(operation: Any) -> tuple[str, ...]:
    """The effects that an operation names."""
    named = getattr(operation, "effect", None)
    return (*((named,) if named is not None else ()), *getattr(operation, "effects", ()))


def _is_plain(change: Any) -> bool:
    return (
        isinstance(change, Increase)
        and change.amount >= 2
        and change.maximum is None
        and change.might_of is None
        and change.per is None
    )
