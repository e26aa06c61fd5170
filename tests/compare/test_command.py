"""``compare`` on the command line: two reports, two versions, and files that are no reports."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from conformance.verdicts import Result
from tests.compare.boards import altered, might, result, written

ONE = result("a.one", might(3))
OTHER = result("a.one", might(4))


def test_two_reports_as_text(told: Any, tmp_path: Path) -> None:
    left = written(tmp_path, "left.json", ONE, result("b.gone", might(1)), rules="1.3")
    right = written(tmp_path, "right.json", OTHER, rules="1.4")
    code, out, err = told("compare", left, right)
    assert (code, err) == (0, "")
    assert f"{left}: oracle 1, rules 1.3\n" in out
    assert "a.one  (477.3.b)\n  might (unit Poro)\n    3 -> 4\n" in out
    assert "only in rules 1.3:\n  b.gone\n" in out
    assert out.endswith("0 the same, 1 changed, 1 only in rules 1.3, 0 only in rules 1.4\n")


def test_a_change_fails_only_where_it_is_to(told: Any, tmp_path: Path) -> None:
    left, right = written(tmp_path, "left.json", ONE), written(tmp_path, "right.json", OTHER)
    assert told("compare", left, right)[0] == 0
    assert told("compare", "--fail-on-change", left, right)[0] == 1
    assert told("compare", "--fail-on-change", left, left)[0] == 0
    more = written(tmp_path, "more.json", ONE, result("b.new", might(1)))
    assert told("compare", "--fail-on-change", left, more)[0] == 1


def test_two_engines_are_named_by_themselves(told: Any, tmp_path: Path) -> None:
    left = written(tmp_path, "left.json", ONE, engine="oracle")
    right = written(tmp_path, "right.json", OTHER, engine="mine")
    assert "0 only in oracle 1, 0 only in mine 1" in told("compare", left, right)[1]
    later = written(tmp_path, "later.json", OTHER)
    assert f"only in {left}" in told("compare", left, later)[1]


def test_as_json(told: Any, tmp_path: Path) -> None:
    left = written(tmp_path, "left.json", ONE, result("b.gone", might(1)))
    right = written(tmp_path, "right.json", result("a.one", might(4), verdict="failed"), result("c.new", might(1)))
    data = json.loads(told("compare", "--json", left, right)[1])
    assert data["left"]["report"] == str(left)
    assert data["changed"] == [
        {
            "id": "a.one",
            "rules": ["477.3.b"],
            "left": "passed",
            "right": "failed",
            "answers": [{"asked": "might (unit Poro)", "left": 3, "right": 4}],
        }
    ]
    assert (data["same"], data["only_left"], data["only_right"]) == ([], ["b.gone"], ["c.new"])
    assert data["summary"] == {"same": 0, "changed": 1, "only_left": 1, "only_right": 1}


def test_as_markdown_nothing_is_taken_for_markup(told: Any, tmp_path: Path) -> None:
    left = written(tmp_path, "left.json", result("a.one", might("a|b <b> @you `x`\n# y")))
    right = written(tmp_path, "right.json", result("a.one", might(4)), result("c.new", might(1)))
    out = told("compare", "--markdown", left, right)[1]
    (row,) = [line for line in out.splitlines() if line.startswith("| a.one")]
    assert row == (r'| a.one | 477.3.b | might (unit Poro) | "a\|b \<b\> \@you \`x\`\\n\# y" | 4 |')
    assert "- c.new\n" in out
    assert "1 only in" in out


def test_a_long_list_is_cut_in_the_text(told: Any, tmp_path: Path) -> None:
    many = [result(f"a.n{number}", might(1)) for number in range(25)]
    left, right = written(tmp_path, "left.json", *many), written(tmp_path, "right.json", result("b.x", might(1)))
    out = told("compare", left, right)[1]
    assert "a.n19\n" in out
    assert "a.n20\n" not in out
    assert "and 5 more; --json lists them all" in out


def test_versions_of_the_suite_may_differ_but_are_noted(told: Any, tmp_path: Path) -> None:
    left, right = written(tmp_path, "left.json", ONE), written(tmp_path, "right.json", ONE)
    assert "note" not in told("compare", left, right)[1]
    altered(right, lambda data: data["suite"].update(version="9.9"))
    assert "note: the two are of different versions of the suite" in told("compare", left, right)[1]


def cut(path: Path) -> None:
    path.write_text(path.read_text()[:-200])


BROKEN: dict[str, tuple[Any, str]] = {
    "cut": (cut, r"bad\.json:\d+: is not a whole report"),
    "empty": (lambda path: path.write_text(""), r"bad\.json:1: is not a whole report"),
    "no report": (lambda path: path.write_text('{"scenario": []}'), r"bad\.json: is no report of a run"),
    "a list": (lambda path: path.write_text("[]"), r"bad\.json: is no report of a run"),
    "deep": (lambda path: path.write_text("[" * 100000), r"bad\.json"),
    "not text": (lambda path: path.write_bytes(b"\xff\xfe"), r"bad\.json:1: is not UTF-8"),
    "another suite": (
        lambda path: altered(path, lambda data: data["suite"].update(name="chess")),
        r'bad\.json: is a report of another suite, "chess"',
    ),
    "no closing record": (
        lambda path: altered(path, lambda data: data.pop("complete")),
        r"bad\.json: has no closing record",
    ),
    "closing record denied": (
        lambda path: altered(path, lambda data: data.update(complete=False)),
        r"bad\.json: has no closing record",
    ),
    "an id twice": (
        lambda path: altered(path, lambda data: data["results"].append(data["results"][0])),
        r'bad\.json: has the scenario "a.one" twice',
    ),
    "a result lost": (
        lambda path: altered(path, lambda data: data["results"].clear()),
        r"bad\.json: says 1 passed and has 0",
    ),
    "a wrong verdict": (
        lambda path: altered(path, lambda data: data["results"][0].update(verdict="fine")),
        r"bad\.json: is not a report of this form \(.*verdict.*\)",
    ),
    "no answers": (
        lambda path: altered(path, lambda data: data["results"][0].pop("answers")),
        r"bad\.json: was written without answers",
    ),
}


@pytest.mark.parametrize("how", BROKEN)
@pytest.mark.parametrize("first", [True, False])
def test_what_is_no_whole_report_is_one_line_and_2(told: Any, tmp_path: Path, how: str, first: bool) -> None:
    good, bad = written(tmp_path, "good.json", ONE), written(tmp_path, "bad.json", ONE)
    change, message = BROKEN[how]
    change(bad)
    code, out, err = told("compare", *([bad, good] if first else [good, bad]))
    assert (code, out) == (2, "")
    assert err.count("\n") == 1, err
    assert re.search(message, err), err
    assert "run" in err or "UTF-8" in err


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        ([], "here is none"),
        (["one.json"], "here is one"),
        (["a", "b", "c"], "here are 3"),
        (["a", "b", "--rules", "1.3", "1.4"], "not both"),
        (["a", "b", "--every"], "--every goes with --rules"),
        (["--rules", "1.3", "2.0"], 'there are no rules "2.0"'),
        (["missing.json", "other.json"], "there is no such file"),
    ],
)
def test_a_wrong_command_is_one_line_and_2(told: Any, arguments: list[str], says: str) -> None:
    code, out, err = told("compare", *arguments)
    assert (code, out) == (2, "")
    assert err.count("\n") == 1
    assert says in err


def test_a_report_of_a_run_can_be_compared(told: Any, tmp_path: Path) -> None:
    file = tmp_path / "try.toml"
    file.write_text(
        """
