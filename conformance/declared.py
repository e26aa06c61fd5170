"""What an engine declares of itself, and what follows from it: what it is not asked, and what it may not say."""

from collections.abc import Iterable, Sequence

import msgspec

from conformance.capabilities import needs
from conformance.engines.base import Description
from conformance.registry import EngineError
from conformance.verdicts import Result
from conformance.vocabulary import Operation, Scenario, operation_name
from conformance.vocabulary.actions import (
    Assign,
    CombatCleanup,
    DealCombatDamage,
    EndTurn,
    Equipment,
    Passive,
    Players,
    Triggered,
    Unit,
)
from conformance.vocabulary.questions import Damage, JudgeAssignment, LethalAmount

_MADE_UP = (Unit, Equipment, Passive, Triggered)
"""What an engine that only has the cards of a catalogue may be unable to put on the board."""


def shortfall(operations: Sequence[Operation], description: Description) -> tuple[int, str] | None:
    """Find the first operation of a scenario that an engine does not claim to have.

    Returns:
        The operation's place and what is lacking in words, or None where the engine has it all.
    """
    capabilities, settings = description.capabilities, description.settings
    dealt = False
    for index, operation in enumerate(operations):
        if capabilities is not None:
            for name in needs(operation):
                if name not in capabilities:
                    return index, name
        if isinstance(operation, Players) and len(operation.players) > settings.max_players:
            return index, f"{len(operation.players)} players (max_players is {settings.max_players})"
        if not settings.marked_damage_after_deal:
            if isinstance(operation, DealCombatDamage):
                dealt = True
            elif isinstance(operation, (CombatCleanup, EndTurn)):
                dealt = False
            elif dealt and isinstance(operation, (Damage, LethalAmount)):
                name = operation_name(operation)
                return index, f"{name} before the Combat Cleanup (marked_damage_after_deal is false)"
    return None


def may_decline(operation: Operation, description: Description) -> bool:
    """Whether an engine may answer "unsupported" to an operation that it declares.

    It may where its settings say that it cannot have every form of it: units and abilities for which its catalogue has
    no card, and an assignment by amounts in an engine that computes the amounts from an order.
    """
    if description.capabilities is None:
        return True
    settings = description.settings
    if not settings.synthetic_units and isinstance(operation, _MADE_UP):
        return True
    return settings.assignment != "amounts" and isinstance(operation, (Assign, JudgeAssignment))


def hold_to(result: Result, operations: Sequence[Operation], description: Description) -> Result:
    """Judge an "unsupported" answer again: of an engine that declares the operation it is a failure."""
    if result.verdict != "unsupported" or not result.step:
        return result
    operation = operations[result.step - 1]
    if may_decline(operation, description):
        return result
    lie = {**result.got, "declared": ", ".join(needs(operation))}
    return msgspec.structs.replace(result, verdict="failed", got=lie)


def check_tested(description: Description, name: str, scenarios: Iterable[Scenario]) -> None:
    """Check that an engine declares only what scenarios test: nobody could hold it to the rest.

    Args:
        description: what the engine says of itself.
        name: how it was named by whoever runs it.
        scenarios: the whole suite, whatever part of it is run.

    Raises:
        EngineError: it declares an operation that none of them has.
    """
    untested = untested_of(description, scenarios)
    if untested:
        others = f", nor {len(untested) - 1} more" if len(untested) > 1 else ""
        raise EngineError(
            f'engine "{name}" declares "{untested[0]}", which no scenario tests{others}; leave out of its capabilities '
            "what no scenario tests"
        )


def untested_of(description: Description, scenarios: Iterable[Scenario]) -> list[str]:
    """The capabilities that an engine declares and no scenario needs."""
    left = set(description.capabilities or ())
    for scenario in scenarios:
        if not left:
            break
        for step in scenario.steps:
            left.difference_update(needs(step.operation))
    return sorted(left)
