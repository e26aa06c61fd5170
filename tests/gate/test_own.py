"""The oracle's own baseline, and the schema of the reports that it is made from."""

import io
import json
from contextlib import redirect_stdout
from pathlib import Path
from typing import Any

import msgspec
import pytest

from conformance.command import main
from conformance.gate.baseline import Baseline, Line, load_baseline, to_json
from conformance.gate.changes import changes
from conformance.recorded import load_report
from conformance.report import Report, Suite
from conformance.report_schema import report_schema
from conformance.verdicts import Result
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


def lose_two(played: Path, own: Baseline, tmp_path: Path, version: str) -> tuple[int, str, str]:
    """The gate where the report lacks a scenario of the suite and one that the suite does not have."""
    data = json.loads(played.read_text(encoding="utf-8"))
    lost = next(one for one in data["results"] if one["verdict"] == "passed")
    data["results"].remove(lost)
    data["summary"]["passed"] -= 1
    (tmp_path / "run.json").write_text(json.dumps(data), encoding="utf-8")
    lines = (*own.scenarios, Line("kite.of-before", "passed", 2))
    held = msgspec.structs.replace(own, suite=Suite(own.suite.name, version), scenarios=lines)
    (tmp_path / "baseline.json").write_text(to_json(held), encoding="utf-8")
    arguments = ["gate", str(tmp_path / "run.json"), "--baseline", str(tmp_path / "baseline.json"), "--all"]
    printed = io.StringIO()
    with redirect_stdout(printed):
        code = main(arguments)
    return code, printed.getvalue(), lost["id"]


def test_what_another_version_of_the_suite_has_withdrawn_is_no_loss(
    own: Baseline, played: Path, tmp_path: Path
) -> None:
    code, out, lost = lose_two(played, own, tmp_path, own.suite.version)
    assert code == 1
    assert "lost scenarios (2)" in out
    another = ".".join([*own.suite.version.split(".")[:2], "99"])
    code, out, lost = lose_two(played, own, tmp_path, another)
    assert code == 1
    assert "lost scenarios (1)" in out
    assert f"\n  {lost}: was " in out
    assert "withdrawn or left open by the suite (1)" in out
    assert "\n  kite.of-before: was passed with 2 answers, and the suite does not have it any more\n" in out


@pytest.mark.parametrize("suite", [None, {"kite.one"}])
def test_what_the_suite_leaves_open_now_is_no_loss_either(suite: set[str] | None, own: Baseline) -> None:
    held = msgspec.structs.replace(own, scenarios=(Line("kite.one", "passed", 0),))
    found = changes([Result("kite.one", "unruled")], held, suite)
    assert (len(found.worse), len(found.withdrawn)) == ((1, 0) if suite is None else (0, 1))


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
