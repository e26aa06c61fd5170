"""Cutting cases down to what an engine declares."""

from typing import Any

from conformance.engines.base import Description, Settings
from conformance.fuzz.sections import SECTIONS, plain_case
from conformance.fuzz.within import asks_anything, cutter, with_known_names
from conformance.vocabulary import Operation
from conformance.vocabulary.actions import (
    Attach,
    Battlefield,
    CombatCleanup,
    DealCombatDamage,
    Equipment,
    Give,
    Players,
    Unit,
)
from conformance.vocabulary.questions import Contribution, Damage, Might, Points
from conformance.vocabulary.text import Increase


def cut(operations: list[Operation], **description: Any) -> list[Operation]:
    """A case cut down for an engine that says this of itself."""
    cutting = cutter(Description("try", "1", "Python", "1.4", **description))
    return operations if cutting is None else cutting(operations)


def test_an_engine_that_claims_everything_is_asked_everything() -> None:
    assert cutter(Description("try", "1", "Python", "1.4")) is None


def test_what_is_not_declared_goes_with_all_that_hangs_on_it() -> None:
    unit = Unit(unit="U", might=3)
    raised = Give(unit="U", change=Increase(amount=1), effect="e1")
    operations = [
        unit,
        Equipment(gear="G"),
        Attach(gear="G", unit="U"),
        raised,
        Contribution(effect="e1", unit="U"),
        Might(unit="U"),
        Might(unit="G"),
    ]
    declared = frozenset({"unit", "attach", "contribution", "might", "give decrease"})
    assert cut(operations, capabilities=declared) == [unit, Might(unit="U")]


def test_players_beyond_those_that_the_engine_seats_go_with_what_is_theirs() -> None:
    operations = [Players(players=("A", "B", "C")), Unit(unit="U", might=3, controller="C"), Points(player="A")]
    assert cut(operations, settings=Settings(max_players=2)) == [Points(player="A")]
    assert cut(operations, settings=Settings(max_players=3)) == operations


def test_damage_is_not_asked_for_where_the_engine_cannot_show_it() -> None:
    operations = [
        Battlefield(battlefield="F"),
        Unit(unit="U", might=3, location="F"),
        DealCombatDamage(),
        Damage(unit="U"),
        CombatCleanup(),
        Damage(unit="U"),
    ]
    kept = cut(operations, settings=Settings(marked_damage_after_deal=False))
    assert kept == [*operations[:3], *operations[4:]]


def test_names_that_are_known_stay() -> None:
    for section in SECTIONS:
        operations = plain_case(section, 3)
        assert with_known_names(operations) == operations


def test_whether_anything_is_left_to_compare() -> None:
    assert asks_anything([Unit(unit="U", might=3), Might(unit="U")])
    assert not asks_anything([Unit(unit="U", might=3)])
    assert not asks_anything([Points(player="A")])
