"""Which scenarios cite a rule, and why a rule needs none."""

import json
from pathlib import Path

import pytest

from conformance.command import main
from conformance.errors import InputError
from conformance.manifest import Manifest
from conformance.manifest import coverage as coverage_module
from conformance.manifest.coverage import Coverage, coverage, load_reasons
from conformance.manifest.ingest import ingest
from tests.harness.boards import scenario
from tests.manifest.rulebook import KITES, in_line

SUITE = [
    scenario(name="calm", rules=("102.2.a", "102.2.b.1"), versions=("9.1",)),
    scenario(name="calm.again", rules=("102.2.a", "102"), versions=("9.0", "9.1")),
    scenario(name="older", rules=("105",), versions=("9.0",)),
    scenario(name="mistaken", rules=("102.9",), versions=("9.1",)),
]
REASONS = {
    "102": "definition",
    "102.3": "later",
    "103-105": "outside the scope: lines",
    "105": "nothing to see",
    "300-400": "no such rules",
    "102.2.a": "cited all the same",
}


@pytest.fixture
def kites(tmp_path: Path) -> Manifest:
    (tmp_path / "kites.txt").write_text(in_line(KITES), encoding="utf-8")
    return ingest(str(tmp_path / "kites.txt"), "9.1")


@pytest.fixture
def covered(kites: Manifest) -> Coverage:
    return coverage(kites, SUITE, REASONS)


def test_each_rule_has_a_state(covered: Coverage) -> None:
    assert {one.rule.number: one.state for one in covered.rules} == {
        "100": "by its parts",
        "101": "by its parts",
        "102": "cited",
        "102.1": "needs none",
        "102.2": "by its parts",
        "102.2.a": "cited",
        "102.2.b": "by its parts",
        "102.2.b.1": "cited",
        "102.3": "needs none",
        "103": "needs none",
        "104": "needs none",
        "104.1": "needs none",
        "105": "needs none",
        "200": "needs none",
        "201": "open",
    }
    assert (covered.count("cited"), covered.count("open")) == (3, 1)


def test_the_nearest_reason_holds(covered: Coverage) -> None:
    reasons = {one.rule.number: one.reason for one in covered.rules}
    assert (reasons["102.1"], reasons["102.3"], reasons["104.1"]) == ("definition", "later", "outside the scope: lines")
    assert (reasons["105"], reasons["200"], reasons["201"]) == ("nothing to see", "heading", "")


def test_citations_are_listed_once_and_of_the_version_only(covered: Coverage) -> None:
    by_number = {one.rule.number: one for one in covered.rules}
    assert by_number["102.2.a"].cited_by == ("calm", "calm.again")
    assert by_number["102"].cited_by == ("calm.again",)
    assert by_number["102"].parts_cited_by == ("calm",)
    assert by_number["105"].cited_by == ()


def test_wrong_citations_and_needless_reasons_are_told(covered: Coverage) -> None:
    assert covered.unknown == (("mistaken", "102.9"),)
    assert covered.needless == ("102.2.a", "300-400")


@pytest.mark.parametrize(
    ("content", "complaint"),
    [
        ('["9.1"]\n"102.a" = "definition"\n', '"102.a" = "definition" is no reason'),
        ('["9.1"]\n"105-103" = "backwards"\n', '"105-103" = "backwards" is no reason'),
        ('["9.1"]\n"102.1-102.3" = "too fine"\n', '"102.1-102.3" = "too fine" is no reason'),
        ('["9.1"]\n"102" = ""\n', '"102" = "" is no reason'),
        ('["9.1"]\n"102" = 3\n', '"102" = 3 is no reason'),
        ('["9.1"\n', "is no TOML"),
    ],
)
def test_a_broken_file_of_reasons(
    content: str, complaint: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "no-scenario.toml"
    path.write_text(content, encoding="utf-8")
    monkeypatch.setattr(coverage_module, "REASONS", path)
    with pytest.raises(InputError) as caught:
        load_reasons("9.1")
    assert complaint in str(caught.value)
    assert str(caught.value).startswith("no-scenario.toml")


def test_a_version_without_reasons_has_none() -> None:
    assert load_reasons("1.0") == {}
    assert load_reasons("1.4")["707"] == "definition"


def test_the_command_tells_the_same_in_text_and_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "coverage", "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert main(["rules", "coverage"]) == 0
    first = capsys.readouterr().out.splitlines()[0]
    summary = data["summary"]
    assert sum(summary.values()) == len(data["rules"])
    assert first.startswith(f"rules 1.4: {len(data['rules'])} rules, {summary['cited']} cited by scenarios")
    assert data["unknown"] == []
    states = {rule["number"]: rule for rule in data["rules"]}
    assert states["477.3.b"]["state"] == "cited"
    assert "might.reduce-to-minimum" in states["477.3.b"]["scenarios"]
    assert states["707"] == {
        "number": "707",
        "name": "Mighty",
        "state": "needs none",
        "scenarios": [],
        "scenarios_of_parts": [],
        "reason": "definition",
    }


def test_every_rule_is_listed_when_all_are_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "coverage", "--all", "--rules", "1.4"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert any(line.startswith("  707 (Mighty): needs none: definition") for line in lines)
    assert sum(line.startswith("  ") for line in lines) >= 2382
