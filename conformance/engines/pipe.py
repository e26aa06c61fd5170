"""A pipe: one engine process with its three streams, each served by a thread of its own.

Whoever owns a pipe never reads or writes by itself, and therefore never waits for the engine: a full pipe in one
direction cannot hold up the other. What the threads find goes as events into one queue, which several pipes may share.
"""

import os
import select
from collections import deque
from collections.abc import Sequence
from queue import SimpleQueue
from threading import Thread
from time import monotonic, sleep

import msgspec

from conformance.engines import group
from conformance.errors import one_line
from conformance.wire.framing import STRAY_LENGTH, LineCutter, OverlongError

LONGEST_MESSAGE = 16 * 1024 * 1024
_CHUNK = 1 << 16
_BACKLOG = 64 * 1024 * 1024
"""So many bytes may wait to be looked at; beyond that the engine has to wait."""
_LOG_LINES = 100
_RAPID = 0.0005
"""An engine that writes again within this time is fast;"""
_GATHER = 0.0002
"""then so long is waited for more, which is less than it takes to work off what was sent ahead."""
_WRITER = 1


class Lines(msgspec.Struct, frozen=True):
    """The engine wrote lines that begin like messages."""

    pipe: "Pipe"
    lines: list[bytes]
    size: int


class TooLong(msgspec.Struct, frozen=True):
    """The engine writes a message that exceeds the limit; nothing more is read."""

    pipe: "Pipe"


class Ended(msgspec.Struct, frozen=True):
    """The engine's standard output has ended."""

    pipe: "Pipe"


class Deaf(msgspec.Struct, frozen=True):
    """The engine's standard input is closed."""

    pipe: "Pipe"


Event = Lines | TooLong | Ended | Deaf


class Log:
    """The last lines that engines wrote to stderr, or to stdout besides messages."""

    def __init__(self) -> None:
        """Begin empty; when it is full, the oldest lines go."""
        self.lines: deque[str] = deque(maxlen=_LOG_LINES)

    def add(self, line: bytes) -> str:
        """Keep a line as text that is safe to print, and give that back; nothing is kept of an empty one."""
        text = one_line(line[:STRAY_LENGTH].decode("utf-8", "replace"))
        if text:
            self.lines.append(text)
        return text


class Pipe:
    """A running engine process."""

    def __init__(self, command: Sequence[str], events: "SimpleQueue[Event]", log: Log) -> None:
        """Start the process.

        Args:
            command: the program and its arguments.
            events: where to tell what happens.
            log: where to keep what is no message.

        Raises:
            OSError: the program cannot be started.
        """
        self._events = events
        self.log = log
        self._outgoing: SimpleQueue[bytes | None] = SimpleQueue()
        self._read = 0
        self._buried = False
        self.handled = 0
        self.last_words = ""
        self.last_stray = ""
        self._threads = [
            Thread(target=target, daemon=True) for target in (self._read_output, self._write_input, self._read_errors)
        ]
        self._process = group.start(command)
        try:
            for thread in self._threads:
                thread.start()
        except BaseException:
            group.bury(self._process)
            raise

    @property
    def pid(self) -> int:
        """The number of the process, which is that of its group too."""
        return self._process.pid

    def send(self, data: bytes) -> None:
        """Write to the engine, as soon as it takes it."""
        self._outgoing.put(data)

    def close_input(self) -> None:
        """Close the engine's standard input once everything has been written."""
        self._outgoing.put(None)

    def ends_within(self, seconds: float) -> bool:
        """Whether the process ends by itself within a time."""
        return group.wait(self._process, seconds)

    def is_deaf(self) -> bool:
        """Whether the engine has closed its standard input; not to be asked once ``close_input`` was called."""
        if self._process.stdin is None or not hasattr(select, "poll"):
            return False
        poll = select.poll()
        poll.register(self._process.stdin, 0)
        return any(found & select.POLLERR for _, found in poll.poll(0))

    def ask_to_end(self) -> None:
        """Ask the process and whatever it has started to end."""
        group.ask_to_end(self._process)

    def kill(self) -> None:
        """End the process and whatever it has started at once."""
        group.kill(self._process)

    def bury(self) -> str:
        """End what is left of the process, of its group and of its threads; tells how the process ended."""
        self._buried = True
        code = group.bury(self._process)
        self._outgoing.put(None)
        for thread in self._threads:
            # A process that has left the group may still hold the other end; its thread then ends with ours.
            thread.join(timeout=1)
        if not self._threads[_WRITER].is_alive() and self._process.stdin is not None:
            self._process.stdin.close()
        return group.how_it_ended(code)

    def _read_output(self) -> None:
        assert self._process.stdout is not None
        cutter = LineCutter(LONGEST_MESSAGE)
        with self._process.stdout as stream:
            try:
                before = 0.0
                while chunk := os.read(stream.fileno(), _CHUNK):
                    self._found(cutter, cutter.feed(chunk))
                    now = monotonic()
                    if now - before < _RAPID and len(chunk) < _CHUNK // 4:
                        # Many answers at a time cost less than each on its own.
                        sleep(_GATHER)
                        now += _GATHER
                    before = now
                self._found(cutter, cutter.end())
            except OverlongError:
                self._events.put(TooLong(self))
                return
            except OSError as error:
                self.log.add(f"reading from the engine failed: {error}".encode())
            self._events.put(Ended(self))

    def _found(self, cutter: LineCutter, lines: list[bytes]) -> None:
        if cutter.stray:
            for line in cutter.stray[-_LOG_LINES:]:
                self.last_stray = self.log.add(line) or self.last_stray
            cutter.stray.clear()
        if lines:
            size = sum(map(len, lines))
            self._read += size
            self._events.put(Lines(self, lines, size))
            while self._read - self.handled > _BACKLOG and not self._buried:
                sleep(0.001)

    def _write_input(self) -> None:
        assert self._process.stdin is not None
        stream = self._process.stdin
        try:
            while (data := self._outgoing.get()) is not None:
                view = memoryview(data)
                while view:
                    view = view[os.write(stream.fileno(), view) :]
        except OSError:
            # Not closed here: until the process is buried its number must not go to another file.
            self._events.put(Deaf(self))
        else:
            stream.close()

    def _read_errors(self) -> None:
        assert self._process.stderr is not None
        with self._process.stderr as stream:
            rest = b""
            try:
                while chunk := os.read(stream.fileno(), _CHUNK):
                    *lines, rest = (rest + chunk).split(b"\n")
                    rest = rest[:STRAY_LENGTH]
                    self._said(lines[-_LOG_LINES:])
            except OSError as error:
                self.log.add(f"reading what the engine logs failed: {error}".encode())
            self._said([rest])

    def _said(self, lines: Sequence[bytes]) -> None:
        for line in lines:
            self.last_words = self.log.add(line) or self.last_words
