"""What an engine is to the runner: it takes the operations of one scenario and returns one answer for each."""

from collections.abc import Sequence
from typing import Any, Protocol, runtime_checkable

import msgspec

from conformance.vocabulary import Operation


class Done(msgspec.Struct, frozen=True, tag="done"):
    """An action was carried out."""


class Value(msgspec.Struct, frozen=True, tag="value"):
    """The value that a question asked for."""

    value: Any


class Refused(msgspec.Struct, frozen=True, tag="illegal"):
    """An action was refused and changed nothing; ``rule`` is the rule that forbids it, where the engine knows."""

    rule: str = ""
    reason: str = ""


class Unsupported(msgspec.Struct, frozen=True, tag="unsupported"):
    """The engine does not have this operation."""

    reason: str = ""


class Failure(msgspec.Struct, frozen=True, tag="error"):
    """The engine met an error of its own."""

    reason: str = ""


class Reading(msgspec.Struct, frozen=True):
    """One defensible value where the rules are silent, and the settings of the silent points that lead to it."""

    value: Any
    because: str


class Undecided(msgspec.Struct, frozen=True, tag="unruled"):
    """The rules do not decide: every defensible answer."""

    readings: tuple[Reading, ...]


Answer = Done | Value | Refused | Unsupported | Failure | Undecided


class Description(msgspec.Struct, frozen=True):
    """What an engine says of itself; ``capabilities`` are operation names, None where it has them all."""

    name: str
    version: str
    language: str
    rules_version: str
    capabilities: frozenset[str] | None = None


@runtime_checkable
class Engine(Protocol):
    """An engine in this process. One instance runs many scenarios, one after the other, each from nothing."""

    def describe(self) -> Description:
        """Say who it is and what it can do."""
        ...

    def run(self, operations: Sequence[Operation]) -> Sequence[Answer]:
        """Play one scenario from an empty board.

        Returns one answer for each operation, in order. A refused action changes nothing; the runner, not the
        engine, decides whether that ends the scenario.
        """
        ...
