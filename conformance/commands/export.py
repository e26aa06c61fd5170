"""``export``: write all scenarios as JSON, with a schema and a manifest."""

import argparse


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of ``export``."""
    parser.add_argument("folder", metavar="DIR", help="the folder to write; new, empty, or an earlier export")
    parser.add_argument("paths", nargs="*", metavar="PATH", help="files or folders (default: the whole suite)")
    parser.add_argument("--rules", metavar="VERSION", help="as the scenarios are in one rules version (default: all)")


def run(arguments: argparse.Namespace) -> int:
    """Write the export and say what is in it."""
    import msgspec

    from conformance.export import export
    from conformance.selection import select
    from conformance.sources import load_suite
    from conformance.sources.metadata import VERSIONS

    scenarios = select(load_suite(arguments.paths or None), rules=arguments.rules)
    if arguments.rules:
        scenarios = [msgspec.structs.replace(scenario, versions=(arguments.rules,)) for scenario in scenarios]
    held = {version for scenario in scenarios for version in scenario.versions}
    versions = [arguments.rules] if arguments.rules else [version for version in VERSIONS if version in held]
    manifest = export(scenarios, arguments.folder, versions)
    sections = sum("scenarios" in entry for entry in manifest["files"])
    print(f"{manifest['scenarios']} scenarios in {sections} sections, suite {manifest['suite']['version']}")
    return 0
