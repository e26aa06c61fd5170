"""``adapter``: write an adapter to start from."""

import argparse

_USUAL_NAMES = {"python": "my_adapter.py", "js": "my_adapter.mjs", "js-kit": ""}


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of ``adapter``."""
    parser.add_argument(
        "language", choices=list(_USUAL_NAMES), help="the language to write it in; js-kit: only the kit that js imports"
    )
    parser.add_argument(
        "file", nargs="?", metavar="FILE", help="the file to write; for js the kit is put beside it (default: print it)"
    )


def run(arguments: argparse.Namespace) -> int:
    """Write the adapter, and the kit where the language needs one."""
    import sys
    from pathlib import Path

    from conformance.errors import InputError
    from conformance.files import check_writable, write_whole
    from conformance.kit import starting

    language = arguments.language
    path = Path(arguments.file or _USUAL_NAMES[language])
    if language == "python":
        text = starting.python_adapter(path.name)
    else:
        text = starting.javascript_adapter(path.name) if language == "js" else starting.javascript_kit()
    if arguments.file is None:
        sys.stdout.write(text)
        return 0
    check_writable(arguments.file)
    if path.exists() and language != "js-kit":
        raise InputError("is there already; name a file that is not, or move it away", arguments.file)
    write_whole(arguments.file, text)
    if language == "js":
        write_whole(str(path.with_name(starting.KIT_FILE)), starting.javascript_kit())
    return 0
