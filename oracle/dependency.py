"""The order of effects within a layer: dependency by trial, then timestamps (478-480)."""

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from oracle.instances import CONTESTED, LOSSES
from oracle.silent import Reader
from oracle.succession import Ordered
from oracle.timestamps import Pair, choices, find_ties, line


class Trials(msgspec.Struct, frozen=True):
    """How the ordering looks at effects without knowing what they do.

    outcome   what a pair would contribute as things stand, None where it does not exist or touch the object
    bare      the same, but of a loss only that it takes away, not what it finds to take
    alters    whether applying a pair alters another: its existence, objects or outcome (478.1)
    among     which pairs alter the outcome of one where all the others have applied too
    played    the succession of pairs in an order, and what comes of it, to be compared with another order
    """

    outcome: Callable[[Pair], Any]
    bare: Callable[[Pair], Any]
    alters: Callable[[Pair, Pair, Callable[[Pair], Any]], bool]
    among: Callable[[Pair, Sequence[Pair], bool], list[Pair]]
    played: Callable[[Ordered], tuple[Any, Any]]


def order(pairs: list[Pair], trials: Trials, read: Reader) -> Ordered:
    """Put the pairs of one layer in order (478-480).

    Timestamps order them within each sublayer; a pair that depends on others follows immediately after the last of
    them (479.2); where each alters the other, or dependencies form a cycle, timestamps decide (479.1, 480).
    """
    if len(pairs) < 2:
        return Ordered(pairs)
    ties = find_ties(pairs)
    pairs = line(pairs, ties, read)
    depends: dict[int, set[int]] = {}
    circle: frozenset[int] = frozenset()
    if any(pair[0].reads for pair in pairs):
        depends, circle = _decided(pairs, trials, read)
    elif not read.orders and all(pair[0].effect.kind not in CONTESTED for pair in pairs):
        return Ordered(pairs)
    for choice in choices(pairs, ties, read):
        different: dict[str, Any] = {}
        for setting, other in zip(choice.settings, choice.lines, strict=True):
            come = _comes(_reordered(other, pairs, depends), trials, read)
            if come not in different.values():
                different[setting] = come
        if len(different) > 1:
            read.choose(choice.point, tuple(different))
    return Ordered(pairs, {place: needed for place, needed in depends.items() if needed}, circle)


def _decided(pairs: list[Pair], trials: Trials, read: Reader) -> tuple[dict[int, set[int]], frozenset[int]]:
    """For each place the places that it depends on, and those in a circle, as far as the rules decide (478, 479)."""
    by_timestamp = read.assumed("loss before gain") == "timestamps"
    apart = read.assumed("dependency across sublayers") == "sublayers first"
    _note_losses(pairs, trials, read)
    depends, mutual, across = _dependencies(pairs, trials, by_timestamp, apart)
    more = _among(pairs, trials, depends, apart)
    circle = _without_cycles(depends, pairs) | mutual
    if across or (apart and _among_across(pairs, trials)):
        read("dependency across sublayers")
    if read.orders:
        for point, ways in (
            ("loss before gain", (not by_timestamp, apart)),
            ("dependency across sublayers", (by_timestamp, not apart)),
        ):
            other, _, _ = _dependencies(pairs, trials, *ways)
            _without_cycles(other, pairs)
            if other != depends and _differ(pairs, depends, other, trials, read):
                read(point)
    if more is not None:
        more_circle = _without_cycles(more, pairs) | mutual
        if _differ(pairs, depends, more, trials, read) and read("state of a trial") == "among the others":
            return more, more_circle
    return depends, circle


def _differ(
    pairs: list[Pair], one: dict[int, set[int]], other: dict[int, set[int]], trials: Trials, read: Reader
) -> bool:
    """Whether it matters what depends on what."""
    first, second = (_comes(Ordered(pairs, each), trials, read) for each in (one, other))
    return bool(first != second)


def _comes(ordered: Ordered, trials: Trials, read: Reader) -> Any:
    """What comes of an order, to be compared with another: the order itself too where that is asked for."""
    succession, made = trials.played(ordered)
    return (succession, made) if read.orders else made


