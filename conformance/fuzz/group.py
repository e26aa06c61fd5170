"""Grouping disagreements, so that an engine with one fault gives a line, not a thousand."""

from collections.abc import Callable, Sequence

from conformance.engines.oracle import OracleEngine
from conformance.fuzz.compare import Difference
from conformance.fuzz.finding import Finding, Key, beyond, key_of, merged, rules_used
from conformance.fuzz.reduce import Case, reduced
from conformance.vocabulary import Operation

CLOSELY = 6
"""So many disagreements of one sort are looked at; after that only every so many, ever fewer."""
MOST = 40
"""With so many distinct ones nobody reads further, and shrinking more would only take time."""


class Groups:
    """The distinct disagreements found so far."""

    def __init__(self, oracle: OracleEngine) -> None:
        """Begin with none; the oracle tells which rules a case uses."""
        self._oracle = oracle
        self._seen: dict[tuple[str, str], int] = {}
        self._known: dict[Key, Key] = {}
        self.findings: dict[Key, Finding] = {}

    def is_looked_at(self, difference: Difference) -> bool:
        """Count a disagreement, and tell whether it is to be looked at closely.

        Thousands that differ in the same way have few causes: the first of a sort are looked at, and then each time
        that their number has doubled.
        """
        times = self._seen[difference.sort] = self._seen.get(difference.sort, 0) + 1
        return times <= CLOSELY or times & (times - 1) == 0

    def take(
        self,
        section: str,
        seed: int,
        operations: Sequence[Operation],
        difference: Difference,
        check: Callable[[Sequence[Operation]], Difference | None],
        shrink: Callable[[], Case],
    ) -> Finding:
        """Put a disagreement with those of the same cause, and shrink it where it is the first.

        Args:
            section: where the case comes from.
            seed: its seed there.
            operations: the case.
            difference: what is different in it.
            check: plays a case.
            shrink: makes the case as small as it goes; asked only where that is new, or smaller than what is known.

        Returns:
            The finding of its cause, as one that has turned up once.
        """
        short, cut = reduced(operations, difference, check)
        first = key_of(cut, rules_used(self._oracle, section, short))
        if first in self._known:
            known = self.findings[self._known[first]]
            if beyond(short) >= known.beyond:
                return known
        small, left = (short, cut) if len(self.findings) >= MOST else shrink()
        rules = rules_used(self._oracle, section, small)
        finding = Finding(section, seed, tuple(small), left, rules)  # type: ignore[arg-type]
        self._known[first] = self._known[finding.key] = finding.key
        known = self.findings.get(finding.key, finding)
        smaller = self.findings[finding.key] = min(known, finding, key=lambda one: one.size)
        return smaller


def gather(findings: "dict[Key, Finding]", more: Sequence[Finding]) -> None:
    """Put findings with those of the same cause, from wherever they come."""
    for finding in more:
        known = findings.get(finding.key)
        findings[finding.key] = finding if known is None else merged(known, finding)
