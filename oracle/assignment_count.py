"""How many legal assignments there are, and which, without walking orders or amounts (465.2.c).

Short of lethal damage for all, an assignment gives every unit all of its lethal damage or nothing, except one that
gets a part. For the units of one controller the requirements leave three shapes, told apart by how far the tiers are
filled: Tanks still incomplete; Tanks complete, ordinary units incomplete; both complete, Backline units open. So the
number of assignments by their sum is a polynomial, one for "nobody in part" and one for "one unit in part", built unit
by unit. Units that are both Tank and Backline may always be full or empty, and in part where they are first or last.
"""

from collections.abc import Iterator
from itertools import combinations
from math import comb

from oracle.assignment import FIRST, LAST, ORDINARY, Target

Poly = list[int]
"""Number of ways by sum: entry s counts the ways that assign s in all."""


def count(targets: list[Target], total: int, spill: bool) -> int:
    """The number of legal assignments, as distinct maps from unit to amount.

    Takes time proportional to units times damage for one controller, and damage squared for each further one.
    """
    mandatory = [target for target in targets if not target.immune]
    sinks = len(targets) if spill else len(mandatory)
    needed = sum(target.need or 0 for target in mandatory)
    if all(target.need is not None for target in mandatory) and needed <= total:
        if sinks == 0:
            return 1
        return comb(total - needed + sinks - 1, sinks - 1)
    whole, part = _nothing(total)
    for units in _by_controller(mandatory):
        whole, part = _together((whole, part), _group(units, total), total)
    return whole[total] + part[total]


def every(targets: list[Target], total: int, spill: bool) -> Iterator[dict[str, int]]:
    """Each legal assignment once, in a fixed order; the work is proportional to what is listed."""
    mandatory = [target for target in targets if not target.immune]
    needed = sum(target.need or 0 for target in mandatory)
    if all(target.need is not None for target in mandatory) and needed <= total:
        yield from _with_excess(targets, mandatory, total - needed, spill)
        return
    names = [target.name for target in targets]
    for found in _spread(list(_by_controller(mandatory)), total):
        yield {name: found.get(name, 0) for name in names}


# Counting


def _by_controller(targets: list[Target]) -> Iterator[list[Target]]:
    for controller in dict.fromkeys(target.controller for target in targets):
        yield [target for target in targets if target.controller == controller]


def _split(units: list[Target]) -> tuple[list[list[Target]], list[Target]]:
    """The units of each tier, and those that may be first or last."""
    tiers: list[list[Target]] = [[], [], []]
    either = []
    for target in units:
        if target.either:
            either.append(target)
        else:
            tiers[target.tier].append(target)
    return tiers, either


def _group(units: list[Target], total: int) -> tuple[Poly, Poly]:
    """Ways by sum for the units of one controller: with nobody in part, and with exactly one in part."""
    tiers, either = _split(units)
    free = _subsets(either, total)
    whole: Poly = [0] * (total + 1)
    part: Poly = [0] * (total + 1)
    base = 0
    for tier, members in enumerate(tiers):
        full = sum(target.need or 0 for target in members)
        closed = all(target.need is not None for target in members)
        open_whole, open_part = _subsets(members, total), _parts(members, total)
        if closed and tier != LAST and full <= total:
            open_whole[full] -= 1  # all of them full is counted where the next tier begins
        whole = _sum(whole, _shift(open_whole, base, total))
        part = _sum(part, _shift(open_part, base, total))
        base += full
        if not closed or base > total:
            break
    whole, part = _times(whole, free, total), _times(part, free, total)
    return whole, _sum(part, _either_in_part(tiers, either, total))


def _nothing(total: int) -> tuple[Poly, Poly]:
    """The ways by sum where there are no units."""
    return [1] + [0] * total, [0] * (total + 1)


def _together(one: tuple[Poly, Poly], other: tuple[Poly, Poly], total: int) -> tuple[Poly, Poly]:
    """Ways by sum for two groups of units: one unit in part among both at most."""
    whole, part = _times(one[0], other[0], total), _times(one[1], other[0], total)
    return whole, _sum(part, _times(one[0], other[1], total))


