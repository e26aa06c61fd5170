"""Choosing scenarios."""

from typing import Any

import pytest

from conformance.errors import InputError
from conformance.selection import find, select
from tests.harness.boards import scenario

SUITE = [
    scenario(name="might.double", title="Doubling is fixed", rules=("432", "477.3.b"), section="432-double"),
    scenario(name="might.swap", title="Swapping", rules=("433.1",), section="433-swap", versions=("1.3", "1.4")),
    scenario(name="buffs.targeted", title="A buff is no target", rules=("43",), versions=("1.3",), section="702"),
]


@pytest.mark.parametrize(
    ("asked", "ids"),
    [
        ({}, ["might.double", "might.swap", "buffs.targeted"]),
        ({"rules": "1.3"}, ["might.swap", "buffs.targeted"]),
        ({"rules": "1.4"}, ["might.double", "might.swap"]),
        ({"text": "MIGHT."}, ["might.double", "might.swap"]),
        ({"text": "swapping"}, ["might.swap"]),
        ({"section": "Swap"}, ["might.swap"]),
        ({"rule": "433"}, ["might.swap"]),
        ({"rule": "477.3"}, ["might.double"]),
        ({"rule": "477.3.b"}, ["might.double"]),
        ({"rule": "43"}, ["buffs.targeted"]),
        ({"rules": "1.4", "text": "might", "rule": "433.1"}, ["might.swap"]),
    ],
)
def test_what_fits_everything_asked_for_is_kept(asked: dict[str, Any], ids: list[str]) -> None:
    assert [one.id for one in select(SUITE, **asked)] == ids


@pytest.mark.parametrize(
    ("asked", "says"),
    [
        ({"text": "Tank"}, 'no scenario has "Tank" in its id or title'),
        ({"rule": "47"}, "no scenario has a citation of rule 47"),
        (
            {"section": "Doubel", "text": "x"},
            'a section named like "Doubel"; the sections are: 432-double, 433-swap, 702',
        ),
        ({"rules": "2.0"}, 'no scenario holds in rules version "2.0"; there are: 1.3, 1.4'),
    ],
)
def test_nothing_that_fits_is_an_error_that_says_what_was_asked_for(asked: dict[str, Any], says: str) -> None:
    with pytest.raises(InputError) as caught:
        select(SUITE, **asked)
    assert says in str(caught.value)


def test_an_empty_suite_is_an_error() -> None:
    with pytest.raises(InputError, match="no scenarios"):
        select([])


def test_a_scenario_is_found_by_its_id_or_the_nearest_one_proposed() -> None:
    assert find(SUITE, "might.swap") is SUITE[1]
    with pytest.raises(InputError, match=r'did you mean "might\.swap"'):
        find(SUITE, "might.swop")
    with pytest.raises(InputError, match="list"):
        find(SUITE, "zzz")
