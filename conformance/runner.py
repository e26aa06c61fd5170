"""The runner: plays scenarios on an engine, one after the other, and judges what it answers."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from time import perf_counter

import msgspec

from conformance.capabilities import needs
from conformance.engines.base import Answer, Description, Engine
from conformance.registry import is_oracle
from conformance.verdicts import Judgement, LegalSetOf, Result, expected_data, judge, result_at
from conformance.vocabulary import Operation, Scenario
from conformance.wording import one_line

Progress = Callable[[int, int], None]
"""Told how many scenarios of how many are done."""


class Prepared(msgspec.Struct, frozen=True):
    """A scenario with what the runner needs of it worked out once, however often it is run."""

    scenario: Scenario
    operations: tuple[Operation, ...]


def prepare(scenarios: Iterable[Scenario]) -> list[Prepared]:
    """Work out once what engines are to be handed: the operations without their expectations."""
    return [Prepared(scenario, tuple(step.operation for step in scenario.steps)) for scenario in scenarios]


def run(
    scenarios: Sequence[Prepared],
    engine: Engine,
    description: Description,
    *,
    progress: Progress | None = None,
    legal_set: LegalSetOf | None = None,
) -> list[Result]:
    """Play scenarios and judge them; whatever the engine does wrong becomes a verdict and the run goes on.

    Args:
        scenarios: what to play, prepared.
        engine: who is to play.
        description: what the engine says of itself; a scenario that asks for more is unsupported.
        progress: told now and then how far the run is.
        legal_set: gives the oracle's legal set for a question that expects a member of it.

    Returns:
        One result for each scenario, in order.
    """
    results: list[Result] = []
    for result in run_each(scenarios, engine, description, legal_set=legal_set):
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
) -> Iterator[Result]:
    """Play scenarios one by one; see ``run``."""
    oracle = is_oracle(description)
    capabilities = description.capabilities
    for prepared in scenarios:
        scenario = prepared.scenario
        if capabilities is not None:
            missing = _missing(prepared, capabilities)
            if missing is not None:
                yield missing
                continue
        start = perf_counter()
        try:
            answers: Sequence[Answer] = engine.run(prepared.operations)
            if type(answers) is not list:
                answers = list(answers)
        except (Exception, SystemExit) as error:
            yield _raised(scenario, error, perf_counter() - start)
            continue
        seconds = perf_counter() - start
        yield judge(scenario, answers, engine_is_oracle=oracle, seconds=round(seconds, 6), legal_set=legal_set)


def _missing(prepared: Prepared, capabilities: frozenset[str]) -> Result | None:
    for index, operation in enumerate(prepared.operations):
        for name in needs(operation):
            if name not in capabilities:
                step = prepared.scenario.steps[index]
                judgement = Judgement("unsupported", expected_data(step), {"unsupported": name})
                return result_at(prepared.scenario, index, judgement)
    return None


def _raised(scenario: Scenario, error: BaseException, seconds: float) -> Result:
    """The result where the engine raised; which step it was at is not known."""
    return Result(
        scenario.id,
        "error",
        question="the whole scenario",
        expected={"number of answers": len(scenario.steps)},
        got={"error": one_line(error)},
        where=scenario.where,
        seconds=round(seconds, 6),
    )
