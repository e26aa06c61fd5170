"""The report of a run as JUnit XML, which build servers read."""

from collections.abc import Mapping, Sequence
from xml.etree import ElementTree as Xml

from conformance.verdicts import FAILING, Result
from conformance.version import SUITE
from conformance.vocabulary import Scenario
from conformance.wording import clean, in_words


def to_junit(results: Sequence[Result], scenarios: Mapping[str, Scenario], engine: str) -> str:
    """Write results as JUnit XML: a suite for each rulebook section, a case for each scenario.

    Failed scenarios are failures, an engine's own errors are errors, and what was not scored is skipped.
    """
    root = Xml.Element("testsuites", name=SUITE)
    by_section: dict[str, list[Result]] = {}
    for result in results:
        by_section.setdefault(scenarios[result.id].section, []).append(result)
    for section, members in sorted(by_section.items()):
        suite = Xml.SubElement(root, "testsuite", name=section or "cases", tests=str(len(members)))
        suite.set("failures", str(sum(one.verdict == "failed" for one in members)))
        suite.set("errors", str(sum(one.verdict in FAILING - {"failed"} for one in members)))
        suite.set("skipped", str(sum(one.verdict in ("unsupported", "unruled") for one in members)))
        suite.set("time", f"{sum(one.seconds for one in members):.6f}")
        for result in members:
            _case(suite, result, scenarios[result.id], engine)
    Xml.indent(root)
    return Xml.tostring(root, encoding="unicode", xml_declaration=True) + "\n"


def _case(suite: Xml.Element, result: Result, scenario: Scenario, engine: str) -> None:
    case = Xml.SubElement(suite, "testcase", classname=f"{engine}.{scenario.section}", name=result.id)
    case.set("file", scenario.file)
    case.set("line", str(scenario.line))
    case.set("time", f"{result.seconds:.6f}")
    if result.verdict == "passed":
        return
    kind = {"failed": "failure", "unsupported": "skipped", "unruled": "skipped"}.get(result.verdict, "error")
    message = f"{result.verdict}: expected {in_words(result.expected)}, got {in_words(result.got)}"
    note = Xml.SubElement(case, kind, message=message)
    if kind != "skipped":
        note.set("type", result.verdict)
    note.text = f"{clean(scenario.title)}\n{result.where}\n{clean(str(result.question))}"
