"""``run``: play scenarios on an engine and judge its answers."""

import argparse
from contextlib import AbstractContextManager
from typing import TYPE_CHECKING

from conformance.commands.common import add_selection

ORACLE = "oracle"

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from conformance.deviations import Known
    from conformance.engines.base import Description, Engine
    from conformance.report import Report
    from conformance.smoke import Smoke
    from conformance.verdicts import Result
    from conformance.vocabulary import Scenario


_OUTPUTS = ("json", "junit", "html", "markdown", "badge", "badge_json")


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of ``run``."""
    add_selection(parser)
    engine = parser.add_mutually_exclusive_group()
    engine.add_argument(
        "--engine",
        metavar="NAME",
        help="the engine: a registered name or module:Class (default: oracle)",
    )
    engine.add_argument(
        "--engine-command",
        metavar="COMMAND",
        help='a command that starts an engine which speaks the protocol: "node adapter.mjs"',
    )
    parser.add_argument(
        "--jobs", type=_count, metavar="N", help="processes of --engine-command at the same time (default: 1)"
    )
    parser.add_argument(
        "--timeout", type=_seconds, metavar="S", help="seconds for a scenario, of --engine-command (default: 10)"
    )
    parser.add_argument(
        "--start-timeout", type=_seconds, metavar="S", help="seconds for --engine-command to start (default: 30)"
    )
    parser.add_argument("--deviations", metavar="FILE", help="scenarios known to fail; the exit code lets them pass")
    parser.add_argument("--json", metavar="FILE", help="write the report as JSON; - for standard output")
    parser.add_argument("--junit", metavar="FILE", help="write the report as JUnit XML; - for standard output")
    parser.add_argument("--html", metavar="FILE", help="write the report as one HTML page that works offline")
    parser.add_argument("--markdown", metavar="FILE", help="write a summary as Markdown; - for standard output")
    parser.add_argument("--badge", metavar="FILE", help="write a badge as SVG")
    parser.add_argument("--badge-json", metavar="FILE", help="write a badge as JSON, for shields.io")


def run(arguments: argparse.Namespace) -> int:
    """Run the suite and report; the code says how it went."""
    from conformance.commands.common import load_and_choose

    to_stdout = _check_outputs({option: getattr(arguments, option) for option in _OUTPUTS})
    loaded, scenarios = load_and_choose(arguments)
    known = None
    if arguments.deviations:
        from conformance import deviations

        known = deviations.load(arguments.deviations)
        deviations.check_known(known, loaded)
    with _engine(arguments) as engine:
        return _run(arguments, engine, loaded, scenarios, known, to_stdout)


def _run(
    arguments: argparse.Namespace,
    engine: "Engine",
    loaded: "Sequence[Scenario]",
    scenarios: "Sequence[Scenario]",
    known: "Known | None",
    to_stdout: bool,
) -> int:
    import sys
    from time import perf_counter

    from conformance import registry, report, runner, terminal
    from conformance import smoke as checking
    from conformance.commands.common import oracle_derivations
    from conformance.engines.outcome import SendsAhead
    from conformance.legal import legal_set_in

    name = arguments.engine_command or arguments.engine or ORACLE
    by_id = {scenario.id: scenario for scenario in scenarios}
    try:
        description = registry.describe(engine, name)
        _check_tested(description, name, loaded)
    except registry.EngineError as error:
        _write_reports(arguments, _not_run(str(error), name, arguments.rules, by_id), by_id, loaded)
        raise
    progress = terminal.progress_on(sys.stderr)
    start = perf_counter()
    smoke = checking.smoke(engine, description)
    legal_set = legal_set_in(arguments.rules)
    results = runner.run(
        runner.prepare(scenarios),
        engine,
        description,
        progress=progress,
        legal_set=legal_set,
        keep_answers=bool(arguments.json or arguments.html),
    )
    seconds = perf_counter() - start
    if progress is not None:
        progress(len(results), len(results))
    if known is not None:
        from conformance.deviations import mark

        results = mark(results, known)
    log: Sequence[str] = ()
    if isinstance(engine, SendsAhead):
        smoke = checking.ended(smoke, engine.ended_when_asked)
        log = engine.logged
    finished = report.make_report(results, arguments.rules, description, by_id, smoke=smoke, log=log)
    terminal.harden_streams()
    if not to_stdout:
        printer = terminal.Printer(sys.stdout)
        terminal.print_report(printer, finished, by_id, oracle_derivations(arguments.rules), seconds)
    if description.rules_version != arguments.rules:
        print(
            f"note: the engine plays by rules {description.rules_version}, "
            f"the scenarios are those of {arguments.rules}",
            file=sys.stderr,
        )
    _write_reports(arguments, finished, by_id, loaded)
    return _code(results, smoke, known)


def _engine(arguments: argparse.Namespace) -> "AbstractContextManager[Engine]":
    """The engine that the arguments name, to be used as a context."""
    from conformance.errors import InputError

    if arguments.engine_command is None:
        for option in ("jobs", "timeout", "start_timeout"):
            if getattr(arguments, option) is not None:
                dashed = option.replace("_", "-")
                raise InputError(f"--{dashed} is about processes; name the engine with --engine-command")
        from contextlib import nullcontext

        from conformance.registry import load_engine

        return nullcontext(load_engine(arguments.engine or ORACLE, arguments.rules))
    from conformance.engines.process import command_engine

    return command_engine(
        arguments.engine_command,
        timeout=arguments.timeout,
        start_timeout=arguments.start_timeout,
        jobs=arguments.jobs,
    )


def _check_tested(description: "Description", name: str, loaded: "Sequence[Scenario]") -> None:
    """Refuse an engine that declares what no scenario tests; the whole suite is looked through only if need be."""
    from conformance.declared import check_tested, untested_of
    from conformance.sources import load_suite

    if untested_of(description, loaded):
        check_tested(description, name, [*loaded, *load_suite()])


def _not_run(why: str, name: str, rules: str, scenarios: "Mapping[str, Scenario]") -> "Report":
    """The report of a run that never began, since the engine could not be started or understood."""
    from conformance import report, smoke
    from conformance.engines.base import Description
    from conformance.verdicts import Result

    results = [
        Result(
            scenario.id,
            "not run",
            question="the whole scenario",
            expected={"number of answers": len(scenario.steps)},
            got={"not run": why},
            where=scenario.where,
        )
        for scenario in scenarios.values()
    ]
    unknown = Description(name, "unknown", "unknown", "unknown")
    return report.make_report(results, rules, unknown, scenarios, smoke=smoke.not_described(why))


def _code(results: "Sequence[Result]", smoke: "Smoke", known: "Known | None") -> int:
    """The exit code: what is broken before what fails, and that before a deviations file that is out of date."""
    from conformance import report

    if smoke.breaks_protocol:
        return 3
    if known is None:
        return report.exit_code(report.summarise(results))
    import sys

    from conformance import deviations

    excused = {result.id for result in deviations.excused(results)}
    code = report.exit_code(report.summarise([result for result in results if result.id not in excused]))
    out_of_date = deviations.stale(results, known)
    for error in out_of_date:
        print(f"riftbound-conformance: {error}", file=sys.stderr)
    return code or (2 if out_of_date else 0)


def _check_outputs(outputs: dict[str, str | None]) -> bool:
    """Check that the reports can be written; tells whether one of them takes standard output."""
    from conformance.errors import InputError
    from conformance.files import check_writable

    targets = [target for target in outputs.values() if target]
    if len(set(targets)) < len(targets):
        twice = next(target for target in targets if targets.count(target) > 1)
        both = [f"--{option.replace('_', '-')}" for option, target in outputs.items() if target == twice]
        raise InputError(f"{' and '.join(both)} name the same file; give each its own")
    for target in targets:
        if target != "-":
            check_writable(target)
    return "-" in targets


def _write_reports(
    arguments: argparse.Namespace,
    report: "Report",
    scenarios: "Mapping[str, Scenario]",
    loaded: "Sequence[Scenario]",
) -> None:
    if arguments.json:
        from conformance.report import to_json

        _write(arguments.json, to_json(report))
    if arguments.junit:
        from conformance.junit import to_junit

        _write(arguments.junit, to_junit(report.results, scenarios, report.engine.name))
    if arguments.html:
        from conformance.pages.report_page import make_page

        _write(arguments.html, make_page([report], loaded))
    if arguments.markdown:
        from conformance.summary import to_markdown

        _write(arguments.markdown, to_markdown(report, scenarios))
    if arguments.badge or arguments.badge_json:
        from conformance import badge

        if arguments.badge:
            _write(arguments.badge, badge.svg(report))
        if arguments.badge_json:
            _write(arguments.badge_json, badge.shields(report))


def _write(target: str, text: str) -> None:
    import sys

    from conformance.files import write_whole

    if target == "-":
        sys.stdout.write(text)
    else:
        write_whole(target, text)


def _count(text: str) -> int:
    """A number of processes, as an argument."""
    if not text.isdecimal() or not 1 <= int(text) <= 64:
        raise argparse.ArgumentTypeError(f"{text!r} is no number of processes; 1 to 64")
    return int(text)


def _seconds(text: str) -> float:
    """A time limit, as an argument."""
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0 < seconds <= 86400:
        raise argparse.ArgumentTypeError(f"{text!r} is no time limit; a number of seconds above 0")
    return seconds
