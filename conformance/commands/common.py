"""What several commands share: choosing scenarios, and the oracle's derivations."""

import argparse
from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from conformance.engines.oracle import OracleEngine
    from conformance.terminal import Derive, Reason
    from conformance.vocabulary import Scenario


def add_selection(parser: argparse.ArgumentParser) -> None:
    """Add the arguments that choose scenarios."""
    parser.add_argument("paths", nargs="*", metavar="PATH", help="files or folders (default: the whole suite)")
    parser.add_argument("-k", dest="text", default="", metavar="TEXT", help="only those with TEXT in id or title")
    parser.add_argument("--section", default="", metavar="S", help="only rulebook sections named like S")
    parser.add_argument("--rule", default="", metavar="R", help="only those that cite rule R or a part of it")
    parser.add_argument("--rules", default="1.4", metavar="VERSION", help="rules version (default: 1.4)")


def chosen_scenarios(arguments: argparse.Namespace) -> "list[Scenario]":
    """Load the scenarios and keep those that the arguments of ``add_selection`` ask for."""
    return load_and_choose(arguments)[1]


def load_and_choose(arguments: argparse.Namespace) -> "tuple[list[Scenario], list[Scenario]]":
    """Load the scenarios: all that there are, and those that the arguments of ``add_selection`` ask for."""
    from conformance.selection import select
    from conformance.sources import load_suite

    loaded = load_suite(arguments.paths or None)
    chosen = select(loaded, rules=arguments.rules, text=arguments.text, section=arguments.section, rule=arguments.rule)
    return loaded, chosen


def oracle_in(rules: str) -> "OracleEngine":
    """The oracle by a rules version.

    Raises:
        InputError: the oracle does not know that version.
    """
    from conformance.engines.oracle import OracleEngine
    from conformance.errors import InputError
    from conformance.sources.metadata import VERSIONS

    if rules not in VERSIONS:
        raise InputError(f'there are no rules "{rules}"; there are {", ".join(VERSIONS)}')
    return OracleEngine(rules)


def oracle_derivations(rules: str) -> "Derive":
    """A function that gives the oracle's derivation of one step; the oracle is built when it is first needed."""
    from functools import cache

    @cache
    def oracle() -> "OracleEngine":
        return oracle_in(rules)

    def derive(scenario: "Scenario", step: int) -> "Sequence[Reason]":
        operations = tuple(one.operation for one in scenario.steps)
        return oracle().explain(operations)[step - 1][1]

    return derive


def own_scenarios(name: str) -> "list[Scenario]":
    """Load somebody's own scenarios, of which only the steps are required.

    Args:
        name: a file, whose ending tells its form, or its content where that tells nothing; ``-`` for standard input.

    Raises:
        InputError: it cannot be read, or what it says is wrong.
    """
    import sys
    from pathlib import Path

    from conformance.sources import load_text
    from conformance.sources.files import read_text

    if name == "-":
        return load_text(sys.stdin.buffer.read(), "standard input", require_expectations=False)
    path = Path(name)
    form = path.suffix if path.suffix in (".feature", ".toml", ".json") else ""
    return load_text(read_text(path, name), name, require_expectations=False, form=form)
