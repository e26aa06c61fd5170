"""The report page in a real browser: opened from its file, filtered, searched, linked, read by keyboard, on a phone."""

from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest

from conformance.sources import load_suite
from tests.pages.browser.conftest import FAILED, Reader

PHONE = {"viewport": {"width": 360, "height": 740}}


def state(page: Any) -> dict[str, list[str]]:
    """What the address says."""
    return parse_qs(urlsplit(page.url).fragment)


def rows(page: Any, kind: str) -> list[str]:
    """The heads of the rows of a kind that are shown."""
    heads: list[str] = page.locator(f"#rows tr.{kind} th").all_inner_texts()
    return heads


def test_it_opens_from_its_file(reader: Reader, report_file: Path) -> None:
    page = reader.page(report_file)
    assert page.title().startswith("Riftbound conformance")
    assert page.locator(".card").count() == 3
    assert len(rows(page, "section")) == page.locator("#section option").count() - 1
    assert rows(page, "scenario") == []


def test_sections_open_to_rules_and_rules_to_scenarios(reader: Reader, report_file: Path) -> None:
    page = reader.page(report_file)
    page.locator('[data-open="might"]').click()
    assert any("477.3.b" in rule for rule in rows(page, "rule"))
    page.locator('[data-open="might/477.3.b"]').click()
    assert any("might.reduce-to-minimum" in one for one in rows(page, "scenario"))
    assert state(page)["open"] == ["might~might/477.3.b"]
    page.locator('[data-open="might"]').click()
    assert rows(page, "rule") == []


def test_the_verdict_filter_leaves_what_has_that_verdict(reader: Reader, report_file: Path) -> None:
    page = reader.page(report_file)
    page.locator('[data-filter="verdict"][data-value="failed"]').click()
    assert f"{len(FAILED)} of " in page.locator("#found").inner_text()
    assert state(page)["verdict"] == ["failed"]
    # So few are shown at once, without opening anything.
    assert len(rows(page, "scenario")) == len(FAILED)
    assert page.locator("#rows .c-failed").all_inner_texts().count("✗ failed, known") == 1


def test_filters_go_together_and_can_be_cleared(reader: Reader, report_file: Path) -> None:
    page = reader.page(report_file)
    page.locator("#section").select_option("layers")
    page.locator("#status").select_option("unruled")
    page.locator('[data-filter="engine"]').first.click()
    count = int(page.locator("#found").inner_text().split()[0])
    assert count == sum(one.section == "layers" and one.status == "unruled" for one in load_suite())
    assert len(rows(page, "section")) == 1
    assert page.locator("#columns th").count() == 2
    page.locator("#version").select_option("1.0")
    assert "0 of" in page.locator("#found").inner_text()
    page.locator("#clear").click()
    assert "open a section" in page.locator("#found").inner_text()
    assert urlsplit(page.url).fragment == ""


def test_search_finds_titles_cards_and_rules(reader: Reader, report_file: Path) -> None:
    page = reader.page(report_file)
    page.locator("#q").fill("fiora buffed")
    assert any("layers.fiora-buffed" in one for one in rows(page, "scenario"))
    page.locator("#q").fill("738")
    assert rows(page, "section")
    assert all(name.startswith(("turns", "versions")) for name in rows(page, "section"))
    page.locator("#q").fill("nothing is called this")
    assert "Nothing fits" in page.locator("#rows").inner_text()


def test_the_address_brings_everything_back(reader: Reader, report_file: Path) -> None:
    page = reader.page(report_file)
    page.locator("#q").fill("tank")
    page.locator('[data-filter="verdict"][data-value="failed"]').click()
    before = page.locator("#rows").inner_text()
    again = reader.page(report_file, f"#{urlsplit(page.url).fragment}")
    assert again.locator("#rows").inner_text() == before
    assert again.locator("#q").input_value() == "tank"
    assert again.locator('[data-value="failed"]').get_attribute("aria-pressed") == "true"


def test_a_link_opens_its_scenario(reader: Reader, report_file: Path) -> None:
    page = reader.page(report_file, "#scenario=might.reduce-to-minimum&at=brawler")
    sheet = page.locator("#sheet")
    sheet.get_by_text("Answers side by side").wait_for()
    assert "Smoke Screen" in sheet.inner_text()
    assert "477.3.b" in sheet.inner_text()
    assert sheet.locator("tr.chosen").inner_text().startswith("brawler")
    assert sheet.locator("svg.board").count() == 1
    assert sheet.locator(".source .here").count() == 1
    assert sheet.locator(".step.here").count() == 1
    assert "features/might/limits.feature" in sheet.inner_text()
    sheet.get_by_role("button", name="Close").click()
    assert not sheet.is_visible()
    assert "scenario" not in state(page)


def test_a_link_to_nothing_says_so(reader: Reader, report_file: Path) -> None:
    page = reader.page(report_file, "#scenario=no.such-one")
    assert "There is no scenario no.such-one" in page.locator("#found").inner_text()


def test_a_deviation_shows_its_reason_and_link(reader: Reader, report_file: Path) -> None:
    page = reader.page(report_file, "#scenario=versions.level&at=brawler")
    page.get_by_text("known: no XP yet").wait_for()
    assert page.locator('#sheet a[href="https://example.org/issues/1"]').count() == 1


