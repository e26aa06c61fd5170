"""Printing for people: the table of a run, its failures, derivations. Colours only on a terminal that wants them."""

import os
import sys
from collections.abc import Callable, Mapping, Sequence
from typing import Protocol, TextIO

import msgspec

from conformance.report import Report, by_section, count_tested
from conformance.smoke import STRANGE, Check
from conformance.verdicts import FAILING, Result
from conformance.vocabulary import Scenario
from conformance.wording import clean, in_words, readings, shorten


class Reason(Protocol):
    """One step of a derivation: the rule, what it does, and the value before and after."""

    @property
    def rule(self) -> str:
        """The rule's number."""

    @property
    def text(self) -> str:
        """What happens."""

    @property
    def before(self) -> str:
        """The value before; empty where there is none."""

    @property
    def after(self) -> str:
        """The value after; empty where there is none."""


Derive = Callable[[Scenario, int], Sequence[Reason]]
"""Gives the oracle's derivation of the answer to a scenario's step, which is counted from 1."""

_CODES = {"bold": "1", "dim": "2", "red": "31", "green": "32", "yellow": "33"}
_WIDEST = 72
_CELL = 7
_SHOWN = ("passed", "failed", "unsupported", "unruled")


class Printer:
    """Prints to one stream, in colour where that is a terminal and NO_COLOR is not set."""

    def __init__(self, stream: TextIO) -> None:
        self.stream = stream
        self.coloured = stream.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM", "") != "dumb"

    def paint(self, text: str, *styles: str) -> str:
        """Dress a text in styles; plain where colours are off."""
        if not self.coloured or not styles:
            return text
        codes = ";".join(_CODES[style] for style in styles)
        return f"\x1b[{codes}m{text}\x1b[0m"

    def line(self, text: str = "") -> None:
        """Print one line."""
        print(text, file=self.stream)


def print_report(
    printer: Printer, report: Report, scenarios: Mapping[str, Scenario], derive: Derive | None, seconds: float
) -> None:
    """Print a whole run: what was run, the table by section, the failures in full, and the sum."""
    engine, suite = report.engine, report.suite
    printer.line(
        f"{suite.name} {suite.version}, rules {report.rules_version}, "
        f"engine {clean(engine.name)} {clean(engine.version)} ({clean(engine.language)})"
    )
    print_smoke(printer, report.smoke)
    printer.line()
    print_table(printer, report.results, scenarios)
    for result in report.results:
        if result.verdict in FAILING:
            printer.line()
            print_failure(printer, result, scenarios[result.id], derive)
    _print_unsupported(printer, report.results)
    _print_notes(printer, report.results)
    printer.line()
    known = sum(result.deviation is not msgspec.UNSET for result in report.results)
    printer.line(_sum(printer, report.summary, seconds, known))


def print_smoke(printer: Printer, checks: Sequence[Check]) -> None:
    """Print what is not sound about adapter or pipe, and of an engine in a process of its own what is."""
    failed = [check for check in checks if check.verdict == "failed"]
    for check in failed:
        printer.line(f"{printer.paint('smoke', 'bold', 'red')} {clean(check.name)}: {shorten(check.detail)}")
    if not failed and any(check.name == STRANGE for check in checks):
        passed = sum(check.verdict == "passed" for check in checks)
        printer.line(f"smoke: adapter and pipe are sound ({passed} of {len(checks)} checks apply)")


def print_table(printer: Printer, results: Sequence[Result], scenarios: Mapping[str, Scenario]) -> None:
    """Print for each rulebook section how many scenarios were tested, of how many, and how they came out."""
    sections = by_section(results, scenarios)
    head = ["section", "tested", *_SHOWN, "other"]
    width = max(len(name) for name in [*sections, head[0], "all"])
    printer.line(printer.paint(_row(head[0], head[1:], width, head), "bold"))
    for section, members in sections.items():
        printer.line(_row(section, _cells(members), width, head))
    if len(sections) > 1:
        printer.line(printer.paint(_row("all", _cells(results), width, head), "bold"))


