"""The runner: plays scenarios on an engine, one after the other, and judges what it answers."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from time import perf_counter
from typing import TYPE_CHECKING

import msgspec

from conformance.answered import answered
from conformance.by_version import in_version, newest
from conformance.declared import hold_to, shortfall
from conformance.engines.base import Answer, Description, Engine, Settings
from conformance.engines.outcome import Broke, Outcome, Played, SendsAhead
from conformance.registry import is_oracle
from conformance.verdicts import Judgement, LegalSetOf, Result, expected_data, judge, result_at
from conformance.vocabulary import Operation, Scenario
from conformance.wording import one_line

if TYPE_CHECKING:
    from conformance.wire.exchange import Found

Progress = Callable[[int, int], None]
"""Told how many scenarios of how many are done."""


class Prepared(msgspec.Struct, frozen=True):
    """A scenario with what the runner needs of it worked out once, however often it is run."""

    scenario: Scenario
    operations: tuple[Operation, ...]


def prepare(scenarios: Iterable[Scenario]) -> list[Prepared]:
    """Work out once what engines are to be handed: the operations without their expectations.

    Scenarios are played as they come; ``select`` gives them as they are in one rules version. One that still has the
    steps of several is played as in the newest of them.
    """
    single = (in_version(scenario, newest(scenario.versions)) for scenario in scenarios)
    return [Prepared(scenario, tuple(step.operation for step in scenario.steps)) for scenario in single]


def run(
    scenarios: Sequence[Prepared],
    engine: Engine,
    description: Description,
    *,
    progress: Progress | None = None,
    legal_set: LegalSetOf | None = None,
    keep_answers: bool = False,
) -> list[Result]:
    """Play scenarios and judge them; whatever the engine does wrong becomes a verdict and the run goes on.

    Args:
        scenarios: what to play, prepared.
        engine: who is to play; one that sends ahead is ended afterwards.
        description: what the engine says of itself; a scenario that asks for more is unsupported.
        progress: told now and then how far the run is.
        legal_set: gives the oracle's legal set for a question that expects a member of it; see ``legal.legal_set``.
        keep_answers: keep what the engine answered in the results, so that two runs can be compared.

    Returns:
        One result for each scenario, in order.
    """
    if isinstance(engine, SendsAhead):
        return _run_ahead(scenarios, engine, _Judge(description, legal_set, keep_answers), progress)
    results: list[Result] = []
    for result in run_each(scenarios, engine, description, legal_set=legal_set, keep_answers=keep_answers):
        results.append(result)
        if progress is not None and len(results) % 64 == 0:
            progress(len(results), len(scenarios))
    return results


def run_each(
    scenarios: Iterable[Prepared],
    engine: Engine,
    description: Description,
    *,
    legal_set: LegalSetOf | None = None,
    keep_answers: bool = False,
) -> Iterator[Result]:
    """Play scenarios one by one; see ``run``."""
    judge_it = _Judge(description, legal_set, keep_answers)
    ahead = engine if isinstance(engine, SendsAhead) else None
    for prepared in scenarios:
        missing = judge_it.missing(prepared)
        if missing is not None:
            yield missing
        elif ahead is not None:
            yield judge_it.outcome(prepared, ahead.ask(ahead.write_down(prepared.scenario.id, prepared.operations)))
        else:
            yield judge_it.outcome(prepared, _play(prepared, engine))


def _run_ahead(
    scenarios: Sequence[Prepared], engine: SendsAhead, judge_it: "_Judge", progress: Progress | None
) -> list[Result]:
    """Hand an engine all that it can play; the results come in any order and are put in that of the scenarios."""
    results = {place: missing for place, one in enumerate(scenarios) if (missing := judge_it.missing(one)) is not None}
    places = [place for place in range(len(scenarios)) if place not in results]
    written = [engine.write_down(scenarios[place].scenario.id, scenarios[place].operations) for place in places]
    for number, outcome in engine.play(written):
        place = places[number]
        results[place] = judge_it.found(scenarios[place], outcome)
        if progress is not None and len(results) % 64 == 0:
            progress(len(results), len(scenarios))
    return [results[place] for place in range(len(scenarios))]


def _play(prepared: Prepared, engine: Engine) -> Outcome:
    """Play one scenario on an engine of this process; whatever it raises is an error of its own."""
    start = perf_counter()
    try:
        answers: Sequence[Answer] = engine.run(prepared.operations)
        if type(answers) is not list:
            answers = list(answers)
    except (Exception, SystemExit) as error:
        return Broke("error", {"error": one_line(error)}, perf_counter() - start)
    return Played(answers, perf_counter() - start)


class _Judge:
    """Turns what became of scenarios into results, by the terms that go with the engine."""

    def __init__(self, description: Description, legal_set: LegalSetOf | None, keep_answers: bool = False) -> None:
        self.description = description
        self.legal_set = legal_set
        self.keep_answers = keep_answers
        self.oracle = is_oracle(description)
        self.clamped = description.settings.might_read == "clamped"
        self.has_all = description.capabilities is None and description.settings == Settings()

    def missing(self, prepared: Prepared) -> Result | None:
        """The result of a scenario that the engine does not claim to be able to play; None where it does."""
        lacking = None if self.has_all else shortfall(prepared.operations, self.description)
        if lacking is None:
            return None
        index, name = lacking
        expected = expected_data(prepared.scenario.steps[index])
        judgement = Judgement("unsupported", expected, {"unsupported": name})
        return self._kept(result_at(prepared.scenario, index, judgement), prepared.scenario, ())

    def found(self, prepared: Prepared, found: "Found") -> Result:
        """The result of a scenario whose answers may still be as they stand on the wire."""
        if isinstance(found, (Played, Broke)):
            return self.outcome(prepared, found)
        scenario = prepared.scenario
        # What is to the letter what it must be needs no closer look.
        if not self.keep_answers and scenario.status != "unruled" and found.is_to_the_letter(scenario.steps):
            return Result(scenario.id, "passed", seconds=round(found.seconds, 6))
        return self.outcome(prepared, found.read())

    def outcome(self, prepared: Prepared, outcome: Outcome) -> Result:
        """The result of a scenario that was played, or was to be."""
        scenario, seconds = prepared.scenario, round(outcome.seconds, 6)
        if isinstance(outcome, Broke):
            # Which step it was at is not known.
            broken = Result(
                scenario.id,
                outcome.verdict,
                question="the whole scenario",
                expected={"number of answers": len(scenario.steps)},
                got=outcome.got,
                where=scenario.where,
                seconds=seconds,
            )
            return self._kept(broken, scenario, ())
        result = judge(
            scenario,
            outcome.answers,
            engine_is_oracle=self.oracle,
            seconds=seconds,
            legal_set=self.legal_set,
            might_is_clamped=self.clamped,
        )
        return self._kept(hold_to(result, prepared.operations, self.description), scenario, outcome.answers)

    def _kept(self, result: Result, scenario: Scenario, answers: Sequence[Answer]) -> Result:
        """The result with what the engine answered, where that is asked for."""
        if not self.keep_answers:
            return result
        return msgspec.structs.replace(result, rules=scenario.rules, answers=answered(scenario, answers))
