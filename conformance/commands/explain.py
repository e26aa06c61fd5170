"""``explain``: show every answer of a scenario with its derivation."""

import argparse
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from conformance.engines.oracle import OracleEngine
    from conformance.terminal import Printer
    from conformance.vocabulary import Scenario


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of ``explain``."""
    parser.add_argument("wanted", metavar="ID|FILE", help="a scenario's id, or a file of scenarios")


def run(arguments: argparse.Namespace) -> int:
    """Print each step of the chosen scenarios with the oracle's answer and how it came about."""
    import sys

    from conformance.engines.oracle import OracleEngine
    from conformance.terminal import Printer, harden_streams

    scenarios = _wanted(arguments.wanted)
    harden_streams()
    printer = Printer(sys.stdout)
    oracle = OracleEngine()
    for number, scenario in enumerate(scenarios):
        if number:
            printer.line()
        _print(printer, scenario, oracle)
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


def _print(printer: "Printer", scenario: "Scenario", oracle: "OracleEngine") -> None:
    from conformance.terminal import print_derivation
    from conformance.verdicts import answer_data, expected_data, judge_step
    from conformance.vocabulary import Question
    from conformance.wording import clean, in_words, say

    printer.line(f"{printer.paint(scenario.id, 'bold')}: {clean(scenario.title)}")
    about = [
        f"rules {', '.join(scenario.rules)}" if scenario.rules else "",
        scenario.status,
        f"holds in {', '.join(scenario.versions)}",
        scenario.where,
    ]
    printer.line(f"  {'; '.join(part for part in about if part)}")
    explained = oracle.explain(tuple(step.operation for step in scenario.steps))
    for index, (step, (answer, derivation)) in enumerate(zip(scenario.steps, explained, strict=True)):
        printer.line()
        printer.line(f"  {say(scenario.steps, index)}")
        said = in_words(answer_data(answer))
        # A question of one's own may come without an expectation: then there is nothing to hold against it.
        if step.expect is None and isinstance(step.operation, Question):
            printer.line(f"    = {said}")
        else:
            right = judge_step(step, answer, engine_is_oracle=True).verdict in ("passed", "unruled")
            printer.line(f"    = {printer.paint(said, 'green' if right else 'red')}")
            if not right:
                printer.line(f"    but expected {in_words(expected_data(step))}")
        print_derivation(printer, derivation, indent=6)
