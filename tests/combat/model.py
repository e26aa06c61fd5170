"""Combat damage assignment walked out by hand: every order of the units, every choice, every amount.

A second opinion on the oracle, for small boards only. It shares nothing with the oracle and knows no shortcuts: what
is legal is what some walk along 465.2.c.3 to 465.2.c.10 leads to, unit after unit.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import permutations, product

Amounts = tuple[int, ...]
"""An amount for each target, in the targets' order."""

TOTAL, FULL, EXCESS, EXEMPT = "465.2.c", "465.2.c.3", "465.2.c.4", "465.2.c.10"
TANK, BACKLINE = "815", "826"


@dataclass(frozen=True)
class Prevention:
    """Prevents the next damage, up to an amount, all of it where that is None; ``once``: the next damage only."""

    name: str
    amount: int | None = None
    once: bool = False


@dataclass(frozen=True)
class Doubling:
    """Doubles damage; ``once``: the next damage only."""

    name: str
    once: bool = False


@dataclass(frozen=True)
class Target:
    """A unit that combat damage may be assigned to, with what replaces damage to it, the first to apply first."""

    name: str
    might: int
    controller: str = "B"
    marked: int = 0
    tank: bool = False
    backline: bool = False
    immune: bool = False
    replacements: tuple[Prevention | Doubling, ...] = ()
    any_kills: bool = False
    ordered: bool = True

    def orders(self) -> list["Target"]:
        """The unit with its replacements in each order that its controller could choose (372)."""
        if self.ordered:
            return [self]
        return [replace(self, replacements=order, ordered=True) for order in permutations(self.replacements)]

    def outcome(self, assigned: int) -> int:
        """What an assigned amount comes to when everything that replaces it has applied (465.2.c.5, 437.2)."""
        return 0 if self.immune else self._replace(assigned)[0]

    def after(self, assigned: int) -> "Target":
        """The unit when the amount has been dealt: marked, and what replaced it used up (437.3)."""
        if self.immune or assigned == 0:
            return self
        dealt, left = self._replace(assigned)
        return replace(self, marked=self.marked + dealt, replacements=left)

    def _replace(self, amount: int) -> tuple[int, tuple[Prevention | Doubling, ...]]:
        left: list[Prevention | Doubling] = []
        for one in self.replacements:
            if amount == 0:
                left.append(one)
                continue
            if isinstance(one, Doubling):
                amount *= 2
                left += [] if one.once else [one]
                continue
            prevented = amount if one.amount is None else min(amount, one.amount)
            amount -= prevented
            if not one.once and one.amount is None:
                left.append(one)
            elif not one.once and one.amount is not None and one.amount > prevented:
                left.append(replace(one, amount=one.amount - prevented))
        return amount, tuple(left)

    def lethal(self, assigned: int) -> bool:
        """Whether it has lethal damage with an amount assigned to it.

        Lethal is what is not nothing and at least its Might, with what is marked (142.4.b), or any amount of damage
        where any amount kills (142.4.c).
        """
        dealt = self.outcome(assigned)
        damage = self.marked + dealt
        return damage > 0 and (damage >= self.might or (self.any_kills and dealt > 0))

    @cached_property
    def least(self) -> int | None:
        """The least amount to assign that is lethal together with what is marked; None where no amount is."""
        if self.immune or any(one.amount is None for one in self.replacements if isinstance(one, Prevention)):
            return None
        amount = 0
        while not self.lethal(amount):
            amount += 1
        return amount


def legal_maps(targets: Sequence[Target], total: int, rest_on_immune: bool) -> frozenset[Amounts]:
    """Every assignment of ``total`` that some walk leads to.

    Args:
        targets: the units of the other side.
        total: the damage to assign, all of it (465.2.c).
        rest_on_immune: whether what is left in the end may be put on units that cannot be dealt damage.

    Returns:
        The amounts of each legal assignment in the order of ``targets``; none at all only where nothing may be given
        anything, and then the assignment of nothing.
    """
    if all(one.immune for one in targets) and not rest_on_immune:
        return frozenset([(0,) * len(targets)])
    found: set[Amounts] = set()
    for requirements in _choices(targets):
        _walk(targets, requirements, (0,) * len(targets), frozenset(), total, rest_on_immune, found)
    return frozenset(found)


