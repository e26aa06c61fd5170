"""Features as scenarios: what Gherkin's parts become, and the line that each mistake gives."""

from textwrap import dedent

import pytest

from conformance.errors import InputError
from conformance.sources.gherkin import parse
from conformance.vocabulary.actions import Give, Unit
from conformance.vocabulary.questions import Might
from conformance.vocabulary.scenario import Exactly, Scenario, Source
from conformance.vocabulary.text import Increase

from .language import TinyLanguage

TAGS = "@id:might.one @rule:477 @status:derived @source:seed-000"
FILE = "features/might/a.feature"


def compiled(text: str) -> list[Scenario]:
    return parse(dedent(text), FILE, TinyLanguage())


def message(text: str) -> str:
    with pytest.raises(InputError) as caught:
        compiled(text)
    return str(caught.value)


def one(steps: str, tags: str = TAGS) -> str:
    """A feature of one scenario, whose steps begin in line 4."""
    lines = "".join(f"    {step.strip()}\n" for step in steps.strip().splitlines())
    return f"Feature: F\n  {tags}\n  Scenario: S\n{lines}"


def outline(examples: str, steps: str = "Given unit P <n>") -> str:
    """A feature of one outline, whose Examples stand in line 5."""
    table = "".join(f"      {row.strip()}\n" for row in examples.strip().splitlines())
    return f"Feature: F\n  {TAGS}\n  Scenario Outline: S of <n>\n    {steps}\n    Examples:\n{table}"


def test_a_scenario_with_all_that_belongs_to_it() -> None:
    (scenario,) = compiled(
        """\
        @rule:477 @status:rules-text @source:seed-000
        Feature: F

          Background:
            Given unit P 3

          @rule:143.2
          Rule: R
            Background:
              Given unit Q 1

            @id:might.one @rule:477.3.b @rule:477 @status:derived @version:1.3 @version:1.4
            Scenario: S
              A note,
              in two lines.

              When give P 2
              And give Q 1
              Then P is 5
        """
    )
    assert scenario == Scenario(
        id="might.one",
        title="S",
        rules=("477", "143.2", "477.3.b"),
        steps=scenario.steps,
        source=Source("seed", "000"),
        status="derived",
        versions=("1.3", "1.4"),
        section="might",
        note="A note, in two lines.",
        file=FILE,
        line=13,
    )
    assert [(step.line, step.text, step.operation, step.expect) for step in scenario.steps] == [
        (5, "unit P 3", Unit(unit="P", might=3), None),
        (10, "unit Q 1", Unit(unit="Q", might=1), None),
        (17, "give P 2", Give(unit="P", change=Increase(amount=2)), None),
        (18, "give Q 1", Give(unit="Q", change=Increase(amount=1)), None),
        (19, "P is 5", Might(unit="P"), Exactly(5)),
    ]


def test_the_background_of_a_rule_is_its_own() -> None:
    first, second = compiled(
        """\
        @rule:477 @status:derived @source:seed-000
        Feature: F
          Rule: one
            Background:
              Given unit P 3
            @id:might.one
            Scenario: S
              Then P is 3
          Rule: two
            @id:might.two
            Scenario: T
              Given unit P 4
        """
    )
    assert [len(first.steps), len(second.steps)] == [2, 1]


def test_the_rows_of_an_outline() -> None:
    text = outline("| case | n |\n| small | 1 |\n| big | 9 |", "Given unit P <n>\n    Then P is <n>")
    small, big = compiled(text)
    assert (small.id, small.title, small.line) == ("might.one.small", "S of 1 (small)", 8)
    assert (big.id, big.title, big.line) == ("might.one.big", "S of 9 (big)", 9)
    assert [step.operation for step in big.steps] == [Unit(unit="P", might=9), Might(unit="P")]
    assert big.steps[1].text == "P is 9"


def test_tables_and_outlines_together() -> None:
    text = outline(
        "| case | n |\n| small | 1 |", "Given units\n      | unit | might | zone |\n      | P | <n> | trash |"
    )
    (scenario,) = compiled(text)
    assert scenario.steps[0].operation == Unit(unit="P", might=1, zone="trash")


