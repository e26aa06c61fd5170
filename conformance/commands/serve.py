"""``serve``: let an engine of this process answer the protocol on standard input and output."""

import argparse


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of ``serve``."""
    parser.add_argument(
        "--engine",
        default="oracle",
        metavar="NAME",
        help="the engine: a registered name or module:Class (default: oracle)",
    )
    parser.add_argument(
        "--rules", default="1.4", metavar="VERSION", help="rules version that the oracle plays by (default: 1.4)"
    )


def run(arguments: argparse.Namespace) -> int:
    """Answer requests until there are no more, or one asks to shut down."""
    import sys

    from conformance import registry
    from conformance.commands.common import oracle_in
    from conformance.engines.serve import serve

    name = arguments.engine
    engine = oracle_in(arguments.rules) if name == registry.ORACLE else registry.load_engine(name)
    serve(engine, registry.describe(engine, name), sys.stdin.buffer, sys.stdout.buffer)
    return 0
