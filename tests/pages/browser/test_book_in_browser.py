"""The rulings book in a real browser, from its files."""

from pathlib import Path
from typing import Any

import pytest

from tests.pages.browser.conftest import Reader

PHONE = {"viewport": {"width": 360, "height": 740}}


def test_it_opens_and_leads_to_a_story(reader: Reader, book_folder: Path) -> None:
    page = reader.page(book_folder / "index.html")
    page.get_by_role("link", name="Tank and Backline").click()
    page.wait_for_url("**/combat/tank-and-backline.html")
    story = page.locator('[id="combat.two-tanks"]')
    assert story.locator("svg.board").count() == 2
    assert "Situation" in story.inner_text()
    assert "The legal assignments of player A are exactly" in story.inner_text()


def test_a_rule_number_leads_to_the_rule_and_back(reader: Reader, book_folder: Path) -> None:
    page = reader.page(book_folder / "layers" / "rechecking.html", "#layers.fiora-buffed")
    page.locator('[id="layers.fiora-buffed"] .facts a', has_text="476.3").click()
    page.wait_for_url("**/rules.html#r476.3")
    entry = page.locator('[id="r476.3"] + dd')
    entry.get_by_role("link", name="The rulebook's own example: a buffed Fiora, at rest and as a defender").click()
    page.wait_for_url("**/layers/rechecking.html#layers.fiora-buffed")


def test_the_search_works_without_a_server(reader: Reader, book_folder: Path) -> None:
    page = reader.page(book_folder / "index.html")
    page.locator("#q").fill("fiora buffed")
    page.keyboard.press("Enter")
    page.wait_for_url("**/search.html?q=fiora+buffed")
    assert page.locator("#results li").count() > 1
    page.locator("#q").fill("738")
    assert "found" in page.locator("#found").inner_text()
    assert page.locator("#results li").count() > 5
    page.locator("#q").fill("no such thing at all")
    assert "Nothing found" in page.locator("#found").inner_text()
    page.locator("#q").fill("leave open")
    page.locator("#results a").first.click()
    page.wait_for_url("**/*.html#*")


def test_the_search_field_works_from_a_chapter(reader: Reader, book_folder: Path) -> None:
    page = reader.page(book_folder / "might" / "limits.html")
    page.keyboard.press("/")
    page.keyboard.type("tank")
    page.keyboard.press("Enter")
    page.wait_for_url("**/search.html?q=tank")
    assert page.locator("#results li").count() > 10


def test_a_link_into_an_index_opens_its_entry(reader: Reader, book_folder: Path) -> None:
    page = reader.page(book_folder / "cards.html")
    page.locator(".jump a", has_text="Poro").first.click()
    assert page.locator("details.entry:target").get_attribute("open") is not None


@pytest.mark.parametrize("address", ["index.html", "might/limits.html", "rules.html", "cards.html", "search.html"])
def test_a_phone_needs_no_sideways_scrolling(reader: Reader, book_folder: Path, address: str) -> None:
    page = reader.page(book_folder / address, **PHONE)
    assert page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth") == 0


def test_light_and_dark_are_kept_from_page_to_page(reader: Reader, book_folder: Path) -> None:
    page = reader.page(book_folder / "index.html", color_scheme="light")
    page.locator("#theme").click()
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"
    page.get_by_role("link", name="Rules", exact=True).click()
    page.wait_for_url("**/rules.html")
    assert page.locator("#theme").get_attribute("aria-pressed") == "true"


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize(
    "address",
    [
        "index.html",
        "combat/index.html",
        "combat/tank-and-backline.html",
        "layers/silences.html",
        "turns/additional.html",
        "rules.html",
        "keywords.html",
        "disputed.html",
        "search.html?q=tank",
    ],
)
def test_accessibility(reader: Reader, book_folder: Path, axe: Any, address: str, scheme: str) -> None:
    path, _, query = address.partition("?")
    page = reader.page(book_folder / path, f"?{query}" if query else "", color_scheme=scheme)
    assert axe(page) == []
