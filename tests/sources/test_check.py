"""Names and operations of a whole scenario, checked against each other."""

from typing import Any

import pytest

from conformance.errors import InputError
from conformance.sources.check import check_steps
from conformance.sources.decode import decode_step
from conformance.sources.names import introduced, uses
from conformance.vocabulary.actions import Announce, Double, Give, Passive, Together
from conformance.vocabulary.scenario import Status
from conformance.vocabulary.text import Increase

PORO = {"op": "unit", "unit": "Poro", "might": 3}
PLUS = {"kind": "increase", "amount": 1}
TWO = {"unruled": [{"value": 3, "because": "a"}, {"value": 4, "because": "b"}]}


def check(*operations: dict[str, Any], status: Status | None = None) -> None:
    steps = [decode_step(data, require_expectations=False, line=10 * n) for n, data in enumerate(operations, 1)]
    check_steps(steps, status)


def message(*operations: dict[str, Any], status: Status | None = None) -> str:
    with pytest.raises(InputError) as caught:
        check(*operations, status=status)
    return str(caught.value)


def give(**fields: Any) -> dict[str, Any]:
    return {"op": "give", "unit": "Poro", "change": PLUS} | fields


def passive(**fields: Any) -> dict[str, Any]:
    return {"op": "passive", "effect": "Aura", "change": PLUS} | fields


def test_a_sound_scenario() -> None:
    check(
        {"op": "battlefield", "battlefield": "Grove"},
        PORO | {"location": "Grove"},
        give(effect="Poro"),
        {"op": "announce", "spell": "Smoke", "action": give(effect="Haze")},
        {"op": "resolve", "spell": "Smoke"},
        {"op": "end effect", "effect": "Haze"},
        {"op": "end effect", "effect": "Poro"},
        {"op": "move", "unit": "Poro", "location": "base"},
    )


@pytest.mark.parametrize(
    ("operations", "line"),
    [
        ([PORO, {"op": "might", "unit": "Pora"}],
         'line 20: step 2, "might": unit: unknown unit or gear "Pora"; did you mean "Poro"?'),
        ([{"op": "might", "unit": "Poro"}],
         'line 10: step 1, "might": unit: unknown unit or gear "Poro"; nothing has such a name before this step'),
        ([give(), PORO],
         'line 10: step 1, "give": unit: unknown unit or gear "Poro"; nothing has such a name before this step '
         "(it only appears later, in line 20)"),
        ([PORO, PORO], 'line 20: step 2, "unit": unit: the name "Poro" is taken in step 1; choose another'),
        ([PORO, give(effect="Aura"), passive(source="Poro")],
         'line 30: step 3, "passive": effect: the name "Aura" is taken in step 2; choose another'),
        ([PORO, give(effect="Aura"), {"op": "inactivate", "effect": "Aurora"}],
         'line 30: step 3, "inactivate": effect: unknown effect "Aurora"; did you mean "Aura"?'),
        ([PORO | {"location": "Grove"}],
         'line 10: step 1, "unit": location: unknown place "Grove"; known here: "base"'),
        ([{"op": "battlefield", "battlefield": "base"}],
         'line 10: step 1, "battlefield": battlefield: the name "base" is taken from the start; choose another'),
        ([PORO | {"controller": "C"}],
         'line 10: step 1, "unit": controller: unknown player "C"; known here: "A", "B"'),
        ([PORO, {"op": "resolve", "spell": "Smoke"}],
         'line 20: step 2, "resolve": spell: unknown announced spell or ability "Smoke"; '
         "nothing has such a name before this step"),
        ([PORO, {"op": "announce", "spell": "Smoke", "action": give(unit="Teemo")}],
         'line 20: step 2, "announce": unit: unknown unit or gear "Teemo"; known here: "Poro"'),
        ([PORO, {"op": "together", "actions": [give(), give(unit="Teemo")]}],
         'line 20: step 2, "together": unit: unknown unit or gear "Teemo"; known here: "Poro"'),
        ([PORO, give(change={"kind": "increase", "might_of": "Teemo"})],
         'line 20: step 2, "give": might_of: unknown unit or gear "Teemo"; known here: "Poro"'),
        ([PORO, passive(source="Poro", **{"while": [{"is": "mighty", "unit": "Teemo"}]})],
         'line 20: step 2, "passive": unit: unknown unit or gear "Teemo"; known here: "Poro"'),
        ([PORO, {"op": "total might", "units": ["Poro", "Teemo"]}],
         'line 20: step 2, "total might": units: unknown unit or gear "Teemo"; known here: "Poro"'),
    ],
)  # fmt: skip
def test_a_name_that_is_unknown_or_taken(operations: list[dict[str, Any]], line: str) -> None:
    assert message(*operations) == line


