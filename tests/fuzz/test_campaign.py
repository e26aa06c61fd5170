"""Campaigns: leases are played once, dead workers are replaced, and a state is taken up where it was left."""

import os
import signal
from pathlib import Path

import pytest

from conformance.errors import InputError
from conformance.faulty import FaultyEngine, faults
from conformance.fuzz.campaign import Campaign
from conformance.fuzz.hunt import Hunt, Terms
from conformance.fuzz.job import Job, Lease
from conformance.fuzz.ledger import Ledger, split
from conformance.fuzz.player import Direct
from conformance.fuzz.sections import plain_case
from conformance.fuzz.state import State, resume, save
from conformance.fuzz.workers import LocalPool
from conformance.registry import EngineError
from tests.fuzz.engines import MARK, picked

FAULT = "additional-turns-first-in-first-out"
SECTIONS = ("turns", "terms")
CASES = 700


def job(engine: str = f"faulty:{FAULT}", timeout: float = 10.0, sections: tuple[str, ...] = SECTIONS) -> Job:
    """A job on an engine."""
    return Job(Terms(sections), engine, timeout=timeout)


def state_of(one: Job, cases: int = CASES, first: int = 0) -> State:
    """A campaign of so many cases, at its beginning."""
    return State(one, Ledger(first, first + cases, first))


@pytest.fixture(scope="module")
def wanted() -> int:
    """In how many of the cases the faulty engine is wrong, counted without any campaign."""
    engine = FaultyEngine(faults()[FAULT])
    pursuit = Hunt(Terms(SECTIONS), engine.describe(), Direct(engine))
    return pursuit.run(range(CASES)).differing


# ------------------------------------------------------------- the ledger


def test_every_seed_is_leased_once_and_what_comes_back_first() -> None:
    ledger = Ledger(10, 100, 10)
    first, second = ledger.lease(30), ledger.lease(30)
    assert (first, second) == (Lease(10, 40), Lease(40, 70))
    assert first is not None
    ledger.give_back([first])
    assert ledger.lease(20) == Lease(10, 30)
    assert ledger.lease(20) == Lease(30, 40)
    assert ledger.lease(50) == Lease(70, 100)
    assert ledger.lease(50) is None
    for lease in (Lease(10, 30), Lease(30, 40), Lease(40, 70)):
        ledger.confirm(lease)
    assert (ledger.done, ledger.left) == (60, 30)


def test_a_range_in_which_a_worker_died_gets_smaller_until_one_seed_is_alone() -> None:
    ranges, steps = [Lease(0, 1000)], 0
    while max(map(len, ranges)) > 1:
        parts = [part for one in ranges for part in split(one)]
        assert sum(map(len, parts)) == 1000
        ranges, steps = parts, steps + 1
    assert steps <= 4


# ------------------------------------------------------------- workers


def test_a_campaign_counts_what_a_plain_hunt_counts(wanted: int) -> None:
    state = state_of(job())
    campaign = Campaign(state, LocalPool(job(), 2))
    campaign.run()
    assert (state.counts.cases, state.differing, state.ledger.left) == (CASES, wanted, 0)
    assert campaign.description is not None
    assert campaign.description.name == f"faulty:{FAULT}"
    assert state.findings
    assert state.dead == []


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="there is no SIGKILL here")
def test_a_worker_that_is_killed_loses_nothing_and_nothing_counts_twice(wanted: int) -> None:
    state = state_of(job())
    pool = LocalPool(job(), 2)
    killed: list[int] = []

    def kill_one(campaign: Campaign) -> None:
        if not killed and campaign.state.ledger.done > 50:
            killed.append(pool.processes[0])
            os.kill(killed[0], signal.SIGKILL)

    Campaign(state, pool, show=kill_one).run()
    assert killed
    assert (state.counts.cases, state.differing, state.ledger.left) == (CASES, wanted, 0)
    assert all("SIGKILL" in dead.why for dead in state.dead)


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="there is no SIGKILL here")
def test_an_engine_that_is_killed_once_is_reported_and_its_seeds_are_played_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(MARK, str(tmp_path / "mark"))
    one = job("tests.fuzz.engines:DiesOnce")
    state = state_of(one)
    Campaign(state, LocalPool(one, 2)).run()
    assert (state.counts.cases, state.differing, state.ledger.left) == (CASES, 0, 0)
    assert [dead.why for dead in state.dead] == ["was ended by SIGKILL"]
    assert state.dead[0].last > state.dead[0].first


