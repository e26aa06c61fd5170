"""Shrinking a case through Hypothesis: the numbers that were drawn for it are lowered and cut out, one by one.

The fast driver has found the case; its numbers are handed to Hypothesis as an example from an earlier run, behind the
same generator. What is left is then cut down operation by operation, which the generator may not be able to do.
"""

from collections.abc import Callable, Sequence
from contextlib import suppress
from time import monotonic

import msgspec

from conformance.fuzz.compare import Difference
from conformance.fuzz.draw import Drawn, Recording
from conformance.fuzz.reduce import Case, Check, plainer, rebalanced, reduced
from conformance.fuzz.sections import case
from conformance.vocabulary import Operation

SECONDS = 10.0
"""How long shrinking one case may take."""
TRIES = 300
"""How many cases Hypothesis tries; what it has not cut out by then, going through the operations mostly does."""
_KEY = b"found"


class _EnoughError(BaseException):
    """Shrinking has taken long enough; not an error of the case, which Hypothesis would catch."""


Cut = Callable[[list[Operation]], list[Operation]]


def shrunk(
    section: str,
    seed: int,
    difference: Difference,
    check: Check,
    cut: Cut,
    *,
    seconds: float = SECONDS,
) -> Case:
    """Make a case as small as it goes.

    Args:
        section: where the case comes from.
        seed: its seed there.
        difference: what is different in it.
        check: plays a case and gives what is different.
        cut: cuts a case down to what the engine declares.
        seconds: when to be content with what there is.

    Returns:
        The smallest case found that differs in the same way, and its difference.
    """
    recording = Recording(seed)
    operations = cut(case(section, recording))
    best = _through_hypothesis(section, recording.choices, difference, check, cut, seconds)
    operations, difference = best or (operations, difference)
    for smaller in (reduced, rebalanced, reduced, plainer, reduced):
        operations, difference = smaller(operations, difference, check)
    return operations, difference


def _through_hypothesis(
    section: str, choices: Sequence[int], difference: Difference, check: Check, cut: Cut, seconds: float
) -> Case | None:
    """The smallest case that Hypothesis comes to; None if it does not even see the one that was found."""
    from hypothesis import Phase, Verbosity, find, settings, strategies
    from hypothesis.database import InMemoryExampleDatabase, choices_to_bytes
    from hypothesis.errors import HypothesisException

    until = monotonic() + seconds
    known: dict[bytes, bool] = {}
    best: list[Case] = []

    def differs(operations: list[Operation]) -> bool:
        name = msgspec.json.encode(operations)
        if name not in known:
            if len(known) >= TRIES or monotonic() >= until:
                raise _EnoughError
            found = check(operations) if operations else None
            known[name] = found is not None and found.sort == difference.sort
            if found is not None and known[name]:
                # Hypothesis goes from smaller to smaller: the last is the smallest.
                best[:] = [(operations, found)]
        return known[name]

    database = InMemoryExampleDatabase()
    # One number more than the case needs: an example that comes out exactly as it went in counts as shrunk already.
    database.save(_KEY, choices_to_bytes((*choices, 0)))
    drawn = strategies.composite(lambda draw: cut(case(section, Drawn(draw))))()
    quietly = settings(
        database=database,
        phases=(Phase.reuse, Phase.shrink),
        deadline=None,
        max_examples=1000,
        verbosity=Verbosity.quiet,
    )
    with suppress(HypothesisException, _EnoughError):
        find(drawn, differs, settings=quietly, database_key=_KEY)
    return best[0] if best else None
