"""The rulings book: everything once, every link somewhere, every rule one that there is."""

import json
import re
from collections import Counter
from pathlib import Path, PurePosixPath

import pytest

from conformance.command import main
from conformance.engines.oracle import OracleEngine
from conformance.manifest import load_manifest, newest_version, shipped_versions
from conformance.pages.book.elsewhere import elsewhere
from conformance.pages.book.indexes import keywords_of, names_of
from conformance.pages.book.links import Linker
from conformance.pages.book.site import make_book
from conformance.pages.book.telling import tell
from conformance.pages.written import Files, Written
from conformance.sources import load_suite
from conformance.sources.metadata import VERSIONS
from tests.pages.made import CASES, Page, suite

SUITE = load_suite()
_RULE = re.compile(r"(?<![\w.])[1-9]\d{2}(?:\.\d{1,2}|\.[a-z])+(?![\w.]*\w)")


@pytest.fixture(scope="module")
def book() -> dict[str, str]:
    """The book of the whole suite."""
    return make_book(SUITE)


@pytest.fixture(scope="module")
def pages(book: dict[str, str]) -> dict[str, Page]:
    """Its pages, read."""
    return {address: Page(text) for address, text in book.items() if address.endswith(".html")}


def stories(page: Page) -> list[str]:
    """The ids of the scenarios that are told on a page."""
    return [
        attributes["id"]
        for tag, attributes in page.elements
        if tag == "article" and "story" in attributes["class"].split()
    ]


def test_every_scenario_is_told_once(pages: dict[str, Page]) -> None:
    told = Counter(id_ for page in pages.values() for id_ in stories(page))
    assert told == Counter(scenario.id for scenario in SUITE)


def test_every_rule_number_that_it_mentions_exists(book: dict[str, str], pages: dict[str, Page]) -> None:
    every = {number for version in shipped_versions() for number in load_manifest(version).by_number}
    newest = load_manifest(newest_version()).by_number
    for address, page in pages.items():
        linked = [
            attributes["href"].partition("#r")[2]
            for tag, attributes in page.elements
            if tag == "a" and attributes.get("class") == "rule"
        ]
        assert set(linked) <= newest.keys(), address
        mentioned = {
            number
            for words in page.text
            for number in _RULE.findall(words)
            # A scenario's id may end in a number that is no rule's.
            if not re.fullmatch(r"[a-z0-9-]+(\.[a-z0-9.-]+)+", words)
        }
        assert mentioned <= every, (address, mentioned - every)
    assert "477.3.e" in book["rules.html"]


def test_every_link_leads_somewhere(pages: dict[str, Page], book: dict[str, str]) -> None:
    for address, page in pages.items():
        assert len(page.ids) == len(set(page.ids)), address
        folder = PurePosixPath(address).parent
        for link in [*page.values("href"), *page.values("src"), *page.values("action")]:
            assert not link.startswith(("http:", "https:", "//", "/")), (address, link)
            path, _, anchor = link.partition("#")
            target = _normal(folder / path) if path else address
            assert target in book, (address, link)
            if anchor:
                assert anchor in pages[target].ids, (address, link)


def _normal(path: PurePosixPath) -> str:
    parts: list[str] = []
    for part in path.parts:
        if part == "..":
            parts.pop()
        else:
            parts.append(part)
    return "/".join(parts)


def test_nothing_is_taken_from_elsewhere(book: dict[str, str]) -> None:
    for address, text in book.items():
        assert "http://" not in text, address
        assert "https://" not in text, address
        assert "@import" not in text, address


def test_the_search_knows_every_scenario(book: dict[str, str], pages: dict[str, Page]) -> None:
    listed = json.loads(book["search-index.js"].removeprefix("window.RULINGS = ").removesuffix(";\n"))
    assert sorted(entry[2] for entry in listed) == sorted(scenario.id for scenario in SUITE)
    for _, address, id_, *_ in listed:
        page, _, anchor = address.partition("#")
        assert anchor == id_
        assert anchor in pages[page].ids


