"""When effects begin, on examples worked out by hand: timestamps of effects, of keywords' bonuses, and ties (480)."""

from typing import Any

import pytest

from .test_examples import DEFENDS, Row, answers, ask, give, passive, unit


def while_designated(name: str) -> dict[str, Any]:
    """The condition that a unit is an attacker or a defender."""
    return {"while": [{"is": "designated", "unit": name}]}


def together(*actions: Row) -> Row:
    """Several effects that begin at the same moment."""
    return {"op": "together", "actions": list(actions)}


def zone(name: str, to: str) -> Row:
    """A unit goes to another zone."""
    return {"op": "change zone", "unit": name, "zone": to}


def copy(name: str, of: str, **more: Any) -> Row:
    """A unit becomes a copy of another."""
    return give(name, "copy", of=of, **more)


SHIELD = {"keywords": ["Shield"]}
ENDS = {"op": "end combat"}
BUFFED = {"op": "buff", "unit": "U"}
ENEMIES_SET: list[Row] = [
    unit("V", 1, controller="B"),
    passive("P", "set might", might=4, source="V", group={"who": "enemy"}),
    passive("Q", "set might", might=2, source="V", group={"who": "enemy"}),
]

CASES: dict[str, tuple[list[Row], list[Any]]] = {
    "a bonus begins with the designation": (
        [unit("U", 2, **SHIELD), passive("P", "increase to", might=6, units=["U"], **while_designated("U")),
         passive("Q", "increase", amount=2, maximum=5, units=["U"]), DEFENDS, ask("U"),
         ask("U", "contribution", effect="Q")],
        [6, 2]),
    "a designation given again changes nothing": (
        [unit("U", 0, **SHIELD), DEFENDS,
         passive("P", "increase to", might=4, units=["U"], **while_designated("U")),
         passive("Q", "increase", amount=2, maximum=5, units=["U"]), DEFENDS, ask("U")],
        [5]),
    "a bonus ties with what else is created": (
        [unit("U", 2, **SHIELD), passive("P", "set might", might=0, units=["U"]),
         passive("R", "increase", amount=2, maximum=5, units=["U"]), DEFENDS,
         together(passive("Q", "increase", amount=2, maximum=4, source="U", group={"who": "friendly"}),
                  passive("S", "keywords", source="U", **SHIELD, **{"while": [{"is": "alone"}]})), ask("U")],
        [{4, 5}]),
    "text active again before there is an object": (
        [*ENEMIES_SET, {"op": "inactivate", "effect": "P"}, {"op": "reactivate", "effect": "P"}, unit("U", 3),
         ask("U")],
        [{2, 4}]),
    "one timestamp for a unit that comes later": (
        [unit("W", 3), *ENEMIES_SET, unit("U", 3), ask("U"), ask("W")],
        [2, 2]),
    "no object at first": (
        [unit("U", 2, **SHIELD), unit("V", 1, controller="B"),
         passive("P", "keywords", source="V", group={"who": "enemy", "buffed": True}, **SHIELD),
         give("U", "lose abilities"), BUFFED, ask("U", "keywords")],
        [{(), ("Shield",)}]),
    "no object any more": (
        [unit("U", 5), passive("P", "set might", might=1, group={"buffed": True}),
         BUFFED, passive("Q", "set might", might=2, units=["U"]), ask("U"),
         {"op": "spend buff", "player": "A", "unit": "U"}, BUFFED, ask("U")],
        [3, {2, 3}]),
    "arithmetic of one unit is in no circle": (
        [unit("U", 5), give("U", "increase", amount=2), passive("P", "increase", might_of="U", source="U"),
         passive("Q", "increase", might_of="U", source="U"), ask("U")],
        [28]),
    "a loss of text settles who disqualifies whom": (
        [unit("U", 6), passive("P", "set might", might=1, source="U", **{"while": [{"is": "mighty"}]}),
         passive("Q", "only keywords", keywords=["Shield 2"], units=["U"],
                 **{"while": [{"is": "mighty", "unit": "U"}]}), ask("U")],
        [6]),
    "a limited spell under one that disqualifies itself": (
        [unit("U", 6), passive("P", "decrease", amount=1, minimum=1, source="U", **{"while": [{"is": "mighty"}]}),
         give("U", "decrease", amount=3, minimum=4, lasts="this combat"), BUFFED,
         give("U", "increase", amount=2), ask("U")],
        [{5, 7}]),
    "dependency across increases and decreases": (
        [unit("U", 0), passive("P", "decrease", amount=2, minimum=1, source="U", units=["U"]),
         passive("Q", "decrease", amount=1, units=["U"]), passive("R", "increase to", might=5, units=["U"]), ask("U")],
        [{2, 3}]),
    "each player has a base": (
        [unit("U", 1), unit("V", 1, controller="B"),
         passive("P", "increase", amount=1, source="U", group={"who": "all", "here": True}), ask("U"), ask("V"),
         give("V", "controller", player="A", lasts="for good"), ask("V")],
        [2, 1, 2]),
    "a decrease by nothing": (
        [unit("U", 1), {"op": "replace decrease", "unit": "U", "increase": 3},
         give("U", "decrease", amount=2, minimum=1), ask("U"), give("U", "decrease", amount=1), ask("U")],
        [{1, 4}, {4, 7}]),
    "nothing is read off the board": (
        [unit("U", 1), unit("V", 5), zone("V", "hand"), give("U", "increase", might_of="V"), ask("U"),
         {"op": "swap", "first": "U", "second": "V"}, ask("U"), ask("V", "combat might"), ask("V", "is mighty")],
        [1, 1, 0, True]),
    "a condition about who has left": (
        [unit("U", 1), unit("V", 5, keywords=["Tank"]),
         passive("P", "increase", amount=1, units=["U"], **{"while": [{"is": "mighty", "unit": "V"}]}),
         passive("Q", "increase", amount=4, units=["U"],
                 **{"while": [{"is": "keyword", "unit": "V", "keyword": "Tank"}]}),
         ask("U"), zone("V", "hand"), ask("U")],
        [6, {1, 2}]),
    "who comes back is new": (
        [unit("U", 5), give("U", "decrease", amount=2, lasts="for good"), BUFFED, ask("U"), zone("U", "hand"),
         zone("U", "board"), ask("U"), ask("U", "became mighty")],
        [4, 5, 0]),
    "a copy has the text": (
        [unit("U", 3, tags=["Mech"]), unit("V", 1, keywords=["Tank"]), passive("P", "keywords", source="U", **SHIELD),
         passive("Q", "keywords", source="V", keywords=["Assault"]), copy("V", "U"), ask("V", "keywords"),
         ask("V", "tags"), ask("V"), {"op": "end turn"}, ask("V", "keywords")],
        [("Shield",), ("Mech",), {1, 3}, ("Assault", "Tank")]),
    "a second copy takes the place of the first": (
        [unit("U", 1), unit("V", 1), passive("P", "keywords", source="U", **SHIELD), copy("V", "U"), copy("V", "U"),
         ask("V", "keyword value", keyword="Shield"), copy("U", "V"), ask("U", "keyword value", keyword="Shield")],
        [1, 1]),
    "copies among other changes of traits": (
        [unit("U", 3), unit("V", 1), give("V", "tag", tag="Mech"), copy("V", "U"), ask("V", "tags"),
         give("V", "tag", tag="Yordle"), ask("V", "tags")],
        [{(), ("Mech",)}, {("Yordle",), ("Mech", "Yordle")}]),
}  # fmt: skip


@pytest.mark.parametrize("name", CASES)
def test_the_model_knows_when_effects_begin(name: str) -> None:
    rows, expected = CASES[name]
    assert answers(*rows) == expected
