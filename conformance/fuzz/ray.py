"""The same campaign on a Ray cluster: leases are tasks, and a task whose worker dies gives its lease back.

Needs the extra ``[ray]`` here, and this package on every machine of the cluster.
"""

import socket
from collections.abc import Sequence
from time import monotonic
from typing import Any

from conformance.errors import InputError
from conformance.fuzz.hunt import Hunt
from conformance.fuzz.job import Died, Done, Event, Job, Lease, Ready, Unfit, begin
from conformance.registry import EngineError

AHEAD = 2
"""How many tasks there are for each processor, so that none waits for the next."""
PER_TASK = 600.0
"""The seconds after which a task counts as hung; what an engine of this process may take is watched in the task."""

_REACHED_WITHIN = 5.0

_hunts: dict[Job, tuple[Hunt, Any]] = {}
"""The hunts that this process of the cluster has begun; it plays many leases of one job."""


def play(job: Job, lease: Lease | None) -> Event:
    """What a task does: it plays a lease, or without one only gets the engine ready and says what it is."""
    try:
        if job not in _hunts:
            _hunts[job] = begin(job)
    except (InputError, EngineError) as error:
        return Unfit(str(error), isinstance(error, InputError))
    hunt, description = _hunts[job]
    if lease is None:
        return Ready(description)
    return Done(lease, hunt.run(range(lease.first, lease.last)))


class RayPool:
    """The processors of a cluster."""

    def __init__(self, job: Job, address: str) -> None:
        """Connect to a cluster, or start one on this machine for the address "local".

        Raises:
            InputError: Ray is not installed, or there is no cluster at that address.
        """
        try:
            import ray
        except ImportError:
            raise InputError(
                "--ray needs Ray, which is not installed; pip install 'riftbound-conformance[ray]'"
            ) from None
        self._ray: Any = ray
        _check_reachable(address)
        try:
            ray.init(address=address, log_to_driver=False, logging_level="error", configure_logging=False)
        except (ConnectionError, ValueError, RuntimeError) as error:
            first = str(error).strip().partition("\n")[0]
            advice = "see ray start --head; one that asks for a token needs RAY_AUTH_MODE=token and RAY_AUTH_TOKEN"
            raise InputError(f"there is no Ray cluster at {address} to join: {first}; {advice}") from None
        self._job = job
        self._play = ray.remote(num_cpus=1, max_retries=0)(play)
        self._size = max(1, int(ray.cluster_resources().get("CPU", 1)))
        self._under_way: dict[Any, tuple[Lease | None, float]] = {self._play.remote(job, None): (None, monotonic())}
        self._is_ready = False

    def has_room(self) -> bool:
        """Whether there are fewer tasks than keep every processor at work."""
        return self._is_ready and len(self._under_way) < AHEAD * self._size

    def is_busy(self) -> bool:
        """Whether any task is under way."""
        return bool(self._under_way)

    def give(self, lease: Lease) -> None:
        """Make a task of a lease."""
        self._under_way[self._play.remote(self._job, lease)] = (lease, monotonic())

    def wait(self, seconds: float) -> Sequence[Event]:
        """What has happened, at the latest after so many seconds."""
        tasks = list(self._under_way)
        ready, waiting = self._ray.wait(tasks, num_returns=1, timeout=seconds)
        events: list[Event] = []
        for task in ready:
            lease, _ = self._under_way.pop(task)
            events.append(self._result(task, lease))
        for task in waiting:
            lease, since = self._under_way[task]
            if monotonic() - since > PER_TASK:
                self._ray.cancel(task, force=True)
                del self._under_way[task]
                events.append(Died(lease, (), f"was not done after {PER_TASK:g} s", hung=True))
        return events

    def close(self) -> None:
        """Leave the cluster; tasks that are under way are cancelled."""
        for task in self._under_way:
            self._ray.cancel(task, force=True)
        self._ray.shutdown()

    def _result(self, task: Any, lease: Lease | None) -> Event:
        try:
            event: Event = self._ray.get(task)
        except self._ray.exceptions.RayError as error:
            why = f"was lost: {type(error).__name__}"
            if lease is None:
                return Unfit(f'engine "{self._job.name}" could not be made ready: the worker {why}', False)
            return Died(lease, (), why)
        self._is_ready = self._is_ready or isinstance(event, Ready)
        return event


def _check_reachable(address: str) -> None:
    """Find out at once whether anybody is at an address of the form host:port; Ray itself tries for minutes.

    Raises:
        InputError: nobody is.
    """
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not host or not port.isdecimal():
        return
    try:
        socket.create_connection((host, int(port)), timeout=_REACHED_WITHIN).close()
    except (OSError, OverflowError) as error:
        raise InputError(f"there is no Ray cluster at {address}: {error}; see ray start --head") from None
