"""An engine run by a command: processes that are started, handed scenarios, watched, replaced and ended.

The life of a process: it is started in a group of its own; it describes itself within the start timeout; it is handed
scenarios, several at a time, and answers each; when there are no more it is asked to shut down. If it crashes, hangs
or breaks the protocol beyond repair, the scenario that it was working on is blamed, a new process takes its place, and
what else was under way is played again. Whatever happens, no process is left.
"""

import atexit
from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from queue import Empty, SimpleQueue
from time import monotonic
from typing import Any

from conformance.engines.base import Answer, Description
from conformance.engines.group import signals_end_tidily, split_command
from conformance.engines.outcome import Asked, Broke, Outcome
from conformance.engines.pipe import LONGEST_MESSAGE, Deaf, Ended, Event, Lines, Log, Pipe, TooLong
from conformance.engines.worker import Finished, StartError, Task, Worker, broken
from conformance.registry import EngineError
from conformance.vocabulary import Operation
from conformance.wire.exchange import Found, Replied, asked
from conformance.wire.messages import Described

WINDOW = 256
"""How many scenarios are under way at most in one process."""
RESTARTS = 50
"""How many processes may be lost in a run."""
FRUITLESS = 10
"""How many may be lost in a row without a single answer in between."""
_OVERDUE = 1.0
_GLANCE = 0.25
"""How often an engine that says nothing is looked at: whether it can still hear."""
_SETTLE = 0.3
"""How long a process that was asked to end, or that has closed its output, may take to end."""


class NoAnswersError(Exception):
    """An engine came to no answers; ``outcome`` says what came instead."""

    def __init__(self, outcome: Broke) -> None:
        """Keep the outcome."""
        super().__init__(str(outcome.got))
        self.outcome = outcome


