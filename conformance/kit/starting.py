"""Starting adapters: a file that runs as it is, with every operation that is still to be written as a comment."""

import inspect
import json
import keyword
import textwrap
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Literal, get_args, get_origin

from conformance.errors import InputError
from conformance.kit.shapes import Field, Shape, camel_name, shapes

WRITTEN = ("unit", "might", "is mighty")
"""The operations that a starting adapter has."""
KIT_FILE = "riftbound-kit.mjs"
"""The name under which a JavaScript adapter imports the kit."""
_KIT = Path(__file__).with_name("adapter.js")
_WIDTH = 100

_PYTHON = '''\
"""Plugs an engine into riftbound-conformance.

In this process:         riftbound-conformance run --engine {module}:MyEngine
In a process of its own: riftbound-conformance run --engine-command "python {file}"
"""

from conformance.kit import Adapter, Illegal, Settings, Unsupported, main  # noqa: F401


class MyEngine(Adapter):
    name = "my engine"
    version = "0.1"
    # What your engine does in another way than the rules, such as choosing assignments by itself or showing no Might
    # below 0: assignment="auto", might_read="clamped", marked_damage_after_deal=False, max_players=2.
    settings = Settings()

    def reset(self):
        # A new game of your engine belongs here; it is called before each scenario.
        self.units = {{}}

    # A field that has a default may be left out: where a scenario gives it another value, the answer is "unsupported".
    # In this stand-in for an engine a unit has its printed Might, wherever it is.
    def unit(self, unit, might, zone="board"):
        self.units[unit] = might

    def might(self, unit):
        return self.units[unit]

    def is_mighty(self, unit):
        return self.units[unit] >= 5

    # The operations that are still to be written. Take the comment signs away where your engine has one, and let your
    # engine do it: an action answers nothing, or raises Illegal(rule, reason); a question returns its value. What your
    # engine lacks stays a comment.

{stubs}

if __name__ == "__main__":
    main(MyEngine)
'''

_JAVASCRIPT = """\
// Plugs an engine into riftbound-conformance:
//
//   riftbound-conformance run --engine-command "node {file}"

import {{ Adapter, Illegal, Unsupported, serve }} from "./{kit}";

class MyEngine extends Adapter {{
  name = "my engine";
  version = "0.1";
  // What your engine does in another way than the rules, such as choosing assignments by itself or showing no Might
  // below 0: assignment: "auto", might_read: "clamped", marked_damage_after_deal: false, max_players: 2.
  settings = {{}};

  // A new game of your engine belongs here; it is called before each scenario.
  reset() {{
    this.units = new Map();
  }}

  // What a method does not look at it cannot have done: where a scenario has such a field, the answer is "unsupported".
  // In this stand-in for an engine a unit has its printed Might, wherever it is and whoever controls it.
  unit({{ unit, might, zone = "board", controller = "A", location = "base" }}) {{
    this.units.set(unit, might);
  }}

  might({{ unit }}) {{
    return this.units.get(unit);
  }}

  isMighty({{ unit }}) {{
    return this.units.get(unit) >= 5;
  }}

  // The operations that are still to be written. Take the comment signs away where your engine has one, and let your
  // engine do it: an action returns nothing, or throws new Illegal(rule, reason); a question returns its value. What
  // your engine lacks stays a comment. A method may be async, or be called give_increase instead of giveIncrease.

{stubs}
}}

serve(MyEngine);
"""


def python_adapter(file: str) -> str:
    """A starting adapter in Python.

    Args:
        file: the name that it is to have, which its comments mention.

    Raises:
        InputError: a module cannot have that name.
    """
    module = file.removesuffix(".py")
    if not module.isidentifier() or keyword.iskeyword(module) or module == file:
        raise InputError("cannot be imported under this name; name it like my_adapter.py", file)
    stubs = textwrap.indent("\n".join(_stubs("# ", python_stub)), "    ")
    return _PYTHON.format(file=file, module=module, stubs=stubs)


