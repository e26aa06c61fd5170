"""Exporting the suite: the files are scenarios again, the same bytes every time, and never half there."""

import hashlib
import json
import os
from pathlib import Path
from typing import Any

import msgspec
import pytest

from conformance import folders
from conformance.errors import InputError
from conformance.export import as_data, export, files_of
from conformance.sources import load_suite
from conformance.sources.metadata import VERSIONS
from conformance.vocabulary import Scenario
from tests.harness.boards import asked, scenario
from tests.wire.schemas import problems


@pytest.fixture(scope="module")
def suite() -> list[Scenario]:
    return load_suite()


@pytest.fixture(scope="module")
def exported(suite: list[Scenario], tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("export") / "out"
    export(suite, str(folder), VERSIONS)
    return folder


def contents(folder: Path) -> dict[str, bytes]:
    """The bytes of every file."""
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def bare(one: Scenario) -> Scenario:
    """A scenario without what depends on where it is written."""
    steps = tuple(msgspec.structs.replace(step, line=0) for step in one.steps)
    return msgspec.structs.replace(one, steps=steps, section="", file="", line=0)


def test_the_files_are_the_same_scenarios_again(suite: list[Scenario], exported: Path) -> None:
    sections = [path for path in exported.iterdir() if path.name not in ("manifest.json", "schema.json")]
    again = {one.id: one for one in load_suite(sections)}
    assert {name: bare(one) for name, one in again.items()} == {one.id: bare(one) for one in suite}
    assert {path.stem for path in sections} == {one.section for one in suite}


def test_every_file_fits_the_schema(exported: Path) -> None:
    schema = json.loads((exported / "schema.json").read_text())
    for path in exported.iterdir():
        if path.name not in ("manifest.json", "schema.json"):
            found = problems(json.loads(path.read_text()), schema)
            assert not found, (path.name, found[:3])


@pytest.mark.parametrize(
    "wrong",
    [
        {"scenario": [{}]},
        {"scenarios": []},
        {"scenario": [], "more": 1},
    ],
)
def test_the_schema_refuses_what_is_wrong(exported: Path, wrong: dict[str, Any]) -> None:
    schema = json.loads((exported / "schema.json").read_text())
    assert problems(wrong, schema)


@pytest.mark.parametrize(
    "change",
    [
        lambda data: data.pop("rules"),
        lambda data: data.update(status="sure"),
        lambda data: data.update(rules=["many"]),
        lambda data: data.update(steps=[]),
        lambda data: data["steps"][0].update(op="unicorn"),
        lambda data: data["steps"][0].update(size=3),
        lambda data: data["steps"][0].update(**{"in": ["9.9"]}),
        lambda data: data["steps"][0].update(expect={"one_of": [1]}),
    ],
)
def test_the_schema_refuses_a_wrong_scenario(exported: Path, change: Any) -> None:
    schema = json.loads((exported / "schema.json").read_text())
    data = json.loads((exported / "mighty.json").read_text())
    assert not problems(data, schema)
    change(data["scenario"][0])
    assert problems(data, schema)


def test_the_manifest_says_what_is_in_every_file(suite: list[Scenario], exported: Path) -> None:
    manifest = json.loads((exported / "manifest.json").read_text())
    assert manifest["suite"]["name"] == "riftbound-conformance"
    assert manifest["rules_versions"] == list(VERSIONS)
    assert manifest["schema"] == "schema.json"
    assert list(manifest)[-1] == "complete"
    assert manifest["scenarios"] == len(suite)
    found = contents(exported)
    assert {entry["name"] for entry in manifest["files"]} == set(found) - {"manifest.json"}
    for entry in manifest["files"]:
        assert hashlib.sha256(found[entry["name"]]).hexdigest() == entry["sha256"]
        if "scenarios" in entry:
            assert len(json.loads(found[entry["name"]])["scenario"]) == entry["scenarios"]
    assert sum(entry.get("scenarios", 0) for entry in manifest["files"]) == len(suite)


def test_twice_is_the_same_bytes(suite: list[Scenario], exported: Path, tmp_path: Path) -> None:
    before = contents(exported)
    export(list(reversed(suite)), str(tmp_path / "again"), VERSIONS)
    assert contents(tmp_path / "again") == before
    export(suite, str(tmp_path / "again"), VERSIONS)
    assert contents(tmp_path / "again") == before


def test_an_earlier_export_is_replaced_with_all_that_was_in_it(tmp_path: Path) -> None:
    folder = tmp_path / "out"
    export([scenario(name="old.one", section="old")], str(folder), ["1.4"])
    export([scenario(name="new.one", section="new")], str(folder), ["1.4"])
    assert sorted(contents(folder)) == ["manifest.json", "new.json", "schema.json"]
    assert [path.name for path in tmp_path.iterdir()] == ["out"]


@pytest.mark.parametrize("name", ["notes.txt", "manifest.json"])
def test_a_folder_with_something_else_is_left_alone(tmp_path: Path, name: str) -> None:
    folder = tmp_path / "mine"
    folder.mkdir()
    (folder / name).write_text("{}")
    with pytest.raises(InputError, match="no earlier export"):
        export([scenario()], str(folder), ["1.4"])
    assert contents(folder) == {name: b"{}"}
    assert [path.name for path in tmp_path.iterdir()] == ["mine"]


def test_an_export_with_something_added_is_left_alone(tmp_path: Path) -> None:
    folder = tmp_path / "out"
    export([scenario()], str(folder), ["1.4"])
    (folder / "notes.txt").write_text("mine")
    with pytest.raises(InputError, match="no earlier export"):
        export([scenario()], str(folder), ["1.4"])
    assert (folder / "notes.txt").read_text() == "mine"


def test_an_empty_folder_is_filled(tmp_path: Path) -> None:
    (tmp_path / "out").mkdir()
    assert export([scenario()], str(tmp_path / "out"), ["1.4"])["scenarios"] == 1


def test_when_the_disk_is_full_nothing_is_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "out"
    export([scenario(name="old.one", section="old")], str(folder), ["1.4"])
    before = contents(folder)
    write = Path.write_bytes

    def full(path: Path, data: bytes) -> int:
        if path.name == "manifest.json":
            raise OSError(28, "No space left on device")
        return write(path, data)

    monkeypatch.setattr(Path, "write_bytes", full)
    with pytest.raises(InputError, match="No space left"):
        export([scenario(name="new.one", section="new")], str(folder), ["1.4"])
    assert contents(folder) == before
    assert [path.name for path in tmp_path.iterdir()] == ["out"]


def test_when_the_last_step_fails_the_former_export_is_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "out"
    export([scenario(name="old.one", section="old")], str(folder), ["1.4"])
    before = contents(folder)
    replace = os.replace

    def refuse(one: Path, other: Path) -> None:
        if str(one).endswith(".part"):
            raise OSError(13, "Permission denied")
        replace(one, other)

    monkeypatch.setattr(folders.os, "replace", refuse)
    with pytest.raises(InputError, match="Permission denied"):
        export([scenario(name="new.one", section="new")], str(folder), ["1.4"])
    assert contents(folder) == before
    assert [path.name for path in tmp_path.iterdir()] == ["out"]


def test_a_scenario_as_data_says_only_what_there_is_to_say() -> None:
    data = as_data(scenario(asked(None, text="", line=0)))
    assert "note" not in data
    assert data["steps"] == [{"op": "might", "unit": "Vi"}]
    assert as_data(scenario(note="why"))["note"] == "why"


def test_scenarios_without_a_section_have_a_file_too() -> None:
    assert "others.json" in files_of([scenario(section="")], ["1.4"])


def test_the_command_says_what_it_wrote(told: Any, tmp_path: Path) -> None:
    code, out, err = told("export", tmp_path / "out")
    assert (code, err) == (0, "")
    assert " scenarios in " in out
    code, out, _ = told("run", tmp_path / "out" / "mighty.json")
    assert code == 0
    assert " passed in " in out


def test_one_rules_version_by_itself(told: Any, tmp_path: Path) -> None:
    assert told("export", tmp_path / "out", "--rules", "1.2")[0] == 0
    manifest = json.loads((tmp_path / "out" / "manifest.json").read_text())
    assert manifest["rules_versions"] == ["1.2"]
    text = (tmp_path / "out" / "versions.json").read_text()
    assert '"1.3"' not in text
    assert told("run", "--rules", "1.2", tmp_path / "out" / "versions.json")[0] == 0


@pytest.mark.parametrize(
    ("target", "says"),
    [("missing/out", "does not exist"), ("file", "is a file"), (".", "no earlier export")],
)
def test_a_target_that_will_not_do_is_one_line_and_2(told: Any, tmp_path: Path, target: str, says: str) -> None:
    (tmp_path / "file").write_text("mine")
    code, out, err = told("export", tmp_path / target)
    assert (code, out) == (2, "")
    assert err.count("\n") == 1
    assert says in err
    assert [path.name for path in tmp_path.iterdir()] == ["file"]
