"""Serving: an engine of this process, asked by the protocol."""

import io
import json
from collections.abc import Sequence
from typing import Any

import pytest

from conformance.engines.base import Answer, Done, Value
from conformance.engines.oracle import OracleEngine
from conformance.engines.serve import serve
from conformance.vocabulary import Operation
from tests.harness.boards import Fake

UNIT = {"op": "unit", "unit": "Vi", "might": 3}
MIGHT = {"op": "might", "unit": "Vi"}
STRANGE = {"op": "dance", "unit": "Vi"}


def replies(engine: Any, *lines: object) -> list[dict[str, Any]]:
    """What an engine replies to these lines."""
    out = io.BytesIO()
    requests = [line if isinstance(line, bytes) else json.dumps(line).encode() for line in lines]
    serve(engine, engine.describe(), [request + b"\n" for request in requests], out)
    return [json.loads(line) for line in out.getvalue().splitlines()]


def run(*operations: dict[str, Any], number: int = 1) -> dict[str, Any]:
    """A request to run these operations."""
    params = {"scenario": "try.one", "operations": operations}
    return {"jsonrpc": "2.0", "id": number, "method": "run", "params": params}


def answers(engine: Any, *operations: dict[str, Any]) -> list[dict[str, Any]]:
    """The answers to these operations."""
    (reply,) = replies(engine, run(*operations))
    found: list[dict[str, Any]] = reply["result"]["answers"]
    return found


def test_each_operation_gets_its_answer() -> None:
    assert answers(OracleEngine(), UNIT, MIGHT) == [{"done": True}, {"value": 3}]


def test_an_unknown_operation_is_unsupported_and_so_is_what_follows() -> None:
    found = answers(OracleEngine(), UNIT, STRANGE, MIGHT)
    assert found[0] == {"done": True}
    assert found[1:] == [
        {"unsupported": {"reason": "there is no such operation"}},
        {"unsupported": {"reason": "comes after an unknown operation"}},
    ]


@pytest.mark.parametrize(
    ("line", "code", "says"),
    [
        (b"{", -32700, "truncated"),
        (b'{"jsonrpc":"2.0","id":1,"method":"' + b"[" * 100 + b'"', -32700, "truncated"),
        (b"[]", -32600, "Expected `object`"),
        ({"jsonrpc": "2.0", "method": "run"}, -32600, "missing required field `id`"),
        ({"jsonrpc": "2.0", "id": 1, "method": "pause"}, -32601, 'no method "pause"'),
        ({"jsonrpc": "2.0", "id": 1, "method": "run"}, -32602, "missing required field `operations`"),
        (run(UNIT | {"might": "three"}), -32602, 'operation 1: "unit", might: "three" is wrong'),
        (run(UNIT, UNIT | {"mihgt": 3}), -32602, 'operation 2: "unit": unknown field "mihgt"; did you mean "might"?'),
        (run(3), -32602, "operations: Expected `object`, got `int`"),  # type: ignore[arg-type]
    ],
)
def test_a_request_that_cannot_be_answered_gets_an_error(line: object, code: int, says: str) -> None:
    first, second = replies(OracleEngine(), line, run(UNIT, number=2))
    assert first["error"]["code"] == code
    assert says in first["error"]["message"]
    assert second["result"] == {"answers": [{"done": True}]}


def test_an_engine_that_raises_is_an_error_of_that_request() -> None:
    class Broken(Fake):
        def run(self, operations: Sequence[Operation]) -> Sequence[Answer]:  # noqa: ARG002
            raise ZeroDivisionError("division by zero")

    first, second = replies(Broken(), run(UNIT), run(UNIT, number=2))
    assert first["error"] == {"code": -32603, "message": "ZeroDivisionError: division by zero"}
    assert second["id"] == 2


def test_a_value_without_a_form_in_json_is_an_error_of_that_request() -> None:
    first, second = replies(Fake(lambda _: Value(object())), run(UNIT, MIGHT), run(UNIT, number=2))
    assert first["error"]["code"] == -32603
    assert second["result"] == {"answers": [{"done": True}]}


def test_what_the_engine_prints_does_not_get_between_the_replies(capsys: pytest.CaptureFixture[str]) -> None:
    class Talking(Fake):
        def run(self, operations: Sequence[Operation]) -> Sequence[Answer]:
            print("thinking")
            return [Done() for _ in operations]

    assert replies(Talking(), run(UNIT))[0]["result"] == {"answers": [{"done": True}]}
    captured = capsys.readouterr()
    assert (captured.out, captured.err) == ("", "thinking\n")


def test_nothing_is_answered_after_shutdown_and_blank_lines_are_none() -> None:
    shutdown = {"jsonrpc": "2.0", "id": 5, "method": "shutdown"}
    assert replies(Fake(), b" ", shutdown, run(UNIT)) == [{"jsonrpc": "2.0", "id": 5, "result": None}]


def test_capabilities_are_served_in_order() -> None:
    engine = Fake(capabilities=frozenset({"unit", "might", "buff"}))
    (reply,) = replies(engine, {"jsonrpc": "2.0", "id": 1, "method": "describe", "params": {"protocol": 1}})
    assert reply["result"]["capabilities"] == ["buff", "might", "unit"]
    assert reply["result"]["settings"]["assignment"] == "amounts"