def test_seated_players_replace_the_usual_two() -> None:
    seats = {"op": "players", "players": ["C", "D"]}
    check(seats, PORO | {"controller": "D"})
    assert 'controller: unknown player "A"; known here: "C", "D"' in message(seats, PORO)


@pytest.mark.parametrize(
    ("operations", "problem"),
    [
        ([PORO, {"op": "players", "players": ["A", "B"]}], "players sit down before anything else happens"),
        ([{"op": "players", "players": ["A", "A"]}], 'players: ["A", "A"] is wrong; two or more different names'),
        ([{"op": "players", "players": ["A", "B"], "teams": ["X"]}], "teams: 1 for 2 players"),
        ([PORO, passive()], "it touches nothing; give source, units or group"),
        ([PORO, passive(units=["Poro"], group={})], "it has both units and group; give the one"),
        ([PORO, passive(group={"here": True})], "group.here: it means at the source's location; give source"),
        ([PORO, passive(units=["Poro"], **{"while": [{"is": "alone"}]})], 'while: "alone" speaks of the source'),
        ([PORO, give(lasts="while the source stays")], 'lasts: "while the source stays" needs source'),
        ([PORO, {"op": "double", "unit": "Poro", "lasts": "while the source stays"}], "needs source"),
        ([PORO, give(change={"kind": "increase to"})], "exactly one of might and might_of"),
        ([PORO, give(change={"kind": "increase to", "might": 5, "might_of": "Poro"})], "exactly one of"),
        ([PORO, give(change={"kind": "increase"})], "an increase needs amount above 0, or might_of"),
        ([PORO, give(change={"kind": "increase", "might_of": "Poro", "per": {}})], "per or might_of, not both"),
        ([PORO, give(change={"kind": "increase", "amount": -2})], '-2 is below 0; use kind "decrease" and 2'),
        ([PORO, give(change={"kind": "decrease", "amount": -2})], '-2 is below 0; use kind "increase" and 2'),
        ([PORO, {"op": "together", "actions": [give()]}], "two or more that begin at the same moment"),
        ([PORO, {"op": "together", "actions": [give(), passive()]}], "actions[2]: it touches nothing"),
    ],
)
def test_an_operation_that_cannot_be_carried_out(operations: list[dict[str, Any]], problem: str) -> None:
    line = message(*operations)
    assert problem in line
    assert line.startswith(f"line {10 * len(operations)}: step {len(operations)}, ")


def test_an_announced_action_is_checked_as_well() -> None:
    announced = {"op": "announce", "spell": "Smoke", "action": give(change={"kind": "increase to"})}
    assert "exactly one of might and might_of" in message(PORO, announced)


def test_unruled_answers_and_status_go_together() -> None:
    asked = {"op": "might", "unit": "Poro", "expect": TWO}
    check(PORO, asked, status="unruled")
    assert "line 20: an answer is expected to be unruled, but the status is ruling" in message(
        PORO, asked, status="ruling"
    )
    plain = {"op": "might", "unit": "Poro", "expect": 3}
    assert "no question expects unruled answers" in message(PORO, plain, status="unruled")


def test_the_fields_that_matter_are_read_from_the_vocabulary() -> None:
    assert [(use.field, use.role, use.kind) for use in uses(Passive)] == [
        ("effect", "declares", "effect"),
        ("change", "part", ""),
        ("source", "refers", "object"),
        ("controller", "refers", "player"),
        ("units", "refers", "object"),
        ("group", "part", ""),
        ("while", "part", ""),
    ]


def test_names_introduced_by_parts_are_found() -> None:
    inner = Give(unit="Poro", change=Increase(amount=1), effect="Haze")
    assert list(introduced(Announce(spell="Smoke", action=inner))) == [("spell", "Smoke"), ("effect", "Haze")]
    both = Together(actions=(inner, Double(unit="Poro", effect="Twice")))
    assert list(introduced(both)) == [("effect", "Haze"), ("effect", "Twice")]