[[scenario]]
id = "try.double"
title = "A Might below zero is doubled"
rules = ["432.1", "477.3.c"]
status = "derived"
source = { kind = "derived", where = "432.1" }
versions = ["1.3", "1.4"]
steps = [
  { op = "unit", unit = "Poro", might = 1 },
  { op = "give", unit = "Poro", change = { kind = "decrease", amount = 3 } },
  { op = "double", unit = "Poro" },
  { op = "might", unit = "Poro", in = ["1.3"], expect = -4 },
  { op = "might", unit = "Poro", in = ["1.4"], expect = -2 },
]
"""
    )
    for version in ("1.3", "1.4"):
        assert told("run", file, "--rules", version, "--json", tmp_path / f"{version}.json")[0] == 0
    out = told("compare", tmp_path / "1.3.json", tmp_path / "1.4.json")[1]
    assert "try.double  (432.1, 477.3.c)\n  might (unit Poro)\n    -4 -> -2\n" in out


@pytest.mark.parametrize(
    ("old", "new", "changed"),
    [
        (
            "1.0",
            "1.1",
            {
                "versions.fiora-with-a-buff": "476.2",
                "versions.minimum-then-increase": "477.3.b",
                "versions.all-on-one": "465.2.c.4",
                "versions.tank-and-backline": "465.2.c.8",
                "versions.tank-that-takes-no-damage": "465.2.c.10",
                "versions.damage-of-a-survivor": "466.1.a.1",
            },
        ),
        ("1.1", "1.2", {"versions.played-or-applied-first": "480.1"}),
        (
            "1.2",
            "1.3",
            {
                "versions.below-zero-and-up-again": "143.2.b.1",
                "versions.copy-of-a-tagged-unit": "477.1.b.1",
                "versions.mighty-by-assault": "466.7.a",
                "versions.prevention-in-assignment": "437.5",
                "versions.legion-after-a-countered-card": "812.1.c",
                "versions.both-reach-the-victory-score": "472",
                "versions.attached-again": "434.1.g",
            },
        ),
        (
            "1.3",
            "1.4",
            {
                "versions.passive-threshold.three": "477.3.b",
                "versions.passive-threshold.four": "477.3.b",
                "versions.double-below-zero": "477.3.c",
                "versions.doubling-in-assignment": "465.2.c.4.a",
                "versions.any-amount-kills": "142.4.c",
                "versions.order-on-a-stolen-unit": "372",
                "versions.attackers-recalled": "466.3.d",
                "versions.bonus-and-prevention": "715.4.a",
                "versions.targeting-a-buff": "704.1",
                "versions.tank-of-whose-damage-all-is-prevented": "465.2.c.10",
            },
        ),
    ],
)
def test_two_rules_versions_of_the_oracle(told: Any, old: str, new: str, changed: dict[str, str]) -> None:
    code, out, _ = told("compare", "--rules", old, new, "--json")
    assert code == 0
    data = json.loads(out)
    found = {change["id"]: change for change in data["changed"]}
    for name, rule in changed.items():
        assert rule in found[name]["rules"], name
        assert found[name]["answers"], name
    assert all(one["left"] != one["right"] for change in data["changed"] for one in change["answers"])


def test_every_scenario_by_both_versions(told: Any) -> None:
    data = json.loads(told("compare", "--rules", "1.3", "1.4", "--every", "--json")[1])
    assert data["only_left"] == data["only_right"] == []
    assert "might.double-negative" in {change["id"] for change in data["changed"]}
    assert len(data["same"]) > len(data["changed"])


def test_a_run_that_never_began_can_be_compared(told: Any, tmp_path: Path) -> None:
    left = written(tmp_path, "left.json", ONE)
    right = written(tmp_path, "right.json", Result("a.one", "not run"))
    assert "passed -> not run" in told("compare", left, right)[1]
