"""The page of faulty engines, generated from the faults themselves.

``python -m conformance.faulty.page`` writes docs/faulty-engines.md; with ``--check`` it fails where that is not so.
"""

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from conformance.faulty import PREFIX, SECTIONS, Fault, faults
from conformance.generated import write_or_check

PAGE = Path(__file__).resolve().parents[2] / "docs" / "faulty-engines.md"

_INTRODUCTION = """\
# Faulty engines

Who checks the suite? Each engine on this page is the reference oracle with exactly one rule broken, the way real
engines and players break it. `riftbound-conformance selftest` plays the suite on every one of them and demands that a
scenario fails which cites the broken rule, the one directly above it or one below it. If a fault survives, the suite
lacks a scenario.

```sh
riftbound-conformance selftest                                # the matrix: which scenarios catch which fault
riftbound-conformance selftest -k swap                        # only the faults about swapping
riftbound-conformance run --engine faulty:minimum-ignored     # a faulty engine like any other
```

A faulty engine is also what to try first when a report of your own engine puzzles you: compare its failures with those
of the faults that you suspect.

## Adding one

A fault is a function in `conformance/faulty/` that stands in for one function of the oracle. It gets the right function
first, then that one's arguments; its name is the engine's, its docstring says in one line what the engine does wrong:

```python
@fault("477.3.b", arithmetic.decrease_within)
def minimum_ignored(right: Callable[..., int], amount: int, minimum: int | None, might: int) -> int:
    \"\"\"A decrease takes its full amount, whatever its minimum.\"\"\"
    return right(amount, None, might)
```

Everything else stays as it is, and only for the thread that plays, only while it plays. Then run
`python -m conformance.faulty.page`, which writes this page anew.
"""


def page() -> str:
    """The whole page in Markdown."""
    known = faults().values()
    parts = [_INTRODUCTION]
    for section in SECTIONS:
        parts.extend(_section([fault for fault in known if fault.section == section]))
    parts.append(f"{len(known)} faults in all.")
    return "\n".join(parts) + "\n"


def main(arguments: Sequence[str] | None = None) -> int:
    """Write the page, or check that the committed one is current; the exit code is 1 where it is not."""
    return write_or_check(PAGE, page(), "conformance.faulty.page", __doc__, arguments)


def _section(found: Sequence[Fault]) -> Iterator[str]:
    """One file of faults as a table."""
    about = (sys.modules[found[0].wrong.__module__].__doc__ or "").splitlines()[0]
    subject = about.removeprefix("Faults in ").rpartition(" (")[0]
    yield from (f"## {subject[0].upper()}{subject[1:]}", "", "| engine | breaks | by this |", "|---|---|---|")
    for fault in found:
        yield f"| `{PREFIX}{fault.name}` | {fault.rule} | {fault.text} |"
    yield ""


if __name__ == "__main__":
    sys.exit(main())
