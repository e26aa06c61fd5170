"""The test of a mutant of oracle/: plays the suite until a scenario says that something is wrong.

    python benchmarks/mutants.py --prepare                        reads the suite once for all mutants
    cosmic-ray init benchmarks/mutants.toml mutants.sqlite
    cr-filter-operators mutants.sqlite benchmarks/mutants.toml
    cosmic-ray exec benchmarks/mutants.toml mutants.sqlite        on a copy: it alters the files of oracle/
    python benchmarks/mutants.py --survivors mutants.sqlite       what nobody noticed, as a list

Every scenario is played under each rules version in which it holds. The exit code is 1 as soon as one does not pass.
docs/mutation.md says what came of it.
"""

import argparse
import pickle
import sqlite3
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))
PREPARED = ROOT / "mutants.pickle"

SURVIVORS = """
    select module_path, start_pos_row, operator_name, occurrence, definition_name, diff
    from work_results join mutation_specs using (job_id)
    where test_outcome = 'SURVIVED' order by module_path, start_pos_row, start_pos_col, operator_name, occurrence
"""
COUNTS = """
    select module_path, sum(test_outcome != 'SURVIVED'), count(*)
    from work_results join mutation_specs using (job_id)
    where worker_outcome = 'NORMAL' group by module_path order by module_path
"""


def main() -> int:
    """Play the suite, or list the survivors of a session of cosmic-ray."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--survivors", metavar="SESSION", help="list what survived, and the score of each module")
    parser.add_argument("--prepare", action="store_true", help="keep the suite in a file")
    arguments = parser.parse_args()
    session = arguments.survivors
    if arguments.prepare:
        from conformance.sources import load_suite

        PREPARED.write_bytes(pickle.dumps(load_suite()))
        return 0
    if session is None:
        return next((1 for verdict in verdicts() if verdict not in ("passed", "unruled")), 0)
    connection = sqlite3.connect(session)
    for module, line, operator, occurrence, where, diff in connection.execute(SURVIVORS):
        print(f"{module}:{line} {where or ''} {operator}#{occurrence}")
        for text in (diff or "").splitlines():
            if text[:1] in ("-", "+") and text[:3] not in ("---", "+++"):
                print(f"    {text}")
    killed, total = 0, 0
    for module, of_them_killed, of_them in connection.execute(COUNTS):
        killed, total = killed + of_them_killed, total + of_them
        print(f"{module.ljust(30)} {of_them_killed} of {of_them} killed")
    print(f"{'all'.ljust(30)} {killed} of {total} killed")
    return 0


def verdicts() -> Iterator[str]:
    """The verdict of each scenario under each of its versions, until the caller has seen enough."""
    from conformance.engines.oracle import OracleEngine
    from conformance.legal import legal_set_in
    from conformance.runner import prepare, run_each
    from conformance.selection import select
    from oracle.versions import VERSIONS

    suite = pickle.loads(PREPARED.read_bytes())
    for version in reversed(VERSIONS):
        engine = OracleEngine(version)
        holding = prepare(select(suite, rules=version))
        for result in run_each(holding, engine, engine.describe(), legal_set=legal_set_in(version)):
            yield result.verdict


if __name__ == "__main__":
    sys.exit(main())
