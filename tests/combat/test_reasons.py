"""Answers about combat damage come with the steps that lead to them, each with its rule."""

import pytest

from conformance.engines.base import Value
from conformance.engines.oracle import OracleEngine
from conformance.sources import load_suite
from conformance.vocabulary import Operation, questions
from conformance.vocabulary.actions import (
    AnyAmountKills,
    Battlefield,
    CannotBeDealtDamage,
    DoubleDamage,
    Give,
    Prevent,
    StartCombat,
    Unit,
)
from conformance.vocabulary.text import Decrease

FIGHT = (
    Battlefield(battlefield="Grove", controller="B"),
    Unit(unit="Vi", might=6, location="Grove"),
    Unit(unit="Zac", might=2, location="Grove", stunned=True),
    Unit(unit="Poro", might=3, controller="B", location="Grove", keywords=("Tank",), damage=1),
    Unit(unit="Teemo", might=4, controller="B", location="Grove"),
    StartCombat(battlefield="Grove", attacker="A"),
)


def way(*operations: Operation) -> list[tuple[str, str, str]]:
    """The last answer's steps: rule, value before, value after."""
    return [(one.rule, one.before, one.after) for one in OracleEngine().explain(operations)[-1][1]]


def test_the_total_of_a_side_is_summed_unit_by_unit() -> None:
    assert way(*FIGHT, questions.SideTotal(player="A")) == [("465.2.a", "0", "6"), ("423.1.b", "6", "6")]
    weak = Give(unit="Teemo", change=Decrease(amount=5))
    assert way(*FIGHT, weak, questions.SideTotal(player="B")) == [("465.2.a", "0", "3"), ("143.2.b", "3", "3")]


@pytest.mark.parametrize(
    ("effects", "steps"),
    [
        ((), []),
        ((Prevent(unit="Poro", effect="Barrier", amount=3),), [("437.5.a", "2", "5")]),
        ((DoubleDamage(unit="Poro", effect="Trap"),), [("465.2.c.4.a", "2", "1")]),
        ((Prevent(unit="Poro", effect="Parry", once=True),), [("437.5.b", "2", "no amount")]),
        ((CannotBeDealtDamage(unit="Poro", effect="Shadow"),), [("465.2.c.10", "2", "no amount")]),
    ],
)
def test_lethal_damage_counts_might_marked_damage_and_what_replaces_it(
    effects: tuple[Operation, ...], steps: list[tuple[str, str, str]]
) -> None:
    found = way(*FIGHT, *effects, questions.LethalAmount(unit="Poro"))
    assert found == [("143.2", "", "3"), ("142.4.b", "", "3"), ("142.4", "3", "2"), *steps]


def test_where_any_amount_kills_one_is_enough() -> None:
    terror = AnyAmountKills(player="A", effect="Terror")
    assert way(*FIGHT, terror, questions.LethalAmount(unit="Teemo"))[1:] == [("142.4.c", "", "1")]


def test_an_assignment_shows_what_binds_it_and_what_it_breaks() -> None:
    bounds = [("465.2.c", "", "6"), ("465.2.c.6", "", "2"), ("465.2.c.3", "", "4")]
    assert way(*FIGHT, questions.CountAssignments(player="A")) == bounds
    legal = questions.JudgeAssignment(player="A", amounts={"Poro": 2, "Teemo": 4})
    assert way(*FIGHT, legal) == [*bounds, ("465.2.c", "", "legal")]
    early = questions.JudgeAssignment(player="A", amounts={"Poro": 1, "Teemo": 5})
    assert way(*FIGHT, early)[-1][0] == OracleEngine().run([*FIGHT, early])[-1].value  # type: ignore[union-attr]


def test_a_negative_might_is_read_as_nothing() -> None:
    weak = (Unit(unit="Poro", might=1), Give(unit="Poro", change=Decrease(amount=3)))
    assert way(*weak, questions.MightRead(unit="Poro"))[-1] == ("143.2.b", "-2", "0")
    assert way(*weak, questions.CombatMight(unit="Poro"))[-1] == ("143.2.b", "-2", "0")
    assert way(*weak, questions.Damage(unit="Poro")) == []


def test_the_last_step_of_every_lethal_amount_in_the_suite_is_its_answer() -> None:
    checked = 0
    for scenario in load_suite():
        steps = [step for step in scenario.steps if step.versions is None or "1.4" in step.versions]
        if "1.4" not in scenario.versions:
            continue
        told = OracleEngine().explain([step.operation for step in steps])
        for step, (answer, found) in zip(steps, told, strict=True):
            if isinstance(step.operation, questions.LethalAmount) and isinstance(answer, Value):
                off_board = found[-1].rule == "711"
                assert off_board or found[-1].after == str(answer.value), scenario.id
                checked += 1
    assert checked > 30
