"""A made-up rules update, from the new text to the stamps: what is found out of date, and until when."""

import json
from pathlib import Path

import pytest

from conformance.command import main
from conformance.errors import InputError
from conformance.manifest import Manifest, load_manifest
from conformance.manifest.diff import Affected, affected, compare
from conformance.manifest.ingest import ingest
from conformance.manifest.reviews import Stale, load_reviews, say, stale, stamped, to_toml
from conformance.vocabulary import Scenario
from tests.harness.boards import scenario
from tests.manifest.rulebook import KITES, in_line, own_line

# One rule changed, one added, and with that the next one renumbered.
UPDATE = [
    *((n, t.replace("below 0", "below 1")) for n, t in KITES if n < "104"),
    ("104", "Knots in a line count as a part of it."),
    ("105", KITES[10][1]),
    ("105.1", KITES[11][1]),
    ("106", KITES[12][1]),
    *KITES[13:],
]
SUITE = [
    scenario(name="wind.falls", rules=("102", "102.3"), versions=("9.1",)),
    scenario(name="lines.break", rules=("105",), versions=("9.1", "9.2")),
    scenario(name="lines.long", rules=("104.1", "102"), versions=("9.1",)),
    scenario(name="calms", rules=("102.2.a",), versions=("9.1",)),
    scenario(name="newer", rules=("102.3",), versions=("9.2",)),
]


def made(text: str, version: str, folder: Path) -> Manifest:
    path = folder / f"kites-{version}.txt"
    path.write_text(text, encoding="utf-8")
    return ingest(str(path), version)


@pytest.fixture
def old(tmp_path: Path) -> Manifest:
    return made(in_line(KITES), "9.1", tmp_path)


@pytest.fixture
def new(tmp_path: Path) -> Manifest:
    # Another layout than the old one's: that alone must change nothing.
    return made(own_line(UPDATE), "9.2", tmp_path)


def test_the_update_is_found(old: Manifest, new: Manifest) -> None:
    diff = compare(old, new)
    assert diff.changed == ["102.3"]
    assert diff.renumbered == [("104", "105"), ("104.1", "105.1"), ("105", "106")]
    assert diff.added == ["104"]
    assert diff.removed == []
    assert diff.kept == [n for n, _ in KITES if n not in ("102.3", "104", "104.1", "105")]


def test_a_rule_that_is_gone_is_removed(old: Manifest, tmp_path: Path) -> None:
    diff = compare(old, made(own_line(KITES[:-1]), "9.2", tmp_path))
    assert (diff.removed, diff.added, diff.changed, diff.renumbered) == (["201"], [], [], [])


def test_without_hashes_only_the_numbers_are_compared(old: Manifest, new: Manifest) -> None:
    bare = Manifest(
        new.format,
        new.rules_version,
        new.date,
        new.source,
        (),
        tuple(type(rule)(rule.number, rule.parent, rule.name) for rule in new.rules),
        complete=True,
    )
    diff = compare(old, bare)
    assert diff.unknown == [number for number, _ in KITES if number != "104.1"]
    assert (diff.added, diff.removed) == (["105.1", "106"], ["104.1"])
    assert (diff.kept, diff.renumbered, diff.changed) == ([], [], [])


def test_equal_texts_follow_the_rule_they_are_parts_of(tmp_path: Path) -> None:
    def book(*tops: str) -> str:
        return "\n".join(
            f"{top}. The {name} rule.\n{top}.1. It is limited." for top, name in zip(tops, "ABC", strict=True)
        )

    diff = compare(made(book("101", "102", "103"), "1.1", tmp_path), made(book("103", "101", "102"), "1.2", tmp_path))
    assert dict(diff.renumbered) == {"101": "103", "102": "101", "103": "102"}
    # The parts' texts are the same everywhere, so each number still has its own.
    assert diff.kept == ["101.1", "102.1", "103.1"]


def test_scenarios_of_what_changed_are_named(old: Manifest, new: Manifest) -> None:
    assert affected(compare(old, new), SUITE) == [
        Affected("wind.falls", "102.3", "changed"),
        Affected("lines.break", "105", "renumbered", "106"),
        Affected("lines.long", "104.1", "renumbered", "105.1"),
    ]


