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


def same_line(one: str, other: str) -> bool:
    """Whether no major version lies between two versions; before 1.0 every minor version counts as a major one."""
    first, second = one.split("."), other.split(".")
    length = 2 if first[0] == "0" else 1
    return first[:length] == second[:length]
