"""What a rules version consists of: numbers, short names and hashes of its rules, never their text."""

from conformance.manifest.model import Manifest, Problem, RuleEntry
from conformance.manifest.store import load_manifest, newest_version, shipped_versions, to_json

__all__ = [
    "Manifest",
    "Problem",
    "RuleEntry",
    "load_manifest",
    "newest_version",
    "shipped_versions",
    "to_json",
]
