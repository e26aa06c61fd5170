"""The picture of a board: what the snapshot holds, and that drawing and text show it."""

from pathlib import Path
from xml.etree import ElementTree as Xml

import pytest

from conformance.board_text import board_lines, board_sentence
from conformance.command import main
from conformance.engines.oracle import OracleEngine, Session
from conformance.engines.snapshot import Snapshot
from conformance.pages.board_svg import draw_board
from conformance.pages.svg import fitted, width_of, wrapped
from conformance.sources import load_suite
from conformance.vocabulary import Operation, Scenario, text
from conformance.vocabulary.actions import (
    AdditionalTurn,
    Announce,
    Attach,
    Battlefield,
    BonusDamage,
    Buff,
    ChangeZone,
    Deal,
    EndTurn,
    Equipment,
    GainXP,
    Give,
    Passive,
    PlaceCounter,
    Players,
    Prevent,
    Resolve,
    StartCombat,
    Stun,
    Triggered,
    Unit,
)


def seen(*operations: Operation, rules: str = "1.4") -> Snapshot:
    """The board after some operations."""
    return OracleEngine(rules).follow(operations)[-1].snapshot


def shown(snapshot: Snapshot) -> str:
    """The text picture."""
    return "\n".join(board_lines(snapshot))


def drawn(snapshot: Snapshot) -> str:
    """All words of the drawing, which must be well-formed."""
    return " ".join(Xml.fromstring(draw_board(snapshot)).itertext())


GROVE = Battlefield(battlefield="Grove", controller="B")


def test_a_unit_shows_its_might_printed_and_current() -> None:
    board = seen(Unit(unit="Poro", might=2), Give(unit="Poro", change=text.Increase(amount=3)))
    assert shown(board) == ("[Base of A]\n| A  Poro  5 Might (printed 2)\n|     - (effect 1): +3 Might (this turn)")
    card = board.cards[0]
    assert (card.printed, card.might) == (2, (5,))
    assert {"Poro", "5", "printed 2"} <= set(Xml.fromstring(draw_board(board)).itertext())
    assert "(effect 1): +3 Might (this turn)" in drawn(board)


def test_an_unchanged_unit_shows_one_number() -> None:
    assert shown(seen(Unit(unit="Poro", might=2))) == "[Base of A]\n| A  Poro  2 Might"


def test_states_damage_keywords_counters_and_tags() -> None:
    board = seen(
        Unit(unit="Poro", might=6, keywords=("Tank", "Shield 2"), tags=("Yordle",), damage=2),
        Stun(unit="Poro"),
        Buff(unit="Poro"),
        PlaceCounter(unit="Poro", counter="charge"),
    )
    line = shown(board).splitlines()[1]
    assert line == (
        "| A  Poro  7 Might (printed 6), stunned, 2 damage, Tank, Shield 2, 1 buff, 1 charge counter, tagged Yordle"
    )
    for words in ("stunned", "2 damage", "Tank", "Shield 2", "1 buff", "1 charge counter", "tagged Yordle"):
        assert words in drawn(board)


def test_lethal_damage_says_so() -> None:
    board = seen(Unit(unit="Poro", might=2), Deal(player="B", amount=2, units=("Poro",)))
    assert "2 damage, lethal" in shown(board)
    assert "2 damage, lethal" in drawn(board)


def test_attached_cards_stand_with_their_wearer() -> None:
    board = seen(
        Unit(unit="Poro", might=2),
        Equipment(gear="Buckler", might_bonus=1, effect_text=("Shield 2",)),
        Attach(gear="Buckler", unit="Poro"),
    )
    assert shown(board) == (
        "[Base of A]\n"
        "| A  Poro  3 Might (printed 2), Shield 2\n"
        "|     + A  Buckler  +1 Might\n"
        "|           - effect text: lends Shield 2"
    )
    assert "Buckler" in drawn(board)
    assert "with Buckler" in board_sentence(board)


def test_every_effect_says_how_long_it_lasts() -> None:
    board = seen(
        Unit(unit="Poro", might=2),
        Unit(unit="Sona", might=3),
        Give(unit="Poro", change=text.Increase(amount=1), lasts="this combat", effect="Cheer"),
        Give(unit="Poro", change=text.AddTag(tag="Mech"), lasts="while the source stays", source="Sona", effect="Gift"),
        Passive(effect="Aria", source="Sona", change=text.Increase(amount=2), group=text.Group(who="other friendly")),
        Passive(
            effect="Pride", source="Sona", change=text.GainKeywords(keywords=("Tank",)), conditions=(text.Mighty(),)
        ),
        Prevent(unit="Poro", effect="Barrier", amount=2),
        Triggered(effect="Fury", source="Sona", when="takes damage"),
    )
    lines = shown(board).splitlines()
    assert "|     - Cheer: +1 Might (this combat)" in lines
    assert "|     - Gift: is tagged Mech (while Sona stays)" in lines
    assert "|     - Aria: +2 Might (passive)" in lines
    assert "|     - Barrier: prevents the next 2 damage (this turn)" in lines
    assert "|     - Aria: other friendly units: +2 Might (passive)" in lines
    assert "|     - Pride: Tank (while it is Mighty) [not now]" in lines
    assert "|     - Fury: triggers when it takes damage" in lines