def _walk(
    targets: Sequence[Target],
    requirements: Sequence[str],
    given: Amounts,
    past: frozenset[int],
    left: int,
    rest_on_immune: bool,
    found: set[Amounts],
) -> None:
    """Go on from here: ``past`` are the units that damage was assigned to, lethal for each."""
    waiting = [place for place, one in enumerate(targets) if place not in past and not one.immune]
    if left == 0:
        found.add(given)
        return
    lacking = [place for place in waiting if targets[place].least != 0]
    if not lacking:
        places = [place for place, one in enumerate(targets) if rest_on_immune or not one.immune]
        found.update(_spread(given, places, left))
        return
    for place in lacking:
        if any(_demands(targets, requirements, other, place) for other in lacking):
            continue
        least = targets[place].least
        for amount in range(1, left + 1):
            after = (*given[:place], given[place] + amount, *given[place + 1 :])
            if least is not None and amount > least:
                break  # more than lethal while this or another unit could still be the one to get it (465.2.c.4)
            if least is None or amount < least:
                if amount == left:  # not lethal, so nothing may follow (465.2.c.3)
                    found.add(after)
            else:
                _walk(targets, requirements, after, past | {place}, left - amount, rest_on_immune, found)


def _demands(targets: Sequence[Target], requirements: Sequence[str], first: int, second: int) -> frozenset[str]:
    """The rules that want lethal damage on one unit before another has any (815.1.b, 826.3)."""
    one, other = targets[first], targets[second]
    if first == second or one.controller != other.controller:
        return frozenset()
    tank = {TANK} if requirements[first] == TANK and not other.tank else set()
    backline = {BACKLINE} if requirements[second] == BACKLINE and not one.backline else set()
    return frozenset(tank | backline)


def _choices(targets: Sequence[Target]) -> Iterator[tuple[str, ...]]:
    """The requirement that each unit has, "" for none; both choices for a unit that has both (465.2.c.8, 465.2.c.9)."""
    options = []
    for one in targets:
        mine = (TANK,) * one.tank + (BACKLINE,) * one.backline
        options.append(mine if mine and not one.immune else ("",))
    yield from product(*options)


def _spread(given: Amounts, places: Sequence[int], left: int) -> Iterator[Amounts]:
    """Every way to put what is left on the units in these places (465.2.c.4)."""
    if len(places) == 1 or left == 0:
        place = places[0]
        yield (*given[:place], given[place] + left, *given[place + 1 :])
        return
    place = places[0]
    for amount in range(left + 1):
        more = (*given[:place], given[place] + amount, *given[place + 1 :])
        yield from _spread(more, places[1:], left - amount)


def broken_rules(
    targets: Sequence[Target], total: int, amounts: Mapping[str, int], rest_on_immune: bool
) -> frozenset[str]:
    """The rules that an assignment can be said to break: empty where it is legal.

    The assignment is played in every order and with every choice, and each play notes the rules it breaks. Those
    plays count that break no more than they must: no other play breaks only some of the same rules.
    """
    numbers = {one.name: amounts.get(one.name, 0) for one in targets}
    broken: set[str] = set()
    if set(amounts) - set(numbers) or min(amounts.values(), default=0) < 0:
        return frozenset([TOTAL])
    nothing_due = not rest_on_immune and all(one.immune for one in targets)
    if sum(amounts.values()) != total and not (nothing_due and sum(amounts.values()) == 0):
        broken.add(TOTAL)
    given = [place for place, one in enumerate(targets) if numbers[one.name]]
    if any(targets[place].immune for place in given) and not (
        rest_on_immune and not any(_lacks(one, numbers[one.name]) for one in targets)
    ):
        broken.add(EXEMPT)
    plays = {
        _broken_in(targets, requirements, order, numbers)
        for requirements in _choices(targets)
        for order in permutations(place for place in given if not targets[place].immune)
    }
    least = [play for play in plays if not any(other < play for other in plays)]
    return frozenset(broken.union(*least))


def _lacks(one: Target, amount: int) -> bool:
    """Whether a unit that must be assigned damage has no lethal damage yet."""
    least = one.least
    return not one.immune and (least is None or amount < least)


def _broken_in(
    targets: Sequence[Target], requirements: Sequence[str], order: Sequence[int], numbers: Mapping[str, int]
) -> frozenset[str]:
    """The rules that an assignment breaks when its units come in this order."""
    lacking = {place for place, one in enumerate(targets) if _lacks(one, numbers[one.name])}
    broken = set()
    for step, place in enumerate(order):
        one = targets[place]
        least = one.least
        if place in lacking and step < len(order) - 1:
            broken.add(FULL)
        if least is not None and numbers[one.name] > least and lacking:
            broken.add(EXCESS)
        for other in range(len(targets)):
            had = other in order[:step] and other not in lacking
            if targets[other].immune or had or targets[other].least == 0 or least == 0:
                continue
            broken |= _demands(targets, requirements, other, place)
    return frozenset(broken)
