"""Reading and writing manifests, and the ones that come with the suite."""

import json
import re
from itertools import pairwise
from pathlib import Path

import msgspec

from conformance.errors import InputError, quoted, suggest
from conformance.manifest.model import FORMAT, Manifest
from conformance.manifest.normalise import HASH_DIGITS
from conformance.manifest.numbers import is_number, key

RULEBOOK = Path(__file__).resolve().parent.parent / "rulebook"

_VERSION = re.compile(r"\d+(?:\.\d+)+")
_HASH = re.compile(rf"[0-9a-f]{{{HASH_DIGITS}}}")


def is_version(text: str) -> bool:
    """Whether the text is a rules version such as 1.4."""
    return _VERSION.fullmatch(text) is not None


def version_key(version: str) -> tuple[int, ...]:
    """What to sort rules versions by."""
    return tuple(int(part) for part in version.split("."))


def shipped_versions() -> list[str]:
    """The rules versions whose manifests come with the suite, oldest first."""
    return sorted((path.stem for path in RULEBOOK.glob("*.json") if is_version(path.stem)), key=version_key)


def newest_version() -> str:
    """The newest rules version whose manifest comes with the suite."""
    return shipped_versions()[-1]


def load_manifest(name: str) -> Manifest:
    """Load a manifest.

    Args:
        name: a rules version that comes with the suite, or a file.

    Raises:
        InputError: there is none, or the file is no sound manifest.
    """
    if is_version(name) and not Path(name).exists():
        if name not in shipped_versions():
            known = suggest(name, shipped_versions(), "there are")
            raise InputError(f"there is no manifest of rules version {quoted(name)}; {known}")
        return parse((RULEBOOK / f"{name}.json").read_bytes(), f"the manifest of {name}")
    try:
        data = Path(name).read_bytes()
    except FileNotFoundError:
        versions = ", ".join(shipped_versions())
        raise InputError(f"there is no such file; name a manifest or one of the versions {versions}", name) from None
    except OSError as error:
        raise InputError(f"cannot be read ({error.strerror}); name a manifest", name) from None
    return parse(data, name)


def parse(data: bytes, shown: str) -> Manifest:
    """A manifest from the content of its file.

    Args:
        data: the content.
        shown: how the file is named in messages.

    Raises:
        InputError: it is cut off, made by another tool, or at odds with itself.
    """
    if not data.strip():
        raise InputError('is empty; a manifest made by "rules ingest" is needed', shown)
    try:
        raw = msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise InputError('is no whole JSON document; make the manifest again with "rules ingest"', shown) from None
    found = raw.get("format") if isinstance(raw, dict) else None
    if found != FORMAT:
        says = f"its format is {quoted(found)}" if found is not None else "it names no format"
        raise InputError(f"is no manifest of this tool ({says}); {quoted(FORMAT)} is needed", shown)
    try:
        manifest = msgspec.convert(raw, Manifest)
    except msgspec.ValidationError as error:
        raise InputError(f'is no sound manifest: {error}; make it again with "rules ingest"', shown) from None
    fault = _fault(manifest)
    if fault:
        raise InputError(f'is no sound manifest: {fault}; make it again with "rules ingest"', shown)
    return manifest


def to_json(manifest: Manifest) -> str:
    """A manifest as a JSON document with one rule a line, so that a change of it can be read."""
    head = {
        "format": manifest.format,
        "rules_version": manifest.rules_version,
        "date": manifest.date,
        "source": manifest.source,
    }
    lines = [f"  {json.dumps(name)}: {json.dumps(value, ensure_ascii=False)}," for name, value in head.items()]
    lines += _listed("problems", [msgspec.to_builtins(problem) for problem in manifest.problems])
    lines += _listed("rules", [_entry(msgspec.to_builtins(rule)) for rule in manifest.rules])
    return "\n".join(["{", *lines, '  "complete": true', "}"]) + "\n"


def _entry(rule: dict[str, object]) -> dict[str, object]:
    if not rule["heading"]:
        del rule["heading"]
    return rule


def _listed(name: str, items: list[object]) -> list[str]:
    rows = [f"    {json.dumps(item, ensure_ascii=False)}" for item in items]
    if not rows:
        return [f'  "{name}": [],']
    return [f'  "{name}": [', ",\n".join(rows), "  ],"]


def _fault(manifest: Manifest) -> str:
    if not manifest.complete:
        return "it says itself that it is not complete"
    if not is_version(manifest.rules_version):
        return f"{quoted(manifest.rules_version)} is no rules version"
    if not manifest.rules:
        return "it holds no rules"
    numbers = manifest.by_number
    for rule in manifest.rules:
        if not is_number(rule.number):
            return f"{quoted(rule.number)} is no rule number"
        if rule.parent is not None and (rule.parent not in numbers or key(rule.parent) >= key(rule.number)):
            return f"rule {rule.number} stands under {quoted(rule.parent)}, which is no earlier rule"
        if rule.hash is not None and not _HASH.fullmatch(rule.hash):
            return f"rule {rule.number} has the hash {quoted(rule.hash)}"
    for before, after in pairwise(manifest.rules):
        if key(before.number) >= key(after.number):
            return f"rule {after.number} comes after {before.number}"
    return ""
