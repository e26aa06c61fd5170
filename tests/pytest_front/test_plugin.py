"""The suite under pytest: what is collected, how engines are judged, and what a failure says."""

import sys
from pathlib import Path
from textwrap import dedent

import pytest

from tests.hostile.running import left_over

pytest_plugins = ["pytester"]

HEAD = "@rule:477 @status:derived @source:seed-000\nFeature: F\n"
PASSES = """\
  @id:might.passes
  Scenario: It holds
    Given Poro has 3 printed Might
    Then Poro has 3 Might
"""
FAILS = """\
  Background:
    Given Poro has 3 printed Might

  @id:might.fails
  Scenario: It does not hold
    When a spell gives Poro +2 Might this turn
    Then Poro has 5 Might
    And Poro has 6 Might
    And Poro has 7 Might
"""
OUTLINE = """\
  @id:might.rows
  Scenario Outline: Rows of <n>
    Given Poro has <n> printed Might
    Then Poro has <m> Might
    Examples:
      | case  | n | m |
      | right | 3 | 3 |
      | wrong | 3 | 4 |
"""
CASE = """\
[[scenario]]
id = "might.case"
title = "A case"
rules = ["477"]
status = "derived"
source = { kind = "seed", where = "000" }
steps = [
  { op = "unit", unit = "Poro", might = 3 },
  { op = "might", unit = "Poro", expect = 4 },
]
"""
UNRULED = """\
[[scenario]]
id = "might.open"
title = "Open"
rules = ["477"]
status = "unruled"
source = { kind = "seed", where = "000" }
steps = [
  { op = "unit", unit = "Poro", might = 4 },
  { op = "passive", effect = "Aura", units = ["Poro"], change = { kind = "increase to", might = 5 } },
  { op = "give", unit = "Poro", change = { kind = "decrease", amount = 2 } },
  { op = "might", unit = "Poro", expect = { unruled = [
    { value = 3, because = "increases come before decreases" },
    { value = FIVE, because = "what reads the result comes last" },
  ] } },
]
"""
ENGINE = """\
from conformance.engines.base import Description, Done, Failure, Unsupported, Value
from conformance.vocabulary import Question


class Clueless:
    '''Answers each question with a Might of 3.'''

    def describe(self):
        return Description("clueless", "1", "Python", "1.4")

    def run(self, operations):
        return [Value(3) if isinstance(one, Question) else Done() for one in operations]


class Unable(Clueless):
    def run(self, operations):
        return [Unsupported("no board") for _ in operations]


class Broken(Clueless):
    def run(self, operations):
        raise RuntimeError("lost the board")
"""


@pytest.fixture
def suite(pytester: pytest.Pytester) -> pytest.Pytester:
    """A folder with the plugin wired as in the project, and engines to choose from."""
    pytester.makeconftest('pytest_plugins = ["conformance.pytest_plugin"]')
    pytester.makepyfile(engines=ENGINE)
    pytester.syspathinsert()
    pytester.mkdir("features")
    pytester.mkdir("cases")
    return pytester


def feature(suite: pytest.Pytester, text: str, name: str = "a") -> None:
    (suite.path / "features" / f"{name}.feature").write_text(HEAD + text)


def case(suite: pytest.Pytester, text: str) -> None:
    (suite.path / "cases" / "b.toml").write_text(text)


def run(suite: pytest.Pytester, *arguments: str) -> pytest.RunResult:
    return suite.runpytest_inprocess("--strict-markers", "-p", "no:cacheprovider", *arguments)


def test_features_and_cases_are_collected_without_modules_and_named_by_id(suite: pytest.Pytester) -> None:
    feature(suite, PASSES + OUTLINE)
    case(suite, CASE)
    result = run(suite, "--collect-only", "-q")
    assert sorted(result.outlines[:4]) == [
        "cases/b.toml::might.case",
        "features/a.feature::might.passes",
        "features/a.feature::might.rows[right]",
        "features/a.feature::might.rows[wrong]",
    ]


def test_outcomes_with_the_oracle(suite: pytest.Pytester) -> None:
    feature(suite, PASSES + OUTLINE)
    case(suite, CASE)
    run(suite).assert_outcomes(passed=2, failed=2)


