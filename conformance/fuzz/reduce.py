"""Leaving out of a case what it does not need: operations with all that hangs on them, then what they need not say."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import msgspec

from conformance.errors import InputError
from conformance.fuzz.compare import Difference
from conformance.fuzz.within import with_known_names
from conformance.sources.check import check_steps
from conformance.vocabulary import Operation, Step
from conformance.vocabulary.actions import Assign, Deal, Unit

Check = Callable[[Sequence[Operation]], Difference | None]
"""Plays a case and gives what is different, None where nothing is."""

Case = tuple[list[Operation], Difference]
_MIGHTS = (0, 1, 2, 3, 4, 5, 6)
_DAMAGES = (0, 1, 2, 4)


def holds_together(operations: Sequence[Operation]) -> bool:
    """Whether a case could be written down: every name is introduced, and each operation says enough."""
    try:
        check_steps([Step(one) for one in operations])
    except InputError:
        return False
    return True


def reduced(operations: Sequence[Operation], difference: Difference, check: Check) -> Case:
    """Leave out operations as long as what is left differs in the same way, from the last to the first.

    Args:
        operations: the case.
        difference: what is different in it.
        check: plays a case.

    Returns:
        The smaller case, with its difference at the last operation that it has.
    """
    kept = list(operations[: difference.place + 1])
    before = len(kept) + 1
    while len(kept) < before:
        before = len(kept)
        place = len(kept) - 2
        while place >= 0:
            found = _still(_without(kept, place), difference, check)
            if found is not None:
                kept, difference = found
            place = min(place, len(kept) - 1) - 1
    return kept, difference


def rebalanced(operations: Sequence[Operation], difference: Difference, check: Check) -> Case:
    """Leave out operations that only brought a unit to a Might or damage which it may as well begin with."""
    kept = list(operations)
    place = len(kept) - 2
    while place >= 0:
        without = _without(kept, place)
        for fewer in (*_damaged_before(without, kept[place]), *_with_other_numbers(without)):
            found = _still(fewer, difference, check)
            if found is not None:
                kept, difference = found
                break
        place = min(place, len(kept) - 1) - 1
    return kept, difference


def plainer(operations: Sequence[Operation], difference: Difference, check: Check) -> Case:
    """Give every field of an operation its default where the case then still differs in the same way."""
    kept = list(operations)
    for place, operation in enumerate(kept):
        for field in msgspec.structs.fields(operation):
            default = field.default
            if default is msgspec.NODEFAULT or getattr(kept[place], field.name) is default:
                continue
            simpler: Any = msgspec.structs.replace(kept[place], **{field.name: default})
            found = _still([*kept[:place], simpler, *kept[place + 1 :]], difference, check)
            if found is not None and len(found[0]) == len(kept):
                kept, difference = found
    return kept, difference


def _without(operations: list[Operation], place: int) -> list[Operation]:
    """The operations without one, and without whatever uses a name that it introduced."""
    return with_known_names(operations[:place] + operations[place + 1 :])


def _damaged_before(operations: list[Operation], left_out: Operation) -> Iterator[list[Operation]]:
    """For damage that is not assigned or dealt any more: the same operations with that damage on the units already.

    Whoever would have to assign it has stunned units, which have nothing to assign.
    """
    amounts: dict[str, int] = {}
    if isinstance(left_out, Assign):
        amounts = left_out.amounts
    elif isinstance(left_out, Deal):
        amounts = dict.fromkeys(left_out.units, left_out.amount)
    if amounts:
        yield [
            msgspec.structs.replace(
                one,
                damage=one.damage + max(0, amounts.get(one.unit, 0)),
                stunned=one.stunned or (isinstance(left_out, Assign) and one.controller == left_out.player),
            )
            if isinstance(one, Unit)
            else one
            for one in operations
        ]


def _with_other_numbers(operations: list[Operation]) -> Iterator[list[Operation]]:
    """The same operations with one unit of another Might or with other damage on it."""
    for place, operation in enumerate(operations):
        if isinstance(operation, Unit):
            changes = [{"might": might} for might in _MIGHTS if might != operation.might]
            changes += [{"damage": damage} for damage in _DAMAGES if damage != operation.damage]
            for change in changes:
                changed: Any = msgspec.structs.replace(operation, **change)
                yield [*operations[:place], changed, *operations[place + 1 :]]


def _still(operations: list[Operation], difference: Difference, check: Check) -> Case | None:
    """A case, as far as its difference, if that is of the same sort as another one and it could be written down."""
    if not operations or not holds_together(operations):
        return None
    found = check(operations)
    if found is None or found.sort != difference.sort:
        return None
    return operations[: found.place + 1], found
