"""Workers on this machine: processes that are started, given leases, watched and replaced."""

import os
import signal
import sys
from collections import deque
from collections.abc import Sequence
from multiprocessing import connection, get_context
from multiprocessing.connection import Connection
from time import monotonic
from typing import Any

from conformance.engines.group import how_it_ended
from conformance.errors import InputError
from conformance.fuzz.job import Died, Done, Event, Job, Lease, Ready, Unfit, begin
from conformance.registry import EngineError

AHEAD = 2
"""How many leases a worker has at most, so that it need not wait for the next."""
_MARGIN = 5.0
"""The seconds that a worker may say nothing beyond those that its engine may take for a case."""
_ALIVE = "alive"


class Worker:
    """A process with its leases, the first of which it is at."""

    def __init__(self, job: Job) -> None:
        """Start it."""
        spawn = get_context("spawn")
        self.pipe, theirs = spawn.Pipe()
        self.process = spawn.Process(target=work, args=(theirs, job), daemon=True)
        self.process.start()
        theirs.close()
        self.leases: deque[Lease] = deque()
        self.is_ready = False
        self.heard = monotonic()

    def end(self) -> None:
        """End it at once; what it has started ends when its pipes close."""
        self.process.kill()
        self.process.join()
        self.pipe.close()


class LocalPool:
    """So many workers on this machine."""

    def __init__(self, job: Job, size: int) -> None:
        """Start the workers."""
        self._job = job
        self._silence = job.timeout + _MARGIN
        self._workers: list[Worker] = [Worker(job) for _ in range(size)]

    @property
    def processes(self) -> list[int]:
        """The numbers of the processes."""
        return [worker.process.pid or 0 for worker in self._workers]

    def has_room(self) -> bool:
        """Whether a worker that is ready has fewer leases than it may have."""
        return any(worker.is_ready and len(worker.leases) < AHEAD for worker in self._workers)

    def is_busy(self) -> bool:
        """Whether some worker has a lease, or is still getting ready."""
        return any(worker.leases or not worker.is_ready for worker in self._workers)

    def give(self, lease: Lease) -> None:
        """Give a lease to the worker that has the fewest."""
        worker = min((one for one in self._workers if one.is_ready), key=lambda one: len(one.leases))
        if not worker.leases:
            worker.heard = monotonic()
        worker.leases.append(lease)
        try:
            worker.pipe.send(lease)
        except OSError:
            # It has died; that it has is found out in a moment, and the lease comes back with it.
            return

    def wait(self, seconds: float) -> Sequence[Event]:
        """What has happened, at the latest after so many seconds."""
        sources: list[Any] = [worker.pipe for worker in self._workers]
        ready = connection.wait(sources, seconds)
        events: list[Event] = []
        for worker in list(self._workers):
            if worker.pipe in ready:
                events.extend(self._hear(worker))
            elif self._is_silent(worker):
                events.append(self._lose(worker, f"said nothing for {self._silence:g} s", hung=True))
        return events

    def close(self) -> None:
        """End all workers at once."""
        for worker in self._workers:
            worker.process.kill()
        for worker in self._workers:
            worker.end()
        self._workers = []

    def _hear(self, worker: Worker) -> list[Event]:
        worker.heard = monotonic()
        events: list[Event] = []
        try:
            while worker.pipe.poll():
                message = worker.pipe.recv()
                if message == _ALIVE:
                    continue
                if isinstance(message, Ready):
                    worker.is_ready = True
                elif isinstance(message, Done):
                    worker.leases.popleft()
                events.append(message)
        except (EOFError, OSError):
            # It may have closed its end and still be there.
            worker.process.join(1.0)
            worker.process.kill()
            worker.process.join()
            if not any(isinstance(event, Unfit) for event in events):
                how = how_it_ended(worker.process.exitcode or 0)
                events.append(self._lose(worker, how))
        return events

    def _is_silent(self, worker: Worker) -> bool:
        silence = self._silence if worker.is_ready else self._silence + self._job.start_timeout
        return bool(worker.leases or not worker.is_ready) and monotonic() - worker.heard > silence

    def _lose(self, worker: Worker, why: str, *, hung: bool = False) -> Event:
        """Put another worker in the place of one that is lost."""
        worker.end()
        place = self._workers.index(worker)
        if not worker.is_ready:
            return Unfit(f'engine "{self._job.name}" could not be made ready: the worker {why}', wrong_input=False)
        self._workers[place] = Worker(self._job)
        leases = list(worker.leases)
        return Died(leases[0] if leases else None, tuple(leases[1:]), why, hung)


def work(pipe: Connection, job: Job) -> None:
    """What a worker does: it gets its engine ready, and plays leases until there are no more."""
    # Ctrl-C goes to everybody at the terminal; the campaign decides when a worker ends.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # What an engine prints must not get into the report.
    os.dup2(sys.stderr.fileno(), 1)
    try:
        hunt, description = begin(job, lambda: pipe.send(_ALIVE))
    except (InputError, EngineError) as error:
        pipe.send(Unfit(str(error), isinstance(error, InputError)))
        return
    try:
        pipe.send(Ready(description))
        while True:
            lease = pipe.recv()
            pipe.send(Done(lease, hunt.run(range(lease.first, lease.last))))
    except (EOFError, OSError):
        # The campaign is over, or gone.
        return
    finally:
        hunt.player.close()
