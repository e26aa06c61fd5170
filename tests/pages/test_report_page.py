"""The report page: what is in it, that it asks nobody for anything, and that an engine's text stays text."""

import json
import re
from pathlib import Path

import msgspec
import pytest

from conformance.command import main
from conformance.engines.base import Description
from conformance.pages.engines import cut
from conformance.pages.render import data, script_hash
from conformance.pages.report_page import NO_SECTION, make_page
from conformance.report import Report, to_json
from conformance.smoke import Check
from conformance.sources import load_suite
from conformance.verdicts import VERDICTS, Deviation
from tests.pages.made import CASES, Page, by_oracle, saying, suite

HOSTILE = "</script><script>alert(1)</script><img src=x onerror=alert(2)> \" ' ` ${x} \u202eevil\u2028\x00 <!-- ]]>"


def hostile_report() -> Report:
    """A report in which everything that an engine can say is meant to break the page."""
    who = Description(HOSTILE, HOSTILE, HOSTILE, HOSTILE, frozenset({HOSTILE, "unit"}))
    report = saying(
        suite(), "failed", {"error": HOSTILE}, who, Deviation(HOSTILE, f"javascript:alert(1)//{HOSTILE}"), [HOSTILE] * 3
    )
    results = [
        msgspec.structs.replace(
            result, question=HOSTILE, where=HOSTILE, note=HOSTILE, id=result.id if place else HOSTILE
        )
        for place, result in enumerate(report.results)
    ]
    return msgspec.structs.replace(
        report, results=results, smoke=[Check(HOSTILE, "failed", HOSTILE)], rules_version=HOSTILE
    )


def test_it_asks_nobody_for_anything() -> None:
    page = make_page([by_oracle(suite())], suite())
    found = Page(page)
    assert [value for name in ("src", "action", "data", "poster", "srcset") for value in found.values(name)] == []
    assert all(link.startswith("#") for link in found.values("href"))
    assert not re.search(r"@import|url\((?!#)", found.scripts["style"])
    assert "fetch(" not in page
    assert "XMLHttpRequest" not in page
    policy = next(one for one in found.values("content") if "default-src" in one)
    assert "default-src 'none'" in policy
    assert f"'{script_hash(found.scripts['script'])}'" in policy


def test_ids_are_unique_and_labels_lead_somewhere() -> None:
    found = Page(make_page([by_oracle(suite()), saying(suite(), "failed")], suite()))
    assert len(found.ids) == len(set(found.ids))
    # What is labelled while scripts run has its label made by them.
    assert {*found.values("for"), *found.values("aria-labelledby")} <= {*found.ids, "sheet-title"}


def test_every_engine_is_described() -> None:
    oracle, other = by_oracle(suite()), saying(suite(), "failed", log=["a line of its log"])
    other = msgspec.structs.replace(other, smoke=[Check("a unit and its Might", "failed", "expected 3, got 4")])
    words = Page(make_page([oracle, other], suite())).words
    for part in ("oracle", "Python", "brawler", "2.0 , C#", "2 of 127 declared"):
        assert part.replace(" ,", ",") in words.replace(" ,", ","), part
    assert "sound, 2 of 2 checks apply" in words
    assert "1 of 1 checks failed" in words
    assert "expected 3, got 4" in words
    assert "2 passed, 1 unruled" in words
    assert "3 failed" in words
    assert "a line of its log" in words


def test_the_matrix_has_every_verdict_and_what_is_not_in_a_report() -> None:
    scenarios = suite()
    part = saying(scenarios[:1], "timed out")
    index = Page(make_page([by_oracle(scenarios), part], scenarios)).index()
    assert [one[0] for one in index["scenarios"]] == ["try.gain", "try.none-to-spend", "try.left-open"]
    letters = {verdict: code for code, verdict in index["verdicts"].items()}
    assert set(letters) == set(VERDICTS)
    assert index["results"] == [
        f"{letters['passed']}{letters['passed']}{letters['unruled']}",
        f"{letters['timed out']}..",
    ]
    assert letters["timed out"] in index["failing"]
    assert letters["unsupported"] not in index["failing"]
    assert [index["sections"][one[2]] for one in index["scenarios"]] == ["try", "try", "try"]
    cited = [[index["rules"][place][0] for place in one[3]] for one in index["scenarios"]]
    assert cited == [["143.2", "477.3.e.1"], ["702.2.b.1"], ["477.3.e"]]


def test_a_cell_opens_the_scenario_what_was_expected_and_how_the_oracle_gets_there() -> None:
    scenarios = suite()
    detail = Page(make_page([by_oracle(scenarios), saying(scenarios, "failed", 7)], scenarios)).details()["try.gain"]
    assert detail["results"].keys() == {"1"}
    said = detail["results"]["1"]
    assert (said["question"], said["expected"], said["got"], said["at"]) == ("the last question", "5", "7", 4)
    steps = detail["by"]["1.4"]["steps"]
    might = next(step for step in steps if step["at"] == 3)
    assert might["answer"] == "5"
    assert might["why"] == [
        ["143.2", "Vi: printed Might", "", "3"],
        ["477.3.e.1", "increase: (effect 1) adds 2", "3", "5"],
    ]
    mighty = next(step for step in steps if step["at"] == 4)
    board = detail["by"]["1.4"]["boards"][mighty["board"]]
    assert board.startswith('<svg class="board"')
    assert "printed 3" in board


