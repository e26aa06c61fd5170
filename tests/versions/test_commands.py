"""The rules version on the command line and under pytest."""

import json
from pathlib import Path
from typing import Any

import pytest

pytest_plugins = ["pytester"]

SCENARIO = """
[[scenario]]
id = "try.double"
title = "A Might below zero is doubled"
rules = ["432.1"]
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


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "try.toml"
    path.write_text(SCENARIO)
    return path


@pytest.mark.parametrize("rules", ["1.3", "1.4"])
def test_run_plays_by_the_version(told: Any, file: Path, rules: str) -> None:
    code, out, err = told("run", "--rules", rules, file)
    assert (code, err) == (0, "")
    assert f"rules {rules}" in out
    assert "1 passed" in out


def test_run_refuses_a_version_in_which_nothing_holds(told: Any, file: Path) -> None:
    code, out, err = told("run", "--rules", "1.2", file)
    assert (code, out) == (2, "")
    assert 'no scenario holds in rules version "1.2"; there are: 1.3, 1.4' in err


def test_a_wrong_answer_shows_the_derivation_of_its_own_version(told: Any, file: Path) -> None:
    file.write_text(SCENARIO.replace("expect = -4", "expect = 7"))
    code, out, _ = told("run", "--rules", "1.3", file)
    assert code == 1
    assert "expected  7" in out
    assert "got       -4" in out
    assert "-> -4" in out


@pytest.mark.parametrize(("rules", "might"), [("1.3", -4), ("1.4", -2)])
def test_ask_answers_by_the_version(told: Any, file: Path, rules: str, might: int) -> None:
    code, out, _ = told("ask", "--rules", rules, "--json", file)
    assert code == 0
    assert json.loads(out)["answers"] == [might]


def test_ask_leaves_the_expectations_of_other_versions_alone(told: Any, tmp_path: Path) -> None:
    path = tmp_path / "own.toml"
    path.write_text('steps = [{ op = "unit", unit = "Poro", might = 2 }, { op = "xp", player = "A" }]')
    code, out, _ = told("ask", "--rules", "1.2", path)
    assert code == 1
    assert "unsupported: the rules 1.2 have nothing on it" in out


def test_explain_takes_the_newest_version_unless_it_is_told(told: Any, file: Path) -> None:
    _, out, _ = told("explain", file)
    assert "here by rules 1.4" in out
    assert "= -2" in out
    _, out, _ = told("explain", "--rules", "1.3", file)
    assert "here by rules 1.3" in out
    assert "= -4" in out


def test_explain_says_where_a_scenario_claims_nothing(told: Any, file: Path) -> None:
    code, out, _ = told("explain", "--rules", "1.0", file)
    assert code == 0
    assert "it claims nothing of rules 1.0" in out
    assert "but expected" not in out


@pytest.mark.parametrize("command", ["ask", "explain"])
def test_a_version_that_does_not_exist_is_one_line(told: Any, file: Path, command: str) -> None:
    code, out, err = told(command, "--rules", "2.0", file)
    assert (code, out) == (2, "")
    assert err == 'riftbound-conformance: there are no rules "2.0"; there are 1.0, 1.1, 1.2, 1.3, 1.4\n'


@pytest.mark.parametrize(("rules", "passed", "skipped"), [("1.3", 1, 0), ("1.4", 1, 0), ("1.2", 0, 1)])
def test_pytest_plays_by_the_version(
    pytester: pytest.Pytester, file: Path, rules: str, passed: int, skipped: int
) -> None:
    ran = pytester.runpytest("-p", "conformance.pytest_plugin", "--rules", rules, file)
    ran.assert_outcomes(passed=passed, skipped=skipped)


def test_pytest_checks_each_sentence_of_its_own_version(pytester: pytest.Pytester) -> None:
    path = pytester.makefile(
        ".feature",
        double="""\
@rule:432.1 @status:derived @source:derived-432.1 @version:1.3 @version:1.4
Feature: Doubling
  @id:try.double
  Scenario: Below zero
    Given Poro has 1 printed Might
    When a spell gives Poro -3 Might this turn
    And another spell doubles the Might of Poro this turn
    Then under the rules 1.3, Poro has -4 Might
    And under the rules 1.4, Poro has 7 Might
""",
    )
    pytester.runpytest("-p", "conformance.pytest_plugin", "--rules", "1.3", path).assert_outcomes(passed=1)
    ran = pytester.runpytest("-p", "conformance.pytest_plugin", "--rules", "1.4", path)
    ran.assert_outcomes(failed=1)
    ran.stdout.fnmatch_lines(["*double.feature:9*"])
