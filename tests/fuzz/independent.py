"""The cases of the fuzzer put to the oracle and to the independent model: ``python -m tests.fuzz.independent COUNT``.

The model has fewer operations than the oracle; a case is cut down to those, as for any engine that declares little.
"""

import argparse
import sys

import msgspec

from conformance.engines.base import Description
from conformance.engines.oracle import OracleEngine
from conformance.fuzz.sections import plain_case, section_of
from conformance.fuzz.within import asks_anything, cutter
from conformance.vocabulary import Operation
from conformance.vocabulary.actions import Unit
from tests.model.agreement import Disagreement, Tally, compare

SECTIONS = ("might", "layers", "keywords", "mighty")
CHANGES = (
    "increase", "decrease", "increase to", "set might", "keywords", "lose keyword", "lose abilities", "only keywords",
    "tag", "controller",
)  # fmt: skip
CAPABILITIES = frozenset(
    (
        "unit",
        "double",
        "swap",
        "replace decrease",
        "buff",
        "designate",
        "end combat",
        "end turn",
        "end effect",
        "inactivate",
        "reactivate",
        "together",
        "might",
        "might read",
        "total might",
        "is mighty",
        "became mighty",
        "has keyword",
        "keyword value",
        "keywords",
        "tags",
        "controller",
        "buffs",
        "contribution",
        *(f"give {change}" for change in CHANGES),
        *(f"passive {change}" for change in CHANGES),
    )
)
"""What the model plays: no copies, and nothing away from the board."""
BEYOND = (b'"empowered"', b'"here":true')
"""What it has no notion of: the status, and that each player has a base of their own."""
TOGETHER_BEYOND = (b'"replace decrease"', b'"minimum"')
"""Together these touch a silent point that it does not have: whether a decrease by nothing is an event."""
_cut = cutter(Description("the model", "1", "Python", "1.4", CAPABILITIES))


def case_of(seed: int) -> list[Operation]:
    """The case of a seed, as far as the model plays it; empty where nothing is left to ask."""
    assert _cut is not None
    operations = _cut(plain_case(section_of(seed, SECTIONS), seed))
    units = [place for place, one in enumerate(operations) if isinstance(one, Unit)]
    # Effects have their timestamps for the whole game (480.1.b); the model gives them one for each unit, which tells
    # only of a unit that arrives later.
    known = units == list(range(len(units)))
    known = known and not any(isinstance(one, Unit) and one.zone != "board" for one in operations)
    written = msgspec.json.encode(operations)
    known = known and not any(one in written for one in BEYOND)
    known = known and not all(one in written for one in TOGETHER_BEYOND)
    return operations if known and asks_anything(operations) else []


def disagreement(engine: OracleEngine, seed: int, tally: Tally) -> Disagreement | None:
    """Where oracle and model differ in the case of a seed; None where they agree."""
    operations = case_of(seed)
    return compare(engine, operations, tally) if operations else None


def main(arguments: list[str] | None = None) -> int:
    """Compare on many cases, printing the first differences.

    Args:
        arguments: the command line, without the program's name.

    Returns:
        0 if they agree on all, 1 otherwise.
    """
    parser = argparse.ArgumentParser(description="Compare the oracle with the independent model on fuzzed cases.")
    parser.add_argument("count", type=int, help="how many cases")
    parser.add_argument("first", type=int, nargs="?", default=0, help="the first seed")
    options = parser.parse_args(arguments)
    engine, tally, found, compared = OracleEngine(), Tally(), 0, 0
    for seed in range(options.first, options.first + options.count):
        compared += bool(case_of(seed))
        difference = disagreement(engine, seed, tally)
        if difference is not None:
            found += 1
            if found <= 10:
                print(f"seed {seed}\n{difference}\n", flush=True)
    print(f"{compared - found} of {compared} cases agree; {tally}")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
