"""``selftest``: break the oracle in every known way and require that the suite notices."""

import argparse
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from conformance.faulty import Fault
    from conformance.faulty.matrix import Examined
    from conformance.terminal import Printer
    from conformance.verdicts import Result


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of ``selftest``."""
    parser.add_argument("paths", nargs="*", metavar="PATH", help="files or folders (default: the whole suite)")
    parser.add_argument(
        "-k", dest="text", default="", metavar="TEXT", help="only faults with TEXT in name, rule or text"
    )
    parser.add_argument("--list", action="store_true", help="list the faulty engines and leave")
    parser.add_argument("--json", action="store_true", help="as one JSON document")


def run(arguments: argparse.Namespace) -> int:
    """Print which scenarios catch which fault; the code is 1 if any survives."""
    import json
    import sys
    from time import perf_counter

    from conformance.faulty.matrix import Suite, examine_all
    from conformance.selection import select
    from conformance.sources import load_suite
    from conformance.terminal import Printer, harden_streams, progress_on

    chosen = _chosen(arguments.text)
    harden_streams()
    if arguments.list:
        _print_list(chosen, as_json=arguments.json)
        return 0
    start = perf_counter()
    suite = Suite(select(load_suite(arguments.paths or None), rules="1.4"))
    examined = examine_all(chosen, suite, progress_on(sys.stderr, "faults"))
    good = not suite.wrong and not any(one.survives for one in examined)
    if arguments.json:
        print(json.dumps(_document(examined, suite.wrong), indent=2, ensure_ascii=False))
        return 0 if good else 1
    printer = Printer(sys.stdout)
    _print_matrix(printer, examined)
    _print_wrong(printer, suite.wrong)
    survivors = sum(one.survives for one in examined)
    found = f"{len(examined) - survivors} of {len(examined)} faults caught"
    scenarios = f"{len(suite.prepared)} scenarios, {perf_counter() - start:.2f} s"
    printer.line(f"\n{printer.paint(found, 'green' if good else 'red')} ({scenarios})")
    return 0 if good else 1


def _chosen(text: str) -> "list[Fault]":
    from conformance.errors import InputError
    from conformance.faulty import faults

    wanted = text.casefold()
    chosen = [
        fault
        for fault in faults().values()
        if wanted in fault.name or wanted in fault.rule or wanted in fault.text.casefold()
    ]
    if not chosen:
        raise InputError(f'no fault has "{text}" in its name, rule or text; see selftest --list')
    return chosen


def _print_list(chosen: "Sequence[Fault]", *, as_json: bool) -> None:
    import json

    from conformance.faulty import PREFIX

    if as_json:
        listed = [{"engine": f"{PREFIX}{fault.name}", "rule": fault.rule, "text": fault.text} for fault in chosen]
        print(json.dumps(listed, indent=2, ensure_ascii=False))
        return
    width = max(len(fault.name) for fault in chosen) + len(PREFIX)
    rules = max(len(fault.rule) for fault in chosen)
    for fault in chosen:
        print(f"{(PREFIX + fault.name).ljust(width)}  {fault.rule.ljust(rules)}  {fault.text}")


def _document(examined: "Sequence[Examined]", wrong: "Sequence[Result]") -> dict[str, Any]:
    return {
        "faults": [
            {
                "engine": f"faulty:{one.fault.name}",
                "rule": one.fault.rule,
                "text": one.fault.text,
                "citing": one.citing,
                "caught_by": one.caught,
                "survives": one.survives,
                **({"unrelated": one.unrelated} if one.unrelated else {}),
                **({"broken": one.broken} if one.broken else {}),
            }
            for one in examined
        ],
        "survivors": [f"faulty:{one.fault.name}" for one in examined if one.survives],
        "oracle_fails": [result.id for result in wrong],
        "complete": True,
    }


def _print_matrix(printer: "Printer", examined: "Sequence[Examined]") -> None:
    head = ("fault", "rule", "caught by", "for example")
    rows = [(one.fault.name, one.fault.rule, f"{len(one.caught)} of {one.citing}", _example(one)) for one in examined]
    widths = [max(len(row[column]) for row in (head, *rows)) for column in range(3)]
    printer.line(printer.paint(_row(head, widths), "bold"))
    for row, one in zip(rows, examined, strict=True):
        printer.line(printer.paint(_row(row, widths), *(("red",) if one.survives else ())))


def _example(one: "Examined") -> str:
    if one.broken:
        return f"BADLY MADE, it breaks off: {one.broken}"
    if one.caught:
        return one.caught[0]
    if one.unrelated:
        return f"SURVIVES: only {one.unrelated} notices, which does not cite {one.fault.rule}"
    return "SURVIVES: no scenario notices"


def _print_wrong(printer: "Printer", wrong: "Sequence[Result]") -> None:
    if wrong:
        named = ", ".join(result.id for result in wrong[:5]) + (", ..." if len(wrong) > 5 else "")
        number = "1 scenario, which was" if len(wrong) == 1 else f"{len(wrong)} scenarios, which were"
        printer.line()
        printer.line(printer.paint(f"the oracle itself fails {number} left out: {named}", "red"))


def _row(cells: Sequence[str], widths: Sequence[int]) -> str:
    padded = [cell.ljust(width) for cell, width in zip(cells, widths, strict=False)]
    return "  ".join([*padded, cells[-1]]).rstrip()
