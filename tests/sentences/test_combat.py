"""The sentences of combat and damage: their tables, their fields, and the mistakes that can be made in them."""

import pytest

from conformance.errors import InputError
from conformance.sentences import match
from conformance.vocabulary import Exactly, Illegal, LegalSet, OneOf, Step, Unruled
from conformance.vocabulary.actions import (
    Assign,
    Battlefield,
    BonusDamage,
    CombatCleanup,
    Deal,
    DealCombatDamage,
    DealOwnMight,
    DealSplit,
    EndCombat,
    OrderReplacements,
    Prevent,
    ResolveCombat,
    StartCombat,
    Unit,
)
from conformance.vocabulary.questions import (
    ChosenAssignment,
    CountAssignments,
    Damage,
    Dealt,
    DesignationOf,
    InZone,
    JudgeAssignment,
    LethalAmount,
    ListAssignments,
    Location,
    Might,
    PreventionLeft,
)

Rows = list[list[str]]


def steps(text: str, table: Rows | None = None) -> tuple[Step, ...]:
    matched = match(text)
    assert matched is not None, f"{text!r} is of no sentence"
    return matched.build(table, 7)


def fault(text: str, table: Rows | None = None) -> str:
    with pytest.raises(InputError) as caught:
        steps(text, table)
    assert "\n" not in caught.value.message
    return caught.value.message


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("player A attacks at Grove", StartCombat(battlefield="Grove", attacker="A")),
        (
            "there is a battlefield Dragon Pit that player B controls",
            Battlefield(battlefield="Dragon Pit", controller="B"),
        ),
        (
            'player A assigns 2 to Lee Sin, 0 to Poro and 3 to "Kog\'Maw"',
            Assign(player="A", amounts={"Lee Sin": 2, "Poro": 0, "Kog'Maw": 3}),
        ),
        ("player B assigns nothing", Assign(player="B", amounts={})),
        (
            "a spell of player A deals 3 damage to Poro",
            Deal(player="A", amount=3, units=("Poro",)),
        ),
        (
            "an ability of player B deals 3 damage to each of Poro and Lee Sin",
            Deal(player="B", amount=3, units=("Poro", "Lee Sin")),
        ),
        (
            "Lee Sin of player B deals 3 damage to Poro",
            Deal(player="B", source="Lee Sin", amount=3, units=("Poro",)),
        ),
        (
            "Lee Sin of player B deals damage equal to its Might to Poro",
            DealOwnMight(player="B", source="Lee Sin", units=("Poro",)),
        ),
        (
            "a spell of player A splits 5 damage: 2 to Poro and 3 to Teemo",
            DealSplit(player="A", amount=5, split={"Poro": 2, "Teemo": 3}, declared=("Poro", "Teemo")),
        ),
        (
            "Yi of player A splits 1 damage (announced as 2) among Poro and Teemo: 1 to Poro",
            DealSplit(player="A", source="Yi", amount=1, announced=2, split={"Poro": 1}, declared=("Poro", "Teemo")),
        ),
        (
            "Ki Barrier prevents the next 7 damage to Poro this turn",
            Prevent(unit="Poro", effect="Ki Barrier", amount=7),
        ),
        (
            "Ki Barrier prevents 2 of the next damage to Poro this combat",
            Prevent(unit="Poro", effect="Ki Barrier", amount=2, once=True, lasts="this combat"),
        ),
        ("Ki Barrier prevents all damage to Poro this turn", Prevent(unit="Poro", effect="Ki Barrier")),
        (
            "Ki Barrier prevents all of the next damage to Poro while Yuumi stays",
            Prevent(unit="Poro", effect="Ki Barrier", once=True, lasts="while the source stays", source="Yuumi"),
        ),
        (
            "Damp gives the spells and abilities of player B -2 Bonus Damage this turn",
            BonusDamage(player="B", effect="Damp", amount=-2, lasts="this turn"),
        ),
        (
            "player B orders what replaces damage to Poro as Lotus Trap and Ki Barrier",
            OrderReplacements(player="B", unit="Poro", effects=("Lotus Trap", "Ki Barrier")),
        ),
    ],
)
def test_what_actions_mean(text: str, expected: object) -> None:
    (step,) = steps(text)
    assert (step.operation, step.expect) == (expected, None)