def test_zones_away_from_the_board_and_the_two_bases() -> None:
    board = seen(
        GROVE,
        Unit(unit="Vi", might=3, location="Grove"),
        Unit(unit="Poro", might=2, controller="B"),
        Unit(unit="Zac", might=4),
        ChangeZone(unit="Zac", zone="trash"),
    )
    heads = [line for line in shown(board).splitlines() if line.startswith("[")]
    assert heads == ["[Grove] controlled by B", "[Base of B]", "[Trash]"]


def test_a_combat_shows_both_totals() -> None:
    board = seen(
        GROVE,
        Unit(unit="Vi", might=3, location="Grove"),
        Unit(unit="Poro", might=2, controller="B", location="Grove"),
        StartCombat(battlefield="Grove", attacker="A"),
    )
    assert "[Grove] controlled by B; combat: A attacks with 3, B defends with 2" in shown(board)
    assert "attacker" in drawn(board)


def test_the_queue_of_turns_is_a_row() -> None:
    board = seen(Players(players=("A", "B", "C")), AdditionalTurn(player="C"), EndTurn())
    assert shown(board) == "turns: C* > B > C > A > ...   (Awaken Phase)"
    assert "C*, Awaken Phase" in drawn(board)


def test_turns_that_are_as_always_are_not_shown() -> None:
    assert "turns" not in shown(seen(Unit(unit="Poro", might=2)))
    assert "turns: B > A > B > A" in shown(seen(Unit(unit="Poro", might=2), EndTurn()))


def test_what_lies_on_everything_and_what_waits() -> None:
    spell = Give(unit="Poro", change=text.Increase(amount=1))
    first = (
        Unit(unit="Poro", might=2),
        BonusDamage(player="A", effect="Inferno", amount=1),
        GainXP(player="B", amount=3),
        Announce(spell="Cheer", action=spell),
    )
    board = shown(seen(*first))
    assert "B: 3 XP" in board
    assert "* Inferno: player A has 1 Bonus Damage (for good)" in board
    assert "* Cheer has been announced and waits" in board
    assert "waits" not in shown(seen(*first, Resolve(spell="Cheer")))


def test_a_might_that_the_rules_leave_open_shows_every_value() -> None:
    board = seen(
        Unit(unit="Poro", might=4),
        Passive(effect="Training", units=("Poro",), change=text.IncreaseTo(might=5)),
        Give(unit="Poro", change=text.Decrease(amount=2)),
    )
    assert board.cards[0].might == (3, 5)
    assert board.readings == 2
    assert "3 or 5" in drawn(board)


def test_looking_changes_nothing() -> None:
    session = Session()
    session.answer(Unit(unit="Poro", might=2))
    game = session.game
    assert session.snapshot() == session.snapshot()
    assert session.game is game


def test_names_with_markup_stay_text() -> None:
    name = '<b onload="x">&'
    picture = draw_board(seen(Unit(unit=name, might=2, tags=("</svg><script>",))))
    root = Xml.fromstring(picture)
    assert "script" not in {one.tag for one in root.iter()}
    assert any(name in part for part in root.itertext())


SUITE = load_suite()


@pytest.mark.parametrize("section", sorted({scenario.section for scenario in SUITE}))
def test_every_board_of_the_suite_can_be_drawn_and_keeps_its_words_inside(section: str) -> None:
    for scenario in SUITE:
        if scenario.section == section and "1.4" in scenario.versions:
            _check_drawing(scenario)


def _check_drawing(scenario: Scenario) -> None:
    operations = [step.operation for step in scenario.steps if step.versions is None or "1.4" in step.versions]
    board = OracleEngine().follow(operations)[-1].snapshot
    root = Xml.fromstring(draw_board(board))
    width = float(root.attrib["viewBox"].split()[2])
    for one in root.iter("rect"):
        assert float(one.attrib["x"]) + float(one.attrib["width"]) <= width, scenario.id
        assert float(one.attrib["height"]) >= 0, scenario.id
    names = " ".join(root.itertext())
    for card in board.cards:
        assert card.name[:12] in names, scenario.id


def test_text_is_fitted_and_wrapped_to_the_room_there_is() -> None:
    assert fitted("short", 12, 200) == "short"
    cut = fitted("a very long name that does not fit", 12, 80)
    assert cut.endswith("…")
    assert width_of(cut, 12) <= 80
    lines = wrapped("one two three four five six seven", 12, 60)
    assert " ".join(lines) == "one two three four five six seven"
    assert all(width_of(line, 12) <= 60 for line in lines)
    assert len(wrapped("word " * 100, 12, 60, most=3)) == 3
    assert wrapped("word " * 100, 12, 60, most=3)[-1].endswith("…")


def test_explain_shows_the_board_before_what_is_asked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "board.toml"
    file.write_text(
        """
steps = [
  { op = "unit", unit = "Teemo", might = 2 },
  { op = "might", unit = "Teemo" },
  { op = "is mighty", unit = "Teemo" },
  { op = "buff", unit = "Teemo" },
  { op = "might", unit = "Teemo" },
]
""",
        encoding="utf-8",
    )
    assert main(["explain", str(file)]) == 0
    said = capsys.readouterr().out
    # Once for each board, however many questions are asked of it.
    assert said.count("[Base of A]") == 2
    assert said.index("| A  Teemo  2 Might") < said.index("might (unit Teemo)")
    assert "| A  Teemo  3 Might (printed 2), 1 buff" in said
