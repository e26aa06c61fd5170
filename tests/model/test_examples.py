"""The model on examples worked out by hand, before it judges anything else."""

from typing import Any

import msgspec
import pytest

from conformance.vocabulary.operations import AnyOperation

from .game import possible_values

Row = dict[str, Any]


def unit(name: str, might: int, **more: Any) -> Row:
    """A unit on the board."""
    return {"op": "unit", "unit": name, "might": might, **more}


def give(target: str, kind: str, **change: Any) -> Row:
    """A spell's effect for the turn; ``lasts``, ``source`` and ``effect`` belong to the spell."""
    outside: Row = {key: change.pop(key) for key in ("lasts", "source", "effect") if key in change}
    row: Row = {"op": "give", "unit": target, "change": {"kind": kind, **change}}
    return row | outside


def passive(name: str, kind: str, **change: Any) -> Row:
    """A passive ability; ``source``, ``units``, ``group``, ``while`` and ``controller`` belong to the ability."""
    about = ("source", "units", "group", "while", "controller")
    outside: Row = {key: change.pop(key) for key in about if key in change}
    row: Row = {"op": "passive", "effect": name, "change": {"kind": kind, **change}}
    return row | outside


def end(name: str) -> Row:
    """An effect ends."""
    return {"op": "end effect", "effect": name}


def ask(name: str, question: str = "might", **more: Any) -> Row:
    """A question about a unit."""
    return {"op": question, "unit": name, **more}


def answers(*rows: Row) -> list[Any]:
    """All answers to the questions among the rows: a plain value where there is one, a set where there are several."""
    operations = msgspec.convert(rows, tuple[AnyOperation, ...])
    values = [each.values for each in possible_values(operations) if each is not None]
    return [next(iter(each)) if len(each) == 1 else set(each) for each in values]


TURN = {"op": "end turn"}
DEFENDS = {"op": "designate", "unit": "U", "designation": "defender"}
FIORA: list[Row] = [
    unit("U", 4),
    passive("F", "keywords", keywords=["Deflect", "Ganking", "Shield"], source="U", **{"while": [{"is": "mighty"}]}),
]
TO5 = {"units": ["U"], "might": 5}

