"""What an engine's author copies to publish a report says what the command understands."""

import re
import shlex
from importlib import import_module
from pathlib import Path

import pytest

from conformance.command import COMMANDS, Parser
from conformance.pages.report_page import make_page
from conformance.recorded import load_report
from conformance.sources import load_suite
from tests.pages.made import Page

ROOT = Path(__file__).resolve().parents[2]
PAGES = sorted([*(ROOT / "docs" / "publishing").iterdir(), ROOT / "docs" / "publishing.md"])


def commands(text: str) -> list[list[str]]:
    """The calls of the command in a text, taken apart; lines that go on after a backslash are one."""
    joined = re.sub(r"\\\n\s*", " ", text)
    found = re.findall(r"^\s*(?:- run: )?riftbound-conformance (.*)$", joined, re.MULTILINE)
    return [shlex.split(re.sub(r"\$\w+", "summary.md", one).partition(" || ")[0], comments=True) for one in found]


def test_every_call_in_them_is_understood() -> None:
    calls = [(path.name, call) for path in PAGES for call in commands(path.read_text(encoding="utf-8"))]
    assert {call[0] for _, call in calls} == {"run", "gate", "report", "book"}
    for _, (name, *arguments) in calls:
        assert name in COMMANDS
        parser = Parser(prog=name, allow_abbrev=False)
        import_module(f"conformance.commands.{name}").configure(parser)
        parser.parse_args(arguments)


@pytest.mark.parametrize("path", [path for path in PAGES if path.suffix == ".yml"], ids=lambda path: path.name)
def test_workflows_are_indented_with_spaces_and_publish_a_page(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert "\t" not in text
    assert "actions/deploy-pages" in text
    assert "site/index.html" in text or "report site" in text
    assert re.search(r"^# Copy to \.github/workflows/[a-z]+\.yml", text)


def test_the_committed_reports_make_a_page() -> None:
    reports = [load_report(str(path)) for path in sorted((ROOT / "reports" / "engines").glob("*.json"))]
    assert [report.engine.name for report in reports] == ["js-brawl", "oracle", "tiny_might"]
    assert not any(report.summary[verdict] for report in reports for verdict in ("crashed", "protocol violation"))
    assert reports[1].summary["failed"] == 0
    index = Page(make_page(reports, load_suite())).index()
    assert [engine["label"] for engine in index["engines"]] == ["js-brawl", "oracle", "tiny_might"]


def test_no_committed_report_names_a_place_on_somebodys_machine() -> None:
    for path in (ROOT / "reports" / "engines").glob("*.json"):
        assert not re.search(r'"(/|[A-Z]:\\\\)', path.read_text(encoding="utf-8")), path.name
