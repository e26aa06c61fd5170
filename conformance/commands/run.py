"""``run``: play scenarios on an engine and judge its answers."""

import argparse

from conformance.commands.common import add_selection


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of ``run``."""
    add_selection(parser)
    parser.add_argument(
        "--engine",
        default="oracle",
        metavar="NAME",
        help="the engine: a registered name or module:Class (default: oracle)",
    )
    parser.add_argument("--json", metavar="FILE", help="write the report as JSON; - for standard output")
    parser.add_argument("--junit", metavar="FILE", help="write the report as JUnit XML; - for standard output")


def run(arguments: argparse.Namespace) -> int:
    """Run the suite and report; the code says how it went."""
    import sys
    from time import perf_counter

    from conformance import registry, report, runner, terminal
    from conformance.commands.common import chosen_scenarios, oracle_derivations

    outputs = {"json": arguments.json, "junit": arguments.junit}
    to_stdout = _check_outputs(outputs)
    scenarios = chosen_scenarios(arguments)
    engine = registry.load_engine(arguments.engine)
    description = registry.describe(engine, arguments.engine)

    progress = terminal.progress_on(sys.stderr)
    start = perf_counter()
    results = runner.run(runner.prepare(scenarios), engine, description, progress=progress)
    seconds = perf_counter() - start
    if progress is not None:
        progress(len(results), len(results))

    finished = report.make_report(results, arguments.rules, description)
    by_id = {scenario.id: scenario for scenario in scenarios}
    terminal.harden_streams()
    if not to_stdout:
        printer = terminal.Printer(sys.stdout)
        terminal.print_report(printer, finished, by_id, oracle_derivations(), seconds)
    if description.rules_version != arguments.rules:
        print(
            f"note: the engine plays by rules {description.rules_version}, "
            f"the scenarios are those of {arguments.rules}",
            file=sys.stderr,
        )
    if outputs["json"]:
        _write(outputs["json"], report.to_json(finished))
    if outputs["junit"]:
        from conformance.junit import to_junit

        _write(outputs["junit"], to_junit(results, by_id, description.name))
    return report.exit_code(finished.summary)


def _check_outputs(outputs: dict[str, str | None]) -> bool:
    """Check that the reports can be written; tells whether one of them takes standard output."""
    from conformance.errors import InputError
    from conformance.files import check_writable

    targets = [target for target in outputs.values() if target]
    if len(set(targets)) < len(targets):
        raise InputError("--json and --junit name the same file; give each its own")
    for target in targets:
        if target != "-":
            check_writable(target)
    return "-" in targets


def _write(target: str, text: str) -> None:
    import sys

    from conformance.files import write_whole

    if target == "-":
        sys.stdout.write(text)
    else:
        write_whole(target, text)