CASES: dict[str, tuple[list[Row], list[Any]]] = {
    "might.set-versus-increase": (
        [unit("U", 3), give("U", "set might", might=5), give("U", "increase", amount=1), ask("U"),
         unit("V", 3), give("V", "increase to", might=5), give("V", "increase", amount=1), ask("V"),
         unit("W", 3), give("W", "increase", amount=2), give("W", "set might", might=5), ask("W")],
        [6, 6, 7]),
    "might.several-thresholds": (
        [unit("U", 3), passive("P", "increase to", **TO5), passive("Q", "increase to", units=["U"], might=6),
         ask("U", "contribution", effect="P"), ask("U", "contribution", effect="Q"), ask("U"), end("Q"),
         ask("U")],
        [2, 1, 6, 5]),
    "might.several-thresholds-older-ends": (
        [unit("U", 3), passive("P", "increase to", **TO5), passive("Q", "increase to", units=["U"], might=6),
         end("P"), ask("U"), ask("U", "contribution", effect="Q")],
        [6, 3]),
    "might.value-on-resolution": (
        [unit("U", 2), {"op": "announce", "spell": "S", "action": give("U", "decrease", amount=4, minimum=1)},
         give("U", "increase", amount=2), {"op": "resolve", "spell": "S"}, ask("U")],
        [1]),
    "might.reduce-to-minimum": (
        [unit("U", 2), give("U", "decrease", amount=4, minimum=1), ask("U"), give("U", "increase", amount=3), ask("U")],
        [1, 4]),
    "might.passive-threshold-recalculates": (
        [unit("U", 2), passive("P", "increase to", **TO5), ask("U"), give("U", "increase", amount=3), ask("U")],
        [5, 5]),
    "might.double-two-expiries": (
        [unit("U", 3, keywords=["Shield 2"]), DEFENDS, ask("U"), {"op": "double", "unit": "U"}, ask("U"),
         {"op": "end combat"}, ask("U"), TURN, ask("U")],
        [5, 10, 8, 3]),
    "might.swap-2-and-5": (
        [unit("U", 2), unit("V", 5), {"op": "swap", "first": "U", "second": "V"}, ask("U"), ask("V"),
         give("U", "increase", amount=1), ask("U"), ask("V"), TURN, ask("U"), ask("V")],
        [5, 2, 6, 2, 2, 5]),
    "might.increase-never-lowers": (
        [unit("U", 6), give("U", "increase to", might=5), ask("U"), passive("P", "increase to", **TO5), ask("U"),
         give("U", "set might", might=5), ask("U")],
        [6, 6, 5]),
    "might.swap-gangplank": (
        [unit("U", 2), unit("G", 6), {"op": "replace decrease", "unit": "G", "increase": 3},
         {"op": "swap", "first": "U", "second": "G"}, ask("U"), ask("G")],
        [6, 9]),
    "might.negative-reads-zero": (
        [unit("U", 1), give("U", "decrease", amount=3), ask("U"), ask("U", "might read"), ask("U", "combat might"),
         give("U", "increase", amount=3), ask("U")],
        [-2, 0, 0, 1]),
    "might.swap-negative": (
        [unit("U", 0), give("U", "decrease", amount=2, lasts="for good"), unit("V", 3),
         {"op": "swap", "first": "U", "second": "V"}, ask("U"), ask("V")],
        [3, -2]),
    "might.double-negative": (
        [unit("U", 1), give("U", "decrease", amount=3), {"op": "double", "unit": "U"}, ask("U")],
        [-2]),
    "mighty.becomes": (
        [unit("U", 4), unit("V", 5), give("U", "increase", amount=1), give("V", "increase", amount=1),
         ask("U", "became mighty"), ask("V", "became mighty")],
        [1, 0]),
    "mighty.across-combat": (
        [unit("U", 4), DEFENDS, give("U", "keywords", keywords=["Shield"], effect="S"), ask("U"),
         ask("U", "became mighty"), end("S"), ask("U"), ask("U", "is mighty"),
         give("U", "increase", amount=1), ask("U"), ask("U", "became mighty")],
        [5, 1, 4, False, 5, 2]),
    "mighty.board-and-elsewhere": (
        [unit("U", 5, zone="trash"), unit("D", 5, zone="deck"), unit("V", 4), give("V", "increase", amount=2),
         {"op": "change zone", "unit": "V", "zone": "trash"}, unit("W", 3), give("W", "increase", amount=3),
         ask("U", "is mighty"), ask("D", "is mighty"), ask("V", "is mighty"), ask("W", "is mighty"), TURN,
         ask("W", "is mighty"), ask("W", "became mighty")],
        [True, True, False, True, False, 1]),
    "mighty.no-inner-stages": (
        [unit("U", 3), {"op": "together", "actions": [give("U", "set might", might=5),
         give("U", "decrease", amount=1)]},
         ask("U"), ask("U", "became mighty"), ask("U", "is mighty")],
        [4, 0, False]),
    "layers.order": (
        [unit("V", 3, keywords=["Tank"]), unit("U", 3), DEFENDS, give("U", "copy", of="V"),
         give("U", "tag", tag="Mech"),
         give("U", "set might", might=5), give("U", "keywords", keywords=["Shield"]),
         give("U", "decrease", amount=2),
         give("U", "increase", amount=1), ask("U"), ask("U", "keywords"), ask("U", "tags")],
        [5, ("Shield", "Tank"), ("Mech",)]),
    "layers.controller": (
        [unit("U", 3), give("U", "controller", player="B", effect="b", lasts="for good"),
         give("U", "controller", player="A", effect="a", lasts="for good"), ask("U", "controller"), end("a"),
         ask("U", "controller"), end("b"), ask("U", "controller")],
        ["A", "B", "A"]),
    "layers.increases-first": (
        [unit("U", 2), passive("P", "decrease", amount=3, minimum=1, units=["U"]),
         give("U", "increase", amount=2), ask("U")],
        [1]),
    "layers.attached-text": (
        [unit("U", 2), DEFENDS, {"op": "equipment", "gear": "E", "might_bonus": 1, "effect_text": ["Shield 1"]},
         {"op": "attach", "gear": "E", "unit": "U"}, ask("U")],
        [4]),
    "layers.set-then-modify": (
        [unit("U", 3), give("U", "set might", might=4), give("U", "increase", amount=2), ask("U"),
         unit("V", 3), give("V", "increase", amount=2), give("V", "set might", might=4), ask("V")],
        [6, 6]),
    "layers.fiora-recheck": (
        [*FIORA, {"op": "buff", "unit": "U"}, ask("U"), ask("U", "keywords"), DEFENDS, ask("U")],
        [5, ("Deflect", "Ganking", "Shield"), 6]),
    "layers.fiora-support-removed": (
        [*FIORA, {"op": "buff", "unit": "U"}, DEFENDS, ask("U"), {"op": "spend buff", "unit": "U", "player": "A"},
         ask("U"), ask("U", "keywords")],
        [6, 4, ()]),
    "layers.shield-cannot-start-itself": ([*FIORA, DEFENDS, ask("U"), ask("U", "keywords")], [4, ()]),
    "layers.dependency": (
        [unit("U", 4), passive("P", "increase to", **TO5), give("U", "increase", amount=2), ask("U"),
         ask("U", "contribution", effect="P")],
        [6, 0]),
    "layers.dependency-waits-for-all": (
        [unit("U", 2), passive("P", "increase to", **TO5), give("U", "increase", amount=2),
         give("U", "increase", amount=2), ask("U")],
        [6]),
    "layers.dependency-existence": (
        [unit("S", 3), unit("U", 2), DEFENDS,
         passive("P", "keywords", keywords=["Shield"], source="S", group={"who": "other friendly"}),
         give("S", "lose abilities"), ask("U"), ask("U", "keywords")],
        [2, ()]),
    "layers.dependency-existence.other-order": (
        [unit("S", 3), unit("U", 2), DEFENDS, give("S", "lose abilities"),
         passive("P", "keywords", keywords=["Shield"], source="S", group={"who": "other friendly"}),
         ask("U"), ask("U", "keywords")],
        [2, ()]),
    "layers.dependency-objects": (
        [unit("U", 2), DEFENDS, passive("P", "keywords", keywords=["Shield"], group={"keyword": "Tank"}),
         give("U", "keywords", keywords=["Tank"]), ask("U")],
        [3]),
    "layers.mutual-no-dependency": (
        [unit("U", 4), passive("P", "increase to", **TO5), give("U", "increase", amount=2, maximum=5, effect="S"),
         ask("U"), end("P"), ask("U")],
        [5, {4, 5}]),
    "layers.mutual-timestamp-decides": (
        [unit("U", 3), passive("P", "increase to", **TO5), passive("Q", "increase", amount=2, maximum=6, units=["U"]),
         ask("U"),
         unit("V", 3), passive("R", "increase", amount=2, maximum=6, units=["V"]),
         passive("T", "increase to", might=5, units=["V"]), ask("V")],
        [6, 5]),
    "layers.timestamp-is-when-it-applies": (
        [unit("U", 3), passive("P", "only keywords", keywords=["Tank"], units=["U"]),
         passive("Q", "only keywords", keywords=["Backline"], units=["U"]), ask("U", "keywords"),
         {"op": "inactivate", "effect": "P"}, ask("U", "keywords"), {"op": "reactivate", "effect": "P"},
         ask("U", "keywords")],
        [("Backline",), ("Backline",), ("Tank",)]),
    "layers.other-objects-first": (
        [unit("C", 1), unit("A", 1), unit("B", 2), passive("c", "increase", might_of="A", source="C"),
         passive("a", "increase", might_of="B", source="A"),
         give("B", "increase", amount=3), ask("B"), ask("A"), ask("C")],
        [5, 6, 7]),
    "layers.object-loop": (
        [unit("A", 2), unit("B", 4), unit("C", 3),
         passive("a", "keywords", keywords=["Tank"], source="A", **{"while": [{"is": "mighty", "unit": "B"}]}),
         passive("b", "increase", amount=1, source="B",
                 **{"while": [{"is": "keyword", "unit": "A", "keyword": "Tank"}]}),
         passive("c", "increase", amount=1, source="B",
                 **{"while": [{"is": "might at least", "unit": "C", "might": 3}]}),
         ask("C"), ask("B"), ask("A", "keywords")],
        [3, 6, ("Tank",)]),
    "buffs.plus-one": (
        [unit("U", 3), {"op": "buff", "unit": "U"}, ask("U"), {"op": "buff", "unit": "U"}, ask("U"),
         {"op": "change zone", "unit": "U", "zone": "hand"}, {"op": "change zone", "unit": "U", "zone": "board"},
         ask("U")],
        [4, 4, 3]),
    "buffs.each-counts": (
        [unit("U", 3), {"op": "allow buffs", "unit": "U"}, {"op": "buff", "unit": "U"},
         {"op": "buff", "unit": "U"}, ask("U")],
        [5]),
    "silent.increases-and-decreases": (
        [unit("U", 4), passive("P", "increase to", **TO5), give("U", "decrease", amount=2), ask("U")],
        [{3, 5}]),
    "silent.limited-spell-under-a-threshold": (
        [unit("U", 4), passive("P", "increase to", **TO5), give("U", "increase", amount=2, maximum=5), ask("U"),
         end("P"), ask("U")],
        [5, {4, 5}]),
    "silent.older-loss-newer-gain": (
        [unit("U", 4), give("U", "lose keyword", keyword="Tank"), give("U", "keywords", keywords=["Tank"]),
         ask("U", "has keyword", keyword="Tank")],
        [{True, False}]),
    "older-gain-newer-loss": (
        [unit("U", 4), give("U", "keywords", keywords=["Tank"]), give("U", "lose keyword", keyword="Tank"),
         ask("U", "has keyword", keyword="Tank")],
        [False]),
    "silent.disqualifies-itself": (
        [unit("U", 5), passive("P", "decrease", amount=1, source="U", **{"while": [{"is": "mighty"}]}), ask("U")],
        [{4, 5}]),
    "silent.supports-itself": (
        [unit("U", 5, keywords=[]), DEFENDS, give("U", "decrease", amount=1),
         passive("P", "keywords", keywords=["Shield"], source="U", **{"while": [{"is": "mighty"}]}),
         ask("U")],
        [{4, 5}]),
    "disqualified-by-another": (
        [unit("U", 5), passive("P", "keywords", keywords=["Tank"], source="U", **{"while": [{"is": "mighty"}]}),
         give("U", "decrease", amount=1), ask("U"), ask("U", "keywords")],
        [4, ()]),
    "silent.loss-that-disqualifies-itself": (
        [unit("U", 4, keywords=["Shield"]), DEFENDS,
         passive("P", "lose abilities", units=["U"], **{"while": [{"is": "mighty", "unit": "U"}]}), ask("U")],
        [{4, 5}]),
    "keyword-replaced-by-the-same": (
        [unit("U", 4, keywords=["Shield"]), DEFENDS,
         passive("P", "only keywords", keywords=["Shield"], units=["U"], **{"while": [{"is": "mighty", "unit": "U"}]}),
         ask("U")],
        [5]),
    "dependency-among-decreases-after-increases": (
        [unit("U", 4), passive("P", "decrease", amount=1, minimum=4, units=["U"]), {"op": "buff", "unit": "U"},
         give("U", "decrease", amount=2), ask("U")],
        [3]),
    "silent.arithmetic-in-a-circle": (
        [unit("A", 2), unit("B", 3), passive("a", "increase", might_of="B", source="A"),
         passive("b", "increase", might_of="A", source="B"), ask("A"), ask("B")],
        [5, {5, 8}]),
    "silent.began-together": (
        [unit("U", 3), {"op": "together", "actions": [
            passive("P", "increase to", **TO5),
         passive("Q", "increase", amount=2, maximum=6, units=["U"])]}, ask("U")],
        [{5, 6}]),
}  # fmt: skip


@pytest.mark.parametrize("name", CASES)
def test_the_model_knows_the_worked_examples(name: str) -> None:
    rows, expected = CASES[name]
    assert answers(*rows) == expected
