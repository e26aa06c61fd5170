"""The example engines: small adapters, honest reports, and deviations that are true."""

import json
import re
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from conformance.command import main
from tests.kit.playing import ROOT, needs_node

EXAMPLES = ROOT / "examples"
ENGINES = {
    "tiny_might": ["--engine", "examples.tiny_might.adapter:TinyMight"],
    "js-brawl": ["--engine-command", f'node "{EXAMPLES / "js-brawl" / "adapter.mjs"}"'],
}
EACH = [pytest.param("tiny_might"), pytest.param("js-brawl", marks=needs_node)]


def report_of(name: str, folder: Path, *more: str) -> Any:
    """The report of a run of the whole suite on an example; it must end well with its deviations file."""
    file = folder / "report.json"
    code = main(
        ["run", *ENGINES[name], "--deviations", str(EXAMPLES / name / "deviations.toml"), "--json", str(file), *more]
    )
    report = json.loads(file.read_text(encoding="utf-8"))
    surprising = [
        f"{one['id']}: {one['question']}: expected {one['expected']}, got {one['got']}"
        for one in report["results"]
        if one["verdict"] not in ("passed", "unsupported", "unruled") and "deviation" not in one
    ]
    assert surprising == [], f"what {name} gets wrong, and examples/{name}/deviations.toml does not know"
    assert code == 0, "see standard error: an entry of the deviations file is out of date"
    return report


@pytest.mark.parametrize("name", EACH)
def test_the_deviations_file_is_exact(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    report = report_of(name, tmp_path)
    verdicts = Counter(one["verdict"] for one in report["results"])
    assert verdicts["passed"] > 30
    assert verdicts["unsupported"] > verdicts["passed"]
    known = tomllib.loads((EXAMPLES / name / "deviations.toml").read_text(encoding="utf-8"))["deviation"]
    assert {one["scenario"] for one in known} == {one["id"] for one in report["results"] if "deviation" in one}
    assert len(known) >= 5


@pytest.mark.parametrize("name", ENGINES)
def test_every_deviation_links_to_a_place_that_explains_it(name: str) -> None:
    page = (EXAMPLES / name / "README.md").read_text(encoding="utf-8")
    places = {_anchor(title) for title in re.findall(r"^### (.*)$", page, re.MULTILINE)}
    known = tomllib.loads((EXAMPLES / name / "deviations.toml").read_text(encoding="utf-8"))["deviation"]
    assert {one["link"] for one in known} == {f"examples/{name}/README.md#{place}" for place in places}


@pytest.mark.parametrize(("file", "below"), [("tiny_might/adapter.py", 60), ("js-brawl/adapter.mjs", 80)])
def test_an_adapter_is_short(file: str, below: int) -> None:
    text = (EXAMPLES / file).read_text(encoding="utf-8")
    assert len(text.splitlines()) < below
    assert max(map(len, text.splitlines())) <= 110


@pytest.mark.parametrize("name", ["tiny_might/engine.py", "js-brawl/engine.mjs"])
def test_an_engine_knows_nothing_of_the_suite(name: str) -> None:
    text = (EXAMPLES / name).read_text(encoding="utf-8")
    assert not re.search(r"conformance|oracle", text)


@needs_node
def test_js_brawl_shows_what_engines_do_in_different_ways(tmp_path: Path) -> None:
    report = report_of("js-brawl", tmp_path)
    settings = report["engine"]["settings"]
    assert settings == {
        "synthetic_units": True,
        "assignment": "auto",
        "might_read": "clamped",
        "marked_damage_after_deal": False,
        "max_players": 2,
    }
    found = {one["id"]: one for one in report["results"]}
    # Chosen by the engine, and one of the legal ones.
    assert found["combat.chosen-among-tiers"]["verdict"] == "passed"
    # Told to assign in its own way or another: done, or unsupported.
    assert "it chooses by itself" in str([one["got"] for one in found.values() if one["verdict"] == "unsupported"])
    assert any("clamps" in one.get("note", "") for one in found.values())
    lacking = [one["got"] for one in found.values() if one["verdict"] == "unsupported"]
    assert any("marked_damage_after_deal" in str(got) for got in lacking)
    assert {"unsupported": "players"} in lacking
    assert report["smoke"]
    assert all(check["verdict"] == "passed" for check in report["smoke"])


def _anchor(title: str) -> str:
    return re.sub(r"[^a-z0-9 -]", "", title.lower()).replace(" ", "-")
