"""The command line: finds the command, reads its arguments, and turns what goes wrong into one line and a code.

Only argparse is imported up here; a command's own imports wait until it runs, so that ``--help`` is immediate.
"""

import argparse
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import NoReturn

PROGRAM = "riftbound-conformance"

COMMANDS = {
    "run": "play scenarios on an engine and judge its answers",
    "explain": "show every answer of a scenario with its derivation",
    "ask": "answer the questions of your own scenario",
    "list": "list the scenarios",
    "compare": "compare two runs: two rules versions, two engines, or two days",
    "gate": "hold a run against a committed baseline, and decide whether it may pass",
    "export": "write all scenarios as JSON, with a schema",
    "rules": "take in a rules version, compare two, see what is covered and what is reviewed",
    "lint": "check feature and case files for mistakes that would pass unnoticed",
    "report": "put reports of run --json into one HTML page",
    "book": "write the rulings book: every scenario told, as pages that need no server",
    "adapter": "write an adapter to start from",
    "fuzz": "make cases by chance and hold an engine against the oracle",
    "serve": "let an engine answer the protocol on standard input and output",
    "selftest": "break the oracle in every known way and require that the suite notices",
}

WRONG_INPUT, ENGINE_BROKEN, OUR_FAULT, INTERRUPTED, PIPE_CLOSED = 2, 3, 70, 130, 141


class Parser(argparse.ArgumentParser):
    """A parser that reports a mistake in one line."""

    def error(self, message: str) -> NoReturn:
        """Say in one line what is wrong with the command, and leave."""
        self.exit(WRONG_INPUT, f"{self.prog}: {message}; see {self.prog} --help\n")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line.

    Args:
        arguments: what follows the program's name; by default what it was started with.

    Returns:
        The exit code: 0 all well, 1 conformance failures, 2 wrong command or input, 3 an engine that could not be
        started or broke the protocol, 70 a fault of this program, 130 interrupted, 141 when nobody reads on.
    """
    try:
        code = _dispatch(list(sys.argv[1:] if arguments is None else arguments))
        sys.stdout.flush()
        return code
    except KeyboardInterrupt:
        return _complain("interrupted", INTERRUPTED)
    except BrokenPipeError:
        # The reader has left; what is still buffered would raise once more while Python shuts down.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return PIPE_CLOSED
    except Exception as error:
        return _failed(error)


def _dispatch(arguments: list[str]) -> int:
    parser = _parser()
    if not arguments:
        parser.error(f"name a command: {', '.join(COMMANDS)}")
    name = arguments[0]
    if name.startswith("-"):
        parser.parse_args(arguments)
    if name not in COMMANDS:
        parser.error(f'there is no command "{name}"{_nearest(name)}')
    module = import_module(f"conformance.commands.{name}")
    own = Parser(prog=f"{PROGRAM} {name}", description=f"{COMMANDS[name].capitalize()}.", allow_abbrev=False)
    module.configure(own)
    chosen = own.parse_args(arguments[1:])
    code: int = module.run(chosen)
    return code


def _parser() -> Parser:
    width = max(map(len, COMMANDS))
    listed = "\n".join(f"  {name.ljust(width)}  {text}" for name, text in COMMANDS.items())
    parser = Parser(
        prog=PROGRAM,
        usage=f"{PROGRAM} COMMAND ...",
        description="The rules of Riftbound as scenarios that run: check an engine, or ask for an answer.",
        epilog=f"commands:\n{listed}\n\n{PROGRAM} COMMAND --help tells more about one.",
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument("--version", action=_Version, nargs=0, help="show the version and leave")
    return parser


class _Version(argparse.Action):
    """Prints the version, which is worked out only then."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> NoReturn:
        from conformance.version import suite_version

        print(f"{PROGRAM} {suite_version()}")
        parser.exit()


def _nearest(name: str) -> str:
    from difflib import get_close_matches

    near = get_close_matches(name, COMMANDS, n=1)
    return f'; did you mean "{near[0]}"?' if near else f": there are {', '.join(COMMANDS)}"


def _failed(error: Exception) -> int:
    """Turn a mistake in the input or an engine that will not start into its line; anything else is our own fault."""
    from conformance.errors import InputError
    from conformance.registry import EngineError

    if isinstance(error, InputError):
        return _complain(str(error), WRONG_INPUT)
    if isinstance(error, EngineError):
        return _complain(str(error), ENGINE_BROKEN)
    if isinstance(error, OSError):
        place = f"{error.filename}: " if error.filename else ""
        return _complain(f"{place}{error.strerror or error}", WRONG_INPUT)
    # Left to itself Python would leave with 1, which here means that an engine failed.
    import traceback

    traceback.print_exception(error)
    return OUR_FAULT


def _complain(message: str, code: int) -> int:
    print(f"{PROGRAM}: {message}", file=sys.stderr)
    return code
