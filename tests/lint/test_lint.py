"""Lint: each thing that would pass unnoticed is found, in one line that says where and what to do."""

from pathlib import Path
from textwrap import dedent

import pytest

from conformance.errors import InputError
from conformance.lint import async_steps, doubled_ids, lint, lint_feature, reused_ids
from conformance.sources import load_file

TAGS = "@rule:477 @status:derived @source:seed-000"
FEATURE = f"""\
{TAGS}
Feature: F
  @id:might.one
  Scenario: S
    Given Poro has 3 printed Might
    Then Poro has 3 Might
"""
CASE = """\
[[scenario]]
id = "{id}"
title = "One"
rules = ["477"]
status = "derived"
source = {{ kind = "seed", where = "000" }}
steps = [{{ op = "end turn" }}]
"""


class Sentence:
    """A sentence that every text of its words is of."""

    def __init__(self, pattern: str) -> None:
        self.pattern = pattern


class Language:
    """Sentences that match by their first words, some of them ambiguously; "say X" holds the sentence X."""

    SENTENCES = (Sentence("one"), Sentence("on"), Sentence("say"), Sentence("never"))

    def match(self, text: str, /) -> object:
        class Matched:
            fields = {"sentence": text.removeprefix("say ")} if text.startswith("say ") else {}

        return Matched()

    def all_matches(self, text: str, /) -> list[Sentence]:
        if text == "wrong":
            raise InputError("a value makes no sense")
        return [one for one in self.SENTENCES if text.startswith(one.pattern)]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def feature(text: str) -> tuple[list[str], set[str]]:
    used: set[str] = set()
    return [str(finding) for finding in lint_feature(dedent(text), "a.feature", Language(), used)], used


def test_the_suite_itself_is_clean() -> None:
    assert lint() == []


def test_a_clean_file(folder: Path) -> None:
    (folder / "a.feature").write_text(FEATURE)
    assert lint(["a.feature"]) == []


def test_a_name_twice_in_a_feature_even_under_different_rules() -> None:
    findings, _ = feature(
        """\
        Feature: F
          Rule: one
            Scenario: Same
              Given x
          Rule: two
            Scenario: Same
              Given x
        """
    )
    assert findings == [
        'a.feature:6: the name "Same" is taken in line 3, and pytest-bdd would run only one of them; rename one'
    ]


def test_backgrounds_have_no_names_that_could_clash() -> None:
    findings, _ = feature(
        """\
        Feature: F
          Background:
            Given x
          Rule: one
            Background:
              Given x
            Scenario: S
              Given x
        """
    )
    assert findings == []


def test_a_text_of_two_sentences_wherever_it_stands() -> None:
    findings, used = feature(
        """\
        Feature: F
          Background:
            Given one in the background
          Scenario Outline: S
            Given o<rest>
            And a table
              | on in a cell |
            And say one inside
            And wrong
            Examples:
              | case | rest        |
              | a    | ne in a row |
              | b    | n and on    |
        """
    )
    assert findings == [
        'a.feature:3: "one in the background" is of "one" and "on"; make one of them differ',
        'a.feature:5: "one in a row" is of "one" and "on"; make one of them differ',
        'a.feature:8: "one inside" is of "one" and "on"; make one of them differ',
        'a.feature:8: "one inside" is of "one" and "on"; make one of them differ',
    ]
    assert used == {"one", "on", "say"}


def test_sentences_that_no_feature_uses_are_found_in_the_whole_suite_only(folder: Path) -> None:
    (folder / "a.feature").write_text(FEATURE)
    unused = 'sentences: no feature says "never"; use the sentence or remove it'
    assert unused in lint(language=Language())
    assert lint(["a.feature"], Language()) == []


