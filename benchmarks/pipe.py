"""How many scenarios a second go through the pipe, beside a bare echo process, in one go.

    python benchmarks/pipe.py [--scenarios 20000] [--repeat 5]

All send the suite's own scenarios, repeated, and send ahead:

- bare echo: a process that sends every line back, driven by the simplest loop of writes and reads, with 64 lines under
  way, which is about what the pipes hold without a thread that reads;
- pipe: requests sent ahead, timed, and replies matched to them, with an engine that knows its answers beforehand, so
  that it is the pipe that is measured; as with the bare echo, what is sent was written down before;
- pipe and judging: the same, with writing down what is sent and judging what is answered;
- oracle served, oracle in the process: the same judging, with an engine that has to think.

The ways take turns, so that whatever else the machine does touches all alike. Medians; the target is that the pipe does
at least half of what the bare echo does.
"""

import argparse
import os
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from time import perf_counter

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

import msgspec  # noqa: E402

from conformance import runner  # noqa: E402
from conformance.engines.oracle import OracleEngine  # noqa: E402
from conformance.engines.process import ProcessEngine  # noqa: E402
from conformance.legal import legal_set  # noqa: E402
from conformance.selection import select  # noqa: E402
from conformance.sources import load_suite  # noqa: E402
from conformance.verdicts import FAILING  # noqa: E402
from conformance.wire import messages  # noqa: E402
from conformance.wire.answers import write_answer  # noqa: E402
from conformance.wire.exchange import Replied, asked  # noqa: E402

UNDER_WAY = 64

ECHO = """
import sys
for line in sys.stdin.buffer:
    sys.stdout.buffer.write(line)
    sys.stdout.buffer.flush()
"""
KNOWING = """
import sys
answers = {}
for line in open(sys.argv[1], "rb"):
    request, _, result = line.rstrip().partition(b"\\t")
    answers[request] = b',"result":' + result + b"}\\n"
out = sys.stdout.buffer
for line in sys.stdin.buffer:
    head, _, request = line.partition(b',"method":')
    out.write(head + answers[request.rstrip()])
    out.flush()
"""


def main() -> None:
    """Measure and print the table."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--scenarios", type=int, default=20000, help="at least this many (default: 20000)")
    parser.add_argument("--repeat", type=int, default=5, help="measurements of each (default: 5)")
    options = parser.parse_args()
    os.chdir(ROOT)
    suite = runner.prepare(select(load_suite(), rules="1.4"))
    scenarios = suite * -(-options.scenarios // len(suite))
    with tempfile.TemporaryDirectory() as folder:
        known = Path(folder) / "answers"
        known.write_bytes(answers_of(suite))
        programs = {"echo": ECHO, "knowing": KNOWING}
        for name, text in programs.items():
            (Path(folder) / f"{name}.py").write_text(text, encoding="utf-8")
        python = f'"{sys.executable}"'
        knowing = f"{python} -S {folder}/knowing.py {known}"
        few = scenarios[: len(suite) * 4]
        ways = {
            "bare echo": lambda: bare([sys.executable, "-S", f"{folder}/echo.py"], scenarios),
            "pipe": lambda: pipe(knowing, scenarios),
            "pipe and judging": lambda: judged(knowing, scenarios),
            "oracle served": lambda: judged(f"{python} -m conformance serve", few),
            "oracle in the process": lambda: inside(few),
        }
        rates = in_turns(ways, options.repeat)
    print(f"{len(scenarios):,} scenarios\n")
    print(f"{'way':<22}  {'a second':>9}")
    for name, measured in rates.items():
        print(f"{name:<22}  {statistics.median(measured):>9,.0f}")
    share = statistics.median(ours / bare for ours, bare in zip(rates["pipe"], rates["bare echo"], strict=True))
    print(f"\nthe pipe does {share:.0%} of what the bare echo does")


def in_turns(ways: dict[str, Callable[[], float]], repeat: int) -> dict[str, list[float]]:
    """Measure the ways one after the other, several times, after a first time that only fills the caches."""
    for measure in ways.values():
        measure()
    rates: dict[str, list[float]] = {name: [] for name in ways}
    for _ in range(repeat):
        for name, measure in ways.items():
            rates[name].append(measure())
    return rates


def answers_of(suite: list[runner.Prepared]) -> bytes:
    """What the engine that knows is given: each request from its method on, and the oracle's result for it."""
    encode = msgspec.json.encode
    oracle = OracleEngine()
    known = {
        encode(messages.describe(0)): encode(messages.Described("knowing", "1", "Python", "1.4", None)),
        encode(messages.shutdown(0)): b"null",
    }
    for prepared in suite:
        answers = [write_answer(answer) for answer in oracle.run(prepared.operations)]
        request = messages.run(0, asked(prepared.scenario.id, prepared.operations).params)
        known[request.rstrip()] = encode({"answers": answers})
    return b"".join(request.partition(b',"method":')[2] + b"\t" + result + b"\n" for request, result in known.items())


def bare(command: list[str], scenarios: list[runner.Prepared]) -> float:
    """The rate of a process that sends back what it gets, driven by the simplest loop that keeps as many under way."""
    lines = [
        messages.run(number, asked(one.scenario.id, one.operations).params) for number, one in enumerate(scenarios)
    ]
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0)
    assert process.stdin is not None
    assert process.stdout is not None
    back = os.fdopen(os.dup(process.stdout.fileno()), "rb")
    # The process is up once its first line has come back.
    process.stdin.write(b"\n")
    back.readline()
    begin = perf_counter()
    for number, line in enumerate(lines):
        process.stdin.write(line)
        if number >= UNDER_WAY:
            back.readline()
    for _ in lines[-UNDER_WAY:]:
        back.readline()
    seconds = perf_counter() - begin
    process.stdin.close()
    process.wait()
    process.stdout.close()
    back.close()
    return len(lines) / seconds


def pipe(command: str, scenarios: list[runner.Prepared]) -> float:
    """The rate of the pipe alone; the start of the engine is left out, its end is not."""
    with ProcessEngine(command) as engine:
        engine.describe()
        written = [asked(one.scenario.id, one.operations) for one in scenarios]
        begin = perf_counter()
        answered = sum(isinstance(found, Replied) for _, found in engine.play(written))
        seconds = perf_counter() - begin
    if answered < len(scenarios):
        sys.exit(f"{len(scenarios) - answered} scenarios came to no answers")
    return len(scenarios) / seconds


def judged(command: str, scenarios: list[runner.Prepared]) -> float:
    """The rate of the runner with an engine in a process; the start of the engine is left out, its end is not."""
    with ProcessEngine(command) as engine:
        description = engine.describe()
        begin = perf_counter()
        results = runner.run(scenarios, engine, description, legal_set=legal_set)
        seconds = perf_counter() - begin
    check(results)
    return len(scenarios) / seconds


def inside(scenarios: list[runner.Prepared]) -> float:
    """The rate of the runner with the oracle in its own process."""
    engine = OracleEngine()
    begin = perf_counter()
    results = runner.run(scenarios, engine, engine.describe(), legal_set=legal_set)
    seconds = perf_counter() - begin
    check(results)
    return len(scenarios) / seconds


def check(results: list[runner.Result]) -> None:
    """A rate of wrong answers would be worthless."""
    failed = [result for result in results if result.verdict in FAILING]
    if failed:
        sys.exit(f"{len(failed)} scenarios fail, the first is {failed[0].id}: {failed[0].got}")


if __name__ == "__main__":
    main()