class ProcessEngine:
    """An engine in processes of its own; use it as a context, so that they end with it."""

    def __init__(
        self,
        command: str,
        *,
        timeout: float = 10.0,
        start_timeout: float = 30.0,
        jobs: int = 1,
        grace: float = 1.0,
    ) -> None:
        """Take the command; nothing is started before the engine is needed.

        Args:
            command: the program and its arguments, in quotes where they hold blanks.
            timeout: the seconds that a scenario may take.
            start_timeout: the seconds until a new process must have described itself.
            jobs: how many processes run at the same time.
            grace: the seconds that a process may take to end when it is asked to.

        Raises:
            InputError: the command cannot be taken apart.
        """
        self.name = command
        self._log = Log()
        self.ended_when_asked = True
        self._command = split_command(command)
        self._timeout = timeout
        self._start_timeout = start_timeout
        self._jobs = jobs
        self._grace = grace
        self._description: Described | None = None
        self._events: SimpleQueue[Event] = SimpleQueue()
        self._workers: dict[Pipe, Worker] = {}
        self._pending: deque[Task] = deque()
        self._finished: list[Finished] = []
        self._next_id = 0
        self._places = 0
        self._lost = 0
        self._fruitless = 0
        self._gave_up = ""

    def __enter__(self) -> "ProcessEngine":
        """Use it."""
        return self

    def __exit__(self, *_: object) -> None:
        """End its processes."""
        self.close()

    @property
    def logged(self) -> Sequence[str]:
        """The last lines that it wrote to stderr, or to stdout besides messages."""
        return list(self._log.lines)

    def describe(self) -> Description:
        """Start the engine and ask it what it is.

        Raises:
            EngineError: it cannot be started, ends, breaks the protocol or takes too long.
        """
        try:
            if self._description is None:
                self._start()
            while self._description is None:
                self._turn()
        except StartError as error:
            self.close()
            raise EngineError(f'engine "{self.name}" {error}') from None
        except BaseException:
            self.close()
            raise
        found = self._description
        capabilities = None if found.capabilities is None else frozenset(found.capabilities)
        return Description(found.name, found.version, found.language, found.rules_version, capabilities, found.settings)

    def run(self, operations: Sequence[Operation]) -> Sequence[Answer]:
        """Play one scenario.

        Raises:
            NoAnswersError: it came to no answers.
        """
        outcome = self.ask(asked("scenario", operations))
        if isinstance(outcome, Broke):
            raise NoAnswersError(outcome)
        return outcome.answers

    def write_down(self, scenario: str, operations: Sequence[Operation]) -> Asked:
        """Put a scenario into the form in which it is sent; see ``SendsAhead``."""
        return asked(scenario, operations)

    def ask(self, scenario: Asked) -> Outcome:
        """Play one scenario; the process stays for the next."""
        self._places += 1
        task = Task(self._places, scenario)
        self._pending.append(task)
        outcome: Outcome | None = None
        for other, found in self._work():
            if other is task or outcome is None:
                # What turns out now about a scenario of before breaks the protocol no less.
                outcome = found.read() if isinstance(found, Replied) else found
        assert outcome is not None
        return outcome

    def hand(self, scenarios: Sequence[Asked]) -> range:
        """Let scenarios be under way while the caller does something else; ``take`` gives what became of them.

        Returns:
            The numbers by which ``take`` names them, in the same order.
        """
        first = self._places + 1
        self._places += len(scenarios)
        self._pending.extend(map(Task, range(first, self._places + 1), scenarios))
        self._staff()
        self._fill()
        return range(first, self._places + 1)

    def take(self, numbers: Iterable[int]) -> Iterator[tuple[int, Found]]:
        """Wait for scenarios that were handed over; the process stays for more.

        Args:
            numbers: those to wait for.

        Yields:
            The number of a scenario with what became of it, in any order; also of others that are done by then, and of
            earlier ones about which something has turned out only now.
        """
        left = set(numbers)
        while left and self._is_busy():
            self._go_on()
            for task, found in self._hand_out():
                left.discard(task.place)
                yield task.place, found

    def play(self, scenarios: Sequence[Asked]) -> Iterator[tuple[int, Found]]:
        """Play many, and end the engine; see ``SendsAhead``."""
        self._pending.extend(map(Task, range(len(scenarios)), scenarios))
        try:
            for task, outcome in self._work():
                yield task.place, outcome
            for task, outcome in self._shut_down():
                yield task.place, outcome
        finally:
            self.close()

    def close(self) -> None:
        """End every process that is left, at once."""
        _end(list(self._workers.values()))
        self._workers.clear()
        self._pending.clear()
        atexit.unregister(self.close)

    def _work(self) -> Iterator[Finished]:
        """Play what is pending until there is an outcome for each."""
        while self._is_busy():
            self._go_on()
            yield from self._hand_out()

    def _is_busy(self) -> bool:
        return bool(self._pending) or any(worker.under_way for worker in self._workers.values())

    def _go_on(self) -> None:
        """See that there are processes with enough to do, and deal with the next thing that happens."""
        self._staff()
        if self._workers:
            self._fill()
            self._turn()
        else:
            self._abandon()

    def _hand_out(self) -> Iterator[Finished]:
        """Give back what is finished; the time that the receiver takes is not the engine's."""
        if self._finished:
            finished, self._finished = self._finished, []
            begin = monotonic()
            yield from finished
            away = monotonic() - begin
            for worker in self._workers.values():
                worker.since += away

    def _staff(self) -> None:
        """Start processes until there are as many as there is work for; those that hear nothing more are replaced."""
        for worker in list(self._workers.values()):
            if worker.deaf_since is not None and not worker.under_way:
                self._lose(worker, None)
        busy = sum(bool(worker.under_way) for worker in self._workers.values())
        wanted = min(self._jobs, busy + len(self._pending))
        while len(self._workers) < wanted and not self._gave_up:
            try:
                self._start()
            except StartError as error:
                self._gave_up = f"the engine {error}"

    def _start(self) -> None:
        try:
            pipe = Pipe(self._command, self._events, self._log)
        except OSError as error:
            raise StartError(f"cannot be started: {error.strerror or error}: {self._command[0]}") from None
        if not self._workers:
            atexit.register(self.close)
        self._workers[pipe] = Worker(pipe, self._new_id())

    def _fill(self) -> None:
        """Send scenarios ahead, so that no process waits for the next; but leave enough for the other processes."""
        for worker in self._workers.values():
            if not self._pending:
                return
            window = WINDOW
            if self._jobs > 1:
                window = min(WINDOW, max(2, len(self._pending) // (2 * self._jobs)))
            under_way = len(worker.under_way)
            # Filled up when half of it is done: many small writes take longer than a few large ones.
            if worker.takes_more and under_way <= window // 2:
                count = min(window - under_way, len(self._pending))
                worker.send([self._pending.popleft() for _ in range(count)], self._next_id + 1)
                self._next_id += count

    def _turn(self) -> None:
        """Wait for the next event, or for the first deadline, and deal with it."""
        deadlines = [
            deadline
            for worker in self._workers.values()
            if (deadline := worker.deadline(self._timeout, self._start_timeout)) is not None
        ]
        try:
            self._deal_with(self._events.get(timeout=max(0.0, min(_GLANCE, min(deadlines) - monotonic()))))
        except Empty:
            for worker in self._workers.values():
                if worker.deaf_since is None and worker.pipe.is_deaf():
                    worker.deaf_since = monotonic()
            self._expire(monotonic())
            return
        # An engine that never falls silent must not escape its deadline.
        self._expire(monotonic() - _OVERDUE)

    def _deal_with(self, event: Event) -> None:
        worker = self._workers.get(event.pipe)
        if worker is None:
            return
        match event:
            case Lines(lines=lines, size=size):
                self._take(worker, lines)
                worker.pipe.handled += size
            case TooLong():
                self._lose(worker, broken(f"sent a message of more than {LONGEST_MESSAGE >> 20} MB"))
            case Deaf():
                worker.deaf_since = monotonic()
            case Ended():
                self._ended(worker)

    def _take(self, worker: Worker, lines: list[bytes]) -> None:
        before = worker.description
        try:
            finished = worker.take(lines)
            if finished:
                self._finished.extend(finished)
                self._fruitless = 0
            if before is None and worker.description is not None:
                if self._description is None:
                    self._description = worker.description
                elif self._description != worker.description:
                    raise StartError("describes itself differently when it is started again")
        except StartError as error:
            self._not_started(worker, str(error))

    def _ended(self, worker: Worker) -> None:
        by_itself = worker.pipe.ends_within(_SETTLE)
        how = worker.pipe.bury()
        how = how if by_itself else "closed its standard output"
        last_words = f"; its last words: {worker.pipe.last_words}" if worker.pipe.last_words else ""
        if worker.description is None:
            self._not_started(worker, f"{how} before it described itself{last_words}")
        else:
            self._lose(worker, Broke("crashed", {"crashed": f"{how}{last_words}"}, monotonic() - worker.since))

    def _expire(self, now: float) -> None:
        for worker in list(self._workers.values()):
            deadline = worker.deadline(self._timeout, self._start_timeout)
            if deadline is None or now < deadline:
                continue
            if worker.description is None:
                self._not_started(worker, f"did not describe itself within {self._start_timeout:g} s")
            elif worker.deaf_since is not None:
                self._lose(worker, broken("closed its standard input"))
            else:
                late = f"no answer within {self._timeout:g} s"
                if worker.pipe.last_stray:
                    late = f"{late}; the last line that was no message: {worker.pipe.last_stray}"
                self._lose(worker, Broke("timed out", {"timed out": late}, self._timeout))

    def _not_started(self, worker: Worker, why: str) -> None:
        _end([worker])
        del self._workers[worker.pipe]
        if self._description is None:
            raise StartError(why)
        self._gave_up = f"the engine {why}"

    def _lose(self, worker: Worker, outcome: Broke | None) -> None:
        """Give a process up: blame what it was working on, and take back the rest of what it had under way."""
        _end([worker])
        del self._workers[worker.pipe]
        blamed, *others = worker.under_way.values() or [None]
        if blamed is not None and outcome is not None:
            self._finished.append((blamed, outcome))
        self._pending.extendleft(reversed([task for task in others if task is not None]))
        self._lost += 1
        self._fruitless += 1
        if self._lost > RESTARTS:
            self._gave_up = f"the engine was restarted {RESTARTS} times"
        elif self._fruitless > FRUITLESS * self._jobs:
            self._gave_up = f"the engine was started {self._fruitless} times without answering anything"

    def _abandon(self) -> None:
        """No process is left and none may be started: nobody plays the rest."""
        outcome = Broke("not run", {"not run": self._gave_up})
        self._finished.extend((task, outcome) for task in self._pending)
        self._pending.clear()

    def _shut_down(self) -> Iterator[Finished]:
        """Ask the processes to end; what they still say is heard, so that no second answer goes unnoticed."""
        for worker in self._workers.values():
            worker.shut_down(self._new_id())
        until = monotonic() + self._grace
        waiting = set(self._workers)
        while waiting and (left := until - monotonic()) > 0:
            try:
                event = self._events.get(timeout=left)
            except Empty:
                break
            if isinstance(event, Ended | TooLong):
                waiting.discard(event.pipe)
            elif isinstance(event, Lines) and event.pipe in self._workers:
                self._take(self._workers[event.pipe], event.lines)
        yield from self._hand_out()
        for pipe in list(self._workers):
            if not pipe.ends_within(max(0.0, until - monotonic())):
                self.ended_when_asked = False

    def _new_id(self) -> int:
        self._next_id += 1
        return self._next_id


@contextmanager
def command_engine(
    command: str, *, timeout: float | None = None, start_timeout: float | None = None, jobs: int | None = None
) -> Iterator[ProcessEngine]:
    """An engine run by a command, as a context that no process outlives, however it is left.

    Args:
        command: the program and its arguments.
        timeout: see ``ProcessEngine``, as are the others; what is None has its usual value.
        start_timeout: the same.
        jobs: the same.
    """
    chosen = {"timeout": timeout, "start_timeout": start_timeout, "jobs": jobs}
    options: dict[str, Any] = {name: value for name, value in chosen.items() if value is not None}
    with signals_end_tidily(), ProcessEngine(command, **options) as engine:
        yield engine


def _end(workers: Sequence[Worker]) -> None:
    """End processes, the hard way if they do not go when asked; whatever interrupts this, they are gone."""
    try:
        for worker in workers:
            worker.pipe.ask_to_end()
        until = monotonic() + _SETTLE
        for worker in workers:
            worker.pipe.ends_within(max(0.0, until - monotonic()))
    finally:
        for worker in workers:
            worker.pipe.kill()
        for worker in workers:
            worker.pipe.bury()
