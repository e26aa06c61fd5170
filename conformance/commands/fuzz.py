"""``fuzz``: make cases by chance and hold an engine against the oracle, or against itself."""

import argparse
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from conformance.fuzz.campaign import Campaign, Pool
    from conformance.fuzz.job import Job
    from conformance.fuzz.state import State

SECONDS = 30.0
"""How long a campaign goes on where neither its cases nor its time are given."""


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of ``fuzz``."""
    engine = parser.add_mutually_exclusive_group(required=True)
    engine.add_argument("--engine", metavar="NAME", help="the engine: a registered name or module:Class")
    engine.add_argument(
        "--engine-command",
        metavar="COMMAND",
        help='a command that starts an engine which speaks the protocol: "node adapter.mjs"',
    )
    parser.add_argument(
        "--section", action="append", default=[], metavar="S", help="only sections named like S; may be given again"
    )
    parser.add_argument("--cases", type=_count, metavar="N", help="so many cases")
    parser.add_argument("--time", type=_seconds, metavar="S", help=f"so many seconds (default: {SECONDS:g})")
    parser.add_argument("--seed", type=_seed, default=0, metavar="N", help="the seed of the first case (default: 0)")
    parser.add_argument("--jobs", type=_count, metavar="N", help="processes at the same time (default: 1)")
    parser.add_argument("--ray", metavar="ADDRESS", help='run on a Ray cluster; "local" starts one on this machine')
    parser.add_argument(
        "--relations",
        action="store_true",
        help="hold the engine against itself: renamed, reordered or split, a case has the same answers",
    )
    parser.add_argument("--state", metavar="FILE", help="keep the campaign here, and take it up again from there")
    parser.add_argument("--save", metavar="DIR", help="write each distinct disagreement into this folder as a case")
    parser.add_argument("--json", metavar="FILE", help="write the report as JSON; - for standard output")
    parser.add_argument("--timeout", type=_seconds, default=10.0, metavar="S", help="seconds for a case (10)")
    parser.add_argument(
        "--start-timeout",
        type=_seconds,
        default=30.0,
        metavar="S",
        help="seconds for the engine to start (30)",
    )
    parser.add_argument("--rules", default="1.4", metavar="VERSION", help="rules version (default: 1.4)")


def run(arguments: argparse.Namespace) -> int:
    """Run a campaign and show what it has found; 1 where that is anything."""
    import sys
    from pathlib import Path

    from conformance.engines.group import signals_end_tidily
    from conformance.fuzz import show
    from conformance.fuzz.campaign import Campaign
    from conformance.fuzz.state import save

    job = _job(arguments)
    state = _state(arguments, job)
    path = Path(arguments.state) if arguments.state else None
    if path is not None:
        save(state, path)
    seconds = arguments.time
    if seconds is None and arguments.cases is None:
        seconds = SECONDS
    interrupted = False
    with signals_end_tidily():
        campaign = Campaign(
            state,
            _pool(arguments, job),
            seconds=seconds,
            show=show.progress_on(sys.stderr),
            save=None if path is None else (lambda one: save(one, path)),
        )
        try:
            campaign.run()
        except KeyboardInterrupt:
            interrupted = True
    show.wipe(sys.stderr)
    return _end(arguments, campaign, interrupted)


def _end(arguments: argparse.Namespace, campaign: "Campaign", interrupted: bool) -> int:
    """Show and write down what was found; gives the exit code."""
    import json
    import sys
    from pathlib import Path

    from conformance.command import INTERRUPTED
    from conformance.fuzz import show, write
    from conformance.terminal import Printer, harden_streams

    state = campaign.state
    harden_streams()
    saved = write.save_all(state.findings, state.job, Path(arguments.save)) if arguments.save else {}
    document = show.report(state, campaign.description, complete=not interrupted and not campaign.gave_up)
    if arguments.json == "-":
        print(json.dumps(document, indent=2, ensure_ascii=False))
    else:
        show.print_report(Printer(sys.stdout), state, campaign.description, saved, campaign.gave_up)
        if arguments.json:
            Path(arguments.json).write_text(json.dumps(document, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
    if state.findings or state.dead:
        return 1
    return INTERRUPTED if interrupted else 0


def _job(arguments: argparse.Namespace) -> "Job":
    from conformance.commands.common import oracle_in
    from conformance.fuzz.hunt import Terms
    from conformance.fuzz.job import Job

    oracle_in(arguments.rules)
    terms = Terms(_sections(arguments.section), arguments.rules, arguments.relations)
    return Job(
        terms,
        arguments.engine or "",
        arguments.engine_command or "",
        arguments.timeout,
        arguments.start_timeout,
    )


def _sections(wanted: list[str]) -> tuple[str, ...]:
    from conformance.errors import InputError, suggest
    from conformance.fuzz.sections import SECTIONS

    if not wanted:
        return tuple(SECTIONS)
    for one in wanted:
        if one not in SECTIONS:
            raise InputError(f'--section: no section is called "{one}"; {suggest(one, SECTIONS)}')
    return tuple(section for section in SECTIONS if section in wanted)


def _state(arguments: argparse.Namespace, job: "Job") -> "State":
    from pathlib import Path

    from conformance.fuzz.ledger import Ledger
    from conformance.fuzz.state import State, resume

    first = arguments.seed
    last = None if arguments.cases is None else first + arguments.cases
    ledger = Ledger(first, last, first)
    return resume(Path(arguments.state), job, ledger) if arguments.state else State(job, ledger)


def _pool(arguments: argparse.Namespace, job: "Job") -> "Pool":
    if arguments.ray is not None:
        if arguments.jobs is not None:
            from conformance.errors import InputError

            raise InputError("--jobs is about this machine; with --ray the cluster says how many there are")
        from conformance.fuzz.ray import RayPool

        return RayPool(job, arguments.ray)
    from conformance.fuzz.workers import LocalPool

    return LocalPool(job, arguments.jobs or 1)


def _count(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f'"{text}" is no number of 1 or more')
    return int(text)


def _seed(text: str) -> int:
    if not text.isdecimal():
        raise argparse.ArgumentTypeError(f'"{text}" is no whole number of 0 or more')
    return int(text)


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0 < seconds < 1e9:
        raise argparse.ArgumentTypeError(f'"{text}" is no number of seconds above 0')
    return seconds
