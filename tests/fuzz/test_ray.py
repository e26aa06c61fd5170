"""The same campaign on a Ray cluster on this machine; skipped where Ray is not installed."""

from pathlib import Path

import pytest

from conformance.errors import InputError
from conformance.fuzz.campaign import Campaign
from conformance.fuzz.hunt import Terms
from conformance.fuzz.job import Job
from conformance.fuzz.ledger import Ledger
from conformance.fuzz.ray import RayPool
from conformance.fuzz.state import State
from tests.fuzz.engines import MARK

JOB = Job(Terms(("turns", "assignment")), "tests.fuzz.engines:DiesOnce")
CASES = 700


def test_without_ray_the_command_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    import sys

    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(InputError, match=r"pip install 'riftbound-conformance\[ray\]'"):
        RayPool(JOB, "local")


@pytest.fixture
def pool(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> RayPool:
    """A pool on a cluster that is started for the test."""
    pytest.importorskip("ray", reason="Ray is not installed; pip install 'riftbound-conformance[ray]'")
    monkeypatch.setenv(MARK, str(tmp_path / "mark"))
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parents[2]))
    return RayPool(JOB, "local")


def test_a_task_that_is_killed_loses_nothing_and_nothing_counts_twice(pool: RayPool) -> None:
    state = State(JOB, Ledger(0, CASES, 0))
    Campaign(state, pool).run()
    assert (state.counts.cases, state.differing, state.ledger.left) == (CASES, 0, 0)
    assert len(state.dead) == 1
    assert state.dead[0].why.startswith("was lost")


def test_an_address_without_a_cluster_is_one_line() -> None:
    pytest.importorskip("ray", reason="Ray is not installed; pip install 'riftbound-conformance[ray]'")
    with pytest.raises(InputError, match="there is no Ray cluster at "):
        RayPool(JOB, "127.0.0.1:1")
