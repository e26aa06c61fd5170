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


def run(arguments: argparse.Namespace) -> int:
    """Answer requests until there are no more, or one asks to shut down."""
    import sys

    from conformance import registry
    from conformance.engines.serve import serve

    engine = registry.load_engine(arguments.engine)
    description = registry.describe(engine, arguments.engine)
    serve(engine, description, sys.stdin.buffer, sys.stdout.buffer)
    return 0
