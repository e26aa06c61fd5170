"""Small scenarios and engines that the tests of the harness share."""

from collections.abc import Callable, Sequence
from typing import Any

from conformance.engines.base import Answer, Description, Done, Value
from conformance.vocabulary import Exactly, Operation, Question, Scenario, Source, Status, Step
from conformance.vocabulary.actions import Unit
from conformance.vocabulary.questions import Might

VI = Step(Unit(unit="Vi", might=3), text="Vi has 3 Might", line=4)


def asked(expect: Any, text: str = "the Might of Vi is asked", line: int = 5) -> Step:
    """The question for Vi's Might."""
    return Step(Might(unit="Vi"), expect, text=text, line=line)


def scenario(*steps: Step, name: str = "might.one", status: Status = "derived", **others: Any) -> Scenario:
    """A scenario of these steps; without any, Vi with 3 Might and the question for it."""
    defaults: dict[str, Any] = {
        "title": "Vi keeps her Might",
        "rules": ("143.2",),
        "source": Source("derived", "here"),
        "section": "143-might",
        "file": "features/143-might/vi.feature",
        "line": 3,
    }
    return Scenario(id=name, status=status, steps=steps or (VI, asked(Exactly(3))), **(defaults | others))


def described(name: str = "fake", capabilities: frozenset[str] | None = None) -> Description:
    """What a fake engine says of itself."""
    return Description(name, "1.0", "python", "1.4", capabilities)


class Fake:
    """An engine that answers actions with "done" and questions as it is told."""

    def __init__(
        self,
        question: Callable[[Operation], Answer] | None = None,
        capabilities: frozenset[str] | None = None,
    ) -> None:
        self.question = question or (lambda _: Value(3))
        self.capabilities = capabilities
        self.handed: list[Sequence[Operation]] = []

    def describe(self) -> Description:
        """A fake."""
        return described(capabilities=self.capabilities)

    def run(self, operations: Sequence[Operation]) -> Sequence[Answer]:
        """Answer, and remember what was handed in."""
        self.handed.append(operations)
        return [self.question(operation) if isinstance(operation, Question) else Done() for operation in operations]


class Unbuildable:
    """An engine that cannot be built."""

    def __init__(self) -> None:
        raise RuntimeError("no license found\nand more")


class NoEngine:
    """Not an engine: it lacks ``run``."""

    def describe(self) -> Description:
        """Describe."""
        return described()


class Boastful(Fake):
    """An engine that claims something that does not exist."""

    def describe(self) -> Description:
        """Claim to double what cannot be doubled."""
        return described(capabilities=frozenset({"might", "dubble"}))


class Silent(Fake):
    """An engine that fails to describe itself."""

    def describe(self) -> Description:
        """Fail."""
        raise KeyError("version")


CONSTANT = 3
