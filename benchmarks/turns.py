"""How long a turn takes while additional turns wait, and whether that depends on how many there are.

    python benchmarks/turns.py [--repeat 5]

10, 1,000 and 100,000 additional turns are queued and then taken. Measured for each number are one additional turn
queued, one turn ended, and, with all of them waiting, the question for the next five. Turns are measured in portions
of the same size, so that only what waits differs. Medians.
"""

import argparse
import statistics
import sys
from collections.abc import Callable
from pathlib import Path
from time import perf_counter

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from conformance.engines.base import Done, Value
from conformance.engines.oracle import Session
from conformance.vocabulary.actions import AdditionalTurn, EndTurn, Players
from conformance.vocabulary.questions import NextTurns

PLAYERS = ("A", "B", "C", "D")
SIZES = (10, 1_000, 100_000)
PORTION = 10


def main() -> None:
    """Measure and print the table."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--repeat", type=int, default=5, help="measurements of each (default: 5)")
    repeat = parser.parse_args().repeat
    print(f"{'waiting':>8}  {'queue one, us':>14}  {'end a turn, us':>15}  {'show five, us':>14}  {'per turn':>9}")
    first = 0.0
    for size in SIZES:
        queue, end, show = measure(size, repeat)
        first = first or end
        print(f"{size:>8,}  {queue * 1e6:>14.1f}  {end * 1e6:>15.1f}  {show * 1e6:>14.1f}  {end / first:>8.2f}x")


def measure(size: int, repeat: int) -> tuple[float, float, float]:
    """Medians for one turn queued on top of the others, one ended, and the next five shown."""
    queues, ends, shows = [], [], []
    for _ in range(repeat if size < SIZES[-1] else min(repeat, 2)):
        session = Session()
        done(session, Players(players=PLAYERS))
        for number in range(size):
            done(session, AdditionalTurn(player=PLAYERS[number % 4]))
        for _ in range(max(1, min(size, 1_000) // PORTION)):
            queues.append(timed(add, session))
            shows.append(timed(show, session))
            ends.append(timed(end, session))
    return tuple(statistics.median(times) / PORTION for times in (queues, ends, shows))  # type: ignore[return-value]


def timed(work: Callable[[Session], None], session: Session) -> float:
    """How long something takes, in seconds."""
    begin = perf_counter()
    work(session)
    return perf_counter() - begin


def add(session: Session) -> None:
    """Queue a portion of additional turns."""
    for number in range(PORTION):
        done(session, AdditionalTurn(player=PLAYERS[number % 4]))


def end(session: Session) -> None:
    """End a portion of turns."""
    for _ in range(PORTION):
        done(session, EndTurn())


def show(session: Session) -> None:
    """Ask for the next five turns, as often as a portion has turns."""
    for _ in range(PORTION):
        answer = session.answer(NextTurns(number=5))
        if not (isinstance(answer, Value) and len(answer.value) == 5):
            sys.exit(f"the next five turns are answered with {answer}")


def done(session: Session, action: Players | AdditionalTurn | EndTurn) -> None:
    """Carry out an action, which must succeed."""
    answer = session.answer(action)
    if not isinstance(answer, Done):
        sys.exit(f"{action} is answered with {answer}")


if __name__ == "__main__":
    main()
