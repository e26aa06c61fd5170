"""Which effect of a layer applies next (476.1, 479.2, 480)."""

from collections.abc import Callable, Iterator, Mapping, Sequence

import msgspec

from oracle.timestamps import Pair

NONE: frozenset[int] = frozenset()


class Ordered(msgspec.Struct, frozen=True):
    """The pairs of a layer in timestamp order, and what decides otherwise.

    ``waits`` maps a pair's place to the places it depends on; ``circle`` are the places of pairs that read each
    other's objects in a circle, so that no dependency is established among them; ``at_once`` those of them that are to
    be evaluated before any of them applies.
    """

    pairs: Sequence[Pair]
    waits: Mapping[int, set[int]] = {}
    circle: frozenset[int] = NONE
    at_once: frozenset[int] = NONE


def succession(ordered: Ordered, able: Callable[[Pair], bool]) -> Iterator[int]:
    """The places of the pairs that apply, one after the other; each is to be applied before the next is asked for.

    ``able`` tells whether a pair can apply as things stand. The pairs are in the order of their sublayers.
    """
    pairs = ordered.pairs
    if not ordered.waits and not any(instance.dynamic or instance.keyword is not None for instance, _ in pairs):
        yield from (place for place, pair in enumerate(pairs) if able(pair))
        return
    left = dict.fromkeys(range(len(pairs)))
    drawn: dict[int, int] = {}
    dependents = _dependents(ordered.waits)
    last: int | None = None
    while (place := next_of(ordered, left, able, drawn, last)) is not None:
        yield place
        del left[place]
        drawn.pop(place, None)
        for dependent in dependents.get(place, ()):
            (effect, name), (waiting, other) = pairs[place], pairs[dependent]
            if dependent in left and name == other and waiting.sublayer <= effect.sublayer:
                drawn[dependent] = len(left)
        last = place


def next_of(
    ordered: Ordered,
    left: Mapping[int, None],
    able: Callable[[Pair], bool],
    drawn: Mapping[int, int],
    last: int | None,
) -> int | None:
    """The place of the pair that applies next, None if none can.

    Only what can apply, and depends on nothing that can, comes into question. Of that an effect that has just applied
    goes on to its other objects; then come increases before decreases (477.3.e), first what depends on the effect that
    has applied last (479.2), then the earliest (480.3). ``left`` are the places that have not applied, ``drawn`` those
    that have waited for one on their own object, with how many were left when it applied, ``last`` the place before. A
    decrease that waits for an increase comes after it, but is not drawn forward (477.3.e).
    """
    pairs = ordered.pairs

    def free(place: int) -> bool:
        return able(pairs[place]) and not any(on in left and able(pairs[on]) for on in ordered.waits.get(place, ()))

    if last is not None:
        effect = pairs[last][0]
        for place in left if effect.wide else ():
            if pairs[place][0] is effect and free(place):
                return place
    earliest = next((place for place in left if free(place)), None)
    if earliest is None or not drawn:
        return earliest
    sublayer = pairs[earliest][0].sublayer
    hot = sorted(drawn, key=lambda place: (drawn[place], place))
    return next((place for place in hot if pairs[place][0].sublayer == sublayer and free(place)), earliest)


def circle_last(ordered: Ordered) -> Ordered:
    """The same with the circle behind everything else that does not wait for it, to be evaluated at once."""
    places = [place for place in range(len(ordered.pairs)) if place not in ordered.circle]
    places += sorted(ordered.circle)
    places.sort(key=lambda place: ordered.pairs[place][0].sublayer)
    moved = {place: new for new, place in enumerate(places)}
    circle = frozenset(moved[place] for place in ordered.circle)
    return Ordered(
        [ordered.pairs[place] for place in places],
        {moved[place]: {moved[on] for on in waits} for place, waits in ordered.waits.items()},
        circle,
        circle,
    )


def _dependents(waits: Mapping[int, set[int]]) -> dict[int, list[int]]:
    found: dict[int, list[int]] = {}
    for place, needed in waits.items():
        for on in needed:
            found.setdefault(on, []).append(place)
    return found
