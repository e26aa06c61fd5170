"""The oracle's own baseline, and the schema of the reports that it is made from."""

import json
from pathlib import Path
from typing import Any

import pytest

from conformance.command import main
from conformance.gate.baseline import Baseline, load_baseline, to_json
from conformance.gate.changes import changes
from conformance.recorded import load_report
from conformance.report import Report
from conformance.report_schema import report_schema
from tests.gate.runs import FAILING, MUTE, Tried
from tests.wire.schemas import problems

OWN = Path(__file__).resolve().parents[2] / "reports" / "baseline" / "oracle.json"


@pytest.fixture(scope="module")
def own() -> Baseline:
    return load_baseline(str(OWN))


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The report of the oracle's run of the whole suite."""
    path = tmp_path_factory.mktemp("own") / "run.json"
    assert main(["run", "--json", str(path)]) == 0
    return path


def test_the_committed_baseline_is_written_as_the_gate_writes_it(own: Baseline) -> None:
    assert OWN.read_text(encoding="utf-8") == to_json(own)
    assert [line.id for line in own.scenarios] == sorted(line.id for line in own.scenarios)
    assert (own.engine, own.rules_version) == ("oracle", "1.4")


def test_the_oracle_does_nothing_worse_than_its_baseline(own: Baseline, played: Path) -> None:
    found = changes(load_report(str(played)).results, own)
    assert (found.lost, found.new_failures, found.worse, found.fewer) == ([], [], [], [])


def test_in_its_baseline_every_scenario_passes_or_is_unruled_and_was_asked_something(own: Baseline) -> None:
    assert [line for line in own.scenarios if line.verdict not in ("passed", "unruled") or not line.answers] == []


def test_the_report_of_the_whole_suite_is_as_its_schema_says(played: Path) -> None:
    assert problems(json.loads(played.read_text(encoding="utf-8")), report_schema()) == []


@pytest.mark.parametrize("engine", [MUTE, FAILING])
def test_reports_of_other_engines_are_too(engine: str, tried: Tried) -> None:
    tried.play(engine, flies=(3,), lands=(4,))
    assert problems(json.loads(tried.report.read_text(encoding="utf-8")), report_schema()) == []


@pytest.mark.parametrize(
    "change",
    [
        {"complete": False},
        {"results": [{"id": "kite.flies", "verdict": "fine"}]},
        {"results": [{"verdict": "passed"}]},
        {"summary": {"passed": 2}},
        {"log": "text"},
    ],
)
def test_what_is_no_report_is_none_by_the_schema(change: dict[str, Any], tried: Tried) -> None:
    data = json.loads(tried.report.read_text(encoding="utf-8"))
    assert problems(data, report_schema()) == []
    assert problems(data | change, report_schema()) != []


def test_the_schema_asks_for_every_part_of_a_report(tried: Tried) -> None:
    data = json.loads(tried.report.read_text(encoding="utf-8"))
    assert set(data) == set(Report.__struct_fields__)
    for part in data:
        rest = {name: value for name, value in data.items() if name != part}
        assert problems(rest, report_schema()) == [f"$ lacks {part}"]