def test_disputed_ones_are_marked_and_listed(pages: dict[str, Page]) -> None:
    disputed = {scenario.id for scenario in SUITE if scenario.status == "unruled"}
    marked = {
        attributes["id"]
        for page in pages.values()
        for tag, attributes in page.elements
        if tag == "article" and "disputed" in attributes["class"].split()
    }
    assert disputed <= marked
    listed = {link.partition("#")[2] for link in pages["disputed.html"].values("href") if "#" in link}
    assert marked <= listed


def test_each_scenario_says_where_it_comes_from_and_where_it_holds(pages: dict[str, Page]) -> None:
    page = next(page for page in pages.values() if "might.reduce-to-minimum" in stories(page))
    words = page.words
    assert "Holds in 1.4" in words
    assert "official example" in words
    assert "features/might/limits.feature" in words


def test_a_story_has_a_situation_what_happens_and_the_answer_with_its_way() -> None:
    scenario = suite()[0]
    story = tell(scenario, Written(), OracleEngine("1.4"))
    assert [part.kind for part in story.parts] == ["situation", "happens", "answers"]
    situation, happens, answers = story.parts
    assert [one.text for one in situation.sentences] == ["Vi of player A has 3 printed Might"]
    assert [one.text for one in happens.sentences] == ["A spell gives Vi +2 Might this turn"]
    assert [one.text for one in answers.sentences] == ["The Might of Vi: 5", "Vi is Mighty: yes"]
    assert [(way.rule, way.before, way.after) for way in answers.sentences[0].way] == [
        ("143.2", "", "3"),
        ("477.3.e.1", "3", "5"),
    ]
    # The same way is not shown twice in a row.
    assert answers.sentences[1].way == ()
    assert "printed 3" not in situation.board
    assert "printed 3" in happens.board


def test_a_refusal_is_told_with_its_rule_and_no_second_board() -> None:
    story = tell(suite()[1], Written(), OracleEngine("1.4"))
    last = story.parts[-1]
    assert last.sentences[0].refused == "702.2.b.1"
    assert last.sentences[0].reason
    assert last.board == ""
    assert not story.disputed


def test_open_answers_are_all_told() -> None:
    story = tell(suite()[2], Written(), OracleEngine("1.4"))
    assert story.disputed
    readings = story.parts[-1].sentences[0].readings
    assert [reading.value for reading in readings] == ["3", "5"]


def test_a_feature_is_told_by_its_given_when_and_then() -> None:
    scenario = next(one for one in SUITE if one.id == "layers.fiora-buffed")
    story = tell(scenario, Files().written(scenario), OracleEngine("1.4"))
    assert [part.kind for part in story.parts] == ["situation", "happens", "answers", "happens", "answers"]
    assert story.parts[0].sentences[0].text == "Fiora has 4 printed Might"
    assert story.parts[1].sentences[0].text == "Fiora is buffed"


def test_tables_are_kept_and_cases_filled_in() -> None:
    files = Files()
    outline = next(one for one in SUITE if one.id == "damage.bonus-and-malus.zero")
    assert not any("<" in text for _, text in files.written(outline).lines)
    assert not any("Examples" in text for _, text in files.written(outline).lines)
    table = next(one for one in SUITE if one.id == "combat.two-tanks")
    units = files.written(table).steps[1]
    assert units.table[0] == ("unit", "Might", "controller", "location", "keywords")
    assert files.written(table).lines[0][1].strip() == "Background:"


def test_every_scenario_of_the_suite_is_found_in_its_file() -> None:
    files = Files()
    for scenario in SUITE:
        written = files.written(scenario)
        assert written.lines, scenario.id
        assert (written.form == "gherkin") == bool(written.steps), scenario.id


ORACLES = {version: OracleEngine(version) for version in VERSIONS}


