"""The hunt: faulty engines are found, findings are grouped, and every way of breaking off is one."""

import sys

import pytest

from conformance.engines.oracle import OracleEngine
from conformance.faulty import FaultyEngine, faults
from conformance.fuzz.compare import Difference
from conformance.fuzz.finding import Finding, Key
from conformance.fuzz.group import CLOSELY, Groups, gather
from conformance.fuzz.hunt import Bag, Hunt, Terms
from conformance.fuzz.player import Direct, Piped
from conformance.fuzz.sections import SECTIONS, plain_case
from tests.fuzz.engines import Chooses, Hangs, Named, OnlyMight, Raises, picked, served

ALL = tuple(SECTIONS)


def hunt(engine: OracleEngine | FaultyEngine, cases: int, sections: tuple[str, ...] = ALL, timeout: float = 0) -> Bag:
    """Hunt on an engine of this process."""
    return Hunt(Terms(sections), engine.describe(), Direct(engine, timeout)).run(range(cases))


@pytest.mark.parametrize(
    ("fault", "section", "cases"),
    [
        ("negative-might-counts", "might", 400),
        ("dependency-ignored", "layers", 400),
        ("shields-do-not-add-up", "keywords", 1500),
        ("mighty-above-five", "mighty", 100),
        ("returned-unit-is-the-same", "spells", 400),
        ("attackers-stay", "combat", 400),
        ("tank-absorbs-one", "assignment", 400),
        ("only-the-largest-bonus-counts", "damage", 1500),
        ("equipment-stays-behind", "attachment", 400),
        ("moved-counters-stay-behind", "counters", 1500),
        ("level-reads-the-owners-xp", "experience", 1500),
        ("additional-turns-first-in-first-out", "turns", 100),
        ("points-not-shared", "scoring", 400),
        ("enemies-are-company", "terms", 100),
    ],
)
def test_a_faulty_engine_is_found_in_its_section_and_made_small(fault: str, section: str, cases: int) -> None:
    engine = FaultyEngine(faults()[fault])
    pursuit = Hunt(Terms((section,)), engine.describe(), Direct(engine))
    findings: list[Finding] = []
    for first in range(0, cases, 25):
        findings += pursuit.run(range(first, first + 25)).findings
        if findings:
            break
    smallest = min(findings, key=lambda finding: finding.size)
    assert smallest.section == section
    assert smallest.beyond <= 5


def test_an_engine_that_is_right_has_no_findings() -> None:
    for engine in (OracleEngine(), Named(), Chooses()):
        bag = hunt(engine, 600)
        assert (bag.differing, bag.findings) == (0, [])
        assert bag.counts.cases == 600
        assert bag.counts.answers > 3000


def test_one_fault_gives_a_few_findings_however_many_cases_differ() -> None:
    bag = hunt(FaultyEngine(faults()["minimum-ignored"]), 500, ("might",))
    found: dict[Key, Finding] = {}
    gather(found, bag.findings)
    assert bag.differing > 20
    assert len(found) <= 6
    assert sum(finding.times for finding in found.values()) <= bag.differing


def test_of_many_differences_of_a_sort_ever_fewer_are_looked_at() -> None:
    groups = Groups(OracleEngine())
    difference = Difference(1, "might", "another value")
    looked_at = [number for number in range(1, 101) if groups.is_looked_at(difference)]
    assert looked_at == [*range(1, CLOSELY + 1), 8, 16, 32, 64]
    assert groups.is_looked_at(Difference(1, "might", "error"))


def test_an_engine_is_asked_only_for_what_it_declares() -> None:
    bag = hunt(OnlyMight(), 600, ("might", "combat", "turns"))
    assert (bag.differing, bag.findings) == (0, [])
    assert 50 < bag.counts.cases < 600


def test_an_exception_is_a_finding() -> None:
    bag = hunt(Raises(), 200, ("turns",))
    assert bag.differing > 0
    assert {finding.difference.kind for finding in bag.findings} == {"error"}
    assert "ZeroDivisionError: a might of nothing" in str(bag.findings[0].difference.got)


def test_a_hang_is_a_finding_with_its_seed() -> None:
    bag = hunt(Hangs(), 60, ("turns",), timeout=0.2)
    assert bag.differing > 0
    assert {finding.difference.kind for finding in bag.findings} == {"timed out"}
    assert bag.counts.cases == 60


def test_a_crash_of_an_engine_in_its_own_process_is_a_finding_and_the_hunt_goes_on() -> None:
    player = Piped(served("DiesAlways"), timeout=5.0, start_timeout=10.0)
    try:
        bag = Hunt(Terms(("turns",)), player.engine.describe(), player).run(range(120))
    finally:
        player.close()
    deadly = [seed for seed in range(120) if picked(plain_case("turns", seed), 150)]
    assert deadly
    assert (bag.counts.cases, bag.differing) == (120, len(deadly))
    assert {finding.difference.kind for finding in bag.findings} == {"crashed"}
    assert {finding.seed for finding in bag.findings} <= set(deadly)


def test_the_oracle_agrees_with_itself_through_a_pipe() -> None:
    player = Piped(f'"{sys.executable}" -m conformance serve', timeout=10.0, start_timeout=30.0)
    try:
        bag = Hunt(Terms(ALL), player.engine.describe(), player).run(range(600))
    finally:
        player.close()
    assert (bag.counts.cases, bag.differing) == (600, 0)
    assert bag.counts.undecided > 0
