"""The fuzzer's cases put to the oracle and to the independent model; more: ``python -m tests.fuzz.independent``."""

from conformance.engines.oracle import OracleEngine
from tests.fuzz.independent import case_of, disagreement
from tests.model.agreement import Tally

ONCE_DIFFERENT = (
    50894, 53273, 63213, 75685, 76493, 101273, 103537, 123227, 115253, 133633, 141653, 149397, 162773, 163980,
    171380, 7109, 14173, 48977, 86838, 28361, 580493, 583197, 2002245, 2077748, 2116609, 2118565, 2133261, 3009013,
)  # fmt: skip


def test_oracle_and_model_agree_where_one_of_them_was_wrong_once() -> None:
    engine, tally = OracleEngine(), Tally()
    assert [str(one) for seed in ONCE_DIFFERENT if (one := disagreement(engine, seed, tally)) is not None] == []


def test_oracle_and_model_agree() -> None:
    engine, tally = OracleEngine(), Tally()
    differences = [disagreement(engine, seed, tally) for seed in range(800)]
    assert [str(one) for one in differences if one is not None] == []
    assert tally.decided > 3000
    assert all(case_of(seed) for seed in range(800))
