"""The oracle's legal set: whether what an engine chose by itself is something that the rules allow.

A question such as ``chosen assignment`` has as many right answers as there are legal assignments. Its scenario
expects a member of that set, and the oracle decides membership by judging the very choice, on the same game.
"""

from collections.abc import Callable, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any

from conformance.engines.base import Undecided, Value
from conformance.verdicts import LegalSetOf
from conformance.vocabulary import Operation
from conformance.vocabulary.questions import ChosenAssignment, JudgeAssignment

if TYPE_CHECKING:
    from conformance.engines.oracle import OracleEngine

_LEGAL = "legal"


def legal_set_in(rules: str) -> LegalSetOf:
    """Give the same as ``legal_set``, by a rules version."""
    return lambda operations, index: legal_set(operations, index, rules)


def legal_set(operations: Sequence[Operation], index: int, rules: str | None = None) -> Callable[[Any], bool]:
    """Give the test of whether an answer to one question of a scenario is in the oracle's legal set (465.2.c).

    The oracle plays the scenario up to the question and judges the answer in its place. Where the rules leave open
    whether that answer is legal, it is a member: no engine is held to what they do not decide.

    Args:
        operations: the scenario's operations, without their expectations.
        index: the place of the question among them.
        rules: the rules version by which the oracle judges; the newest when left out.

    Returns:
        A test of an answer's value.

    Raises:
        ValueError: the question has no legal set.
    """
    question = operations[index]
    if not isinstance(question, ChosenAssignment):
        name = question.__struct_config__.tag
        raise ValueError(f'"{name}" has no legal set; only "chosen assignment" can expect a member of one')
    before = list(operations[:index])

    def is_legal(amounts: Any) -> bool:
        judged = JudgeAssignment(player=question.player, amounts=amounts)
        answer = _oracle(rules).run([*before, judged])[-1]
        match answer:
            case Value(value=verdict):
                return bool(verdict == _LEGAL)
            case Undecided(readings=readings):
                return any(reading.value == _LEGAL for reading in readings)
        return False

    return is_legal


@cache
def _oracle(rules: str | None) -> "OracleEngine":
    # Imported when it is first needed: an engine that leaves no choice to itself needs no oracle.
    from conformance.engines.oracle import OracleEngine

    return OracleEngine() if rules is None else OracleEngine(rules)
