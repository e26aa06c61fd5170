"""Steps that belong to some rules versions: how they are written, what is refused, and what is played."""

from textwrap import dedent

import pytest

from conformance.by_version import in_version, newest
from conformance.errors import InputError
from conformance.runner import prepare
from conformance.selection import select
from conformance.sources import load_text
from conformance.vocabulary import Exactly, Scenario, Unruled
from conformance.vocabulary.questions import Might

HEAD = "@rule:143.2.b @status:{status} @source:derived-143.2.b {tags}\nFeature: F\n"
CASE = """
[[scenario]]
id = "try.below"
title = "Below zero"
rules = ["143.2.b"]
status = "{status}"
source = {{ kind = "derived", where = "143.2.b" }}
versions = {versions}
steps = [
  {{ op = "unit", unit = "Poro", might = 2 }},
  {{ op = "give", unit = "Poro", change = {{ kind = "decrease", amount = 4 }} }},
  {steps}
]
"""
OPEN = '{ unruled = [{ value = 1, because = "a" }, { value = 3, because = "b" }] }'


def case(steps: str, versions: str = '["1.2", "1.3", "1.4"]', status: str = "derived") -> Scenario:
    """A case file's one scenario."""
    (found,) = load_text(CASE.format(steps=steps, versions=versions, status=status), "try.toml")
    return found


def feature(steps: str, tags: str, status: str = "derived") -> Scenario:
    """A feature's one scenario."""
    text = HEAD.format(tags=tags, status=status) + "  @id:try.below\n  Scenario: Below zero\n" + steps
    (found,) = load_text(text, "try.feature")
    return found


def refused(steps: str, **others: str) -> str:
    """What is said against the steps."""
    with pytest.raises(InputError) as caught:
        case(steps, **others)
    return str(caught.value)


def expected(scenario: Scenario) -> list[object]:
    """What the scenario's questions expect, in order."""
    return [step.expect.value for step in scenario.steps if isinstance(step.expect, Exactly)]


BOTH = """\
  { op = "might", unit = "Poro", in = ["1.2"], expect = 0 },
  { op = "might", unit = "Poro", in = ["1.3", "1.4"], expect = -2 },
  { op = "might read", unit = "Poro", expect = 0 },
"""


def test_only_the_steps_of_the_version_are_left() -> None:
    scenario = case(BOTH)
    assert [step.versions for step in scenario.steps] == [None, None, ("1.2",), ("1.3", "1.4"), None]
    assert expected(in_version(scenario, "1.2")) == [0, 0]
    assert expected(in_version(scenario, "1.3")) == [-2, 0]
    assert in_version(scenario, "1.3").versions == ("1.3",)
    assert in_version(in_version(scenario, "1.3"), "1.3") == in_version(scenario, "1.3")


def test_a_scenario_without_such_steps_stays_what_it_is() -> None:
    scenario = case('{ op = "might", unit = "Poro", expect = -2 },', versions='["1.3", "1.4"]')
    assert in_version(scenario, "1.3") is scenario


def test_the_runner_plays_one_version_and_hands_no_other_steps_over() -> None:
    scenario = case(BOTH)
    (chosen,) = select([scenario], rules="1.2")
    (prepared,) = prepare([chosen])
    assert len(prepared.operations) == 4
    (prepared,) = prepare([scenario])
    assert expected(prepared.scenario) == [-2, 0]


def test_a_sentence_says_its_versions_first() -> None:
    scenario = feature(
        """\
    Given Poro has 2 printed Might
    When a spell gives Poro -4 Might this turn
    Then under the rules 1.0 to 1.2, Poro has 0 Might
    And under the rules 1.3 and 1.4, Poro has -2 Might
    And under the rules 1.4, the units have these Mights
      | unit | Might |
      | Poro | -2    |
""",
        " ".join(f"@version:1.{minor}" for minor in range(5)),
    )
    assert [step.versions for step in scenario.steps[2:]] == [("1.0", "1.1", "1.2"), ("1.3", "1.4"), ("1.4",)]
    assert scenario.steps[2].operation == Might(unit="Poro")
    assert scenario.steps[2].text == "under the rules 1.0 to 1.2, Poro has 0 Might"
    assert expected(in_version(scenario, "1.1")) == [0]
    assert expected(in_version(scenario, "1.4")) == [-2, -2]


@pytest.mark.parametrize(
    ("said", "hint"),
    [
        ("under the rules 1.4 to 1.2, Poro has 0 Might", "write the older one first"),
        ("under the rules 1.9, Poro has 0 Might", 'unknown rules version "1.9"'),
        ("under the rules 1.2, Poro is hungry", "is no known sentence; did you mean"),
        ("under the rules 1.2, under the rules 1.3, Poro has 0 Might", "is no known sentence"),
        ("under the rules 1.2, the units have these Mights", "needs a table"),
    ],
)
def test_a_wrong_sentence_of_one_version_is_one_clear_line(said: str, hint: str) -> None:
    with pytest.raises(InputError) as caught:
        feature(f"    Given Poro has 2 printed Might\n    Then {said}\n", "@version:1.2 @version:1.3")
    assert hint in str(caught.value)
    assert str(caught.value).startswith("try.feature:6: ")


def test_a_step_lies_within_its_scenario() -> None:
    said = refused('{ op = "might", unit = "Poro", in = ["1.1"], expect = 0 },')
    assert said.startswith(
        'try.toml:12: try.below, step 3, "might": it holds in rules 1.1, its scenario only in 1.2, 1.3'
    )


def test_every_version_has_something_to_ask() -> None:
    said = refused('{ op = "might", unit = "Poro", in = ["1.4"], expect = -2 },')
    assert "under the rules 1.2 nothing is asked" in said


def test_names_are_those_of_one_version() -> None:
    said = refused(
        """\
  { op = "give", unit = "Poro", effect = "Fury", in = ["1.4"], change = { kind = "increase", amount = 1 } },
  { op = "contribution", effect = "Fury", unit = "Poro", expect = 1 },
"""
    )
    assert 'step 4, "contribution": effect: unknown effect "Fury"' in said
    assert said.endswith("under the rules 1.2")


@pytest.mark.parametrize("value", ['"1.3"', "[]", "[1.3]", '["2.0"]'])
def test_versions_of_a_step_are_a_list_of_known_ones(value: str) -> None:
    said = refused(f'{{ op = "might", unit = "Poro", in = {value}, expect = 0 }},')
    assert "try.toml:12: try.below, step 3: in: " in said


def test_the_status_is_that_of_the_newest_version() -> None:
    steps = f"""\
  {{ op = "might", unit = "Poro", in = ["1.2"], expect = {OPEN} }},
  {{ op = "might", unit = "Poro", in = ["1.3", "1.4"], expect = -2 }},
"""
    scenario = case(steps)
    assert in_version(scenario, "1.2").status == "unruled"
    assert in_version(scenario, "1.4").status == "derived"
    assert "the status is unruled, but no question expects unruled answers" in refused(steps, status="unruled")
    turned = dedent(steps).replace('"1.2"', '"1.9"').replace('"1.3", "1.4"', '"1.2", "1.3"').replace('"1.9"', '"1.4"')
    open_now = case(turned, status="unruled")
    assert in_version(open_now, "1.4").status == "unruled"
    assert in_version(open_now, "1.2").status == "derived"
    assert not any(isinstance(step.expect, Unruled) for step in in_version(open_now, "1.2").steps)


def test_the_newest_version_is_not_the_last_named() -> None:
    assert newest(("1.4", "1.2", "1.3")) == "1.4"
