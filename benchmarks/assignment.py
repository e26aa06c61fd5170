"""How long the oracle takes to judge, count and list assignments of combat damage, by number of units and damage.

    python benchmarks/assignment.py [--repeat 5] [--most 20000]

One attacker's damage goes to 2, 5, 10, 30 and 100 units whose lethal damage sums to twice of it: first ordinary units,
then a mixture with Tank, with Backline and with both. Judged is a legal assignment and one that breaks a rule, the
slower counts. All legal assignments are listed where there are no more than ``--most``. Medians.
"""

import argparse
import statistics
import sys
from collections.abc import Iterator
from pathlib import Path
from time import perf_counter
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from conformance.engines.base import Value
from conformance.engines.oracle import Session
from conformance.vocabulary import Operation, Question
from conformance.vocabulary.actions import Battlefield, StartCombat, Unit
from conformance.vocabulary.questions import ChosenAssignment, CountAssignments, JudgeAssignment, ListAssignments

UNITS = (2, 5, 10, 30, 100)
DAMAGE = (10, 50, 100, 500)
MIXTURE: tuple[tuple[str, ...], ...] = (("Tank",), ("Backline",), (), ("Tank", "Backline"), ())


def main() -> None:
    """Measure and print the tables."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--repeat", type=int, default=5, help="measurements of each (default: 5)")
    parser.add_argument("--most", type=int, default=20_000, help="list no more assignments than this (default: 20000)")
    options = parser.parse_args()
    for title, keywords in (("ordinary units", ((),)), ("a mixture of Tank, Backline, both and neither", MIXTURE)):
        print(
            f"\n{title}\n{'units':>6}  {'damage':>6}  {'legal ways':>10}  {'judge, ms':>9}  {'count, ms':>9}"
            f"  {'list, ms':>9}  {'each, us':>8}"
        )
        for units in UNITS:
            for damage in DAMAGE:
                print(row(units, damage, keywords, options.repeat, options.most), flush=True)


def row(units: int, damage: int, keywords: tuple[tuple[str, ...], ...], repeat: int, most: int) -> str:
    """Measure one board: a line of the table."""
    session = Session()
    for operation in board(units, damage, keywords):
        session.answer(operation)
    legal = ask(session, ChosenAssignment(player="A"))
    judge = max(
        measure(session, JudgeAssignment(player="A", amounts=amounts), expected, repeat * 10)
        for amounts, expected in ((legal, "legal"), (spoilt(legal), "465.2.c.4"))
    )
    ways = ask(session, CountAssignments(player="A"))
    count = measure(session, CountAssignments(player="A"), ways, repeat)
    shown = f"{ways:,}" if ways < 10**7 else f"{ways:.1e}"
    line = f"{units:>6}  {damage:>6}  {shown:>10}  {judge * 1000:>9.3f}  {count * 1000:>9.2f}"
    if ways > most:
        return line
    question = ListAssignments(player="A")
    if len(ask(session, question)) != ways:
        sys.exit(f"{ways} assignments are counted, but {len(ask(session, question))} listed")
    listing = measure(session, question, None, repeat)
    return f"{line}  {listing * 1000:>9.2f}  {listing / ways * 1e6:>8.1f}"


def board(units: int, damage: int, keywords: tuple[tuple[str, ...], ...]) -> Iterator[Operation]:
    """One attacker and so many defenders; the more units, the less Might each has, but at least 1."""
    yield Battlefield(battlefield="F")
    yield Unit(unit="Attacker", might=damage, location="F")
    average = max(1, 2 * damage // units)
    for number in range(units):
        might = max(1, average // 2 + number * 7 % average)
        words = keywords[number % len(keywords)]
        yield Unit(unit=f"U{number}", might=might, controller="B", location="F", keywords=words)
    yield StartCombat(battlefield="F", attacker="A")


def spoilt(amounts: dict[str, int]) -> dict[str, int]:
    """The whole sum on the one unit that has most already, while others lack lethal damage."""
    name = max(amounts, key=lambda each: amounts[each])
    return {name: sum(amounts.values())}


def ask(session: Session, question: Question) -> Any:
    """The value that the oracle answers."""
    answer = session.answer(question)
    if not isinstance(answer, Value):
        sys.exit(f"the oracle did not answer {question}: {answer}")
    return answer.value


def measure(session: Session, question: Question, expected: Any, repeat: int) -> float:
    """The median of the seconds that an answer takes; a wrong one would make the number worthless."""
    seconds = []
    for _ in range(repeat):
        begin = perf_counter()
        value = ask(session, question)
        seconds.append(perf_counter() - begin)
        if expected is not None and value != expected:
            sys.exit(f"the oracle answers {value} to {question}, not {expected}")
    return statistics.median(seconds)


if __name__ == "__main__":
    main()
