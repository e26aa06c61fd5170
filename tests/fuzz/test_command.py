"""``fuzz`` on the command line: what it prints and writes, its exit codes, and how it ends."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from conformance.command import main
from conformance.fuzz.sections import plain_case
from conformance.sources import load_suite
from tests.fuzz.engines import picked, served
from tests.hostile.running import command

FAULTY = ("--engine", "faulty:minimum-ignored", "--section", "might")


def test_an_engine_that_is_right(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["fuzz", "--engine", "oracle", "--cases", "60"]) == 0
    captured = capsys.readouterr()
    lines = captured.out.splitlines()
    assert lines[0].startswith("fuzzing oracle ")
    assert lines[-1].startswith("60 cases in ")
    assert lines[-1].endswith("0 distinct disagreements")
    assert captured.err == ""


def test_a_finding_is_shown_saved_and_replayed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["fuzz", *FAULTY, "--cases", "60", "--save", str(tmp_path)]) == 1
    out = capsys.readouterr().out
    assert "1. might: another value" in out
    assert "rules   143.2, 477.3.b" in out
    replay = next(line.split("replay")[1].split() for line in out.splitlines() if "replay" in line)
    assert replay[:2] == ["riftbound-conformance", "fuzz"]
    assert main(replay[1:]) == 1
    assert "1 case in " in capsys.readouterr().out
    files = sorted(tmp_path.glob("*.toml"))
    assert len(files) == out.count("   saved   ")
    assert main(["run", str(tmp_path)]) == 0
    assert main(["run", str(tmp_path), "--engine", "faulty:minimum-ignored"]) == 1
    scenario = load_suite([files[0]])[0]
    assert scenario.id.startswith("fuzz.might.")
    assert "477.3.b" in scenario.rules
    assert scenario.note.startswith("faulty:minimum-ignored: expected ")
    assert "# Replay: riftbound-conformance fuzz" in files[0].read_text(encoding="utf-8")


def test_the_report_as_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "report.json"
    assert main(["fuzz", *FAULTY, "--cases", "60", "--seed", "20", "--json", str(path)]) == 1
    document = json.loads(path.read_text(encoding="utf-8"))
    assert document["seeds"] == {"first": 20, "next": 80, "played": 60}
    assert (document["cases"], document["complete"], document["dead_workers"]) == (60, True, [])
    finding = document["findings"][0]
    assert finding["operation"] in ("might", "contribution", "might read", "total might", "combat might")
    assert 20 <= finding["seed"] < 80
    assert finding["beyond_set_up"] <= 5
    assert "[[scenario]]" in finding["case"]
    assert capsys.readouterr().out
    assert main(["fuzz", *FAULTY, "--cases", "60", "--seed", "20", "--json", "-"]) == 1
    assert json.loads(capsys.readouterr().out)["differing"] == document["differing"]


def test_an_engine_in_its_own_process(capsys: pytest.CaptureFixture[str]) -> None:
    served = f'"{sys.executable}" -m conformance serve --engine faulty:tank-is-unknown'
    assert main(["fuzz", "--engine-command", served, "--section", "assignment", "--cases", "80"]) == 1
    out = capsys.readouterr().out
    assert "fuzzing faulty:tank-is-unknown" in out
    assert f"--engine-command '{served}'" in out


def test_a_hang_of_an_engine_in_its_own_process_is_a_finding(capsys: pytest.CaptureFixture[str]) -> None:
    seed = next(seed for seed in range(500) if picked(plain_case("turns", seed), 40))
    arguments = ["--section", "turns", "--seed", str(seed), "--cases", "1", "--timeout", "0.5"]
    assert main(["fuzz", "--engine-command", served("Hangs"), *arguments]) == 1
    assert "the whole case: timed out" in capsys.readouterr().out


def test_a_campaign_is_taken_up_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    state = str(tmp_path / "state.json")
    assert main(["fuzz", "--engine", "oracle", "--cases", "50", "--state", state]) == 0
    assert main(["fuzz", "--engine", "oracle", "--cases", "120", "--state", state, "--jobs", "2"]) == 0
    assert capsys.readouterr().out.splitlines()[-1].startswith("120 cases in ")


@pytest.mark.parametrize(
    ("arguments", "code", "says"),
    [
        ([], 2, "one of the arguments --engine --engine-command is required"),
        (["--engine", "oracle", "--section", "combta"], 2, 'no section is called "combta"; did you mean "combat"?'),
        (["--engine", "oracle", "--cases", "none"], 2, '"none" is no number of 1 or more'),
        (["--engine", "oracle", "--time", "0"], 2, '"0" is no number of seconds above 0'),
        (["--engine", "oracle", "--seed", "-1"], 2, '"-1" is no whole number of 0 or more'),
        (["--engine", "oracle", "--rules", "9"], 2, 'there are no rules "9"'),
        (["--engine", "oracel", "--cases", "1"], 2, 'no engine is called "oracel"; did you mean "oracle"?'),
        (["--engine", "oracle", "--ray", "local", "--jobs", "2"], 2, "--jobs is about this machine"),
        (["--engine-command", "there-is-no-such-program", "--cases", "1"], 3, "cannot be started"),
        (["--engine-command", command("exits_at_start"), "--cases", "1"], 3, "before it described itself"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_said_in_one_line(
    arguments: list[str], code: int, says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    try:
        found = main(["fuzz", *arguments])
    except SystemExit as leaving:
        found = int(leaving.code or 0)
    captured = capsys.readouterr()
    assert found == code
    assert says in captured.err
    assert len(captured.err.splitlines()) == 1


@pytest.mark.skipif(os.name != "posix", reason="Ctrl-C is sent as a signal")
def test_ctrl_c_ends_with_everything_found_so_far(tmp_path: Path) -> None:
    state = tmp_path / "state.json"
    arguments = ["fuzz", *FAULTY, "--time", "300", "--jobs", "2", "--state", str(state)]
    running = subprocess.Popen(
        [sys.executable, "-m", "conformance", *arguments],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True,
        cwd=Path(__file__).parents[2],
    )  # fmt: skip
    until = time.monotonic() + 60
    while time.monotonic() < until and not (state.exists() and json.loads(state.read_bytes())["findings"]):
        time.sleep(0.1)
    # As at a terminal: everybody in the group gets it.
    os.killpg(running.pid, signal.SIGINT)
    out, err = running.communicate(timeout=30)
    assert running.returncode == 1
    assert "1. might: another value" in out
    assert "distinct disagreement" in out.splitlines()[-1]
    assert err == ""
    # What looks after the workers' pipes goes a moment after them.
    until = time.monotonic() + 10
    while time.monotonic() < until and is_there(running.pid):
        time.sleep(0.05)
    assert not is_there(running.pid)


def is_there(group: int) -> bool:
    """Whether any process of a group is left."""
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True
