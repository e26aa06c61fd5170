"""Writing files so that nobody ever sees half of one."""

import os
from pathlib import Path

from conformance.errors import InputError


def write_whole(path: str, text: str) -> None:
    """Write a text file in one go: into a neighbour first, which then takes the place of ``path``.

    What is no ordinary file, such as a named pipe, is written to directly.

    Raises:
        InputError: it cannot be written there.
    """
    target = Path(os.path.realpath(path))
    neighbour = target.with_name(f".{target.name}.{os.getpid()}.part")
    try:
        if target.exists() and not target.is_file() and not target.is_dir():
            target.write_text(text, encoding="utf-8")
            return
        try:
            neighbour.write_text(text, encoding="utf-8")
            os.replace(neighbour, target)
        finally:
            neighbour.unlink(missing_ok=True)
    except OSError as error:
        raise InputError(f'"{path}" cannot be written: {error.strerror}') from error


def check_writable(path: str) -> None:
    """Find out before the work is done, not after it, that a file cannot be written.

    Raises:
        InputError: its folder does not exist or is closed to us, or it is itself a folder.
    """
    target = Path(os.path.realpath(path))
    if target.is_dir():
        raise InputError(f'"{path}" is a folder; name a file in it')
    if not target.parent.is_dir():
        raise InputError(f'"{path}" cannot be written: its folder does not exist')
    if not os.access(target if target.exists() else target.parent, os.W_OK):
        raise InputError(f'"{path}" cannot be written: permission denied')