def _either_in_part(tiers: list[list[Target]], either: list[Target], total: int) -> Poly:
    """Ways in which one unit that is Tank and Backline is in part: as first, as last, each way once."""
    if not either:
        return [0] * (total + 1)
    rest = _parts(either, total)
    as_first = _subsets(tiers[FIRST], total)
    before = tiers[FIRST] + tiers[ORDINARY]
    full = sum(target.need or 0 for target in before)
    as_last: Poly = [0] * (total + 1)
    if all(target.need is not None for target in before) and full <= total:
        as_last = _shift(_subsets(tiers[LAST], total), full, total)
        if not any(target.need for target in tiers[ORDINARY]):
            as_last[full] -= 1  # Tanks full and nothing else: the same map as first
    return _times(rest, _sum(as_first, as_last), total)


def _subsets(units: list[Target], total: int) -> Poly:
    """Ways by sum in which each unit is full or empty."""
    ways: Poly = [1] + [0] * total
    for target in units:
        if target.need:
            for amount in range(total, target.need - 1, -1):
                ways[amount] += ways[amount - target.need]
    return ways


def _parts(units: list[Target], total: int) -> Poly:
    """Ways by sum in which exactly one unit is in part and each other full or empty."""
    whole: Poly = [1] + [0] * total
    part: Poly = [0] * (total + 1)
    for target in units:
        need = target.need
        if need == 0:
            continue
        below = 0  # the ways of ``whole`` whose sum lies less than a lethal amount below
        new_part = part[:]
        for amount in range(total + 1):
            if amount:
                below += whole[amount - 1]
            if need is not None and amount >= need:
                below -= whole[amount - need]
                new_part[amount] += part[amount - need]
            new_part[amount] += below
        part = new_part
        if need is not None:
            for amount in range(total, need - 1, -1):
                whole[amount] += whole[amount - need]
    return part


def _sum(one: Poly, other: Poly) -> Poly:
    return [a + b for a, b in zip(one, other, strict=True)]


def _shift(ways: Poly, by: int, total: int) -> Poly:
    return ([0] * by + ways)[: total + 1]


def _times(one: Poly, other: Poly, total: int) -> Poly:
    if sum(map(bool, one)) > sum(map(bool, other)):
        one, other = other, one
    product: Poly = [0] * (total + 1)
    for place, ways in enumerate(one):
        if ways:
            for amount, more in enumerate(other[: total + 1 - place]):
                product[place + amount] += ways * more
    return product


# Listing


def _with_excess(targets: list[Target], mandatory: list[Target], excess: int, spill: bool) -> Iterator[dict[str, int]]:
    """All units lethal, and the rest in any split."""
    base = {target.name: 0 if target.immune else target.need or 0 for target in targets}
    sinks = [target.name for target in (targets if spill else mandatory)]
    if not sinks:
        yield base
        return
    for bars in combinations(range(excess + len(sinks) - 1), len(sinks) - 1):
        ends = (-1, *bars, excess + len(sinks) - 1)
        yield base | {name: base[name] + ends[place + 1] - ends[place] - 1 for place, name in enumerate(sinks)}


def _spread(groups: list[list[Target]], total: int) -> Iterator[dict[str, int]]:
    """Split a sum over the controllers, with one unit in part among all of them at most."""
    if len(groups) == 1:
        yield from _in_group(groups[0], total, partly=False)
        yield from _in_group(groups[0], total, partly=True)
        return
    own = [_group(units, total) for units in groups]
    later = [_nothing(total)]
    for ways in reversed(own):
        later.append(_together(ways, later[-1], total))
    later.reverse()

    def split(place: int, left: int, may_part: bool) -> Iterator[dict[str, int]]:
        if place == len(groups):
            yield {}
            return
        whole, part = own[place]
        whole_later, part_later = later[place + 1]
        last = place == len(groups) - 1
        for amount in (left,) if last else range(left + 1):
            rest = left - amount
            fits_whole = whole[amount] and (whole_later[rest] or (may_part and part_later[rest]))
            fits_part = may_part and part[amount] and whole_later[rest]
            for partly, fits in ((False, fits_whole), (True, fits_part)):
                for mine in _in_group(groups[place], amount, partly) if fits else ():
                    for others in split(place + 1, rest, may_part and not partly):
                        yield mine | others

    yield from split(0, total, may_part=True)