def test_a_scenario_reads_as_it_is_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "cases").mkdir()
    (tmp_path / "cases" / "try.toml").write_text(CASES, encoding="utf-8")
    detail = Page(make_page([by_oracle(suite())], suite())).details()["try.none-to-spend"]
    assert detail["form"] == "toml"
    numbers = [number for number, _ in detail["lines"]]
    written = CASES.splitlines()
    assert [text for _, text in detail["lines"]] == written[numbers[0] - 1 : numbers[-1]]
    assert detail["lines"][0][1] == "[[scenario]]"
    assert detail["lines"][1][1] == 'id = "try.none-to-spend"'
    assert detail["lines"][-1][1] == "]"


def test_a_file_that_goes_by_the_name_of_one_of_the_suite_is_not_mistaken_for_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "cases").mkdir()
    own = tmp_path / "cases" / "layers.toml"
    own.write_text(CASES, encoding="utf-8")
    scenarios = load_suite(["cases"])
    assert scenarios[0].file == "cases/layers.toml"
    detail = Page(make_page([by_oracle(scenarios)], scenarios)).details()["try.gain"]
    assert detail["lines"][1][1] == 'id = "try.gain"'


def test_readings_and_deviations_are_told() -> None:
    scenarios = suite()
    known = Deviation("limits are not read yet", "https://example.org/issues/17")
    page = Page(make_page([by_oracle(scenarios), saying(scenarios, "failed", deviation=known)], scenarios))
    open_one = page.details()["try.left-open"]["results"]
    assert len(open_one["0"]["expected_readings"]) == 2
    assert open_one["0"]["expected_readings"][0].startswith("3: increases come before")
    assert open_one["1"]["known"] == ["limits are not read yet", "https://example.org/issues/17"]
    assert page.index()["known"] == [[], [0, 1, 2]]
    assert "3 of its failures are in its deviations file" in page.words


def test_results_of_another_suite_are_shown_with_what_they_say_themselves() -> None:
    scenarios = suite()
    page = Page(make_page([saying(scenarios, "crashed", {"crashed": "it ended"})], scenarios[:1]))
    index = page.index()
    assert index["sections"] == ["try", NO_SECTION]
    assert page.details()["try.left-open"] == {
        "results": {
            "0": {
                "at": 4,
                "question": "the last question",
                "where": scenarios[2].where,
                "expected": "5",
                "got": "crashed: it ended",
            }
        }
    }


DOUBLED = """
[[scenario]]
id = "try.doubled-below-zero"
title = "A Might of -2 is doubled"
rules = ["432.1"]
status = "rules-text"
versions = ["1.3", "1.4"]
source = { kind = "core-rules", where = "432.1" }
steps = [
  { op = "unit", unit = "Vi", might = 1 },
  { op = "give", unit = "Vi", change = { kind = "decrease", amount = 3 } },
  { op = "double", unit = "Vi" },
  { op = "might", unit = "Vi", expect = -4, in = ["1.3"] },
  { op = "might", unit = "Vi", expect = -2, in = ["1.4"] },
]
"""


def test_two_versions_side_by_side_tell_which_answers_differ() -> None:
    scenarios = suite(DOUBLED)
    found = Page(make_page([by_oracle(scenarios, "1.3"), by_oracle(scenarios, "1.4")], scenarios))
    index = found.index()
    assert [engine["label"] for engine in index["engines"]] == ["oracle, rules 1.3", "oracle, rules 1.4"]
    assert index["results"] == ["p", "p"]
    assert index["changes"] == {"0-1": {"0": [["might (unit Vi)", "-4", "-2"]]}}
    detail = found.details()["try.doubled-below-zero"]["by"]
    answers = {version: played["steps"][-1]["answer"] for version, played in detail.items()}
    assert answers == {"1.3": "-4", "1.4": "-2"}


def test_engines_of_one_name_are_told_apart() -> None:
    same = by_oracle(suite())
    other = by_oracle(suite(), version="9.9")
    labels = [one["label"] for one in Page(make_page([same, same, other], suite())).index()["engines"]]
    assert len(set(labels)) == 3
    assert labels[2] == "oracle, 9.9"


def test_hostile_text_stays_text() -> None:
    page = make_page([hostile_report(), by_oracle(suite())], suite())
    found = Page(page)
    assert [tag for tag, _ in found.elements].count("script") == 3
    assert "img" not in {tag for tag, _ in found.elements}
    assert not any(name.startswith("on") for _, attributes in found.elements for name in attributes)
    assert "\u202e" not in page
    assert "\u2028" not in page
    assert "\x00" not in page
    index = found.index()
    assert index["engines"][0]["label"].startswith("</script><script>alert(1)")
    details = json.dumps(found.details(), ensure_ascii=False)
    assert "alert(2)" in details
    assert not {"\u202e", "\u2028", "\x00"} & set(details)
    # The one that runs is the page's own.
    assert f"'{script_hash(found.scripts['script'])}'" in page


