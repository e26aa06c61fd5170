"""All scenarios as JSON, for whoever wants them without this program: a file for each section, a schema, a manifest.

The files have the form of JSON case files, so that they can be run again as they are. The same suite gives the same
bytes, whenever and wherever it is exported.
"""

import hashlib
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from conformance.export_schema import schema
from conformance.folders import write_folder
from conformance.verdicts import expected_data
from conformance.version import SUITE, suite_version
from conformance.vocabulary import Scenario, Step

MANIFEST, SCHEMA = "manifest.json", "schema.json"


def export(scenarios: Sequence[Scenario], folder: str, rules_versions: Sequence[str]) -> dict[str, Any]:
    """Write all files, or none: the folder appears, or takes the place of an earlier export, in one go.

    Args:
        scenarios: what to export.
        folder: the folder that is to hold it; new, empty, or an earlier export.
        rules_versions: the rules versions whose answers are in it.

    Returns:
        The manifest.

    Raises:
        InputError: the folder holds something else, or cannot be written.
    """
    files = files_of(scenarios, rules_versions)
    write_folder(files, folder, _is_export, "export")
    manifest: dict[str, Any] = json.loads(files[MANIFEST])
    return manifest


def files_of(scenarios: Sequence[Scenario], rules_versions: Sequence[str]) -> dict[str, str]:
    """The files of an export by their names; the manifest, which speaks of all others, is the last."""
    sections: dict[str, list[Scenario]] = {}
    for scenario in sorted(scenarios, key=lambda one: one.id):
        sections.setdefault(scenario.section or "others", []).append(scenario)
    files = {f"{name}.json": _text({"scenario": list(map(as_data, found))}) for name, found in sorted(sections.items())}
    counts = {f"{name}.json": len(found) for name, found in sections.items()}
    files[SCHEMA] = _text(schema())
    files[MANIFEST] = _text(
        {
            "suite": {"name": SUITE, "version": suite_version()},
            "rules_versions": list(rules_versions),
            "schema": SCHEMA,
            "scenarios": len(scenarios),
            "files": [
                {"name": name, "sha256": hashlib.sha256(text.encode()).hexdigest()}
                | ({"scenarios": counts[name]} if name in counts else {})
                for name, text in files.items()
            ],
            "complete": True,
        }
    )
    return files


def as_data(scenario: Scenario) -> dict[str, Any]:
    """A scenario as case files have it."""
    data: dict[str, Any] = {
        "id": scenario.id,
        "title": scenario.title,
        "rules": list(scenario.rules),
        "status": scenario.status,
        "source": {"kind": scenario.source.kind, "where": scenario.source.where},
        "versions": list(scenario.versions),
    }
    if scenario.note:
        data["note"] = scenario.note
    data["steps"] = list(map(_step, scenario.steps))
    return data


def _step(step: Step) -> dict[str, Any]:
    data: dict[str, Any] = msgspec.to_builtins(step.operation)
    if step.text:
        data["text"] = step.text
    if step.versions is not None:
        data["in"] = list(step.versions)
    if step.expect is not None:
        data["expect"] = expected_data(step)
    return data


def _is_export(target: Path) -> bool:
    """Whether a folder is an export and holds nothing else."""
    try:
        manifest = json.loads((target / MANIFEST).read_bytes())
        listed = {entry["name"] for entry in manifest["files"]} | {MANIFEST}
        return manifest["suite"]["name"] == SUITE and {path.name for path in target.iterdir()} <= listed
    except (OSError, ValueError, KeyError, TypeError):
        return False


def _text(data: Any) -> str:
    return json.dumps(data, indent=1, ensure_ascii=False) + "\n"
