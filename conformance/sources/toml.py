"""Case files in TOML: syntax errors with their line, and the line of every scenario and step."""

import re

import tomli

from conformance.errors import InputError
from conformance.sources.cases import Place, build
from conformance.vocabulary.scenario import Scenario

_STRINGS = r'"""(?:\\.|[^\\])*?"""|\'\'\'.*?\'\'\'|"(?:\\.|[^"\\\n])*"|\'[^\'\n]*\'|#[^\n]*'
_OUTSIDE = re.compile(
    rf"(?P<text>{_STRINGS})|^[ \t]*\[\[?[ \t]*(?P<header>[\w.\-]+)[ \t]*\]\]?"
    r"|^[ \t]*(?P<steps>steps)(?=[ \t]*=)|(?P<open>[\[{])",
    re.DOTALL | re.MULTILINE,
)
_INSIDE = re.compile(rf"(?P<text>{_STRINGS})|(?P<open>[\[{{])|(?P<close>[\]}}])", re.DOTALL)


def parse(
    text: str, file: str, *, require_expectations: bool = True, problems: list[InputError] | None = None
) -> list[Scenario]:
    """Read the scenarios of a TOML text.

    Args:
        text: the TOML.
        file: how the file is named, in messages and in the scenarios.
        require_expectations: False for a scenario that is only asked; it needs no metadata either.
        problems: where given, errors are added to it instead of the first being raised.

    Raises:
        InputError: with file and line, when the syntax or anything in a scenario is wrong.
    """
    try:
        data = tomli.loads(text)
    except (tomli.TOMLDecodeError, RecursionError) as error:
        wrong = _syntax(error, text, file)
        if problems is None:
            raise wrong from None
        problems.append(wrong)
        return []
    return build(data, file, places(text), require_expectations=require_expectations, problems=problems)


def _syntax(error: Exception, text: str, file: str) -> InputError:
    if isinstance(error, RecursionError):
        return InputError("is nested too deeply; a scenario needs a few levels at most", file, 1)
    message = str(error)
    found = re.search(r" \(at line (\d+), column (\d+)\)$", message)
    line = int(found[1]) if found else text.count("\n") + 1
    what = re.sub(r" \(at .*\)$", "", message)
    column = f" at column {found[2]}" if found else ", at the end of the file"
    return InputError(f"is not valid TOML{column}: {what}; correct the syntax there", file, line)


def places(text: str) -> list[Place]:
    """The line of every scenario, and of every step in it, of a text that is valid TOML."""
    found = [Place(1, [])]
    depth = position = 0
    line = 1
    in_steps = False
    while token := (_INSIDE if depth else _OUTSIDE).search(text, position):
        start = token.end() - len(token[0].lstrip())
        line += text.count("\n", position, start)
        position = start
        kind = token.lastgroup
        if kind == "header" and token["header"] == "scenario":
            found.append(Place(line, []))
        elif kind == "header" and token["header"] == "scenario.steps":
            found[-1].steps.append(line)
        elif kind == "steps":
            in_steps = True
        elif kind == "open":
            if in_steps and depth == 1 and token[0] == "{":
                found[-1].steps.append(line)
            depth += 1
        elif kind == "close":
            depth -= 1
            in_steps = in_steps and depth > 0
        line += text.count("\n", position, token.end())
        position = token.end()
    return found[1:] or found
