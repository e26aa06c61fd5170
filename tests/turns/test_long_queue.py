"""A hundred thousand additional turns wait, are shown, are taken, and the queue behind them is as it was."""

from conformance.engines.base import Done, Value
from conformance.engines.oracle import OracleEngine
from conformance.vocabulary import Operation
from conformance.vocabulary.actions import AdditionalTurn, EndTurn, Players
from conformance.vocabulary.questions import NextTurns

PLAYERS = ("A", "B", "C")
NUMBER = 100_000


def test_a_hundred_thousand_turns() -> None:
    owners = [PLAYERS[index % 3] for index in range(NUMBER)]
    operations: list[Operation] = [Players(players=PLAYERS)]
    operations.extend(AdditionalTurn(player=owner) for owner in owners)
    operations.append(NextTurns(number=NUMBER + 3))
    operations.extend(EndTurn() for _ in owners)
    operations.append(NextTurns(number=4))
    answers = OracleEngine().run(operations)
    shown = answers[NUMBER + 1]
    assert shown == Value(("A", *(f"{owner}*" for owner in reversed(owners)), "B", "C"))
    assert answers[-1] == Value(("A*", "B", "C", "A"))
    assert all(isinstance(answer, Done) for answer in answers if answer not in (shown, answers[-1]))
