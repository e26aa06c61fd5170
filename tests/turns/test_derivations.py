"""Answers about rules 700-767 come with their steps, each with its rule."""

import pytest

from conformance.engines.base import Value
from conformance.engines.oracle import OracleEngine
from conformance.sources import load_suite
from conformance.vocabulary import Scenario
from conformance.vocabulary.questions import NextTurns

SUITE = {scenario.id: scenario for scenario in load_suite()}


def steps(scenario: Scenario) -> list[list[tuple[str, str, str, str]]]:
    """For each step of a scenario what the oracle tells of it: rule, text, before, after."""
    told = OracleEngine().explain([step.operation for step in scenario.steps])
    return [[(one.rule, one.text, one.before, one.after) for one in found] for _, found in told]


@pytest.mark.parametrize(
    ("scenario", "rule", "before", "after"),
    [
        ("xp.gain-and-spend", "730.1", "0", "3"),
        ("xp.gain-and-spend", "730.2", "3", "1"),
        ("xp.hunt-on-a-hold", "823.1", "0", "2"),
        ("xp.hunt-on-a-hold", "471.1", "0", "1"),
        ("attach.text-and-might", "434.1", "nothing", "Poro"),
        ("attach.text-and-might", "435.1", "Poro", "nothing"),
        ("attach.moves-to-a-new-wearer", "434.1.f", "Poro", "Teemo"),
        ("attach.moves-with-its-wearer", "719.3.a", "base", "Grove"),
        ("attach.wearer-dies-at-a-battlefield", "323.7", "Grove", "base"),
        ("attach.recalled-with-its-wearer", "466.1.a.2", "Grove", "base"),
        ("counters.place-and-spend", "742", "1", "2"),
        ("counters.place-and-spend", "745.1", "2", "1"),
        ("turns.two-time-warps-taken", "737", "A", "A"),
        ("turns.two-time-warps-taken", "736", "A", "B"),
        ("turns.phases-in-order", "314", "awaken", "beginning"),
        ("turns.hold-lost-before", "323.6", "B", "nobody"),
        ("inactive.exceptions", "383", "0", "1"),
    ],
)
def test_what_changes_is_told(scenario: str, rule: str, before: str, after: str) -> None:
    assert any((one[0], *one[2:]) == (rule, before, after) for found in steps(SUITE[scenario]) for one in found)


@pytest.mark.parametrize(
    ("scenario", "rule", "text"),
    [
        ("turns.promising-future", "738", "then B: an additional turn"),
        ("turns.promising-future", "736", "then C: in turn order"),
        ("dependent.level-and-legion", "824.1.c", "level 3 of Poro: A has 2 XP"),
        ("dependent.level-and-legion", "812.1.c", "legion of Teemo: A has finalized Hextech Ray this turn"),
        ("inactive.default", "724", "Edge is effect text of Long Sword, which is not attached"),
        ("inactive.attached-and-detached", "718.2", "Lure is rules text of Long Sword, which is attached"),
        ("inactive.text-made-inactive-is-found", "721", "Guard has been made inactive"),
        ("inactive.lost-abilities-do-not-trigger", "477.2", "Poro does not have it now"),
        ("terms.friendly-alone", "740.1.a", "A controls Poro, C controls Teemo: teammates"),
        ("terms.friendly-alone", "740.1.b", "A controls Poro, B controls Baron: opponents"),
        ("terms.one-on-one", "740.2.a", "Baron of B at Grove is with Drake"),
        ("turns.team-points", "472", "Zaun has 10 points; 11 are needed"),
        ("turns.conquer", "469.1", "A conquers Grove"),
        ("turns.hold", "469.2", "A holds Grove"),
    ],
)
def test_why_an_answer_is_what_it_is(scenario: str, rule: str, text: str) -> None:
    assert any(one[0] == rule and text in one[1] for found in steps(SUITE[scenario]) for one in found)


def test_a_long_list_of_turns_is_told_in_short() -> None:
    ((answer, found),) = OracleEngine().explain([NextTurns(number=500)])
    assert answer == Value(("A", "B") * 250)
    assert len(found) == 21
    assert "480 more" in found[-1].text


@pytest.mark.parametrize("scenario", SUITE.values(), ids=lambda scenario: scenario.id)
def test_every_scenario_can_be_explained(scenario: Scenario) -> None:
    answers = OracleEngine().run([step.operation for step in scenario.steps])
    told = OracleEngine().explain([step.operation for step in scenario.steps])
    assert [answer for answer, _ in told] == answers
    assert all(rule[0].isdigit() or rule == "silent" for found in steps(scenario) for rule, *_ in found)
