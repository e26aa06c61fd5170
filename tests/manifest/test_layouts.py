"""One rulebook in every layout gives one manifest."""

from pathlib import Path

import pytest

from conformance.manifest import Manifest, load_manifest, to_json
from conformance.manifest.ingest import ingest
from tests.manifest.rulebook import KITES, LAYOUTS, in_line, pdf


@pytest.fixture(scope="module")
def manifests(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Manifest]:
    folder = tmp_path_factory.mktemp("layouts")
    found = {}
    for layout, write in LAYOUTS.items():
        path = folder / f"{layout}.txt"
        path.write_text(write(KITES), encoding="utf-8")
        found[layout] = ingest(str(path), "9.1")
    return found


@pytest.mark.parametrize("layout", LAYOUTS)
def test_every_layout_gives_the_same_rules(manifests: dict[str, Manifest], layout: str) -> None:
    manifest = manifests[layout]
    assert [rule.number for rule in manifest.rules] == [number for number, _ in KITES]
    assert manifest.problems == ()
    assert manifest.rules == manifests["in line"].rules
    assert all(rule.hash for rule in manifest.rules)
    assert len({rule.hash for rule in manifest.rules}) == len(KITES)


def test_a_pdf_gives_the_same_rules(manifests: dict[str, Manifest], tmp_path: Path) -> None:
    pytest.importorskip("pypdf")
    path = tmp_path / "kites.pdf"
    path.write_bytes(pdf(KITES))
    assert ingest(str(path), "9.1").rules == manifests["in line"].rules


def test_names_parents_and_examples(manifests: dict[str, Manifest]) -> None:
    rules = manifests["own line"].by_number
    assert {number: rules[number].name for number in ("101", "102", "102.2", "102.2.b.1", "104.1", "201")} == {
        "101": "Wind",
        "102": "Wind",
        "102.2": "Calms",
        "102.2.b.1": "Calms",
        "104.1": "Lines",
        "201": "Winning",
    }
    assert [number for number, rule in rules.items() if rule.heading] == ["100", "101", "102.2", "103", "200"]
    assert [rules[number].parent for number in ("100", "101", "102", "102.2.b", "105", "200", "201")] == [
        None,
        "100",
        "101",
        "102.2",
        "103",
        None,
        "200",
    ]
    assert {number: rule.examples for number, rule in rules.items() if rule.examples} == {"102.2.b": 1, "102.2.b.1": 2}


def test_the_date_is_read_where_the_text_gives_one(manifests: dict[str, Manifest]) -> None:
    assert manifests["in line"].date == manifests["Markdown"].date == "2031-05-04"
    assert manifests["own line"].date == ""


def test_a_manifest_holds_no_sentence_of_the_text(manifests: dict[str, Manifest]) -> None:
    written = to_json(manifests["Markdown"])
    for number, text in KITES:
        if len(text.split()) > 3:
            assert text not in written, number
            assert " ".join(text.split()[:4]) not in written, number


def test_a_manifest_survives_its_file(manifests: dict[str, Manifest], tmp_path: Path) -> None:
    path = tmp_path / "kites.json"
    path.write_text(to_json(manifests["columns"]), encoding="utf-8")
    assert load_manifest(str(path)) == manifests["columns"]


def test_a_reference_cut_by_a_line_break_begins_no_rule(tmp_path: Path) -> None:
    path = tmp_path / "kites.txt"
    path.write_text("101. Wind\n102. A calm has its own rule, see rule\n150. Calms for more.\n103. More.\n")
    manifest = ingest(str(path), "9.1")
    assert list(manifest.by_number) == ["101", "102", "103"]
    assert manifest.problems == ()


def test_the_text_decides_the_hash_and_a_changed_word_shows(manifests: dict[str, Manifest], tmp_path: Path) -> None:
    path = tmp_path / "kites.txt"
    path.write_text(in_line([(n, t.replace("sinks by 1", "sinks by 2")) for n, t in KITES]), encoding="utf-8")
    changed = ingest(str(path), "9.2").by_number
    assert [n for n, rule in manifests["in line"].by_number.items() if changed[n].hash != rule.hash] == ["102.2.b"]
