"""The report page: several reports as one HTML file that needs nothing else, not even a network."""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from conformance.compare import compare, has_answers
from conformance.manifest import load_manifest, newest_version
from conformance.manifest.numbers import is_number, key
from conformance.pages.details import Oracles, is_plain, pack, result_data, told
from conformance.pages.engines import EngineCard, cut, engine_cards
from conformance.pages.render import asset, function_of, render, script_hash
from conformance.pages.written import Files
from conformance.report import Report
from conformance.sources.metadata import STATUSES, VERSIONS
from conformance.verdicts import FAILING, VERDICTS, Deviation, Result
from conformance.version import SUITE, suite_version
from conformance.vocabulary import Scenario, actions
from conformance.wording import in_words

NO_SECTION = "(not in this suite)"
_CODES = "pfugectvn"
"""A letter for each verdict, in their order; results are a text with one letter for each scenario."""
NOT_IN_REPORT = "."
_SCRIPTS = ("data", "state", "matrix", "sheet", "changes", "start")
_ASKED, _CHANGES = 160, 8


def make_page(reports: Sequence[Report], scenarios: Iterable[Scenario]) -> str:
    """Make the page.

    Args:
        reports: one for each engine or version, in the order in which they are to be shown.
        scenarios: the suite that they are reports of; results of others are shown with what they say themselves.

    Returns:
        The page's HTML.
    """
    known = {scenario.id: scenario for scenario in scenarios}
    by_report = [{result.id: result for result in report.results} for report in reports]
    ids = _in_order(by_report, known)
    sections = {id_: known[id_].section or NO_SECTION if id_ in known else NO_SECTION for id_ in ids}
    cards = engine_cards(reports, [[(sections[one.id], one.verdict) for one in report.results] for report in reports])
    names = sorted(set(sections.values()), key=lambda name: (name == NO_SECTION, name))
    index = _index(cards, reports, by_report, ids, known, sections, names)
    blocks = _blocks(reports, by_report, ids, known, sections)
    script = asset("base.js") + function_of([asset(f"report/{name}.js") for name in _SCRIPTS])
    return render(
        "report/page.html.j2",
        cards=cards,
        suite=f"{SUITE} {suite_version()}",
        scenarios=len(ids),
        sections=names,
        verdicts=[verdict for verdict in VERDICTS if any(dict(card.summary)[verdict] for card in cards)],
        statuses=[status for status in STATUSES if any(one.status == status for one in known.values())],
        versions=[version for version in VERSIONS if any(version in one.versions for one in known.values())],
        index=index,
        blocks=blocks,
        style=asset("base.css") + asset("report/report.css"),
        script=script,
        script_hash=script_hash(script),
    )


def _in_order(by_report: Sequence[Mapping[str, Result]], known: Mapping[str, Scenario]) -> list[str]:
    """The scenarios that any report has, in the suite's order; those of other suites last."""
    found = {id_ for results in by_report for id_ in results}
    return [*(id_ for id_ in known if id_ in found), *sorted(found - known.keys())]


def _index(
    cards: Sequence[EngineCard],
    reports: Sequence[Report],
    by_report: Sequence[Mapping[str, Result]],
    ids: Sequence[str],
    known: Mapping[str, Scenario],
    sections: Mapping[str, str],
    names: Sequence[str],
) -> dict[str, Any]:
    """What the page needs from the start: to build the matrix, to filter and to search."""
    rules: dict[str, int] = {}
    rows = []
    for id_ in ids:
        scenario = known.get(id_)
        cited = _rules(id_, scenario, by_report)
        for rule in cited:
            rules.setdefault(rule, len(rules))
        rows.append(
            [
                cut(id_, 120),
                cut(scenario.title, 200) if scenario else "not in this suite",
                names.index(sections[id_]),
                [rules[rule] for rule in cited],
                scenario.status if scenario else "",
                list(scenario.versions) if scenario else [],
                f"{scenario.source.kind} {scenario.source.where}" if scenario else "",
                _words(scenario) if scenario else "",
            ]
        )
    short = load_manifest(newest_version()).by_number
    ordered = sorted(rules, key=lambda rule: key(rule) if is_number(rule) else (10**6,))
    places = {rules[rule]: place for place, rule in enumerate(ordered)}
    for row in rows:
        row[3] = sorted(places[number] for number in row[3])  # type: ignore[attr-defined]
    return {
        "engines": [{"key": card.key, "label": card.label, "rules": card.rules} for card in cards],
        "sections": list(names),
        "rules": [[cut(rule, 40), short[rule].name if rule in short else ""] for rule in ordered],
        "scenarios": rows,
        "verdicts": dict(zip(_CODES, VERDICTS, strict=True)),
        "failing": [code for code, verdict in zip(_CODES, VERDICTS, strict=True) if verdict in FAILING - {"not run"}],
        "results": [_letters(results, ids) for results in by_report],
        "known": [
            [place for place, id_ in enumerate(ids) if id_ in results and isinstance(results[id_].deviation, Deviation)]
            for results in by_report
        ],
        "changes": _changes(reports, ids),
    }


