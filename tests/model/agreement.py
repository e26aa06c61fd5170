"""Compare an engine's answers with the model's."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from conformance.engines.base import Answer, Engine, Undecided, Value
from conformance.vocabulary import Operation
from conformance.vocabulary.questions import OrderApplied

from .game import Possible, possible_values

METHOD = ("the state in which a dependency is tried", 2)
LOOP = ("an effect that disqualifies itself", 2)


@dataclass(frozen=True)
class Disagreement:
    """One question that the engine and the model answer differently."""

    operations: tuple[Operation, ...]
    place: int
    engine: Answer
    model: Possible

    def __str__(self) -> str:
        lines = [msgspec.json.encode(each).decode() for each in self.operations[: self.place + 1]]
        values = sorted(self.model.values, key=repr)
        why = ", ".join(sorted(str(decision) for decision in self.model.decisions))
        return "\n".join([*lines, f"  engine: {self.engine}", f"  model:  {values} {why}"])


@dataclass
class Tally:
    """How many questions were compared: decided, unruled, and hanging on several silent points at once."""

    decided: int = 0
    unruled: int = 0
    entangled: int = 0


def compare(engine: Engine, operations: Sequence[Operation], tally: Tally | None = None) -> Disagreement | None:
    """Put a scenario to both.

    Where an answer hangs on one silent point, the engine must name the very values that the model finds. Where it
    hangs on several at once nobody can say which combinations are defensible, and the state in which a dependency is
    tried is a choice of method: there the two must share at least one value. The same goes for the order of effects
    where both leave it open: of two effects that are each to follow another immediately (479.2) either can be the next.
    Where effects disqualify each other in a loop the model tries to take out each of them, the engine the one whose
    condition fails first: there its values must be among the model's.

    Args:
        engine: the engine to compare.
        operations: the scenario.
        tally: counts the questions, if given.

    Returns:
        The first question where they differ in the values or in whether the rules decide; None if there is none.
    """
    tally = tally or Tally()
    answers = engine.run(operations)
    for place, (answer, possible) in enumerate(zip(answers, possible_values(operations), strict=True)):
        if possible is None:
            continue
        said = _said(answer)
        entangled = len(possible.decisions) > 1 or METHOD in possible.decisions or _entangled(answer)
        tally.entangled += entangled
        tally.unruled += len(possible.values) > 1 and not entangled
        tally.decided += len(possible.values) == 1
        orders = isinstance(operations[place], OrderApplied) and len(said) > 1 and len(possible.values) > 1
        agrees = bool(said & possible.values) if entangled or orders else said == possible.values
        if LOOP in possible.decisions and possible.variants:
            agrees = agrees or said <= possible.values
        if not agrees:
            return Disagreement(tuple(operations), place, answer, possible)
    return None


def _entangled(answer: Answer) -> bool:
    """Whether the engine names several silent points, or the one of method, for an undecided answer."""
    return isinstance(answer, Undecided) and any(
        ";" in reading.because or reading.because.startswith("state of a trial") for reading in answer.readings
    )


def _said(answer: Answer) -> frozenset[Any]:
    if isinstance(answer, Value):
        return frozenset([_plain(answer.value)])
    if isinstance(answer, Undecided):
        return frozenset(_plain(reading.value) for reading in answer.readings)
    return frozenset()


def _plain(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value


def shrink(engine: Engine, found: Disagreement) -> Disagreement:
    """Leave out operations as long as the engine and the model still differ."""
    operations = list(found.operations[: found.place + 1])
    place = len(operations) - 2
    while place >= 0:
        fewer = operations[:place] + operations[place + 1 :]
        try:
            smaller = compare(engine, fewer)
        except (KeyError, AssertionError, NotImplementedError):
            smaller = None
        if smaller is not None and smaller.place == len(fewer) - 1:
            operations, found = fewer, smaller
        place -= 1
    return found
