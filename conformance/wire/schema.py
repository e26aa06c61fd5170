"""JSON Schema for every message, and for the report of a run, generated from the types.

``python -m conformance.wire.schema`` writes docs/schema/; with ``--check`` it fails where that is not current.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec

from conformance.capabilities import known_capabilities
from conformance.vocabulary.operations import AnyOperation
from conformance.wire import messages

FOLDER = Path(__file__).resolve().parent.parent.parent / "docs" / "schema"

MESSAGES: dict[str, type[msgspec.Struct]] = {
    "describe-request": messages.Describe,
    "describe-response": messages.DescribeReply,
    "run-request": messages.Run,
    "run-response": messages.RunReply,
    "shutdown-request": messages.Shutdown,
    "shutdown-response": messages.ShutdownReply,
    "error-response": messages.ErrorReply,
}

Schema = dict[str, Any]
_DEFS = "#/$defs/"


def schemas() -> dict[str, Schema]:
    """The schema of each message, complete in itself, by the name of its file without the ending."""
    return {name: _schema(kind) for name, kind in MESSAGES.items()}


def pages() -> dict[str, str]:
    """The files of docs/schema/ as they must be, by their names."""
    from conformance.report_schema import report_schema

    return {
        f"{name}.json": msgspec.json.format(msgspec.json.encode(schema), indent=2).decode() + "\n"
        for name, schema in (schemas() | {"report": report_schema()}).items()
    }


def main(arguments: Sequence[str] | None = None) -> int:
    """Write the files, or check that the committed ones are current; the exit code is 1 where they are not."""
    parser = argparse.ArgumentParser(prog="python -m conformance.wire.schema", description=__doc__)
    parser.add_argument("--check", action="store_true", help="change nothing; fail when a file is not current")
    check = parser.parse_args(arguments).check
    wanted = pages()
    current = {path.name: path.read_text(encoding="utf-8") for path in FOLDER.glob("*.json")}
    if current == wanted:
        return 0
    if check:
        print("docs/schema/ is not current; run: python -m conformance.wire.schema", file=sys.stderr)
        return 1
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in current.keys() - wanted.keys():
        (FOLDER / name).unlink()
    for name, text in wanted.items():
        (FOLDER / name).write_text(text, encoding="utf-8")
    return 0


def _schema(kind: type[msgspec.Struct]) -> Schema:
    roots, found = msgspec.json.schema_components(
        [kind, AnyOperation, *messages.ANSWERS], ref_template=f"{_DEFS}{{name}}"
    )
    definitions: dict[str, Schema] = dict(found)
    # Two lists that the types cannot say as one thing with a name: of all operations, and of all forms of an answer.
    definitions["Operation"] = {
        "title": "Operation",
        "description": "An action, which changes the game, or a question, which reads it.",
        "anyOf": roots[1]["anyOf"],
    }
    definitions["RunParams"] = _with_items(definitions, "RunParams", "operations", {"$ref": f"{_DEFS}Operation"})
    definitions["Answers"] = _with_items(definitions, "Answers", "answers", {"oneOf": list(roots[2:])})
    if "Described" in definitions:
        listed = definitions["Described"]["properties"]["capabilities"]["anyOf"][0]
        listed["items"] = {"enum": list(known_capabilities())}
    return assembled(definitions.pop(kind.__name__), definitions)


def assembled(top: Schema, definitions: dict[str, Schema]) -> Schema:
    """A schema that is complete in itself.

    Args:
        top: what it describes.
        definitions: all that it may refer to, by their names; what it needs goes into it.
    """
    used = _used(top, definitions)
    schema = {"$schema": "https://json-schema.org/draft/2020-12/schema", **top}
    if used:
        schema["$defs"] = {short(name): definitions[name] for name in sorted(used, key=short)}
    tidied: Schema = tidy(schema)
    return tidied


def _with_items(definitions: dict[str, Schema], name: str, field: str, items: Schema) -> Schema:
    """The definition of that name, with these items in a list of it; nothing where there is no such definition."""
    if name not in definitions:
        return {}
    definition = definitions[name]
    listed = {**definition["properties"][field], "items": items}
    return {**definition, "properties": {**definition["properties"], field: listed}}


def _used(schema: Any, definitions: dict[str, Schema]) -> set[str]:
    """The names of the definitions that a schema needs, directly or through others."""
    used: set[str] = set()
    waiting = list(_references(schema))
    while waiting:
        name = waiting.pop()
        if name not in used:
            used.add(name)
            waiting.extend(_references(definitions[name]))
    return used


def _references(schema: Any) -> Iterator[str]:
    if isinstance(schema, dict):
        if "$ref" in schema:
            yield schema["$ref"].removeprefix(_DEFS)
        for value in schema.values():
            yield from _references(value)
    elif isinstance(schema, list):
        for value in schema:
            yield from _references(value)


def tidy(schema: Any) -> Any:
    """Without what is no JSON Schema, with short names, and with descriptions as Markdown has them."""
    if isinstance(schema, list):
        return [tidy(value) for value in schema]
    if not isinstance(schema, dict):
        return schema
    tidied = {}
    for key, value in schema.items():
        if key == "discriminator" and "anyOf" in schema:
            continue
        if key == "$ref":
            tidied[key] = _DEFS + short(value.removeprefix(_DEFS))
        elif key == "description" and isinstance(value, str):
            tidied[key] = " ".join(value.replace("``", "`").split())
        else:
            tidied[key] = tidy(value)
    return tidied


def short(name: str) -> str:
    """The name of a definition; one that two modules have keeps the last part of its module."""
    return ".".join(name.split(".")[-2:])


if __name__ == "__main__":
    sys.exit(main())
