"""What must hold of every calculation, whatever the numbers: tried on the oracle with Hypothesis."""

from itertools import permutations
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from conformance.engines.oracle import OracleEngine
from conformance.vocabulary import Operation, Question, actions, questions, text

from .boards import Drawn, scenarios
from .histories import ask, board, called, constant, detour, disguise, lasting, mixed

ENGINE = OracleEngine()
SEVERAL = settings(max_examples=200, deadline=None, derandomize=True)


def lasting_questions(names: tuple[str, ...]) -> list[Operation]:
    """Questions about what is, not about what has been."""
    asked: list[Operation] = []
    for name in names:
        asked += [questions.Might(unit=name), questions.Keywords(unit=name), questions.Tags(unit=name)]
        asked += [questions.Controller(unit=name), questions.IsMighty(unit=name)]
    return asked


@SEVERAL
@given(st.data())
def test_unrelated_effects_created_in_any_order_give_the_same(data: Any) -> None:
    build = board(Drawn(data.draw))
    effects = [constant(build) for _ in range(build.draw.integer(2, 5))]
    order = data.draw(st.permutations(effects))
    final = lasting_questions(build.names)
    assert ask(ENGINE, [*build.operations, *effects, *final]) == ask(ENGINE, [*build.operations, *order, *final])


@SEVERAL
@given(st.data())
def test_what_happens_to_one_unit_is_nothing_to_another(data: Any) -> None:
    build = board(Drawn(data.draw), 2)
    first, second = build.names
    mine, others = (
        [actions.Give(unit=unit, change=build.arithmetic(limited=60)) for _ in range(build.draw.integer(1, 3))]
        for unit in (first, second)
    )
    final = lasting_questions(build.names)
    apart: list[Operation] = [*build.operations, *mine, *others, *final]
    together = mixed(build.draw, mine, others)
    assert ask(ENGINE, apart) == ask(ENGINE, [*build.operations, *together, *final])


@SEVERAL
@given(scenarios(), st.permutations(["Anna", "Zed", "M"]), st.randoms(use_true_random=False))
def test_names_mean_nothing(operations: list[Operation], units: list[str], random: Any) -> None:
    effects = [f"e{number}" for number in range(1, 30)]
    shuffled = random.sample(effects, len(effects))
    names = dict(zip("UVW", units, strict=True)) | dict(zip(effects, shuffled, strict=True))
    renamed = disguise(operations, names, {"A": "A", "B": "B"})
    assert ask(ENGINE, operations) == ask(ENGINE, renamed)


@SEVERAL
@given(scenarios())
def test_the_order_in_which_units_were_placed_means_nothing(operations: list[Operation]) -> None:
    count = sum(isinstance(each, actions.Unit) for each in operations)
    answers = [ask(ENGINE, [*order, *operations[count:]]) for order in permutations(operations[:count])]
    assert all(each == answers[0] for each in answers)


@SEVERAL
@given(scenarios())
def test_seats_mean_nothing(operations: list[Operation]) -> None:
    other = {"A": "B", "B": "A"}
    swapped = ask(ENGINE, disguise(operations, {}, other))
    back = [{other.get(value, value) if isinstance(value, str) else value for value in each} for each in swapped]
    assert ask(ENGINE, operations) == back


@SEVERAL
@given(st.data())
def test_an_effect_removed_is_as_if_it_had_never_been(data: Any) -> None:
    build = board(Drawn(data.draw))
    stay = [lasting(build, conditional=False) for _ in range(build.draw.integer(1, 3))]
    passing = called(lasting(build, conditional=True), "passing")
    when = build.draw.integer(0, len(stay))
    final = lasting_questions(build.names)
    never = [*build.operations, *stay, *final]
    gone = [*build.operations, *stay[:when], passing, *stay[when:], actions.EndEffect(effect="passing"), *final]
    assert ask(ENGINE, never) == ask(ENGINE, gone)


@SEVERAL
@given(st.integers(0, 6), st.integers(1, 4), st.sampled_from(["double", "swap", "limit"]))
def test_what_a_snapshot_has_read_outlives_it(might: int, more: int, kind: str) -> None:
    read: dict[str, tuple[Operation, int]] = {
        "double": (actions.Double(unit="U", lasts="for good"), might + more),
        "swap": (actions.Swap(first="U", second="V", lasts="for good"), 9 - might - more),
        "limit": (actions.Give(unit="U", change=text.IncreaseTo(might=20), lasts="for good"), 20 - might - more),
    }
    snapshot, amount = read[kind]
    operations: list[Operation] = [
        actions.Unit(unit="U", might=might), actions.Unit(unit="V", might=9),
        actions.Give(unit="U", change=text.Increase(amount=more), lasts="for good", effect="passing"),
        snapshot, actions.EndEffect(effect="passing"), questions.Might(unit="U"),
    ]  # fmt: skip
    assert ask(ENGINE, operations) == [{might + amount}]


@SEVERAL
@given(st.data())
def test_a_calculation_has_no_memory(data: Any) -> None:
    build = board(Drawn(data.draw))
    effects = [lasting(build, conditional=True) for _ in range(build.draw.integer(1, 3))]
    winding: list[Operation] = list(build.operations)
    for effect in effects:
        winding += [*(detour(build) if build.draw.integer(0, 2) else []), effect]
    winding += detour(build)
    named = [each.effect for each in effects if isinstance(each, actions.Give | actions.Passive)]
    anew: list[Operation] = [actions.Inactivate(effect=name) for name in named if name]
    anew += [actions.Reactivate(effect=name) for name in named if name]
    final = [*anew, *lasting_questions(build.names)]
    assert ask(ENGINE, [*build.operations, *effects, *final]) == ask(ENGINE, [*winding, *final])


@SEVERAL
@given(scenarios())
def test_asking_changes_nothing(operations: list[Operation]) -> None:
    names = tuple(each.unit for each in operations if isinstance(each, actions.Unit))
    inquisitive: list[Operation] = []
    for place, operation in enumerate(operations):
        inquisitive.append(operation)
        if place >= len(names):
            inquisitive += [operation] if isinstance(operation, Question) else lasting_questions(names)
    asked = [each for each in inquisitive if isinstance(each, Question)]
    answers = dict(enumerate(ask(ENGINE, inquisitive)))
    expected = iter(ask(ENGINE, operations))
    place = 0
    for operation in operations:
        if isinstance(operation, Question):
            place = next(number for number in range(place, len(asked)) if asked[number] is operation)
            assert answers[place] == answers[place + 1] == next(expected)
            place += 2


@pytest.mark.parametrize("touched", ["U", "V"])
@pytest.mark.parametrize("conditions", [(), (text.MightAtLeast(might=1),)], ids=["always", "while"])
def test_an_ability_lost_and_regained_is_as_of_old(touched: str, conditions: tuple[Any, ...]) -> None:
    """Also between two settings of Might, where only timestamps decide (480)."""
    units: list[Operation] = [actions.Unit(unit="U", might=1), actions.Unit(unit="V", might=1)]
    older = actions.Passive(
        effect="older", change=text.SetMight(might=5), source="U", units=(touched,), conditions=conditions
    )
    newer = actions.Give(unit=touched, change=text.SetMight(might=2), lasts="for good")
    loss = actions.Give(unit="U", change=text.LoseAbilities(), lasts="for good", effect="loss")
    final = questions.Might(unit=touched)
    assert ask(ENGINE, [*units, older, newer, final]) == [{2}]
    assert ask(ENGINE, [*units, older, loss, newer, actions.EndEffect(effect="loss"), final]) == [{2}]
