"""Making cases small: through Hypothesis and operation by operation."""

from collections.abc import Sequence

import pytest

from conformance.engines.oracle import OracleEngine
from conformance.faulty import FaultyEngine, faults
from conformance.fuzz.checks import AgainstOracle
from conformance.fuzz.compare import Compared, Difference
from conformance.fuzz.finding import rules_used, set_up, tidy
from conformance.fuzz.player import Direct
from conformance.fuzz.reduce import plainer, rebalanced, reduced
from conformance.fuzz.sections import plain_case
from conformance.fuzz.shrink import shrunk
from conformance.vocabulary import Operation
from conformance.vocabulary.actions import Buff, Double, EndTurn, Give, Unit
from conformance.vocabulary.questions import Might
from conformance.vocabulary.text import Decrease, Increase


class Checker:
    """Plays cases on a faulty engine."""

    def __init__(self, fault: str) -> None:
        self.engine = FaultyEngine(faults()[fault])
        self.player = Direct(self.engine)
        self.against = AgainstOracle(self.engine.describe(), OracleEngine())
        self.played = 0

    def __call__(self, operations: Sequence[Operation]) -> Difference | None:
        """What is different."""
        self.played += 1
        variants = self.against.variants(0, operations)
        found = [self.player.once(operations)]
        return self.against.difference(0, variants, self.against.prepare(variants), found, Compared())


UNIT = Unit(unit="U", might=2)
LOWER = Give(unit="U", change=Decrease(amount=3, minimum=1))


def test_what_does_not_matter_is_left_out() -> None:
    check = Checker("minimum-ignored")
    operations = [
        UNIT,
        Unit(unit="V", might=4),
        Buff(unit="V"),
        Might(unit="V"),
        Give(unit="V", change=Increase(amount=1), effect="e1"),
        LOWER,
        Might(unit="U"),
        EndTurn(),
    ]
    found = check(operations)
    assert found is not None
    small, difference = reduced(operations, found, check)
    assert small == [UNIT, LOWER, Might(unit="U")]
    assert (difference.place, difference.expected, difference.got) == (2, 1, -1)


def test_an_operation_goes_where_the_unit_may_as_well_begin_so() -> None:
    check = Checker("minimum-ignored")
    # Without the buff the decrease would not reach its minimum, so it cannot just be left out.
    operations = [Unit(unit="U", might=4), Give(unit="U", change=Decrease(amount=2)), LOWER, Might(unit="U")]
    found = check(operations)
    assert found is not None
    kept, difference = rebalanced(*reduced(operations, found, check), check)
    assert len(kept) == 3
    assert kept[1:] == [LOWER, Might(unit="U")]
    assert difference.sort == found.sort


def test_fields_get_their_defaults_back() -> None:
    check = Checker("minimum-ignored")
    operations = [
        Unit(unit="U", might=2, tags=("Mech",), keywords=("Tank",), controller="B"),
        Give(unit="U", change=LOWER.change, lasts="for good", effect="e1"),
        Might(unit="U"),
    ]
    found = check(operations)
    assert found is not None
    assert plainer(operations, found, check)[0] == [UNIT, LOWER, Might(unit="U")]


@pytest.mark.parametrize(
    ("fault", "section", "most"),
    [("minimum-ignored", "might", 2), ("tank-is-unknown", "assignment", 3), ("prevention-never-used-up", "damage", 4)],
)
def test_a_case_of_the_fast_driver_is_shrunk_through_hypothesis(fault: str, section: str, most: int) -> None:
    check = Checker(fault)
    seed, found = next((seed, found) for seed in range(5000) if (found := check(plain_case(section, seed))) is not None)
    small, difference = shrunk(section, seed, found, check, lambda operations: operations)
    assert difference.sort == found.sort
    assert check(small) == difference
    assert difference.place == len(small) - 1
    assert len(small) - set_up(small) <= most
    assert len(small) < len(plain_case(section, seed))


def test_with_no_time_left_a_case_stays_as_it_is() -> None:
    check = Checker("minimum-ignored")
    seed, found = next((n, found) for n in range(5000) if (found := check(plain_case("might", n))) is not None)
    small, difference = shrunk("might", seed, found, lambda _: None, lambda operations: operations, seconds=0.0)
    assert small == plain_case("might", seed)[: found.place + 1]
    assert difference == found


def test_the_set_up_ends_with_the_first_thing_that_happens() -> None:
    assert set_up([UNIT, Unit(unit="V", might=1), Buff(unit="U"), Unit(unit="W", might=1)]) == 2
    assert set_up([UNIT, Might(unit="U")]) == 1


def test_rules_are_those_of_the_derivation_after_the_set_up() -> None:
    used = rules_used(OracleEngine(), "might", [UNIT, LOWER, Might(unit="U")])
    assert "477.3.b" in used
    assert "477.3.e.2" in used
    assert list(used) == sorted(used, key=lambda rule: [part.rjust(4) for part in rule.split(".")])


def test_what_equals_a_default_is_left_out() -> None:
    lasts = "".join(["this", " turn"])
    assert repr(tidy(Double(unit="U", lasts=lasts))) == repr(Double(unit="U"))  # type: ignore[arg-type]
