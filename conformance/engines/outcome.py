"""What became of a scenario that was handed to an engine outside of this process."""

from collections.abc import Iterator, Sequence
from typing import Any, Protocol, runtime_checkable

import msgspec

from conformance.engines.base import Answer, Engine
from conformance.verdicts import Verdict
from conformance.vocabulary import Operation
from conformance.wire.answers import AnswerError, read_result
from conformance.wire.messages import RunParams

_encode = msgspec.json.Encoder().encode


class Played(msgspec.Struct, frozen=True):
    """The engine answered; how long it took is known only roughly where several scenarios were under way."""

    answers: Sequence[Answer]
    seconds: float


class Replied(msgspec.Struct, frozen=True):
    """The engine answered; its answers are still as they stand on the wire, in the result of its reply."""

    result: msgspec.Raw
    seconds: float

    def read(self) -> "Played | Broke":
        """Read the answers; a result of another form breaks the protocol."""
        try:
            return Played(read_result(self.result), self.seconds)
        except AnswerError as error:
            return Broke("protocol violation", {"protocol violation": str(error)}, self.seconds)


class Broke(msgspec.Struct, frozen=True):
    """It came to no answers; ``got`` says what came instead, in the form that reports use."""

    verdict: Verdict
    got: Any
    seconds: float = 0.0


Outcome = Played | Broke
Found = Played | Broke | Replied


class Asked(msgspec.Struct, frozen=True):
    """A scenario as an engine gets it, without a word of what is expected: the ``params`` of the request, encoded."""

    params: bytes


def asked(scenario: str, operations: Sequence[Operation]) -> Asked:
    """Write a scenario down for the wire.

    Args:
        scenario: its id.
        operations: its operations, in order.
    """
    return Asked(_encode(RunParams(scenario, operations)))  # type: ignore[arg-type]


@runtime_checkable
class SendsAhead(Engine, Protocol):
    """An engine that may also be handed many scenarios at once and have several of them under way."""

    def ask(self, scenario: Asked) -> Outcome:
        """Play one scenario."""
        ...

    def play(self, scenarios: Sequence[Asked]) -> Iterator[tuple[int, Found]]:
        """Play many, and end the engine.

        Yields:
            The place of a scenario with what became of it, in any order. A later outcome of the same scenario takes
            the place of an earlier one: that an engine answers twice is found out only after its first answer.
        """
        ...