def test_sources_of_one_kind_are_joined() -> None:
    (scenario,) = compiled(one("Given unit P 3", f"{TAGS} @source:seed-003"))
    assert scenario.source == Source("seed", "000, 003")


def test_the_nearest_status_and_source_count() -> None:
    text = one("Given unit P 3", "@id:might.one @status:ruling @source:ruling-R06").replace(
        "Feature", "@rule:477 @status:derived @source:seed-000\nFeature"
    )
    (scenario,) = compiled(text)
    assert (scenario.status, scenario.source) == ("ruling", Source("ruling", "R06"))


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("", "1: holds no feature; start with Feature: and a name"),
        ("Feature: F", "1: has no scenario; add one, or remove the file"),
        ("Feature: F\n  Scenario: S\n    Given x\n    Thne y\n",
         '4: "Thne y" cannot stand here; did you mean "Then"?'),
        ("Feature: F\n  Scenario: S\n    Given x\n      | a | b |\n      | c |\n",
         "5: this row has more or fewer cells than the table's first row; make them equal"),
        ("Feature: F\n  @a b\n  Scenario: S\n",
         "2: a tag cannot contain a space; write @key:value, with hyphens for spaces"),
        ("Feature: F\n  @a\n",
         "3: the file ends too early; expected a tag, Rule:"),
        ("# language: xx\nFeature: F\n", "1: Language not supported: xx; see the Gherkin reference"),
    ],
)  # fmt: skip
def test_a_mistake_in_the_grammar(text: str, line: str) -> None:
    assert message(text) == f"{FILE}:{line}"


@pytest.mark.parametrize(
    ("tags", "line"),
    [
        (TAGS.replace("@rule", "@rul"), '2: unknown tag "@rul:477"; did you mean "rule"?'),
        (TAGS.replace(":477", ""), '2: the tag "@rule" says nothing; write @rule:value'),
        (TAGS.replace("@id:might.one", ""), "3: has no @id; give it one, as in @id:might.reduce-to-minimum"),
        (f"{TAGS} @id:might.two", "3: has 2 tags @id; give it one, as in @id:might.reduce-to-minimum"),
        (TAGS.replace("might.one", "One"),
         '3: "One" is no id; small letters, digits and hyphens, in parts joined by dots: '
         '"might.reduce-to-minimum"'),
        (TAGS.replace("@rule:477", ""), "3: cites no rule; add at least one, as in 477.3.b"),
        (TAGS.replace(":477", ":477b"), '3: "477b" is no rule number; as in 477.3.b'),
        (TAGS.replace("derived", "deriwed"), '3: unknown status "deriwed"; did you mean "derived"?'),
        (TAGS.replace("@status:derived", ""), "3: has no @status; give it one, as in @status:rules-text"),
        (TAGS.replace("@source:seed-000", ""),
         "3: has no source; say where its answers come from, as in seed-000 or core-rules-477.3.b"),
        (TAGS.replace("seed-000", "sed-000"),
         '3: unknown source "sed-000"; a kind (core-rules, seed, ruling, engine, derived), a hyphen and where: '
         "seed-000"),
        (f"{TAGS} @source:ruling-R06",
         "3: has sources of the kinds seed and ruling; keep the one that its answers come from"),
        (f"{TAGS} @version:1.9",
         '3: unknown rules version "1.9"; did you mean "1.4"?'),
    ],
)  # fmt: skip
def test_a_mistake_in_the_metadata(tags: str, line: str) -> None:
    assert message(one("Given unit P 3", tags)) == f"{FILE}:{line}"


def test_an_id_above_several_scenarios() -> None:
    text = f"@id:might.one\n{one('Given unit P 3')}"
    assert message(text) == f"{FILE}:1: an id belongs to one scenario; move it there"


