"""How soon fuzzing alone finds each faulty engine, and how small its counterexample is.

    python benchmarks/fuzz_faults.py [--limit 60] [-k TEXT] [--page docs/fuzzing.md]

Every faulty engine is hunted in all sections at once, on one core, from seed 0 on, without a hint at what is wrong with
it, until a counterexample of at most five operations beyond the set-up is at hand. The time is that of the processor,
with making, playing, comparing and shrinking. With --page the table in that page is replaced.
"""

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from time import process_time

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from conformance.faulty import PREFIX, FaultyEngine, faults  # noqa: E402
from conformance.faulty.mechanism import Fault  # noqa: E402
from conformance.fuzz.finding import Finding  # noqa: E402
from conformance.fuzz.hunt import PORTION, Hunt, Terms  # noqa: E402
from conformance.fuzz.player import Direct  # noqa: E402
from conformance.fuzz.sections import SECTIONS  # noqa: E402

MOST = 5
BEGIN, END = "<!-- table of times and sizes -->", "<!-- end of the table -->"


class Row:
    """What became of one faulty engine."""

    def __init__(self, fault: Fault, seconds: float, cases: int, smallest: Finding | None) -> None:
        self.fault = fault
        self.seconds = seconds
        self.cases = cases
        self.smallest = smallest

    @property
    def is_found(self) -> bool:
        """Whether there is a counterexample that is small enough."""
        return self.smallest is not None and self.smallest.beyond <= MOST


def main() -> None:
    """Measure, and print the table or put it into the page."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--limit", type=float, default=60.0, help="seconds for each engine (default: 60)")
    parser.add_argument("-k", dest="text", default="", help="only engines with this in their name")
    parser.add_argument("--page", type=Path, help="the page whose table is to be replaced")
    options = parser.parse_args()
    rows = []
    for fault in faults().values():
        if options.text in fault.name:
            rows.append(hunt(fault, options.limit))
            print(line(rows[-1]), file=sys.stderr, flush=True)
    text = "\n".join(table(rows))
    if options.page is None:
        print(text)
    else:
        page = options.page.read_text(encoding="utf-8")
        before, _, rest = page.partition(BEGIN)
        after = rest.partition(END)[2]
        options.page.write_text(f"{before}{BEGIN}\n\n{text}\n\n{END}{after}", encoding="utf-8")
    missed = [row.fault.name for row in rows if not row.is_found]
    if missed:
        sys.exit(f"not found within {options.limit:g} s: {', '.join(missed)}")


def hunt(fault: Fault, limit: float) -> Row:
    """Hunt one faulty engine until its counterexample is small enough, or the time is over."""
    engine = FaultyEngine(fault)
    pursuit = Hunt(Terms(tuple(SECTIONS)), engine.describe(), Direct(engine))
    smallest: Finding | None = None
    begun, cases = process_time(), 0
    while process_time() - begun < limit and (smallest is None or smallest.beyond > MOST):
        found = pursuit.run(range(cases, cases + PORTION)).findings
        cases += PORTION
        smallest = min([*found, *([smallest] if smallest else [])], key=lambda one: one.size, default=None)
    return Row(fault, process_time() - begun, cases, smallest)


def table(rows: list[Row]) -> Iterator[str]:
    """The table in Markdown, with a line that sums it up."""
    found = [row for row in rows if row.is_found]
    slowest = max((row.seconds for row in found), default=0.0)
    yield (
        f"{len(found)} of {len(rows)} found; the slowest takes {slowest:.1f} s, "
        f"all together {sum(row.seconds for row in rows):.0f} s."
    )
    yield ""
    yield "| engine | breaks | found as | seconds | cases | operations beyond the set-up | operations in all |"
    yield "|---|---|---|---|---|---|---|"
    yield from map(line, rows)


def line(row: Row) -> str:
    """One engine's line."""
    cells = [f"`{PREFIX}{row.fault.name}`", row.fault.rule]
    if row.smallest is None:
        cells += ["not found", f"{row.seconds:.1f}", f"{row.cases:,}", "", ""]
    else:
        difference = row.smallest.difference
        cells += [f"{difference.about}: {difference.kind}", f"{row.seconds:.1f}", f"{row.cases:,}"]
        cells += [str(row.smallest.beyond), str(len(row.smallest.operations))]
    return f"| {' | '.join(cells)} |"


if __name__ == "__main__":
    main()
