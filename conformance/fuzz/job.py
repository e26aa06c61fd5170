"""What a campaign is to do, in a form that goes to other processes, and the hunt that a process makes of it."""

import msgspec

from conformance.engines.base import Description
from conformance.fuzz.hunt import Alive, Bag, Hunt, Terms
from conformance.fuzz.player import Direct, Piped, Player
from conformance.registry import describe, load_engine


class Job(msgspec.Struct, frozen=True):
    """Which engine is hunted on, by name or by the command that starts it, and on which terms."""

    terms: Terms
    engine: str = ""
    command: str = ""
    timeout: float = 10.0
    start_timeout: float = 30.0

    @property
    def name(self) -> str:
        """How the engine was named."""
        return self.command or self.engine


class Lease(msgspec.Struct, frozen=True):
    """A range of seeds that one worker plays; ``last`` is not among them."""

    first: int
    last: int

    def __len__(self) -> int:
        """How many there are."""
        return self.last - self.first


class Ready(msgspec.Struct, frozen=True):
    """A worker has its engine; this is what the engine says of itself."""

    description: Description


class Done(msgspec.Struct, frozen=True):
    """A worker has played a lease."""

    lease: Lease
    bag: Bag


class Died(msgspec.Struct, frozen=True):
    """A worker is gone, and with it the lease that it was at; it had not begun with the ``others``."""

    lease: Lease | None
    others: tuple[Lease, ...]
    why: str
    hung: bool = False


class Unfit(msgspec.Struct, frozen=True):
    """A worker could not be made ready; ``wrong_input`` tells whether that is the fault of whoever named the engine."""

    message: str
    wrong_input: bool


Event = Ready | Done | Died | Unfit


def begin(job: Job, alive: Alive = lambda: None) -> tuple[Hunt, Description]:
    """Load or start the engine and make the hunt ready.

    Raises:
        InputError: there is no such engine.
        EngineError: it cannot be loaded, started or described.
    """
    player: Player
    if job.command:
        player = piped = Piped(job.command, timeout=job.timeout, start_timeout=job.start_timeout)
        description = describe(piped.engine, job.command)
    else:
        engine = load_engine(job.engine, job.terms.rules)
        player = Direct(engine, job.timeout)
        description = describe(engine, job.engine)
    return Hunt(job.terms, description, player, alive), description
