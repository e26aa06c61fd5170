"""The hunt: cases of a range of seeds are made, played and compared, and what is found is made small."""

from collections.abc import Callable, Sequence
from time import monotonic

import msgspec

from conformance.engines.base import Description
from conformance.engines.oracle import OracleEngine
from conformance.engines.outcome import Broke
from conformance.fuzz.checks import AgainstOracle, Check
from conformance.fuzz.compare import Compared, Difference
from conformance.fuzz.finding import Finding
from conformance.fuzz.group import Groups
from conformance.fuzz.metamorphic import Metamorphic
from conformance.fuzz.player import Player
from conformance.fuzz.sections import plain_case, section_of
from conformance.fuzz.shrink import shrunk
from conformance.fuzz.within import asks_anything, cutter
from conformance.vocabulary import Operation

PORTION = 64
"""How many cases are handed to the engine at once."""
QUICK, SLOW = 8.0, 3.0
"""The seconds that shrinking may take, and those where every try may cost the engine its process."""
_COSTLY = ("crashed", "timed out", "protocol violation")

Alive = Callable[[], None]
"""Called now and then, so that somebody who waits knows that all is well."""


class Terms(msgspec.Struct, frozen=True):
    """What a hunt is to do: in which sections, by which rules, and whether by relations, not the oracle's answers."""

    sections: tuple[str, ...]
    rules: str = "1.4"
    relations: bool = False


class Bag(msgspec.Struct):
    """What a range of seeds has come to.

    ``differing`` is in how many cases there was something wrong, ``gave_up`` why the engine could not be started again.
    """

    counts: Compared
    differing: int = 0
    findings: list[Finding] = []
    gave_up: str = ""
    seconds: float = 0.0


class Trial(msgspec.Struct):
    """One case on its way."""

    section: str
    seed: int
    operations: list[Operation]
    variants: Sequence[Sequence[Operation]]


class Hunt:
    """Hunts on one engine; what it has found it knows again."""

    def __init__(self, terms: Terms, description: Description, player: Player, alive: Alive = lambda: None) -> None:
        """Take the terms, what the engine says of itself, who plays it, and whom to tell that all is well."""
        self.terms = terms
        self.player = player
        self._alive = alive
        self._told = 0.0
        self._oracle = OracleEngine(terms.rules)
        self._cut = cutter(description)
        self._check: Check = AgainstOracle(description, self._oracle)
        if terms.relations:
            self._check = Metamorphic(self._oracle)
        self.groups = Groups(self._oracle)

    def run(self, seeds: Sequence[int]) -> Bag:
        """Play the cases of some seeds, each exactly once."""
        bag = Bag(Compared())
        begun = monotonic()
        portions = [seeds[place : place + PORTION] for place in range(0, len(seeds), PORTION)]
        under_way: list[list[Trial]] = []
        for portion in portions:
            trials = [trial for seed in portion if (trial := self._trial(seed)) is not None]
            self.player.hand([variant for trial in trials for variant in trial.variants])
            under_way.append(trials)
            # One portion ahead: the engine plays the next while this one is looked at.
            if len(under_way) > 1:
                self._look_at(under_way.pop(0), bag)
        for trials in under_way:
            self._look_at(trials, bag)
        bag.seconds = monotonic() - begun
        return bag

    def check(self, seed: int, operations: Sequence[Operation]) -> Difference | None:
        """What is wrong with a single case, played apart."""
        self.tell()
        variants = self._check.variants(seed, operations)
        if not variants:
            return None
        found = [self.player.once(variant) for variant in variants]
        return self._check.difference(seed, variants, self._check.prepare(variants), found, Compared())

    def tell(self) -> None:
        """Say that all is well, not too often."""
        now = monotonic()
        if now - self._told > 0.2:
            self._told = now
            self._alive()

    def _trial(self, seed: int) -> Trial | None:
        section = section_of(seed, self.terms.sections)
        operations = self.cut(plain_case(section, seed))
        if self._cut is not None and not asks_anything(operations):
            return None
        variants = self._check.variants(seed, operations)
        return Trial(section, seed, operations, variants) if variants else None

    def cut(self, operations: list[Operation]) -> list[Operation]:
        """A case as far as the engine declares what is in it."""
        return operations if self._cut is None else self._cut(operations)

    def _look_at(self, trials: list[Trial], bag: Bag) -> None:
        """Compare a portion with what the engine has made of it."""
        right = [self._check.prepare(trial.variants) for trial in trials]
        self.tell()
        found = iter(self.player.take())
        for trial, answers in zip(trials, right, strict=True):
            outcomes = [next(found) for _ in trial.variants]
            given_up = next((one for one in outcomes if isinstance(one, Broke) and one.verdict == "not run"), None)
            if given_up is not None:
                bag.gave_up = str(given_up.got.get("not run"))
                continue
            difference = self._check.difference(trial.seed, trial.variants, answers, outcomes, bag.counts)
            if difference is not None:
                bag.differing += 1
                if self.groups.is_looked_at(difference):
                    bag.findings.append(self._finding(trial, difference))

    def _finding(self, trial: Trial, difference: Difference) -> Finding:
        seconds = SLOW if difference.kind in _COSTLY else QUICK
        until = monotonic() + 2 * seconds

        def check(operations: Sequence[Operation]) -> Difference | None:
            # With no time left every other case counts as one without a difference: it stays as small as it is.
            return self.check(trial.seed, operations) if monotonic() < until else None

        return self.groups.take(
            trial.section,
            trial.seed,
            trial.operations,
            difference,
            check,
            lambda: shrunk(trial.section, trial.seed, difference, check, self.cut, seconds=seconds),
        )
