"""The self-test: who catches whom, what survives, and with which code it ends."""

import json
from pathlib import Path

import pytest

from conformance.command import main
from conformance.faulty import FaultyEngine, faults
from conformance.faulty.matrix import Suite, related
from conformance.sources import load_suite
from tests.faulty.boards import BLIND, CITING, UNRELATED, WRONG

FAULT = faults()["minimum-ignored"]


def suite_of(tmp_path: Path, *texts: str) -> Suite:
    """A suite of these case files."""
    return Suite(load_suite([written(tmp_path, *texts)]))


def written(tmp_path: Path, *texts: str) -> str:
    """A folder with these case files."""
    for number, text in enumerate(texts):
        (tmp_path / f"{number}.toml").write_text(text, encoding="utf-8")
    return str(tmp_path)


@pytest.mark.parametrize(
    ("cited", "is_related"),
    [
        ("477.3.b", True),
        ("477.3", True),
        ("477.3.b.1", True),
        ("477", False),
        ("477.3.c", False),
        ("477.3.bb", False),
        ("47", False),
    ],
)
def test_a_rule_is_related_to_itself_the_one_above_and_those_below(cited: str, is_related: bool) -> None:
    assert related(cited, "477.3.b") is is_related


def test_a_scenario_that_cites_the_rule_and_fails_catches_the_fault(tmp_path: Path) -> None:
    examined = suite_of(tmp_path, BLIND, CITING, UNRELATED).examine(FAULT)
    assert (examined.citing, examined.caught, examined.survives) == (2, ("try.minimum",), False)


def test_a_fault_that_only_unrelated_scenarios_notice_survives(tmp_path: Path) -> None:
    examined = suite_of(tmp_path, BLIND, UNRELATED).examine(FAULT)
    assert (examined.citing, examined.caught, examined.survives) == (1, (), True)
    assert examined.unrelated == "try.unrelated"


def test_a_fault_that_nobody_notices_survives(tmp_path: Path) -> None:
    examined = suite_of(tmp_path, BLIND).examine(FAULT)
    assert (examined.caught, examined.unrelated, examined.survives) == ((), "", True)


def test_a_scenario_that_the_oracle_fails_catches_nothing(tmp_path: Path) -> None:
    suite = suite_of(tmp_path, WRONG)
    assert [result.id for result in suite.wrong] == ["try.minimum"]
    assert suite.examine(FAULT).survives


def test_a_fault_that_breaks_off_is_not_caught_but_badly_made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    suite = suite_of(tmp_path, CITING)

    def break_off(*_: object) -> None:
        raise ZeroDivisionError("badly made")

    monkeypatch.setattr(FaultyEngine, "run", break_off)
    examined = suite.examine(FAULT)
    assert examined.survives
    assert examined.broken.startswith("try.minimum: ")
    assert "ZeroDivisionError: badly made" in examined.broken


def test_the_suite_catches_every_fault(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["selftest", "--json"]) == 0, json.loads(capsys.readouterr().out)["survivors"]
    document = json.loads(capsys.readouterr().out)
    assert document["survivors"] == []
    assert len(document["faults"]) == len(faults())
    assert all(one["caught_by"] and one["citing"] >= len(one["caught_by"]) for one in document["faults"])


def test_the_matrix_shows_fault_rule_number_and_example(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["selftest", "-k", "minimum-ignored", written(tmp_path, CITING, BLIND)]) == 0
    captured = capsys.readouterr()
    head, row, empty, last = captured.out.splitlines()
    assert head.split() == ["fault", "rule", "caught", "by", "for", "example"]
    assert row.split() == ["minimum-ignored", "477.3.b", "1", "of", "2", "try.minimum"]
    assert empty == ""
    assert last.startswith("1 of 1 faults caught (2 scenarios, ")
    assert captured.err == ""


def test_a_survivor_ends_with_1_and_says_who_noticed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["selftest", "-k", "minimum-ignored", written(tmp_path, UNRELATED)]) == 1
    out = capsys.readouterr().out
    assert "SURVIVES: only try.unrelated notices, which does not cite 477.3.b" in out
    assert "0 of 1 faults caught" in out


def test_a_suite_that_the_oracle_fails_ends_with_1(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    wrong = WRONG.replace("try.minimum", "try.wrong")
    assert main(["selftest", "-k", "minimum-ignored", written(tmp_path, CITING, wrong)]) == 1
    out = capsys.readouterr().out
    assert "the oracle itself fails 1 scenario, which was left out: try.wrong" in out
    assert "1 of 1 faults caught" in out


def test_the_json_document(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["selftest", "--json", "-k", "477.3.b", written(tmp_path, CITING, UNRELATED)]) == 1
    document = json.loads(capsys.readouterr().out)
    assert document["complete"] is True
    assert document["oracle_fails"] == []
    by_name = {one["engine"]: one for one in document["faults"]}
    assert by_name["faulty:minimum-ignored"] == {
        "engine": "faulty:minimum-ignored",
        "rule": "477.3.b",
        "text": FAULT.text,
        "citing": 1,
        "caught_by": ["try.minimum"],
        "survives": False,
    }
    assert "faulty:maximum-ignored" in document["survivors"]
    assert by_name["faulty:maximum-ignored"]["survives"] is True


def test_the_list_of_faulty_engines(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["selftest", "--list"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == len(faults())
    assert any(line.split()[:2] == ["faulty:minimum-ignored", "477.3.b"] and FAULT.text in line for line in lines)
    assert main(["selftest", "--list", "--json", "-k", "minimum-ignored"]) == 0
    listed = json.loads(capsys.readouterr().out)
    assert listed == [{"engine": "faulty:minimum-ignored", "rule": "477.3.b", "text": FAULT.text}]


def test_a_text_that_no_fault_has_is_a_mistake_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["selftest", "-k", "qqq"]) == 2
    said = 'riftbound-conformance: no fault has "qqq" in its name, rule or text; see selftest --list\n'
    assert capsys.readouterr().err == said
