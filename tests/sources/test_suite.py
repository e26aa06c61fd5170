"""The suite as a whole: which files it takes, what they are called, and that ids are unique."""

import os
from pathlib import Path

import pytest

from conformance.errors import InputError
from conformance.sources import load_file, load_suite, suite_files, suite_root
from conformance.sources.files import section_of

CASE = """\
[[scenario]]
id = "{id}"
title = "One"
rules = ["477"]
status = "derived"
source = {{ kind = "seed", where = "000" }}
steps = [{{ op = "end turn" }}]
"""
FEATURE = """\
@rule:477 @status:derived @source:seed-000
Feature: F
  @id:might.feature
  Scenario: S
    Given Poro has 3 printed Might
    Then Poro has 3 Might
"""


def message(*paths: Path) -> str:
    with pytest.raises(InputError) as caught:
        load_suite(paths)
    return str(caught.value)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "features" / "might").mkdir(parents=True)
    (tmp_path / "features" / "might" / "a.feature").write_text(FEATURE, encoding="utf-8-sig")
    (tmp_path / "cases").mkdir()
    (tmp_path / "cases" / "b.toml").write_text(CASE.format(id="layers.case"))
    return tmp_path


def test_folders_and_files_of_every_form(folder: Path) -> None:
    (folder / "cases" / "c.json").write_text('{"scenario": []}')
    found = load_suite([folder / "cases" / "b.toml", folder / "features"])
    assert [(one.id, one.file, one.section) for one in found] == [
        ("layers.case", "cases/b.toml", "layers"),
        ("might.feature", "features/might/a.feature", "might"),
    ]


def test_a_file_named_twice_counts_once(folder: Path) -> None:
    assert len(load_suite([folder / "cases", folder / "cases" / "b.toml"])) == 1


def test_a_file_outside_of_the_current_folder_is_named_in_full(folder: Path) -> None:
    os.chdir(folder / "features")
    (found,) = load_suite([folder / "cases"])
    assert found.file == (folder / "cases" / "b.toml").as_posix()


def test_an_id_used_twice_names_both_places(folder: Path) -> None:
    (folder / "cases" / "c.toml").write_text("\n" + CASE.format(id="layers.case"))
    assert message(folder) == ('cases/c.toml:2: the id "layers.case" is taken by cases/b.toml:1; choose another')


def test_a_path_that_is_missing(folder: Path) -> None:
    assert message(Path("nope")) == "nope: there is no such file or folder; check the path"
    with pytest.raises(InputError, match=r"nope\.toml: there is no such file; check the path"):
        load_file(folder / "nope.toml")


def test_a_folder_without_scenarios(folder: Path) -> None:
    (folder / "empty").mkdir()
    assert message(Path("empty")) == ("empty: holds no scenarios; name a folder with .feature, .toml or .json files")


def test_a_file_of_another_kind(folder: Path) -> None:
    (folder / "a.txt").write_text("x")
    assert message(Path("a.txt")) == "a.txt: is no file of scenarios; use the ending .feature, .toml or .json"


def test_a_file_that_is_not_utf_8(folder: Path) -> None:
    (folder / "cases" / "c.toml").write_bytes(b"# \xff")
    assert message(folder / "cases") == "cases/c.toml:1: is not UTF-8 here; save the file as UTF-8"


def test_the_suite_is_found_from_anywhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    names = [shown for _, shown in suite_files()]
    assert names
    assert all(name.startswith(("features/", "cases/")) for name in names)
    assert (suite_root() / names[0]).is_file()


def test_the_whole_suite_loads() -> None:
    scenarios = load_suite()
    assert scenarios
    assert len({scenario.id for scenario in scenarios}) == len(scenarios)


@pytest.mark.parametrize(
    ("file", "scenario_id", "section"),
    [
        ("features/might/a.feature", "x.one", "might"),
        ("/home/features/x/features/layers/deep/a.feature", "x.one", "layers"),
        ("cases/rulings/a.toml", "x.one", "rulings"),
        ("cases/a.toml", "x.one", "x"),
        ("a.json", "one", "one"),
    ],
)
def test_the_section_is_the_folder_else_the_start_of_the_id(file: str, scenario_id: str, section: str) -> None:
    assert section_of(file, scenario_id) == section
