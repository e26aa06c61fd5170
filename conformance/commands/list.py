"""``list``: list the scenarios."""

import argparse

from conformance.commands.common import add_selection


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of ``list``."""
    add_selection(parser)
    parser.set_defaults(rules=None)
    parser.add_argument("--json", action="store_true", help="as one JSON array")


def run(arguments: argparse.Namespace) -> int:
    """List the scenarios that the arguments choose, of all rules versions unless one is named."""
    import json

    from conformance.commands.common import chosen_scenarios
    from conformance.terminal import harden_streams
    from conformance.wording import clean

    scenarios = chosen_scenarios(arguments)
    harden_streams()
    if arguments.json:
        listed = [
            {
                "id": scenario.id,
                "title": scenario.title,
                "rules": scenario.rules,
                "versions": scenario.versions,
                "source": {"kind": scenario.source.kind, "where": scenario.source.where},
                "status": scenario.status,
                "where": scenario.where,
            }
            for scenario in scenarios
        ]
        print(json.dumps(listed, indent=2, ensure_ascii=False))
        return 0
    width = max(len(scenario.id) for scenario in scenarios)
    for scenario in scenarios:
        rules = ", ".join(scenario.rules)
        print(f"{scenario.id.ljust(width)}  {clean(scenario.title)}  [{rules}]")
    return 0
