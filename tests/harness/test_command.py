"""The command line: what it prints, where, and with which code it ends."""

import io
import json
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from xml.etree import ElementTree as Xml

import pytest

from conformance import runner
from conformance.command import COMMANDS, main
from conformance.engines.base import Answer
from conformance.vocabulary import Operation
from tests.harness.boards import Fake

ROOT = Path(__file__).resolve().parents[2]
FAKE = "tests.harness.boards:Fake"

CASES = """
[[scenario]]
id = "try.gain"
title = "Vi gains Might"
rules = ["477.3.e.1"]
status = "derived"
source = { kind = "derived", where = "here" }
steps = [
  { op = "unit", unit = "Vi", might = 3 },
  { op = "give", unit = "Vi", change = { kind = "increase", amount = 2 } },
  { op = "might", unit = "Vi", expect = 5 },
]

[[scenario]]
id = "try.none-to-spend"
title = "Vi has no buff to spend"
rules = ["702.2.b.1"]
status = "derived"
versions = ["1.3", "1.4"]
source = { kind = "derived", where = "here" }
steps = [
  { op = "unit", unit = "Vi", might = 3 },
  { op = "spend buff", player = "A", unit = "Vi", expect = { illegal = "702.2.b.1" } },
]
"""
WRONG = CASES.replace("expect = 5", "expect = 6")
SILENT = """
steps = [
  { op = "unit", unit = "Vi", might = 4 },
  { op = "passive", effect = "Aura", change = { kind = "increase to", might = 5 }, units = ["Vi"] },
  { op = "give", unit = "Vi", change = { kind = "decrease", amount = 2 } },
  { op = "might", unit = "Vi" },
]
"""
ASKED = {
    "steps": [
        {"op": "unit", "unit": "Vi", "might": 3},
        {"op": "might", "unit": "Vi"},
        {"op": "spend buff", "player": "A", "unit": "Vi"},
        {"op": "is mighty", "unit": "Vi"},
    ]
}


@pytest.fixture
def cases(tmp_path: Path) -> Path:
    path = tmp_path / "try.toml"
    path.write_text(CASES)
    return path


@pytest.fixture
def wrong(tmp_path: Path) -> Path:
    path = tmp_path / "wrong.toml"
    path.write_text(WRONG)
    return path


class Ran(SimpleNamespace):
    """What a command did: its code and what it printed on either stream."""

    code: int
    out: str
    err: str


@pytest.fixture
def command(capsys: pytest.CaptureFixture[str]) -> Any:
    def call(*arguments: object) -> Ran:
        try:
            code = main([str(argument) for argument in arguments])
        except SystemExit as left:
            code = int(left.code or 0)
        out, err = capsys.readouterr()
        return Ran(code=code, out=out, err=err)

    return call


def one_line(ran: Ran, code: int, *says: str) -> None:
    """It printed nothing but one line on standard error, which says all of this."""
    assert (ran.code, ran.out) == (code, "")
    assert ran.err.count("\n") == 1, ran.err
    for part in says:
        assert part in ran.err


def test_a_run_prints_its_table_and_ends_well(command: Any, cases: Path) -> None:
    ran = command("run", cases)
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.splitlines()[3].split() == ["try", "2/2", "2", "0", "0", "0", "0"]
    assert "2 passed in" in ran.out


def test_a_failing_run_shows_the_failure_with_the_oracle_s_derivation(command: Any, wrong: Path) -> None:
    ran = command("run", wrong)
    assert ran.code == 1
    failure = ran.out[ran.out.index("FAILED") :]
    assert "FAILED  try.gain: Vi gains Might" in failure
    assert f"{wrong}:11" in failure
    assert "question  might (unit Vi)\n  expected  6\n  got       5\n" in failure
    derivation = failure[failure.index("the oracle's derivation") :]
    assert "477.3.e.1" in derivation
    assert "3 -> 5" in derivation


def test_another_engine_s_failure_shows_the_oracle_s_derivation_too(command: Any, cases: Path) -> None:
    ran = command("run", "--engine", FAKE, cases)
    assert ran.code == 1
    assert "engine fake 1.0 (python)" in ran.out
    assert "expected  5\n  got       3\n" in ran.out
    assert "3 -> 5" in ran.out
    assert "expected  illegal by 702.2.b.1\n  got       done\n" in ran.out


