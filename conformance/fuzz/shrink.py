"""Shrinking a case through Hypothesis: the numbers that were drawn for it are lowered and cut out, one by one.

The fast driver has found the case; its numbers are handed to Hypothesis as an example from an earlier run, behind the
same generator. What is left is then cut down operation by operation, which the generator may not be able to do.
"""

from collections.abc import Callable, Sequence
from time import monotonic

import msgspec

from conformance.fuzz.compare import Difference
from conformance.fuzz.draw import Drawn, Recording
from conformance.fuzz.reduce import Case, Check, plainer, rebalanced, reduced
from conformance.fuzz.sections import case
from conformance.vocabulary import Operation

SECONDS = 10.0
"""How long shrinking one case may take."""
_KEY = b"found"

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
    known: dict[bytes, Difference | None] = {}

    def differs(operations: list[Operation]) -> Difference | None:
        name = msgspec.json.encode(operations)
        if name not in known:
            # Late cases count as equal; those seen before stay what they were, so that the end is consistent.
            found = check(operations) if operations and monotonic() < until else None
            known[name] = found if found is not None and found.sort == difference.sort else None
        return known[name]

    database = InMemoryExampleDatabase()
    # One number more than the case needs: an example that comes out exactly as it went in counts as shrunk already.
    database.save(_KEY, choices_to_bytes((*choices, 0)))
    drawn = strategies.composite(lambda draw: cut(case(section, Drawn(draw))))()
    try:
        smallest: list[Operation] = find(
            drawn,
            lambda operations: differs(operations) is not None,
            settings=settings(
                database=database,
                phases=(Phase.reuse, Phase.shrink),
                deadline=None,
                max_examples=1000,
                verbosity=Verbosity.quiet,
            ),
            database_key=_KEY,
        )
    except HypothesisException:
        return None
    found = differs(smallest)
    return None if found is None else (smallest, found)
