"""How many cases a second fuzzing does, in the process and through a pipe, beside the limit of the driver alone.

    python benchmarks/fuzz_rate.py [--cases 5000] [--repeat 5] [--most 8]

Small boards: of the cases of all sections, those of at most so many operations. Measured are

- driver alone: the cases are made, and nothing is done with them;
- driver and oracle: the oracle answers them too, which every way has to pay for;
- in the process, engine that knows: cases are made, answered by the oracle and by an engine that knows its answers
  beforehand, and compared, so that it is the fuzzer that is measured;
- in the process, the oracle: the same with an engine that has to think;
- through a pipe, engine that knows, and through a pipe, the oracle: the same with an engine in a process of its own.

In the process the time is that of the processor; through a pipe, where two processes work at the same time, it is that
of the clock. Medians.
"""

import argparse
import statistics
import sys
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from time import perf_counter, process_time

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

import msgspec  # noqa: E402

from conformance.engines.base import Answer, Description  # noqa: E402
from conformance.engines.oracle import OracleEngine  # noqa: E402
from conformance.fuzz.hunt import Hunt, Terms  # noqa: E402
from conformance.fuzz.player import Direct, Piped  # noqa: E402
from conformance.fuzz.sections import SECTIONS, plain_case, section_of  # noqa: E402
from conformance.wire import messages  # noqa: E402
from conformance.wire.answers import write_answer  # noqa: E402

ALL = tuple(SECTIONS)
KNOWING = """
import sys
answers = [line.rstrip() for line in open(sys.argv[1], "rb")]
description = answers.pop(0)
place = 0
out = sys.stdout.buffer
for line in sys.stdin.buffer:
    head, _, request = line.partition(b',"method":"')
    if request.startswith(b"run"):
        result, place = answers[place], place + 1
    else:
        result = description if request.startswith(b"describe") else b"null"
    out.write(head + b',"result":' + result + b"}\\n")
    out.flush()
"""


class Knowing:
    """An engine that is told its answers, in the order in which it will be asked."""

    def __init__(self, answers: Sequence[Sequence[Answer]]) -> None:
        self._answers = iter(answers)

    def describe(self) -> Description:
        """It has every operation."""
        return Description("knowing", "1", "Python", "1.4")

    def run(self, _: object) -> Sequence[Answer]:
        """The next answers."""
        return next(self._answers)


def main() -> None:
    """Measure and print the table."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--cases", type=int, default=5000, help="how many (default: 5000)")
    parser.add_argument("--repeat", type=int, default=5, help="measurements of each (default: 5)")
    parser.add_argument("--most", type=int, default=8, help="operations of a small board (default: 8)")
    options = parser.parse_args()
    seeds = small_boards(options.cases, options.most)
    cases = [plain_case(section_of(seed, ALL), seed) for seed in seeds]
    oracle = OracleEngine()
    answers = [oracle.run(case) for case in cases]
    with tempfile.TemporaryDirectory() as folder:
        script, known = Path(folder) / "knowing.py", Path(folder) / "answers"
        script.write_text(KNOWING, encoding="utf-8")
        known.write_bytes(b"".join(results(answers)))
        python = f'"{sys.executable}"'
        ways: dict[str, Callable[[], float]] = {
            "driver alone": lambda: driver(seeds),
            "driver and oracle": lambda: driver(seeds, oracle),
            "in the process, engine that knows": lambda: direct(seeds, Knowing(answers)),
            "in the process, the oracle": lambda: direct(seeds, OracleEngine()),
            "through a pipe, engine that knows": lambda: piped(seeds, f"{python} -S {script} {known}"),
            "through a pipe, the oracle": lambda: piped(seeds, f"{python} -m conformance serve"),
        }
        rates = in_turns(ways, options.repeat)
    lengths = statistics.mean(map(len, cases))
    print(f"{len(seeds):,} cases of at most {options.most} operations, {lengths:.1f} on average\n")
    print(f"{'way':<36}  {'a second':>9}")
    for name, measured in rates.items():
        print(f"{name:<36}  {statistics.median(measured):>9,.0f}")


def small_boards(count: int, most: int) -> list[int]:
    """The first seeds whose cases are small."""
    seeds: list[int] = []
    seed = 0
    while len(seeds) < count:
        if len(plain_case(section_of(seed, ALL), seed)) <= most:
            seeds.append(seed)
        seed += 1
    return seeds


def results(answers: Sequence[Sequence[Answer]]) -> list[bytes]:
    """What the engine that knows is given: its description, then the result for each case, a line each."""
    described = messages.Described("knowing", "1", "Python", "1.4", None)
    written = [{"answers": [write_answer(one) for one in case]} for case in answers]
    return [msgspec.json.encode(one) + b"\n" for one in (described, *written)]


def in_turns(ways: dict[str, Callable[[], float]], repeat: int) -> dict[str, list[float]]:
    """Measure the ways one after the other, several times, after a first time that only fills the caches."""
    rates: dict[str, list[float]] = {name: [] for name in ways}
    for number in range(repeat + 1):
        for name, measure in ways.items():
            rate = measure()
            if number:
                rates[name].append(rate)
    return rates


def driver(seeds: Sequence[int], oracle: OracleEngine | None = None) -> float:
    """The rate at which cases are made, and answered by the oracle where there is one."""
    begin = process_time()
    for seed in seeds:
        case = plain_case(section_of(seed, ALL), seed)
        if oracle is not None:
            oracle.run(case)
    return len(seeds) / (process_time() - begin)


def direct(seeds: Sequence[int], engine: Knowing | OracleEngine) -> float:
    """The rate of fuzzing an engine of this process."""
    hunt = Hunt(Terms(ALL), engine.describe(), Direct(engine, timeout=10.0))
    begin = process_time()
    bag = hunt.run(seeds)
    seconds = process_time() - begin
    if bag.differing:
        sys.exit(f"{bag.differing} cases differ, the first: {bag.findings[0].difference}")
    return len(seeds) / seconds


def piped(seeds: Sequence[int], command: str) -> float:
    """The rate of fuzzing an engine in a process of its own; its start and its end are left out."""
    player = Piped(command, timeout=10.0, start_timeout=30.0)
    try:
        hunt = Hunt(Terms(ALL), player.engine.describe(), player)
        begin = perf_counter()
        bag = hunt.run(seeds)
        seconds = perf_counter() - begin
    finally:
        player.close()
    if bag.differing:
        sys.exit(f"{bag.differing} cases differ, the first: {bag.findings[0].difference}")
    return len(seeds) / seconds


if __name__ == "__main__":
    main()
