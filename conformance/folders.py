"""Writing a whole folder of files so that nobody ever sees half of it."""

import os
import shutil
from collections.abc import Callable, Mapping
from pathlib import Path

from conformance.errors import InputError


def write_folder(files: Mapping[str, str], folder: str, is_earlier: Callable[[Path], bool], what: str) -> None:
    """Write all files, or none: the folder appears, or takes the place of an earlier one, in one go.

    Args:
        files: their texts by their names, with "/" where they lie in folders of their own.
        folder: the folder that is to hold them; new, empty, or an earlier one of the same kind.
        is_earlier: whether what a folder holds is of that kind and nothing else.
        what: the kind, as in "export".

    Raises:
        InputError: the folder holds something else, or cannot be written.
    """
    target = check_folder(folder, is_earlier, what)
    fresh = target.with_name(f".{target.name}.{os.getpid()}.part")
    former = target.with_name(f".{target.name}.{os.getpid()}.former")
    try:
        fresh.mkdir()
        for name, text in files.items():
            path = fresh / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(text.encode())
        if target.exists():
            os.replace(target, former)
        os.replace(fresh, target)
    except OSError as error:
        if former.exists() and not target.exists():
            os.replace(former, target)
        raise InputError(f"cannot be written: {error.strerror}", folder) from error
    finally:
        shutil.rmtree(fresh, ignore_errors=True)
        shutil.rmtree(former, ignore_errors=True)


def check_folder(folder: str, is_earlier: Callable[[Path], bool], what: str) -> Path:
    """Find out before the work is done whether a folder may be written; see ``write_folder``.

    Returns:
        The folder, with its links followed.

    Raises:
        InputError: it may not be.
    """
    target = Path(os.path.realpath(folder))
    if not target.parent.is_dir():
        raise InputError("cannot be written: the folder that it is to be in does not exist", folder)
    if not target.exists():
        return target
    if not target.is_dir():
        raise InputError(f"is a file; name a folder for the {what}", folder)
    if any(target.iterdir()) and not is_earlier(target):
        raise InputError(f"holds something that is no earlier {what}; name a new folder, or empty it", folder)
    return target