def test_the_seed_that_kills_is_found_and_the_others_are_played() -> None:
    one = job("tests.fuzz.engines:DiesAlways", sections=("turns",))
    state = state_of(one, 120)
    Campaign(state, LocalPool(one, 1)).run()
    deadly = [seed for seed in range(120) if picked(plain_case("turns", seed), 150)]
    assert deadly
    (finding,) = state.findings
    assert finding.seed in deadly
    assert finding.difference.kind == "crashed"
    assert finding.operations == tuple(plain_case("turns", finding.seed))
    assert finding.times == len(deadly) == state.differing
    assert (state.counts.cases, state.ledger.left) == (120, 0)
    assert "ended with exit code 7" in state.dead[0].why


def test_an_engine_that_cannot_be_loaded_is_the_callers_mistake_or_the_engines() -> None:
    for name, error in (("oracel", InputError), ("tests.harness.boards:Unbuildable", EngineError)):
        with pytest.raises(error):
            Campaign(state_of(job(name)), LocalPool(job(name), 1)).run()


# ------------------------------------------------------------- the state


def test_a_campaign_that_is_broken_off_goes_on_where_it_was(tmp_path: Path, wanted: int) -> None:
    path = tmp_path / "state.json"
    state = resume(path, job(), Ledger(0, CASES, 0))

    def break_off(campaign: Campaign) -> None:
        if campaign.state.ledger.done > 150:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        Campaign(state, LocalPool(job(), 2), show=break_off, save=lambda one: save(one, path)).run()
    again = resume(path, job(), Ledger(0, CASES, 0))
    assert 150 < again.counts.cases < CASES
    assert again.counts.cases == again.ledger.done
    Campaign(again, LocalPool(job(), 1), save=lambda one: save(one, path)).run()
    done = resume(path, job(), Ledger(0, CASES, 0))
    assert (done.counts.cases, done.differing, done.ledger.left) == (CASES, wanted, 0)
    assert {finding.key for finding in done.findings} == {finding.key for finding in again.findings}


def test_leases_that_were_out_when_everything_stopped_are_played_again(tmp_path: Path) -> None:
    path = tmp_path / "state.json"
    state = state_of(job())
    lease = state.ledger.lease(40)
    assert lease is not None
    state.leased = [lease]
    save(state, path)
    again = resume(path, job(), Ledger(0, CASES, 0))
    assert again.ledger.lease(40) == lease


@pytest.mark.parametrize(
    ("content", "other", "says"),
    [
        (b"{", job(), "is no state of a campaign"),
        (b"[1]", job(), "is no state of a campaign"),
        (None, job("oracle"), "is the state of another campaign, on faulty:additional-turns"),
        (None, job(sections=("might",)), "name the same engine and sections"),
    ],
)
def test_a_state_that_does_not_fit_is_refused(tmp_path: Path, content: bytes | None, other: Job, says: str) -> None:
    path = tmp_path / "state.json"
    if content is None:
        save(state_of(job()), path)
    else:
        path.write_bytes(content)
    with pytest.raises(InputError, match=says):
        resume(path, other, Ledger(0, CASES, 0))


def test_another_first_seed_is_another_campaign(tmp_path: Path) -> None:
    path = tmp_path / "state.json"
    save(state_of(job()), path)
    with pytest.raises(InputError, match="give --seed 0"):
        resume(path, job(), Ledger(5, CASES, 5))
