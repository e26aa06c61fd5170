"""What the tests of the gate share."""

from pathlib import Path

import pytest

from tests.gate.runs import Tried


@pytest.fixture
def tried(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Tried:
    """A suite of two scenarios, which passes, and the baseline that says so."""
    made = Tried(tmp_path, capsys)
    made.play(flies=(3, 3), lands=(3,))
    made.accept()
    return made