def _in_group(units: list[Target], amount: int, partly: bool) -> Iterator[dict[str, int]]:
    """The ways to assign exactly this sum to the units of one controller, with nobody or with one unit in part."""
    tiers, either = _split(units)
    done: dict[str, int] = {}
    base = 0
    for tier, members in enumerate(tiers):
        closed = all(target.need is not None for target in members)
        for found in _in_tier(members, either, amount - base, partly):
            if closed and tier != LAST and all(found.get(target.name, 0) == target.need for target in members):
                continue  # listed where the next tier begins
            yield done | found
        done |= {target.name: target.need or 0 for target in members}
        base += sum(target.need or 0 for target in members)
        if not closed or base > amount:
            break
    if partly:
        yield from _either_partly(tiers, either, amount)


def _in_tier(members: list[Target], either: list[Target], amount: int, partly: bool) -> Iterator[dict[str, int]]:
    """Fill members or leave them, or one of them in part; those that may be first or last full or empty."""
    if not partly:
        yield from _full_or_empty(members + either, amount)
        return
    for target in members:
        yield from _with_part(target, [one for one in members if one is not target] + either, amount)


def _either_partly(tiers: list[list[Target]], either: list[Target], amount: int) -> Iterator[dict[str, int]]:
    """One unit that may be first or last is in part: as first beside Tanks only, or as last after all others."""
    before = tiers[FIRST] + tiers[ORDINARY]
    closed = all(target.need is not None for target in before)
    filled = {target.name: target.need or 0 for target in before}
    tanks_only = not any(target.need for target in tiers[ORDINARY])
    for target in either:
        others = [one for one in either if one is not target]
        yield from _with_part(target, tiers[FIRST] + others, amount)
        if not closed:
            continue
        for found in _with_part(target, tiers[LAST] + others, amount - sum(filled.values())):
            if tanks_only and not any(found.get(one.name, 0) for one in tiers[LAST]):
                continue  # the same map as first
            yield filled | found


def _with_part(target: Target, others: list[Target], amount: int) -> Iterator[dict[str, int]]:
    """One unit gets a part, the others are full or empty."""
    reachable = _reach(others, amount) if amount > 0 else 0
    most = amount if target.need is None else min(amount, target.need - 1)
    for part in range(1, most + 1):
        if reachable >> (amount - part) & 1:
            for found in _full_or_empty(others, amount - part):
                yield found | {target.name: part}


def _full_or_empty(units: list[Target], amount: int) -> Iterator[dict[str, int]]:
    """Every choice of units to be full that comes to this sum; never enters a branch that leads nowhere."""
    useful = [target for target in units if target.need]
    reach = [1]
    for target in reversed(useful):
        reach.append((reach[-1] | reach[-1] << (target.need or 0)) & ((1 << (amount + 1)) - 1))
    reach.reverse()

    def choose(place: int, left: int) -> Iterator[dict[str, int]]:
        if place == len(useful):
            yield {}
            return
        target = useful[place]
        need = target.need or 0
        if need <= left and reach[place + 1] >> (left - need) & 1:
            for rest in choose(place + 1, left - need):
                yield {target.name: need} | rest
        if reach[place + 1] >> left & 1:
            yield from choose(place + 1, left)

    if amount >= 0 and reach[0] >> amount & 1:
        yield from choose(0, amount)


def _reach(units: list[Target], amount: int) -> int:
    """The sums up to ``amount`` that full-or-empty choices can come to, as a set of bits."""
    reach = 1
    for target in units:
        if target.need:
            reach = (reach | reach << target.need) & ((1 << (amount + 1)) - 1)
    return reach
