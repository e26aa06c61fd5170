"""Reports as JSON, as JUnit XML and on the terminal."""

import io
import json
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as Xml

import pytest

from conformance.engines.base import Answer, Done, Failure, Refused, Unsupported, Value
from conformance.errors import InputError
from conformance.files import check_writable, write_whole
from conformance.junit import to_junit
from conformance.report import Report, exit_code, make_report, summarise, to_json
from conformance.smoke import Check, Smoke
from conformance.terminal import Printer, print_report, progress_on
from conformance.verdicts import VERDICTS, Result, judge
from conformance.vocabulary import Scenario, Unruled, UnruledAnswer
from tests.harness.boards import VI, asked, described, scenario

OPEN = Unruled((UnruledAnswer(4, "fixed"), UnruledAnswer(5, "recalculated")))


def finished() -> tuple[Report, dict[str, Scenario]]:
    """A run with one scenario of each kind of verdict that a run in this process can give."""
    played: list[tuple[Scenario, list[Answer]]] = [
        (scenario(name="a.passed"), [Done(), Value(3)]),
        (scenario(name="a.failed", title="Bold \x1b[1m & <b>"), [Done(), Value(4)]),
        (scenario(name="b.refused", section="702-buffs"), [Refused("1", "no \x00 room]]>")]),
        (scenario(name="b.unsupported", section="702-buffs"), [Done(), Unsupported("might")]),
        (scenario(VI, asked(OPEN), name="c.open", status="unruled"), [Done(), Value(4)]),
        (scenario(name="c.error"), [Done(), Failure("oops")]),
        (scenario(name="c.short"), [Done()]),
    ]
    results = [judge(one, answers, seconds=0.001) for one, answers in played]
    scenarios = {one.id: one for one, _ in played}
    checks = Smoke([Check("describes itself", "passed")])
    engine = described(capabilities=frozenset("zyxcba"))
    return make_report(results, "1.4", engine, scenarios, smoke=checks, log=["ready"]), scenarios


def test_the_json_report_is_one_document_with_its_closing_record_last() -> None:
    report, _ = finished()
    text = to_json(report)
    data = json.loads(text)
    parts = ["suite", "rules_version", "engine", "smoke", "results", "sections", "summary", "log", "complete"]
    assert list(data) == parts
    assert data["complete"] is True
    assert data["suite"]["name"] == "riftbound-conformance"
    assert data["rules_version"] == "1.4"
    assert data["engine"]["capabilities"] == list("abcxyz")
    assert data["engine"]["settings"]["might_read"] == "actual"
    assert data["smoke"] == [{"name": "describes itself", "verdict": "passed"}]
    assert data["log"] == ["ready"]
    assert text.rstrip().endswith('"complete": true\n}')


def test_the_summary_counts_every_verdict() -> None:
    report, _ = finished()
    counted = {"passed": 1, "failed": 2, "unsupported": 1, "unruled": 1, "error": 1, "protocol violation": 1}
    assert json.loads(to_json(report))["summary"] == dict.fromkeys(VERDICTS, 0) | counted


def test_each_section_says_how_much_of_it_was_really_tested() -> None:
    report, scenarios = finished()
    assert json.loads(to_json(report))["sections"] == [
        {"section": "143-might", "scenarios": 5, "tested": 5, "passed": 1},
        {"section": "702-buffs", "scenarios": 2, "tested": 1, "passed": 0},
    ]
    not_run = [Result(name, "not run") for name in scenarios]
    assert [one.tested for one in make_report(not_run, "1.4", described(), scenarios).sections] == [0, 0]


def test_all_but_the_passed_results_say_what_was_asked_expected_and_got() -> None:
    report, _ = finished()
    by_id = {result["id"]: result for result in json.loads(to_json(report))["results"]}
    assert by_id["a.passed"] == {"id": "a.passed", "verdict": "passed", "seconds": 0.001}
    assert by_id["a.failed"] == {
        "id": "a.failed",
        "verdict": "failed",
        "question": "the Might of Vi is asked",
        "expected": 3,
        "got": 4,
        "where": "features/143-might/vi.feature:5",
        "step": 2,
        "seconds": 0.001,
    }
    for result in by_id.values():
        if result["verdict"] != "passed":
            assert {"question", "expected", "got", "where"} <= set(result)


@pytest.mark.parametrize("value", [0, False, None, "", []])
def test_values_that_look_like_nothing_are_still_written(value: Any) -> None:
    result = Result("a", "failed", question="q", expected=value, got=value, where="f:1")
    data = json.loads(to_json(make_report([result], "1.4", described(), {"a": scenario()})))["results"][0]
    assert (data["expected"], data["got"]) == (value, value)


@pytest.mark.parametrize(
    ("verdicts", "code"),
    [
        (["passed"], 0),
        (["passed", "unruled", "unsupported"], 0),
        (["unruled"], 0),
        (["unsupported", "unsupported"], 1),
        (["passed", "failed"], 1),
        (["passed", "error"], 1),
        (["passed", "crashed"], 1),
        (["passed", "timed out"], 1),
        (["passed", "not run"], 1),
        (["passed", "failed", "protocol violation"], 3),
    ],
)
def test_the_exit_code_follows_from_the_summary(verdicts: list[Any], code: int) -> None:
    assert exit_code(summarise([Result(str(n), verdict) for n, verdict in enumerate(verdicts)])) == code


