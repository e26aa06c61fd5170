"""Boards on which a fault shows, and a suite of two scenarios of which one catches it."""

from conformance.vocabulary import Operation
from conformance.vocabulary.actions import Give, Unit
from conformance.vocabulary.questions import Might
from conformance.vocabulary.text import Decrease

SMOKE_SCREEN: tuple[Operation, ...] = (
    Unit(unit="Vi", might=2),
    Give(unit="Vi", change=Decrease(amount=4, minimum=1)),
    Might(unit="Vi"),
)
"""Under the rules 1 is left; with the minimum ignored -2."""

CITING = """
[[scenario]]
id = "try.minimum"
title = "A decrease stops at its minimum"
rules = ["477.3.b"]
status = "derived"
source = { kind = "derived", where = "here" }
steps = [
  { op = "unit", unit = "Vi", might = 2 },
  { op = "give", unit = "Vi", change = { kind = "decrease", amount = 4, minimum = 1 } },
  { op = "might", unit = "Vi", expect = 1 },
]
"""
UNRELATED = CITING.replace("477.3.b", "143.2").replace("try.minimum", "try.unrelated")
BLIND = (
    CITING.replace("minimum = 1 }", "minimum = -5 }").replace("expect = 1", "expect = -2").replace("minimum", "blind")
)
BLIND = BLIND.replace("blind = -5", "minimum = -5")
WRONG = CITING.replace("expect = 1", "expect = 7")
