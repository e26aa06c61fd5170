"""The oracle and the independent model answer thousands of generated boards alike."""

import pytest

from conformance.engines.oracle import OracleEngine

from .agreement import Tally, compare, shrink
from .boards import plain_scenario

BOARDS = 4_000
PARTS = 8


@pytest.mark.parametrize("part", range(PARTS))
def test_oracle_and_model_agree(part: int) -> None:
    engine = OracleEngine()
    tally = Tally()
    for seed in range(part, BOARDS, PARTS):
        difference = compare(engine, plain_scenario(seed), tally)
        assert difference is None, f"seed {seed}\n{shrink(engine, difference)}"
    assert tally.unruled > 15, "the generator reaches silent points"
    assert tally.entangled < tally.decided / 100, "few answers hang on several silent points at once"