@pytest.mark.parametrize(
    ("steps", "line"),
    [
        ("Given unit P three", '4: unknown sentence "unit P three"; the nearest known is "unit NAME MIGHT"'),
        ("Given unit P 3\nWhen give P 100", "5: 100 is too much; 99 at most"),
        ("Given unit P 3\nThen Q is 3", '5: unit: unknown unit or gear "Q"; known here: "P"'),
        ("Given unit P 3\nThen ask P", '5: the question "ask P" expects nothing; say what must come out'),
        ("And unit P 3", '4: the scenario starts with "And"; start with Given, When or Then'),
        ("", "3: the scenario has no steps; add Given, When and Then"),
        ("Gievn unit P 3\nThen P is 3",
         '4: "Gievn unit P 3" reads as a description, not as a step; did you mean "Given"?'),
        ('Given unit P 3\n"""\ntext\n"""', "4: no text block belongs under a step; remove it"),
        ("Given units\n| unit | might | zone |\n| P | 1 | tash |",
         '4: "unit", zone: unknown "tash"; did you mean "trash"?'),
    ],
)  # fmt: skip
def test_a_mistake_in_the_steps(steps: str, line: str) -> None:
    assert message(one(steps)) == f"{FILE}:{line}"


def test_a_background_without_steps() -> None:
    text = one("Given unit P 3").replace("Feature: F\n", "Feature: F\n  Background:\n")
    assert message(text) == f"{FILE}:2: the background has no steps; add Given, When and Then"


@pytest.mark.parametrize(
    ("examples", "line"),
    [
        ("| case | n |", "5: the Examples have no rows; add at least one"),
        ("| n |\n| 1 |", "5: the Examples have no column case; add one that names each row, as in one-older"),
        ("| case | n | n |\n| a | 1 | 1 |", "5: the Examples have a column twice; name each once"),
        ("| case | m |\n| a | 1 |",
         '5: the outline says <n>, but the Examples have no such column; one of: "case", "m"'),
        ("| case | n | m |\n| a | 1 | 2 |", '5: the column "m" is never used; write <m> in a step, or remove it'),
        ("| case | n |\n| One | 1 |",
         '7: "One" cannot name a case; small letters, digits and hyphens, as in one-older'),
        ("| case | n |\n| a | 1 |\n| a | 2 |", '8: the case "a" is taken in line 7; choose another'),
        ("| case | n |\n| a | x |",
         '4: unknown sentence "unit P x" (case a); the nearest known is "unit NAME MIGHT"'),
    ],
)  # fmt: skip
def test_a_mistake_in_the_examples(examples: str, line: str) -> None:
    got = message(outline(examples))
    assert got.replace(" (case a)", "") == f"{FILE}:{line}".replace(" (case a)", "")
    assert ("(case a)" in line) == ("(case a)" in got)


def test_an_outline_without_examples() -> None:
    text = one("Given unit P 3").replace("Scenario:", "Scenario Outline:")
    assert message(text) == f"{FILE}:3: the outline has no Examples; add a table with a column case"


def test_tags_on_examples() -> None:
    text = outline("| case | n |\n| a | 1 |").replace("Examples:", "@rule:1\n    Examples:")
    assert message(text) == f"{FILE}:6: a tag cannot stand on Examples; put it on the scenario"


def test_a_scenario_without_a_name() -> None:
    text = one("Given unit P 3").replace("Scenario: S", "Scenario:")
    assert message(text) == f"{FILE}:3: has no name; write it after Scenario:"


def test_all_mistakes_can_be_gathered_and_sound_scenarios_kept() -> None:
    text = dedent(
        """\
        @rule:477 @status:derived @source:seed-000
        Feature: F
          @id:Might
          Scenario: S
            Given unit P x
            And unit Q y
          @id:might.two
          Scenario: T
            Given unit P 1
        """
    )
    problems: list[InputError] = []
    scenarios = parse(text, FILE, TinyLanguage(), problems)
    assert [scenario.id for scenario in scenarios] == ["might.two"]
    assert [problem.line for problem in problems] == [4, 5, 6]


def test_the_real_sentences_are_the_default() -> None:
    with pytest.raises(InputError, match=f"{FILE}:4: unknown sentence .* the nearest known is "):
        parse(one("Given Poro has three printed Might"), FILE)
