"""A longer comparison from the command line: ``python -m tests.model.campaign COUNT [FIRST_SEED]``."""

import argparse
import sys

from conformance.engines.oracle import OracleEngine

from .agreement import Tally, compare, shrink
from .boards import plain_scenario


def main(arguments: list[str] | None = None) -> int:
    """Compare the oracle with the model on many generated scenarios, printing the smallest form of each difference.

    Args:
        arguments: the command line, without the program's name.

    Returns:
        0 if they agree on all, 1 otherwise.
    """
    parser = argparse.ArgumentParser(description="Compare the oracle with the independent model.")
    parser.add_argument("count", type=int, help="how many scenarios")
    parser.add_argument("first", type=int, nargs="?", default=0, help="the first seed")
    parser.add_argument("--effects", type=int, default=4, help="the greatest number of effects (4)")
    parser.add_argument("--show", type=int, default=10, help="how many differences to print (10)")
    options = parser.parse_args(arguments)
    engine = OracleEngine()
    found = 0
    tally = Tally()
    for seed in range(options.first, options.first + options.count):
        difference = compare(engine, plain_scenario(seed, options.effects), tally)
        if difference is not None:
            found += 1
            if found <= options.show:
                print(f"seed {seed}\n{shrink(engine, difference)}\n", flush=True)
    print(f"{options.count - found} of {options.count} scenarios agree; {tally}")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
