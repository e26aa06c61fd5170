"""Running scenarios on engines that behave and engines that do not."""

import itertools
from collections.abc import Sequence
from typing import Any

import pytest

from conformance.engines.base import Answer, Done, Value
from conformance.runner import prepare, run
from conformance.vocabulary import Exactly, Operation, Scenario, Step
from conformance.vocabulary.actions import Announce, Give, Together
from conformance.vocabulary.text import Decrease, Increase
from tests.harness.boards import VI, Fake, asked, described, scenario


def verdicts(engine: Any, *scenarios: Scenario) -> list[str]:
    """What became of the scenarios."""
    results = run(prepare(scenarios), engine, engine.describe())
    assert [result.id for result in results] == [one.id for one in scenarios]
    return [result.verdict for result in results]


def test_each_scenario_gets_its_result_in_order() -> None:
    right, wrong = scenario(name="a.right"), scenario(VI, asked(Exactly(4)), name="b.wrong")
    assert verdicts(Fake(), right, wrong, scenario(name="c.right")) == ["passed", "failed", "passed"]


def test_expectations_never_reach_the_engine() -> None:
    engine = Fake()
    verdicts(engine, scenario())
    assert engine.handed == [(VI.operation, asked(None).operation)]


@pytest.mark.parametrize(
    ("error", "summary"),
    [
        (ZeroDivisionError("division by zero"), "ZeroDivisionError: division by zero"),
        (ValueError("first\nsecond"), "ValueError: first"),
        (SystemExit(0), "SystemExit: 0"),
        (RecursionError(), "RecursionError"),
    ],
)
def test_an_engine_that_raises_is_an_error_and_the_run_goes_on(error: BaseException, summary: str) -> None:
    turns = itertools.count()

    def answer(_: Operation) -> Answer:
        if next(turns) == 0:
            raise error
        return Value(3)

    engine = Fake(answer)
    first, second = run(prepare([scenario(name="a"), scenario(name="b")]), engine, engine.describe())
    assert (first.verdict, first.got, first.where) == (
        "error",
        {"error": summary},
        "features/143-might/vi.feature:3",
    )
    assert second.verdict == "passed"


def test_ctrl_c_ends_the_run() -> None:
    def answer(_: Operation) -> Answer:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        verdicts(Fake(answer), scenario())


@pytest.mark.parametrize("handed_back", [[], [Done()], [1, 2], [Value(3), Done()], [Done(), Value(3), Done()]])
def test_answers_that_do_not_fit_break_the_protocol(handed_back: Any) -> None:
    class Odd(Fake):
        def run(self, operations: Sequence[Operation]) -> Any:  # noqa: ARG002
            return handed_back

    assert verdicts(Odd(), scenario()) == ["protocol violation"]


def test_answers_may_come_from_a_generator_that_raises() -> None:
    class Lazy(Fake):
        def run(self, operations: Sequence[Operation]) -> Any:  # noqa: ARG002
            yield Done()
            raise ValueError("late")

    assert verdicts(Lazy(), scenario()) == ["error"]


def test_what_an_engine_does_not_claim_is_not_asked_of_it() -> None:
    engine = Fake(capabilities=frozenset({"unit", "might", "give increase"}))
    more, less = Give(unit="Vi", change=Increase(amount=1)), Give(unit="Vi", change=Decrease(amount=1))
    gain, loss = Step(more), Step(less, text="Vi loses 1 Might", line=8)
    both = Step(Together(actions=(more, less)))
    announced = Step(Announce(spell="Smite", action=more))
    results = run(
        prepare(
            [
                scenario(VI, gain, asked(Exactly(3)), name="a"),
                scenario(VI, gain, loss, asked(Exactly(3)), name="b"),
                scenario(VI, both, name="c"),
                scenario(VI, announced, name="d"),
            ]
        ),
        engine,
        engine.describe(),
    )
    assert [result.verdict for result in results] == ["passed", *["unsupported"] * 3]
    assert [result.got for result in results[1:]] == [
        {"unsupported": "give decrease"},
        {"unsupported": "together"},
        {"unsupported": "announce"},
    ]
    assert (results[1].question, results[1].where) == ("Vi loses 1 Might", "features/143-might/vi.feature:8")
    assert len(engine.handed) == 1


def test_what_is_inside_an_operation_is_needed_too() -> None:
    loss = Give(unit="Vi", change=Decrease(amount=1))
    engine = Fake(capabilities=frozenset({"unit", "might", "together", "announce"}))
    nested = [Step(Together(actions=(loss, loss))), Step(Announce(spell="Smite", action=loss))]
    results = run(prepare([scenario(VI, step, name=str(step)) for step in nested]), engine, engine.describe())
    assert [result.got for result in results] == [{"unsupported": "give decrease"}] * 2


def test_the_engine_called_oracle_is_held_to_the_oracle_s_terms() -> None:
    silent = scenario(VI, asked(Exactly(4)), status="unruled")
    prepared = prepare([silent])
    assert run(prepared, Fake(), described("fake"))[0].verdict == "unruled"
    assert run(prepared, Fake(), described("oracle"))[0].verdict == "failed"


def test_progress_is_told_as_the_run_goes() -> None:
    told: list[tuple[int, int]] = []
    scenarios = prepare(scenario(name=str(number)) for number in range(130))
    run(scenarios, Fake(), described(), progress=lambda done, total: told.append((done, total)))
    assert told == [(64, 130), (128, 130)]
