"""Broken input: one clear line, exit code 2, and nothing written."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from tests.gate.runs import Tried

Change = Callable[[str], str]


def edited(change: Callable[[Any], Any]) -> Change:
    """A change of the data, as a change of the text."""

    def apply(text: str) -> str:
        data = json.loads(text)
        change(data)
        return json.dumps(data)

    return apply


def twice(name: str) -> Change:
    """The first item of a list stands there once more."""
    return edited(lambda data: data[name].append(data[name][0]))


def without(name: str) -> Change:
    """A part is missing."""
    return edited(lambda data: data.pop(name))


def suite(**fields: str) -> Change:
    """It is of another suite, or version."""
    return edited(lambda data: data["suite"].update(fields))


REPORTS: dict[str, tuple[Change, str]] = {
    "empty": (lambda _: "", "is not a whole report"),
    "cut in half": (lambda text: text[: len(text) // 2], "is not a whole report"),
    "cut at its end": (lambda text: text.rstrip()[:-1], "is not a whole report"),
    "a list": (lambda _: "[]", "is no report of a run"),
    "another document": (lambda _: '{"results": []}', "is no report of a run"),
    "nested": (lambda _: "[" * 100_000, "is nested too deeply"),
    "without its closing record": (without("complete"), "has no closing record"),
    "incomplete": (edited(lambda data: data.update(complete=False)), "has no closing record"),
    "with a doubtful closing record": (edited(lambda data: data.update(complete="yes")), "has no closing record"),
    "with an id twice": (twice("results"), 'has the scenario "kite.flies" twice'),
    "of another suite": (suite(name="kite-flying"), 'is a report of another suite, "kite-flying"'),
    "of another version": (suite(version="9.0.0"), 'is a report of suite version "9.0.0"'),
    "without a version": (suite(version=""), 'is a report of suite version ""'),
    "with an unknown verdict": (edited(lambda data: data["results"][0].update(verdict="fine")), "$.results[0].verdict"),
    "with a wrong count": (edited(lambda data: data["summary"].update(passed=7)), "says 7 passed and has 2"),
    "without results": (without("results"), "`results`"),
    "with a result removed": (edited(lambda data: data["results"].pop()), "says 2 passed and has 1"),
}
BASELINES: dict[str, tuple[Change, str]] = {
    "empty": (lambda _: " \n", "is empty, and no baseline"),
    "cut in half": (lambda text: text[: len(text) // 2], "is no whole baseline"),
    "cut at its end": (lambda text: text.rstrip()[:-1], "is no whole baseline"),
    "a list": (lambda _: "[1]", "is no baseline: it names no format"),
    "nested": (lambda _: "[" * 100_000, "is nested too deeply"),
    "of another tool": (edited(lambda data: data.update(format="snapshot 3")), 'its format is "snapshot 3"'),
    "a report": (lambda _: '{"suite": {}, "results": []}', "it is the report of a run"),
    "without its closing record": (without("complete"), "has no closing record"),
    "incomplete": (edited(lambda data: data.update(complete=False)), "has no closing record"),
    "with an id twice": (twice("scenarios"), 'has the scenario "kite.flies" twice'),
    "of another suite": (suite(name="kite-flying"), 'is a baseline of another suite, "kite-flying"'),
    "of another version": (suite(version="9.0.0"), 'is a baseline of suite version "9.0.0"'),
    "of an older version": (suite(version="0.0.9"), 'is a baseline of suite version "0.0.9"'),
    "without scenarios": (edited(lambda data: data.update(scenarios=[])), "holds no scenarios"),
    "with a field too many": (edited(lambda data: data.update(colour="red")), "colour"),
    "with an unknown verdict": (edited(lambda data: data["scenarios"][0].__setitem__(1, "fine")), "$.scenarios[0]"),
    "with fewer answers than none": (edited(lambda data: data["scenarios"][0].__setitem__(2, -1)), "$.scenarios[0]"),
    "with a short line": (edited(lambda data: data["scenarios"][0].pop()), "$.scenarios[0]"),
    "with a long line": (edited(lambda data: data["scenarios"][0].append(1)), "$.scenarios[0]"),
}
NOT_REPLACED = [name for name in BASELINES if name not in ("of another version", "of an older version")]


def refused(tried: Tried, *options: str) -> str:
    """The one line that the gate says when it refuses its input; nothing is written, nothing changed."""
    before = {path: path.read_bytes() for path in tried.folder.iterdir()}
    code, out, err = tried.gate(*options, "--markdown", str(tried.folder / "gate.md"))
    assert (code, out) == (2, "")
    assert err.count("\n") == 1
    assert err.startswith("riftbound-conformance: ")
    assert {path: path.read_bytes() for path in tried.folder.iterdir()} == before
    return err


@pytest.mark.parametrize("options", [[], ["--update"]])
@pytest.mark.parametrize("name", REPORTS)
def test_a_broken_report(name: str, options: list[str], tried: Tried) -> None:
    change, complaint = REPORTS[name]
    tried.report.write_text(change(tried.report.read_text(encoding="utf-8")), encoding="utf-8")
    line = refused(tried, *options)
    assert "run.json:" in line
    assert complaint in line
    assert "run --json" in line or "run the suite again" in line


@pytest.mark.parametrize("name", BASELINES)
def test_a_broken_baseline(name: str, tried: Tried) -> None:
    change, complaint = BASELINES[name]
    tried.baseline.write_text(change(tried.baseline.read_text(encoding="utf-8")), encoding="utf-8")
    line = refused(tried)
    assert "baseline.json:" in line
    assert complaint in line
    assert "--update" in line


@pytest.mark.parametrize("name", NOT_REPLACED)
def test_what_is_no_sound_baseline_is_not_overwritten(name: str, tried: Tried) -> None:
    change, complaint = BASELINES[name]
    tried.baseline.write_text(change(tried.baseline.read_text(encoding="utf-8")), encoding="utf-8")
    assert complaint in refused(tried, "--update")


def test_what_is_not_utf_8(tried: Tried) -> None:
    tried.report.write_bytes(b'{"suite": "\xff"}')
    assert "run.json:1: is not UTF-8" in refused(tried)


def test_missing_files(tried: Tried) -> None:
    tried.baseline.unlink()
    assert "baseline.json: there is no such baseline; accept this run as the first one with --update" in refused(tried)
    assert "there are no stamps" in refused(tried, "--reviews", str(tried.folder / "none.toml"), "--update")
    tried.report.unlink()
    assert "run.json: there is no such file" in refused(tried)


def test_files_that_are_folders(tried: Tried) -> None:
    tried.baseline.unlink()
    tried.baseline.mkdir()
    code, out, err = tried.gate()
    assert (code, out, err.count("\n")) == (2, "", 1)
    code, out, err = tried.gate("--update")
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert list(tried.baseline.iterdir()) == []


def test_a_page_that_cannot_be_written_is_found_out_first(tried: Tried) -> None:
    tried.play(flies=(3, 3), lands=(4,))
    before = tried.baseline.read_bytes()
    code, out, err = tried.gate("--update", "--markdown", str(tried.folder / "none" / "gate.md"))
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert tried.baseline.read_bytes() == before


@pytest.mark.parametrize(
    ("content", "complaint"),
    [
        ("[[deviation]]\nscenario = ", "deviations.toml:2: is not valid TOML"),
        ('[[deviation]]\nscenario = "kite.flies"\n', "deviations.toml:1: deviation: "),
        ("[[deviance]]\n", '"deviance" does not belong here'),
    ],
)
def test_a_broken_deviations_file(content: str, complaint: str, tried: Tried) -> None:
    path = tried.folder / "deviations.toml"
    path.write_text(content, encoding="utf-8")
    assert complaint in refused(tried, "--deviations", str(path))


def test_a_broken_suite_and_a_manifest_that_does_not_exist(tried: Tried) -> None:
    stamps = tried.folder / "reviews.toml"
    stamps.write_text("[reviews]\n", encoding="utf-8")
    assert "7.7" in refused(tried, "--reviews", str(stamps), "--rules", "7.7")
    stamps.write_text("[deviations]\n", encoding="utf-8")
    assert 'holds no table "reviews"' in refused(tried, "--reviews", str(stamps))
    tried.suite.write_text("[[scenario]]\nid = 7\n", encoding="utf-8")
    assert "s.toml:" in refused(tried)
