"""Case files in TOML and JSON: what they become, and the line that each mistake gives."""

import json
from typing import Any

import pytest

from conformance.errors import InputError
from conformance.sources import json as json_source
from conformance.sources import load_text, toml
from conformance.vocabulary.actions import Unit
from conformance.vocabulary.questions import Might
from conformance.vocabulary.scenario import Exactly, Scenario, Source, Step

FILE = "cases/might/a.toml"
HEAD = """\
[[scenario]]
id = "might.one"
title = "One"
rules = ["477"]
status = "derived"
source = { kind = "seed", where = "000" }
"""
STEPS = """\
steps = [
  { op = "unit", unit = "Poro", might = 3 },
  # a comment with { a brace
  { op = "might", unit = "Poro", expect = 3 },
]
"""
DATA: dict[str, Any] = {
    "id": "might.one",
    "title": "One",
    "rules": ["477"],
    "status": "derived",
    "source": {"kind": "seed", "where": "000"},
    "steps": [
        {"op": "unit", "unit": "Poro", "might": 3},
        {"op": "might", "unit": "Poro", "expect": 3},
    ],
}


def message(text: str, **options: Any) -> str:
    with pytest.raises(InputError) as caught:
        load_text(text, FILE, **options)
    return str(caught.value)


def test_a_case_in_toml() -> None:
    (scenario,) = toml.parse(HEAD + 'note = "[[scenario]] {"\nversions = ["1.3", "1.4"]\n' + STEPS, FILE)
    assert scenario == Scenario(
        id="might.one",
        title="One",
        rules=("477",),
        steps=(
            Step(Unit(unit="Poro", might=3), line=10),
            Step(Might(unit="Poro"), Exactly(3), line=12),
        ),
        source=Source("seed", "000"),
        status="derived",
        versions=("1.3", "1.4"),
        section="might",
        note="[[scenario]] {",
        file=FILE,
        line=1,
    )


def test_steps_as_tables_of_their_own() -> None:
    steps = '[[scenario.steps]]\nop = "unit"\nunit = "P"\nmight = 3\n\n[[scenario.steps]]\nop = "end turn"\n'
    first, second = toml.parse(HEAD + steps + HEAD.replace("one", "two") + STEPS, FILE)
    assert [step.line for step in first.steps] == [7, 12]
    assert (second.line, [step.line for step in second.steps]) == (14, [21, 23])


def test_lines_are_right_after_text_of_many_lines() -> None:
    note = 'note = """\n[[scenario]]\nsteps = [ {\n"""\n'
    (scenario,) = toml.parse("# start\n\n" + HEAD + note + STEPS, FILE)
    assert (scenario.line, [step.line for step in scenario.steps]) == (3, [14, 16])


@pytest.mark.parametrize("indent", [None, 1, 2])
def test_a_case_in_json_is_the_same_as_in_toml(indent: int | None) -> None:
    (wanted,) = toml.parse(HEAD + STEPS, FILE)
    for data in ({"scenario": [DATA]}, DATA):
        (scenario,) = json_source.parse(json.dumps(data, indent=indent), FILE)
        assert [step.operation for step in scenario.steps] == [step.operation for step in wanted.steps]
        assert (scenario.id, scenario.source, scenario.status) == (wanted.id, wanted.source, wanted.status)


