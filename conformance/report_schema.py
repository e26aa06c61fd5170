"""The JSON Schema of a report, generated from its types; ``python -m conformance.wire.schema`` writes it."""

import msgspec

from conformance.report import Report
from conformance.verdicts import VERDICTS
from conformance.wire.schema import Schema, assembled


def report_schema() -> Schema:
    """The schema of what ``run --json`` writes, complete in itself.

    What the types leave open and every report has is said too: all of its parts, a count for each verdict, and the
    closing record, which is true or the report is none.
    """
    definitions: dict[str, Schema] = dict(msgspec.json.schema_components([Report], ref_template="#/$defs/{name}")[1])
    top = definitions.pop("Report")
    parts = top["properties"]
    parts["summary"] = {
        "type": "object",
        "properties": {verdict: {"type": "integer", "minimum": 0} for verdict in VERDICTS},
        "required": list(VERDICTS),
        "additionalProperties": False,
    }
    parts["complete"] = {"description": "the closing record", "enum": [True]}
    return assembled({**top, "required": list(parts)}, definitions)
