"""Playing scenarios inside of pytest: one engine a session, and its verdicts as pytest's outcomes."""

from contextlib import ExitStack
from functools import cached_property
from io import StringIO

import pytest

from conformance.by_version import in_version
from conformance.commands.common import oracle_derivations
from conformance.engines.base import Description, Engine
from conformance.errors import InputError
from conformance.legal import legal_set_in
from conformance.registry import describe, is_oracle, load_engine
from conformance.runner import prepare, run_each
from conformance.terminal import Printer, print_failure
from conformance.verdicts import FAILING, Result
from conformance.vocabulary import Scenario
from conformance.wording import in_words


class Player:
    """The engine of a session, and the scenarios it has been given."""

    def __init__(
        self,
        engine: str,
        rules: str,
        command: str = "",
        timeout: float | None = None,
        start_timeout: float | None = None,
    ) -> None:
        """Take what chooses the engine and the rules version; the engine is built when it is first needed.

        Args:
            engine: the engine's name.
            rules: the rules version.
            command: a command that starts the engine instead.
            timeout: the seconds that it may take for a scenario.
            start_timeout: the seconds that it may take to start.
        """
        self.name = command or engine
        self.rules = rules
        self.command = command
        self._timeout = timeout
        self._start_timeout = start_timeout
        self._used = ExitStack()
        self._derive = oracle_derivations(rules)
        self._places: dict[str, str] = {}

    @cached_property
    def _engine(self) -> tuple[Engine, Description]:
        engine: Engine
        if self.command:
            from conformance.engines.process import command_engine

            started = command_engine(self.command, timeout=self._timeout, start_timeout=self._start_timeout)
            engine = self._used.enter_context(started)
        else:
            engine = load_engine(self.name, self.rules)
        return engine, describe(engine, self.name)

    def close(self) -> None:
        """End the engine where it is a process."""
        self._used.close()

    @property
    def description(self) -> Description:
        """What the engine says of itself."""
        return self._engine[1]

    def take(self, scenario: Scenario) -> None:
        """Take a scenario in when it is collected.

        Raises:
            InputError: another scenario that was collected has its id.
        """
        first = self._places.setdefault(scenario.id, scenario.where)
        if first != scenario.where:
            problem = f'the id "{scenario.id}" is taken by {first}; choose another'
            raise InputError(problem, scenario.file, scenario.line)

    def play(self, scenario: Scenario) -> "Played":
        """Play a scenario once; skips the test where its outcome says nothing of the engine."""
        if self.rules not in scenario.versions:
            pytest.skip(f"holds in rules {', '.join(scenario.versions)}, not in {self.rules}")
        engine, description = self._engine
        scenario = in_version(scenario, self.rules)
        (result,) = run_each(prepare([scenario]), engine, description, legal_set=legal_set_in(self.rules))
        if result.verdict == "unsupported":
            pytest.skip(f"unsupported: {_reason(result)}")
        if result.verdict == "unruled" and not is_oracle(description):
            pytest.skip(f"unruled: {result.question}")
        return Played(scenario, result, self)

    def told(self, scenario: Scenario, result: Result) -> str:
        """A failure in full: place, sentence, expected, got, and the oracle's derivation."""
        text = StringIO()
        print_failure(Printer(text), result, scenario, self._derive)
        return text.getvalue().rstrip()


class Played:
    """A scenario that has been played: what became of it, and at which step."""

    def __init__(self, scenario: Scenario, result: Result, player: Player) -> None:
        """Keep the result; nothing fails yet."""
        self._scenario = scenario
        self._result = result
        self._player = player
        failing = result.verdict in FAILING
        self.failing_line = scenario.steps[result.step - 1].line if failing and result.step else 0
        self.fails_as_a_whole = failing and not result.step

    def check(self, line: int) -> None:
        """Fail the test if the step on this line is the one that failed."""
        if self.failing_line == line:
            self.fail()

    def check_all(self) -> None:
        """Fail the test if any step failed."""
        if self._result.verdict in FAILING:
            self.fail()

    def fail(self) -> None:
        """Fail the test, with the failure told in full and without a traceback."""
        pytest.fail(self._player.told(self._scenario, self._result), pytrace=False)


def _reason(result: Result) -> str:
    return in_words(result.got).removeprefix("unsupported: ")