def _reordered(other: Sequence[Pair], pairs: Sequence[Pair], depends: dict[int, set[int]]) -> Ordered:
    """The pairs as if another order were that of their timestamps; ``depends`` speaks of ``pairs``."""
    place = {id(pair): place for place, pair in enumerate(other)}
    return Ordered(
        other,
        {place[id(pairs[dependent])]: {place[id(pairs[on])] for on in needed} for dependent, needed in depends.items()},
    )


def _dependencies(
    pairs: Sequence[Pair], trials: Trials, by_timestamp: bool, apart: bool
) -> tuple[dict[int, set[int]], frozenset[int], bool]:
    """For each place the places it depends on (479).

    Returns also the places that alter each other across objects (479.1), and whether an increase depends on a decrease.
    """
    outcome = trials.bare if by_timestamp else trials.outcome
    depends: dict[int, set[int]] = {}
    mutual: set[int] = set()
    across = False
    for place, pair in enumerate(pairs):
        if not pair[0].reads:
            continue
        for other_place, other in enumerate(pairs):
            if other_place == place or not trials.alters(other, pair, outcome):
                continue
            if other[0].reads and trials.alters(pair, other, outcome):
                if pair[1] != other[1]:
                    mutual.update((place, other_place))
                continue
            across = across or pair[0].sublayer < other[0].sublayer
            if pair[0].sublayer == other[0].sublayer or not apart:
                depends.setdefault(place, set()).add(other_place)
    return depends, frozenset(mutual), across


def _among(
    pairs: Sequence[Pair], trials: Trials, depends: dict[int, set[int]], apart: bool
) -> dict[int, set[int]] | None:
    """The dependencies with those that show only where the others have applied too; None if there are no more.

    Where a pair depends on another then that otherwise depends on it, this is how it is.
    """
    places = {id(pair): place for place, pair in enumerate(pairs)}
    altering = {
        place: {places[id(first)] for first in trials.among(pair, pairs, apart)}
        for place, pair in enumerate(pairs)
        if pair[0].reads
    }
    more = {place: set(needed) for place, needed in depends.items()}
    for place, firsts in altering.items():
        for first in firsts:
            if place not in altering.get(first, ()) and first not in more.get(place, ()):
                more.setdefault(place, set()).add(first)
                more.get(first, set()).discard(place)
    return more if more != depends else None


def _among_across(pairs: Sequence[Pair], trials: Trials) -> bool:
    """Whether an increase depends on a decrease where the others have applied too."""
    if pairs[0][0].sublayer == pairs[-1][0].sublayer:
        return False
    return any(
        first[0].sublayer > pair[0].sublayer
        for pair in pairs
        if pair[0].reads and pair[0].sublayer < 1
        for first in trials.among(pair, pairs, False)
    )


def _note_losses(pairs: Sequence[Pair], trials: Trials, read: Reader) -> None:
    """Touch the silent point of losses where an older loss would find more to take after a newer effect."""
    for place, pair in enumerate(pairs):
        if pair[0].effect.kind not in LOSSES:
            continue
        for other in pairs[place + 1 :]:
            if trials.alters(other, pair, trials.outcome) and not trials.alters(other, pair, trials.bare):
                read("loss before gain")


def _without_cycles(depends: dict[int, set[int]], pairs: Sequence[Pair]) -> frozenset[int]:
    """Drop every dependency that lies on a cycle, where no order satisfies all (479.1).

    Returns the places on cycles that span several objects.
    """
    reach: dict[int, set[int]] = {}
    for start in depends:
        seen: set[int] = set()
        stack = list(depends[start])
        while stack:
            place = stack.pop()
            if place not in seen:
                seen.add(place)
                stack.extend(depends.get(place, ()))
        reach[start] = seen
    circle: set[int] = set()
    for place, needed in depends.items():
        around = {on for on in needed if place in reach.get(on, ())}
        needed -= around
        circle.update(on for on in around if pairs[on][1] != pairs[place][1])
    return frozenset(circle)
