"""The page of silent points, generated from the oracle's policies and the scenarios that hang on them.

``python -m conformance.silences`` writes docs/silent-points.md; with ``--check`` it fails where that is not so.
"""

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from conformance.engines.base import Undecided
from conformance.engines.oracle import OracleEngine
from conformance.generated import write_or_check
from conformance.selection import select
from conformance.sources import load_suite
from conformance.sources.metadata import VERSIONS
from oracle.silent import SILENT_POINTS, SilentPoint

PAGE = Path(__file__).resolve().parents[1] / "docs" / "silent-points.md"

_INTRODUCTION = """\
# Where the rules are silent

The rules leave some things open, or say two things. The oracle decides none of them quietly. Each is a policy with two
or more settings; where a board touches one, the game is played on under every setting, and an answer that then differs
is `unruled`: it lists every value with the settings that lead to it. No engine is held to any of them, and no report
counts them. The setting that stands first here is the one under which the oracle shows a board and its derivation.

If a rules update or a ruling settles a point, its policy goes, its scenarios get one answer, and the
[gate](gate.md) shows what that changes.
"""

_END = """\
## Order of replacements

This one is not the rules' but the scenario's: in which order the controller of a unit applies several replacements to
one damage (372). Where a scenario does not say (`order replacements`), every order is played.
"""
OTHER = ""
"""What scenarios hang on that no silent point decides: the order of replacements."""


def page() -> str:
    """The whole page in Markdown."""
    hanging = _hanging()
    parts = [_INTRODUCTION]
    for name, point in sorted(SILENT_POINTS.items(), key=lambda one: _in_rulebook_order(one[1])):
        parts.extend(_section(name, point, hanging.get(name, [])))
    parts.extend((_END, _scenarios(hanging.get(OTHER, []))))
    return "\n".join(parts) + "\n"


def main(arguments: Sequence[str] | None = None) -> int:
    """Write the page, or check that the committed one is current; the exit code is 1 where it is not."""
    return write_or_check(PAGE, page(), "conformance.silences", __doc__, arguments)


def _hanging() -> dict[str, list[str]]:
    """For each silent point the scenarios that hang on it in some version, in the suite's order."""
    suite = load_suite()
    found: dict[str, dict[str, None]] = {}
    for version in reversed(VERSIONS):
        engine = OracleEngine(version)
        for scenario in select(suite, rules=version):
            for answer in engine.run([step.operation for step in scenario.steps]):
                if isinstance(answer, Undecided):
                    because = " ".join(reading.because for reading in answer.readings)
                    for point in [name for name in SILENT_POINTS if name in because] or [OTHER]:
                        found.setdefault(point, {})[scenario.id] = None
    return {point: list(ids) for point, ids in found.items()}


def _section(name: str, point: SilentPoint, scenarios: Sequence[str]) -> Iterator[str]:
    yield f"## {name[0].upper()}{name[1:]}"
    yield ""
    yield f"Left open by {', '.join(point.rules)}."
    yield ""
    for setting, meaning in point.settings.items():
        yield f"- *{setting}*: {meaning}"
    yield ""
    if scenarios:
        yield _scenarios(scenarios)
        yield ""


def _scenarios(ids: Sequence[str]) -> str:
    return f"Scenarios that hang on it: {', '.join(f'`{one}`' for one in ids)}."


def _in_rulebook_order(point: SilentPoint) -> list[tuple[int, str]]:
    first = point.rules[0]
    return [(int(part), "") if part.isdigit() else (0, part) for part in first.split(".")]


if __name__ == "__main__":
    sys.exit(main())
