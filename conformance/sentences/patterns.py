"""A sentence: its pattern, what it builds, and an example; and how a pattern becomes a regular expression."""

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from conformance.errors import InputError
from conformance.sentences.fields import KINDS
from conformance.vocabulary import Exactly, Operation, Step, operation_name
from conformance.vocabulary.scenario import Expectation

Table = Sequence[Sequence[str]]
Built = tuple[Operation, Expectation | None]


class Fields(dict[str, Any]):
    """What a text says in each field of its sentence; a field that it leaves out is None."""

    def __getattr__(self, name: str) -> Any:
        return self.get(name)


Build = Callable[[Fields, Table | None], Iterable[Built]]


@dataclass(frozen=True)
class Sentence:
    """One sentence of the language.

    ``pattern`` has fields in braces, whose kinds follow from their names, and optional parts in brackets.
    ``example`` is a text of the sentence, with ``example_table`` where it takes a table. ``passes_table`` is whether
    a table belongs to the sentence that this one holds. A field ``{versions}`` limits what is built to rules versions.
    """

    pattern: str
    build: Build
    example: str
    example_table: Table | None = None
    passes_table: bool = False

    def fields(self, text: str) -> Fields | None:
        """Read a text: its fields by name, or None if it is not of this sentence.

        Raises InputError where a field's value makes no sense.
        """
        found = self._expression.fullmatch(text)
        if found is None:
            return None
        said = {name: value for name, value in found.groupdict().items() if value is not None}
        if not all(KINDS[name].fits(value) for name, value in said.items()):
            return None
        return Fields((name, KINDS[name].meaning(value)) for name, value in said.items())

    def matches(self, text: str) -> bool:
        """Whether the text is of this sentence."""
        return self.fields(text) is not None

    @cached_property
    def _expression(self) -> re.Pattern[str]:
        # Compiled on first use: most runs of the command need few of the sentences, --help none.
        return re.compile(_regex(self.pattern))

    @property
    def takes_table(self) -> bool:
        """Whether a table belongs under the sentence."""
        return self.example_table is not None

    @cached_property
    def anchors(self) -> tuple[str, ...]:
        """The fixed parts that every text of this sentence contains, the longest first."""
        fixed = re.sub(r"\[[^\]]*\]", "{}", self.pattern)
        return tuple(sorted((part for part in re.split(r"\{\w*\}", fixed) if part), key=len, reverse=True))

    @property
    def operations(self) -> tuple[str, ...]:
        """The names of the operations that the example builds, each once."""
        fields = self.fields(self.example)
        assert fields is not None, f"{self.example!r} is no example of {self.pattern!r}"
        built = self.build(fields, self.example_table)
        return tuple(dict.fromkeys(operation_name(operation) for operation, _ in built))


@dataclass(frozen=True)
class Matched:
    """A text and the sentence that it is of."""

    sentence: Sentence
    text: str
    fields: Fields

    def build(self, table: Table | None = None, line: int = 0) -> tuple[Step, ...]:
        """Build the steps of the text.

        Takes the table under the text, its header first, and the line that the text stands on.
        Raises InputError if a value or the table makes no sense.
        """
        if table is not None and not self.sentence.takes_table and not self.sentence.passes_table:
            raise InputError(f"no table belongs under '{self.text}'; remove it")
        if table is None and self.sentence.takes_table:
            raise InputError(f"'{self.text}' needs a table under it, such as {shown(self.sentence)}")
        return tuple(
            Step(operation=operation, expect=expect, text=self.text, line=line, versions=self.fields.versions)
            for operation, expect in self.sentence.build(self.fields, table)
        )


def shown(sentence: Sentence) -> str:
    """The table of a sentence's example on one line."""
    rows = sentence.example_table or ()
    return " / ".join("| " + " | ".join(row) + " |" for row in rows)


def does(pattern: str, action: Callable[[Fields], Operation], example: str) -> Sentence:
    """A sentence that carries out one action."""
    return Sentence(pattern, lambda fields, _: [(action(fields), None)], example)


def asks(
    pattern: str, question: Callable[[Fields], Operation], answer: Callable[[Fields], Any], example: str
) -> Sentence:
    """A sentence that asks one question and says what the answer must be, exactly."""
    return Sentence(pattern, lambda fields, _: [(question(fields), Exactly(answer(fields)))], example)


def rows(table: Table | None, required: Sequence[str], optional: Sequence[str] = ()) -> list[dict[str, str]]:
    """Read a table: one mapping from column to cell for each row; a column left out is an empty cell.

    Raises InputError if a column is missing, unknown or doubled, or if there is no row.
    """
    header, *body = table or [[]]
    known = [*required, *optional]
    for column in header:
        if column not in known:
            raise InputError(f"the table has no use for a column '{column}'; its columns are {', '.join(known)}")
    missing = [column for column in required if column not in header]
    if missing:
        raise InputError(f"the table lacks the column '{missing[0]}'; it needs {', '.join(required)}")
    if len(set(header)) < len(header):
        raise InputError("the table has a column twice; name each once")
    if not body:
        raise InputError("the table has a header only; add at least one row")
    return [dict.fromkeys(known, "") | dict(zip(header, row, strict=True)) for row in body]


def _regex(pattern: str) -> str:
    seen: set[str] = set()

    def part(found: re.Match[str]) -> str:
        token = found[0]
        if token in "[]":
            return "(?:" if token == "[" else ")?"
        if token.startswith("{"):
            name = token[1:-1]
            assert name not in seen, f"{pattern!r} has the field {name!r} twice"
            seen.add(name)
            return f"(?P<{name}>{KINDS[name.rstrip('_')].regex})"
        return re.escape(token)

    return re.sub(r"\{\w+\}|[\[\]]|[^\[\]{}]+", part, pattern)
