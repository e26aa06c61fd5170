"""Leaving out of a case what it does not need: whole operations, then whatever an operation says beyond its defaults."""

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from conformance.errors import InputError
from conformance.fuzz.compare import Difference
from conformance.sources.check import check_steps
from conformance.vocabulary import Operation, Step

Check = Callable[[Sequence[Operation]], Difference | None]
"""Plays a case and gives what is different, None where nothing is."""

Case = tuple[list[Operation], Difference]


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
            fewer = kept[:place] + kept[place + 1 :]
            found = _still(fewer, difference, check)
            if found is not None:
                kept, difference = fewer[: found.place + 1], found
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
            fewer = [*kept[:place], simpler, *kept[place + 1 :]]
            found = _still(fewer, difference, check)
            if found is not None and found.place == len(fewer) - 1:
                kept, difference = fewer, found
    return kept, difference


def _still(operations: list[Operation], difference: Difference, check: Check) -> Difference | None:
    """The difference of a case, if it is of the same sort as another one and the case could be written down."""
    if not operations or not holds_together(operations):
        return None
    found = check(operations)
    return found if found is not None and found.sort == difference.sort else None
