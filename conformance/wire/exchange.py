"""A scenario on its way: written down for the wire, and what comes back, as long as nobody has read it."""

from collections.abc import Sequence

import msgspec

from conformance.engines.outcome import Asked, Broke, Played
from conformance.vocabulary import Operation, Step
from conformance.wire.answers import AnswerError, plain_result, read_result
from conformance.wire.messages import RunParams

_encode = msgspec.json.Encoder().encode


def asked(scenario: str, operations: Sequence[Operation]) -> Asked:
    """Write a scenario down for the wire.

    Args:
        scenario: its id.
        operations: its operations, in order.
    """
    return Asked(_encode(RunParams(scenario, operations)))  # type: ignore[arg-type]


class Replied(msgspec.Struct, frozen=True):
    """The engine answered; its answers are still as they stand on the wire, in the result of its reply."""

    result: msgspec.Raw
    seconds: float

    def is_to_the_letter(self, steps: Sequence[Step]) -> bool:
        """Whether it is exactly what it must be, so that it needs no closer look; if not, it may still be right."""
        return bytes(self.result) == plain_result(steps)

    def read(self) -> Played | Broke:
        """Read the answers; a result of another form breaks the protocol."""
        try:
            return Played(read_result(self.result), self.seconds)
        except AnswerError as error:
            return Broke("protocol violation", {"protocol violation": str(error)}, self.seconds)


Found = Played | Broke | Replied