def test_what_is_very_long_is_cut_with_a_note() -> None:
    long = "x" * 1_000_000
    who = Description(long, long, long, long, frozenset({long}))
    report = saying(suite(), "error", {"error": long}, who, Deviation(long, long), [long])
    results = [msgspec.structs.replace(one, question=long, where=long, note=long) for one in report.results]
    report = msgspec.structs.replace(report, results=results, smoke=[Check(long, "failed", long)])
    page = make_page([report], suite())
    assert len(page) < 200_000
    said = Page(page).details()["try.gain"]["results"]["0"]
    assert said["got"].endswith("(cut, 999707 more characters)")
    assert said["question"].endswith("(cut, 999600 more characters)")
    assert "(cut, 999940 more characters)" in Page(page).words


def test_a_text_that_fits_is_not_cut() -> None:
    assert cut("x" * 300) == "x" * 300
    assert cut("x" * 301) == "x" * 300 + "… (cut, 1 more characters)"
    assert cut("a\u200fb\nc", 5) == "a\\u200fb c"


def test_data_cannot_end_its_script() -> None:
    written = str(data({"a": "</script><!-- & \u2028"}))
    assert not set("<>&\u2028") & set(written)
    assert json.loads(written) == {"a": "</script><!-- & \u2028"}


def test_the_same_reports_make_the_same_page() -> None:
    reports = [by_oracle(suite()), saying(suite(), "failed")]
    steady = [
        msgspec.structs.replace(one, results=[msgspec.structs.replace(each, seconds=0.0) for each in one.results])
        for one in reports
    ]
    assert make_page(steady, suite()) == make_page(steady, suite())


def test_six_engines_with_a_thousand_scenarios_stay_below_five_megabytes() -> None:
    found = load_suite()
    many = [
        msgspec.structs.replace(found[number % len(found)], id=f"copy-{number}.{found[number % len(found)].id}")
        for number in range(1000)
    ]
    many = [one for one in many if "1.4" in one.versions]
    reports = [by_oracle(many), *(saying(many, "failed", {"error": f"what engine {n} says " * 9}) for n in range(5))]
    assert len(make_page(reports, many).encode()) < 5_000_000


# The commands.


def written_suite(folder: Path) -> str:
    (folder / "cases").mkdir(parents=True)
    path = folder / "cases" / "try.toml"
    path.write_text(CASES, encoding="utf-8")
    return str(path)


def test_run_writes_the_page(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    cases = written_suite(tmp_path)
    target = tmp_path / "page.html"
    assert main(["run", cases, "--html", str(target)]) == 0
    assert "2 passed, 1 unruled" in capsys.readouterr().out
    found = Page(target.read_text(encoding="utf-8"))
    assert len(found.index()["scenarios"]) == 3
    assert found.details()["try.gain"]["by"]["1.4"]["steps"]


def test_run_refuses_a_page_where_none_can_be(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    cases = written_suite(tmp_path)
    assert main(["run", cases, "--html", str(tmp_path / "nowhere" / "page.html")]) == 2
    assert "its folder does not exist" in capsys.readouterr().err


def test_report_puts_several_into_one_page(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    cases = written_suite(tmp_path)
    reports = []
    for name, report in (("one", by_oracle(suite())), ("two", saying(suite(), "failed"))):
        path = tmp_path / f"{name}.json"
        path.write_text(to_json(report), encoding="utf-8")
        reports.append(str(path))
    assert main(["report", str(tmp_path / "site"), *reports, "--scenarios", cases]) == 0
    assert "2 reports" in capsys.readouterr().out
    found = Page((tmp_path / "site" / "index.html").read_text(encoding="utf-8"))
    assert [engine["label"] for engine in found.index()["engines"]] == ["oracle", "brawler"]


@pytest.mark.parametrize(
    ("content", "said"),
    [
        ("{", "is not a whole report"),
        ('{"suite": {"name": "riftbound-conformance"}}', "has no closing record"),
        ("{}", "is no report of a run"),
    ],
)
def test_report_refuses_what_is_no_report(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], content: str, said: str
) -> None:
    path = tmp_path / "report.json"
    path.write_text(content, encoding="utf-8")
    assert main(["report", str(tmp_path / "site"), str(path)]) == 2
    error = capsys.readouterr().err
    assert said in error
    assert error.count("\n") == 1
    assert not (tmp_path / "site").exists()


def test_report_refuses_a_file_as_folder(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "report.json"
    path.write_text(to_json(by_oracle(suite())), encoding="utf-8")
    assert main(["report", str(path), str(path)]) == 2
    assert capsys.readouterr().err.count("\n") == 1
