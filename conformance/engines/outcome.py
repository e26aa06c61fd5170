"""What became of a scenario that was handed to an engine outside of this process."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, Protocol, runtime_checkable

import msgspec

from conformance.engines.base import Answer, Engine
from conformance.verdicts import Verdict
from conformance.vocabulary import Operation

if TYPE_CHECKING:
    # Engines of this process do without the wire, and the start of a run without the time that it takes.
    from conformance.wire.exchange import Found


class Played(msgspec.Struct, frozen=True):
    """The engine answered; how long it took is known only roughly where several scenarios were under way."""

    answers: Sequence[Answer]
    seconds: float


class Broke(msgspec.Struct, frozen=True):
    """It came to no answers; ``got`` says what came instead, in the form that reports use."""

    verdict: Verdict
    got: Any
    seconds: float = 0.0


Outcome = Played | Broke


class Asked(msgspec.Struct, frozen=True):
    """A scenario as an engine gets it, without a word of what is expected; ``params`` are those of the request."""

    params: bytes


@runtime_checkable
class SendsAhead(Engine, Protocol):
    """An engine that may also be handed many scenarios at once and have several of them under way.

    ``logged`` are the last lines that it wrote besides answers; ``ended_when_asked`` tells, once ``play`` is through,
    whether it ended by itself.
    """

    ended_when_asked: bool

    @property
    def logged(self) -> Sequence[str]:
        """The last lines that it wrote besides answers."""
        ...

    def write_down(self, scenario: str, operations: Sequence[Operation]) -> Asked:
        """Put a scenario, by its id and operations, into the form in which it is sent."""
        ...

    def ask(self, scenario: Asked) -> Outcome:
        """Play one scenario."""
        ...

    def play(self, scenarios: Sequence[Asked]) -> Iterator["tuple[int, Found]"]:
        """Play many, and end the engine.

        Yields:
            The place of a scenario with what became of it, in any order. A later outcome of the same scenario takes
            the place of an earlier one: that an engine answers twice is found out only after its first answer.
        """
        ...
