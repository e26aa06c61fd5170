"""Feature files as scenarios: backgrounds, rules, outlines and tables become flat lists of steps.

Compiled straight from the parser's tree, since Gherkin's own compiler takes longer than the parser.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Protocol

import msgspec

from conformance.errors import InputError, quoted, suggest
from conformance.sources.check import StepError, check_steps
from conformance.sources.decode import decode
from conformance.sources.files import section_of
from conformance.sources.gherkin_syntax import parse_tree
from conformance.sources.metadata import check_case
from conformance.sources.outlines import example_rows, filled, placeholders
from conformance.sources.tags import Metadata, Tags, read_tags
from conformance.vocabulary.questions import Question
from conformance.vocabulary.scenario import Scenario, Step

_STARTS = ("Context", "Action", "Outcome")


class Recognised(Protocol):
    """A text whose sentence is known, ready to build its steps."""

    def build(self, table: Sequence[Sequence[str]] | None = None, line: int = 0, /) -> tuple[Step, ...]:
        """Build the steps, given the table under the text and its line."""
        ...


class Sentences(Protocol):
    """A table of sentences; ``conformance.sentences`` is the real one."""

    def match(self, text: str, /) -> Recognised | None:
        """Recognise a text."""
        ...

    def nearest(self, text: str, /) -> str:
        """The known sentence that reads most like the text."""
        ...


def the_sentences() -> Sentences:
    """The project's own table; imported only when a feature is read, since it takes a while."""
    from conformance import sentences

    return sentences


def parse(
    text: str,
    file: str,
    sentences: Sentences | None = None,
    problems: list[InputError] | None = None,
) -> list[Scenario]:
    """Compile the text of a feature.

    Args:
        text: the feature.
        file: how the file is named, in messages and in the scenarios.
        sentences: the table that gives sentences their meaning; the project's own when left out.
        problems: where given, errors are added to it instead of the first being raised, and only sound
            scenarios are returned.

    Raises:
        InputError: with file and line, when the grammar, a tag, a sentence or a scenario as a whole is wrong.
    """
    found: list[InputError] = []
    try:
        tree = parse_tree(text, file)
    except InputError as error:
        if problems is None:
            raise
        problems.append(error)
        return []
    compiler = _Compiler(file, sentences or the_sentences(), found if problems is not None else None)
    scenarios = list(compiler.feature(tree))
    if problems is not None:
        problems.extend(found)
    return scenarios


