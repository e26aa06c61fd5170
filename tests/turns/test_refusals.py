"""An action that is refused leaves the answer to every question as it was."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from conformance.engines.base import Done, Refused
from conformance.engines.oracle import Session
from conformance.vocabulary import Action, Operation
from conformance.vocabulary import actions as a
from conformance.vocabulary.text import Increase, Level
from tests.turns.asking import about_everything, answers, played

PLAYERS = ("A", "B", "C")
UNITS = ("Poro", "Teemo", "Baron", "Drake")
GEARS = ("Sword", "Ring")
PLACES = ("Grove", "Mines")

BOARD: list[Operation] = [
    a.Players(players=PLAYERS),
    *(a.Battlefield(battlefield=place) for place in PLACES),
    a.Unit(unit="Poro", might=2, keywords=("Hunt",)),
    a.Unit(unit="Teemo", might=4, location="Grove"),
    a.Unit(unit="Baron", might=5, controller="B", location="Grove"),
    a.Unit(unit="Drake", might=3, controller="C", keywords=("Temporary",)),
    a.Equipment(gear="Sword", might_bonus=2, keywords=("Vision",), effect_text=("Tank",)),
    a.Equipment(gear="Ring", might_bonus=1, controller="B"),
    a.Passive(effect="Growth", source="Poro", change=Increase(amount=3), conditions=(Level(xp=2),)),
    a.Passive(effect="Edge", source="Sword", change=Increase(amount=1), effect_text=True),
    a.Triggered(effect="Fury", source="Teemo", when="becomes Mighty"),
    a.Triggered(effect="Clasp", source="Sword", when="becomes attached"),
]
EVERYTHING = about_everything((*UNITS, *GEARS), ("Growth", "Edge"), ("Fury", "Clasp"), PLAYERS, PLACES)

_player, _unit, _gear = st.sampled_from(PLAYERS), st.sampled_from(UNITS), st.sampled_from(GEARS)
_object, _place = st.sampled_from((*UNITS, *GEARS)), st.sampled_from(("base", *PLACES))
_kind, _amount = st.sampled_from(("buff", "charge")), st.integers(0, 3)
ACTIONS: st.SearchStrategy[Action] = st.one_of(
    st.builds(a.GainXP, player=_player, amount=_amount),
    st.builds(a.SpendXP, player=_player, amount=_amount),
    st.builds(a.TargetXP, player=_player),
    st.builds(a.Buff, unit=_unit),
    st.builds(a.SpendBuff, player=_player, unit=_unit),
    st.builds(a.TargetBuff, unit=_unit),
    st.builds(a.PlaceCounter, unit=_object, counter=_kind.filter(lambda kind: kind != "buff")),
    st.builds(a.SpendCounter, player=_player, unit=_object, counter=_kind),
    st.builds(a.MoveCounter, unit=_object, to=_unit, counter=_kind),
    st.builds(a.Attach, gear=_gear, unit=_object),
    st.builds(a.Detach, gear=_gear),
    st.builds(a.Move, unit=_object, location=_place),
    st.builds(a.Kill, unit=_object),
    st.builds(a.ChangeZone, unit=_object, zone=st.sampled_from(["board", "hand"])),
    st.builds(a.Empower, unit=_object),
    st.builds(a.Stun, unit=_unit),
    st.builds(a.Finalize, player=_player, card=_unit),
    st.builds(a.AdditionalTurn, player=_player),
    st.builds(a.BeginPhase, phase=st.sampled_from(["awaken", "beginning", "channel", "main"])),
    st.builds(a.EndTurn),
    st.builds(a.Cleanup),
    st.builds(a.GainPoints, player=_player, amount=_amount),
    st.builds(a.EstablishControl, player=_player, battlefield=st.sampled_from(PLACES)),
    st.builds(a.StartCombat, battlefield=st.sampled_from(PLACES), attacker=_player),
    st.builds(a.Assign, player=_player, amounts=st.dictionaries(_unit, _amount, max_size=2)),
    st.builds(a.DealCombatDamage),
    st.builds(a.CombatCleanup),
    st.builds(a.ResolveCombat),
    st.builds(a.EndCombat),
)


@settings(deadline=None)
@given(st.lists(ACTIONS, max_size=20))
def test_a_refused_action_changes_no_answer(actions: list[Action]) -> None:
    session = played(BOARD)
    before = None
    for action in actions:
        before = before or answers(session, EVERYTHING)
        answer = session.answer(action)
        if isinstance(answer, Refused):
            assert answer.reason
            assert answers(session, EVERYTHING) == before
        else:
            before = None


def _prepared(*operations: Operation) -> Session:
    return played([*BOARD, *operations])


@pytest.mark.parametrize(
    ("before", "action", "rule"),
    [
        ((), a.SpendXP(player="A", amount=1), "730.2"),
        ((a.GainXP(player="A", amount=2),), a.SpendXP(player="A", amount=3), "730.2"),
        ((a.GainXP(player="B", amount=2),), a.SpendXP(player="A", amount=1), "730.2"),
        ((), a.TargetXP(player="A"), "731.1"),
        ((), a.SpendBuff(player="A", unit="Poro"), "702.2.b.1"),
        ((a.Buff(unit="Baron"),), a.SpendBuff(player="A", unit="Baron"), "702.2.b.2"),
        ((a.Buff(unit="Poro"),), a.TargetBuff(unit="Poro"), "704.1"),
        ((), a.SpendCounter(player="A", unit="Poro", counter="charge"), "745.1"),
        ((), a.SpendCounter(player="B", unit="Poro", counter="charge"), "745.2"),
        ((), a.MoveCounter(unit="Poro", to="Teemo", counter="charge"), "746"),
        ((a.Kill(unit="Poro"),), a.Attach(gear="Sword", unit="Poro"), "434.1"),
        ((a.Kill(unit="Sword"),), a.Attach(gear="Sword", unit="Poro"), "434.1"),
        ((a.Attach(gear="Sword", unit="Poro"),), a.Move(unit="Sword", location="Grove"), "718.5.c"),
        ((), a.Move(unit="Drake", location="Grove"), "449.2"),
        ((), a.BeginPhase(phase="beginning"), "314"),
        ((), a.EstablishControl(player="A", battlefield="Mines"), "348.2.a"),
        ((), a.EstablishControl(player="A", battlefield="Grove"), "348.2.a"),
        (
            (a.StartCombat(battlefield="Grove", attacker="A"), a.Kill(unit="Baron")),
            a.EstablishControl(player="A", battlefield="Grove"),
            "190.4.b",
        ),
    ],
)
def test_refusals_name_their_rule(before: tuple[Operation, ...], action: Action, rule: str) -> None:
    session = _prepared(*before)
    shown = answers(session, EVERYTHING)
    answer = session.answer(action)
    assert isinstance(answer, Refused)
    assert answer.rule == rule
    assert answers(session, EVERYTHING) == shown


def test_a_change_would_be_seen() -> None:
    """The questions are not blind: each of these actions changes an answer."""
    for action in (
        a.GainXP(player="A", amount=1),
        a.Buff(unit="Drake"),
        a.Attach(gear="Ring", unit="Poro"),
        a.AdditionalTurn(player="C"),
        a.GainPoints(player="B", amount=1),
        a.Move(unit="Teemo", location="Mines"),
        a.PlaceCounter(unit="Sword", counter="charge"),
        a.Kill(unit="Baron"),
    ):
        session = _prepared()
        shown = answers(session, EVERYTHING)
        assert isinstance(session.answer(action), Done)
        assert answers(session, EVERYTHING) != shown, action
