"""Lint: what would pass unnoticed in features, case files and step functions, found before it does harm."""

import ast
import re
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, Protocol

from conformance.errors import InputError, quoted
from conformance.sources import load_file, shown_path, source_files, suite_root
from conformance.sources.files import read_text
from conformance.sources.gherkin_syntax import parse_tree
from conformance.sources.metadata import check_id
from conformance.sources.outlines import filled, rows_of
from conformance.vocabulary import Scenario

RETIRED = "reports/retired-ids.txt"
_STEP_DECORATORS = {"given", "when", "then", "step"}


class Pattern(Protocol):
    """One sentence of the language."""

    @property
    def pattern(self) -> str:
        """How it reads, with its fields in braces."""
        ...


class Language(Protocol):
    """The table of sentences, as far as lint looks at it; ``conformance.sentences`` is the real one."""

    @property
    def SENTENCES(self) -> Sequence[Pattern]:  # noqa: N802
        """All sentences."""
        ...

    def match(self, text: str, /) -> Any:
        """The sentence that a text is of, with its fields."""
        ...

    def all_matches(self, text: str, /) -> Sequence[Pattern]:
        """Every sentence that a text is of."""
        ...


class Said:
    """A text of a feature that must be a sentence, and where it stands."""

    def __init__(self, text: str, line: int) -> None:
        """Keep both."""
        self.text = text
        self.line = line


def lint(paths: Iterable[str | Path] | None = None, language: Language | None = None) -> list[str]:
    """Find what is wrong, all of it.

    Args:
        paths: files or folders; the whole suite when left out, and only then sentences that no feature uses are
            found, since a part of the suite cannot use them all.
        language: the table of sentences; the project's own when left out.

    Returns:
        One line for each finding: "file:line: problem; remedy", by file and line.

    Raises:
        InputError: a path is missing, or a folder holds no scenarios.
    """
    if language is None:
        from conformance import sentences

        language = sentences
    given = None if paths is None else [Path(path) for path in paths]
    findings: list[InputError] = []
    scenarios: list[Scenario] = []
    used: set[str] = set()
    for path, shown in source_files(given):
        try:
            scenarios += load_file(path, shown, problems=findings)
            if path.suffix == ".feature":
                findings += lint_feature(read_text(path, shown), shown, language, used)
        except InputError as error:
            findings.append(error)
    findings += doubled_ids(scenarios)
    root = suite_root()
    findings += reused_ids(scenarios, root / RETIRED)
    if given is None:
        findings += [
            InputError(f"no feature says {quoted(one.pattern, 200)}; use the sentence or remove it", "sentences")
            for one in language.SENTENCES
            if one.pattern not in used
        ]
    for script in _scripts(given if given is not None else [root / "conftest.py", root / "features"]):
        findings += async_steps(read_text(script, shown_path(script)), shown_path(script))
    findings.sort(key=lambda finding: (finding.file, finding.line))
    return list(dict.fromkeys(map(str, findings)))


def lint_feature(text: str, shown: str, language: Language, used: set[str]) -> Iterator[InputError]:
    """What is wrong with a feature that compiles all the same: a name twice, or a text of two sentences.

    Args:
        text: the feature.
        shown: how its file is named.
        language: the table of sentences.
        used: the patterns of the sentences that it uses are added here.
    """
    try:
        tree = parse_tree(text, shown)
    except InputError:
        # Reported when the file was loaded.
        return
    names: dict[str, int] = {}
    for part in _parts(tree):
        line = part["location"]["line"]
        name = part["name"].strip()
        first = names.setdefault(name, line) if "examples" in part else line
        if first != line:
            problem = f"the name {quoted(name)} is taken in line {first}, and pytest-bdd would run only one of them"
            yield InputError(f"{problem}; rename one", shown, line)
        for said in _texts(part):
            yield from _ambiguous(said, shown, language, used)


