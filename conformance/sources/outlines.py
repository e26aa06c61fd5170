"""Scenario outlines: their rows, and texts with the placeholders filled in."""

import re
from collections.abc import Iterator, Mapping
from typing import Any

_PLACEHOLDER = re.compile(r"<([^<>]+)>")


def filled(text: str, row: Mapping[str, str]) -> str:
    """The text with each placeholder that is a column of the row replaced by its cell."""
    return _PLACEHOLDER.sub(lambda found: row.get(found[1], found[0]), text) if row and "<" in text else text


def placeholders(tree: Any) -> Iterator[str]:
    """The names of all placeholders in an outline: in its name, its steps and their tables."""
    yield from _PLACEHOLDER.findall(tree["name"])
    for step in tree["steps"]:
        yield from _PLACEHOLDER.findall(step["text"])
        for row in step["dataTable"]["rows"] if "dataTable" in step else ():
            for cell in row["cells"]:
                yield from _PLACEHOLDER.findall(cell["value"])


def rows_of(tree: Any) -> Iterator[dict[str, str]]:
    """The rows of an outline as cells by column; one empty row for a plain scenario or a background."""
    if not tree.get("examples"):
        yield {}
    for examples in tree.get("examples", ()):
        yield from (row for row, _ in example_rows(examples))


def example_rows(examples: Any) -> Iterator[tuple[dict[str, str], int]]:
    """The rows of one Examples table, each with its line."""
    columns = [cell["value"] for cell in examples["tableHeader"]["cells"]] if "tableHeader" in examples else []
    for body in examples.get("tableBody", ()):
        cells = (cell["value"] for cell in body["cells"])
        yield dict(zip(columns, cells, strict=True)), body["location"]["line"]
