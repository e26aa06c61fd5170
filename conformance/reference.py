"""The reference page: every sentence and every operation, generated from the types and tables that define them.

``python -m conformance.reference`` writes docs/reference.md; with ``--check`` it fails where that is not current.
"""

import inspect
import re
import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Annotated, Any, Literal, get_args, get_origin

import msgspec

from conformance.capabilities import known_capabilities
from conformance.generated import write_or_check
from conformance.sentences import KINDS, TOPICS, Sentence
from conformance.vocabulary import ACTIONS, OPERATIONS, QUESTIONS
from conformance.vocabulary.text import AnyCondition, Group, SpellChange
from conformance.vocabulary.words import KEYWORDS, Designation, Duration, Zone

PAGE = Path(__file__).resolve().parent.parent / "docs" / "reference.md"

_WORDS = {str: "text", int: "whole number", bool: "true or false", Any: "any value"}
_NONE_TYPE = type(None)


def page() -> str:
    """The whole page in Markdown."""
    parts = [
        "# Reference",
        "",
        "Every sentence of the feature files and every operation behind them. This page is generated: change the",
        "types in `conformance/vocabulary/` or the tables in `conformance/sentences/`, then run",
        "`python -m conformance.reference`.",
        "",
        "- [Sentences](#sentences): what a feature file can say",
        "- [Fields of sentences](#fields-of-sentences): what stands for the braces",
        "- [Actions](#actions), [questions](#questions): operations, as case files, `ask` and engines have them",
        "- [Changes](#changes), [conditions](#conditions), [groups](#groups): the parts of an effect",
        "- [Words](#words), [capabilities](#capabilities)",
        "",
        *_sentences(),
        *_fields(),
        *_operations(
            "Actions", 'An action sets up or changes the game. It answers "done", or "illegal" with a rule.', ACTIONS
        ),
        *_operations(
            "Questions", "A question reads the game and answers a value. It always has an expectation.", QUESTIONS
        ),
        *_structs("Changes", "What an effect does: the `change` of `give` and `passive`.", get_args(SpellChange)),
        *_structs("Conditions", "What must hold: the entries of `while`.", get_args(AnyCondition)),
        *_groups(),
        *_words(),
        *_capabilities(),
    ]
    return "\n".join(parts).rstrip() + "\n"


def main(arguments: Sequence[str] | None = None) -> int:
    """Write the page, or check that the committed one is current; the exit code is 1 where it is not."""
    return write_or_check(PAGE, page(), "conformance.reference", __doc__, arguments)


def _sentences() -> Iterator[str]:
    yield from ("## Sentences", "")
    yield "What stands in braces is a field, what stands in square brackets may be left out. Given, When, Then, And"
    yield "and But before a sentence are all the same to the runner; use the one that reads best."
    yield ""
    for topic, sentences in TOPICS.items():
        yield from (f"### {topic}", "")
        for sentence in sentences:
            yield from _sentence(sentence)
        yield ""


def _sentence(sentence: Sentence) -> Iterator[str]:
    builds = ", ".join(_link(name) for name in sentence.operations)
    yield f"- `{sentence.pattern}`  "
    yield f"  as in {_code(sentence.example)}, which builds {builds}"
    for number, row in enumerate(sentence.example_table or ()):
        if number == 0:
            yield ""
        yield f"      | {' | '.join(row)} |"


def _fields() -> Iterator[str]:
    yield from ("## Fields of sentences", "", "| field | what it can be |", "|---|---|")
    alike: dict[str, list[str]] = {}
    for name, kind in KINDS.items():
        alike.setdefault(kind.about, []).append(f"`{{{name}}}`")
    for about, names in alike.items():
        yield f"| {', '.join(names)} | {_cell(about)} |"
    yield ""


def _operations(title: str, about: str, kinds: dict[str, type[msgspec.Struct]]) -> Iterator[str]:
    yield from (f"## {title}", "", about, "")
    for name, kind in kinds.items():
        yield from (f"### {name}", "", _text(kind), "")
        if name in QUESTIONS:
            yield from (f"Answers: {_type(kind.answers)}.", "")  # type: ignore[attr-defined]
        yield from _table(kind)


