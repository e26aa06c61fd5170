"""Pages that are generated from the code they describe: written anew, or checked."""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path


def write_or_check(
    path: Path, text: str, module: str, description: str | None, arguments: Sequence[str] | None = None
) -> int:
    """Write a page in docs/, or with ``--check`` only see whether the committed one is current.

    Args:
        path: the page.
        text: what it should say.
        module: the module that makes it, run as ``python -m MODULE``.
        description: what ``--help`` says of it.
        arguments: the command line, without the program's name.

    Returns:
        The exit code: 1 where the page is to be checked and is not current, else 0.
    """
    parser = argparse.ArgumentParser(prog=f"python -m {module}", description=description)
    parser.add_argument("--check", action="store_true", help="change nothing; fail when the page is not current")
    check = parser.parse_args(arguments).check
    if path.is_file() and path.read_text(encoding="utf-8") == text:
        return 0
    if check:
        print(f"docs/{path.name} is not current; run: python -m {module}", file=sys.stderr)
        return 1
    path.write_text(text, encoding="utf-8")
    return 0
