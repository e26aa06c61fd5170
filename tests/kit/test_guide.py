"""The adapter guide: its commands are run as they stand there, in an empty folder, and must print what it shows."""

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from tests.kit.playing import NODE, ROOT

GUIDE = ROOT / "docs" / "adapter-guide.md"
_BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_FILE = re.compile(r"(?:#|//) (\S+\.\w+)\n")


def test_the_commands_of_the_guide_print_what_it_shows(tmp_path: Path) -> None:
    text = GUIDE.read_text(encoding="utf-8")
    if NODE is None:
        # All that needs node stands in one chapter, the third.
        text = re.sub(r"^## 3\..*?^(?=## 4\.)", "", text, flags=re.MULTILINE | re.DOTALL)
    where = _commands(tmp_path / "bin")
    folder = tmp_path / "mine"
    folder.mkdir()
    printed: list[str] | None = None
    compared = 0
    for kind, content in _BLOCK.findall(text):
        if kind == "sh":
            done = subprocess.run(
                ["sh", "-c", content], cwd=folder, env=where, capture_output=True, text=True, timeout=120, check=False
            )
            printed = (done.stdout + done.stderr).splitlines()
        elif kind == "text":
            assert printed is not None, "an output must follow the command that prints it"
            _compare(content.splitlines(), printed)
            printed = None
            compared += 1
        else:
            named = _FILE.match(content)
            assert named, f"a file must begin with a comment that names it: {content.splitlines()[0]}"
            (folder / named[1]).write_text(content, encoding="utf-8")
    assert printed is None, "the output of the last command is not shown"
    assert compared >= (7 if NODE else 5)


def test_the_guide_shows_exit_codes_as_they_are(tmp_path: Path) -> None:
    blocks = _BLOCK.findall(GUIDE.read_text(encoding="utf-8"))
    (known,) = [content for kind, content in blocks if kind == "toml"]
    adapters = [content for kind, content in blocks if kind == "python"]
    assert len(adapters) == 2
    where = _commands(tmp_path / "bin")
    (tmp_path / "deviations.toml").write_text(known, encoding="utf-8")
    codes = []
    for adapter in adapters:
        (tmp_path / "my_adapter.py").write_text(adapter, encoding="utf-8")
        for more in ("", " --deviations deviations.toml"):
            command = f"riftbound-conformance run --engine my_adapter:MyEngine -k ruling.r0{more}"
            codes.append(subprocess.run(["sh", "-c", command], cwd=tmp_path, env=where, capture_output=True).returncode)
    assert codes == [1, 0, 0, 2]


@pytest.mark.parametrize("page", [GUIDE, *sorted((ROOT / "examples").glob("*/README.md"))], ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    own = {
        re.sub(r"[^a-z0-9 _-]", "", title.lower()).replace(" ", "-") for title in re.findall(r"^##+ (.*)$", text, re.M)
    }
    for target in re.findall(r"\]\(([^)]+)\)", text):
        file, _, place = target.partition("#")
        if file:
            assert (page.parent / file).exists(), target
        else:
            assert place in own, target


def _commands(folder: Path) -> dict[str, str]:
    """An environment in which the commands of the guide mean this checkout and this Python."""
    folder.mkdir()
    python = shlex.quote(sys.executable)
    for name, command in (("python", python), ("riftbound-conformance", f"{python} -m conformance")):
        file = folder / name
        file.write_text(f'#!/bin/sh\nexec {command} "$@"\n', encoding="utf-8")
        file.chmod(0o755)
    before = os.environ.get("PATH", os.defpath)
    return {"PATH": f"{folder}{os.pathsep}{before}", "PYTHONPATH": str(ROOT), "NO_COLOR": "1"}


def _compare(shown: list[str], printed: list[str]) -> None:
    """Compare an output with what the guide shows of it: "..." is any number of lines, and numbers may have grown."""
    pattern = "".join(r"(?:.*\n)*?" if line == "..." else f"{_plain(line)}\n" for line in shown)
    text = "".join(f"{_numberless(line)}\n" for line in printed)
    assert re.fullmatch(pattern, text), "\n".join(["the guide shows", *shown, "", "and the command prints", *printed])


def _plain(line: str) -> str:
    return re.escape(_numberless(line))


def _numberless(line: str) -> str:
    return re.sub(r" +", " ", re.sub(r"\d+", "0", line)).strip()
