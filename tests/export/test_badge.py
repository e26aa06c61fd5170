"""Badge and Markdown summary of a run: what they say, and that no text in them is taken for anything else."""

import json
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as Xml

import pytest

from conformance import badge
from conformance.command import main
from conformance.report import Report, make_report
from conformance.smoke import Check, Smoke
from conformance.summary import to_markdown
from conformance.verdicts import Deviation, Result, Verdict
from tests.harness.boards import described, scenario

SVG = "{http://www.w3.org/2000/svg}"


def finished(*verdicts: Verdict, rules: str = "1.4", **others: Any) -> Report:
    """A run with one scenario of each verdict."""
    results = [Result(f"a.n{number}", verdict) for number, verdict in enumerate(verdicts)]
    return make_report(results, rules, described(), {one.id: scenario(name=one.id) for one in results}, **others)


@pytest.mark.parametrize(
    ("verdicts", "message", "colour"),
    [
        (["passed", "passed"], "2 of 2 passed", "brightgreen"),
        (["passed", "unruled"], "1 of 1 passed", "brightgreen"),
        (["passed", "unsupported"], "1 of 1 passed, 1 unsupported", "yellow"),
        (["passed", "failed", "crashed"], "1 of 3 passed", "red"),
        (["failed", "unsupported"], "0 of 1 passed, 1 unsupported", "red"),
        (["passed", "not run"], "1 of 1 passed", "red"),
        (["unruled"], "not tested", "lightgrey"),
        (["unsupported", "not run"], "not tested", "lightgrey"),
        ([], "not tested", "lightgrey"),
    ],
)
def test_what_a_badge_says(verdicts: list[Verdict], message: str, colour: str) -> None:
    report = finished(*verdicts)
    assert badge.content(report) == ("Riftbound rules 1.4", message, colour)
    assert json.loads(badge.shields(report)) == {
        "schemaVersion": 1,
        "label": "Riftbound rules 1.4",
        "message": message,
        "color": colour,
    }
    root = Xml.fromstring(badge.svg(report))
    assert [text.text for text in root.iter(f"{SVG}text")] == ["Riftbound rules 1.4", message]
    assert root.find(f"{SVG}title") is not None
    widths = [int(part.get("width", "0")) for part in root.iter(f"{SVG}rect")]
    assert sum(widths) == int(root.get("width", "0"))


def test_a_badge_escapes_what_it_is_given() -> None:
    text = badge.svg(finished("passed", rules='"><script>'))
    assert "<script>" not in text
    assert Xml.fromstring(text).get("aria-label") == 'Riftbound rules "><script>: 1 of 1 passed'


def result(name: str, verdict: Verdict, **others: Any) -> Result:
    """A result that is not passed."""
    return Result(name, verdict, question="the Might of Vi", expected=3, got=4, where="f:1", **others)


def test_a_summary_has_the_table_and_what_did_not_pass() -> None:
    results = [
        Result("a.passed", "passed"),
        result("a.failed", "failed"),
        result("a.known", "failed", deviation=Deviation("being | mended", "link")),
        Result("b.lacking", "unsupported", question="q", expected=1, got={"unsupported": "xp"}, where="f:1"),
    ]
    scenarios = {one.id: scenario(name=one.id, section=one.id[0]) for one in results}
    text = to_markdown(make_report(results, "1.3", described(), scenarios), scenarios)
    lines = text.splitlines()
    assert lines[0] == "## fake against the rules 1.3"
    assert "1 passed, 2 failed, 1 unsupported; suite" in text
    assert "plays by the rules 1.4" in text
    assert "| a | 3/3 | 1 | 2 | 0 | 0 | 0 |" in lines
    assert "| **all** | 3/4 | 1 | 2 | 1 | 0 | 0 |" in lines
    assert "| a.failed | failed | the Might of Vi | 3 | 4 |" in lines
    assert r"| a.known | failed (known: being \| mended) | the Might of Vi | 3 | 4 |" in lines
    assert "- unsupported: xp: 1" in lines


def test_a_summary_of_a_good_run_is_short() -> None:
    report = finished("passed")
    text = to_markdown(report, {"a.n0": scenario(name="a.n0")})
    assert "###" not in text
    assert text.endswith("|\n")


def test_a_summary_lists_no_more_than_anybody_reads() -> None:
    results = [result(f"a.n{number}", "failed") for number in range(60)]
    scenarios = {one.id: scenario(name=one.id) for one in results}
    text = to_markdown(make_report(results, "1.4", described(), scenarios), scenarios)
    assert "| a.n49 |" in text
    assert "| a.n50 |" not in text
    assert "And 10 more." in text


def test_a_summary_says_what_is_wrong_with_the_pipe() -> None:
    report = finished("passed", smoke=Smoke([Check("ends when asked", "failed", "killed *after* 2 s")]))
    assert r"**ends when asked**: killed \*after\* 2 s" in to_markdown(report, {"a.n0": scenario(name="a.n0")})


def test_run_writes_them_all(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    names = {"--badge": "b.svg", "--badge-json": "b.json", "--markdown": "s.md", "--json": "r.json"}
    options = [part for option, name in names.items() for part in (option, str(tmp_path / name))]
    assert main(["run", "-k", "mighty", *options]) == 0
    assert sorted(path.name for path in tmp_path.iterdir()) == sorted(names.values())
    assert Xml.fromstring((tmp_path / "b.svg").read_text()).tag == f"{SVG}svg"
    assert json.loads((tmp_path / "b.json").read_text())["color"] == "brightgreen"
    assert (tmp_path / "s.md").read_text().startswith("## oracle against the rules 1.4\n")
    assert " passed, " in capsys.readouterr().out


def test_a_summary_on_standard_output_stands_alone(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["run", "-k", "mighty", "--markdown", "-"]) == 0
    assert capsys.readouterr().out.startswith("## oracle against the rules 1.4\n")


def test_two_outputs_cannot_be_one_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    target = str(tmp_path / "x")
    assert main(["run", "--badge", target, "--badge-json", target]) == 2
    assert "--badge and --badge-json name the same file" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())
