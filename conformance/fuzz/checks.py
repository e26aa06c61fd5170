"""What is checked of a case: that an engine answers as the oracle does."""

from collections.abc import Sequence
from typing import Protocol

from conformance.engines.base import Answer, Description
from conformance.engines.oracle import OracleEngine
from conformance.engines.outcome import Broke, Outcome
from conformance.fuzz.compare import Compared, Comparison, Difference
from conformance.vocabulary import Operation
from conformance.wire.exchange import Found, Replied
from conformance.wording import one_line

Operations = Sequence[Operation]
WHOLE = "the whole case"
ORACLE_FAILS = "the oracle itself fails"


class Check(Protocol):
    """Decides about a case by what an engine answers to it, or to several variants of it."""

    def variants(self, seed: int, operations: Operations, /) -> Sequence[Operations]:
        """What the engine is to play; nothing where the case has nothing to check."""
        ...

    def prepare(self, variants: Sequence[Operations]) -> Sequence[Answer] | Difference:
        """What can be worked out while the engine plays: the oracle's answers, or that it has none."""
        ...

    def difference(
        self,
        seed: int,
        variants: Sequence[Operations],
        right: Sequence[Answer] | Difference,
        found: Sequence[Found],
        counts: Compared,
        /,
    ) -> Difference | None:
        """What is wrong with the engine's answers; None where nothing is."""
        ...


class AgainstOracle:
    """Holds an engine's answers against the oracle's."""

    def __init__(self, description: Description, oracle: OracleEngine) -> None:
        """Compare with an oracle, by what an engine says of itself."""
        self.oracle = oracle
        self.comparison = Comparison(description, oracle.rules.version)

    def variants(self, _: int, operations: Operations, /) -> Sequence[Operations]:
        """The case itself."""
        return (operations,)

    def prepare(self, variants: Sequence[Operations]) -> Sequence[Answer] | Difference:
        """The oracle's answers."""
        return answers_of(self.oracle, variants[0])

    def difference(
        self,
        _: int,
        variants: Sequence[Operations],
        right: Sequence[Answer] | Difference,
        found: Sequence[Found],
        counts: Compared,
        /,
    ) -> Difference | None:
        """The first answer that the oracle's does not allow, or what came instead of answers."""
        if isinstance(right, Difference):
            return right
        if isinstance(found[0], Replied) and self.comparison.is_to_the_letter(right, found[0].result, counts):
            return None
        outcome = read(found[0])
        if isinstance(outcome, Broke):
            counts.cases += 1
            return broken(variants[0], outcome)
        return self.comparison.difference(variants[0], right, outcome.answers, counts)


def answers_of(oracle: OracleEngine, operations: Operations) -> Sequence[Answer] | Difference:
    """The oracle's answers; that it fails is a finding of its own, about the oracle."""
    try:
        return oracle.run(operations)
    except Exception as error:
        return Difference(len(operations) - 1, WHOLE, ORACLE_FAILS, {"done": True}, {"error": one_line(error)})


def broken(operations: Operations, outcome: Broke) -> Difference:
    """The difference of a case to which an engine came to no answers."""
    return Difference(len(operations) - 1, WHOLE, outcome.verdict, {"number of answers": len(operations)}, outcome.got)


def read(found: Found) -> Outcome:
    """What became of a case, with its answers read."""
    return found.read() if isinstance(found, Replied) else found
