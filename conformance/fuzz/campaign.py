"""A campaign: leases of seeds go to workers, what they come to is counted once, and dead workers are replaced."""

from collections.abc import Callable, Sequence
from time import monotonic
from typing import Protocol

from conformance.engines.base import Description
from conformance.errors import InputError
from conformance.fuzz.checks import WHOLE
from conformance.fuzz.compare import Difference
from conformance.fuzz.finding import Finding
from conformance.fuzz.job import Died, Done, Event, Lease, Ready, Unfit
from conformance.fuzz.ledger import split
from conformance.fuzz.sections import plain_case, section_of
from conformance.fuzz.state import Dead, State
from conformance.registry import EngineError

FIRST_LEASE, SHORTEST, LONGEST = 32, 8, 4096
PER_LEASE = 0.4
"""The seconds that a lease should take: what is lost with a worker, and how often there is something to report."""
SAVED_EVERY = 2.0
PATIENCE = 15.0
"""The seconds that workers may still need when the time is over, as for shrinking."""


class Pool(Protocol):
    """Workers, wherever they are."""

    def has_room(self) -> bool:
        """Whether a lease can be given to some worker."""
        ...

    def is_busy(self) -> bool:
        """Whether some worker has a lease, or is still getting ready."""
        ...

    def give(self, lease: Lease) -> None:
        """Give a lease to a worker."""
        ...

    def wait(self, seconds: float) -> Sequence[Event]:
        """What has happened, at the latest after so many seconds."""
        ...

    def close(self) -> None:
        """End all workers at once."""
        ...


class Campaign:
    """Runs a campaign on a pool until its seeds or its time are over."""

    def __init__(
        self,
        state: State,
        pool: Pool,
        *,
        seconds: float | None = None,
        show: Callable[["Campaign"], None] = lambda _: None,
        save: Callable[[State], None] | None = None,
    ) -> None:
        """Take what is to be done and who does it.

        Args:
            state: the campaign so far.
            pool: the workers.
            seconds: how long to go on; until the seeds are over when left out.
            show: told now and then how far it is.
            save: writes the state down, now and then.
        """
        self.state = state
        self.description: Description | None = None
        self.gave_up = ""
        self._pool = pool
        self._before = state.seconds
        self._begun = monotonic()
        self._until = None if seconds is None else self._begun + seconds
        self._show = show
        self._save = save
        self._saved = self._begun
        self._size = FIRST_LEASE
        self._out: list[Lease] = []

    @property
    def seconds_left(self) -> float | None:
        """How much time is left, as far as that can be told."""
        if self._until is not None:
            return max(0.0, self._until - monotonic())
        left, done = self.state.ledger.left, self.state.ledger.done
        return self.state.seconds / done * left if left is not None and done else None

    def run(self) -> None:
        """Run it; whatever ends it, the workers are ended and the state is as it should be.

        Raises:
            InputError: there is no such engine.
            EngineError: it cannot be loaded, started or described.
        """
        try:
            self._go_on()
        finally:
            self._pool.close()
            self.state.ledger.give_back(self._out)
            self._out = []
            self._write(True)

    def _go_on(self) -> None:
        while not self._is_over():
            while not self._stops() and self._pool.has_room():
                lease = self.state.ledger.lease(self._size)
                if lease is None:
                    break
                self._out.append(lease)
                self._pool.give(lease)
            if not self._pool.is_busy():
                return
            for event in self._pool.wait(0.2):
                self._take(event)
            self.state.seconds = self._before + monotonic() - self._begun
            self._write(False)
            self._show(self)

    def _stops(self) -> bool:
        """Whether no more leases are given."""
        return bool(self.gave_up) or (self._until is not None and monotonic() >= self._until)

    def _is_over(self) -> bool:
        if self._stops() and not self._out:
            return True
        return self._until is not None and monotonic() >= self._until + PATIENCE

    def _take(self, event: Event) -> None:
        match event:
            case Ready(description=description):
                self.description = description
            case Unfit(message=message, wrong_input=wrong_input):
                raise InputError(message) if wrong_input else EngineError(message)
            case Done(lease=lease, bag=bag):
                self._out.remove(lease)
                if bag.gave_up:
                    # The engine is gone for good, and part of the lease has not been played.
                    self.gave_up = bag.gave_up
                    self.state.ledger.give_back([lease])
                    self.state.note(bag.findings)
                    return
                self.state.take(lease, bag)
                if bag.seconds > 0:
                    wanted = int(len(lease) / bag.seconds * PER_LEASE)
                    self._size = max(SHORTEST, min(LONGEST, wanted, 2 * self._size))
            case Died():
                self._bury(event)

    def _bury(self, event: Died) -> None:
        """Take back what a dead worker had; the seeds that it was at are halved until the one that kills is alone."""
        for other in event.others:
            self._out.remove(other)
        self.state.ledger.give_back(event.others)
        lease = event.lease
        if lease is None:
            return
        self._out.remove(lease)
        self.state.dead.append(Dead(lease.first, lease.last, event.why))
        if len(lease) > 1:
            self.state.ledger.give_back(split(lease))
            return
        self.state.ledger.confirm(lease)
        self.state.counts.cases += 1
        self.state.differing += 1
        self.state.note([self._deadly(lease.first, event)])

    def _deadly(self, seed: int, event: Died) -> Finding:
        """The finding of the one seed at which a worker dies."""
        section = section_of(seed, self.state.job.terms.sections)
        operations = tuple(plain_case(section, seed))
        kind = "timed out" if event.hung else "crashed"
        got = {kind: event.why}
        difference = Difference(len(operations) - 1, WHOLE, kind, {"number of answers": len(operations)}, got)
        return Finding(section, seed, operations, difference, ())  # type: ignore[arg-type]

    def _write(self, at_once: bool) -> None:
        if self._save is not None and (at_once or monotonic() - self._saved > SAVED_EVERY):
            self._saved = monotonic()
            self.state.leased = list(self._out)
            self._save(self.state)
