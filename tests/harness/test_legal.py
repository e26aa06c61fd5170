"""Engines that choose by themselves: their choice must be in the oracle's legal set, and any member will do."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from conformance import command
from conformance.engines.base import Answer, Description, Value
from conformance.engines.oracle import OracleEngine
from conformance.legal import legal_set
from conformance.runner import prepare, run
from conformance.vocabulary import Exactly, Illegal, LegalSet, Operation, Step
from conformance.vocabulary.actions import Assign, Battlefield, CannotBeDealtDamage, StartCombat, Unit
from conformance.vocabulary.questions import ChosenAssignment, Might
from tests.harness.boards import described, scenario

pytest_plugins = ["pytester"]

BOARD: list[Operation] = [
    Battlefield(battlefield="Grove"),
    Unit(unit="Vi", might=5, location="Grove"),
    Unit(unit="Poro", might=2, controller="B", location="Grove", keywords=("Tank",)),
    Unit(unit="Teemo", might=4, controller="B", location="Grove"),
    StartCombat(battlefield="Grove", attacker="A"),
]
CHOOSE = ChosenAssignment(player="A")


class Chooser:
    """The oracle, except that it assigns as it is told."""

    def __init__(self, amounts: Any = None) -> None:
        self.amounts = {"Poro": 5} if amounts is None else amounts

    def describe(self) -> Description:
        """An engine other than the oracle."""
        return described("chooser")

    def run(self, operations: Sequence[Operation]) -> Sequence[Answer]:
        """Answer as the oracle does, but choose for itself."""
        answers = OracleEngine().run(operations)
        return [
            Value(self.amounts) if isinstance(operation, ChosenAssignment) else answer
            for operation, answer in zip(operations, answers, strict=True)
        ]


def verdict(amounts: Any, *before: Step) -> str:
    steps = [*(Step(operation) for operation in BOARD), *before, Step(CHOOSE, LegalSet())]
    engine = Chooser(amounts)
    (result,) = run(prepare([scenario(*steps)]), engine, engine.describe(), legal_set=legal_set)
    return result.verdict


@pytest.mark.parametrize(
    ("amounts", "expected"),
    [
        ({"Poro": 2, "Teemo": 3}, "passed"),
        ({"Poro": 1, "Teemo": 4}, "failed"),
        ({"Poro": 5}, "failed"),
        ({"Poro": 2, "Teemo": 2}, "failed"),
        ({"Poro": 2, "Teemo": 3, "Nobody": 0}, "failed"),
        ({}, "failed"),
        ({"Poro": "2", "Teemo": 3}, "protocol violation"),
        ([2, 3], "protocol violation"),
    ],
)
def test_a_choice_is_judged_by_the_oracle(amounts: Any, expected: str) -> None:
    assert verdict(amounts) == expected


def test_the_choice_is_judged_on_the_board_of_its_moment() -> None:
    assert verdict({"Poro": 0, "Teemo": 5}) == "failed"
    gone = Step(CannotBeDealtDamage(unit="Poro", effect="Shadow"))
    assert verdict({"Poro": 0, "Teemo": 5}, gone) == "passed"
    later = CannotBeDealtDamage(unit="Poro", effect="Shadow")
    assert not legal_set([*BOARD, CHOOSE, later], len(BOARD))({"Poro": 0, "Teemo": 5})


def test_a_refused_action_before_it_changes_nothing() -> None:
    refused = Step(Assign(player="B", amounts={"Vi": 6}), Illegal("465.2.c"))
    assert verdict({"Poro": 2, "Teemo": 3}, refused) == "passed"


def test_several_choices_can_be_members() -> None:
    two = [*BOARD[:2], *(Unit(unit=name, might=3, controller="B", location="Grove") for name in ("Poro", "Teemo"))]
    is_legal = legal_set([*two, BOARD[-1], CHOOSE], 5)
    assert [is_legal({"Poro": amount, "Teemo": 5 - amount}) for amount in range(6)] == [
        False,
        False,
        True,
        True,
        False,
        False,
    ]


def test_what_the_rules_do_not_decide_is_held_against_nobody() -> None:
    spare = CannotBeDealtDamage(unit="Teemo", effect="Shadow")
    is_legal = legal_set([*BOARD, spare, CHOOSE], len(BOARD) + 1)
    assert is_legal({"Poro": 5, "Teemo": 0})
    assert is_legal({"Poro": 2, "Teemo": 3})
    assert not is_legal({"Poro": 1, "Teemo": 4})


def test_other_questions_have_no_legal_set() -> None:
    with pytest.raises(ValueError, match='"might" has no legal set'):
        legal_set([*BOARD, Might(unit="Vi")], len(BOARD))


CASE = """
[[scenario]]
id = "combat.chosen"
title = "The engine assigns"
rules = ["465.2.c"]
status = "derived"
source = { kind = "derived", where = "465.2.c" }
steps = [
  { op = "battlefield", battlefield = "Grove" },
  { op = "unit", unit = "Vi", might = 5, location = "Grove" },
  { op = "unit", unit = "Poro", might = 2, controller = "B", location = "Grove", keywords = ["Tank"] },
  { op = "unit", unit = "Teemo", might = 4, controller = "B", location = "Grove" },
  { op = "start combat", battlefield = "Grove", attacker = "A" },
  { op = "chosen assignment", player = "A", expect = { legal = true } },
]
"""


def test_the_command_line_asks_the_oracle(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "chosen.toml"
    path.write_text(CASE, encoding="utf-8")
    assert command.main(["run", str(path)]) == 0
    capsys.readouterr()
    assert command.main(["run", "--engine", "tests.harness.test_legal:Chooser", str(path)]) == 1
    shown = capsys.readouterr().out
    assert "a member of the legal set" in shown
    assert '{"Poro": 5}' in shown


def test_the_pytest_front_asks_the_oracle(pytester: pytest.Pytester) -> None:
    pytester.makeconftest('pytest_plugins = ["conformance.pytest_plugin"]')
    (pytester.mkdir("cases") / "chosen.toml").write_text(CASE, encoding="utf-8")
    pytester.runpytest_inprocess().assert_outcomes(passed=1)
    wrong = pytester.runpytest_inprocess("--engine", "tests.harness.test_legal:Chooser")
    wrong.assert_outcomes(failed=1)
    wrong.stdout.fnmatch_lines(["*a member of the legal set*"])


def test_an_exact_expectation_needs_no_legal_set() -> None:
    step = Step(CHOOSE, Exactly({"Poro": 5}))
    engine = Chooser()
    (result,) = run(prepare([scenario(*map(Step, BOARD), step)]), engine, engine.describe(), legal_set=legal_set)
    assert result.verdict == "passed"