def test_junit_has_a_suite_for_each_section_and_says_why() -> None:
    report, scenarios = finished()
    root = Xml.fromstring(to_junit(report.results, scenarios, "fake"))
    counts = {suite.get("name"): [suite.get(n) for n in ("tests", "failures", "errors", "skipped")] for suite in root}
    assert counts == {"143-might": ["5", "1", "2", "1"], "702-buffs": ["2", "1", "0", "1"]}
    cases = {case.get("name"): case for case in root.iter("testcase")}
    assert len(cases["a.passed"]) == 0
    assert cases["a.failed"][0].tag == "failure"
    assert cases["a.failed"][0].get("message") == "failed: expected 3, got 4"
    assert "features/143-might/vi.feature:5" in str(cases["a.failed"][0].text)
    assert cases["b.refused"][0].get("message") == "failed: expected done, got illegal by 1: no \\x00 room]]>"
    tags = {name: [child.tag for child in case] for name, case in cases.items()}
    assert tags["b.unsupported"] == tags["c.open"] == ["skipped"]
    assert tags["c.error"] == tags["c.short"] == ["error"]


def printed(stream: io.StringIO | None = None, **options: Any) -> str:
    """What the terminal shows of the run."""
    report, scenarios = finished()
    stream = stream or io.StringIO()
    print_report(Printer(stream), report, scenarios, options.get("derive"), 0.125)
    return stream.getvalue()


def test_the_table_counts_by_section() -> None:
    lines = printed().splitlines()
    assert lines[0].endswith("rules 1.4, engine fake 1.0 (python)")
    table = [line.split() for line in lines[2:6]]
    assert table == [
        ["section", "tested", "passed", "failed", "unsupported", "unruled", "other"],
        ["143-might", "5/5", "1", "1", "0", "1", "2"],
        ["702-buffs", "1/2", "0", "1", "1", "0", "0"],
        ["all", "6/7", "1", "2", "1", "1", "2"],
    ]
    assert lines[-1] == ("1 passed, 2 failed, 1 unsupported, 1 unruled, 1 error, 1 protocol violation in 0.12 s")


def test_failures_are_printed_in_full_and_others_not() -> None:
    text = printed()
    assert "FAILED  a.failed: Bold \\x1b[1m & <b>\n" in text
    assert "  features/143-might/vi.feature:5\n  question  the Might of Vi is asked\n" in text
    assert "  expected  3\n  got       4\n" in text
    assert "  got       illegal by 1: no \\x00 room]]>\n" in text
    assert "ERROR  c.error" in text
    assert "  got       error: oops\n" in text
    assert "PROTOCOL VIOLATION  c.short" in text
    assert "  expected  2 answers\n  got       1 answer\n" in text
    assert "unsupported: might (1 scenario)\n" in text
    for quiet in ("a.passed", "b.unsupported", "c.open"):
        assert quiet not in text


def test_a_failure_shows_the_oracle_s_derivation_of_that_step() -> None:
    from types import SimpleNamespace

    wanted: list[tuple[str, int]] = []

    def derive(one: Scenario, step: int) -> Any:
        wanted.append((one.id, step))
        return [
            SimpleNamespace(rule="143", text="printed Might", before="", after="2"),
            SimpleNamespace(rule="477.3.e.1", text="Discipline", before="2", after="3"),
        ]

    text = printed(derive=derive)
    assert "    143        printed Might   2\n    477.3.e.1  Discipline      2 -> 3\n" in text
    assert wanted == [("a.failed", 2), ("b.refused", 1), ("c.error", 2), ("c.short", 2)]


class Screen(io.StringIO):
    """A stream that says it is a terminal."""

    def isatty(self) -> bool:
        """It is."""
        return True


def test_colours_are_for_terminals_that_want_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.setenv("TERM", "xterm")
    assert "\x1b[" not in printed()
    assert "\x1b[" in printed(Screen())
    monkeypatch.setenv("NO_COLOR", "1")
    assert "\x1b[" not in printed(Screen())
    monkeypatch.delenv("NO_COLOR")
    monkeypatch.setenv("TERM", "dumb")
    assert "\x1b[" not in printed(Screen())


def test_progress_shows_on_a_terminal_only_and_leaves_nothing_behind() -> None:
    assert progress_on(io.StringIO()) is None
    screen = Screen()
    show = progress_on(screen)
    assert show is not None
    show(64, 100)
    show(100, 100)
    assert screen.getvalue() == "\r64/100 scenarios\r\x1b[K"


def test_a_file_is_written_whole_or_not_at_all(tmp_path: Path) -> None:
    target = tmp_path / "report.json"
    write_whole(str(target), "old")
    write_whole(str(target), "new")
    assert target.read_text() == "new"
    (tmp_path / "link.json").symlink_to(target)
    write_whole(str(tmp_path / "link.json"), "through the link")
    assert target.read_text() == "through the link"
    assert (tmp_path / "link.json").is_symlink()
    with pytest.raises(UnicodeEncodeError):
        write_whole(str(target), "half \ud800")
    assert target.read_text() == "through the link"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["link.json", "report.json"]


def test_a_file_that_cannot_be_written_is_found_out_before(tmp_path: Path) -> None:
    check_writable(str(tmp_path / "new.json"))
    with pytest.raises(InputError, match="folder does not exist"):
        check_writable(str(tmp_path / "missing" / "new.json"))
    with pytest.raises(InputError, match="is a folder"):
        check_writable(str(tmp_path))
    with pytest.raises(InputError, match="cannot be written"):
        write_whole(str(tmp_path / "missing" / "new.json"), "text")


def test_a_device_is_written_to_and_not_replaced() -> None:
    write_whole("/dev/null", "text")
    assert Path("/dev/null").is_char_device()
