"""The oracle over the pipe: the same verdicts as in this process, and no expectation on the way."""

import json
import shlex
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from conformance import runner
from conformance.engines.oracle import OracleEngine
from conformance.engines.process import WINDOW, ProcessEngine
from conformance.legal import legal_set
from conformance.selection import select
from conformance.sources import load_suite
from conformance.vocabulary import Exactly, OneOf, Scenario
from conformance.vocabulary.operations import AnyOperation
from tests.harness.boards import VI, asked, scenario

ROOT = Path(__file__).resolve().parents[2]
PYTHON = shlex.quote(sys.executable)
SERVE = f"{PYTHON} -m conformance serve --engine oracle"

# Writes down whatever comes in, and answers that it can do nothing.
RECORDER = """
import json, sys
with open(sys.argv[1], "a") as record:
    for line in sys.stdin:
        record.write(line)
        record.flush()
        request = json.loads(line)
        result = None
        if request["method"] == "describe":
            result = dict(name="recorder", version="1", language="Python", rules_version="1.4", capabilities=None)
        elif request["method"] == "run":
            result = {"answers": [{"unsupported": {}}]}
        print(json.dumps({"jsonrpc": "2.0", "id": request["id"], "result": result}), flush=True)
"""


@pytest.fixture(autouse=True)
def _in_the_checkout(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)


def everything(engine: Any, scenarios: list[Scenario]) -> list[Any]:
    """All that a run says of each scenario, but for the time that it took."""
    results = runner.run(runner.prepare(scenarios), engine, engine.describe(), legal_set=legal_set)
    return [(one.id, one.verdict, one.question, one.expected, one.got, one.where, one.step) for one in results]


@pytest.mark.parametrize("jobs", [1, 2])
def test_the_oracle_over_the_pipe_is_judged_as_in_this_process(jobs: int) -> None:
    suite = select(load_suite(), rules="1.4")
    assert len(suite) > WINDOW
    # Wrong expectations, too: what the oracle answers must be told alike.
    wrong = [
        scenario(VI, asked(Exactly(4)), name="wrong.value"),
        scenario(VI, asked(OneOf((5, 6), "either")), name="wrong.choice"),
        scenario(VI, asked(Exactly(3)), asked(Exactly("three")), name="wrong.type"),
    ]
    scenarios = [*suite, *wrong]
    with ProcessEngine(SERVE, jobs=jobs) as engine:
        over_the_pipe = everything(engine, scenarios)
    assert over_the_pipe == everything(OracleEngine(), scenarios)


def test_expectations_never_leave_the_runner(tmp_path: Path) -> None:
    record = tmp_path / "record"
    program = tmp_path / "recorder.py"
    program.write_text(RECORDER)
    secret = 987654321
    told = scenario(
        VI,
        asked(Exactly(secret)),
        asked(OneOf((secret, secret + 1), "the reason is a secret")),
        name="try.secret",
        title="A secret title",
        note="a secret note",
    )
    suite = [*load_suite(), told]
    with ProcessEngine(f"{PYTHON} -S {shlex.quote(str(program))} {shlex.quote(str(record))}") as engine:
        verdicts = {verdict for _, verdict, *_ in everything(engine, suite)}
    assert verdicts == {"unsupported"}
    requests = [json.loads(line) for line in record.read_text().splitlines()]
    played = [request["params"] for request in requests if request["method"] == "run"]
    assert len(played) == len(suite)
    assert {tuple(params) for params in played} == {("scenario", "operations")}
    assert str(secret) not in record.read_text()
    assert "secret " not in record.read_text()
    by_id = {one.scenario.id: one.operations for one in runner.prepare(suite)}
    for params in played:
        # Nothing but the operations: read strictly, they are those of the scenario.
        assert msgspec.convert(params["operations"], tuple[AnyOperation, ...]) == by_id[params["scenario"]]


def test_an_engine_stays_for_the_next_question() -> None:
    with ProcessEngine(SERVE) as engine:
        operations = tuple(step.operation for step in (VI, asked(None)))
        first = engine.run(operations)
        pids = {pipe.pid for pipe in engine._workers}
        assert engine.run(operations) == first
        assert {pipe.pid for pipe in engine._workers} == pids