def test_a_failure_points_at_its_own_step_and_shows_the_derivation(suite: pytest.Pytester) -> None:
    feature(suite, FAILS)
    result = run(suite)
    result.assert_outcomes(failed=1)
    result.stdout.fnmatch_lines(
        [
            "*might.fails: It does not hold*",
            "*features/a.feature:10",
            "*question  Poro has 6 Might",
            "*expected  6",
            "*got       5",
            "*477.3.e.1*3 -> 5*",
        ]
    )
    result.stdout.no_fnmatch_line("*has 7 Might*")
    result.stdout.no_fnmatch_line("*Traceback*")


def test_a_failing_case_says_where_it_is_written(suite: pytest.Pytester) -> None:
    case(suite, CASE)
    result = run(suite)
    result.stdout.fnmatch_lines(["*cases/b.toml:9", "*expected  4", "*got       3"])


def test_pytest_shows_the_scenarios_place_not_the_librarys(suite: pytest.Pytester) -> None:
    feature(suite, PASSES)
    (item,) = suite.inline_genitems("-p", "no:cacheprovider")[0]
    assert item.location == ("features/a.feature", 3, "might.passes: It holds")


def test_another_engine(suite: pytest.Pytester) -> None:
    feature(suite, PASSES + OUTLINE)
    result = run(suite, "--engine", "engines:Clueless")
    result.assert_outcomes(passed=2, failed=1)
    result.stdout.fnmatch_lines(["engine: engines:Clueless, rules 1.4", "*expected  4", "*got       3"])


def test_what_an_engine_does_not_support_is_skipped(suite: pytest.Pytester) -> None:
    feature(suite, PASSES)
    case(suite, CASE)
    result = run(suite, "--engine", "engines:Unable", "-rs")
    result.assert_outcomes(skipped=2)
    result.stdout.fnmatch_lines(["SKIPPED*unsupported: no board*"])


def test_an_engine_that_breaks_fails_every_scenario(suite: pytest.Pytester) -> None:
    feature(suite, PASSES)
    case(suite, CASE)
    result = run(suite, "--engine", "engines:Broken")
    result.assert_outcomes(failed=2)
    result.stdout.fnmatch_lines(["*got       error: RuntimeError: lost the board"])


@pytest.mark.parametrize(
    ("second", "engine", "outcome"),
    [
        ("5", "oracle", {"passed": 1}),
        ("6", "oracle", {"failed": 1}),
        ("5", "engines:Clueless", {"skipped": 1}),
        ("6", "engines:Clueless", {"skipped": 1}),
    ],
)
def test_an_open_question_binds_the_oracle_only(
    suite: pytest.Pytester, second: str, engine: str, outcome: dict[str, int]
) -> None:
    case(suite, UNRULED.replace("FIVE", second))
    run(suite, "--engine", engine).assert_outcomes(**outcome)


def test_scenarios_of_other_rules_are_skipped(suite: pytest.Pytester) -> None:
    feature(suite, PASSES.replace("@id", "@version:1.3 @id"))
    result = run(suite, "-rs")
    result.assert_outcomes(skipped=1)
    result.stdout.fnmatch_lines(["SKIPPED*holds in rules 1.3, not in 1.4*"])
    run(suite, "--rules", "1.3").assert_outcomes(passed=1)


def test_an_unknown_engine_ends_the_run_in_one_line(suite: pytest.Pytester) -> None:
    feature(suite, PASSES)
    result = run(suite, "--engine", "orcale")
    assert result.ret == pytest.ExitCode.USAGE_ERROR
    result.stderr.fnmatch_lines(['ERROR: no engine is called "orcale"; did you mean "oracle"?*'])


