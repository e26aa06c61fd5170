"""Timestamp order, and where the rules leave it open (480).

Two things are left open. Effects that begin at one moment have no order among them. And an effect that touches nothing
when it comes to be may be taken to begin with that moment or with its first object.
"""

from collections.abc import Iterator, Sequence
from itertools import permutations
from typing import NamedTuple

from oracle.instances import Instance, Key
from oracle.silent import Reader

Pair = tuple[Instance, str]
"""An effect and one object that it may touch."""

ONE_MOMENT = "begun at one moment"
NO_OBJECTS = "effect without objects"
FEW = 5
"""Up to so many tied effects every order is tried, with more of them only some."""

Moment = tuple[int, int]
Ties = dict[Moment, list[Instance]]
"""The effects that begin at one moment, where there are several."""


class Choice(NamedTuple):
    """One silent point that bears on the order: its name, its settings, and the order under each of them."""

    point: str
    settings: tuple[str, ...]
    lines: tuple[list[Pair], ...]


def moment(instance: Instance) -> tuple[int, int, int]:
    """What orders effects in a layer: the sublayer, the timestamp (480.3), and the order of instruction."""
    return instance.sublayer, instance.since, instance.effect.place


def line(pairs: Sequence[Pair], ties: Ties, read: Reader) -> list[Pair]:
    """The pairs of one layer in timestamp order: within each sublayer the earliest first (480.3)."""
    if not ties:
        return sorted(pairs, key=lambda pair: moment(pair[0]))
    return _ordered(pairs, _ranks(ties, read))


def choices(pairs: Sequence[Pair], ties: Ties, read: Reader) -> Iterator[Choice]:
    """The silent points that bear on the order of these pairs and are not decided yet."""
    ranks = _ranks(ties, read)
    for when, tied in ties.items():
        point = _point(tied)
        if point in read.settings:
            continue
        orders = _orders(tied)
        lines = tuple(_ordered(pairs, {**ranks, **_ranked(when, order)}) for order in orders)
        yield Choice(point, tuple(_in_words(tied, order) for order in orders), lines)
    for subject in dict.fromkeys(instance.subject for instance, _ in pairs if instance.later is not None):
        if (point := f"{NO_OBJECTS}, {subject}") not in read.settings:
            lines = (_ordered(pairs, ranks), _ordered(pairs, ranks, subject))
            yield Choice(point, read.settings_of(NO_OBJECTS), lines)


def find_ties(pairs: Sequence[Pair]) -> Ties:
    """The effects that begin at one moment, several at each moment, in the order in which they were instructed."""
    at: dict[Moment, dict[Key, Instance]] = {}
    for instance, _ in pairs:
        at.setdefault((instance.sublayer, instance.since), {}).setdefault(instance.key, instance)
    return {when: sorted(found.values(), key=_instructed) for when, found in at.items() if len(found) > 1}


def _instructed(instance: Instance) -> tuple[int, int, Key]:
    return instance.effect.since, instance.effect.place, instance.key


def _orders(tied: Sequence[Instance]) -> list[tuple[Instance, ...]]:
    """The orders to try among tied effects, the one in which they were instructed first."""
    if len(tied) <= FEW:
        return list(permutations(tied))
    turned = [(*tied[place:], *tied[:place]) for place in range(len(tied))]
    return [*turned, tuple(reversed(tied))]


def _ranks(ties: Ties, read: Reader) -> dict[tuple[Moment, Key], int]:
    """The place of each tied effect among those of its moment, in the order that has been decided."""
    ranks: dict[tuple[Moment, Key], int] = {}
    for when, tied in ties.items():
        decided = read.settings.get(_point(tied))
        order = next((order for order in _orders(tied) if _in_words(tied, order) == decided), tuple(tied))
        ranks.update(_ranked(when, order))
    return ranks


def _ranked(when: Moment, order: Sequence[Instance]) -> dict[tuple[Moment, Key], int]:
    return {(when, instance.key): rank for rank, instance in enumerate(order)}


def _ordered(pairs: Sequence[Pair], ranks: dict[tuple[Moment, Key], int], late: str | None = None) -> list[Pair]:
    """The pairs in timestamp order, with ranks among those of one moment; ``late`` began with its first object."""

    def place(pair: Pair) -> tuple[int, int, int]:
        instance = pair[0]
        sublayer, since, given = moment(instance)
        if instance.later is not None and instance.subject == late:
            return sublayer, instance.later, given
        return sublayer, since, ranks.get(((instance.sublayer, instance.since), instance.key), given)

    return sorted(pairs, key=place)


def _point(tied: Sequence[Instance]) -> str:
    return f"{ONE_MOMENT}, {' and '.join(instance.origin for instance in tied)}"


def _in_words(tied: Sequence[Instance], order: Sequence[Instance]) -> str:
    if list(order) == list(tied):
        return "in the order given"
    return " before ".join(instance.origin for instance in order)
