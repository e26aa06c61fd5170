"""Playing cases on an engine, in this process or through a pipe, many at a time."""

import signal
from collections import deque
from collections.abc import Sequence
from threading import current_thread, main_thread
from types import FrameType
from typing import NoReturn, Protocol

from conformance.engines.base import Answer, Engine
from conformance.engines.outcome import Broke, Outcome, Played
from conformance.engines.process import ProcessEngine
from conformance.vocabulary import Operation
from conformance.wire.exchange import Found, asked
from conformance.wording import one_line

Operations = Sequence[Operation]
_CAN_BREAK_OFF = hasattr(signal, "setitimer")


class _TooLongError(BaseException):
    """An engine has used up its time; no engine's own handlers for its errors are to catch this."""


def _break_off(_: int, __: FrameType | None) -> NoReturn:
    raise _TooLongError


class Player(Protocol):
    """Plays cases: several portions may be under way, and come back in the order in which they were handed over."""

    def hand(self, cases: Sequence[Operations]) -> None:
        """Hand a portion over; an engine in a process of its own begins at once."""
        ...

    def take(self) -> list[Found]:
        """What became of the oldest portion, in its order."""
        ...

    def once(self, operations: Operations) -> Outcome:
        """Play a single case, apart from the portions that are under way."""
        ...

    def close(self) -> None:
        """End what was started."""
        ...


class Direct:
    """Plays on an engine of this process."""

    def __init__(self, engine: Engine, timeout: float = 0.0) -> None:
        """Take the engine, and the seconds that a case may take, any number where none is given."""
        self._engine = engine
        self._timeout = timeout if _CAN_BREAK_OFF and current_thread() is main_thread() else 0.0
        if self._timeout:
            signal.signal(signal.SIGALRM, _break_off)
        self._portions: deque[Sequence[Operations]] = deque()

    def hand(self, cases: Sequence[Operations]) -> None:
        """Keep a portion until it is asked for."""
        self._portions.append(cases)

    def take(self) -> list[Found]:
        """Play the oldest portion."""
        return [self.once(operations) for operations in self._portions.popleft()]

    def once(self, operations: Operations) -> Outcome:
        """Play a single case; whatever the engine raises is an error of its own."""
        try:
            if self._timeout:
                signal.setitimer(signal.ITIMER_REAL, self._timeout)
            try:
                answers: Sequence[Answer] = self._engine.run(operations)
                if type(answers) is not list:
                    answers = list(answers)
            finally:
                if self._timeout:
                    signal.setitimer(signal.ITIMER_REAL, 0)
        except _TooLongError:
            return Broke("timed out", {"timed out": f"no answer within {self._timeout:g} s"}, self._timeout)
        except (Exception, SystemExit) as error:
            return Broke("error", {"error": one_line(error)})
        return Played(answers, 0.0)

    def close(self) -> None:
        """Nothing was started."""


class Piped:
    """Plays on an engine in a process of its own, which works on one portion while the next is made."""

    def __init__(self, command: str, *, timeout: float, start_timeout: float) -> None:
        """Take the command that starts the engine, and the seconds that a case and a start may take."""
        self._command = command
        self._timeout = timeout
        self._start_timeout = start_timeout
        self.engine = self._new()
        self._apart: ProcessEngine | None = None
        self._portions: deque[range] = deque()
        self._found: dict[int, Found] = {}

    def _new(self) -> ProcessEngine:
        return ProcessEngine(self._command, timeout=self._timeout, start_timeout=self._start_timeout, grace=0.2)

    def hand(self, cases: Sequence[Operations]) -> None:
        """Send a portion."""
        self._portions.append(self.engine.hand([asked("fuzz", operations) for operations in cases]))

    def take(self) -> list[Found]:
        """Wait for the oldest portion; what is already known of later ones is kept."""
        numbers = self._portions.popleft()
        for number, found in self.engine.take(one for one in numbers if one not in self._found):
            # That an engine answers twice turns out late, and counts for more than its first answer.
            if number >= numbers.start:
                self._found[number] = found
        return [self._found.pop(number) for number in numbers]

    def once(self, operations: Operations) -> Outcome:
        """Play a single case on a process of its own; one that has been given up is replaced."""
        if self._apart is None:
            self._apart = self._new()
        outcome = self._apart.ask(asked("fuzz", operations))
        if isinstance(outcome, Broke) and outcome.verdict == "not run":
            self._apart.close()
            self._apart = self._new()
            outcome = self._apart.ask(asked("fuzz", operations))
        return outcome

    def close(self) -> None:
        """End the processes."""
        self.engine.close()
        if self._apart is not None:
            self._apart.close()
