"""The cases of the fuzzer put to the oracle and to the independent model: ``python -m tests.fuzz.independent COUNT``.

The model plays what changes the characteristics of units and asks about them: the sections named below. It has no
damage, combat, points or turns beyond their end, so the cases of other sections stay out. A case is cut down to the
operations that the model has, as for any engine that declares little.
"""

import argparse
import sys

from conformance.engines.base import Description
from conformance.engines.oracle import OracleEngine
from conformance.fuzz.sections import plain_case, section_of
from conformance.fuzz.within import asks_anything, cutter
from conformance.vocabulary import Operation
from tests.model.agreement import Disagreement, Tally, compare

SECTIONS = ("might", "layers", "keywords", "mighty")
CHANGES = (
    "increase", "decrease", "increase to", "set might", "keywords", "lose keyword", "lose abilities", "only keywords",
    "tag", "controller",
)  # fmt: skip
CAPABILITIES = frozenset(
    (
        "unit", "double", "swap", "replace decrease", "buff", "designate", "empower", "end combat", "end turn",
        "end effect", "inactivate", "reactivate", "change zone", "together",
        "might", "might read", "combat might", "total might", "is mighty", "became mighty", "has keyword",
        "keyword value", "keywords", "tags", "controller", "buffs", "contribution", "order applied",
        "text active", "is empowered",
        "give copy",
        *(f"give {change}" for change in CHANGES),
        *(f"passive {change}" for change in CHANGES),
    )
)  # fmt: skip
"""What the model plays: of these sections everything but one question.

``keywords found`` stays out. It asks what can be read on a card, text included that does not apply (722), and the model
keeps no text, only the effects that come of it.
"""
_cut = cutter(Description("the model", "1", "Python", "1.4", CAPABILITIES))


def case_of(seed: int) -> list[Operation]:
    """The case of a seed, as far as the model plays it; empty where nothing is left to ask."""
    assert _cut is not None
    operations = _cut(plain_case(section_of(seed, SECTIONS), seed))
    return operations if asks_anything(operations) else []


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
