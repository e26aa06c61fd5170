"""The JSON Schema of exported scenarios, which is that of JSON case files; generated from the vocabulary."""

from typing import Any

import msgspec

from conformance.sources.metadata import SOURCE_KINDS, STATUSES, VERSIONS
from conformance.vocabulary.operations import AnyOperation
from conformance.wire.schema import short, tidy

Schema = dict[str, Any]

_TEXT: Schema = {"type": "string"}
_RULE: Schema = {"type": "string", "pattern": r"^[1-9][0-9]{2}(\.([0-9]+|[a-z]))*$"}
_VERSIONS: Schema = {"type": "array", "items": {"enum": list(VERSIONS)}, "minItems": 1}


def schema() -> Schema:
    """The schema of a file of scenarios, complete in itself."""
    roots, found = msgspec.json.schema_components([AnyOperation], ref_template="#/$defs/{name}")
    definitions: dict[str, Schema] = dict(found)
    steps = []
    for reference in roots[0]["anyOf"]:
        name = reference["$ref"].removeprefix("#/$defs/")
        definitions[f"{name}Step"] = _step(definitions[name])
        steps.append({"$ref": f"#/$defs/{name}Step"})
    whole = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Scenarios",
        "description": "Scenarios of riftbound-conformance; a file of this form can be run, asked and explained.",
        **_object({"scenario": {"type": "array", "items": {"$ref": "#/$defs/Scenario"}}}, ["scenario"]),
        "$defs": {
            "Scenario": _scenario(),
            "Step": {
                "title": "Step",
                "description": "An operation, by the name under op and with its fields, and what is expected of it.",
                "anyOf": steps,
            },
            "Expectation": _expectation(),
            **definitions,
        },
    }
    tidied: Schema = tidy(whole)
    tidied["$defs"] = dict(sorted((short(name), found) for name, found in tidied["$defs"].items()))
    return tidied


def _scenario() -> Schema:
    fields = {
        "id": _TEXT | {"description": "A name that is never given to another scenario."},
        "title": _TEXT,
        "rules": {
            "type": "array",
            "items": _RULE,
            "minItems": 1,
            "description": "The rules that decide the answers, by their numbers in Core Rules 1.4.",
        },
        "status": {"enum": list(STATUSES)},
        "source": _object({"kind": {"enum": list(SOURCE_KINDS)}, "where": _TEXT}, ["kind", "where"]),
        "versions": _VERSIONS | {"description": "The rules versions in which it holds; 1.4 where it is left out."},
        "note": _TEXT,
        "steps": {"type": "array", "items": {"$ref": "#/$defs/Step"}, "minItems": 1},
    }
    required = [name for name in fields if name not in ("versions", "note")]
    return {"title": "Scenario", **_object(fields, required)}


def _step(operation: Schema) -> Schema:
    """The schema of an operation as a step: with its expectation, its versions and its words."""
    more = {
        "expect": {"$ref": "#/$defs/Expectation"},
        "in": _VERSIONS
        | {"description": "The rules versions in which the step holds; all of its scenario's if left out."},
        "text": _TEXT | {"description": "The step in words."},
    }
    return {**operation, "properties": {**operation["properties"], **more}}


def _expectation() -> Schema:
    reading = _object({"value": {}, "because": _TEXT}, ["value", "because"])
    several = {"type": "array", "minItems": 2}
    return {
        "title": "Expectation",
        "description": "A bare value is the one right answer; a table says of which other kind the expectation is.",
        "anyOf": [
            {"type": "integer"},
            {"type": "boolean"},
            {"type": "string"},
            {"type": "array"},
            _object({"one_of": several, "because": _TEXT}, ["one_of", "because"]),
            _object({"legal": {"const": True}}, ["legal"]),
            _object({"illegal": _RULE}, ["illegal"]),
            _object({"unruled": several | {"items": reading}}, ["unruled"]),
        ],
    }


def _object(fields: Schema, required: list[str]) -> Schema:
    return {"type": "object", "properties": fields, "required": required, "additionalProperties": False}