def test_reports_are_written_beside_what_is_printed(command: Any, wrong: Path, tmp_path: Path) -> None:
    ran = command("run", wrong, "--json", tmp_path / "r.json", "--junit", tmp_path / "r.xml")
    assert ran.code == 1
    assert "1 passed, 1 failed" in ran.out
    report = json.loads((tmp_path / "r.json").read_text())
    assert (report["summary"]["failed"], report["summary"]["passed"], report["complete"]) == (1, 1, True)
    assert report["results"][0]["where"] == f"{wrong}:11"
    cases = list(Xml.parse(tmp_path / "r.xml").getroot().iter("testcase"))
    assert [case.get("name") for case in cases] == ["try.gain", "try.none-to-spend"]


def test_a_report_on_standard_output_stands_alone(command: Any, cases: Path) -> None:
    ran = command("run", cases, "--json", "-")
    assert json.loads(ran.out)["summary"]["passed"] == 2
    ran = command("run", cases, "--junit", "-")
    assert Xml.fromstring(ran.out).tag == "testsuites"


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        ([], f"name a command: {', '.join(COMMANDS)}; see riftbound-conformance --help"),
        (["rn"], 'no command "rn"; did you mean "run"?'),
        (["frobnicate"], f"there are {', '.join(COMMANDS)}"),
        (["--frobnicate"], "unrecognized arguments: --frobnicate"),
        (["run", "--frobnicate"], "unrecognized arguments: --frobnicate"),
        (["run", "--eng", "oracle"], "unrecognized arguments: --eng"),
        (["run", "missing.toml"], "missing.toml: there is no such file"),
        (["run", "--engine", "orakel"], 'no engine is called "orakel"; did you mean "oracle"?'),
        (["run", "--json", "no/such/folder/r.json"], "its folder does not exist"),
        (["run", "--json", "same", "--junit", "same"], "name the same file"),
        (["run", "--jobs", "2"], "--jobs is about processes; name the engine with --engine-command"),
        (["run", "--start-timeout", "2"], "--start-timeout is about processes"),
        (["run", "--engine-command", "x", "--jobs", "0"], "'0' is no number of processes; 1 to 64"),
        (["run", "--engine-command", "x", "--timeout", "nan"], "'nan' is no time limit; a number of seconds above 0"),
        (["run", "--engine-command", "x", "--engine", "oracle"], "not allowed with argument"),
        (["run", "--engine-command", "x 'y"], "cannot be taken apart: No closing quotation; check its quotes"),
        (["run", "--engine-command", " "], "the engine's command is empty; name a program"),
        (["run", "--deviations", "missing.toml"], "missing.toml: there is no such file"),
        (["serve", "--engine", "orakel"], 'no engine is called "orakel"; did you mean "oracle"?'),
        (["serve", "--rules", "0.9"], 'there are no rules "0.9"'),
        (["run", "-k", "nothing is called this"], 'no scenario has "nothing is called this" in its id'),
        (["run", "--rules", "0.9"], 'rules version "0.9"'),
        (["list", "--rule", "9999"], "rule 9999"),
        (["explain"], "the following arguments are required: ID|FILE"),
        (["explain", "missing.toml"], "missing.toml: there is no such file"),
        (["explain", "no.such.scenario"], 'no scenario has the id "no.such.scenario"'),
        (["ask", "missing.json"], "missing.json: there is no such file"),
    ],
)
def test_a_wrong_command_or_input_is_one_line_and_2(command: Any, arguments: list[str], says: str) -> None:
    one_line(command(*arguments), 2, says)


def test_a_mistake_in_a_file_names_file_and_line(command: Any, cases: Path) -> None:
    cases.write_text(CASES.replace('op = "might"', 'op = "mihgt"'))
    for arguments in (["run", cases], ["list", cases], ["explain", cases], ["ask", cases]):
        one_line(command(*arguments), 2, f"{cases}:11: ", '"mihgt"', 'did you mean "might"?')


def test_an_engine_that_will_not_start_is_one_line_and_3(command: Any, cases: Path) -> None:
    one_line(command("run", "--engine", "tests.harness.boards:Unbuildable", cases), 3, "no license found")
    one_line(command("run", "--engine", "no_such_module:Engine", cases), 3, "No module named 'no_such_module'")
    one_line(command("run", "--engine", "tests.harness.boards:Boastful", cases), 3, '"dubble"')


