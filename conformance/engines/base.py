"""What an engine is to the runner: it takes the operations of one scenario and returns one answer for each."""

from collections.abc import Sequence
from typing import Annotated, Any, Literal, Protocol, runtime_checkable

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


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How an engine does what engines do in different ways; left out, it does as the rules do.

    ``synthetic_units``: it can make a unit, an equipment or an ability of any kind; one that only has the cards of its
    catalogue says false, and may then answer "unsupported" where no card fits. ``assignment``: combat damage is
    assigned by amounts, computed from an order of units, or chosen by the engine. ``might_read``: a question for Might
    is answered with the actual value, or clamped, with 0 for what is below. ``marked_damage_after_deal``: damage can be
    read after combat damage was dealt and before the Combat Cleanup. ``max_players``: how many it can seat.
    """

    synthetic_units: bool = True
    assignment: Literal["amounts", "order", "auto"] = "amounts"
    might_read: Literal["actual", "clamped"] = "actual"
    marked_damage_after_deal: bool = True
    max_players: Annotated[int, msgspec.Meta(ge=2)] = 4


class Description(msgspec.Struct, frozen=True):
    """What an engine says of itself.

    ``capabilities`` are operation names; None where it does not say beforehand what it lacks, and answers
    "unsupported" when it comes to that.
    """

    name: str
    version: str
    language: str
    rules_version: str
    capabilities: frozenset[str] | None = None
    settings: Settings = Settings()


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
