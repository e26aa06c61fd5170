"""What a campaign shows while it runs and when it is over, and its report."""

import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from time import monotonic
from typing import Any, TextIO

import msgspec

from conformance.engines.base import Description
from conformance.fuzz.campaign import Campaign
from conformance.fuzz.finding import Finding, tidy
from conformance.fuzz.state import State
from conformance.fuzz.write import as_toml, difference_in_words, replay
from conformance.terminal import Printer
from conformance.version import suite_version
from conformance.wording import clean, describe

_SHOWN_EVERY = 0.2


def progress_on(stream: TextIO) -> Callable[[Campaign], None]:
    """A line of progress that overwrites itself; nothing where the stream is no terminal."""
    if not stream.isatty():
        return lambda _: None
    last = 0.0

    def show(campaign: Campaign) -> None:
        nonlocal last
        if monotonic() - last < _SHOWN_EVERY:
            return
        last = monotonic()
        stream.write(f"\r\x1b[K{progress(campaign)}")
        stream.flush()

    return show


def wipe(stream: TextIO) -> None:
    """Take the line of progress away."""
    if stream.isatty():
        stream.write("\r\x1b[K")
        stream.flush()


def progress(campaign: Campaign) -> str:
    """How far a campaign is: cases, cases a second, distinct disagreements, time left."""
    state = campaign.state
    parts = [_number(state.counts.cases, "case"), f"{_rate(state):,.0f}/s", _distinct(state)]
    left = campaign.seconds_left
    if left is not None:
        parts.append(f"{left:.0f} s left")
    return ", ".join(parts)


def print_report(
    printer: Printer, state: State, description: Description | None, saved: Mapping[str, Path], gave_up: str = ""
) -> None:
    """Print what a campaign has come to: what was compared, and each distinct disagreement with its smallest case."""
    job = state.job
    engine = job.name if description is None else f"{description.name} {description.version} ({description.language})"
    printer.line(f"fuzzing {clean(engine)}, rules {job.terms.rules}, sections {', '.join(job.terms.sections)}")
    for number, finding in enumerate(sorted(state.findings, key=lambda one: one.size), 1):
        printer.line()
        _print_finding(printer, number, finding, state, saved.get(finding.id))
    for dead in state.dead:
        printer.line()
        seeds = f"seed {dead.first}" if dead.last - dead.first == 1 else f"seeds {dead.first} to {dead.last - 1}"
        printer.line(f"{printer.paint('a worker died', 'bold', 'red')} at {seeds}: it {clean(dead.why)}")
    printer.line()
    if gave_up:
        printer.line(printer.paint(f"broken off: {clean(gave_up)}", "red"))
    printer.line(_sum(printer, state))


def report(state: State, description: Description | None, *, complete: bool) -> dict[str, Any]:
    """What a campaign has come to, as data; ``complete`` is its closing record."""
    job = state.job
    return {
        "suite": suite_version(),
        "engine": None if description is None else msgspec.to_builtins(description),
        "named": job.name,
        "rules_version": job.terms.rules,
        "sections": list(job.terms.sections),
        "seeds": {"first": state.ledger.first, "next": state.ledger.next, "played": state.ledger.done},
        **msgspec.to_builtins(state.counts),
        "differing": state.differing,
        "seconds": round(state.seconds, 3),
        "findings": [
            {
                "id": finding.id,
                "section": finding.section,
                "seed": finding.seed,
                "operation": finding.difference.about,
                "difference": finding.difference.kind,
                "expected": finding.difference.expected,
                "got": finding.difference.got,
                "rules": list(finding.rules),
                "times": finding.times,
                "beyond_set_up": finding.beyond,
                "case": as_toml(finding, job),
                "replay": replay(job, finding),
            }
            for finding in sorted(state.findings, key=lambda one: one.size)
        ],
        "dead_workers": msgspec.to_builtins(state.dead),
        "complete": complete,
    }


def _print_finding(printer: Printer, number: int, finding: Finding, state: State, saved: Path | None) -> None:
    difference = finding.difference
    printer.line(f"{printer.paint(f'{number}. {difference.about}: {difference.kind}', 'bold', 'red')}")
    for operation in finding.operations:
        printer.line(f"     {describe(tidy(operation))}")
    printer.line(f"   {difference_in_words(finding)}")
    if finding.rules:
        printer.line(f"   rules   {', '.join(finding.rules)}")
    printer.line(f"   replay  {replay(state.job, finding)}")
    if saved is not None:
        printer.line(f"   saved   {saved}")


def _sum(printer: Printer, state: State) -> str:
    counts = state.counts
    parts = [
        f"{_number(counts.cases, 'case')} in {state.seconds:.1f} s ({_rate(state):,.0f} a second)",
        f"{_number(counts.answers, 'answer')} compared",
    ]
    if counts.undecided:
        parts.append(f"{counts.undecided:,} left open by the rules")
    if counts.unsupported:
        parts.append(f"{counts.unsupported:,} unsupported")
    found = _distinct(state)
    if state.findings:
        found += f" in {_number(state.differing, 'case')}"
    parts.append(printer.paint(found, "red" if state.findings else "green"))
    return ", ".join(parts)


def _distinct(state: State) -> str:
    return _number(len(state.findings), "distinct disagreement")


def _number(count: int, what: str) -> str:
    return f"{count:,} {what}{'' if count == 1 else 's'}"


def _rate(state: State) -> float:
    return state.counts.cases / state.seconds if state.seconds > 0 else 0.0


def to_terminal() -> Printer:
    """The printer for standard output."""
    return Printer(sys.stdout)