def test_what_is_wrong_with_the_files_themselves(folder: Path) -> None:
    (folder / "a.feature").write_text(
        dedent(
            f"""\
            {TAGS} @wip
            Feature: F
              Scenario: no id
                Given Poro has 3 printed Might
              @id:might.two @status:tru
              Scenario: no steps
              @id:might.two
              Scenario: a question
                Given Poro hsa 3 printed Might
            """
        )
    )
    (folder / "b.toml").write_text(
        CASE.format(id="x.one").replace('"477"', "") + CASE.format(id="x.two").replace("end turn", "buffs")
    )
    findings = lint(["."])
    assert [finding.split("; ")[0] for finding in findings] == [
        'a.feature:1: unknown tag "@wip"',
        "a.feature:3: has no @id",
        "a.feature:6: the scenario has no steps",
        'a.feature:6: unknown status "tru"',
        'a.feature:9: unknown sentence "Poro hsa 3 printed Might"',
        "b.toml:1: x.one, rules: cites no rule",
        'b.toml:14: x.two, step 1, "buffs": missing field "unit"',
    ]
    assert all("; " in finding for finding in findings)


def test_an_id_twice(folder: Path) -> None:
    (folder / "a.toml").write_text(CASE.format(id="x.one") + CASE.format(id="x.one"))
    (folder / "b.toml").write_text(CASE.format(id="x.one"))
    assert lint(["."]) == [
        'a.toml:8: the id "x.one" is taken by a.toml:1; choose another',
        'b.toml:1: the id "x.one" is taken by a.toml:1; choose another',
    ]


def test_an_id_of_the_past(folder: Path) -> None:
    (folder / "a.toml").write_text(CASE.format(id="x.one") + CASE.format(id="x.two.case") + CASE.format(id="x.twofold"))
    retired = folder / "retired.txt"
    retired.write_text("# no longer used\nx.one  # replaced by x.three\n\nx.two\nNo Id\n")
    assert [str(finding) for finding in reused_ids(load_file(folder / "a.toml"), retired)] == [
        'retired.txt:5: "No Id" is no id; small letters, digits and hyphens, in parts joined by dots: '
        '"might.reduce-to-minimum"',
        'a.toml:1: the id "x.one" is retired (retired.txt:2); choose a new one',
        'a.toml:8: the id "x.two" is retired (retired.txt:4); choose a new one',
    ]


def test_the_list_of_retired_ids_may_be_missing(folder: Path) -> None:
    (folder / "a.toml").write_text(CASE.format(id="x.one"))
    scenarios = load_file(folder / "a.toml")
    assert list(reused_ids(scenarios, folder / "none.txt")) == []
    assert list(doubled_ids(scenarios)) == []


@pytest.mark.parametrize("decorator", ["@given('x')", "@pytest_bdd.when('x')", "@then", "@bdd.step('x')"])
def test_an_async_step(decorator: str) -> None:
    source = f"import x\n\n{decorator}\nasync def stands() -> None: ...\n"
    assert [str(finding) for finding in async_steps(source, "conftest.py")] == [
        "conftest.py:4: the step function stands is async, and pytest-bdd never awaits it; make it a plain def"
    ]


@pytest.mark.parametrize(
    "source",
    ["@given('x')\ndef stands(): ...", "async def helper(): ...", "@fixture\nasync def helper(): ..."],
)
def test_other_functions_may_be_async(source: str) -> None:
    assert list(async_steps(source, "conftest.py")) == []


def test_step_functions_next_to_features_are_looked_at(folder: Path) -> None:
    (folder / "a.feature").write_text(FEATURE)
    (folder / "conftest.py").write_text("@given('x')\nasync def stands(): ...\n")
    (folder / "broken.py").write_text("def (\n")
    assert [finding.split("; ")[0] for finding in lint(["."])] == [
        "broken.py:1: is not valid Python: invalid syntax",
        "conftest.py:2: the step function stands is async, and pytest-bdd never awaits it",
    ]


def test_a_path_that_is_missing() -> None:
    with pytest.raises(InputError, match=r"^nope: there is no such file or folder; check the path$"):
        lint(["nope"])
