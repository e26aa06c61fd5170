"""What the sentences for attachment, text, XP, counters, turns, scoring and terms mean."""

import pytest

from conformance.errors import InputError
from conformance.sentences import match, nearest
from conformance.vocabulary import Exactly, Illegal
from conformance.vocabulary import actions as a
from conformance.vocabulary import questions as q
from conformance.vocabulary.text import Buffed, Empowered, GainKeywords, Increase, Legion, Level


def built(text: str, table: list[list[str]] | None = None) -> list[tuple[object, object]]:
    """The operations of a text with what is expected of each."""
    matched = match(text)
    assert matched is not None, f"{text!r} is of no sentence; nearest: {nearest(text)!r}"
    return [(step.operation, step.expect) for step in matched.build(table, 1)]


def fault(text: str, table: list[list[str]] | None = None) -> str:
    with pytest.raises(InputError) as caught:
        built(text, table)
    return caught.value.message


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (
            "the passive ability Growth of Poro gives it +1 Might while it meets Level 3 and it meets Legion",
            a.Passive(
                effect="Growth",
                source="Poro",
                change=Increase(amount=1),
                conditions=(Level(xp=3), Legion()),
            ),
        ),
        (
            "the passive ability Edge of the effect text of Long Sword gives it Tank while Yuumi meets Empowered",
            a.Passive(
                effect="Edge",
                source="Long Sword",
                change=GainKeywords(keywords=("Tank",)),
                conditions=(Empowered(unit="Yuumi"),),
                effect_text=True,
            ),
        ),
        (
            "the triggered ability Fury of Poro triggers when its controller gains XP while it meets Level 11",
            a.Triggered(effect="Fury", source="Poro", when="gains XP", conditions=(Level(xp=11),)),
        ),
        (
            "the triggered ability Clasp of the effect text of Long Sword triggers when it becomes attached",
            a.Triggered(effect="Clasp", source="Long Sword", when="becomes attached", effect_text=True),
        ),
        (
            "the triggered ability Roar of Poro triggers when it conquers while it is buffed",
            a.Triggered(effect="Roar", source="Poro", when="conquers", conditions=(Buffed(),)),
        ),
        ("player B gains 12 XP", a.GainXP(player="B", amount=12)),
        ("player B gains 1 point", a.GainPoints(player="B", amount=1)),
        ("player A finalizes Hextech Ray", a.Finalize(player="A", card="Hextech Ray")),
        ("Long Sword gets a moon dust counter", a.PlaceCounter(unit="Long Sword", counter="moon dust")),
        (
            "a buff counter moves from Poro to the other Poro",
            a.MoveCounter(unit="Poro", to="the other Poro", counter="buff"),
        ),
        ("the turn goes on to the Beginning Phase", a.BeginPhase(phase="beginning")),
        ("player A establishes control of Grove", a.EstablishControl(player="A", battlefield="Grove")),
    ],
)
def test_actions(text: str, expected: object) -> None:
    assert built(text) == [(expected, None)]


@pytest.mark.parametrize(
    ("text", "question", "answer"),
    [
        ("the turns from now on are A, A*, B and C", q.NextTurns(number=4), ("A", "A*", "B", "C")),
        ("the turns from now on are Lee Sin*", q.NextTurns(number=1), ("Lee Sin*",)),
        ("it is the Draw Phase", q.CurrentPhase(), "draw"),
        ("player A has no points", q.Points(player="A"), 0),
        ("player A has 11 points", q.Points(player="A"), 11),
        ("player A has 0 XP", q.XP(player="A"), 0),
        (
            "whoever looks for keywords on Long Sword finds Temporary, Level and Tank",
            q.KeywordsFound(unit="Long Sword"),
            ("Level", "Tank", "Temporary"),
        ),
        ("all that is attached to Poro is Sword and Buckler", q.Attached(unit="Poro"), ("Buckler", "Sword")),
        ("Long Sword is attached to nothing", q.AttachedTo(gear="Long Sword"), "nothing"),
        ("the text of Fury is inactive", q.TextActive(effect="Fury"), False),
        ("Fury has triggered 3 times", q.TimesTriggered(effect="Fury"), 3),
        ("Poro is not one on one", q.OneOnOne(unit="Poro"), False),
        ("the combat was no tie", q.WasTie(), False),
    ],
)
def test_questions(text: str, question: object, answer: object) -> None:
    assert built(text) == [(question, Exactly(answer))]


def test_attaching_is_an_action_and_the_wearer_a_question() -> None:
    assert built("Sword is attached to Poro") == [(a.Attach(gear="Sword", unit="Poro"), None)]
    assert built("the wearer of Sword is Poro") == [(q.AttachedTo(gear="Sword"), Exactly("Poro"))]


def test_text_becomes_active_as_an_action_and_is_active_as_a_question() -> None:
    assert built("the text of Fury is active again") == [(a.Reactivate(effect="Fury"), None)]
    assert built("the text of Fury is active") == [(q.TextActive(effect="Fury"), Exactly(True))]


def test_turns_in_a_table() -> None:
    table = [["player", "additional"], ["A", "no"], ["B", "yes"], ["B", ""]]
    assert built("the turns from now on are as follows", table) == [(q.NextTurns(number=3), Exactly(("A", "B*", "B")))]
    assert built("the turns from now on are as follows", [["player"], ["A"]]) == [
        (q.NextTurns(number=1), Exactly(("A",)))
    ]


def test_friends_and_enemies_in_a_table() -> None:
    table = [["unit", "other", "they are"], ["Poro", "Teemo", "friends"], ["Poro", "Baron", "enemies"]]
    assert built("the objects stand to each other as follows", table) == [
        (q.Friendly(unit="Poro", other="Teemo"), Exactly(True)),
        (q.Enemies(unit="Poro", other="Teemo"), Exactly(False)),
        (q.Friendly(unit="Poro", other="Baron"), Exactly(False)),
        (q.Enemies(unit="Poro", other="Baron"), Exactly(True)),
    ]


def test_refusals() -> None:
    text = "player A spends 2 XP, which rule 730.2 forbids"
    assert built(text) == [(a.SpendXP(player="A", amount=2), Illegal("730.2"))]


@pytest.mark.parametrize(
    ("text", "table", "says"),
    [
        ("the triggered ability Fury of player A triggers when it conquers", None, "needs a card that has it"),
        ("the turns from now on are A and b", None, "is no list of turns"),
        ("the passive ability Awe of Poro gives it Tank while it meets Level", None, "meets 'Level 3'"),
        ("the turns from now on are as follows", [["player", "additional"], ["A", "maybe"]], "'yes', 'no' or empty"),
        ("the turns from now on are as follows", None, "needs a table"),
        (
            "the objects stand to each other as follows",
            [["unit", "other", "they are"], ["Poro", "Teemo", "lovers"]],
            "'friends' or 'enemies'",
        ),
    ],
)
def test_what_makes_no_sense_is_said_in_one_line(text: str, table: list[list[str]] | None, says: str) -> None:
    message = fault(text, table)
    assert says in message
    assert "\n" not in message


@pytest.mark.parametrize(
    ("text", "pattern"),
    [
        ("player A takes an extra turn after this one", "player {player} takes an additional turn after this one"),
        ("player A spend 2 XP", "player {player} spends {amount} XP"),
        ("the turn goes on to the Ending Phase", "the turn goes on to the {phase} Phase"),
        ("Poro was one on one", "{unit} is one on one"),
    ],
)
def test_the_nearest_sentence(text: str, pattern: str) -> None:
    assert match(text) is None
    assert nearest(text) == pattern
