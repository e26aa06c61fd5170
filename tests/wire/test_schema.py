"""The schemas: current, and true of every message that is sent."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from conformance.engines.base import Done, Failure, Reading, Refused, Undecided, Unsupported, Value
from conformance.engines.oracle import OracleEngine
from conformance.sources import load_suite
from conformance.vocabulary import OPERATIONS
from conformance.wire import messages, schema
from conformance.wire.answers import write_answer
from conformance.wire.exchange import asked
from tests.wire.schemas import problems

SCHEMAS = schema.schemas()


def test_the_committed_schemas_are_current() -> None:
    assert schema.main(["--check"]) == 0


def test_schemas_that_are_not_current_are_noticed_and_written_anew(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(schema, "FOLDER", tmp_path / "schema")
    assert schema.main(["--check"]) == 1
    assert capsys.readouterr().err.startswith("docs/schema/ is not current")
    assert not (tmp_path / "schema").exists()
    assert schema.main([]) == 0
    assert schema.main(["--check"]) == 0
    (tmp_path / "schema" / "of-before.json").write_text("{}")
    assert schema.main(["--check"]) == 1
    assert schema.main([]) == 0
    assert {path.stem for path in (tmp_path / "schema").iterdir()} == {*schema.MESSAGES, "report"}


def test_every_scenario_is_sent_as_the_schema_says() -> None:
    wrong = {}
    for scenario in load_suite():
        params = asked(scenario.id, [step.operation for step in scenario.steps]).params
        found = problems(json.loads(messages.run(7, params)), SCHEMAS["run-request"])
        if found:
            wrong[scenario.id] = found
    assert wrong == {}


def test_every_operation_is_in_the_schema_with_its_usual_values() -> None:
    definitions = SCHEMAS["run-request"]["$defs"]
    by_name = {
        definition["properties"]["op"]["enum"][0]: definition
        for definition in definitions.values()
        if "op" in definition.get("properties", {})
    }
    assert by_name.keys() == OPERATIONS.keys()
    assert by_name["unit"]["properties"]["controller"]["default"] == "A"
    listed = [one["$ref"] for one in definitions["Operation"]["anyOf"]]
    assert len(listed) == len(set(listed)) == len(OPERATIONS)


def test_every_answer_is_written_as_the_schema_says() -> None:
    answers = [
        Done(),
        Value({"Vi": 3}),
        Value([]),
        Refused("702.2.b.1", "none left"),
        Refused(),
        Unsupported("no"),
        Failure("oops"),
        Undecided((Reading(4, "fixed"), Reading(5, "not fixed"))),
    ]
    written = msgspec.to_builtins({"answers": [write_answer(answer) for answer in answers]})
    reply = {"jsonrpc": "2.0", "id": 1, "result": written}
    assert problems(reply, SCHEMAS["run-response"]) == []


@pytest.mark.parametrize(
    "answer",
    [{}, {"done": False}, {"value": 1, "done": True}, {"illegal": "702"}, {"unsupported": True}, {"answer": 3}],
)
def test_what_is_no_answer_is_none_by_the_schema(answer: dict[str, Any]) -> None:
    reply = {"jsonrpc": "2.0", "id": 1, "result": {"answers": [answer]}}
    assert len(problems(reply, SCHEMAS["run-response"])) == 1


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("describe-request", messages.describe(1)),
        ("shutdown-request", messages.shutdown(1)),
        ("shutdown-response", messages.ShutdownReply(jsonrpc="2.0", id=1, result=None)),
        ("error-response", messages.ErrorReply(jsonrpc="2.0", id=None, error=messages.ErrorObject(-32700, "what?"))),
    ],
)
def test_the_other_messages_are_as_the_schema_says(name: str, message: messages.Message) -> None:
    data = msgspec.to_builtins(message)
    assert problems(data, SCHEMAS[name]) == []
    assert problems({**data, "jsonrpc": "1.0"}, SCHEMAS[name]) != []


def test_a_description_is_as_the_schema_says() -> None:
    from conformance.engines.serve import answer

    engine = OracleEngine()
    request = msgspec.json.encode(messages.describe(1))
    reply = msgspec.to_builtins(answer(request, engine, engine.describe()))
    assert problems(reply, SCHEMAS["describe-response"]) == []
    reply["result"]["capabilities"] = ["might", "dubble"]
    assert problems(reply, SCHEMAS["describe-response"]) != []


def test_no_schema_leaves_a_reference_open() -> None:
    for name, one in SCHEMAS.items():
        text = json.dumps(one)
        used = {part.partition('"')[0] for part in text.split("#/$defs/")[1:]}
        assert used == set(one.get("$defs", {})), name
        assert "conformance." not in text
