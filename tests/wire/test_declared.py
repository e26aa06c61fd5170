"""What engines declare: what is not asked of them then, and what they may not say."""

from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

from conformance.declared import check_tested, hold_to, shortfall
from conformance.engines.base import Description, Settings, Unsupported, Value
from conformance.registry import EngineError
from conformance.runner import prepare, run
from conformance.sources.cases import build
from conformance.verdicts import judge, judge_step
from conformance.vocabulary import Exactly, OneOf, Operation, Step
from conformance.vocabulary.questions import CombatMight, Might, MightRead
from tests.harness.boards import VI, Fake, asked, described, scenario


def operations(*steps: dict[str, Any]) -> Sequence[Operation]:
    """Operations as a case file writes them."""
    data = {"steps": [{"op": "players", "players": ["A", "B"]}, *steps]}
    (built,) = build(data, "try.toml", [], require_expectations=False)
    return tuple(step.operation for step in built.steps)


def settled(capabilities: frozenset[str] | None = None, **settings: Any) -> Description:
    """An engine with these settings."""
    return msgspec.structs.replace(described(capabilities=capabilities), settings=Settings(**settings))


COMBAT = operations(
    {"op": "battlefield", "battlefield": "Hill"},
    {"op": "unit", "unit": "Vi", "might": 3, "location": "Hill"},
    {"op": "damage", "unit": "Vi"},
    {"op": "start combat", "battlefield": "Hill", "attacker": "A"},
    {"op": "deal combat damage"},
    {"op": "dealt", "unit": "Vi"},
    {"op": "damage", "unit": "Vi"},
    {"op": "combat cleanup"},
    {"op": "damage", "unit": "Vi"},
)


def test_an_engine_that_cannot_read_marked_damage_is_not_asked_for_it_in_between() -> None:
    assert shortfall(COMBAT, settled()) is None
    index, name = shortfall(COMBAT, settled(marked_damage_after_deal=False)) or (0, "")
    assert (index, name) == (7, "damage before the Combat Cleanup (marked_damage_after_deal is false)")
    without = (*COMBAT[:7], *COMBAT[8:])
    assert shortfall(without, settled(marked_damage_after_deal=False)) is None


def test_an_engine_for_two_is_not_asked_to_seat_three() -> None:
    (build_three,) = build(
        {"steps": [{"op": "players", "players": ["A", "B", "C"]}]}, "t.toml", [], require_expectations=False
    )
    three = [build_three.steps[0].operation]
    assert shortfall(three, settled()) is None
    assert shortfall(three, settled(max_players=2)) == (0, "3 players (max_players is 2)")


def test_settings_count_where_nothing_is_declared_beforehand() -> None:
    engine = Fake()
    two = settled(max_players=2)
    (built,) = build(
        {"steps": [{"op": "players", "players": ["A", "B", "C"]}]}, "t.toml", [], require_expectations=False
    )
    (result,) = run(prepare([built]), engine, two)
    assert (result.verdict, engine.handed) == ("unsupported", [])


UNABLE = Fake(lambda _: Unsupported("not now"))


def test_an_operation_that_is_declared_and_lacking_is_a_failure() -> None:
    declared = described(capabilities=frozenset({"unit", "might"}))
    (result,) = run(prepare([scenario()]), UNABLE, declared)
    assert (result.verdict, result.got) == ("failed", {"unsupported": "not now", "declared": "might"})
    (result,) = run(prepare([scenario()]), UNABLE, described())
    assert (result.verdict, result.got) == ("unsupported", {"unsupported": "not now"})


def test_a_lie_about_something_that_the_rules_leave_open_is_a_failure_too() -> None:
    declared = described(capabilities=frozenset({"unit", "might"}))
    (result,) = run(prepare([scenario(status="unruled")]), UNABLE, declared)
    assert result.verdict == "failed"


@pytest.mark.parametrize(
    ("operation", "settings", "verdict"),
    [
        ({"op": "unit", "unit": "Vi", "might": 3}, {}, "failed"),
        ({"op": "unit", "unit": "Vi", "might": 3}, {"synthetic_units": False}, "unsupported"),
        ({"op": "equipment", "gear": "Axe"}, {"synthetic_units": False}, "unsupported"),
        ({"op": "assign", "player": "A", "amounts": {}}, {}, "failed"),
        ({"op": "assign", "player": "A", "amounts": {}}, {"assignment": "order"}, "unsupported"),
        ({"op": "assign", "player": "A", "amounts": {}}, {"synthetic_units": False}, "failed"),
    ],
)
def test_settings_say_what_may_be_declined_though_it_is_declared(
    operation: dict[str, Any], settings: dict[str, Any], verdict: str
) -> None:
    (_, asked_for) = operations(operation)
    one = scenario(Step(asked_for))
    capabilities = frozenset({"unit", "equipment", "assign"})
    found = hold_to(judge(one, [Unsupported("no")]), [asked_for], settled(capabilities, **settings))
    assert found.verdict == verdict


def test_only_what_some_scenario_tests_can_be_declared() -> None:
    check_tested(described(), "x", [])
    check_tested(described(capabilities=frozenset({"unit", "might"})), "x", [scenario()])
    with pytest.raises(EngineError) as caught:
        check_tested(described(capabilities=frozenset({"unit", "might", "buff", "swap"})), "x", [scenario()])
    assert str(caught.value).startswith('engine "x" declares "buff", which no scenario tests, nor 1 more; leave')


@pytest.mark.parametrize(
    ("expect", "value", "verdict"),
    [
        (Exactly(-2), 0, "passed"),
        (Exactly(-2), -2, "passed"),
        (Exactly(-2), 1, "failed"),
        (Exactly(2), 0, "failed"),
        (Exactly(0), 0, "passed"),
        (OneOf((-1, 2), "either"), 0, "passed"),
        (OneOf((1, 2), "either"), 0, "failed"),
        (Exactly(-2), False, "protocol violation"),
    ],
)
def test_a_clamped_engine_shows_0_for_what_is_below(expect: Any, value: Any, verdict: str) -> None:
    found = judge_step(asked(expect), Value(value), might_is_clamped=True)
    assert found.verdict == verdict
    assert bool(found.note) is (verdict == "passed" and value == 0 and expect != Exactly(0))
    if (expect, repr(value)) == (Exactly(-2), "0"):
        assert judge_step(asked(expect), Value(value)).verdict == "failed"


def test_clamping_excuses_no_other_question() -> None:
    for question in (MightRead(unit="Vi"), CombatMight(unit="Vi")):
        assert judge_step(Step(question, Exactly(-2)), Value(0), might_is_clamped=True).verdict == "failed"
    assert judge_step(Step(Might(unit="Vi"), Exactly(-2)), Value(0), might_is_clamped=True).verdict == "passed"


def test_a_scenario_that_passes_by_clamping_says_so() -> None:
    engine, clamped = Fake(lambda _: Value(0)), settled(might_read="clamped")
    (result,) = run(prepare([scenario(VI, asked(Exactly(-2)))]), engine, clamped)
    assert result.verdict == "passed"
    assert result.note == "Might below 0 was read as 0, as the engine clamps it"
    (result,) = run(prepare([scenario(VI, asked(Exactly(-2)), asked(Exactly(1)))]), engine, clamped)
    assert (result.verdict, result.step) == ("failed", 3)
