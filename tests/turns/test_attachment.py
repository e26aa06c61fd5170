"""Attaching and detaching in any sequence leaves no trace on the wearers once everything is off."""

from hypothesis import given, settings
from hypothesis import strategies as st

from conformance.vocabulary import Operation
from conformance.vocabulary.actions import (
    Attach,
    Battlefield,
    Buff,
    Designate,
    Detach,
    Equipment,
    GainXP,
    Give,
    Passive,
    Triggered,
    Unit,
)
from conformance.vocabulary.questions import BecameMighty
from conformance.vocabulary.text import Decrease, GainKeywords, Increase, Level, Mighty, SetMight
from conformance.vocabulary.words import Designation
from tests.turns.asking import about_object, answers, played

WEARERS = ("Poro", "Teemo", "Baron")
GEARS = ("Sword", "Shield", "Ring", "Cloak")
KEYWORD_TEXTS = ("Tank", "Shield 2", "Assault", "Ganking", "Temporary", "Hunt 2")


@st.composite
def boards(draw: st.DrawFn) -> list[Operation]:
    """Three units and four equipments whose texts lend keywords, Might and triggers, some of them under conditions."""
    texts = st.lists(st.sampled_from(KEYWORD_TEXTS), max_size=2, unique=True).map(tuple)
    board: list[Operation] = [Battlefield(battlefield="Grove"), GainXP(player="A", amount=draw(st.integers(0, 3)))]
    for name in WEARERS:
        board.append(
            Unit(
                unit=name,
                might=draw(st.integers(0, 6)),
                controller="B" if name == "Baron" else "A",
                location=draw(st.sampled_from(["base", "Grove"])),
                keywords=draw(texts),
            )
        )
    for name in GEARS:
        board.append(
            Equipment(
                gear=name,
                might_bonus=draw(st.integers(-1, 4)),
                controller=draw(st.sampled_from("AB")),
                keywords=draw(texts),
                effect_text=draw(texts),
            )
        )
    condition = st.sampled_from([(), (Level(xp=2),), (Mighty(),)])
    lent = st.sampled_from([Increase(amount=2), Increase(amount=1, maximum=6), GainKeywords(keywords=("Tank",))])
    for number, name in enumerate(draw(st.lists(st.sampled_from(GEARS), max_size=3))):
        board.append(
            Passive(effect=f"P{number}", source=name, change=draw(lent), conditions=draw(condition), effect_text=True)
        )
    for number, name in enumerate(draw(st.lists(st.sampled_from(GEARS), max_size=2))):
        board.append(Triggered(effect=f"T{number}", source=name, when="becomes Mighty", effect_text=True))
    spells = st.sampled_from([Increase(amount=2), Decrease(amount=3), Decrease(amount=2, minimum=1), SetMight(might=4)])
    for name in draw(st.lists(st.sampled_from(WEARERS), max_size=3)):
        board.append(Give(unit=name, change=draw(spells)))
    board.extend(Buff(unit=name) for name in draw(st.lists(st.sampled_from(WEARERS), max_size=2)))
    designations: list[Designation] = ["attacker", "defender"]
    board.extend(
        Designate(unit=name, designation=draw(st.sampled_from(designations)))
        for name in draw(st.lists(st.sampled_from(WEARERS), max_size=2, unique=True))
    )
    return board


STEPS = st.one_of(
    st.builds(Attach, gear=st.sampled_from(GEARS), unit=st.sampled_from(WEARERS)),
    st.builds(Detach, gear=st.sampled_from(GEARS)),
)


@settings(deadline=None)
@given(boards(), st.lists(STEPS, max_size=15), st.permutations(GEARS))
def test_everything_off_is_as_if_nothing_had_been_on(
    board: list[Operation], steps: list[Operation], order: list[str]
) -> None:
    asked = [question for name in WEARERS for question in about_object(name)]
    bare = answers(played(board), asked)
    session = played([*board, *steps, *(Detach(gear=name) for name in order)])
    assert answers(session, asked) == bare


@settings(deadline=None)
@given(boards(), st.lists(STEPS, max_size=8))
def test_each_equipment_is_on_its_latest_wearer_and_at_its_place(
    board: list[Operation], steps: list[Operation]
) -> None:
    wearers: dict[str, str] = {}
    for step in steps:
        if isinstance(step, Attach):
            if wearers.get(step.gear) != step.unit:
                wearers.pop(step.gear, None)  # a new wearer, and with it a new timestamp: last in the order
            wearers[step.gear] = step.unit
        elif isinstance(step, Detach):
            wearers.pop(step.gear, None)
    session = played([*board, *steps])
    fresh = played([*board, *(Attach(gear=gear, unit=unit) for gear, unit in wearers.items())])
    asked = [question for name in WEARERS for question in about_object(name)]
    asked.extend(question for name in wearers for question in about_object(name))
    assert [_unordered(one) for one in answers(session, asked)] == [_unordered(one) for one in answers(fresh, asked)]


def test_a_trace_would_be_seen() -> None:
    """The comparison is not blind: an equipment that is still on shows."""
    board: list[Operation] = [Unit(unit="Poro", might=3), Equipment(gear="Sword", might_bonus=2)]
    asked = about_object("Poro")
    on = played([*board, Attach(gear="Sword", unit="Poro")])
    assert answers(on, asked) != answers(played(board), asked)
    assert answers(on, [BecameMighty(unit="Poro")]) != answers(played(board), [BecameMighty(unit="Poro")])


def _unordered(answer: object) -> object:
    """An answer without the order of its parts: which of two equal effects came first depends on the way taken."""
    value = getattr(answer, "value", answer)
    return sorted(value) if isinstance(value, tuple) else value
