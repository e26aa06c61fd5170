"""How long the pages take: a report of 1,000 scenarios by six engines, made and used, and the whole rulings book.

    python benchmarks/pages.py [--scenarios 1000] [--engines 6] [--check]

With playwright and a Chromium at hand (or named by RIFTBOUND_BROWSER) the page is opened too, and the time of the first
filter is what passes between a click and the frame after it, a median of five. ``--check`` ends with 1 where a target
is missed: made in under two seconds of computing, under 5 MB, first filter in under 100 ms.
"""

import argparse
import os
import shutil
import statistics
import sys
import tempfile
from pathlib import Path
from time import perf_counter, process_time
from typing import Any

import msgspec

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from conformance.engines.base import Description  # noqa: E402
from conformance.engines.oracle import OracleEngine  # noqa: E402
from conformance.legal import legal_set_in  # noqa: E402
from conformance.pages.book.site import make_book  # noqa: E402
from conformance.pages.report_page import make_page  # noqa: E402
from conformance.report import Report, make_report  # noqa: E402
from conformance.runner import prepare, run  # noqa: E402
from conformance.selection import select  # noqa: E402
from conformance.sources import load_suite  # noqa: E402
from conformance.verdicts import Result  # noqa: E402
from conformance.vocabulary import Scenario  # noqa: E402

SECONDS, BYTES, MILLISECONDS = 2.0, 5_000_000, 100.0
FLAGS = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking", "--disable-sync"]


def main() -> int:
    """Measure, print, and say whether the targets are met."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--scenarios", type=int, default=1000, help="how many scenarios (default: 1000)")
    parser.add_argument("--engines", type=int, default=6, help="how many engines (default: 6)")
    parser.add_argument("--check", action="store_true", help="end with 1 where a target is missed")
    options = parser.parse_args()
    scenarios = multiplied(options.scenarios)
    reports = [oracle_report(scenarios)]
    reports += [other_report(reports[0], scenarios, number) for number in range(1, options.engines)]
    start, computing = perf_counter(), process_time()
    page = make_page(reports, scenarios)
    seconds, computed = perf_counter() - start, process_time() - computing
    size = len(page.encode())
    print(f"{len(scenarios):,} scenarios, {len(reports)} engines: {size:,} bytes, made in {seconds:.2f} s")
    print(f"  of which computing: {computed:.2f} s")
    met = computed < SECONDS and size < BYTES
    start = perf_counter()
    book = make_book(load_suite())
    print(f"the book: {perf_counter() - start:.2f} s, {len(book)} files, {sum(map(len, book.values())):,} letters")
    first = first_filter(page)
    if first is not None:
        met = met and first < MILLISECONDS
    return 0 if met or not options.check else 1


def multiplied(wanted: int) -> list[Scenario]:
    """The suite, as often as it takes, every copy with ids of its own."""
    suite = select(load_suite(), rules="1.4")
    return [
        msgspec.structs.replace(
            suite[number % len(suite)], id=f"{suite[number % len(suite)].id}-{number // len(suite)}"
        )
        for number in range(wanted)
    ]


def oracle_report(scenarios: list[Scenario]) -> Report:
    """The oracle's report."""
    oracle = OracleEngine()
    results = run(prepare(scenarios), oracle, oracle.describe(), legal_set=legal_set_in("1.4"), keep_answers=True)
    return make_report(results, "1.4", oracle.describe(), {one.id: one for one in scenarios})


def other_report(oracle: Report, scenarios: list[Scenario], number: int) -> Report:
    """The report of an engine that lacks some scenarios and fails others, and says something about each."""
    results = []
    for place, (result, scenario) in enumerate(zip(oracle.results, scenarios, strict=True)):
        kind = (place * 7 + number * 3) % 10
        if kind < 6:
            results.append(result)
            continue
        got: Any = {"unsupported": "an operation"} if kind < 9 else {"error": f"engine {number} at {scenario.id}: " * 4}
        results.append(
            Result(
                result.id,
                "unsupported" if kind < 9 else "failed",
                question=scenario.steps[-1].text or "the last question",
                expected=5,
                got=got,
                where=scenario.where,
                step=len(scenario.steps),
                answers=result.answers,
            )
        )
    description = Description(f"engine {number}", "1.0", "Rust", "1.4")
    return make_report(results, "1.4", description, {one.id: one for one in scenarios})


def first_filter(page: str) -> float | None:
    """Milliseconds of the first filter in a browser, the least of five fresh pages; None where there is no browser."""
    program = os.environ.get("RIFTBOUND_BROWSER") or shutil.which("chromium") or shutil.which("google-chrome")
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        program = None
    if program is None:
        print("no browser at hand: the first filter was not measured")
        return None
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as play:
        path = Path(folder) / "index.html"
        path.write_text(page, encoding="utf-8")
        browser = play.chromium.launch(executable_path=program, args=FLAGS)
        taken = [_one_filter(browser, path) for _ in range(5)]
        browser.close()
    ready, first, opened = (statistics.median(times) for times in zip(*taken, strict=True))
    print(
        f"in the browser: ready after {ready:.0f} ms, first filter {first:.0f} ms, first scenario open {opened:.0f} ms"
    )
    return min(times[1] for times in taken)


def _one_filter(browser: Any, path: Path) -> tuple[float, float, float]:
    page = browser.new_page()
    page.goto(path.as_uri())
    ready = page.evaluate("performance.timing.domComplete - performance.timing.navigationStart")
    frame = "await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));"
    first = page.evaluate(
        f"""async () => {{
            const start = performance.now();
            document.querySelector('[data-value="failed"]').click();
            {frame}
            return performance.now() - start;
        }}"""
    )
    opened = page.evaluate(
        """async () => {
            const start = performance.now();
            document.dispatchEvent(new KeyboardEvent("keydown", { key: "n" }));
            while (!document.querySelector("#sheet .sides")) await new Promise((done) => setTimeout(done, 1));
            return performance.now() - start;
        }"""
    )
    page.close()
    return ready, first, opened


if __name__ == "__main__":
    sys.exit(main())
