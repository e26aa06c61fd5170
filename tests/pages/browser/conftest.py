"""A real browser for the tests of the pages.

They run where playwright and a Chromium are at hand, and are skipped elsewhere. With RIFTBOUND_BROWSER, the path of a
Chromium, they must run; with RIFTBOUND_AXE, the path of axe-core's script, accessibility is checked too.
"""

import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from conformance.pages.book.site import make_book
from conformance.pages.report_page import make_page
from conformance.report import Report, make_report
from conformance.selection import select
from conformance.sources import load_suite
from conformance.verdicts import Deviation, Result, Verdict
from conformance.vocabulary import Scenario
from tests.pages.made import by_oracle, saying
from tests.pages.test_report_page import hostile_report

NAMED = os.environ.get("RIFTBOUND_BROWSER", "")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
FAILED = {"might.reduce-to-minimum", "layers.fiora-buffed", "combat.two-tanks", "versions.level"}


@pytest.fixture(scope="session")
def chromium() -> Iterator[Any]:
    """The browser."""
    program = NAMED or shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if not NAMED:
        pytest.importorskip("playwright")
        if program is None:
            pytest.skip("there is no Chromium here")
    from playwright.sync_api import sync_playwright

    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=program, args=FLAGS)
        yield browser
        browser.close()


class Reader:
    """Somebody who looks at pages, and notes what a page should not do: complain, or ask somebody else."""

    def __init__(self, browser: Any) -> None:
        self.browser = browser
        self.complaints: list[str] = []
        self.contexts: list[Any] = []

    def page(self, path: Path, after: str = "", **how: Any) -> Any:
        """Open a page from its file; ``after`` is what follows the path in the address."""
        how.setdefault("viewport", {"width": 1280, "height": 900})
        context = self.browser.new_context(**how)
        self.contexts.append(context)
        page = context.new_page()
        page.on("console", lambda message: self._complain(message.type, message.text))
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("dialog", lambda dialog: (self.complaints.append(f"a dialog: {dialog.message}"), dialog.dismiss()))
        page.on("request", lambda request: self._look(request.url))
        page.goto(f"{path.as_uri()}{after}")
        return page

    def _complain(self, kind: str, text: str) -> None:
        if kind in ("error", "warning"):
            self.complaints.append(text)

    def _look(self, url: str) -> None:
        if not url.startswith(("file:", "blob:", "data:")):
            self.complaints.append(f"asked {url}")


@pytest.fixture
def reader(chromium: Any) -> Iterator[Reader]:
    """A reader who has nothing to complain of when a test is over."""
    found = Reader(chromium)
    yield found
    for context in found.contexts:
        context.close()
    assert found.complaints == []


@pytest.fixture(scope="session")
def suite() -> list[Scenario]:
    """The whole suite."""
    return load_suite()


@pytest.fixture(scope="session")
def report_file(tmp_path_factory: pytest.TempPathFactory, suite: list[Scenario]) -> Path:
    """A page with the oracle by two versions and an engine that fails, lacks and knows some."""
    path = tmp_path_factory.mktemp("report") / "index.html"
    reports = [by_oracle(suite), by_oracle(suite, "1.3"), brawler(suite)]
    path.write_text(make_page(reports, suite), encoding="utf-8")
    return path


@pytest.fixture(scope="session")
def hostile_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A page about an engine that means harm."""
    from tests.pages import made

    path = tmp_path_factory.mktemp("hostile") / "index.html"
    path.write_text(make_page([hostile_report(), by_oracle(made.suite())], made.suite()), encoding="utf-8")
    return path


@pytest.fixture(scope="session")
def book_folder(tmp_path_factory: pytest.TempPathFactory, suite: list[Scenario]) -> Path:
    """The whole book."""
    folder = tmp_path_factory.mktemp("book")
    for address, text in make_book(suite).items():
        path = folder / address
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return folder


def brawler(suite: list[Scenario]) -> Report:
    """An engine that lacks every third scenario, and fails some, one of them knowingly."""
    chosen = select(suite, rules="1.4")
    description = saying(chosen[:1], "failed").engine
    results = [_result(place, scenario) for place, scenario in enumerate(chosen)]
    return make_report(results, "1.4", description, {one.id: one for one in chosen})


def _result(place: int, scenario: Scenario) -> Result:
    verdict: Verdict = "failed" if scenario.id in FAILED else "unsupported" if place % 3 == 0 else "passed"
    if verdict == "passed":
        return Result(scenario.id, "passed")
    [one] = saying([scenario], verdict).results
    if scenario.id == "versions.level":
        return msgspec.structs.replace(one, deviation=Deviation("no XP yet", "https://example.org/issues/1"))
    return one


AXE = os.environ.get("RIFTBOUND_AXE", "")


@pytest.fixture
def axe() -> Any:
    """A function that gives the serious faults of a page, as axe-core finds them."""
    if not AXE:
        pytest.skip("RIFTBOUND_AXE does not say where axe-core is")
    source = Path(AXE).read_text(encoding="utf-8")

    def faults(page: Any) -> list[str]:
        page.evaluate(source)
        found = page.evaluate("async () => (await axe.run({ preload: false })).violations")
        return [
            f"{one['impact']} {one['id']}: {node['target']} {node.get('failureSummary', '')}"
            for one in found
            if one["impact"] in ("serious", "critical")
            for node in one["nodes"][:3]
        ]

    return faults