def _ambiguous(said: Said, shown: str, language: Language, used: set[str]) -> Iterator[InputError]:
    try:
        patterns = [sentence.pattern for sentence in language.all_matches(said.text)]
        matched = language.match(said.text)
    except InputError:
        # Its value makes no sense, which was reported when the file was loaded.
        return
    used.update(patterns)
    if len(patterns) > 1:
        both = " and ".join(quoted(pattern, 200) for pattern in patterns)
        yield InputError(f"{quoted(said.text, 200)} is of {both}; make one of them differ", shown, said.line)
    fields = getattr(matched, "fields", {})
    inner = fields.get("sentence") or fields.get("said")
    if inner:
        # Inside an announcement, "it" is the spell that is announced.
        inner = re.sub(r"^it\b", '"It"', inner)
        yield from _ambiguous(Said(inner, said.line), shown, language, used)


def _parts(tree: Any) -> Iterator[Any]:
    """The scenarios and backgrounds of a feature, those inside its Rules included."""
    for child in tree["children"]:
        if "rule" in child:
            yield from _parts(child["rule"])
        else:
            yield child.get("background") or child["scenario"]


def _texts(part: Any) -> Iterator[Said]:
    """The texts of all steps, once for each row of an outline, and the cells of their tables."""
    for row in rows_of(part):
        for step in part["steps"]:
            yield Said(filled(step["text"], row), step["location"]["line"])
            for line in step["dataTable"]["rows"] if "dataTable" in step else ():
                for cell in line["cells"]:
                    yield Said(filled(cell["value"], row), line["location"]["line"])


def doubled_ids(scenarios: Iterable[Scenario]) -> Iterator[InputError]:
    """Scenarios whose id another one has."""
    first: dict[str, Scenario] = {}
    for scenario in scenarios:
        other = first.setdefault(scenario.id, scenario)
        if other is not scenario:
            problem = f"the id {quoted(scenario.id)} is taken by {other.where}; choose another"
            yield InputError(problem, scenario.file, scenario.line)


def reused_ids(scenarios: Iterable[Scenario], retired: Path) -> Iterator[InputError]:
    """Scenarios that take an id which a scenario of the past had.

    Args:
        scenarios: the scenarios of today.
        retired: a file of ids, one a line, with comments after ``#``; it may be missing.
    """
    if not retired.is_file():
        return
    shown = shown_path(retired)
    ids: dict[str, int] = {}
    for number, written in enumerate(read_text(retired, shown).splitlines(), 1):
        name = written.partition("#")[0].strip()
        if not name:
            continue
        try:
            ids[check_id(name)] = number
        except InputError as error:
            yield error.at(shown, number)
    for scenario in scenarios:
        parts = scenario.id.split(".")
        for length in range(2, len(parts) + 1):
            name = ".".join(parts[:length])
            if name in ids:
                problem = f"the id {quoted(name)} is retired ({shown}:{ids[name]}); choose a new one"
                yield InputError(problem, scenario.file, scenario.line)


def async_steps(source: str, shown: str) -> Iterator[InputError]:
    """Async step functions: pytest-bdd never awaits them, so that even a failing one passes."""
    try:
        tree = ast.parse(source)
    except SyntaxError as error:
        yield InputError(f"is not valid Python: {error.msg}; correct it", shown, error.lineno or 1)
        return
    for node in ast.walk(tree):
        if isinstance(node, ast.AsyncFunctionDef) and any(map(_is_step, node.decorator_list)):
            problem = f"the step function {node.name} is async, and pytest-bdd never awaits it; make it a plain def"
            yield InputError(problem, shown, node.lineno)


def _is_step(decorator: ast.expr) -> bool:
    called = decorator.func if isinstance(decorator, ast.Call) else decorator
    name = called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")
    return name in _STEP_DECORATORS


def _scripts(paths: Iterable[Path]) -> Iterator[Path]:
    """The Python files among the paths and in the folders."""
    for path in paths:
        if path.is_dir():
            yield from sorted(path.rglob("*.py"))
        elif path.suffix == ".py" and path.is_file():
            yield path
