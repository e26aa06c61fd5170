"""Broken inputs: one clear line, exit code 2, and nothing left behind."""

import json
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from conformance.command import main
from conformance.manifest import to_json
from conformance.manifest.ingest import ingest
from tests.manifest.rulebook import KITES, in_line, pdf


def refused(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> str:
    """The one line that a command says when it refuses its input."""
    assert main(arguments) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.count("\n") == 1
    assert "Traceback" not in printed.err
    return printed.err


RULES_TEXTS: dict[str, tuple[bytes, str]] = {
    "empty.txt": (b"", "is empty; name a file that holds the rules text"),
    "blank.md": (b" \n\n\t\n", "is empty; name a file that holds the rules text"),
    "other.txt": (b"A letter about kites.\nIt has no numbers.\n", "holds no numbered rules"),
    "latin.txt": ("101. Böen".encode("latin-1"), "is not UTF-8 here"),
    "cut.pdf": (pdf(KITES)[:1500], "is no whole PDF: its end is missing"),
    "cut-text.txt": (pdf(KITES)[:700], "is no whole PDF: its end is missing"),
    "broken.pdf": (b"%PDF-1.4\nnothing here\n%%EOF\n", "is a PDF that cannot be read"),
}


@pytest.mark.parametrize("name", RULES_TEXTS)
def test_a_broken_rules_text(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    if name.endswith(".pdf") or name == "cut-text.txt":
        pytest.importorskip("pypdf")
    content, complaint = RULES_TEXTS[name]
    (tmp_path / name).write_bytes(content)
    out = tmp_path / "out" / "rules.json"
    out.parent.mkdir()
    line = refused(["rules", "ingest", str(tmp_path / name), "--version", "9.1", "--out", str(out)], capsys)
    assert name in line
    assert complaint in line
    assert list(out.parent.iterdir()) == []


def test_what_was_there_stays_when_the_input_is_broken(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "empty.txt").write_bytes(b"")
    out = tmp_path / "rules.json"
    out.write_text("as it was", encoding="utf-8")
    refused(["rules", "ingest", str(tmp_path / "empty.txt"), "--version", "9.1", "--out", str(out)], capsys)
    assert out.read_text(encoding="utf-8") == "as it was"


def test_a_pdf_without_pypdf_says_what_to_install(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "pypdf", None)
    (tmp_path / "rules.pdf").write_bytes(pdf(KITES))
    line = refused(["rules", "ingest", str(tmp_path / "rules.pdf"), "--version", "9.1"], capsys)
    assert 'install "riftbound-conformance[pdf]"' in line


def test_a_pdf_without_text(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("pypdf")
    (tmp_path / "pictures.pdf").write_bytes(pdf([("", "")]).replace(b"(. ) Tj", b"        "))
    line = refused(["rules", "ingest", str(tmp_path / "pictures.pdf"), "--version", "9.1"], capsys)
    assert "pictures.pdf" in line


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["rules", "ingest", "no-such-file.txt", "--version", "9.1"], "there is no such file"),
        (["rules", "ingest", __file__, "--version", "newest"], '"newest" is no rules version'),
        (["rules", "diff", "1.3", "7.7"], 'there is no manifest of rules version "7.7"'),
        (["rules", "diff", "1.3", "no-such-file.json"], "there is no such file"),
        (["rules", "coverage", "--rules", "7.7"], 'there is no manifest of rules version "7.7"'),
        (["rules", "review"], "name the scenarios that have been checked"),
        (["rules", "review", "--all", "might.one"], "name the scenarios that have been checked"),
        (
            ["rules", "review", "no.such-scenario", "--reviews", "reviews.toml"],
            'no scenario has the id "no.such-scenario"',
        ),
    ],
)
def test_wrong_arguments(
    arguments: list[str],
    complaint: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    assert complaint in refused(arguments, capsys)
    assert list(tmp_path.iterdir()) == []


def edited(change: Callable[[dict[str, object]], object]) -> Callable[[str], str]:
    """A change of a manifest's data, as a change of its text."""

    def apply(text: str) -> str:
        data = json.loads(text)
        change(data)
        return json.dumps(data)

    return apply


def entry(place: int, /, **fields: object) -> Callable[[str], str]:
    """A change of one of a manifest's rules."""

    def change(data: dict[str, object]) -> None:
        rules = data["rules"]
        assert isinstance(rules, list)
        rules[place] |= fields

    return edited(change)


MANIFESTS: dict[str, tuple[Callable[[str], str], str]] = {
    "empty": (lambda _: "", "is empty"),
    "cut": (lambda text: text[: len(text) // 2], "is no whole JSON document"),
    "without its end": (edited(lambda data: data.pop("complete")), "`complete`"),
    "incomplete": (edited(lambda data: data.update(complete=False)), "it says itself that it is not complete"),
    "of another tool": (
        lambda _: '{"name": "rules", "version": 3}',
        "is no manifest of this tool (it names no format)",
    ),
    "of another format": (edited(lambda data: data.update(format="rulebook 7")), 'its format is "rulebook 7"'),
    "a list": (lambda _: "[1, 2]", "is no manifest of this tool"),
    "with another field": (edited(lambda data: data.update(colour="red")), "colour"),
    "with a wrong version": (edited(lambda data: data.update(rules_version="new")), '"new" is no rules version'),
    "without rules": (edited(lambda data: data.update(rules=[])), "it holds no rules"),
    "with a wrong number": (entry(3, number="102.a"), '"102.a" is no rule number'),
    "with a number twice": (entry(8, number="102.1"), "rule 102.1 comes after 102.2.b.1"),
    "with a wrong parent": (entry(3, parent="950"), 'rule 102.1 stands under "950", which is no earlier rule'),
    "with a wrong hash": (entry(3, hash="abc"), 'rule 102.1 has the hash "abc"'),
    "with text for a count": (entry(3, examples="two"), "$.rules[3].examples"),
}


@pytest.mark.parametrize("name", MANIFESTS)
def test_a_broken_manifest(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "kites.txt").write_text(in_line(KITES), encoding="utf-8")
    change, complaint = MANIFESTS[name]
    path = tmp_path / "manifest.json"
    path.write_text(change(to_json(ingest(str(tmp_path / "kites.txt"), "9.1"))), encoding="utf-8")
    line = refused(["rules", "diff", "1.3", str(path)], capsys)
    assert "manifest.json: " in line
    assert complaint in line
    assert "rules ingest" in line or "is needed" in line


STAMPS = {
    "cut.toml": ('[reviews]\n"might.one" = { "143.2" = ', "is no TOML"),
    "other.toml": ("[scenario]\nid = 1\n", 'holds no table "reviews"'),
    "field.toml": ("[reviews]\n[deviations]\n", 'holds no table "reviews", or more than that'),
    "flat.toml": ('[reviews]\n"might.one" = "1.4"\n', 'the stamps of "might.one" are "1.4"'),
    "rule.toml": ('[reviews]\n"might.one" = { "143.b" = "1.4" }\n', '"might.one" has "143.b" = "1.4"'),
    "stamp.toml": ('[reviews]\n"might.one" = { "143.2" = "today" }\n', '"might.one" has "143.2" = "today"'),
}


@pytest.mark.parametrize("name", STAMPS)
def test_a_broken_file_of_stamps(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    content, complaint = STAMPS[name]
    path = tmp_path / name
    path.write_text(content, encoding="utf-8")
    line = refused(["rules", "review", "--all", "--reviews", str(path)], capsys)
    assert name in line
    assert complaint in line
    assert path.read_text(encoding="utf-8") == content
    assert [one.name for one in tmp_path.iterdir()] == [name]