def test_an_engine_that_breaks_the_protocol_is_3(command: Any, cases: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def none(_: Fake, __: Sequence[Operation]) -> list[Answer]:
        return []

    monkeypatch.setattr(Fake, "run", none)
    ran = command("run", "--engine", FAKE, cases)
    assert ran.code == 3
    assert "2 protocol violation" in ran.out


def test_an_engine_of_another_rules_version_is_noted(command: Any, cases: Path) -> None:
    ran = command("run", "--rules", "1.3", "--engine", FAKE, cases)
    assert "rules 1.3" in ran.out
    assert ran.err == "note: the engine plays by rules 1.4, the scenarios are those of 1.3\n"


def test_the_oracle_plays_by_the_rules_that_are_asked_for(command: Any, cases: Path) -> None:
    ran = command("run", "--rules", "1.3", cases)
    assert (ran.code, ran.err) == (0, "")
    assert "1 passed in" in ran.out


def test_ctrl_c_is_one_line_and_leaves_no_report(
    command: Any, cases: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(runner, "run", interrupted)
    one_line(command("run", cases, "--json", tmp_path / "r.json"), 130, "interrupted")
    assert not (tmp_path / "r.json").exists()


def test_a_fault_of_our_own_is_told_apart_from_a_failure(
    command: Any, cases: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object, **__: object) -> None:
        raise AssertionError("a bug")

    monkeypatch.setattr(runner, "run", broken)
    ran = command("run", cases)
    assert ran.code == 70
    assert "AssertionError: a bug" in ran.err


def test_list_names_the_scenarios(command: Any, cases: Path) -> None:
    ran = command("list", cases)
    assert ran.code == 0
    assert ran.out == (
        "try.gain           Vi gains Might  [477.3.e.1]\ntry.none-to-spend  Vi has no buff to spend  [702.2.b.1]\n"
    )
    assert command("list", cases, "-k", "GAINS").out.startswith("try.gain ")
    assert command("list", cases, "--rule", "702").out.startswith("try.none-to-spend ")
    assert command("list", cases, "--rules", "1.3").out.startswith("try.none-to-spend ")


def test_list_as_json_is_one_array_of_objects(command: Any, cases: Path) -> None:
    first, second = json.loads(command("list", "--json", cases).out)
    assert first == {
        "id": "try.gain",
        "title": "Vi gains Might",
        "rules": ["477.3.e.1"],
        "versions": ["1.4"],
        "source": {"kind": "derived", "where": "here"},
        "status": "derived",
        "where": f"{cases}:2",
    }
    assert second["versions"] == ["1.3", "1.4"]


def test_explain_shows_each_answer_with_its_derivation(command: Any, cases: Path) -> None:
    ran = command("explain", cases)
    assert (ran.code, ran.err) == (0, "")
    assert "try.gain: Vi gains Might\n  rules 477.3.e.1; derived; holds in 1.4;" in ran.out
    might = ran.out[ran.out.index("  might (unit Vi)\n    = 5\n") :]
    assert [line.split()[0] for line in might.splitlines()[2:4]] == ["143.2", "477.3.e.1"]
    assert might.splitlines()[3].endswith("3 -> 5")
    assert "  spend buff (player A, unit Vi)\n    = illegal by 702.2.b.1" in ran.out
    assert "but expected" not in ran.out


def test_explain_says_where_an_expectation_is_not_met(command: Any, wrong: Path) -> None:
    assert "  might (unit Vi)\n    = 5\n    but expected 6\n" in command("explain", wrong).out


def test_explain_takes_a_scenario_that_expects_nothing(command: Any, tmp_path: Path) -> None:
    (tmp_path / "asked.json").write_text(json.dumps(ASKED))
    ran = command("explain", tmp_path / "asked.json")
    assert ran.code == 0
    assert "  might (unit Vi)\n    = 3\n" in ran.out


def standard_input(monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    """Put a text on standard input."""
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(text.encode())))


def test_ask_answers_questions_one_a_line(command: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    standard_input(monkeypatch, json.dumps(ASKED))
    ran = command("ask", "-")
    assert ran.code == 0
    lines = ran.out.splitlines()
    assert lines[0] == "might (unit Vi): 3"
    assert lines[1].startswith("spend buff (player A, unit Vi): illegal by 702.2.b.1")
    assert lines[2:] == ["is mighty (unit Vi): false"]


def test_ask_explains_when_told_to(command: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    standard_input(monkeypatch, json.dumps(ASKED))
    lines = command("ask", "--explain", "-").out.splitlines()
    place = lines.index("might (unit Vi): 3")
    assert lines[place + 1].split()[0] == "143.2"


def test_ask_as_json_has_one_answer_for_each_question(command: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    standard_input(monkeypatch, json.dumps(ASKED))
    data = json.loads(command("ask", "--json", "-").out)
    assert data["answers"] == [3, False]
    (refused,) = data["refused"]
    assert (refused["illegal"], refused["step"]) == ("702.2.b.1", 3)
    standard_input(monkeypatch, json.dumps(ASKED))
    explained = json.loads(command("ask", "--json", "--explain", "-").out)
    assert explained["answers"] == [3, False]
    assert explained["derivations"][0][0]["rule"] == "143.2"
    assert explained["derivations"][0][0]["after"] == "3"


def test_ask_gives_every_reading_where_the_rules_are_silent(command: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    standard_input(monkeypatch, SILENT)
    lines = command("ask", "-").out.splitlines()
    assert lines[0] == "might (unit Vi): unruled: 3 or 5"
    assert [line.split(":")[0].strip() for line in lines[1:]] == ["3", "5"]
    standard_input(monkeypatch, SILENT)
    (answer,) = json.loads(command("ask", "-", "--json").out)["answers"]
    assert [reading["value"] for reading in answer["unruled"]] == [3, 5]
    assert all(reading["because"] for reading in answer["unruled"])


def test_ask_keeps_several_scenarios_apart(command: Any, cases: Path) -> None:
    assert command("ask", cases).out.startswith("try.gain: Vi gains Might\nmight (unit Vi): 5\n\ntry.none")
    data = json.loads(command("ask", "--json", cases).out)
    assert [one["id"] for one in data["scenarios"]] == ["try.gain", "try.none-to-spend"]
    assert data["scenarios"][0]["answers"] == [5]


def test_ask_answers_only_by_the_rules_that_the_oracle_has(command: Any, cases: Path) -> None:
    one_line(command("ask", "--rules", "0.9", cases), 2, 'there are no rules "0.9"', "1.4")


def test_ask_names_the_line_on_standard_input(command: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    standard_input(monkeypatch, '{"steps": [\n  {"op": "might", "unit": "Vi"}\n]}')
    one_line(command("ask", "-"), 2, "standard input:2: ", '"Vi"')


def started(*arguments: str, **options: Any) -> subprocess.CompletedProcess[str]:
    """Start the program as people do."""
    return subprocess.run(
        [sys.executable, "-m", "conformance", *arguments],
        cwd=ROOT, capture_output=True, text=True, check=False, timeout=60, **options,
    )  # fmt: skip


def test_help_lists_the_commands_and_loads_nothing_heavy() -> None:
    code = (
        "import sys; from conformance.command import main\n"
        "try: main(['--help'])\n"
        "except SystemExit: pass\n"
        "heavy = {'msgspec', 'rich', 'gherkin', 'pytest', 'importlib.metadata', 'conformance.vocabulary'}\n"
        "print('loaded:', sorted(heavy & set(sys.modules)))"
    )
    ran = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True, timeout=60)
    assert ran.stdout.endswith("loaded: []\n")
    for name in COMMANDS:
        assert f"\n  {name}" in ran.stdout


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_its_own_help(command: Any, name: str) -> None:
    ran = command(name, "--help")
    assert ran.code == 0
    assert ran.out.startswith(f"usage: riftbound-conformance {name} ")


def test_the_version_is_told() -> None:
    ran = started("--version")
    assert ran.returncode == 0
    assert ran.stdout.startswith("riftbound-conformance 0.")


def test_a_reader_that_leaves_ends_it_quietly() -> None:
    reading, writing = os.pipe()
    os.close(reading)
    with os.fdopen(writing, "wb") as pipe:
        ran = subprocess.run(
            [sys.executable, "-m", "conformance", "list", "--json"],
            cwd=ROOT, stdout=pipe, stderr=subprocess.PIPE, check=False, timeout=60,
        )  # fmt: skip
    assert (ran.returncode, ran.stderr) == (141, b"")


def test_letters_that_the_terminal_lacks_do_not_end_the_run(tmp_path: Path) -> None:
    (tmp_path / "try.toml").write_text(WRONG.replace("Vi gains", "Ví gains"), encoding="utf-8")
    ran = started("run", str(tmp_path), env=os.environ | {"PYTHONIOENCODING": "ascii"})
    assert ran.returncode == 1
    assert "V\\xed gains Might" in ran.stdout