def test_an_unknown_rules_version_is_refused(suite: pytest.Pytester) -> None:
    feature(suite, PASSES)
    result = run(suite, "--rules", "9.9")
    assert result.ret == pytest.ExitCode.USAGE_ERROR
    result.stderr.fnmatch_lines(["*argument --rules: invalid choice: '9.9'*"])


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        (PASSES.replace("has 3 Might", "hsa 3 Might"), 'features/a.feature:6: unknown sentence "Poro hsa 3 Might"*'),
        (PASSES.replace("Given", "Gvien"), 'features/a.feature:5: "Gvien*reads as a description*'),
        (PASSES.replace("@id:might.passes", ""), "features/a.feature:4: has no @id*"),
        (PASSES + PASSES.replace("might.passes", "might.other"),
         'features/a.feature:*: another scenario of the feature is called "It holds" too; rename one'),
        (PASSES + PASSES.replace("It holds", "It holds too"),
         "features/a.feature:*: the id*might.passes*is taken by features/a.feature:4; choose another"),
    ],
)  # fmt: skip
def test_a_feature_that_is_wrong_is_an_error_of_one_line(suite: pytest.Pytester, text: str, problem: str) -> None:
    feature(suite, text)
    result = run(suite)
    result.assert_outcomes(errors=1)
    result.stdout.fnmatch_lines([f"*{problem}"])
    result.stdout.no_fnmatch_line("*Traceback*")


def test_an_id_in_two_files_is_an_error(suite: pytest.Pytester) -> None:
    feature(suite, PASSES)
    case(suite, CASE.replace("might.case", "might.passes"))
    result = run(suite)
    result.assert_outcomes(errors=1)
    result.stdout.fnmatch_lines(['*the id "might.passes" is taken by *; choose another'])


def test_other_files_are_left_alone(suite: pytest.Pytester) -> None:
    suite.makefile(".toml", other="x = 1")
    suite.makefile(".feature", other="no feature at all")
    assert run(suite).ret == pytest.ExitCode.NO_TESTS_COLLECTED


def test_a_file_elsewhere_is_run_when_it_is_named(suite: pytest.Pytester) -> None:
    (suite.path / "mine.feature").write_text(HEAD + PASSES)
    (suite.path / "mine.toml").write_text(CASE)
    run(suite, "mine.feature", "mine.toml").assert_outcomes(passed=1, failed=1)


def test_a_project_with_steps_of_its_own_is_not_disturbed(suite: pytest.Pytester) -> None:
    suite.makefile(".feature", own="Feature: G\n  Scenario: own\n    Given something of mine\n")
    suite.makepyfile(
        test_own=dedent(
            """\
            from pytest_bdd import given, scenarios

            scenarios("own.feature")

            @given("something of mine")
            def _(): ...
            """
        )
    )
    run(suite, "test_own.py").assert_outcomes(passed=1)


SERVED = f'"{sys.executable}" -m conformance serve --engine oracle'
HOSTILE = Path(__file__).resolve().parents[1] / "hostile" / "engines"


def test_an_engine_run_by_a_command_is_judged_alike(suite: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).resolve().parents[2]))
    feature(suite, PASSES + OUTLINE)
    case(suite, CASE)
    result = run(suite, "--engine-command", SERVED)
    result.assert_outcomes(passed=2, failed=2)
    result.stdout.fnmatch_lines(["engine: *serve --engine oracle, rules 1.4"])


def test_an_engine_that_hangs_fails_its_test_and_is_gone_in_the_end(
    suite: pytest.Pytester, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOSTILE_PIDS", str(suite.mkdir("processes")))
    right = CASE.replace("expect = 4", "expect = 3")
    case(suite, right + right.replace("might.case", "try.bad"))
    command = f'"{sys.executable}" -S "{HOSTILE / "hangs.py"}"'
    result = run(suite, "--engine-command", command, "--engine-timeout", "0.3", "-rf")
    result.assert_outcomes(passed=1, failed=1)
    result.stdout.fnmatch_lines(["*TIMED OUT  try.bad*", "*got       timed out: no answer within 0.3 s"])
    assert left_over(suite.path / "processes") == []


def test_a_command_that_does_not_start_ends_the_session_in_one_line(suite: pytest.Pytester) -> None:
    case(suite, CASE)
    result = run(suite, "--engine-command", "no-such-program")
    assert result.ret == pytest.ExitCode.USAGE_ERROR
    result.stderr.fnmatch_lines(['*engine "no-such-program" cannot be started: No such file or directory*'])


def test_a_wrong_time_limit_is_refused(suite: pytest.Pytester) -> None:
    case(suite, CASE)
    result = run(suite, "--engine-command", SERVED, "--engine-timeout", "0")
    assert result.ret == pytest.ExitCode.USAGE_ERROR
