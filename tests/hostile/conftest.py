"""What the tests of hostile engines share."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.hostile.running import Run, left_over, write_cases


@pytest.fixture
def processes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The folder where engines leave word of their processes; in the end nothing of them may be left."""
    folder = tmp_path / "processes"
    folder.mkdir()
    monkeypatch.setenv("HOSTILE_PIDS", str(folder))
    yield folder
    assert any(name.name.isdecimal() for name in folder.iterdir()), "the engine was never started"
    assert left_over(folder) == []


@pytest.fixture
def run(processes: Path, tmp_path: Path) -> Any:  # noqa: ARG001
    """Run the six scenarios, or others, on an engine."""

    def call(engine: str, *options: str, cases: Path | None = None) -> Run:
        return Run(engine, cases or write_cases(tmp_path / "try.toml"), tmp_path / "report.json", *options)

    return call
