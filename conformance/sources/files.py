"""Reading source files, and what follows from where a file lies."""

from functools import cache
from itertools import pairwise
from pathlib import Path, PurePath

from conformance.errors import InputError

_ROOTS = ("features", "cases")


def read_text(path: Path, shown: str) -> str:
    """The text of a file.

    Args:
        path: the file.
        shown: how the file is named in messages.

    Raises:
        InputError: it cannot be read, or is not UTF-8.
    """
    try:
        data = path.read_bytes()
    except FileNotFoundError:
        raise InputError("there is no such file; check the path", shown) from None
    except OSError as error:
        problem = f"cannot be read ({error.strerror})"
        raise InputError(f"{problem}; check the path and its permissions", shown) from None
    return decode_text(data, shown)


def decode_text(data: bytes, shown: str) -> str:
    """The text that bytes stand for, without a byte order mark.

    Raises:
        InputError: the bytes are not UTF-8.
    """
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise InputError("is not UTF-8 here; save the file as UTF-8", shown, line) from None


def section_of(file: str, scenario_id: str = "") -> str:
    """A scenario's rulebook section: the folder under features/ or cases/, else the first part of its id."""
    return _folder_of(file) or scenario_id.partition(".")[0]


@cache
def _folder_of(file: str) -> str:
    folders = PurePath(file).parts[:-1]
    return next((inner for outer, inner in reversed(list(pairwise(folders))) if outer in _ROOTS), "")