def _letters(results: Mapping[str, Result], ids: Sequence[str]) -> str:
    codes = dict(zip(VERDICTS, _CODES, strict=True))
    return "".join(codes[results[id_].verdict] if id_ in results else NOT_IN_REPORT for id_ in ids)


def _rules(id_: str, scenario: Scenario | None, by_report: Sequence[Mapping[str, Result]]) -> tuple[str, ...]:
    """The rules that a scenario cites; of one that the suite does not have, those that a report names."""
    if scenario is not None:
        return scenario.rules
    for results in by_report:
        if id_ in results and isinstance(cited := results[id_].rules, tuple):
            return tuple(dict.fromkeys(rule for rule in cited if is_number(rule)))
    return ()


def _words(scenario: Scenario) -> str:
    """More to find a scenario by: the cards in it and the kinds of operations."""
    words: dict[str, None] = {}
    for step in scenario.steps:
        operation = step.operation
        if isinstance(operation, actions.Unit):
            words[operation.unit] = None
            words.update(dict.fromkeys(operation.keywords))
        elif isinstance(operation, actions.Equipment):
            words[operation.gear] = None
        elif isinstance(operation, actions.Passive | actions.Triggered):
            words[operation.effect] = None
        else:
            words[str(operation.__struct_config__.tag)] = None
    return " ".join(words)


def _blocks(
    reports: Sequence[Report],
    by_report: Sequence[Mapping[str, Result]],
    ids: Sequence[str],
    known: Mapping[str, Scenario],
    sections: Mapping[str, str],
) -> list[str]:
    """The details of all scenarios, packed by section in the order of the sections' names."""
    files, oracles = Files(), Oracles()
    found: defaultdict[str, dict[str, Any]] = defaultdict(dict)
    for place, id_ in enumerate(ids):
        results = {number: one[id_] for number, one in enumerate(by_report) if id_ in one}
        entry: dict[str, Any] = {
            "results": {str(number): result_data(one) for number, one in results.items() if not is_plain(one)}
        }
        scenario = known.get(id_)
        if scenario is not None:
            played = list(dict.fromkeys(reports[number].rules_version for number in results))
            deciding = {one.step for one in results.values() if one.step}
            entry |= told(scenario, files.written(scenario), played, deciding, oracles)
        found[sections[id_]][str(place)] = entry
    return [pack(found[name]) for name in sorted(found, key=lambda name: (name == NO_SECTION, name))]


def _changes(reports: Sequence[Report], ids: Sequence[str]) -> dict[str, Any]:
    """For pairs of reports that keep their answers: the scenarios whose answers differ, with the questions.

    Only pairs that somebody would hold against each other: the same engine twice, or the only two there are.
    """
    places = {id_: place for place, id_ in enumerate(ids)}
    found: dict[str, Any] = {}
    for left, one in enumerate(reports):
        for right, other in enumerate(reports[left + 1 :], left + 1):
            alike = one.engine.name == other.engine.name or len(reports) == 2
            if not alike or not has_answers(one) or not has_answers(other):
                continue
            changed = compare(one.results, other.results).changed
            found[f"{left}-{right}"] = {
                str(places[change.id]): [
                    [cut(each.asked, _ASKED), cut(in_words(each.left), _ASKED), cut(in_words(each.right), _ASKED)]
                    for each in change.answers[:_CHANGES]
                ]
                for change in changed
                if change.answers
            }
    return found
