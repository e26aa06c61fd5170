"""One engine process as the protocol sees it: what it was asked and has not answered, and since when."""

from collections.abc import Iterator, Sequence
from time import monotonic

import msgspec

from conformance.engines.outcome import Asked, Broke
from conformance.engines.pipe import Pipe
from conformance.errors import InputError, quoted
from conformance.sources.decode import decode
from conformance.wire.exchange import Found, Replied
from conformance.wire.framing import stray_or_broken
from conformance.wire.messages import AnyReply, Described, describe, run, shutdown

_encode = msgspec.json.Encoder().encode
_read = msgspec.json.Decoder(AnyReply).decode
_UNREADABLE = (msgspec.MsgspecError, RecursionError)

REMEMBERED = 8192
"""How many answered scenarios are remembered at least, in case one is answered again."""
DEAF_SECONDS = 1.0
"""How long an engine that has closed its standard input may still answer what it had read."""


class Task(msgspec.Struct, frozen=True, eq=False):
    """A scenario that is to be played; ``place`` is where it stands among those that were handed in."""

    place: int
    asked: Asked


Finished = tuple[Task, Found]


class StartError(Exception):
    """The process does not do what is required of it at its start; the message says what, without the engine's name."""


def broken(what: str) -> Broke:
    """The outcome of a scenario at which the engine broke the protocol."""
    return Broke("protocol violation", {"protocol violation": what})


class Worker:
    """A process that plays scenarios. It is asked to describe itself first, and ready once it has."""

    def __init__(self, pipe: Pipe, id_of_describe: int) -> None:
        """Take a process that has just been started and ask it to describe itself."""
        self.pipe = pipe
        self.description: Described | None = None
        self.under_way: dict[int, Task] = {}
        self.since = monotonic()
        self.deaf_since: float | None = None
        self.ending = False
        self._describing = id_of_describe
        self._closing: int | None = None
        self._answered: dict[int, Task] = {}
        # Requests that are not waited for any more, though they were not answered.
        self._blamed: list[int] = []
        pipe.send(_encode(describe(id_of_describe)) + b"\n")

    @property
    def takes_more(self) -> bool:
        """Whether scenarios can be sent to it."""
        return self.description is not None and self.deaf_since is None and not self.ending

    def deadline(self, timeout: float, start_timeout: float) -> float | None:
        """When its time is over; None while it has nothing to do."""
        if self.description is None:
            return self.since + start_timeout
        if not self.under_way:
            return None
        if self.deaf_since is not None:
            return min(self.since + timeout, max(self.since, self.deaf_since) + DEAF_SECONDS)
        return self.since + timeout

    def send(self, tasks: Sequence[Task], first_id: int) -> None:
        """Send scenarios, each under an id of its own: the first, and those that follow it."""
        if not self.under_way:
            self.since = monotonic()
        lines = []
        for number, task in enumerate(tasks, first_id):
            self.under_way[number] = task
            lines.append(run(number, task.asked.params))
        self.pipe.send(b"".join(lines))

    def shut_down(self, id_of_shutdown: int) -> None:
        """Ask the process to end; nothing can be sent to it any more."""
        self.ending = True
        self._closing = id_of_shutdown
        self.pipe.send(_encode(shutdown(id_of_shutdown)) + b"\n")
        self.pipe.close_input()

    def oldest(self) -> Task | None:
        """What it is working on, as far as can be told: the scenario that has been waiting longest for its answer."""
        return next(iter(self.under_way.values()), None)

    def take(self, lines: list[bytes]) -> list[Finished]:
        """Take in lines that begin like messages, and tell what they finish.

        Raises:
            StartError: it is to describe itself, and these do not do that.
        """
        finished: list[Finished] = []
        now = monotonic()
        share = (now - self.since) / len(lines)
        oldest = next(iter(self.under_way), None)
        for line in lines:
            if self.description is None:
                self._take_description(line)
                continue
            try:
                reply = _read(line)
                number = reply.id
                task = self.under_way.pop(number, None)
                if task is None:
                    finished.extend(self._unasked(number))
                    continue
                self._answered[number] = task
                finished.append((task, Replied(reply.result, share)))
            except _UNREADABLE as error:
                finished.extend(self._take_other(line, error))
        if oldest not in self.under_way:
            self.since = now
        if len(self._answered) > 2 * REMEMBERED:
            # A campaign goes on for millions; that an engine answers twice shows soon after.
            self._answered = dict(list(self._answered.items())[-REMEMBERED:])
        return finished

    def _take_description(self, line: bytes) -> None:
        found = stray_or_broken(line)
        if found == "stray":
            self.pipe.log.add(line)
            return
        if isinstance(found, str):
            raise StartError("answered describe with something that is no valid JSON")
        if found.get("id") != self._describing or isinstance(found["id"], bool):
            raise StartError(f"answered the id {quoted(found.get('id'))} when it was asked to describe itself")
        if "error" in found:
            raise StartError(f"answered describe with an error: {_message_of(found)}")
        if found.get("jsonrpc") != "2.0" or "result" not in found:
            raise StartError('answered describe with a message that lacks jsonrpc = "2.0" or a result')
        try:
            self.description = decode(found["result"], Described)
        except InputError as error:
            raise StartError(f"describes itself wrongly: {error.message}") from None

    def _take_other(self, line: bytes, error: Exception) -> Iterator[Finished]:
        """A line that is no proper answer to ``run``: another message, a wrong one, or stray output."""
        found = stray_or_broken(line)
        if found == "stray":
            self.pipe.log.add(line)
            return
        if isinstance(found, str):
            yield from self._blame_oldest("sent a message that is no valid JSON")
            return
        number = found.get("id")
        if "error" in found and number is None:
            yield from self._blame_oldest(f"could not read a request: {_message_of(found)}")
            return
        if type(number) is not int or number not in self.under_way:
            yield from self._unasked(number)
            return
        task = self._answered[number] = self.under_way.pop(number)
        if "error" in found and "result" not in found:
            yield task, Broke("error", {"error": _message_of(found)})
        else:
            yield task, broken(f"its answer is not as it must be: {error}")

    def _unasked(self, number: object) -> Iterator[Finished]:
        """An answer that nothing under way has asked for: given twice, late, or for an id that was never sent."""
        if type(number) is int and number in self._answered:
            yield self._answered[number], broken("answered twice")
        elif number not in self._blamed and number != self._closing:
            yield from self._blame_oldest(f"answered the id {quoted(number)}, which it was not asked")

    def _blame_oldest(self, what: str) -> Iterator[Finished]:
        """Blame the scenario it works on, or the one before if it has none; the process itself goes on."""
        number = next(iter(self.under_way), None)
        if number is not None:
            self._blamed.append(number)
            yield self.under_way.pop(number), broken(what)
        elif self._answered:
            yield next(reversed(self._answered.values())), broken(what)
        else:
            self.pipe.log.add(what.encode())


def _message_of(found: dict[str, object]) -> str:
    """What an error reply says, in whatever form it comes."""
    error = found["error"]
    message = error.get("message") if isinstance(error, dict) else error
    return quoted(message, 300)
