"""A tiny language of four sentences, so that these tests do not depend on how the real ones are worded."""

import re
from collections.abc import Callable, Sequence

from conformance.errors import InputError
from conformance.vocabulary.actions import Give, Unit
from conformance.vocabulary.questions import Might
from conformance.vocabulary.scenario import Exactly, Step
from conformance.vocabulary.text import Increase

Table = Sequence[Sequence[str]] | None


class Told:
    """A recognised text."""

    def __init__(self, build: Callable[[Table], tuple[Step, ...]]) -> None:
        self._build = build
        self.fields: dict[str, str] = {}

    def build(self, table: Table = None, line: int = 0, /) -> tuple[Step, ...]:
        return tuple(Step(step.operation, step.expect, line=line) for step in self._build(table))


def _unit(found: re.Match[str], _: Table) -> tuple[Step, ...]:
    return (Step(Unit(unit=found[1], might=int(found[2]))),)


def _units(_: re.Match[str], table: Table) -> tuple[Step, ...]:
    if table is None:
        raise InputError("a table is needed")
    return tuple(Step(Unit(unit=row[0], might=int(row[1]), zone=row[2])) for row in table[1:])  # type: ignore[arg-type]


def _give(found: re.Match[str], _: Table) -> tuple[Step, ...]:
    if int(found[2]) > 99:
        raise InputError(f"{found[2]} is too much; 99 at most")
    return (Step(Give(unit=found[1], change=Increase(amount=int(found[2])))),)


def _might(found: re.Match[str], _: Table) -> tuple[Step, ...]:
    return (Step(Might(unit=found[1]), Exactly(int(found[2]))),)


def _asks(found: re.Match[str], _: Table) -> tuple[Step, ...]:
    return (Step(Might(unit=found[1])),)


class Pattern:
    """One sentence."""

    def __init__(self, pattern: str, build: Callable[[re.Match[str], Table], tuple[Step, ...]]) -> None:
        self.pattern = pattern
        self.build = build


class TinyLanguage:
    """The table of the sentences; what takes its place in the product is ``conformance.sentences``."""

    SENTENCES = (
        Pattern(r"unit (\w+) (-?\d+)", _unit),
        Pattern(r"units", _units),
        Pattern(r"give (\w+) (\d+)", _give),
        Pattern(r"(\w+) is (-?\d+)", _might),
        Pattern(r"ask (\w+)", _asks),
    )

    def match(self, text: str, /) -> Told | None:
        for sentence in self.SENTENCES:
            found = re.fullmatch(sentence.pattern, text)
            if found:
                return Told(lambda table, found=found, sentence=sentence: sentence.build(found, table))
        return None

    def nearest(self, _: str, /) -> str:
        return "unit NAME MIGHT"

    def all_matches(self, text: str, /) -> list[Pattern]:
        return [one for one in self.SENTENCES if re.fullmatch(one.pattern, text)]
