"""The model on assignments worked out by hand, before it judges anything else."""

from dataclasses import replace
from itertools import product

import pytest

from .model import Doubling, Prevention, Target, broken_rules, legal_maps


def unit(might: int, keywords: str = "", **more: object) -> Target:
    """A unit by its Might; "T" is Tank, "B" is Backline, "I" is one that cannot be dealt damage."""
    flags = {"tank": "T" in keywords, "backline": "B" in keywords, "immune": "I" in keywords}
    return Target("", might, **flags, **more)  # type: ignore[arg-type]


CASES: dict[str, tuple[list[Target], int, set[str]]] = {
    "lethal before the next": ([unit(2), unit(2)], 5, {"2/3", "3/2"}),
    "example of 465.2.c.3": ([unit(3), unit(3)], 4, {"3/1", "1/3"}),
    "example of 465.2.c.4": ([unit(3, marked=1), unit(3, marked=1), unit(3, marked=1)], 3,
                             {"2/1/0", "2/0/1", "1/2/0", "0/2/1", "1/0/2", "0/1/2"}),
    "two Tanks": ([unit(2, "T"), unit(3, "T"), unit(4)], 6, {"2/3/1"}),
    "two Tanks, not enough": ([unit(2, "T"), unit(3, "T"), unit(4)], 4, {"2/2/0", "1/3/0"}),
    "two Backline": ([unit(3), unit(2, "B"), unit(2, "B")], 6, {"3/2/1", "3/1/2"}),
    "Tank and Backline on one, 4": ([unit(2, "TB"), unit(3), unit(3)], 4, {"2/2/0", "2/0/2", "0/3/1", "0/1/3"}),
    "Tank and Backline on one, 6": ([unit(2, "TB"), unit(3), unit(3)], 6, {"2/3/1", "2/1/3", "0/3/3"}),
    "two with both": ([unit(2, "TB"), unit(2, "TB"), unit(3)], 4, {"2/2/0", "2/0/2", "0/2/2", "1/0/3", "0/1/3"}),
    "doubling, others waiting": ([unit(3, replacements=(Doubling("d"),)), unit(2)], 3, {"2/1", "1/2"}),
    "prevention": ([unit(2, replacements=(Prevention("p", 3),)), unit(2)], 5, {"5/0", "3/2"}),
    "all prevented": ([unit(4, "T", replacements=(Prevention("p", once=True),)), unit(4)], 12, {"12/0"}),
    "all prevented, no Tank": ([unit(4, replacements=(Prevention("p"),)), unit(4)], 12, {"12/0", "8/4"}),
    "0 Might": ([unit(0, "T"), unit(2)], 2, {"1/1"}),
    "negative Might": ([unit(-2), unit(2)], 2, {"1/1", "0/2"}),
    "exempt": ([unit(2, "TI"), unit(3)], 3, {"0/3"}),
    "other controllers": ([unit(2, "T"), unit(2, controller="D"), unit(2)], 2, {"2/0/0", "0/2/0"}),
    "nothing to assign": ([unit(2), unit(2)], 0, {"0/0"}),
    "several at once": ([unit(1, "T"), unit(1)], 4, {"1/3", "2/2", "3/1"}),
}  # fmt: skip


@pytest.mark.parametrize("name", CASES)
def test_legal(name: str) -> None:
    """The legal assignments are those worked out by hand."""
    units, total, expected = CASES[name]
    assert {"/".join(map(str, each)) for each in legal_maps(units, total, rest_on_immune=False)} == expected


@pytest.mark.parametrize(
    ("might", "marked", "replacements", "least"),
    [
        (0, 0, (), 1),
        (4, 0, (), 4),
        (4, 1, (), 3),
        (2, 0, (Prevention("p", 3),), 5),
        (3, 0, (Doubling("d"),), 2),
        (4, 0, (Prevention("p", 7), Doubling("d")), 9),
        (4, 0, (Doubling("d"), Prevention("p", 7)), 6),
        (2, 0, (Prevention("p"),), None),
    ],
)
def test_least(might: int, marked: int, replacements: tuple[Prevention | Doubling, ...], least: int | None) -> None:
    """The least lethal amount is the one worked out by hand."""
    assert unit(might, marked=marked, replacements=replacements).least == least


def test_both_orders() -> None:
    """4 assigned, prevention of 7 and doubling: 0 dealt and 3 left, or 1 dealt and nothing left (437.3)."""
    prevention, doubling = Prevention("p", 7), Doubling("d")
    first = unit(4, replacements=(prevention, doubling))
    second = unit(4, replacements=(doubling, prevention))
    assert (first.outcome(4), second.outcome(4)) == (0, 1)
    assert first.after(4).replacements == (Prevention("p", 3), doubling)
    assert second.after(4).replacements == (doubling,)


def test_rest_on_immune() -> None:
    """5 damage, an ordinary 3 and one that cannot be dealt damage: the silent point decides."""
    units = [unit(2, "I"), unit(3)]
    assert legal_maps(units, 5, rest_on_immune=False) == {(0, 5)}
    assert legal_maps(units, 5, rest_on_immune=True) == {(0, 5), (1, 4), (2, 3)}
    assert legal_maps([unit(2, "I")], 5, rest_on_immune=False) == {(0,)}
    assert legal_maps([unit(2, "I")], 5, rest_on_immune=True) == {(5,)}


@pytest.mark.parametrize(
    ("name", "amounts", "broken"),
    [
        ("lethal before the next", "2/2", {"465.2.c"}),
        ("lethal before the next", "1/4", {"465.2.c.4"}),
        ("two Tanks", "1/1/4", {"465.2.c.3", "815"}),
        ("two Tanks", "2/0/4", {"815"}),
        ("two Backline", "2/2/2", {"826"}),
        ("Tank and Backline on one, 4", "1/3/0", {"815", "826"}),
        ("all prevented", "8/4", {"815"}),
        ("doubling, others waiting", "3/0", {"465.2.c.4"}),
    ],
)
def test_broken(name: str, amounts: str, broken: set[str]) -> None:
    """An illegal assignment breaks the rules that it breaks by hand."""
    units = [replace(one, name=str(place)) for place, one in enumerate(CASES[name][0])]
    given = {str(place): int(amount) for place, amount in enumerate(amounts.split("/"))}
    assert broken_rules(units, CASES[name][1], given, rest_on_immune=False) == broken


@pytest.mark.parametrize("name", CASES)
@pytest.mark.parametrize("rest", [False, True])
def test_two_ways(name: str, rest: bool) -> None:
    """Walking to every legal assignment and judging every assignment come to the same."""
    units = [replace(one, name=str(place)) for place, one in enumerate(CASES[name][0])]
    total = min(CASES[name][1], 6)
    numbers = list(product(range(total + 1), repeat=len(units)))
    names = [one.name for one in units]
    fine = {each for each in numbers if not broken_rules(units, total, dict(zip(names, each, strict=True)), rest)}
    assert fine == legal_maps(units, total, rest)
