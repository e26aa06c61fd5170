"""The suite under pytest: ``pytest`` collects features and case files, ``--engine NAME`` says who plays them.

Features run through pytest-bdd. When a scenario starts it is compiled and played once on the engine; then every step
checks its own answers, so that a failure points at its own line. One step function stands for the whole language: it
asks the table of sentences, so that looking a step up takes the same time however many sentences there are.

An engine is judged as by ``riftbound-conformance run``. What it does not support is skipped, and so is what the
rules leave open; except with the oracle, which must give exactly the answers that an unruled scenario records: such a
scenario passes when the record is right, since the record is what it asserts.
"""

from pathlib import Path
from typing import Any

import pytest
from pytest_bdd import step
from pytest_bdd.parsers import StepParser

from conformance import sentences
from conformance.errors import InputError
from conformance.pytest_collect import PLAYER, CaseFile, FeatureFile, player_of
from conformance.pytest_play import Played, Player
from conformance.registry import ORACLE, EngineError
from conformance.sources.metadata import TAGS, VERSIONS

_PLAYED: pytest.StashKey[Played] = pytest.StashKey()
_LINE: pytest.StashKey[int] = pytest.StashKey()


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the choice of engine and rules version."""
    group = parser.getgroup("riftbound-conformance")
    group.addoption(
        "--engine",
        default=ORACLE,
        metavar="NAME",
        help="the engine that plays the scenarios: a registered name or module:Class (default: oracle)",
    )
    group.addoption(
        "--engine-command",
        default="",
        metavar="COMMAND",
        help="a command that starts an engine which speaks the protocol; instead of --engine",
    )
    # Not --timeout: a widely used plugin has that one for tests.
    for option, what in (("--engine-timeout", "a scenario"), ("--engine-start-timeout", "its start")):
        group.addoption(
            option, type=_seconds, metavar="S", help=f"seconds that an engine run by a command may take for {what}"
        )
    group.addoption(
        "--rules",
        default=VERSIONS[-1],
        choices=VERSIONS,
        metavar="VERSION",
        help=f"rules version; scenarios that do not hold in it are skipped (default: {VERSIONS[-1]})",
    )


def pytest_configure(config: pytest.Config) -> None:
    """Find the engine at once where one was asked for, so that a wrong name ends the run in one line."""
    player = Player(
        config.getoption("--engine"),
        config.getoption("--rules"),
        config.getoption("--engine-command"),
        timeout=config.getoption("--engine-timeout"),
        start_timeout=config.getoption("--engine-start-timeout"),
    )
    config.stash[PLAYER] = player
    config.add_cleanup(player.close)
    if player.name != ORACLE:
        try:
            _ = player.description
        except (InputError, EngineError) as error:
            raise pytest.UsageError(str(error)) from None


def _seconds(text: str) -> float:
    seconds = float(text)
    if not seconds > 0:
        raise ValueError("a time limit must be above 0")
    return seconds


def pytest_report_header(config: pytest.Config) -> str:
    """Say who plays, and by which rules."""
    player = config.stash[PLAYER]
    return f"engine: {player.name}, rules {player.rules}"


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> pytest.Collector | None:
    """Collect what lies under features/ and cases/, and such a file anywhere if it is named."""
    named = parent.session.isinitpath(file_path)
    if file_path.suffix == ".feature" and (named or "features" in file_path.parts):
        return FeatureFile.from_parent(parent, path=file_path)
    if file_path.suffix == ".toml" and (named or "cases" in file_path.parts):
        return CaseFile.from_parent(parent, path=file_path)
    return None


@pytest.hookimpl(tryfirst=True)
def pytest_bdd_apply_tag(tag: str, function: object) -> bool | None:  # noqa: ARG001
    """Our tags are metadata, not marks; --strict-markers would refuse them."""
    return True if tag.partition(":")[0] in TAGS else None


def pytest_bdd_before_scenario(request: pytest.FixtureRequest, feature: Any, scenario: Any) -> None:  # noqa: ARG001
    """Play the scenario; its steps then check the outcome."""
    file = request.node.getparent(FeatureFile)
    if file is None:
        return
    base = next(tag.removeprefix("id:") for tag in scenario.tags if tag.startswith("id:"))
    case = request.getfixturevalue("_pytest_bdd_example").get("case")
    scenario_id = f"{base}.{case}" if case else base
    played = player_of(request.node).play(file.scenarios[scenario_id])
    request.node.stash[_PLAYED] = played
    if played.fails_as_a_whole:
        played.fail()


def pytest_bdd_before_step(request: pytest.FixtureRequest, step: Any) -> None:
    """Remember which line is about to be checked."""
    request.node.stash[_LINE] = step.line_number


class AnySentence(StepParser):
    """Recognises every text that the table of sentences knows."""

    def is_matching(self, name: str) -> bool:
        """Whether it is a known sentence."""
        try:
            return sentences.match(name) is not None
        except InputError:
            return False

    def parse_arguments(self, name: str) -> dict[str, Any]:  # noqa: ARG002
        """None: the scenario has been compiled as a whole."""
        return {}


@step(AnySentence("a sentence"))
def _check(request: pytest.FixtureRequest) -> None:
    """Check the answers to the step at hand."""
    node: pytest.Item = request.node
    node.stash[_PLAYED].check(node.stash[_LINE])
