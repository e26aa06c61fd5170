"""How many scenarios a second: through ``run``, cold and warm, and through pytest-bdd, in one go.

    python benchmarks/run_rate.py [--scenarios 1000] [--repeat 5]

The feature files of the suite are copied, with new ids, until there are enough scenarios; both ways read the same
copies. Cold is a new process that reads all files; warm is the runner alone, with everything loaded. Medians.
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

from conformance import registry, runner  # noqa: E402
from conformance.legal import legal_set  # noqa: E402
from conformance.selection import select  # noqa: E402
from conformance.sources import load_suite  # noqa: E402
from conformance.verdicts import FAILING  # noqa: E402

RULES = "1.4"


def main() -> None:
    """Measure and print the table."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--scenarios", type=int, default=1000, help="at least this many (default: 1000)")
    parser.add_argument("--repeat", type=int, default=5, help="measurements of each (default: 5)")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        copies = Path(folder) / "features"
        count = multiply(copies, options.scenarios)
        one = copies / "copy-1"
        rows = [
            ("run, cold", count, median(lambda: start("conformance", "run", str(copies)), options.repeat)),
            ("run, warm", count, warm(copies, options.repeat)),
            ("pytest-bdd", count, median(lambda: pytest(copies), max(1, options.repeat // 2))),
            ("start of run alone", 1, median(lambda: start("conformance", "--help"), options.repeat)),
            (
                "start of pytest with one copy",
                len(select(load_suite([one]), rules=RULES)),
                median(lambda: pytest(one), 1),
            ),
        ]
    print(f"{'way':<30}  {'scenarios':>9}  {'seconds':>8}  {'a second':>9}")
    for name, scenarios, seconds in rows:
        rate = f"{scenarios / seconds:,.0f}" if scenarios > 1 else ""
        print(f"{name:<30}  {scenarios:>9,}  {seconds:>8.3f}  {rate:>9}")
    cold, hot, bdd = (seconds for _, _, seconds in rows[:3])
    print(f"\nrun is {bdd / cold:.1f} times as fast as pytest-bdd cold, {bdd / hot:.0f} times warm")


def multiply(folder: Path, wanted: int) -> int:
    """Copy the suite's features until there are enough scenarios; returns how many there are."""
    sources = sorted((ROOT / "features").rglob("*.feature"))
    each = len(select(load_suite([ROOT / "features"]), rules=RULES))
    copies = -(-wanted // each)
    for number in range(1, copies + 1):
        for path in sources:
            target = folder / f"copy-{number}" / path.relative_to(ROOT / "features")
            target.parent.mkdir(parents=True, exist_ok=True)
            text = path.read_text(encoding="utf-8")
            target.write_text(text.replace("@id:", f"@id:copy-{number}."), encoding="utf-8")
    return copies * each


def median(measure: Callable[[], float], repeat: int) -> float:
    """The median of several measurements, after one that only fills the caches."""
    measure()
    return statistics.median(measure() for _ in range(repeat))


def start(module: str, *arguments: str) -> float:
    """How long a new process takes; one that ends badly would make the number worthless."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    begin = perf_counter()
    ran = subprocess.run(
        [sys.executable, "-m", module, *arguments],
        cwd=ROOT, env=environment, capture_output=True, text=True, check=False,
    )  # fmt: skip
    seconds = perf_counter() - begin
    if ran.returncode != 0:
        sys.exit(f"{module} {arguments[0]} ended with {ran.returncode}:\n{ran.stdout[-2000:]}{ran.stderr[-2000:]}")
    return seconds


def pytest(folder: Path) -> float:
    """How long pytest takes for the features in a folder."""
    plain = ("-q", "-p", "no:cacheprovider", "-p", "conformance.pytest_plugin", "-c", str(ROOT / "pyproject.toml"))
    return start("pytest", *plain, "--rootdir", str(ROOT), str(folder))


def warm(folder: Path, repeat: int) -> float:
    """How long the runner takes in a process where everything is loaded."""
    engine = registry.load_oracle()
    description = registry.describe(engine, "oracle")
    scenarios = runner.prepare(select(load_suite([folder]), rules=RULES))

    def once() -> float:
        begin = perf_counter()
        results = runner.run(scenarios, engine, description, legal_set=legal_set)
        seconds = perf_counter() - begin
        failed = [result.id for result in results if result.verdict in FAILING]
        if failed:
            sys.exit(f"{len(failed)} scenarios fail, the first is {failed[0]}")
        return seconds

    return median(once, repeat)


if __name__ == "__main__":
    main()
