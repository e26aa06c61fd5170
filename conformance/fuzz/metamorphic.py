"""Checking an engine by itself: under changes that mean nothing its answers must not move.

The oracle is only asked whether the rules decide everything on the board; where they do not, an engine may answer one
board this way and the next one that way.
"""

from collections.abc import Sequence
from typing import Any

import msgspec

from conformance.engines.base import Answer, Undecided, Value
from conformance.engines.oracle import OracleEngine
from conformance.engines.outcome import Broke
from conformance.fuzz.checks import Operations, answers_of, broken, read
from conformance.fuzz.compare import Compared, Difference
from conformance.fuzz.draw import scrambled
from conformance.fuzz.relations import RELATIONS, Changed
from conformance.verdicts import answer_data, plain, same
from conformance.vocabulary import Operation, Question, operation_name, questions
from conformance.wire.exchange import Found

_NAMES = tuple(RELATIONS)


class Metamorphic:
    """Holds an engine's answers to a case against its answers to the same case after a change."""

    def __init__(self, oracle: OracleEngine) -> None:
        """Take the oracle that tells what the rules leave open."""
        self.oracle = oracle

    def variants(self, seed: int, operations: Operations) -> Sequence[Operations]:
        """The case before and after the change that belongs to its seed, or the next one that applies to it."""
        found = _changed(seed, operations)
        return () if found is None else (operations, found[1].operations)

    def prepare(self, variants: Sequence[Operations]) -> Sequence[Answer] | Difference:
        """The oracle's answers, which are only looked at for what they leave open."""
        return answers_of(self.oracle, variants[0])

    def difference(
        self,
        seed: int,
        variants: Sequence[Operations],
        right: Sequence[Answer] | Difference,
        found: Sequence[Found],
        counts: Compared,
    ) -> Difference | None:
        """The first answer that the change has moved, or what came instead of answers."""
        if isinstance(right, Difference):
            return right
        counts.cases += 1
        if any(type(answer) is Undecided for answer in right):
            counts.undecided += 1
            return None
        before, after = (read(one) for one in found)
        if isinstance(before, Broke):
            return broken(variants[0], before)
        change = _changed(seed, variants[0])
        assert change is not None
        name, changed = change
        if isinstance(after, Broke):
            return msgspec.structs.replace(broken(variants[0], after), relation=name)
        return _moved(variants[0], name, changed, before.answers, after.answers, counts)


def _changed(seed: int, operations: Operations) -> tuple[str, Changed] | None:
    first = scrambled(seed) % len(_NAMES)
    for name in (*_NAMES[first:], *_NAMES[:first]):
        changed = RELATIONS[name](operations)
        if changed is not None:
            return name, changed
    return None


def _moved(
    operations: Operations,
    name: str,
    changed: Changed,
    before: Sequence[Answer],
    after: Sequence[Answer],
    counts: Compared,
) -> Difference | None:
    for place, operation in enumerate(operations):
        moved_to = changed.places[place]
        if place >= len(before) or moved_to >= len(after):
            break
        one, other = before[place], after[moved_to]
        if isinstance(operation, Question):
            if operation.has_legal_set:
                continue  # what an engine chooses by itself it may choose otherwise on another board
            counts.answers += 1
        if _same_answer(operation, one, other, changed):
            continue
        expected: Any = answer_data(one)
        if isinstance(one, Value):
            expected = plain(changed.expected(operation, one.value))
        return Difference(place, operation_name(operation), f"moved: {name}", expected, answer_data(other), name)
    return None


def _same_answer(operation: Operation, one: Answer, other: Answer, changed: Changed) -> bool:
    """Whether an answer is what it was; of several rules that an action breaks any may be named."""
    if not isinstance(one, Value) or not isinstance(other, Value):
        return type(one) is type(other)
    if isinstance(operation, questions.JudgeAssignment):
        return bool((one.value == "legal") == (other.value == "legal"))
    wanted, got = changed.expected(operation, one.value), other.value
    if isinstance(operation, questions.ListAssignments):
        return bool(_in_any_order(wanted) == _in_any_order(got))
    return same(wanted, got)


def _in_any_order(assignments: Any) -> Any:
    """Assignments as a set: in which order they are listed follows the board, which may have been put down anew."""
    try:
        return sorted(sorted((unit, amount) for unit, amount in one.items() if amount) for one in assignments)
    except (AttributeError, TypeError):
        return assignments
