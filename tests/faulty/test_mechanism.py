"""A fault is in force only where and while it should be, and everything is right again afterwards."""

import sys
from collections.abc import Callable
from threading import Thread
from typing import Any

import pytest

from conformance.engines.base import Value
from conformance.engines.oracle import OracleEngine
from conformance.faulty import Fault, FaultyEngine, faults, load
from conformance.faulty.mechanism import fault
from oracle import arithmetic, effects
from oracle.layers import Calculation
from tests.faulty.boards import SMOKE_SCREEN


def bindings() -> dict[tuple[str, str], Any]:
    """What every name in the oracle's modules and classes is bound to."""
    found: dict[tuple[str, str], Any] = {}
    for module_name, module in list(sys.modules.items()):
        if module_name.startswith(("oracle", "conformance.engines")):
            for name, value in vars(module).items():
                found[module_name, name] = value
                if isinstance(value, type) and value.__module__ == module_name:
                    found |= {(f"{module_name}.{name}", inner): what for inner, what in vars(value).items()}
    return found


def might_left(engine: FaultyEngine | OracleEngine) -> Any:
    """What is left of 2 Might after -4 to a minimum of 1."""
    answer = engine.run(SMOKE_SCREEN)[-1]
    assert isinstance(answer, Value)
    return answer.value


def test_a_fault_changes_the_answer_and_the_oracle_is_right_before_and_afterwards() -> None:
    engine = load("minimum-ignored")
    assert [might_left(one) for one in (OracleEngine(), engine, OracleEngine())] == [1, -2, 1]


def test_the_steps_that_led_to_an_answer_are_those_of_the_fault() -> None:
    answer, steps = load("minimum-ignored").explain(SMOKE_SCREEN)[-1]
    assert answer == Value(-2)
    assert [step.after for step in steps][-1] == "-2"


@pytest.mark.parametrize("name", sorted(faults()))
def test_every_fault_is_taken_back_completely(name: str) -> None:
    before = bindings()
    with faults()[name].in_force():
        during = bindings()
    after = bindings()
    changed = {place for place in before if during[place] is not before[place]}
    assert changed
    assert all(before[place] is faults()[name].right for place in changed)
    assert {place for place in before if after[place] is not before[place]} == set()


def test_a_fault_is_taken_back_when_the_engine_breaks_off() -> None:
    before = bindings()

    def break_off() -> None:
        with faults()["swap-does-nothing"].in_force():
            raise RuntimeError("broken off")

    with pytest.raises(RuntimeError, match="broken off"):
        break_off()
    assert bindings() == before


def test_a_function_is_replaced_in_every_module_that_has_it() -> None:
    right = arithmetic.decrease_within
    with faults()["minimum-ignored"].in_force():
        assert arithmetic.decrease_within is not right
        assert vars(effects)["decrease_within"] is arithmetic.decrease_within


def test_a_method_is_replaced_in_its_class() -> None:
    right = Calculation.touches
    with faults()["conditional-ability-stays"].in_force():
        assert Calculation.touches is not right
    assert Calculation.touches is right


def test_another_thread_has_the_right_oracle_meanwhile() -> None:
    found: list[Any] = []
    with faults()["minimum-ignored"].in_force():
        found.append(might_left(OracleEngine()))
        thread = Thread(target=lambda: found.append(might_left(OracleEngine())))
        thread.start()
        thread.join()
    assert found == [-2, 1]


def test_two_faulty_engines_in_two_threads_do_not_mix() -> None:
    found: dict[str, set[Any]] = {"minimum-ignored": set(), "minimum-as-target": set(), "swap-does-nothing": set()}

    def play(name: str) -> None:
        engine = load(name)
        found[name].update(might_left(engine) for _ in range(200))

    threads = [Thread(target=play, args=(name,)) for name in found]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert found == {"minimum-ignored": {-2}, "minimum-as-target": {1}, "swap-does-nothing": {1}}


def test_a_fault_within_a_fault_leaves_the_outer_one_in_force() -> None:
    with faults()["minimum-ignored"].in_force():
        with faults()["minimum-as-target"].in_force():
            assert might_left(OracleEngine()) == 1
        assert might_left(OracleEngine()) == -2
    assert might_left(OracleEngine()) == 1


def test_two_faults_cannot_have_one_name() -> None:
    def swap_does_nothing(right: Callable[..., int], amount: int, minimum: int | None, might: int) -> int:
        """A second fault of that name."""
        return right(amount, minimum, might)

    known = dict(faults())
    with pytest.raises(ValueError, match="two faults are called swap-does-nothing"):
        fault("433.1", arithmetic.decrease_within)(swap_does_nothing)
    assert faults() == known


def test_a_faulty_engine_names_itself_and_is_not_taken_for_the_oracle() -> None:
    description = load("minimum-ignored").describe()
    assert description.name == "faulty:minimum-ignored"
    assert description.rules_version == OracleEngine().describe().rules_version
    assert description.capabilities is None


def test_a_fault_knows_the_file_that_it_stands_in() -> None:
    found: Fault = faults()["swap-does-nothing"]
    assert found.section == "might"
