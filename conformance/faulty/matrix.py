"""The self-test of the suite: which scenarios catch which fault.

A fault is caught by a scenario that fails on its engine, passes on the oracle, and cites the broken rule, the rule
above it or one below it.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence

import msgspec

from conformance.engines.oracle import OracleEngine
from conformance.faulty.mechanism import Fault, FaultyEngine
from conformance.legal import legal_set
from conformance.runner import Prepared, prepare, run_each
from conformance.verdicts import Result
from conformance.vocabulary import Scenario


class Examined(msgspec.Struct, frozen=True):
    """What the suite makes of one fault.

    citing     how many scenarios cite the broken rule or one next to it
    caught     the ids of those of them that fail, in the order of the suite
    unrelated  for a fault that none of them catches, the first other scenario that fails; empty if none does
    broken     the first scenario that this engine could not play at all, and why: then the fault itself is badly made
    """

    fault: Fault
    citing: int
    caught: tuple[str, ...]
    unrelated: str = ""
    broken: str = ""

    @property
    def survives(self) -> bool:
        """Whether the suite does not notice the fault, or the fault is badly made."""
        return not self.caught or bool(self.broken)


class Suite:
    """The scenarios of a suite, prepared once for all faults."""

    def __init__(self, scenarios: Iterable[Scenario]) -> None:
        self.prepared = prepare(scenarios)
        oracle = OracleEngine()
        results = run_each(self.prepared, oracle, oracle.describe(), legal_set=legal_set)
        self.wrong = [result for result in results if result.verdict not in ("passed", "unruled")]
        """What the oracle itself does not pass; such a scenario says nothing about a fault."""
        unusable = {result.id for result in self.wrong}
        self.usable = [one for one in self.prepared if one.scenario.id not in unusable]

    def examine(self, fault: Fault) -> Examined:
        """Play the scenarios that cite the broken rule, and where none of them fails all others until one does."""
        citing = [one for one in self.usable if any(related(rule, fault.rule) for rule in one.scenario.rules)]
        results = list(_played(fault, citing))
        caught = tuple(result.id for result in results if result.verdict == "failed")
        broken = next((f"{result.id}: {result.got}" for result in results if result.verdict == "error"), "")
        unrelated = ""
        if not caught:
            ids = {one.scenario.id for one in citing}
            others = [one for one in self.usable if one.scenario.id not in ids]
            unrelated = next((result.id for result in _played(fault, others) if result.verdict == "failed"), "")
        return Examined(fault, len(citing), caught, unrelated, broken)


def examine_all(
    faults: Sequence[Fault], suite: Suite, progress: Callable[[int, int], None] | None = None
) -> list[Examined]:
    """Examine faults one after the other; ``progress`` is told how many of how many are done."""
    examined = []
    for number, fault in enumerate(faults, 1):
        examined.append(suite.examine(fault))
        if progress is not None:
            progress(number, len(faults))
    return examined


def related(cited: str, rule: str) -> bool:
    """Whether a cited rule is the broken one, the one directly above it, or one below it."""
    return cited == rule or cited.startswith(f"{rule}.") or cited == rule.rpartition(".")[0]


def _played(fault: Fault, scenarios: Sequence[Prepared]) -> Iterator[Result]:
    engine = FaultyEngine(fault)
    return run_each(scenarios, engine, engine.describe(), legal_set=legal_set)
