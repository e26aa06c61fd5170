"""The oracle by older rules: what they have no rules for, and that every scenario holds where it says so."""

from collections.abc import Sequence

import pytest

from conformance.by_version import in_version
from conformance.engines.base import Answer, Refused, Undecided, Unsupported, Value
from conformance.engines.oracle import SINCE, OracleEngine
from conformance.legal import legal_set_in
from conformance.runner import prepare, run
from conformance.selection import select
from conformance.sources import load_suite
from conformance.sources.metadata import VERSIONS
from conformance.vocabulary import Operation, Scenario, actions, questions, text
from oracle import versions as oracle_versions

UNIT = actions.Unit(unit="Poro", might=3)


@pytest.fixture(scope="module")
def suite() -> list[Scenario]:
    return load_suite()


def last(rules: str, *operations: Operation) -> Answer:
    """The oracle's last answer by a rules version."""
    return OracleEngine(rules).run(operations)[-1]


@pytest.mark.parametrize("version", VERSIONS)
def test_every_scenario_holds_in_every_version_that_it_names(version: str, suite: Sequence[Scenario]) -> None:
    oracle = OracleEngine(version)
    chosen = select(suite, rules=version)
    assert len(chosen) > 20
    results = run(prepare(chosen), oracle, oracle.describe(), legal_set=legal_set_in(version))
    wrong = [(result.id, result.got) for result in results if result.verdict not in ("passed", "unruled")]
    assert not wrong


def test_a_scenario_with_steps_of_its_versions_differs_between_them(suite: Sequence[Scenario]) -> None:
    for scenario in suite:
        if any(step.versions is not None for step in scenario.steps):
            first, *others = [
                [(step.operation, step.expect) for step in in_version(scenario, version).steps]
                for version in scenario.versions
            ]
            assert any(other != first for other in others), scenario.id


@pytest.mark.parametrize(
    ("operation", "first"),
    [
        (actions.GainXP(player="A", amount=1), "1.3"),
        (questions.XP(player="A"), "1.3"),
        (actions.AdditionalTurn(player="A"), "1.3"),
        (questions.CombatResult(player="A"), "1.3"),
        (actions.Empower(unit="Poro"), "1.4"),
        (questions.IsEmpowered(unit="Poro"), "1.4"),
        (actions.PlaceCounter(unit="Poro", counter="charge"), "1.4"),
        (actions.IgnoreKeyword(player="A", effect="Sight", keyword="Tank", battlefield="Grove"), "1.4"),
        (actions.BonusDamage(player="A", effect="Inferno", amount=1), "1.1"),
        (questions.Attached(unit="Poro"), "1.2"),
        (
            actions.Passive(
                effect="Storm",
                change=text.Increase(amount=1),
                source="Poro",
                conditions=(text.Level(xp=3),),
            ),
            "1.3",
        ),
    ],
)
def test_what_a_version_has_no_rules_for_is_unsupported(operation: Operation, first: str) -> None:
    for version in VERSIONS:
        lacking = isinstance(last(version, UNIT, operation), Unsupported)
        assert lacking == (VERSIONS.index(version) < VERSIONS.index(first)), version


def test_everything_has_rules_in_the_newest_version() -> None:
    assert all(getattr(oracle_versions.V1_4, part) for part in SINCE.values())
    assert OracleEngine().rules is oracle_versions.V1_4


def test_an_unsupported_answer_says_in_which_version() -> None:
    answer = last("1.2", questions.XP(player="A"))
    assert answer == Unsupported("the rules 1.2 have nothing on it")


def test_versions_differ_where_the_texts_do() -> None:
    """Hand-made boards, apart from the suite's own."""
    lower = actions.Give(unit="Poro", change=text.Decrease(amount=5))
    double = actions.Double(unit="Poro")
    might = questions.Might(unit="Poro")
    answers = {version: last(version, UNIT, lower, double, might) for version in VERSIONS}
    assert answers == {
        "1.0": Value(0),
        "1.1": Value(0),
        "1.2": Value(0),
        "1.3": Value(-4),
        "1.4": Value(-2),
    }
    target = {
        version: last(version, UNIT, actions.Buff(unit="Poro"), actions.TargetBuff(unit="Poro")) for version in VERSIONS
    }
    assert [isinstance(answer, Refused) for answer in target.values()] == [False, False, False, False, True]


def test_a_negative_might_in_1_0_is_open_only_where_something_raises_it() -> None:
    lower = actions.Give(unit="Poro", change=text.Decrease(amount=5))
    higher = actions.Give(unit="Poro", change=text.Increase(amount=4))
    assert last("1.0", UNIT, lower, questions.Might(unit="Poro")) == Value(0)
    answer = last("1.0", UNIT, lower, higher, questions.Might(unit="Poro"))
    assert isinstance(answer, Undecided)
    assert sorted(reading.value for reading in answer.readings) == [2, 4]
    assert last("1.0", UNIT, higher, lower, questions.Might(unit="Poro")) == Value(2)


def test_scenarios_keep_their_shape_in_every_version(suite: Sequence[Scenario]) -> None:
    for scenario in suite:
        for version in scenario.versions:
            alone = in_version(scenario, version)
            assert alone.steps
            assert all(step.versions in (None, (version,)) for step in alone.steps)
