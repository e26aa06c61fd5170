"""The oracle and the model of assignment agree on thousands of generated combats.

``python -m tests.combat.campaign`` compares many more.
"""

from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from conformance.engines.oracle import OracleEngine
from oracle.assignment_count import count, every
from oracle.combat import side
from oracle.damage import Taken, lethal
from tests.model.boards import Drawn, Plain

from .agreement import Tally, compare
from .boards import combat, plain_combat

ROUNDS = 10
IN_A_ROUND = 250
TRIES = 16


@pytest.mark.parametrize("part", range(ROUNDS))
def test_plain_combats(part: int) -> None:
    """On combats from a plain random source every answer is the same."""
    engine, tally = OracleEngine(), Tally()
    for seed in range(part * IN_A_ROUND, (part + 1) * IN_A_ROUND):
        found = compare(engine, plain_combat(seed), Plain(seed), tally, TRIES)
        assert found is None, f"seed {seed}\n{found}"
    assert tally.legal > IN_A_ROUND
    assert tally.illegal > 5 * IN_A_ROUND
    assert set(tally.rules) >= {"465.2.c", "465.2.c.3", "465.2.c.4", "465.2.c.8", "465.2.c.10", "815", "826"}


@given(st.data())
@settings(max_examples=100, deadline=None, derandomize=True)
def test_drawn_combats(data: st.DataObject) -> None:
    """On combats that Hypothesis draws, and makes smaller where they differ, every answer is the same."""
    draw = Drawn(data.draw)
    assert compare(OracleEngine(), combat(draw), draw, tries=TRIES) is None


FAULTS: dict[str, tuple[str, Any]] = {
    "judges everything legal": ("oracle.assignment.judge", lambda *_, **__: None),
    "counts one too many": ("oracle.assignment_count.count", lambda *given, **more: count(*given, **more) + 1),
    "lists one twice": ("oracle.assignment_count.every", lambda *given, **more: [*every(*given, **more)] * 2),
    "forgets Backline": ("oracle.assignment.Target.tier", property(lambda one: 0 if one.tank else 1)),
    "assigns without replacements": ("oracle.combat.raw_for", lambda _, wanted: wanted),
    "deals without replacements": ("oracle.combat.take", lambda effects, amount: Taken(amount, effects)),
    "forgets marked damage": ("oracle.combat.missing", lambda state, unit, dealer: lethal(state, unit, dealer)),
    "kills nobody": ("oracle.combat.kill_lethal", lambda _, state: state),
    "lets stunned units fight": ("oracle.combat.total", lambda play, player: sum(_mights(play, player))),
    "takes every unit as one side's": ("oracle.combat.side", lambda play, _: list(play.board.view.values())),
}


def _mights(play: Any, player: str) -> Iterator[int]:
    return (max(0, unit.might) for unit in side(play, player))


@pytest.mark.parametrize("fault", FAULTS)
def test_finds_faults(fault: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """An oracle with a fault does not pass."""
    monkeypatch.setattr(*FAULTS[fault])
    assert any(compare(OracleEngine(), plain_combat(seed), Plain(seed)) for seed in range(60))
