"""How long the oracle takes to calculate a board, and how that grows.

    python benchmarks/calculation.py [--repeat 5]

Boards of 1, 10, 100 and 400 units, each under five effects of its own: a set Might, a spell's increase, a passive
increase, a passive threshold that depends on both, and a granted keyword. Measured are the whole board worked out from
nothing; the same with a unit whose passive ability counts all others; one more spell, which works out only what it can
have altered; and the question for every unit's Might. Medians.
"""

import argparse
import statistics
import sys
from collections.abc import Iterator
from math import log
from pathlib import Path
from time import perf_counter

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from conformance.engines.base import Done, Value
from conformance.engines.oracle import Session
from conformance.vocabulary import Operation
from conformance.vocabulary.actions import Give, Passive, Unit
from conformance.vocabulary.questions import Might
from conformance.vocabulary.text import GainKeywords, Group, Increase, IncreaseTo, SetMight
from oracle.recalculation import calculate

SIZES = (1, 10, 100, 400)
MIGHT = 4 + 2 + 1 + 1  # the set Might, the two increases, the spell that is measured; the threshold adds nothing


def main() -> None:
    """Measure and print the table."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--repeat", type=int, default=5, help="measurements of each (default: 5)")
    repeat = parser.parse_args().repeat
    measured = [(size, *measure(size, repeat)) for size in SIZES]
    print(
        f"{'units':>6}  {'effects':>8}  {'set up, s':>10}  {'from nothing, ms':>17}  {'grows as n to the':>18}"
        f"  {'with a count, ms':>17}  {'spell, ms':>10}  {'questions, ms':>14}"
    )
    previous = [None, *measured]
    for before, (size, build, whole, counting, spell, ask) in zip(previous, measured, strict=False):
        growth = ""
        if before is not None:
            growth = f"{log(whole / before[2]) / log(size / before[0]):.2f}"
        print(
            f"{size:>6}  {size * 5:>8}  {build:>10.3f}  {whole * 1000:>17.2f}  {growth:>18}"
            f"  {counting * 1000:>17.2f}  {spell * 1000:>10.2f}  {ask * 1000:>14.2f}"
        )


def measure(size: int, repeat: int) -> tuple[float, float, float, float, float]:
    """How long it takes to set the board up, work it out from nothing without and with a count, and to play on it."""
    builds, spells, asks = [], [], []
    for _ in range(repeat if size < SIZES[-1] else 1):
        session = Session()
        begin = perf_counter()
        for operation in board(size):
            done(session, operation)
        builds.append(perf_counter() - begin)
        for number in range(repeat):
            name = f"U{number % size}"
            begin = perf_counter()
            done(session, Give(unit=name, change=Increase(amount=1, maximum=MIGHT)))
            cast = perf_counter()
            answers = [session.answer(Might(unit=f"U{other}")) for other in range(size)]
            asks.append(perf_counter() - cast)
            spells.append(cast - begin)
            if answers[number % size] != Value(MIGHT):
                sys.exit(f"the Might of {name} is {answers[number % size]}, not {MIGHT}")
    whole = statistics.median(timed_from_nothing(session) for _ in range(repeat))
    done(session, Unit(unit="Sett", might=1))
    done(session, Passive(effect="count", source="Sett", change=Increase(amount=1, per=Group(who="other friendly"))))
    counting = statistics.median(timed_from_nothing(session) for _ in range(repeat))
    return statistics.median(builds), whole, counting, statistics.median(spells), statistics.median(asks)


def timed_from_nothing(session: Session) -> float:
    """How long the calculation of the whole board takes."""
    world = session.game.worlds[0]
    begin = perf_counter()
    calculate(world.state, world.settings)
    return perf_counter() - begin


def board(size: int) -> Iterator[Operation]:
    """The units and their effects."""
    for number in range(size):
        unit = f"U{number}"
        yield Unit(unit=unit, might=3)
        yield Passive(effect=f"threshold {number}", change=IncreaseTo(might=6), units=(unit,))
        yield Passive(effect=f"passive {number}", change=Increase(amount=1), units=(unit,))
        yield Give(unit=unit, change=SetMight(might=4))
        yield Give(unit=unit, change=Increase(amount=2))
        yield Give(unit=unit, change=GainKeywords(keywords=("Shield 2",)))


def done(session: Session, operation: Operation) -> None:
    """Carry an action out; anything but success would make the number worthless."""
    answer = session.answer(operation)
    if answer != Done():
        sys.exit(f"the oracle did not carry out {operation}: {answer}")


if __name__ == "__main__":
    main()
