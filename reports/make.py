"""Make the committed reports anew: those of the oracle and of the two example engines.

    python reports/make.py

How long each scenario took is left out, so that a report only changes where its engine or the suite does.
"""

import io
import sys
import tempfile
from contextlib import redirect_stdout
from pathlib import Path

import msgspec

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from conformance.command import main as command  # noqa: E402
from conformance.recorded import load_report  # noqa: E402
from conformance.report import to_json  # noqa: E402

ENGINES = {
    "oracle": [],
    "tiny_might": [
        "--engine",
        "examples.tiny_might.adapter:TinyMight",
        "--deviations",
        str(ROOT / "examples" / "tiny_might" / "deviations.toml"),
    ],
    "js-brawl": [
        "--engine-command",
        f"node {ROOT / 'examples' / 'js-brawl' / 'adapter.mjs'}",
        "--deviations",
        str(ROOT / "examples" / "js-brawl" / "deviations.toml"),
    ],
}


def main() -> int:
    """Run the engines one after the other and write their reports; 1 where one fails as it is not known to."""
    failed = 0
    for name, options in ENGINES.items():
        with tempfile.TemporaryDirectory() as folder:
            run = Path(folder) / "run.json"
            with redirect_stdout(io.StringIO()):
                failed |= command(["run", *options, "--json", str(run)])
            report = load_report(str(run))
        results = [msgspec.structs.replace(result, seconds=0.0) for result in report.results]
        target = ROOT / "reports" / "engines" / f"{name}.json"
        target.parent.mkdir(exist_ok=True)
        counts = ", ".join(f"{count} {verdict}" for verdict, count in report.summary.items() if count)
        print(f"{name}: {counts}")
        target.write_text(to_json(msgspec.structs.replace(report, results=results)), encoding="utf-8")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
