"""A scenario: metadata and a list of steps, each an operation with what is expected of its answer."""

from typing import Any, Literal

import msgspec

from conformance.vocabulary.operations import Operation


class Exactly(msgspec.Struct, frozen=True):
    """The answer must be this value."""

    value: Any


class OneOf(msgspec.Struct, frozen=True):
    """The answer must be one of these values; ``because`` says why several are allowed."""

    values: tuple[Any, ...]
    because: str


class LegalSet(msgspec.Struct, frozen=True):
    """The answer must be a member of the oracle's legal set for this question."""


class Illegal(msgspec.Struct, frozen=True):
    """The action must be refused; ``rule`` is the rule that forbids it."""

    rule: str


class UnruledAnswer(msgspec.Struct, frozen=True):
    """One defensible answer where the rules are silent, and the reasoning that leads to it."""

    value: Any
    because: str


class Unruled(msgspec.Struct, frozen=True):
    """The rules do not decide: every defensible answer. Reported, never scored."""

    answers: tuple[UnruledAnswer, ...]


Expectation = Exactly | OneOf | LegalSet | Illegal | Unruled


class Step(msgspec.Struct, frozen=True):
    """One operation, what is expected of it, and where it stands in its file.

    A question always has an expectation; an action has one only where it must be refused. ``versions`` are the rules
    versions in which the step holds, None for all of its scenario's.
    """

    operation: Operation
    expect: Expectation | None = None
    text: str = ""
    line: int = 0
    versions: tuple[str, ...] | None = None


Status = Literal["official-example", "rules-text", "ruling", "derived", "unruled"]
SourceKind = Literal["core-rules", "seed", "ruling", "engine", "derived"]


class Source(msgspec.Struct, frozen=True):
    """Where a scenario's expected answers come from."""

    kind: SourceKind
    where: str


class Scenario(msgspec.Struct, frozen=True):
    """A scenario of any origin, ready to run.

    ``versions`` are the rules versions in which it holds; ``status`` is that in the newest of them. ``file`` and
    ``line`` say where it is written.
    """

    id: str
    title: str
    rules: tuple[str, ...]
    steps: tuple[Step, ...]
    source: Source
    status: Status
    versions: tuple[str, ...] = ("1.4",)
    section: str = ""
    note: str = ""
    file: str = ""
    line: int = 0

    @property
    def where(self) -> str:
        """The place to look: ``file:line``."""
        return f"{self.file}:{self.line}" if self.line else self.file
