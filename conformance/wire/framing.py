"""Framing: bytes into lines, and messages told from whatever else an engine prints."""

from typing import Any

import msgspec

NEWLINE = b"\n"
_BEFORE = b"\xef\xbb\xbf \t\r"
"""What may stand before a message: some runtimes begin their output with a byte order mark."""

STRAY_LENGTH = 500
"""How much of a stray line is kept."""


class OverlongError(Exception):
    """A message is longer than the limit."""


class LineCutter:
    """Cuts a stream of bytes into lines that may be messages; what cannot be one is stray and kept apart."""

    def __init__(self, limit: int) -> None:
        """Allow messages of up to ``limit`` bytes."""
        self.limit = limit
        self.stray: list[bytes] = []
        self._parts: list[bytes] = []
        self._length = 0
        self._skipping = False

    def feed(self, chunk: bytes) -> list[bytes]:
        """Take bytes in and give back the lines that they complete and that begin like a message.

        Raises:
            OverlongError: a line that begins like a message exceeds the limit.
        """
        lines = chunk.split(NEWLINE)
        tail = lines.pop()
        if not lines:
            self._begin(tail)
            return []
        if self._skipping:
            del lines[0]
            self._skipping = False
        elif self._parts:
            lines[0] = b"".join([*self._parts, lines[0]])
        self._parts, self._length = [], 0
        messages = []
        for line in lines:
            message = line if line[:1] == b"{" else _message(line)
            if message:
                if len(message) > self.limit:
                    raise OverlongError
                messages.append(message)
            elif line:
                self.stray.append(line[:STRAY_LENGTH])
        if tail:
            self._begin(tail)
        return messages

    def end(self) -> list[bytes]:
        """The stream has ended: give back what stands on its last line, should it be a message."""
        rest = b"".join(self._parts)
        self._parts, self._length = [], 0
        message = _message(rest)
        if rest and not message:
            self.stray.append(rest[:STRAY_LENGTH])
        return [message] if message else []

    def _begin(self, part: bytes) -> None:
        """Keep what is only a part of a line; of a long one that cannot be a message, only its beginning."""
        if self._skipping:
            return
        self._parts.append(part)
        self._length += len(part)
        if self._length > self.limit:
            beginning = b"".join(self._parts)
            if _message(beginning):
                raise OverlongError
            self.stray.append(beginning[:STRAY_LENGTH])
            self._parts, self._length, self._skipping = [], 0, True


def stray_or_broken(line: bytes) -> str | dict[str, Any]:
    """Look closely at a line that begins like a message and could not be read as the one that was awaited.

    Returns:
        The message as an object, where it is one; "stray" where it is some output that merely looks alike, such as
        a log entry in JSON or a notification; "broken" where it was meant to be a message and is not valid JSON.
    """
    try:
        found: dict[str, Any] = msgspec.json.decode(line, type=dict)
    except (msgspec.MsgspecError, RecursionError):
        return "broken" if b'"jsonrpc"' in line else "stray"
    answers = "result" in found or "error" in found
    meant = answers if "method" in found else "jsonrpc" in found or ("id" in found and answers)
    return found if meant else "stray"


def _message(line: bytes) -> bytes:
    """The line without what may stand before a message; nothing where it does not begin like one."""
    bare = line.lstrip(_BEFORE)
    return bare if bare[:1] == b"{" else b""