def test_the_way_to_a_failing_scenario_by_keyboard(reader: Reader, report_file: Path) -> None:
    page = reader.page(report_file)
    page.keyboard.press("/")
    assert page.evaluate("document.activeElement.id") == "q"
    page.keyboard.type("two-tanks")
    toggle = page.locator('[data-open="combat"]')
    toggle.focus()
    page.keyboard.press("ArrowDown")
    for _ in range(5):
        if "brawler" in (page.evaluate("document.activeElement.getAttribute('aria-label')") or ""):
            break
        page.keyboard.press("ArrowRight")
    label = page.evaluate("document.activeElement.getAttribute('aria-label')")
    assert label == "failed: Two Tanks and an ordinary unit, brawler"
    page.keyboard.press("Enter")
    page.locator("#sheet").get_by_text("Answers side by side").wait_for()
    page.keyboard.press("Escape")
    assert not page.locator("#sheet").is_visible()
    assert page.evaluate("document.activeElement.getAttribute('aria-label')") == label


def test_n_and_p_go_through_the_failing_ones(reader: Reader, report_file: Path) -> None:
    page = reader.page(report_file)
    seen = []
    for _ in range(len(FAILED)):
        page.keyboard.press("n")
        page.locator("#sheet").get_by_text("Answers side by side").wait_for()
        seen.append(state(page)["scenario"][0])
    assert set(seen) == FAILED
    page.keyboard.press("p")
    page.locator("#sheet").get_by_text("Answers side by side").wait_for()
    assert state(page)["scenario"][0] == seen[-2]


def test_what_changed_between_two_reports(reader: Reader, report_file: Path) -> None:
    page = reader.page(report_file)
    page.locator("#before").select_option("oracle-rules-1.4")
    page.locator("#after").select_option("brawler")
    changes = page.locator("#changes")
    assert f"now failing: {len(FAILED)}" in changes.inner_text()
    assert "no longer tested:" in changes.inner_text()
    assert changes.locator("svg .s-worse").count() > 3
    page.locator("#before").select_option("oracle-rules-1.3")
    page.locator("#after").select_option("oracle-rules-1.4")
    assert "other answers:" in changes.inner_text()
    assert state(page)["after"] == ["oracle-rules-1.4"]


def test_light_and_dark(reader: Reader, report_file: Path) -> None:
    page = reader.page(report_file, color_scheme="dark")
    paper = "getComputedStyle(document.body).backgroundColor"
    dark = page.evaluate(paper)
    assert page.locator("#theme").get_attribute("aria-pressed") == "true"
    page.locator("#theme").click()
    light = page.evaluate(paper)
    assert light != dark
    assert page.locator("#theme").get_attribute("aria-pressed") == "false"


def test_printed_it_has_no_filters_and_no_dark(reader: Reader, report_file: Path) -> None:
    page = reader.page(report_file, color_scheme="dark")
    page.emulate_media(media="print")
    assert not page.locator(".filters").is_visible()
    assert page.locator(".matrix").is_visible()
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(255, 255, 255)"


def test_a_phone_needs_no_sideways_scrolling(reader: Reader, report_file: Path) -> None:
    page = reader.page(report_file, **PHONE)
    wider = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
    assert page.evaluate(wider) == 0
    page.locator('[data-filter="verdict"][data-value="failed"]').click()
    assert page.evaluate(wider) == 0
    page.locator("#rows .c-failed").first.click()
    page.locator("#sheet").get_by_text("Answers side by side").wait_for()
    body = page.locator("#sheet-body")
    assert body.evaluate("element => element.scrollWidth - element.clientWidth") == 0


def test_a_hostile_engine_is_only_text(reader: Reader, hostile_file: Path) -> None:
    page = reader.page(hostile_file)
    assert "</script><script>alert(1)" in page.locator(".card").first.inner_text()
    page.keyboard.press("n")
    page.locator("#sheet").get_by_text("Answers side by side").wait_for()
    page.keyboard.press("n")
    sheet = page.locator("#sheet")
    sheet.get_by_text("Answers side by side").wait_for()
    assert "<img src=x onerror=alert(2)>" in sheet.inner_text()
    assert "\\u202eevil" in sheet.inner_text()
    assert sheet.locator("img, script").count() == 0
    assert sheet.locator('a[href^="javascript"]').count() == 0


def test_a_script_that_is_not_the_pages_own_does_not_run(chromium: Any, report_file: Path) -> None:
    page = chromium.new_page()
    page.goto(report_file.as_uri())
    ran = page.evaluate(
        """() => {
            const script = document.createElement("script");
            script.textContent = "window.ran = true";
            document.body.append(script);
            const image = document.createElement("img");
            image.setAttribute("onerror", "window.ran = true");
            image.src = "data:,";
            document.body.append(image);
            return new Promise((done) => setTimeout(() => done(Boolean(window.ran)), 200));
        }"""
    )
    page.close()
    assert ran is False


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_accessibility(reader: Reader, report_file: Path, axe: Any, scheme: str) -> None:
    page = reader.page(report_file, color_scheme=scheme)
    page.locator('[data-open="might"]').click()
    page.locator('[data-open="might/477.3.b"]').click()
    assert axe(page) == []
    page.locator("#rows .c-failed").first.click()
    page.locator("#sheet").get_by_text("Answers side by side").wait_for()
    assert axe(page) == []


def test_accessibility_on_a_phone(reader: Reader, report_file: Path, axe: Any) -> None:
    page = reader.page(report_file, "#verdict=failed", **PHONE)
    assert axe(page) == []