def print_failure(printer: Printer, result: Result, scenario: Scenario, derive: Derive | None) -> None:
    """Print one failure: which scenario, which question, what was expected, what came, and the oracle's reasons."""
    printer.line(
        f"{printer.paint(result.verdict.upper(), 'bold', 'red')}  "
        f"{printer.paint(result.id, 'bold')}: {clean(scenario.title)}"
    )
    printer.line(f"  {result.where}")
    printer.line(f"  question  {clean(str(result.question))}")
    printer.line(f"  expected  {printer.paint(in_words(result.expected), 'green')}")
    print_readings(printer, result.expected, indent=12)
    printer.line(f"  got       {printer.paint(in_words(result.got), 'red')}")
    print_readings(printer, result.got, indent=12)
    if result.deviation is not msgspec.UNSET:
        printer.line(f"  known     {clean(result.deviation.reason)} ({clean(result.deviation.link)})")
    if derive is not None and result.step:
        steps = derive(scenario, result.step)
        if steps:
            printer.line("  the oracle's derivation")
            print_derivation(printer, steps, indent=4)


def print_readings(printer: Printer, data: object, indent: int) -> None:
    """Print each defensible answer where an expectation or answer is unruled; nothing where it is not."""
    for reading in readings(data):
        printer.line(f"{' ' * indent}{reading}")


def print_derivation(printer: Printer, steps: Sequence[Reason], indent: int) -> None:
    """Print the steps of a derivation, each with its rule number and the value before and after."""
    rules = max((len(step.rule) for step in steps), default=0)
    # One very long text must not push the values of all others off the screen.
    lengths = [len(step.text) for step in steps if step.before or step.after]
    width = max((length for length in lengths if length <= _WIDEST), default=0)
    for step in steps:
        change = f"{step.before} -> {step.after}" if step.before else step.after
        text = f"{step.text.ljust(width)}   {change}" if change else step.text
        printer.line(f"{' ' * indent}{printer.paint(step.rule.ljust(rules), 'dim')}  {clean(text)}".rstrip())


def progress_on(stream: TextIO, what: str = "scenarios") -> Callable[[int, int], None] | None:
    """A line of progress that overwrites itself; None where the stream is no terminal."""
    if not stream.isatty():
        return None

    def show(done: int, total: int) -> None:
        # The final call wipes the line, so that nothing is left above the table.
        stream.write("\r\x1b[K" if done >= total else f"\r{done}/{total} {what}")
        stream.flush()

    return show


def harden_streams() -> None:
    """Never fail over a letter that the terminal's encoding lacks: show its number instead."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="backslashreplace")


def _cells(results: Sequence[Result]) -> list[str]:
    """A row of the table: how much was tested, how often each verdict came that has a column, and all others."""
    counts = [sum(result.verdict == verdict for result in results) for verdict in _SHOWN]
    tested = f"{count_tested(results)}/{len(results)}"
    return [tested, *(str(count) for count in counts), str(len(results) - sum(counts))]


def _row(name: str, cells: Sequence[str], width: int, head: Sequence[str]) -> str:
    padded = [cell.rjust(max(len(title), _CELL)) for cell, title in zip(cells, head[1:], strict=True)]
    return "  ".join([name.ljust(width), *padded])


def _print_unsupported(printer: Printer, results: Sequence[Result]) -> None:
    counts: dict[str, int] = {}
    for result in results:
        if result.verdict == "unsupported":
            reason = in_words(result.got)
            counts[reason] = counts.get(reason, 0) + 1
    if counts:
        printer.line()
    for reason, count in sorted(counts.items(), key=lambda item: (-item[1], item[0])):
        printer.line(f"{reason} ({count} scenario{'' if count == 1 else 's'})")


def _print_notes(printer: Printer, results: Sequence[Result]) -> None:
    counts: dict[str, int] = {}
    for result in results:
        if result.note:
            counts[result.note] = counts.get(result.note, 0) + 1
    for note, count in counts.items():
        printer.line(f"note: {note} ({count} scenario{'' if count == 1 else 's'})")


def _sum(printer: Printer, summary: Mapping[str, int], seconds: float, known: int) -> str:
    colours = {"passed": "green", "unruled": "yellow", "unsupported": "yellow"}
    parts = [
        printer.paint(f"{count} {verdict}", colours.get(verdict, "red")) for verdict, count in summary.items() if count
    ]
    accounted = f" ({known} known)" if known else ""
    return f"{', '.join(parts)}{accounted} in {seconds:.2f} s"