def test_lines_in_json() -> None:
    text = json.dumps({"scenario": [DATA, DATA | {"id": "might.two"}]}, indent=1)
    lines = text.splitlines()
    for scenario in json_source.parse(text, FILE):
        assert lines[scenario.line - 1].strip() == "{"
        assert f'"id": "{scenario.id}"' in lines[scenario.line]
        for step in scenario.steps:
            assert f'"op": "{step.operation.__struct_config__.tag}"' in lines[step.line]


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("x = ", "1: is not valid TOML, at the end of the file: Invalid value; correct the syntax there"),
        (HEAD + "steps = [", "7: is not valid TOML, at the end of the file: Invalid value; correct the syntax there"),
        ("x = 1\ny = = 2", "2: is not valid TOML at column 5: Invalid value; correct the syntax there"),
        ("", "1: holds no list of scenarios; begin each with [[scenario]]"),
        ("[scenario]\nid = 1", "1: holds no list of scenarios; begin each with [[scenario]]"),
        ("scenario = []", "1: holds no scenario; add one, or remove the file"),
        ('title = "x"\n' + HEAD + STEPS,
         '1: "title" stands outside of a scenario; put it under [[scenario]]'),
        (HEAD, '1: might.one, missing field "steps"; it is a list'),
        (HEAD + "steps = []", "1: might.one, steps: there are none; a scenario needs at least one"),
        (HEAD.replace("title", "titel") + STEPS,
         '1: might.one, unknown field "titel"; did you mean "title"?'),
        (HEAD.replace("derived", "deriwed") + STEPS,
         '1: might.one, status: unknown "deriwed"; did you mean "derived"?'),
        (HEAD.replace("seed", "sed") + STEPS, '1: might.one, source.kind: unknown "sed"; did you mean "seed"?'),
        (HEAD.replace('"477"', '"477x"') + STEPS,
         '1: might.one, rules: "477x" is no rule number; as in 477.3.b'),
        (HEAD.replace('"477"', "") + STEPS, "1: might.one, rules: cites no rule; add at least one, as in 477.3.b"),
        (HEAD.replace("might.one", "One") + STEPS,
         '1: One, id: "One" is no id; small letters, digits and hyphens, in parts joined by dots: '
         '"might.reduce-to-minimum"'),
        (HEAD.replace('"One"', '" "') + STEPS, "1: might.one, title: is empty; say it in a few words"),
        (HEAD + 'versions = ["2.0"]\n' + STEPS,
         '1: might.one, unknown rules version "2.0"; did you mean "1.0"?'),
        (HEAD + "versions = []\n" + STEPS,
         "1: might.one, versions: there are none; name one, or leave it out for the current one"),
        (HEAD + STEPS.replace('op = "might"', 'op = "mihgt"'),
         '10: might.one, step 2: unknown operation "mihgt"; did you mean "might"?'),
        (HEAD + STEPS.replace('might = 3', 'might = "3"'),
         '8: might.one, step 1, "unit", might: "3" is wrong; must be a whole number'),
        (HEAD + STEPS.replace('"Poro", expect', '"Pora", expect'),
         '10: might.one, step 2, "might": unit: unknown unit or gear "Pora"; did you mean "Poro"?'),
        (HEAD + STEPS.replace(", expect = 3", ""),
         '10: might.one, step 2: the question "might" expects nothing; add expect = a value, '
         '{one_of = [...], because = "..."}, {legal = true} or {unruled = [...]}'),
        (HEAD + "steps = [3]", '1: might.one, step 1: a step is not 3; it is a table with op and its fields: '
         '{op = "end turn"}'),
    ],
)  # fmt: skip
def test_a_mistake_in_toml(text: str, line: str) -> None:
    assert message(text) == f"{FILE}:{line}"


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ('{"steps": [,]}', "1: is not valid JSON at column 12: Expecting value; correct the syntax there"),
        ('{"steps": [], "steps": []}', ': an object has the key "steps" twice; keep one'),
        ('{"steps": NaN}', ": NaN is no JSON; write a number"),
        ("[" * 100_000, "1: is nested too deeply; a scenario needs a few levels at most"),
        ("[]", '1: must hold a table with scenario, a list of scenarios: {"scenario": [...]}'),
        ('{\n"steps": [{"op": "end turn"},\n{"op": "end trun"}]\n}',
         '3: scenario 1, step 2: unknown operation "end trun"; did you mean "end turn"?'),
    ],
)  # fmt: skip
def test_a_mistake_in_json(text: str, line: str) -> None:
    got = message(text, form=".json", require_expectations=False)
    assert got == f"{FILE}:{line}".replace("::", ":")


def test_deep_toml_is_refused_in_one_line() -> None:
    assert message("x = " + "[" * 100_000) == f"{FILE}:1: is nested too deeply; a scenario needs a few levels at most"


def test_a_scenario_that_is_only_asked_needs_its_steps_alone() -> None:
    text = 'steps = [{op = "unit", unit = "Poro", might = 3}, {op = "might", unit = "Poro"}]'
    (scenario,) = load_text(text, "standard input", require_expectations=False)
    assert (scenario.id, scenario.steps[1].expect) == ("asked", None)


@pytest.mark.parametrize(("text", "form"), [(json.dumps(DATA), "json"), (HEAD + STEPS, "toml")])
def test_the_form_of_a_text_without_a_name_is_found_out(text: str, form: str) -> None:
    (scenario,) = load_text(text.encode(), "standard input")
    assert scenario.id == "might.one", form


def test_bytes_that_are_not_utf_8() -> None:
    with pytest.raises(InputError) as caught:
        load_text(b"a\nb \xff", "standard input")
    assert str(caught.value) == "standard input:2: is not UTF-8 here; save the file as UTF-8"


def test_all_mistakes_can_be_gathered_and_sound_scenarios_kept() -> None:
    text = HEAD + STEPS.replace("= 3 }", '= "3" }') + HEAD.replace("one", "two") + STEPS + HEAD
    problems: list[InputError] = []
    scenarios = toml.parse(text, FILE, problems=problems)
    assert [scenario.id for scenario in scenarios] == ["might.two"]
    assert [problem.line for problem in problems] == [8, 23]