def test_stamps_are_stale_until_they_are_renewed(old: Manifest, new: Manifest) -> None:
    reviews = stamped(SUITE, old, {})
    assert stale(SUITE, old, reviews) == []
    found = stale(SUITE, new, reviews)
    assert found == [
        Stale("wind.falls", "102.3", "9.1", "9.2", "changed"),
        Stale("lines.break", "105", "9.1", "9.2", "changed"),
        Stale("lines.long", "104.1", "9.1", "9.2", "removed"),
        Stale("newer", "102.3", "9.1", "9.2", "changed"),
    ]
    for one in found:
        line = say(one)
        assert all(part in line for part in (one.scenario, one.rule, "9.1", "9.2"))
        assert "\n" not in line

    # Reviewed one by one: the citations corrected, then stamped.
    mended = [
        scenario(name=one.id, rules=("105.1", "102") if one.id == "lines.long" else one.rules, versions=one.versions)
        for one in SUITE
    ]
    reviews = stamped(mended[:2], new, reviews)
    assert [one.scenario for one in stale(mended, new, reviews)] == ["lines.long", "newer"]
    assert stale(mended, new, stamped(mended[2:], new, reviews)) == []


def test_a_citation_without_a_stamp_is_named(old: Manifest) -> None:
    reviews = stamped(SUITE[:1], old, {})
    assert stale(SUITE[:2], old, reviews) == [Stale("lines.break", "105", "", "9.1", "never reviewed")]
    assert "never reviewed against 9.1" in say(stale(SUITE[:2], old, reviews)[0])


def test_without_a_hash_a_stamp_is_good_for_its_version_only() -> None:
    newest = load_manifest("1.4")
    suite = [scenario(rules=("477.3.b",))]
    reviews = stamped(suite, newest, {})
    assert reviews == {"might.one": {"477.3.b": "1.4"}}
    assert stale(suite, newest, reviews) == []
    assert stale(suite, newest, {"might.one": {"477.3.b": "1.3:0123456789abcdef"}}) == [
        Stale("might.one", "477.3.b", "1.3", "1.4", "changed")
    ]


def test_a_rule_that_does_not_exist_cannot_be_stamped(old: Manifest) -> None:
    with pytest.raises(InputError, match=r"vi.feature:3: cites rule 999, which rules version 9.1 does not have"):
        stamped([scenario(rules=("999",))], old, {})


def test_stamps_survive_their_file(old: Manifest, tmp_path: Path) -> None:
    reviews = stamped(SUITE, old, {})
    path = tmp_path / "reviews.toml"
    path.write_text(to_toml(reviews), encoding="utf-8")
    assert load_reviews(path, "reviews.toml") == reviews
    assert load_reviews(tmp_path / "none.toml", "none.toml") == {}
    assert to_toml(dict(reversed(reviews.items()))) == to_toml(reviews)


def test_the_whole_way_on_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for version, text in (("9.1", in_line(KITES)), ("9.2", own_line(UPDATE))):
        (tmp_path / f"{version}.txt").write_text(text, encoding="utf-8")
        arguments = ["rules", "ingest", str(tmp_path / f"{version}.txt"), "--version", version]
        assert main([*arguments, "--out", str(tmp_path / f"{version}.json")]) == 0
    assert "14 rules" not in capsys.readouterr().err
    both = [str(tmp_path / "9.1.json"), str(tmp_path / "9.2.json")]

    assert main(["rules", "diff", *both]) == 0
    shown = capsys.readouterr().out
    assert shown.startswith("rules 9.1 to 9.2: 11 kept, 3 renumbered, 1 changed, 1 added, 0 removed, 0 unknown")
    assert "104 -> 105  Lines" in shown
    assert "104.1 -> 105.1" not in shown

    assert main(["rules", "diff", "--json", *both]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["changed"] == ["102.3"]
    assert {"from": "104.1", "to": "105.1"} in data["renumbered"]


def test_a_manifest_is_printed_where_no_file_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "kites.txt").write_text(in_line(KITES), encoding="utf-8")
    assert main(["rules", "ingest", str(tmp_path / "kites.txt"), "--version", "9.1", "--date", "2031-06"]) == 0
    printed = capsys.readouterr()
    assert json.loads(printed.out)["date"] == "2031-06"
    assert printed.err.startswith("rules 9.1 of 2031-06: 15 rules")


def test_review_stamps_what_is_named_and_drops_what_is_gone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    stamps = tmp_path / "reviews.toml"
    stamps.write_text('[reviews]\n"might.long-gone" = { "143.2" = "1.3" }\n', encoding="utf-8")
    known: Scenario = first_of_suite()
    assert main(["rules", "review", known.id, "--reviews", str(stamps)]) == 0
    shown = capsys.readouterr().out
    assert "stamped 1 scenarios as checked against rules 1.4" in shown
    assert "might.long-gone" in shown
    assert load_reviews(stamps, "reviews.toml") == {known.id: dict.fromkeys(known.rules, "1.4")}


def first_of_suite() -> Scenario:
    from conformance.sources import load_suite

    return load_suite()[0]
