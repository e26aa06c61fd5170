"""A broken extraction is reported, not mended by guessing."""

from pathlib import Path

import pytest

from conformance.manifest.ingest import ingest, report
from conformance.manifest.model import Manifest
from conformance.manifest.numbers import missing, runs
from tests.manifest.rulebook import KITES, in_line


def taken_in(text: str, folder: Path) -> Manifest:
    path = folder / "rules.txt"
    path.write_text(text, encoding="utf-8")
    return ingest(str(path), "9.1")


def faults(manifest: Manifest) -> dict[str, tuple[str, ...]]:
    return {problem.fault: problem.rules for problem in manifest.problems}


def test_gaps_among_siblings_and_absent_wholes_are_missing(tmp_path: Path) -> None:
    kept = [(number, text) for number, text in KITES if number not in ("102.1", "102.2", "104", "105")]
    manifest = taken_in(in_line(kept), tmp_path)
    # 105 has no neighbour after it, so nothing shows that it was there.
    assert faults(manifest) == {"missing": ("102.1", "102.2", "104")}
    assert manifest.by_number["102.2.a"].parent == "102"


def test_a_number_met_twice_has_no_hash(tmp_path: Path) -> None:
    twice = [*KITES[:9], ("102.3", "The wind never rises above 9."), *KITES[9:]]
    manifest = taken_in(in_line(twice), tmp_path)
    assert faults(manifest) == {"doubled": ("102.3",)}
    assert manifest.by_number["102.3"].hash is None
    assert manifest.by_number["103"].hash


def test_a_rule_out_of_order_is_told_and_kept(tmp_path: Path) -> None:
    moved = [*KITES[:8], *KITES[9:], KITES[8]]
    manifest = taken_in(in_line(moved), tmp_path)
    assert faults(manifest) == {"out of order": ("102.3",)}
    assert [rule.number for rule in manifest.rules] == [number for number, _ in KITES]


def test_a_rule_without_text_is_told(tmp_path: Path) -> None:
    manifest = taken_in(in_line([(n, "" if n == "105" else t) for n, t in KITES]), tmp_path)
    assert faults(manifest) == {"without text": ("105",)}
    assert manifest.by_number["105"].hash is None


def test_columns_leave_doubtful_rules_without_a_hash(tmp_path: Path) -> None:
    page = [
        "101.        Wind",
        "102.",
        "103.        Wind blows over the land and the sea.",
        "104.",
        "105.        Rain falls on the land and the sea.",
        "",
        "            Snow lies on the land and the sea.",
        "",
        "            Hail drums on the land and the sea.",
        "",
        "            Fog hides the land and the sea.",
    ]
    manifest = taken_in("\n".join(page), tmp_path)
    found = faults(manifest)
    assert set(found) == {"not placed"}
    # Six paragraphs for five numbers: only the first line is sure to begin the first rule, not where that one ends.
    assert found["not placed"] == ("101", "102", "103", "104", "105")
    assert all(rule.hash is None for rule in manifest.rules)


def test_long_gaps_between_top_level_rules_are_free() -> None:
    assert missing(["056", "100", "101", "103"]) == ["102"]
    assert missing(["101", "101.1", "101.3.b.2"]) == ["101.2", "101.3", "101.3.a", "101.3.b", "101.3.b.1"]


def test_neighbours_are_told_together() -> None:
    assert runs(["702.1", "702.3", "702.2", "702.10", "703", "704"]) == ["702.1 to 702.3", "702.10", "703", "704"]


def test_the_report_names_what_is_wrong(tmp_path: Path) -> None:
    kept = [(number, text) for number, text in KITES if number not in ("102.1", "104")]
    lines = report(taken_in(in_line(kept), tmp_path))
    assert lines[0] == "rules 9.1 of 2031-05-04: 13 rules, 5 of them headings, 13 with a hash, 3 examples"
    assert lines[1] == "2 missing, though their neighbours or parts are there: 102.1, 104"


@pytest.mark.parametrize("number", ["477.3.e.1.a", "000", "053.1"])
def test_numbers_are_recognised(number: str, tmp_path: Path) -> None:
    assert number in taken_in(f"{number}. Wind blows.\n", tmp_path).by_number


@pytest.mark.parametrize("number", ["47.1.", "1477.", "477.a.", "477.3.1.", "477", "477.3.ab."])
def test_other_numbers_are_text(number: str, tmp_path: Path) -> None:
    assert list(taken_in(f"100. Kites\n{number} Wind\n", tmp_path).by_number) == ["100"]
