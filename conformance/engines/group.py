"""Processes that leave nothing behind: each is started in a group of its own, and the whole group ends with it."""

import os
import shlex
import signal
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from threading import current_thread, main_thread
from time import monotonic, sleep
from types import FrameType
from typing import NoReturn

from conformance.errors import InputError

Process = subprocess.Popen[bytes]

_POSIX = os.name == "posix"
_CAN_LOOK = hasattr(os, "waitid")


def split_command(command: str) -> list[str]:
    """Take a command line apart into the program and its arguments.

    Raises:
        InputError: it is empty, or a quotation in it does not end.
    """
    try:
        parts = shlex.split(command, posix=os.name == "posix")
    except ValueError as error:
        raise InputError(f'the command "{command}" cannot be taken apart: {error}; check its quotes') from None
    if not parts:
        raise InputError('the engine\'s command is empty; name a program, such as "node adapter.mjs"')
    return parts


def start(command: Sequence[str]) -> Process:
    """Start a program with pipes on all three streams, in a session of its own, where Ctrl-C does not reach it.

    Raises:
        OSError: there is no such program, or it cannot be run.
    """
    flags = getattr(subprocess, "CREATE_NEW_PROCESS_GROUP", 0)
    pipe = subprocess.PIPE
    return subprocess.Popen(
        command, bufsize=0, stdin=pipe, stdout=pipe, stderr=pipe, start_new_session=_POSIX, creationflags=flags
    )


def has_ended(process: Process) -> bool:
    """Whether a process has ended, without taking its exit status: its number stays its own until ``bury``."""
    if process.returncode is not None:
        return True
    if not _CAN_LOOK:
        return process.poll() is not None
    try:
        return os.waitid(os.P_PID, process.pid, os.WEXITED | os.WNOHANG | os.WNOWAIT) is not None
    except ChildProcessError:
        return True


def wait(process: Process, seconds: float) -> bool:
    """Wait for a process to end by itself; tells whether it did within the time."""
    until = monotonic() + seconds
    pause = 0.0005
    while not has_ended(process):
        left = until - monotonic()
        if left <= 0:
            return False
        sleep(min(pause, left))
        pause = min(pause * 2, 0.02)
    return True


def ask_to_end(process: Process) -> None:
    """Ask a process and whatever it has started to end."""
    _signal(process, signal.SIGTERM)


def kill(process: Process) -> None:
    """End a process and whatever it has started at once."""
    # A process that has ended keeps its number until its status is taken, so that the group is still the right one.
    _signal(process, getattr(signal, "SIGKILL", signal.SIGTERM))


def bury(process: Process) -> int:
    """End a process and whatever it has started at once, and take its exit status so that no zombie is left."""
    kill(process)
    return process.wait()


def how_it_ended(code: int) -> str:
    """An exit status in words."""
    if code < 0:
        try:
            return f"was ended by {signal.Signals(-code).name}"
        except ValueError:
            return f"was ended by signal {-code}"
    return f"ended with exit code {code}"


@contextmanager
def signals_end_tidily() -> Iterator[None]:
    """Let being told to end (SIGTERM, SIGHUP) run what cleans up, as Ctrl-C does; otherwise engines would be left."""
    names = ("SIGTERM", "SIGHUP") if current_thread() is main_thread() else ()
    numbers = [getattr(signal, name) for name in names if hasattr(signal, name)]

    def leave(number: int, _: FrameType | None) -> NoReturn:
        raise SystemExit(128 + number)

    before = {}
    try:
        for number in numbers:
            # One that is ignored, as under nohup, stays ignored.
            if signal.getsignal(number) is signal.SIG_DFL:
                before[number] = signal.signal(number, leave)
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def _signal(process: Process, number: int) -> None:
    if process.returncode is not None:
        return
    try:
        if _POSIX:
            os.killpg(process.pid, number)
        else:
            process.send_signal(number)
    except (ProcessLookupError, PermissionError):
        # Everybody in it has ended.
        pass
