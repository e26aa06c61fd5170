"""The fuzzer's cases put to the oracle and to the independent model; more: ``python -m tests.fuzz.independent``."""

from conformance.engines.oracle import OracleEngine
from tests.fuzz.independent import case_of, disagreement
from tests.model.agreement import Tally


def test_oracle_and_model_agree() -> None:
    engine, tally = OracleEngine(), Tally()
    differences = [disagreement(engine, seed, tally) for seed in range(800)]
    assert [str(one) for one in differences if one is not None] == []
    assert tally.decided > 2000
    assert sum(bool(case_of(seed)) for seed in range(800)) > 500
