"""Changes that mean nothing: they are as they say, the oracle's answers keep to them, and a bad engine's do not."""

import pytest

from conformance.engines.oracle import OracleEngine
from conformance.fuzz.hunt import Bag, Hunt, Terms
from conformance.fuzz.player import Direct
from conformance.fuzz.relations import (
    RELATIONS,
    add_far_unit,
    rename_cards,
    rename_players,
    reorder_set_up,
    split_increase,
    swap_seats,
)
from conformance.fuzz.sections import SECTIONS
from conformance.vocabulary import Operation
from conformance.vocabulary.actions import (
    AdditionalTurn,
    Attach,
    Battlefield,
    Equipment,
    EstablishControl,
    Give,
    Passive,
    Players,
    Unit,
)
from conformance.vocabulary.questions import Attached, Controller, Might, NextTurns
from conformance.vocabulary.text import Group, Increase, Mighty
from tests.fuzz.engines import LooksAtNames, Named

U, V = Unit(unit="U", might=3), Unit(unit="V", might=4, controller="B", location="F")
BOARD = [Battlefield(battlefield="F"), U, V]


def hunt(engine: OracleEngine, cases: int, sections: tuple[str, ...] = tuple(SECTIONS)) -> Bag:
    """Hunt by relations alone."""
    return Hunt(Terms(sections, relations=True), engine.describe(), Direct(engine)).run(range(cases))


def test_cards_are_renamed_in_operations_and_answers() -> None:
    operations = [*BOARD, Equipment(gear="G"), Attach(gear="G", unit="U"), Attached(unit="U")]
    changed = rename_cards(operations)
    assert changed is not None
    names = [one.unit for one in changed.operations if isinstance(one, Unit)]
    assert names == sorted(names, reverse=True)
    attach = changed.operations[4]
    assert isinstance(attach, Attach)
    assert attach.unit == names[0]
    assert changed.expected(operations[5], ("G",)) == (attach.gear,)
    assert changed.places == list(range(6))


def test_players_get_seats_with_their_new_names() -> None:
    operations = [*BOARD, AdditionalTurn(player="B"), NextTurns(number=2), Controller(unit="V")]
    changed = rename_players(operations)
    assert changed is not None
    seats = changed.operations[0]
    assert isinstance(seats, Players)
    assert len(seats.players) == 2
    assert changed.places == [1, 2, 3, 4, 5, 6]
    first, second = seats.players
    assert changed.expected(operations[4], ("A", "B*")) == (first, f"{second}*")
    assert changed.expected(operations[5], "B") == second


def test_swapped_seats_take_everything_along() -> None:
    changed = swap_seats(BOARD)
    assert changed is not None
    assert changed.operations[0] == Players(players=("B", "A"))
    assert changed.operations[3] == Unit(unit="V", might=4, controller="A", location="F")


def test_set_up_is_put_down_in_reverse_but_places_first() -> None:
    changed = reorder_set_up([*BOARD, Might(unit="U")])
    assert changed is not None
    assert changed.operations == [BOARD[0], V, U, Might(unit="U")]
    assert changed.places == [0, 2, 1, 3]
    assert reorder_set_up([U, Might(unit="U")]) is None


def test_a_far_unit_only_where_nothing_counts_or_touches_units_everywhere() -> None:
    changed = add_far_unit([*BOARD, Might(unit="U")])
    assert changed is not None
    assert len(changed.operations) == 6
    assert changed.places == [2, 3, 4, 5]
    everywhere = Passive(effect="e", source="U", change=Increase(amount=1), group=Group())
    here = Passive(effect="e", source="U", change=Increase(amount=1), group=Group(here=True))
    counting = Give(unit="U", change=Increase(amount=1, per=Group()))
    assert add_far_unit([*BOARD, everywhere]) is None
    assert add_far_unit([*BOARD, counting]) is None
    assert add_far_unit([*BOARD, here]) is not None
    assert add_far_unit([*BOARD, EstablishControl(player="A", battlefield="F")]) is None


def test_an_increase_is_split_only_where_nothing_may_happen_in_between() -> None:
    give = Give(unit="U", change=Increase(amount=3), effect="e1")
    operations: list[Operation] = [U, give, Might(unit="U")]
    changed = split_increase(operations)
    assert changed is not None
    assert [one.change for one in changed.operations if isinstance(one, Give)] == [
        Increase(amount=1), Increase(amount=2),
    ]  # fmt: skip
    assert changed.places == [0, 1, 3]
    conditional = Passive(effect="e2", source="U", change=Increase(amount=1), conditions=(Mighty(),))
    assert split_increase([U, conditional, give]) is None
    assert split_increase([U, Give(unit="U", change=Increase(amount=1))]) is None
    assert split_increase([U, Give(unit="U", change=Increase(amount=3, maximum=5))]) is None


@pytest.mark.parametrize("relation", RELATIONS)
def test_each_relation_finds_cases_and_the_oracle_keeps_to_it(relation: str) -> None:
    from conformance.engines.base import Undecided, Value
    from conformance.fuzz.sections import plain_case, section_of
    from conformance.verdicts import same
    from conformance.vocabulary import questions

    oracle, compared = OracleEngine(), 0
    for seed in range(700):
        operations = plain_case(section_of(seed, tuple(SECTIONS)), seed)
        changed = RELATIONS[relation](operations)
        if changed is None:
            continue
        before, after = oracle.run(operations), oracle.run(changed.operations)
        if any(isinstance(answer, Undecided) for answer in before):
            continue
        for place, (operation, answer) in enumerate(zip(operations, before, strict=True)):
            if isinstance(operation, questions.ListAssignments | questions.ChosenAssignment):
                continue  # listed and chosen in the order of the board
            moved = after[changed.places[place]]
            assert type(answer) is type(moved)
            if isinstance(answer, Value) and isinstance(moved, Value):
                compared += 1
                if not isinstance(operation, questions.JudgeAssignment):
                    assert same(changed.expected(operation, answer.value), moved.value), (seed, operation)
    assert compared > 100


def test_an_engine_that_looks_at_names_is_found_without_the_oracles_answers() -> None:
    bag = hunt(LooksAtNames(), 400, ("might",))
    kinds = {finding.difference.kind for finding in bag.findings}
    assert "moved: cards renamed" in kinds
    renamed = next(one for one in bag.findings if one.difference.kind == "moved: cards renamed")
    assert renamed.difference.relation == "cards renamed"
    assert len(renamed.operations) <= 3


def test_an_engine_that_is_right_keeps_to_all_relations() -> None:
    bag = hunt(Named(), 500)
    assert bag.differing == 0
    assert bag.counts.cases > 300
    assert bag.counts.answers > 1000