@pytest.mark.parametrize(
    ("text", "question", "answer"),
    [
        ("Poro has 2 damage", Damage(unit="Poro"), 2),
        ("Poro took no damage", Dealt(unit="Poro"), 0),
        ("the least lethal damage for Poro is 3", LethalAmount(unit="Poro"), 3),
        ("no amount of damage is lethal for Poro", LethalAmount(unit="Poro"), "no amount"),
        ("Ki Barrier still prevents no damage", PreventionLeft(effect="Ki Barrier"), 0),
        ("Ki Barrier still prevents 3 damage", PreventionLeft(effect="Ki Barrier"), 3),
        ("Ki Barrier still prevents all damage", PreventionLeft(effect="Ki Barrier"), "all"),
        ("Poro has died", InZone(unit="Poro"), "trash"),
        ("Poro is in the champion zone", InZone(unit="Poro"), "champion zone"),
        ("Poro is at Grove", Location(unit="Poro"), "Grove"),
        ("Poro is neither attacker nor defender", DesignationOf(unit="Poro"), "none"),
    ],
)
def test_what_questions_mean(text: str, question: object, answer: object) -> None:
    (step,) = steps(text)
    assert (step.operation, step.expect) == (question, Exactly(answer))


def test_a_combat_that_is_carried_through_is_four_steps() -> None:
    done = [step.operation for step in steps("the combat is carried through to its end")]
    assert done == [DealCombatDamage(), CombatCleanup(), ResolveCombat(), EndCombat()]


def test_a_board_may_have_wounded_and_stunned_units() -> None:
    table = [["unit", "Might", "damage", "stunned"], ["Poro", "4", "1", "yes"], ["Teemo", "2", "", "no"]]
    assert [step.operation for step in steps("the units", table)] == [
        Unit(unit="Poro", might=4, damage=1, stunned=True),
        Unit(unit="Teemo", might=2),
    ]


def test_an_assignment_may_be_a_table() -> None:
    (step,) = steps("player A assigns the damage as follows", [["unit", "damage"], ["Poro", "2"], ["Lee Sin", ""]])
    assert step.operation == Assign(player="A", amounts={"Poro": 2, "Lee Sin": 0})


def test_each_row_of_assignments_is_judged_by_itself_and_empty_cells_are_left_out() -> None:
    table = [
        ["Poro", "Lee Sin", "breaks"],
        ["2", "3", "nothing"],
        ["5", "", "465.2.c.4"],
        ["1", "1", "465.2.c or 465.2.c.3"],
    ]
    legal, excess, both = steps("the assignments of player A are judged as follows", table)
    assert legal.operation == JudgeAssignment(player="A", amounts={"Poro": 2, "Lee Sin": 3})
    assert legal.expect == Exactly("legal")
    assert excess.operation == JudgeAssignment(player="A", amounts={"Poro": 5})
    assert excess.expect == Exactly("465.2.c.4")
    assert isinstance(both.expect, OneOf)
    assert both.expect.values == ("465.2.c", "465.2.c.3")


def test_all_legal_assignments_are_counted_and_listed_in_the_vocabularys_order() -> None:
    table = [["Poro", "Teemo"], ["", "5"], ["2", "3"], ["3", "2"]]
    count, listing = steps("the legal assignments of player A are exactly", table)
    assert (count.operation, count.expect) == (CountAssignments(player="A"), Exactly(3))
    assert listing.operation == ListAssignments(player="A")
    assert listing.expect == Exactly(({"Poro": 3, "Teemo": 2}, {"Poro": 2, "Teemo": 3}, {"Poro": 0, "Teemo": 5}))


def test_how_units_stand_asks_only_what_is_said() -> None:
    table = [
        ["unit", "Might", "damage", "zone", "location", "designation"],
        ["Poro", "-1", "3", "board", "Grove", "defender"],
        ["Teemo", "", "", "trash", "", ""],
    ]
    asked = [(step.operation, step.expect) for step in steps("the units now stand as follows", table)]
    assert asked == [
        (Might(unit="Poro"), Exactly(-1)),
        (Damage(unit="Poro"), Exactly(3)),
        (InZone(unit="Poro"), Exactly("board")),
        (Location(unit="Poro"), Exactly("Grove")),
        (DesignationOf(unit="Poro"), Exactly("defender")),
        (InZone(unit="Teemo"), Exactly("trash")),
    ]


def test_a_table_of_lethal_amounts_asks_one_question_a_row() -> None:
    table = [["unit", "damage"], ["Poro", "3"], ["Kayn", "no amount"]]
    assert [step.expect for step in steps("the least lethal damage is as follows", table)] == [
        Exactly(3),
        Exactly("no amount"),
    ]


def test_a_refusal_holds_sentences_that_end_in_a_list() -> None:
    for inner in (
        "player A assigns 1 to Poro and 4 to Teemo",
        "player B orders what replaces damage to Poro as Lotus Trap and Ki Barrier",
        "a spell of player A deals 2 damage to each of Poro and Teemo",
        "a spell of player A splits 3 damage: 1 to Poro and 2 to Teemo",
    ):
        (step,) = steps(f"{inner}, which rule 465.2.c.4 forbids")
        assert step.operation == steps(inner)[0].operation
        assert step.expect == Illegal("465.2.c.4")


