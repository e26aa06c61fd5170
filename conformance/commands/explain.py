"""``explain``: show every answer of a scenario with its derivation."""

import argparse
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from conformance.engines.oracle import Moment, OracleEngine
    from conformance.terminal import Printer
    from conformance.vocabulary import Scenario


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of ``explain``."""
    parser.add_argument("wanted", metavar="ID|FILE", help="a scenario's id, or a file of scenarios")
    parser.add_argument("--rules", metavar="VERSION", help="rules version (default: the newest in which each holds)")


def run(arguments: argparse.Namespace) -> int:
    """Print each step of the chosen scenarios with the board, the oracle's answer and how it came about."""
    import sys

    from conformance.by_version import in_version, newest
    from conformance.commands.common import oracle_in
    from conformance.terminal import Printer, harden_streams

    if arguments.rules is not None:
        oracle_in(arguments.rules)
    scenarios = _wanted(arguments.wanted)
    harden_streams()
    printer = Printer(sys.stdout)
    for number, scenario in enumerate(scenarios):
        if number:
            printer.line()
        rules = arguments.rules or newest(scenario.versions)
        _print_head(printer, scenario, rules)
        _print(printer, in_version(scenario, rules), oracle_in(rules), claimed=rules in scenario.versions)
    return 0


def _wanted(wanted: str) -> "list[Scenario]":
    from pathlib import Path

    from conformance.commands.common import own_scenarios
    from conformance.selection import find
    from conformance.sources import load_suite

    path = Path(wanted)
    if path.is_dir():
        return load_suite([wanted])
    if "/" in wanted or wanted == "-" or path.is_file() or path.suffix in (".feature", ".toml", ".json"):
        return own_scenarios(wanted)
    return [find(load_suite(), wanted)]


def _print_head(printer: "Printer", scenario: "Scenario", rules: str) -> None:
    from conformance.wording import clean

    printer.line(f"{printer.paint(scenario.id, 'bold')}: {clean(scenario.title)}")
    about = [
        f"rules {', '.join(scenario.rules)}" if scenario.rules else "",
        scenario.status,
        f"holds in {', '.join(scenario.versions)}",
        scenario.where,
    ]
    printer.line(f"  {'; '.join(part for part in about if part)}")
    if rules not in scenario.versions:
        printer.line(f"  it claims nothing of rules {rules}; these are the oracle's answers there all the same")
    elif len(scenario.versions) > 1:
        printer.line(f"  here by rules {rules}")


def _print(printer: "Printer", scenario: "Scenario", oracle: "OracleEngine", *, claimed: bool) -> None:
    from conformance.terminal import print_derivation
    from conformance.verdicts import answer_data, expected_data, judge_step
    from conformance.vocabulary import Question
    from conformance.wording import in_words, say

    moments = oracle.follow(tuple(step.operation for step in scenario.steps))
    shown: Moment | None = None
    for index, (step, moment) in enumerate(zip(scenario.steps, moments, strict=True)):
        answer, derivation = moment.answer, moment.derivation
        printer.line()
        if isinstance(step.operation, Question) and (shown is None or not moment.same_board(shown)):
            _print_board(printer, moment)
            shown = moment
        printer.line(f"  {say(scenario.steps, index)}")
        said = in_words(answer_data(answer))
        # A question of one's own may come without an expectation: then there is nothing to hold against it.
        if not claimed or (step.expect is None and isinstance(step.operation, Question)):
            printer.line(f"    = {said}")
        else:
            right = judge_step(step, answer, engine_is_oracle=True).verdict in ("passed", "unruled")
            printer.line(f"    = {printer.paint(said, 'green' if right else 'red')}")
            if not right:
                printer.line(f"    but expected {in_words(expected_data(step))}")
        print_derivation(printer, derivation, indent=6)


def _print_board(printer: "Printer", moment: "Moment") -> None:
    """Print what is on the board, where there is anything."""
    from conformance.board_text import board_lines
    from conformance.wording import clean

    lines = board_lines(moment.snapshot)
    for line in lines:
        printer.line(f"  {printer.paint(clean(line), 'dim')}".rstrip())
    if lines:
        printer.line()
