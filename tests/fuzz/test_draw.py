"""The driver: numbers that follow from a seed alone, and that Hypothesis can take over."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from conformance.fuzz.draw import Drawn, Plain, Recording, scrambled

FIRST = {
    0: [28, 20, 47, 71, 70, 47, 6, 51],
    1: [46, 44, 53, 92, 27, 66, 43, 82],
    2**40: [10, 69, 45, 8, 25, 14, 63, 98],
}
"""Numbers from 0 to 99 that these seeds must give on every machine."""


@pytest.mark.parametrize("seed", FIRST)
def test_a_seed_gives_the_same_numbers_everywhere(seed: int) -> None:
    plain = Plain(seed)
    assert [plain.integer(0, 99) for _ in range(8)] == FIRST[seed]


def test_scrambling_is_that_of_splitmix64() -> None:
    # The first outputs of SplitMix64 with state 0, as published with the algorithm.
    assert [scrambled(0), scrambled(1), scrambled(2)] == [
        0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F,
    ]  # fmt: skip


@given(st.integers(0, 2**64), st.integers(-(10**6), 10**6), st.integers(0, 10**6))
def test_numbers_keep_within_their_bounds(seed: int, lo: int, size: int) -> None:
    plain = Plain(seed)
    assert all(lo <= plain.integer(lo, lo + size) <= lo + size for _ in range(20))


def test_every_number_comes_about_as_often_across_seeds_and_within_one() -> None:
    across = Counter(Plain(seed).integer(0, 9) for seed in range(20_000))
    one = Plain(5)
    within = Counter(one.integer(0, 9) for _ in range(20_000))
    for counts in (across, within):
        assert set(counts) == set(range(10))
        assert all(1_800 < count < 2_200 for count in counts.values())


def test_recording_gives_the_same_numbers_and_keeps_those_that_were_choices() -> None:
    plain, recording = Plain(7), Recording(7)
    bounds = [(0, 9), (3, 3), (1, 2), (0, 99)]
    numbers = [plain.integer(*bound) for bound in bounds]
    assert [recording.integer(*bound) for bound in bounds] == numbers
    assert recording.choices == [numbers[0], numbers[2], numbers[3]]


@given(st.data())
def test_hypothesis_draws_within_the_bounds(data: st.DataObject) -> None:
    drawn = Drawn(data.draw)
    assert 2 <= drawn.integer(2, 5) <= 5
    assert drawn.integer(4, 4) == 4