def javascript_adapter(file: str) -> str:
    """A starting adapter in JavaScript.

    Args:
        file: the name that it is to have, which its comments mention.
    """
    stubs = textwrap.indent("\n".join(_stubs("// ", javascript_stub)).rstrip(), "  ")
    return _JAVASCRIPT.format(file=file, kit=KIT_FILE, stubs=stubs)


def javascript_kit() -> str:
    """The kit for JavaScript, which an adapter imports from a file beside it."""
    return _KIT.read_text(encoding="utf-8")


def python_stub(shape: Shape) -> str:
    """A method for one operation in Python, not written yet."""
    parameters = [field.name if field.required else f"{field.name}={_python(field.default)}" for field in shape.fields]
    head = _fit(f"def {shape.method}(", ["self", *parameters], "):", 4)
    return f'{head}\n    raise Unsupported("not written yet")'


def javascript_stub(shape: Shape) -> str:
    """A method for one operation in JavaScript, not written yet."""
    name = camel_name(shape.capability)
    parameters = [_destructured(field) for field in shape.fields]
    head = _fit(f"{name}({{ ", parameters, " }) {", 2) if parameters else f"{name}() {{"
    return f'{head}\n  throw new Unsupported("not written yet");\n}}'


def _stubs(sign: str, write: Callable[[Shape], str]) -> Iterator[str]:
    """All that is still to be written as lines of comments, each with what it is about."""
    before: type | None = None
    for shape in shapes().values():
        if shape.capability in WRITTEN:
            continue
        if shape.change is None:
            about = f"{shape.capability}: {_first_sentence(shape.operation)}{_answers(shape)}"
        else:
            if shape.operation is not before:
                name = shape.operation.__struct_config__.tag
                yield from _comment(sign, f"{name} ...: {_first_sentence(shape.operation)}")
                yield ""
            about = f"{shape.capability}: {_first_sentence(shape.change)}"
        before = shape.operation
        yield from _comment(sign, about)
        yield from (f"{sign}{line}" for line in write(shape).splitlines())
        yield ""


def _comment(sign: str, text: str) -> list[str]:
    return textwrap.wrap(text, _WIDTH, initial_indent=sign, subsequent_indent=sign)


def _first_sentence(kind: type) -> str:
    text = inspect.cleandoc(kind.__doc__ or "").partition("\n\n")[0]
    return " ".join(text.replace("``", "").split())


def _fit(head: str, parameters: list[str], tail: str, indent: int) -> str:
    """A head of a method on one line, or its parameters on lines of their own where they are too many."""
    line = f"{head}{', '.join(parameters)}{tail}"
    if len(line) <= _WIDTH:
        return line
    pad = " " * indent
    filled = "\n".join(_lines(parameters, _WIDTH - indent, pad))
    return f"{head.rstrip()}\n{filled}\n{tail.lstrip()}"


def _lines(parameters: list[str], width: int, pad: str) -> Iterator[str]:
    line = ""
    for parameter in parameters:
        if line and len(line) + len(parameter) + 2 > width:
            yield f"{pad}{line}"
            line = ""
        line += f"{' ' if line else ''}{parameter},"
    yield f"{pad}{line}"


def _python(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False) if isinstance(value, str) else repr(value)


def _destructured(field: Field) -> str:
    name = field.sent_as if field.sent_as == field.name else f"{field.sent_as}: {field.name}"
    if field.required:
        return name
    return f"{name} = {json.dumps(field.default, ensure_ascii=False)}"


def _answers(shape: Shape) -> str:
    if not shape.is_question:
        return ""
    return f" Answers {_in_words(shape.operation.answers)}."  # type: ignore[attr-defined]


def _in_words(kind: Any) -> str:
    words = {int: "a whole number", bool: "true or false", str: "a text"}
    if kind in words:
        return words[kind]
    parts = [part for part in get_args(kind) if part is not Ellipsis]
    if get_origin(kind) is Literal:
        return " or ".join(f'"{part}"' for part in parts)
    if get_origin(kind) is tuple:
        return f"a list, each {_in_words(parts[0])}"
    if get_origin(kind) is dict:
        return f"a table from name to {_in_words(parts[1]).removeprefix('a ')}"
    return " or ".join(_in_words(part) for part in parts)
