"""The tables of worked examples and of public rulings: nothing is missing, and every scenario that they name exists."""

import re
from collections import Counter
from pathlib import Path

import pytest

from conformance.sources import load_suite
from conformance.sources.metadata import RULE
from conformance.vocabulary import Scenario

REPORTS = Path(__file__).resolve().parents[2] / "reports"

# The worked examples of Core Rules 1.4, counted in the text itself, by what they are about.
EXAMPLES = {"CHAIN": 118, "MIGHT": 46, "ZONES/OTHER": 37, "DAMAGE": 23, "COMBAT": 15, "TURNS": 15, "XP/KEYWORD": 15}
RULINGS = 48


def rows(name: str) -> list[dict[str, str]]:
    """The rows of a table, by column."""
    head, *body = [line.split("\t") for line in (REPORTS / name).read_text(encoding="utf-8").splitlines()]
    assert all(len(row) == len(head) for row in body)
    return [dict(zip(head, row, strict=True)) for row in body]


@pytest.fixture(scope="module")
def suite() -> dict[str, Scenario]:
    return {scenario.id: scenario for scenario in load_suite()}


def test_every_worked_example_is_accounted_for() -> None:
    table = rows("examples.tsv")
    assert Counter(row["class"] for row in table) == EXAMPLES
    for row in table:
        assert RULE.fullmatch(row["rule"]), row
        assert row["example"].strip(), row
        assert row["scenarios"] or row["left out"], row
        assert not (row["scenarios"] and row["left out"]) or row["left out"].startswith("in part: "), row
        assert not row["left out"].startswith("in part: ") or row["scenarios"], row
    assert len({(row["rule"], row["example"]) for row in table}) == len(table)


def test_the_scenarios_of_the_examples_exist_and_cite_their_rule(suite: dict[str, Scenario]) -> None:
    for row in rows("examples.tsv"):
        for name in filter(None, row["scenarios"].split(", ")):
            assert name in suite, name
            scenario = suite[name]
            cited = {*scenario.rules, *scenario.source.where.split(", ")}
            near = any(related(rule, row["rule"]) for rule in cited)
            assert near or row["left out"] or scenario.source.kind in ("seed", "ruling"), (name, row["rule"])


def related(one: str, other: str) -> bool:
    """Whether a rule is the other, or a part of it, or next to it under the same rule."""
    parent = other.rpartition(".")[0] or other
    return one in (other, parent) or one.startswith(f"{parent}.") or other.startswith(f"{one}.")


def test_official_examples_are_in_the_table(suite: dict[str, Scenario]) -> None:
    named = {name for row in rows("examples.tsv") for name in row["scenarios"].split(", ")}
    bases = {name.rpartition(".")[0] for name in named}
    official = [one for one in suite.values() if one.status == "official-example" and one.source.kind == "core-rules"]
    lost = [one.id for one in official if one.id not in named and one.id.rpartition(".")[0] not in bases]
    assert not lost


def test_every_ruling_is_a_scenario_or_says_why_not(suite: dict[str, Scenario]) -> None:
    table = rows("rulings.tsv")
    assert len(table) == RULINGS
    told = Counter(
        where for one in suite.values() if one.source.kind == "ruling" for where in one.source.where.split(", ")
    )
    for row in table:
        for column in ("question", "answer", "rules", "source", "check"):
            assert row[column].strip(), row
        for rule in row["rules"].split(", "):
            assert RULE.fullmatch(rule), row
        assert (told[row["ruling"]] == 0) == row["left out"].startswith("not at all: "), row["ruling"]


def test_every_scenario_of_a_ruling_names_one_of_the_table_or_its_place(suite: dict[str, Scenario]) -> None:
    known = {row["ruling"] for row in rows("rulings.tsv")}
    for one in suite.values():
        if one.source.kind == "ruling" and one.source.where.startswith("R"):
            assert set(one.source.where.split(", ")) <= known, one.id


def test_what_sources_disagree_on_is_noted_in_its_scenarios(suite: dict[str, Scenario]) -> None:
    for row in rows("rulings.tsv"):
        if row["check"].startswith(("conflict", "ambiguous")):
            about = [one for one in suite.values() if row["ruling"] in one.source.where.split(", ")]
            assert any(one.note or one.status == "unruled" for one in about), row["ruling"]


def test_the_page_on_versions_names_scenarios_that_exist(suite: dict[str, Scenario]) -> None:
    page = (REPORTS.parent / "docs" / "versioning.md").read_text(encoding="utf-8")
    named = set(re.findall(r"`(versions\.[a-z0-9-]+)`", page))
    written = {".".join(one.id.split(".")[:2]) for one in suite.values() if one.section == "versions"}
    # Those that show that nothing has changed have no line of their own.
    assert written - named == {
        "versions.shield-holds-in-the-cleanup",
        "versions.ability-of-a-printed-keyword",
        "versions.double-a-might-above-zero",
    }
    assert named <= written
