"""``ask``: answer the questions of a scenario that somebody else wrote."""

import argparse
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from conformance.engines.base import Answer
    from conformance.terminal import Printer, Reason
    from conformance.vocabulary import Scenario

    Explained = Sequence[tuple[Answer, Sequence[Reason]]]


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of ``ask``."""
    parser.add_argument("file", metavar="FILE", help="a scenario in TOML or JSON; - for standard input")
    parser.add_argument("--explain", action="store_true", help="show how each answer comes about")
    parser.add_argument("--json", action="store_true", help="as one JSON document")
    parser.add_argument("--rules", default="1.4", metavar="VERSION", help="rules version (default: 1.4)")


def run(arguments: argparse.Namespace) -> int:
    """Print the oracle's answers; 1 when it had none to some question."""
    import json
    import sys

    from conformance.by_version import in_version
    from conformance.commands.common import oracle_in, own_scenarios
    from conformance.engines.base import Failure, Unsupported
    from conformance.terminal import Printer, harden_streams
    from conformance.wording import clean

    oracle = oracle_in(arguments.rules)
    scenarios = [in_version(scenario, arguments.rules) for scenario in own_scenarios(arguments.file)]
    explained = [oracle.explain(tuple(step.operation for step in scenario.steps)) for scenario in scenarios]
    harden_streams()
    if arguments.json:
        documents = [
            _document(scenario, steps, arguments.explain) for scenario, steps in zip(scenarios, explained, strict=True)
        ]
        whole = documents[0] if len(documents) == 1 else {"scenarios": documents}
        print(json.dumps(whole, indent=2, ensure_ascii=False))
    else:
        printer = Printer(sys.stdout)
        for number, (scenario, steps) in enumerate(zip(scenarios, explained, strict=True)):
            if number:
                printer.line()
            if len(scenarios) > 1:
                printer.line(f"{clean(scenario.id)}: {clean(scenario.title)}")
            _print(printer, scenario, steps, arguments.explain)
    gave_up = any(isinstance(answer, (Unsupported, Failure)) for steps in explained for answer, _ in steps)
    return 1 if gave_up else 0


def _document(scenario: "Scenario", explained: "Explained", with_derivations: bool) -> dict[str, Any]:
    """The answers of one scenario as data: one for each question, in order, and the refused actions apart.

    A decided answer is the value itself; any other is an object that says what it is. With derivations, those of the
    questions stand beside the answers, in the same order.
    """
    from conformance.engines.base import Done, Value
    from conformance.verdicts import answer_data, plain
    from conformance.vocabulary import Question
    from conformance.wording import say

    answers: list[Any] = []
    derivations: list[list[dict[str, str]]] = []
    refused: list[dict[str, Any]] = []
    for index, (step, (answer, derivation)) in enumerate(zip(scenario.steps, explained, strict=True)):
        if isinstance(step.operation, Question):
            answers.append(plain(answer.value) if isinstance(answer, Value) else answer_data(answer))
            derivations.append(
                [{"rule": one.rule, "text": one.text, "before": one.before, "after": one.after} for one in derivation]
            )
        elif not isinstance(answer, Done):
            refused.append({"step": index + 1, "operation": say(scenario.steps, index)} | answer_data(answer))
    document: dict[str, Any] = {"id": scenario.id, "answers": answers, "refused": refused}
    return document | {"derivations": derivations} if with_derivations else document


def _print(printer: "Printer", scenario: "Scenario", explained: "Explained", with_derivations: bool) -> None:
    from conformance.engines.base import Done
    from conformance.terminal import print_derivation, print_readings
    from conformance.verdicts import answer_data
    from conformance.wording import in_words, say

    for index, (answer, derivation) in enumerate(explained):
        if isinstance(answer, Done) and not with_derivations:
            continue
        data = answer_data(answer)
        printer.line(f"{say(scenario.steps, index)}: {in_words(data)}")
        if with_derivations:
            print_derivation(printer, derivation, indent=4)
        else:
            print_readings(printer, data, indent=4)
