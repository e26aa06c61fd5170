"""Engines that go wrong in every way: the right scenario is blamed, the others keep their verdicts, nothing is left."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from conformance.engines import process
from tests.hostile.running import NAMES, command, write_cases

ROOT = Path(__file__).resolve().parents[2]
PASSED = dict.fromkeys(NAMES, "passed")
SHORT = ("--timeout", "0.5")
"""For engines that are to run out of time; the others have all they need, however busy the machine is."""


def but(verdict: str) -> dict[str, str]:
    """All passed except for the bad one."""
    return PASSED | {"try.bad": verdict}


def check_complete(ran: Any) -> None:
    """The report has everything, its closing record too."""
    assert ran.report["complete"] is True
    assert sum(ran.report["summary"].values()) == len(ran.results) == len(ran.report["results"])


@pytest.mark.parametrize("engine", ["well", "chatty", "floods_stderr", "ignores_shutdown"])
def test_what_is_only_odd_does_no_harm(run: Any, engine: str) -> None:
    ran = run(engine)
    check_complete(ran)
    assert ran.verdicts == PASSED
    assert ran.code == 0
    assert ran.smoke["ends when asked"] == ("failed" if engine == "ignores_shutdown" else "passed")


@pytest.mark.parametrize(
    ("engine", "verdict", "code", "says"),
    [
        ("exits_midway", "crashed", 1, {"crashed": "ended with exit code 7; its last words: out of mana"}),
        ("dies_by_signal", "crashed", 1, {"crashed": "was ended by SIGKILL"}),
        ("closes_stdout", "crashed", 1, {"crashed": "closed its standard output"}),
        ("hangs", "timed out", 1, {"timed out": "no answer within 0.5 s"}),
        ("floods_stdout", "timed out", 1, {"timed out": "no answer within 0.5 s"}),
        (
            "noise",
            "timed out",
            1,
            {
                "timed out": "no answer within 0.5 s; "
                "the last line that was no message: Segmentation fault, just kidding"
            },
        ),
        ("garbage", "protocol violation", 3, {"protocol violation": "sent a message that is no valid JSON"}),
        ("twice", "protocol violation", 3, {"protocol violation": "answered twice"}),
        ("huge", "protocol violation", 3, {"protocol violation": "sent a message of more than 16 MB"}),
        ("no_id", "protocol violation", 3, {"protocol violation": 'could not read a request: "what?"'}),
        (
            "wrong_shape",
            "protocol violation",
            3,
            {
                "protocol violation": 'answer 2 has "value", "done"; '
                "it must have one of value, done, illegal, unsupported, error, unruled"
            },
        ),
        ("error_reply", "error", 1, {"error": '"lost the board"'}),
    ],
)
def test_the_scenario_at_which_it_goes_wrong_is_blamed_and_no_other(
    run: Any, engine: str, verdict: str, code: int, says: dict[str, str]
) -> None:
    ran = run(engine, *(SHORT if verdict == "timed out" else ()))
    check_complete(ran)
    assert ran.verdicts == but(verdict)
    assert ran.results["try.bad"]["got"] == says
    assert ran.results["try.bad"]["question"] == "the whole scenario"
    assert ran.code == code


def test_an_answer_for_another_id_breaks_the_protocol(run: Any) -> None:
    ran = run("another_id")
    assert ran.verdicts == but("protocol violation")
    assert "which it was not asked" in ran.results["try.bad"]["got"]["protocol violation"]
    assert ran.code == 3


def test_closing_standard_input_breaks_the_protocol(run: Any, tmp_path: Path) -> None:
    # There must be more than is sent ahead: it shows when the next is to be sent.
    names = ("try.one", "try.bad", *(f"try.number-{number}" for number in range(150)))
    ran = run("closes_stdin", "--timeout", "5", cases=write_cases(tmp_path / "many.toml", names))
    wrong = {name: verdict for name, verdict in ran.verdicts.items() if verdict != "passed"}
    assert wrong == {"try.bad": "protocol violation"}
    assert ran.results["try.bad"]["got"] == {"protocol violation": "closed its standard input"}
    assert ran.code == 3


@pytest.mark.parametrize("engine", ["exits_at_start", "slow_to_start", "boasts"])
def test_an_engine_that_cannot_be_used_ends_the_run_with_3(
    run: Any, capsys: pytest.CaptureFixture[str], engine: str
) -> None:
    ran = run(engine, "--start-timeout", "0.3" if engine == "slow_to_start" else "5")
    check_complete(ran)
    assert ran.code == 3
    assert ran.verdicts == dict.fromkeys(NAMES, "not run")
    assert ran.smoke == {"describes itself": "failed"}
    out, err = capsys.readouterr()
    says = {
        "exits_at_start": "ended with exit code 9 before it described itself; its last words: no license found",
        "slow_to_start": "did not describe itself within 0.3 s",
        "boasts": 'declares the unknown capability "dubble"; did you mean "double"?',
    }
    assert (out, err.count("\n")) == ("", 1)
    assert says[engine] in err
    assert says[engine] in ran.results["try.one"]["got"]["not run"]


def test_an_operation_that_is_declared_and_lacking_is_a_failure(run: Any, tmp_path: Path) -> None:
    cases = write_cases(tmp_path / "buff.toml", ("try.one", "try.two"))
    text = cases.read_text(encoding="utf-8")
    cases.write_text(text.replace('  { op = "might"', '  { op = "buff", unit = "Vi" },\n  { op = "might"', 1))
    ran = run("lies", cases=cases)
    assert ran.verdicts == {"try.one": "failed", "try.two": "passed"}
    assert ran.results["try.one"]["got"] == {"unsupported": "not known here", "declared": "buff"}
    assert ran.code == 1


def test_an_operation_that_is_not_declared_is_unsupported_and_named(run: Any, tmp_path: Path) -> None:
    cases = write_cases(tmp_path / "buff.toml", ("try.one", "try.two"))
    text = cases.read_text(encoding="utf-8")
    cases.write_text(text.replace('  { op = "might"', '  { op = "buff", unit = "Vi" },\n  { op = "might"', 1))
    ran = run("well", cases=cases)
    assert ran.verdicts == {"try.one": "unsupported", "try.two": "passed"}
    assert ran.results["try.one"]["got"] == {"unsupported": "buff"}
    assert ran.report["sections"] == [{"section": "try", "scenarios": 2, "tested": 1, "passed": 1}]
    assert ran.code == 0


def test_answers_may_come_in_any_order(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOSTILE_BATCH", str(len(NAMES)))
    assert run("backwards").verdicts == PASSED


def test_a_clamped_engine_is_judged_by_what_it_can_show(run: Any, tmp_path: Path) -> None:
    cases = tmp_path / "clamped.toml"
    changed = "".join(
        f'  {{ op = "give", unit = "Vi", change = {{ kind = "{kind}", amount = {amount} }} }},\n'
        f'  {{ op = "might", unit = "Vi", expect = {expect} }},\n'
        for kind, amount, expect in (("decrease", 5, -2), ("increase", 3, 1))
    )
    text = write_cases(cases, ("try.one",)).read_text(encoding="utf-8")
    cases.write_text(text.replace("]\n", f"{changed}]\n").replace('["143.2\n', '["143.2'), encoding="utf-8")
    ran = run("clamps", cases=_with_changes(cases, changed))
    assert ran.verdicts == {"try.one": "passed"}
    assert ran.results["try.one"]["note"] == "Might below 0 was read as 0, as the engine clamps it"
    wrong = _with_changes(cases, changed.replace("expect = 1", "expect = 3"))
    assert run("clamps", cases=wrong).verdicts == {"try.one": "failed"}


def _with_changes(cases: Path, changed: str) -> Path:
    text = write_cases(cases, ("try.one",)).read_text(encoding="utf-8")
    head, _, tail = text.rpartition("]")
    cases.write_text(f"{head}{changed}]{tail}", encoding="utf-8")
    return cases


def test_an_engine_that_always_crashes_is_given_up(run: Any, tmp_path: Path) -> None:
    names = tuple(f"try.number-{number}" for number in range(15))
    ran = run("crashes_always", cases=write_cases(tmp_path / "many.toml", names))
    check_complete(ran)
    limit = process.FRUITLESS + 1
    # Two more were lost to the checks that come before the scenarios.
    assert list(ran.verdicts.values()) == ["crashed"] * (limit - 2) + ["not run"] * (len(names) - limit + 2)
    assert "without answering anything" in ran.results[names[-1]]["got"]["not run"]


def test_an_engine_that_is_another_when_it_is_started_again_is_given_up(run: Any) -> None:
    ran = run("changes_its_name")
    assert ran.verdicts == {
        "try.one": "passed",
        "try.two": "passed",
        "try.bad": "crashed",
        "try.three": "not run",
        "try.four": "not run",
        "try.five": "not run",
    }


def test_an_unknown_operation_must_be_answered_with_unsupported(run: Any, capsys: pytest.CaptureFixture[str]) -> None:
    ran = run("chokes_on_the_unknown")
    assert ran.verdicts == PASSED
    assert ran.smoke == {
        "describes itself": "passed",
        "a unit and its Might": "passed",
        "an unknown operation": "failed",
        "ends when asked": "passed",
    }
    assert ran.code == 3
    assert "smoke an unknown operation: expected unsupported, got crashed: ended with exit code 5" in (
        capsys.readouterr().out
    )


@pytest.mark.parametrize("engine", ["exits_midway", "hangs", "twice"])
def test_several_processes_give_the_same_results_in_the_same_order(run: Any, tmp_path: Path, engine: str) -> None:
    names = (*(f"try.number-{number}" for number in range(40)), "try.bad", "try.bad-too", "try.last")
    cases = write_cases(tmp_path / "many.toml", names)
    ran = run(engine, "--jobs", "3", *(SHORT if engine == "hangs" else ()), cases=cases)
    assert tuple(ran.results) == names
    verdict = {"exits_midway": "crashed", "hangs": "timed out", "twice": "protocol violation"}[engine]
    assert {name for name, found in ran.verdicts.items() if found == verdict} == {"try.bad", "try.bad-too"}
    assert ran.report["summary"]["passed"] == len(names) - 2


def test_an_engine_that_reads_nothing_more_cannot_hold_up_the_runner(run: Any, tmp_path: Path) -> None:
    # Far more than fits into a pipe lies unread while the engine hangs.
    cases = write_cases(tmp_path / "long.toml", ("try.bad", *(f"try.number-{number}" for number in range(60))))
    text = cases.read_text(encoding="utf-8")
    step = '  { op = "might", unit = "Vi", expect ='
    cases.write_text("\n".join(f"{line}\n" * (80 if line.startswith(step) else 1) for line in text.split("\n")))
    ran = run("hangs", *SHORT, cases=cases)
    assert ran.verdicts.pop("try.bad") == "timed out"
    assert ran.report["summary"]["passed"] == 60


@pytest.mark.parametrize(("number", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, 143), (signal.SIGHUP, 129)])
def test_nothing_is_left_when_the_runner_is_interrupted(
    processes: Path, tmp_path: Path, number: signal.Signals, code: int
) -> None:
    cases = write_cases(tmp_path / "try.toml")
    runner = subprocess.Popen(
        [sys.executable, "-m", "conformance", "run", str(cases), "--engine-command", command("hangs")],
        cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
    )  # fmt: skip
    until = time.monotonic() + 20
    while not (processes / "hanging").exists() and time.monotonic() < until:
        time.sleep(0.01)
    runner.send_signal(number)
    _, err = runner.communicate(timeout=20)
    assert runner.returncode == code
    assert "Traceback" not in err


def test_a_program_that_does_not_exist_is_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    from conformance.command import main

    cases = write_cases(tmp_path / "try.toml")
    assert main(["run", str(cases), "--engine-command", "no-such-program --fast"]) == 3
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert "cannot be started: No such file or directory: no-such-program" in err


def test_no_thread_and_no_file_is_left(run: Any) -> None:
    import threading

    def opened() -> int:
        return len(os.listdir("/proc/self/fd"))

    run("well")
    files, threads = opened(), threading.active_count()
    for engine in ("well", "exits_midway", "huge", "ignores_shutdown"):
        run(engine)
    assert (opened(), threading.active_count()) == (files, threads)
