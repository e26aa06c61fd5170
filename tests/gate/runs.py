"""A tiny suite of its own, runs of it, and the gate asked about them."""

import json
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest

from conformance.command import main
from tests.harness.boards import Fake

FAKE = "tests.harness.boards:Fake"  # answers 3 to every question, and carries every action out
DAY = """
[[scenario]]
id = "kite.{name}"
title = "The kite {name}"
rules = ["{rule}"]
status = "derived"
source = {{ kind = "derived", where = "here" }}
steps = [
  {{ op = "unit", unit = "Kite", might = 3 }},
{questions}]
"""
QUESTION = '  {{ op = "might", unit = "Kite", expect = {} }},\n'


class Mute(Fake):
    """Says of everything that it does not support it."""

    def __init__(self) -> None:
        super().__init__(capabilities=frozenset({"give increase"}))


class Failing(Fake):
    """Raises whatever it is asked."""

    def run(self, _: Any) -> Any:
        """Fail with a text that is no friend of Markdown or terminals."""
        raise RuntimeError("a|b <b>*bold*</b> \x1b[31m @everyone [x](y)")


MUTE, FAILING = "tests.gate.runs:Mute", "tests.gate.runs:Failing"


def write_suite(path: Path, expected: Mapping[str, Sequence[int]], rule: str = "143.2") -> Path:
    """Write scenarios: for each name what its questions expect, of which 3 is what ``Fake`` answers."""
    text = "".join(
        DAY.format(name=name, rule=rule, questions="".join(QUESTION.format(one) for one in answers))
        for name, answers in expected.items()
    )
    path.write_text(text, encoding="utf-8")
    return path


class Tried:
    """A folder with a suite, its report and its baseline, and the gate between them."""

    def __init__(self, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
        """Take a folder of its own."""
        self.folder, self.capsys = folder, capsys
        self.suite, self.report, self.baseline = (folder / name for name in ("s.toml", "run.json", "baseline.json"))

    def play(self, engine: str = FAKE, /, **expected: Sequence[int]) -> None:
        """Write the suite and run it."""
        write_suite(self.suite, expected)
        main(["run", str(self.suite), "--engine", engine, "--json", str(self.report)])
        self.capsys.readouterr()

    def gate(self, *options: str) -> tuple[int, str, str]:
        """Ask the gate: its code, and what it prints on either stream."""
        fixed = ["gate", str(self.report), "--baseline", str(self.baseline), "--suite", str(self.suite)]
        code = main([*fixed, *options])
        printed = self.capsys.readouterr()
        return code, printed.out, printed.err

    def accept(self) -> None:
        """Make the run the baseline."""
        assert self.gate("--update")[0] == 0

    def edit(self, path: Path, change: Callable[[Any], None]) -> None:
        """Change a JSON file."""
        data = json.loads(path.read_text(encoding="utf-8"))
        change(data)
        path.write_text(json.dumps(data), encoding="utf-8")

    def lines(self) -> dict[str, list[Any]]:
        """The baseline's lines by their scenarios."""
        data = json.loads(self.baseline.read_text(encoding="utf-8"))
        return {line[0]: line[1:] for line in data["scenarios"]}