def _structs(title: str, about: str, kinds: Iterable[type[msgspec.Struct]]) -> Iterator[str]:
    yield from (f"## {title}", "", about, "")
    for kind in kinds:
        config = kind.__struct_config__
        yield from (f'### `{config.tag_field} = "{config.tag}"`', "", _text(kind), "")
        yield from _table(kind)


def _groups() -> Iterator[str]:
    yield from ("## Groups", "", _text(Group), "")
    yield from _table(Group)


def _words() -> Iterator[str]:
    yield from ("## Words", "", "| word | one of |", "|---|---|")
    listed = {
        "keyword": KEYWORDS,
        "duration": get_args(Duration),
        "zone": get_args(Zone),
        "designation": get_args(Designation),
    }
    for word, values in listed.items():
        yield f"| {word} | {', '.join(f'`{value}`' for value in values)} |"
    yield ""


def _capabilities() -> Iterator[str]:
    yield from ("## Capabilities", "")
    yield "The names by which an engine says what it can do: an operation, with the kind of its change where it"
    yield "has one."
    yield ""
    yield from (f"- `{name}`" for name in known_capabilities())


def _table(kind: type[msgspec.Struct]) -> Iterator[str]:
    fields = msgspec.structs.fields(kind)
    if not fields:
        yield from ("No fields.", "")
        return
    yield from ("| field | type | if left out |", "|---|---|---|")
    for field in fields:
        yield f"| `{field.encode_name}` | {_cell(_type(field.type))} | {_default(field)} |"
    yield ""


def _default(field: msgspec.structs.FieldInfo) -> str:
    if field.required:
        return "must be given"
    value = field.default if field.default is not msgspec.NODEFAULT else field.default_factory()
    match value:
        case None:
            return "nothing"
        case ():
            return "none"
        case bool():
            return str(value).lower()
        case _:
            return f"`{value}`"


def _type(kind: Any) -> str:
    """A type in words; what an annotation says of it comes first."""
    if get_origin(kind) is Annotated:
        for meta in kind.__metadata__:
            if isinstance(meta, msgspec.Meta) and meta.description:
                return meta.description
        return _type(kind.__origin__)
    if kind in _WORDS:
        return _WORDS[kind]
    arguments = [part for part in get_args(kind) if part not in (_NONE_TYPE, Ellipsis)]
    if get_origin(kind) is Literal:
        return _either([f"`{value}`" for value in arguments])
    if get_origin(kind) in (tuple, list):
        return f"list, each {_type(arguments[0])}"
    if get_origin(kind) is dict:
        return f"table from {_type(arguments[0])} to {_type(arguments[1])}"
    if arguments:
        return _union(arguments)
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return _struct(kind)
    raise TypeError(f"the reference page has no words for the type {kind!r}")


def _union(members: list[Any]) -> str:
    structs = [member for member in members if isinstance(member, type) and issubclass(member, msgspec.Struct)]
    if len(structs) < 2 or len(structs) < len(members):
        return _either([_type(member) for member in members])
    named = {"kind": "a [change](#changes)", "is": "a [condition](#conditions)"}
    return named.get(str(structs[0].__struct_config__.tag_field)) or _either([_struct(one) for one in structs])


def _struct(kind: type[msgspec.Struct]) -> str:
    tag = kind.__struct_config__.tag
    if tag in OPERATIONS and OPERATIONS[str(tag)] is kind:
        return _link(str(tag))
    return "a [group](#groups)" if kind is Group else f"a table: {kind.__name__}"


def _either(parts: list[str]) -> str:
    return parts[0] if len(parts) == 1 else f"{', '.join(parts[:-1])} or {parts[-1]}"


def _link(name: str) -> str:
    """A link to an operation; the kind of change that a capability adds to its name is not part of the place."""
    words = name.split(" ")
    for length in range(len(words), 0, -1):
        operation = " ".join(words[:length])
        if operation in OPERATIONS:
            return f"[{name}](#{operation.replace(' ', '-')})"
    raise ValueError(f"no operation is called {name!r}")


def _text(kind: type[msgspec.Struct]) -> str:
    return _code_quotes(inspect.cleandoc(kind.__doc__ or ""))


def _code_quotes(text: str) -> str:
    return re.sub(r"``(.+?)``", r"`\1`", text)


def _code(text: str) -> str:
    return f"``{text}``" if "`" in text else f"`{text}`"


def _cell(text: str) -> str:
    return text.replace("|", "\\|")


if __name__ == "__main__":
    sys.exit(main())
