"""What the tests of the kits share: one operation of each kind, and conversations with adapters in JavaScript."""

import json
import shutil
import subprocess
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

from conformance.capabilities import needs
from conformance.engines.base import Engine
from conformance.kit.shapes import arguments, shapes
from conformance.sources import load_suite
from conformance.vocabulary import Operation, operation_name

ROOT = Path(__file__).resolve().parents[2]
KIT = ROOT / "conformance" / "kit" / "adapter.js"
NODE = shutil.which("node")

needs_node = pytest.mark.skipif(NODE is None, reason="node is not installed")


@cache
def all_operations() -> tuple[Operation, ...]:
    """Every operation of the suite, those inside others included."""
    found: list[Operation] = []
    for scenario in load_suite():
        for step in scenario.steps:
            found.append(step.operation)
            found.extend(getattr(step.operation, "actions", ()))
            if hasattr(step.operation, "action"):
                found.append(step.operation.action)
    return tuple(found)


@cache
def one_of_each() -> dict[str, Operation]:
    """An operation for each capability, with as many of its fields given as the suite ever does."""
    found: dict[str, Operation] = {}
    for operation in all_operations():
        name = operation_name(operation)
        if name not in found or _given(operation) > _given(found[name]):
            found[name] = operation
    return found


def _given(operation: Operation) -> int:
    shape = next(shape for shape in shapes().values() if shape.capability == operation_name(operation))
    fields = arguments(operation)
    return sum(fields[field.name] != field.default for field in shape.fields)


def as_data(operation: Operation) -> Any:
    """An operation as it stands in a message."""
    return json.loads(msgspec.json.encode(operation))


def flattened(operation: Operation) -> dict[str, Any]:
    """The fields of an operation as a method in JavaScript gets them."""
    data = as_data(operation)
    change = data.pop("change", {})
    return {key: value for key, value in {**data, **change}.items() if key not in ("op", "kind")}


def suite_needs() -> set[str]:
    """The capabilities that the suite asks for."""
    return {name for operation in all_operations() for name in needs(operation)}


def capabilities(engine: Engine) -> set[str]:
    """What an engine declares."""
    declared = engine.describe().capabilities
    assert declared is not None
    return set(declared)


def converse(folder: Path, script: str, requests: Sequence[Any], *, runtime: str | None = None) -> "Conversation":
    """Start an adapter in JavaScript, hand it requests, and hear it out.

    Args:
        folder: where to put it.
        script: its text, which may use whatever the kit exports.
        requests: objects to be sent as JSON, or texts to be sent as they are.
        runtime: the program that runs it; node where none is named.
    """
    path = folder / "adapter.mjs"
    imports = f"import {{ Adapter, Illegal, Unsupported, operationOf, serve }} from {json.dumps(KIT.as_uri())};\n"
    path.write_text(imports + script, encoding="utf-8")
    lines = [one if isinstance(one, str) else json.dumps(one) for one in requests]
    done = subprocess.run(
        [runtime or str(NODE), str(path)],
        input="".join(f"{line}\n" for line in lines),
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=60,
        check=False,
    )
    return Conversation([json.loads(line) for line in done.stdout.splitlines()], done.stderr, done.returncode)


class Conversation(msgspec.Struct):
    """What an adapter said, message by message, what it logged, and how it ended."""

    replies: list[Any]
    log: str
    code: int

    def answers(self, place: int = 0) -> Any:
        """The answers in one of its replies."""
        return self.replies[place]["result"]["answers"]


def play(number: int, *operations: Any) -> dict[str, Any]:
    """A request to play a scenario."""
    params = {"scenario": f"test.{number}", "operations": list(operations)}
    return {"jsonrpc": "2.0", "id": number, "method": "run", "params": params}


def ask(number: int, method: str) -> dict[str, Any]:
    """A request without a scenario."""
    return {"jsonrpc": "2.0", "id": number, "method": method, "params": {"protocol": 1}}
