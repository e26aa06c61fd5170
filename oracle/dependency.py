"""The order of effects within a layer: dependency by trial, then timestamps (478-480)."""

from collections.abc import Callable, Sequence
from itertools import combinations
from typing import Any

import msgspec

from oracle.instances import LOSSES, Instance
from oracle.silent import Reader

Pair = tuple[Instance, str]
"""An effect and one object that it may touch."""


class Trials(msgspec.Struct, frozen=True):
    """How the ordering looks at effects without knowing what they do.

    outcome   what a pair would contribute as things stand, None where it does not exist or touch the object
    bare      the same, but of a loss only that it takes away, not what it finds to take
    after     evaluates a pair's outcome with another pair applied first, and takes that one back
    among     whether a pair alters the outcome of another where plain effects have applied too
    """

    outcome: Callable[[Pair], Any]
    bare: Callable[[Pair], Any]
    after: Callable[[Pair, Callable[[], Any]], Any]
    among: Callable[[Pair, Pair, Sequence[Pair]], bool]

    def alters(self, first: Pair, second: Pair, outcome: Callable[[Pair], Any]) -> bool:
        """Whether applying the first alters the existence, the objects or the outcome of the second (478.1)."""
        return bool(outcome(second) != self.after(first, lambda: outcome(second)))


class Ordered(msgspec.Struct, frozen=True):
    """The pairs of a layer in the order in which they apply.

    ``waits`` maps a pair's place to the places it depends on; ``circle`` are the places of pairs that read each
    other's objects in a circle, so that no dependency is established among them; ``at_once`` those of them that are to
    be evaluated before any of them applies.
    """

    pairs: list[Pair]
    waits: dict[int, list[int]] = {}
    circle: frozenset[int] = frozenset()
    at_once: frozenset[int] = frozenset()


def order(pairs: list[Pair], trials: Trials, read: Reader) -> Ordered:
    """Put the pairs of one layer in order (478-480).

    Timestamps order them within each sublayer; a pair that depends on others follows immediately after the last of
    them (479.2); where each alters the other, or dependencies form a cycle, timestamps decide (479.1, 480).
    """
    if len(pairs) < 2:
        return Ordered(pairs)
    if read.assumed("begun at one moment") == "in the order given":
        pairs = sorted(pairs, key=timestamp_order)
    else:
        pairs = pairs[::-1]
        pairs.sort(key=_reversed_order)
    _note_one_moment(pairs, trials, read)
    if not any(pair[0].reads for pair in pairs):
        return Ordered(pairs)
    _note_losses(pairs, trials, read)
    depends, mutual = _dependencies(pairs, trials, read)
    circle = _without_cycles(depends, pairs) | mutual
    places = _dependents_at_once(len(pairs), depends)
    moved = {place: new for new, place in enumerate(places)}
    return Ordered(
        [pairs[place] for place in places],
        {moved[place]: sorted(moved[on] for on in needed) for place, needed in depends.items() if needed},
        frozenset(moved[place] for place in circle),
    )


def circle_last(ordered: Ordered) -> Ordered:
    """The same order with the circle moved behind everything that does not wait for it, to be evaluated at once."""
    behind: set[int] = set()
    for place in range(len(ordered.pairs)):
        waits = set(ordered.waits.get(place, ()))
        if place not in ordered.circle and waits & (ordered.circle | behind):
            behind.add(place)
    places = [place for place in range(len(ordered.pairs)) if place not in ordered.circle and place not in behind]
    places += sorted(ordered.circle) + sorted(behind)
    moved = {place: new for new, place in enumerate(places)}
    return Ordered(
        [ordered.pairs[place] for place in places],
        {moved[place]: sorted(moved[on] for on in waits) for place, waits in ordered.waits.items()},
        frozenset(moved[place] for place in ordered.circle),
        frozenset(moved[place] for place in ordered.circle),
    )


def timestamp_order(pair: Pair) -> tuple[int, int, int]:
    """Sublayer, then the moment at which the effect began to apply (480.3)."""
    instance = pair[0]
    return instance.sublayer, instance.since, instance.effect.place


def _reversed_order(pair: Pair) -> tuple[int, int, int]:
    instance = pair[0]
    return instance.sublayer, instance.since, -instance.effect.place


def _dependencies(pairs: Sequence[Pair], trials: Trials, read: Reader) -> tuple[dict[int, set[int]], frozenset[int]]:
    """For each place the places it depends on (479); and the places that alter each other across objects (479.1)."""
    by_timestamp = read.assumed("loss before gain") == "timestamps"
    outcome = trials.bare if by_timestamp else trials.outcome
    depends: dict[int, set[int]] = {}
    mutual: set[int] = set()
    for place, pair in enumerate(pairs):
        if not pair[0].reads:
            continue
        for other_place, other in enumerate(pairs):
            if other_place == place:
                continue
            if not trials.alters(other, pair, outcome):
                if trials.among(other, pair, pairs) and read("state of a trial") == "among the others":
                    depends.setdefault(place, set()).add(other_place)
                continue
            if other[0].reads and trials.alters(pair, other, outcome):
                if pair[1] != other[1]:
                    mutual.update((place, other_place))
                continue
            if pair[0].sublayer > other[0].sublayer:
                continue  # it comes later anyway
            if pair[0].sublayer < other[0].sublayer and read("dependency across sublayers") == "sublayers first":
                continue
            depends.setdefault(place, set()).add(other_place)
    return depends, frozenset(mutual)


def _note_losses(pairs: Sequence[Pair], trials: Trials, read: Reader) -> None:
    """Touch the silent point of losses where an older loss would find more to take after a newer effect."""
    for place, pair in enumerate(pairs):
        if pair[0].effect.kind not in LOSSES:
            continue
        for other in pairs[place + 1 :]:
            if trials.alters(other, pair, trials.outcome) and not trials.alters(other, pair, trials.bare):
                read("loss before gain")


def _note_one_moment(pairs: Sequence[Pair], trials: Trials, read: Reader) -> None:
    """Touch the silent point of equal timestamps where two such effects on one object disturb each other."""
    for place, first in enumerate(pairs):
        moment = timestamp_order(first)[:2]
        end = place + 1
        while end < len(pairs) and timestamp_order(pairs[end])[:2] == moment:
            end += 1
        if end == place + 1:
            continue
        for earlier, later in combinations(pairs[place:end], 2):
            if earlier[1] == later[1] and _disturb(earlier, later, trials):
                read("begun at one moment")
                return


def _disturb(one: Pair, other: Pair, trials: Trials) -> bool:
    """Whether the order of two effects on one object can matter."""
    kinds = (one[0].effect.kind, other[0].effect.kind)
    if kinds[0] == kinds[1] and kinds[0] in ("controller", "set might", "copy"):
        return True
    if "copy" in kinds or any(kind in LOSSES for kind in kinds):
        return True
    return trials.alters(one, other, trials.outcome) or trials.alters(other, one, trials.outcome)


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


def _dependents_at_once(number: int, depends: dict[int, set[int]]) -> list[int]:
    """Timestamp order, except that a dependent follows immediately after the last that it waits for (479.2)."""
    done: list[int] = []
    ready: set[int] = set()
    waiting = {place for place in range(number) if depends.get(place)}

    def apply(place: int) -> None:
        done.append(place)
        ready.add(place)
        for dependent in sorted(waiting):
            if dependent in waiting and place in depends[dependent] and depends[dependent] <= ready:
                waiting.discard(dependent)
                apply(dependent)

    for place in range(number):
        if place not in waiting and place not in ready:
            apply(place)
    return done