def test_other_versions_tell_their_own_answer() -> None:
    scenario = next(one for one in SUITE if one.id == "versions.double-below-zero")
    found = elsewhere(scenario, ORACLES)
    assert [(one.named, one.claimed, one.outcome) for one in found[-2:]] == [
        ("1.2", True, "other"),
        ("1.3", True, "other"),
    ]
    assert found[-1].answers == ("the Might of Poro: -4",)
    assert found[-2].answers == ("the Might of Poro: 0",)


def test_versions_that_agree_are_put_together() -> None:
    found = elsewhere(suite()[0], ORACLES)
    assert [(one.named, one.outcome, one.claimed) for one in found] == [("1.0 to 1.3", "same", False)]


def test_versions_without_such_rules_say_so() -> None:
    scenario = next(one for one in SUITE if one.id == "versions.level")
    assert ("1.0 to 1.2", "nothing") in [(one.named, one.outcome) for one in elsewhere(scenario, ORACLES)]


def test_keywords_and_names_of_a_scenario() -> None:
    scenario = next(one for one in SUITE if one.id == "layers.fiora-buffed")
    assert keywords_of(scenario) == {"Deflect", "Ganking", "Shield", "Mighty"}
    assert names_of(scenario) == ["Fiora", "Duelist"]
    several = next(one for one in SUITE if "the first Poro" in {getattr(s.operation, "unit", "") for s in one.steps})
    assert "Poro" in names_of(several)
    assert "the first Poro" not in names_of(several)


def test_rule_numbers_in_a_text_become_links() -> None:
    linker = Linker(load_manifest(newest_version()))
    linked = linker.text("by rule 476, and 477.3.e (not 100 or 999.9.z), 1.4 <b>", "../")
    assert linked.count("<a ") == 2
    assert 'href="../rules.html#r477.3.e"' in linked
    assert "(not 100 or 999.9.z), 1.4 &lt;b&gt;" in linked
    assert set(linker.mentioned) == {"476", "477.3.e"}


def test_text_of_a_scenario_stays_text() -> None:
    hostile = "</script><script>alert(1)</script>"
    text = CASES.replace('title = "Vi gains Might"', f"title = '{hostile}'").replace('"Vi"', f"'<img src=x> {'Vi'}'")
    book = make_book(suite(text))
    for address, page in book.items():
        if address.endswith(".html"):
            found = Page(page)
            assert "img" not in {tag for tag, _ in found.elements}, address
            assert not any("alert" in script for script in found.scripts.values()), address
    assert "</script>" not in book["search-index.js"]


# The command.


def test_book_writes_the_folder_and_writes_it_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    cases = tmp_path / "try.toml"
    cases.write_text(CASES, encoding="utf-8")
    folder = tmp_path / "book"
    assert main(["book", str(folder), str(cases)]) == 0
    assert "3 scenarios on" in capsys.readouterr().out
    (folder / "try" / "stale.html").write_text("an earlier page", encoding="utf-8")
    assert main(["book", str(folder), str(cases)]) == 0
    assert not (folder / "try" / "stale.html").exists()
    assert (folder / "try" / "try-cases.html").exists()


def test_book_does_not_replace_what_is_no_book(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "precious.txt").write_text("mine", encoding="utf-8")
    assert main(["book", str(tmp_path)]) == 2
    assert "holds something that is no earlier book" in capsys.readouterr().err
    assert (tmp_path / "precious.txt").read_text(encoding="utf-8") == "mine"


def test_a_way_is_told_from_where_it_leaves_the_one_before() -> None:
    scenario = next(one for one in SUITE if one.id == "combat.two-tanks")
    story = tell(scenario, Files().written(scenario), OracleEngine("1.4"))
    exactly, judged = story.parts[-1].sentences
    assert [way.rule for way in exactly.way] == ["465.2.c", "465.2.c.6", "465.2.c.6", "465.2.c.3"]
    assert [way.rule for way in judged.way] == ["465.2.c.3", "465.2.c.6"]
    turns = next(one for one in SUITE if one.id == "turns.two-players")
    last = tell(turns, Files().written(turns), OracleEngine("1.4")).parts[0].sentences[-1]
    assert [way.text for way in last.way] == [f"then {player}: in turn order" for player in "BABA"]
