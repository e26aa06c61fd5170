"""The version of the suite, worked out only when it is asked for."""

from functools import cache
from pathlib import Path

SUITE = "riftbound-conformance"


@cache
def suite_version() -> str:
    """The version of this suite: what the checkout says when run from one, otherwise what is installed."""
    project = Path(__file__).resolve().parent.parent / "pyproject.toml"
    if project.is_file():
        import tomllib

        declared = tomllib.loads(project.read_text(encoding="utf-8")).get("project", {})
        if declared.get("name") == SUITE:
            return str(declared["version"])
    from importlib.metadata import PackageNotFoundError, version

    try:
        return version(SUITE)
    except PackageNotFoundError:
        return "unknown"
