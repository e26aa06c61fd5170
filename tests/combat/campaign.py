"""A longer comparison from the command line: ``python -m tests.combat.campaign COUNT [FIRST_SEED]``."""

import argparse
import sys

from conformance.engines.oracle import OracleEngine
from tests.model.boards import Plain

from .agreement import Tally, compare
from .boards import plain_combat


def main(arguments: list[str] | None = None) -> int:
    """Compare the oracle with the model on many generated combats, printing the first differences.

    Args:
        arguments: the command line, without the program's name.

    Returns:
        0 if they agree on all, 1 otherwise.
    """
    parser = argparse.ArgumentParser(description="Compare the oracle with the independent model of assignment.")
    parser.add_argument("count", type=int, help="how many combats")
    parser.add_argument("first", type=int, nargs="?", default=0, help="the first seed")
    parser.add_argument("--units", type=int, default=4, help="the greatest number of units on a side (4)")
    parser.add_argument("--show", type=int, default=10, help="how many differences to print (10)")
    options = parser.parse_args(arguments)
    engine = OracleEngine()
    tally = Tally()
    found = 0
    for seed in range(options.first, options.first + options.count):
        difference = compare(engine, plain_combat(seed, options.units), Plain(seed), tally)
        if difference is not None:
            found += 1
            if found <= options.show:
                print(f"seed {seed}\n{difference}\n", flush=True)
    print(f"{options.count - found} of {options.count} combats agree; {tally}")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
