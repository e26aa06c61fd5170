"""Case files in JSON: the same shape as in TOML, or a single scenario."""

import json
import re
from typing import Any, NoReturn

from conformance.errors import InputError, quoted
from conformance.sources.cases import Place, build
from conformance.vocabulary.scenario import Scenario

_TOKEN = re.compile(r'(?P<steps>"steps"(?=\s*:))|"(?:\\.|[^"\\])*"|(?P<open>[\[{])|(?P<close>[\]}])')


def parse(
    text: str, file: str, *, require_expectations: bool = True, problems: list[InputError] | None = None
) -> list[Scenario]:
    """Read the scenarios of a JSON text.

    Args:
        text: the JSON.
        file: how the file is named, in messages and in the scenarios.
        require_expectations: False for a scenario that is only asked; it needs no metadata either.
        problems: where given, errors are added to it instead of the first being raised.

    Raises:
        InputError: with file and line, when the syntax or anything in a scenario is wrong.
    """
    try:
        data = json.loads(text, object_pairs_hook=_unique, parse_constant=_constant)
    except (ValueError, RecursionError, InputError) as error:
        wrong = _syntax(error, file)
        if problems is None:
            raise wrong from None
        problems.append(wrong)
        return []
    return build(data, file, places(text), require_expectations=require_expectations, problems=problems)


def _unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for key, value in pairs:
        if key in found:
            raise InputError(f"an object has the key {quoted(key)} twice; keep one")
        found[key] = value
    return found


def _constant(name: str) -> NoReturn:
    raise InputError(f"{name} is no JSON; write a number")


def _syntax(error: Exception, file: str) -> InputError:
    if isinstance(error, InputError):
        return error.at(file)
    if isinstance(error, RecursionError):
        return InputError("is nested too deeply; a scenario needs a few levels at most", file, 1)
    if isinstance(error, json.JSONDecodeError):
        problem = f"is not valid JSON at column {error.colno}: {error.msg}"
        return InputError(f"{problem}; correct the syntax there", file, error.lineno)
    return InputError(f"is not valid JSON: {error}; correct it", file, 1)


def places(text: str) -> list[Place]:
    """The line of every scenario, and of every step in it, of a text that is valid JSON."""
    found: list[Place] = []
    depth = position = steps_depth = 0
    line = 1
    single = bool(re.match(r"\s*\{", text)) and not re.match(r'\s*\{\s*"scenario"\s*:\s*\[', text)
    for token in _TOKEN.finditer(text):
        line += text.count("\n", position, token.start())
        position = token.start()
        if token.lastgroup == "open":
            if token[0] == "{" and depth == (0 if single else 2) and not steps_depth:
                found.append(Place(line, []))
            elif token[0] == "{" and steps_depth and depth == steps_depth + 1 and found:
                found[-1].steps.append(line)
            depth += 1
        elif token.lastgroup == "close":
            depth -= 1
            if depth <= steps_depth:
                steps_depth = 0
        elif token.lastgroup == "steps" and depth == (1 if single else 3):
            steps_depth = depth
    return found
