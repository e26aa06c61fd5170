"""Printing for people: the table of a run, its failures, derivations. Colours only on a terminal that wants them."""

import os
import sys
from collections.abc import Callable, Mapping, Sequence
from typing import Protocol, TextIO

from conformance.report import Report
from conformance.verdicts import FAILING, Result
from conformance.vocabulary import Scenario
from conformance.wording import clean, in_words, readings


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
    printer.line()
    print_table(printer, report.results, scenarios)
    for result in report.results:
        if result.verdict in FAILING:
            printer.line()
            print_failure(printer, result, scenarios[result.id], derive)
    _print_unsupported(printer, report.results)
    printer.line()
    printer.line(_sum(printer, report.summary, seconds))


def print_table(printer: Printer, results: Sequence[Result], scenarios: Mapping[str, Scenario]) -> None:
    """Print how many scenarios of each rulebook section came out how."""
    rows: dict[str, list[int]] = {}
    for result in results:
        section = scenarios[result.id].section or "(none)"
        row = rows.setdefault(section, [0] * (len(_SHOWN) + 2))
        row[0] += 1
        column = _SHOWN.index(result.verdict) + 1 if result.verdict in _SHOWN else len(row) - 1
        row[column] += 1
    total = [sum(column) for column in zip(*rows.values(), strict=True)]
    head = ["section", "scenarios", *_SHOWN, "other"]
    width = max(len(name) for name in [*rows, head[0], "all"])
    printer.line(printer.paint(_row(head[0], head[1:], width, head), "bold"))
    for section, counts in sorted(rows.items()):
        printer.line(_row(section, [str(count) for count in counts], width, head))
    if len(rows) > 1:
        printer.line(printer.paint(_row("all", [str(count) for count in total], width, head), "bold"))


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


def progress_on(stream: TextIO) -> Callable[[int, int], None] | None:
    """A line of progress that overwrites itself; None where the stream is no terminal."""
    if not stream.isatty():
        return None

    def show(done: int, total: int) -> None:
        # The final call wipes the line, so that nothing is left above the table.
        stream.write("\r\x1b[K" if done >= total else f"\r{done}/{total} scenarios")
        stream.flush()

    return show


def harden_streams() -> None:
    """Never fail over a letter that the terminal's encoding lacks: show its number instead."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="backslashreplace")


def _row(name: str, cells: Sequence[str], width: int, head: Sequence[str]) -> str:
    padded = [cell.rjust(len(title)) for cell, title in zip(cells, head[1:], strict=True)]
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


def _sum(printer: Printer, summary: Mapping[str, int], seconds: float) -> str:
    colours = {"passed": "green", "unruled": "yellow", "unsupported": "yellow"}
    parts = [
        printer.paint(f"{count} {verdict}", colours.get(verdict, "red")) for verdict, count in summary.items() if count
    ]
    return f"{', '.join(parts)} in {seconds:.2f} s"
