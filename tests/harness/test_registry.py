"""Engines by name."""

import sys
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from conformance import registry
from conformance.errors import InputError
from conformance.registry import EngineError, describe, load_engine
from tests.harness.boards import Fake

HERE = "tests.harness.boards"


def registered(monkeypatch: pytest.MonkeyPatch, **engines: str) -> None:
    """Pretend that installed packages register these engines."""
    points = [EntryPoint(name, value, registry.GROUP) for name, value in engines.items()]
    monkeypatch.setattr(registry, "_entry_points", lambda: points)


def test_an_engine_is_found_by_the_name_that_a_package_registers(monkeypatch: pytest.MonkeyPatch) -> None:
    registered(monkeypatch, fake=f"{HERE}:Fake")
    assert isinstance(load_engine("fake"), Fake)


def test_the_entry_points_of_installed_packages_are_read(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    installed = tmp_path / "their_engine-1.0.dist-info"
    installed.mkdir()
    (installed / "METADATA").write_text("Metadata-Version: 2.1\nName: their-engine\nVersion: 1.0\n")
    (installed / "entry_points.txt").write_text(f"[{registry.GROUP}]\ntheirs = {HERE}:Fake\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    assert isinstance(load_engine("theirs"), Fake)
    assert "theirs" in registry.engine_names()


def test_an_engine_is_found_by_module_and_class() -> None:
    assert isinstance(load_engine(f"{HERE}:Fake"), Fake)


def test_an_engine_in_the_current_folder_is_found(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "engine_of_my_own.py").write_text(f"from {HERE} import Fake as Mine\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    assert isinstance(load_engine("engine_of_my_own:Mine"), Fake)


def test_the_oracle_needs_no_installed_package(monkeypatch: pytest.MonkeyPatch) -> None:
    registered(monkeypatch)
    assert describe(load_engine("oracle"), "oracle").name == "oracle"


def test_an_unknown_name_lists_the_known_ones_and_proposes_the_nearest(monkeypatch: pytest.MonkeyPatch) -> None:
    registered(monkeypatch, rift_ts=f"{HERE}:Fake")
    with pytest.raises(InputError) as caught:
        load_engine("rift-ts")
    assert 'no engine is called "rift-ts"; did you mean "rift_ts"?; known: oracle, rift_ts' in str(caught.value)
    assert "\n" not in str(caught.value)


def test_a_name_that_two_packages_claim_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    points = [EntryPoint("fake", f"{HERE}:{name}", registry.GROUP) for name in ("Fake", "NoEngine")]
    monkeypatch.setattr(registry, "_entry_points", lambda: points)
    with pytest.raises(InputError, match="two installed packages"):
        load_engine("fake")


@pytest.mark.parametrize(
    ("name", "says"),
    [
        (f"{HERE}:Missing", "could not be loaded: AttributeError"),
        ("no_such_module:Engine", "could not be loaded: ModuleNotFoundError: No module named 'no_such_module'"),
        (f"{HERE}:", "could not be loaded: ImportError: write it as module:Class"),
        (":Fake", "could not be loaded: ImportError: write it as module:Class"),
        (f"{HERE}:Unbuildable", "could not be built: RuntimeError: no license found"),
        (f"{HERE}:NoEngine", "lacks the methods of an engine"),
        (f"{HERE}:CONSTANT", "must be a class, not int"),
    ],
)
def test_what_cannot_be_loaded_or_built_says_why_in_one_line(name: str, says: str) -> None:
    with pytest.raises(EngineError) as caught:
        load_engine(name)
    assert says in str(caught.value)
    assert f'engine "{name}"' in str(caught.value)
    assert "\n" not in str(caught.value)


def test_a_module_that_leaves_while_it_is_loaded_does_not_end_the_run(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "engine_that_leaves.py").write_text("raise SystemExit(0)\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    with pytest.raises(EngineError, match="could not be loaded: SystemExit: 0"):
        load_engine("engine_that_leaves:Engine")


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("Boastful", 'unknown capability "dubble"; did you mean "double"?'),
        ("Silent", "cannot describe itself: KeyError: 'version'"),
    ],
)
def test_a_description_must_make_sense(name: str, says: str) -> None:
    engine = load_engine(f"{HERE}:{name}")
    with pytest.raises(EngineError) as caught:
        describe(engine, name)
    assert says in str(caught.value)
