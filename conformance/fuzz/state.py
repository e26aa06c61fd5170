"""A campaign as it stands: what is done, what is found; it can be written down and taken up again."""

import os
from pathlib import Path

import msgspec

from conformance.errors import InputError
from conformance.fuzz.compare import Compared
from conformance.fuzz.finding import Finding, Key
from conformance.fuzz.group import gather
from conformance.fuzz.hunt import Bag
from conformance.fuzz.job import Job, Lease
from conformance.fuzz.ledger import Ledger


class Dead(msgspec.Struct, frozen=True):
    """A worker that died, the seeds that it was playing, and how it ended; they were played again by another."""

    first: int
    last: int
    why: str


class State(msgspec.Struct):
    """Everything that a campaign has to remember.

    ``differing`` is in how many cases there was something wrong, ``seconds`` how long it has run so far. ``leased`` are
    the seeds that workers had when it was written down: what is not confirmed has not been played.
    """

    job: Job
    ledger: Ledger
    counts: Compared = msgspec.field(default_factory=Compared)
    differing: int = 0
    findings: list[Finding] = []
    dead: list[Dead] = []
    seconds: float = 0.0
    leased: list[Lease] = []

    def take(self, lease: Lease, bag: Bag) -> None:
        """Count what has become of a lease."""
        self.ledger.confirm(lease)
        self.counts.add(bag.counts)
        self.differing += bag.differing
        self.note(bag.findings)

    def note(self, findings: list[Finding]) -> None:
        """Put findings with those of the same cause."""
        known: dict[Key, Finding] = {finding.key: finding for finding in self.findings}
        gather(known, findings)
        self.findings = list(known.values())


def save(state: State, path: Path) -> None:
    """Write a campaign down, all of it or nothing.

    Raises:
        OSError: the file cannot be written.
    """
    aside = path.with_name(f"{path.name}.new")
    aside.write_bytes(msgspec.json.format(msgspec.json.encode(state), indent=1))
    os.replace(aside, path)


def resume(path: Path, job: Job, ledger: Ledger) -> State:
    """Take up the campaign of a file, or begin one where there is no such file.

    Args:
        path: the file.
        job: what is to be done, which must be what the file says.
        ledger: the seeds that are to be played; the first must be that of the file, the last may be another.

    Raises:
        InputError: it is no such file, or that of another campaign.
    """
    try:
        content = path.read_bytes()
    except FileNotFoundError:
        return State(job, ledger)
    try:
        state = msgspec.json.decode(content, type=State)
    except msgspec.DecodeError as error:
        raise InputError(f"is no state of a campaign: {error}; name another file, or remove it", str(path)) from None
    if (state.job.engine, state.job.command, state.job.terms) != (job.engine, job.command, job.terms):
        raise InputError(
            f"is the state of another campaign, on {state.job.name}, sections {', '.join(state.job.terms.sections)}, "
            f"rules {state.job.terms.rules}; name the same engine and sections, or another file",
            str(path),
        )
    if state.ledger.first != ledger.first:
        raise InputError(
            f"is the state of a campaign that begins with the seed {state.ledger.first}; give --seed "
            f"{state.ledger.first}, or name another file",
            str(path),
        )
    state.job = job
    state.ledger.last = ledger.last
    state.ledger.give_back(state.leased)
    state.leased = []
    return state