class _Compiler:
    """Compiles one feature; errors are raised, or gathered where a list for them is given."""

    def __init__(self, file: str, sentences: Sentences, problems: list[InputError] | None) -> None:
        self._file = file
        self._sentences = sentences
        self._problems = problems
        self._reported = 0

    def _report(self, error: InputError, line: int = 0) -> None:
        error.at(self._file, line)
        self._reported += 1
        if self._problems is None:
            raise error from None
        self._problems.append(error)

    def _at(self, line: int) -> Callable[[InputError], None]:
        return lambda error: self._report(error, line)

    def feature(self, tree: Any) -> Iterator[Scenario]:
        """All scenarios of the feature, those under its Rules included."""
        tags = read_tags(tree, self._at(tree["location"]["line"]))
        background: list[Step] = []
        count = 0
        for child in tree["children"]:
            if "background" in child:
                background = self._background(child["background"])
            elif "rule" in child:
                rule = child["rule"]
                rule_tags = read_tags(rule, self._at(rule["location"]["line"]))
                inner = background
                for part in rule["children"]:
                    if "background" in part:
                        inner = background + self._background(part["background"])
                    else:
                        count += 1
                        yield from self._scenario(part["scenario"], [tags, rule_tags], inner)
            else:
                count += 1
                yield from self._scenario(child["scenario"], [tags], background)
        if not count:
            self._report(InputError("has no scenario; add one, or remove the file"), tree["location"]["line"])

    def _background(self, tree: Any) -> list[Step]:
        self._check_start(tree, "background")
        return self._steps(tree["steps"], {})

    def _scenario(self, tree: Any, levels: list[Tags], before: list[Step]) -> Iterator[Scenario]:
        line = tree["location"]["line"]
        report = self._at(line)
        already = self._reported
        name = tree["name"].strip()
        if not name:
            report(InputError("has no name; write it after Scenario:"))
        self._check_start(tree, "scenario")
        meta = Metadata([*levels, read_tags(tree, report, own_id=True)], report)
        sound = self._reported == already
        note = " ".join(tree["description"].split())
        for case, row, row_line in self._rows(tree):
            already = self._reported
            where = f" (case {case})" if case else ""
            steps = [*before, *self._steps(tree["steps"], row, where)]
            try:
                check_steps(steps, meta.status, meta.versions)
            except InputError as error:
                problem = error.problem if isinstance(error, StepError) else error.message
                self._report(InputError(f"{problem}{where}", line=error.line), row_line)
            if sound and self._reported == already:
                scenario_id = f"{meta.id}.{case}" if case else meta.id
                yield Scenario(
                    id=scenario_id,
                    title=f"{filled(name, row)} ({case})" if case else name,
                    rules=meta.rules,
                    steps=tuple(steps),
                    source=meta.source,
                    status=meta.status,
                    versions=meta.versions,
                    section=section_of(self._file, scenario_id),
                    note=note,
                    file=self._file,
                    line=row_line,
                )

    def _check_start(self, tree: Any, what: str) -> None:
        """A scenario or background without steps, or whose first step is misspelt, would pass for nothing."""
        steps = tree["steps"]
        line = tree["location"]["line"]
        for offset, described in enumerate(tree["description"].splitlines(), 1):
            keyword, _, rest = described.strip().partition(" ")
            if rest and self._is_sentence(rest.strip()):
                hint = suggest(keyword, ("Given", "When", "Then"))
                problem = f"{quoted(described.strip())} reads as a description, not as a step; {hint}"
                # The description may begin after empty lines: its own line is not told, only that it follows.
                self._report(InputError(problem), line + offset)
        if not steps:
            self._report(InputError(f"the {what} has no steps; add Given, When and Then"), line)
        elif steps[0]["keywordType"] not in _STARTS:
            word = steps[0]["keyword"].strip()
            problem = f"the {what} starts with {quoted(word)}; start with Given, When or Then"
            self._report(InputError(problem), steps[0]["location"]["line"])

    def _is_sentence(self, text: str) -> bool:
        try:
            return self._sentences.match(text) is not None
        except InputError:
            return True

    def _steps(self, trees: Sequence[Any], row: Mapping[str, str], where: str = "") -> list[Step]:
        steps: list[Step] = []
        for tree in trees:
            try:
                steps.extend(self._step(tree, row))
            except InputError as error:
                self._report(InputError(f"{error.message}{where}"), tree["location"]["line"])
        return steps

    def _step(self, tree: Any, row: Mapping[str, str]) -> Iterator[Step]:
        line = tree["location"]["line"]
        text = filled(tree["text"], row) if row else tree["text"]
        if "docString" in tree:
            raise InputError("no text block belongs under a step; remove it")
        table = None
        if "dataTable" in tree:
            rows = tree["dataTable"]["rows"]
            table = [[filled(cell["value"], row) for cell in one["cells"]] for one in rows]
        recognised = self._sentences.match(text)
        if recognised is None:
            near = self._sentences.nearest(text)
            raise InputError(f'unknown sentence {quoted(text, 200)}; the nearest known is "{near}"')
        for step in recognised.build(table, line):
            if step.expect is None and isinstance(step.operation, Question):
                raise InputError(f"the question {quoted(text)} expects nothing; say what must come out")
            if table is not None:
                # Cells are free text: what was built from them is held against the vocabulary.
                decode(msgspec.to_builtins(step.operation), type(step.operation))
            yield step if step.text else msgspec.structs.replace(step, text=text, line=line)

    def _rows(self, tree: Any) -> Iterator[tuple[str, dict[str, str], int]]:
        """The rows of an outline: case, cells by column, line. A plain scenario has one, without a case."""
        line = tree["location"]["line"]
        outline = "Outline" in tree["keyword"] or "Template" in tree["keyword"]
        if not tree["examples"]:
            if outline:
                self._report(InputError("the outline has no Examples; add a table with a column case"), line)
            else:
                yield "", {}, line
            return
        seen: dict[str, int] = {}
        for examples in tree["examples"]:
            if not self._check_columns(examples, tree):
                continue
            for row, row_line in example_rows(examples):
                try:
                    case = check_case(row["case"])
                    if case in seen:
                        raise InputError(f"the case {quoted(case)} is taken in line {seen[case]}; choose another")
                except InputError as error:
                    self._report(error, row_line)
                    continue
                seen[case] = row_line
                yield case, row, row_line

    def _check_columns(self, examples: Any, tree: Any) -> bool:
        """Whether an Examples table can be used: it has rows, a column case, and no column more or less than said."""
        line = examples["location"]["line"]
        header = examples.get("tableHeader")
        columns = [cell["value"] for cell in header["cells"]] if header else []
        used = set(placeholders(tree))
        problem = ""
        if examples["tags"]:
            problem = "a tag cannot stand on Examples; put it on the scenario"
        elif not examples.get("tableBody"):
            problem = "the Examples have no rows; add at least one"
        elif "case" not in columns:
            problem = "the Examples have no column case; add one that names each row, as in one-older"
        elif len(set(columns)) < len(columns):
            problem = "the Examples have a column twice; name each once"
        elif unknown := sorted(used - set(columns)):
            hint = suggest(unknown[0], columns)
            problem = f"the outline says <{unknown[0]}>, but the Examples have no such column; {hint}"
        elif unused := sorted(set(columns) - used - {"case"}):
            problem = f"the column {quoted(unused[0])} is never used; write <{unused[0]}> in a step, or remove it"
        if problem:
            self._report(InputError(problem), line)
        return not problem
