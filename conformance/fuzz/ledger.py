"""Which seeds have been played, which are leased, which are to come: each is counted exactly once."""

from collections.abc import Sequence

import msgspec

from conformance.fuzz.job import Lease


class Ledger(msgspec.Struct):
    """The seeds of a campaign, from ``first`` on, up to ``last`` where there is an end.

    ``next`` is the first seed that nobody has had yet; ``back`` are ranges before it that came back unplayed, as they
    are when a worker dies or a campaign is broken off; ``done`` is how many have been played.
    """

    first: int
    last: int | None
    next: int
    back: list[Lease] = []
    done: int = 0

    def lease(self, most: int) -> Lease | None:
        """Hand out some seeds; None where there are none left.

        Those that came back are handed out as they are, so that the range in which a worker died gets smaller.
        """
        if self.back:
            lease = self.back.pop(0)
            if len(lease) > most:
                self.back.insert(0, Lease(lease.first + most, lease.last))
                lease = Lease(lease.first, lease.first + most)
            return lease
        last = self.next + most if self.last is None else min(self.next + most, self.last)
        if last <= self.next:
            return None
        lease, self.next = Lease(self.next, last), last
        return lease

    def confirm(self, lease: Lease) -> None:
        """The seeds of a lease have been played."""
        self.done += len(lease)

    def give_back(self, leases: Sequence[Lease]) -> None:
        """The seeds of some leases have not been played; they are the next that are handed out."""
        self.back[:0] = leases

    @property
    def left(self) -> int | None:
        """How many are still to be played, those that are leased included; None where there is no end."""
        return None if self.last is None else self.last - self.first - self.done


def split(lease: Lease) -> list[Lease]:
    """A range in smaller ones, so that the seed at which a worker dies is found in a few steps."""
    part = max(1, len(lease) // 8)
    return [Lease(first, min(first + part, lease.last)) for first in range(lease.first, lease.last, part)]
