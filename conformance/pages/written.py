"""Scenarios as they stand in their files: the lines of each, and for features the steps with keywords and tables."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from conformance.errors import InputError
from conformance.sources import FORMS, suite_root
from conformance.sources.files import read_text
from conformance.sources.gherkin_syntax import parse_tree
from conformance.sources.outlines import example_rows, filled
from conformance.vocabulary import Scenario

_KINDS = {"Context": "Given", "Action": "When", "Outcome": "Then"}


class WrittenStep(msgspec.Struct, frozen=True):
    """A step of a feature: which of Given, When and Then it belongs to, its text, the table under it, its line."""

    kind: str
    text: str
    table: tuple[tuple[str, ...], ...]
    line: int


class Chapter(msgspec.Struct, frozen=True):
    """What a file is about: the name and description of a feature; empty for case files."""

    name: str = ""
    about: str = ""


class Written(msgspec.Struct, frozen=True):
    """A scenario as it is written.

    ``form`` is "gherkin", "toml", "json", or "" where its file is not at hand. ``lines`` are its own with their
    numbers, the Background before them; 0 separates the two. ``steps`` are those of a feature, placeholders filled in;
    ``rule`` is the name of the Rule that it stands under.
    """

    form: str = ""
    lines: tuple[tuple[int, str], ...] = ()
    steps: tuple[WrittenStep, ...] = ()
    chapter: Chapter = Chapter()
    rule: str = ""


class Files:
    """The files of scenarios, each read once."""

    def __init__(self) -> None:
        self._read: dict[Path, dict[int, Written]] = {}

    def written(self, scenario: Scenario) -> Written:
        """How a scenario is written; without lines where its file is not at hand any more.

        A file of somebody's own may go by the same name as one of the suite, so what is found must be the scenario.
        """
        for root in (suite_root(), Path.cwd()):
            path = root / scenario.file
            if path not in self._read:
                self._read[path] = _read(path, scenario.file)
            found = self._read[path].get(scenario.line)
            if found is not None and _is(scenario, found):
                return found
        return Written()


def _is(scenario: Scenario, written: Written) -> bool:
    """Whether what is written is this scenario: its id stands there, of an outline that of all its cases."""
    ids = (scenario.id, scenario.id.rpartition(".")[0])
    return any(id_ and id_ in line for _, line in written.lines for id_ in ids)


def _read(path: Path, shown: str) -> dict[int, Written]:
    """All scenarios of a file by their lines."""
    if path.suffix not in FORMS or not path.is_file():
        return {}
    try:
        text = read_text(path, shown)
        return _feature(text, shown) if path.suffix == ".feature" else _cases(text, path.suffix)
    except InputError:
        # It was sound when it was loaded; whatever has become of it since, a page can be made without.
        return {}


def _cases(text: str, ending: str) -> dict[int, Written]:
    """The scenarios of a case file: each from its first line to where the next one begins."""
    from conformance.sources import json, toml

    lines = text.splitlines()
    starts = [place.line for place in (toml if ending == ".toml" else json).places(text)]
    found = {}
    for start, following in zip(starts, [*starts[1:], len(lines) + 1], strict=True):
        own = [(number, lines[number - 1]) for number in range(start, min(following, len(lines) + 1))]
        while own and (not own[-1][1].strip() or own[-1][1].startswith("#")):
            own.pop()
        found[start] = Written(ending[1:], tuple(own))
    return found


def _feature(text: str, file: str) -> dict[int, Written]:
    tree = parse_tree(text, file)
    lines = text.splitlines()
    chapter = Chapter(tree["name"].strip(), " ".join(tree["description"].split()))
    found: dict[int, Written] = {}
    background: list[Any] = []
    for child in tree["children"]:
        if "background" in child:
            background = [child["background"]]
        elif "rule" in child:
            inner = background
            for part in child["rule"]["children"]:
                if "background" in part:
                    inner = [*background, part["background"]]
                else:
                    found |= _scenario(part["scenario"], inner, lines, chapter, child["rule"]["name"].strip())
        else:
            found |= _scenario(child["scenario"], background, lines, chapter, "")
    return found


def _scenario(tree: Any, before: list[Any], lines: list[str], chapter: Chapter, rule: str) -> dict[int, Written]:
    """A scenario by its line; of an outline each case by the line of its row, with its cells filled in."""
    found = {}
    first = min([tree["location"]["line"], *(tag["location"]["line"] for tag in tree["tags"])])
    while first > 1 and lines[first - 2].lstrip().startswith("#"):
        first -= 1
    own = range(first, _last(tree) + 1)
    head = [(number, lines[number - 1]) for one in before for number in range(one["location"]["line"], _last(one) + 1)]
    if head:
        head.append((0, ""))
    rows = [row for examples in tree["examples"] for row in example_rows(examples)]
    for row, line in rows or [({}, tree["location"]["line"])]:
        steps: list[WrittenStep] = []
        for part in (*before, tree):
            steps.extend(_steps(part, row))
        written = [(number, filled(lines[number - 1], row)) for number in own]
        found[line] = Written("gherkin", tuple(head + written), tuple(steps), chapter, rule)
    return found


def _last(tree: Any) -> int:
    """The last line of a scenario's or background's steps."""
    if not tree["steps"]:
        return int(tree["location"]["line"])
    step = tree["steps"][-1]
    rows = step["dataTable"]["rows"] if "dataTable" in step else []
    return int((rows[-1] if rows else step)["location"]["line"])


def _steps(tree: Any, row: Mapping[str, str]) -> list[WrittenStep]:
    steps = []
    kind = "Given"
    for step in tree["steps"]:
        kind = _KINDS.get(step["keywordType"], kind)
        table = tuple(
            tuple(filled(cell["value"], row) for cell in one["cells"])
            for one in (step["dataTable"]["rows"] if "dataTable" in step else ())
        )
        steps.append(WrittenStep(kind, filled(step["text"], row), table, step["location"]["line"]))
    return steps
