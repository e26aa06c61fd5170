"""Collecting feature files and case files as tests, without test modules written by hand."""

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

import pytest
from pytest_bdd.feature import get_feature
from pytest_bdd.scenario import scenario as bdd_scenario

from conformance.errors import InputError
from conformance.pytest_play import Player
from conformance.sources import load_file, shown_path
from conformance.vocabulary import Scenario

PLAYER: pytest.StashKey[Player] = pytest.StashKey()


def player_of(node: pytest.Item | pytest.Collector) -> Player:
    """The session's player."""
    return node.config.stash[PLAYER]


def compiled(node: pytest.Collector, path: Path) -> list[Scenario]:
    """The scenarios of a file, checked; what is wrong with it becomes a collection error of one line."""
    try:
        scenarios = load_file(path, shown_path(path))
        for scenario in scenarios:
            player_of(node).take(scenario)
    except InputError as error:
        raise node.CollectError(str(error)) from None
    return scenarios


class FeatureFile(pytest.Module):
    """A feature as a module of tests that pytest-bdd makes, each named by its scenario's id."""

    scenarios: dict[str, Scenario]

    def _getobj(self) -> ModuleType:
        self.scenarios = {scenario.id: scenario for scenario in compiled(self, self.path)}
        module = ModuleType(self.path.stem)
        feature = get_feature(str(self.path.parent), self.path.name, encoding="utf-8-sig")
        ids: set[str] = set()
        for name, template in feature.scenarios.items():
            base = next(tag.removeprefix("id:") for tag in template.tags if tag.startswith("id:"))
            test = _bdd_test(self.path, name)
            ids.update(f"{base}.{case}" for case in _name_cases(test))
            ids.add(base)
            setattr(module, base, test)
        for lost in self.scenarios.keys() - ids:
            # pytest-bdd keeps one scenario of a name and drops the others without a word.
            scenario = self.scenarios[lost]
            problem = f'another scenario of the feature is called "{scenario.title}" too; rename one'
            raise self.CollectError(str(InputError(problem, scenario.file, scenario.line)))
        return module

    def collect(self) -> Iterable[pytest.Item | pytest.Collector]:
        """Make the tests, each placed where its scenario is written."""
        for item in super().collect():
            if isinstance(item, pytest.Function):
                scenario = self.scenarios[item.name.removesuffix("]").replace("[", ".")]
                item.location = _location(item, scenario)
            yield item

    def istestfunction(self, obj: object, name: str) -> bool:
        """All functions of the module that has been made are tests; their names do not start with "test"."""
        return isinstance(obj, FunctionType) and not name.startswith("_")


class CaseFile(pytest.File):
    """A case file as a collection of tests, one a scenario."""

    def collect(self) -> Iterable["CaseItem"]:
        """Make a test of each scenario, named by its id."""
        for scenario in compiled(self, self.path):
            yield CaseItem.from_parent(self, name=scenario.id, scenario=scenario)


class CaseItem(pytest.Item):
    """A scenario of a case file as a test."""

    def __init__(self, *, scenario: Scenario, **kwargs: Any) -> None:
        """Keep the scenario."""
        super().__init__(**kwargs)
        self.scenario = scenario

    def runtest(self) -> None:
        """Play the scenario and check every answer."""
        player_of(self).play(self.scenario).check_all()

    def reportinfo(self) -> tuple[Path, int, str]:
        """Where the scenario is written; pytest counts lines from 0."""
        return self.path, max(self.scenario.line - 1, 0), f"{self.scenario.id}: {self.scenario.title}"


def _location(item: pytest.Item, scenario: Scenario) -> tuple[str, int, str]:
    """What pytest shows as a test's place: without this, a line of pytest-bdd's own code."""
    return shown_path(item.path), max(scenario.line - 1, 0), f"{scenario.id}: {scenario.title}"


def _bdd_test(path: Path, name: str) -> Callable[..., None]:
    @bdd_scenario(path.name, name, encoding="utf-8-sig", features_base_dir=str(path.parent))
    def test() -> None:
        """Nothing follows the steps."""

    return test


def _name_cases(test: Callable[..., None]) -> Iterator[str]:
    """Name the rows of an outline by their case, not by all their cells in a row; gives the cases."""
    for mark in getattr(test, "pytestmark", ()):
        if mark.name == "parametrize":
            rows: list[Any] = mark.args[1]
            rows[:] = [pytest.param(*row.values, id=row.values[0]["case"], marks=row.marks) for row in rows]
            yield from (row.id for row in rows)
