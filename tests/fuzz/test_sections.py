"""The generators: every case can be written down, all that engines may declare is reached, and seeds are for good."""

from itertools import chain

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from conformance.capabilities import known_capabilities, needs
from conformance.engines.base import Done, Refused, Undecided, Value
from conformance.engines.oracle import OracleEngine
from conformance.fuzz.draw import Drawn
from conformance.fuzz.reduce import holds_together
from conformance.fuzz.sections import SECTIONS, case, plain_case, section_of
from conformance.vocabulary import Action, Question
from tests.fuzz.digests import digest

FINGERPRINTS: dict[str, str] = {
    "might": "ad6913e1b62a2fca",
    "layers": "d1be8a4e94401ece",
    "keywords": "743b5077bc8224c4",
    "mighty": "684fc1fb62301ff3",
    "spells": "1b3033ec83897452",
    "combat": "29826dd302b6540f",
    "assignment": "1e660ed4dd4aea18",
    "damage": "6ad8c0aeb0136d95",
    "attachment": "7d963bf683c92705",
    "counters": "41404246cae86e6d",
    "experience": "859f1d703f33f828",
    "turns": "e89149ff6cd05eb3",
    "scoring": "86042421d7930f7c",
    "terms": "f1b84d486af98875",
}
"""What ``python -m tests.fuzz.digests`` prints: change it only together with a generator."""


@pytest.mark.parametrize("section", SECTIONS)
def test_a_seed_gives_the_same_case_everywhere(section: str) -> None:
    assert digest(section) == FINGERPRINTS[section]


@pytest.mark.parametrize("section", SECTIONS)
def test_every_case_could_be_written_down_and_is_answered(section: str) -> None:
    oracle = OracleEngine()
    kinds = set()
    for seed in range(150):
        operations = plain_case(section, seed)
        assert holds_together(operations)
        assert isinstance(operations[0], Action)
        assert isinstance(operations[-1], Question)
        kinds.update(map(type, oracle.run(operations)))
    assert kinds <= {Done, Value, Refused, Undecided}
    assert {Done, Value} <= kinds


def test_all_that_an_engine_can_declare_is_asked_for() -> None:
    cases = (plain_case(section, seed) for section in SECTIONS for seed in range(600))
    assert {name for operation in chain.from_iterable(cases) for name in needs(operation)} == set(known_capabilities())


@pytest.mark.parametrize("section", SECTIONS)
@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
@given(st.data())
def test_hypothesis_drives_the_same_generators(section: str, data: st.DataObject) -> None:
    operations = case(section, Drawn(data.draw))
    assert holds_together(operations)


def test_sections_take_turns() -> None:
    assert [section_of(seed, ("a", "b", "c")) for seed in range(5)] == ["a", "b", "c", "a", "b"]
