"""Scenarios by rules version: one scenario may have another answer, or another step, in another version."""

from collections.abc import Sequence

import msgspec

from conformance.sources.metadata import VERSIONS
from conformance.vocabulary.scenario import Scenario, Step, Unruled


def in_version(scenario: Scenario, version: str) -> Scenario:
    """The scenario as it is in one rules version: only the steps that hold there.

    What it expects to be unruled there makes its status unruled there, whatever it is in the newest version.

    Args:
        scenario: the scenario with the steps of all its versions.
        version: the rules version that it is to be played by.

    Returns:
        The scenario itself where none of its steps is limited to certain versions.
    """
    if all(step.versions is None for step in scenario.steps):
        return scenario
    steps = tuple(_only(step, version) for step in scenario.steps if holds(step, version))
    status = scenario.status
    if any(isinstance(step.expect, Unruled) for step in steps):
        status = "unruled"
    elif status == "unruled":
        status = "derived"
    return msgspec.structs.replace(scenario, steps=steps, status=status, versions=(version,))


def holds(step: Step, version: str) -> bool:
    """Whether a step belongs to its scenario in a rules version."""
    return step.versions is None or version in step.versions


def newest(versions: Sequence[str]) -> str:
    """The newest of some rules versions."""
    return max(versions, key=VERSIONS.index)


def _only(step: Step, version: str) -> Step:
    return step if step.versions is None else msgspec.structs.replace(step, versions=(version,))
