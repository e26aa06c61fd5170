"""Running the command on the hostile engines, and seeing whether anything of them is left."""

import json
import sys
import time
from pathlib import Path
from typing import Any

from conformance.command import main

ENGINES = Path(__file__).parent / "engines"

SCENARIO = """
[[scenario]]
id = "{name}"
title = "Vi has {might} Might"
rules = ["143.2"]
status = "derived"
source = {{ kind = "derived", where = "here" }}
steps = [
  {{ op = "unit", unit = "Vi", might = {might} }},
  {{ op = "might", unit = "Vi", expect = {might} }},
]
"""
NAMES = ("try.one", "try.two", "try.bad", "try.three", "try.four", "try.five")


def write_cases(path: Path, names: tuple[str, ...] = NAMES) -> Path:
    """Write a case file with a scenario of each name."""
    path.write_text("".join(SCENARIO.format(name=name, might=3 + n) for n, name in enumerate(names)), encoding="utf-8")
    return path


def command(name: str) -> str:
    """The command that starts a hostile engine, without what it does not need of Python."""
    return f'"{sys.executable}" -S "{ENGINES / name}.py"'


class Run:
    """One run of the command on an engine: its exit code and its report."""

    def __init__(self, engine: str, cases: Path, report: Path, *options: str) -> None:
        """Run it."""
        self.code = main(["run", str(cases), "--engine-command", command(engine), "--json", str(report), *options])
        self.report: dict[str, Any] = json.loads(report.read_text(encoding="utf-8"))
        self.results = {result["id"]: result for result in self.report["results"]}
        self.smoke = {check["name"]: check["verdict"] for check in self.report["smoke"]}

    @property
    def verdicts(self) -> dict[str, str]:
        """Each scenario's verdict."""
        return {name: result["verdict"] for name, result in self.results.items()}


def left_over(folder: Path) -> list[str]:
    """What still runs of the processes that left word in a folder: they themselves and whatever is in their groups."""
    until = time.monotonic() + 2
    while (found := _running(folder)) and time.monotonic() < until:
        time.sleep(0.01)
    return found


def _running(folder: Path) -> list[str]:
    groups = {name.name for name in folder.iterdir() if name.name.isdecimal()}
    found = []
    for status in Path("/proc").glob("[0-9]*/stat"):
        try:
            number, _, rest = status.read_text(encoding="utf-8", errors="replace").partition(" (")
        except OSError:
            continue
        state, parent, group = rest.rpartition(") ")[2].split()[:3]
        # A zombie that is nobody's child here was left to whoever takes in orphans.
        ours = parent == str(_own_number())
        if group in groups and (state != "Z" or ours):
            found.append(f"{number} {state} of group {group}")
    return found


def _own_number() -> int:
    import os

    return os.getpid()