def test_what_an_engine_chooses_must_be_legal() -> None:
    (step,) = steps("the assignment that the engine chooses for player A is legal")
    assert (step.operation, step.expect) == (ChosenAssignment(player="A"), LegalSet())


@pytest.mark.parametrize(
    ("asked", "cells", "question", "values"),
    [
        (
            "what player A breaks by assigning 2 to Poro and 3 to Kayn",
            ("nothing", "465.2.c.10"),
            JudgeAssignment(player="A", amounts={"Poro": 2, "Kayn": 3}),
            ["legal", "465.2.c.10"],
        ),
        ("the least lethal damage for Poro", ("3", "no amount"), LethalAmount(unit="Poro"), [3, "no amount"]),
        ("whether Poro has died", ("yes", "no"), InZone(unit="Poro"), ["trash", "board"]),
        ("the damage that Poro took", ("2", "9"), Dealt(unit="Poro"), [2, 9]),
        ("the number of legal assignments of player A", ("1", "3"), CountAssignments(player="A"), [1, 3]),
    ],
)
def test_what_the_rules_leave_open(asked: str, cells: tuple[str, str], question: object, values: list[object]) -> None:
    table = [["answer", "because"], *([cell, "so it can be read"] for cell in cells)]
    (step,) = steps(f"the rules leave open {asked}", table)
    assert step.operation == question
    assert isinstance(step.expect, Unruled)
    assert [answer.value for answer in step.expect.answers] == values


@pytest.mark.parametrize(
    ("text", "table", "says"),
    [
        ("player A assigns 2 Poro", None, "'2 Poro' is no list of amounts; write it like '2 to Poro and 3 to Lee Sin'"),
        ("player A assigns 2 to Poro and 3 to Poro", None, "'Poro' is named twice"),
        (
            "player A assigns the damage as follows",
            [["unit", "damage"], ["Poro", "2"], ["Poro", "3"]],
            "the unit 'Poro' stands in two rows",
        ),
        (
            "player A assigns the damage as follows",
            [["unit", "damage"], ["Poro", "two"]],
            "'two' in the column 'damage' is no whole number",
        ),
        ("a spell of player A deals damage equal to its Might to Poro", None, "has no Might; name the unit"),
        (
            "the assignments of player A are judged as follows",
            [["Poro", "Teemo"], ["2", "3"]],
            "a column for each unit, and the column 'breaks', each once",
        ),
        (
            "the assignments of player A are judged as follows",
            [["Poro", "Poro", "breaks"], ["2", "3", "nothing"]],
            "each once",
        ),
        ("the assignments of player A are judged as follows", [["breaks"], ["nothing"]], "a column for each unit"),
        (
            "the assignments of player A are judged as follows",
            [["Poro", "breaks"], ["2", "the rules"]],
            "'the rules' in the column 'breaks' is no rule; write 'nothing', a rule such as 465.2.c.3",
        ),
        (
            "the assignments of player A are judged as follows",
            [["Poro", "breaks"], ["2", ""]],
            "'' in the column 'breaks' is no rule",
        ),
        (
            "the assignments of player A are judged as follows",
            [["Poro", "breaks"], ["x", "nothing"]],
            "'x' in the column 'Poro' is no whole number",
        ),
        ("the legal assignments of player A are exactly", [["Poro"]], "a header only; add at least one row"),
        (
            "the legal assignments of player A are exactly",
            [["Poro", "Teemo"], ["2", ""], ["2", "0"]],
            "an assignment twice",
        ),
        ("the units now stand as follows", [["unit", "damage"], ["Poro", ""]], "nothing is said of 'Poro'"),
        ("the least lethal damage is as follows", [["unit", "damage"], ["Poro", "none"]], "'none' in the column"),
        ("the units", [["unit", "Might", "damage"], ["Poro", "3", "-1"]], "'-1' in the column 'damage' is below 0"),
        ("the units", [["unit", "Might", "stunned"], ["Poro", "3", "very"]], "must be 'yes', 'no' or empty"),
        (
            "the rules leave open the damage that Poro took",
            [["answer", "because"], ["2", "one way"], ["much", "the other"]],
            "'much' in the column 'answer' is no whole number",
        ),
    ],
)
def test_what_makes_no_sense_is_said_in_one_line(text: str, table: Rows | None, says: str) -> None:
    assert says in fault(text, table)
