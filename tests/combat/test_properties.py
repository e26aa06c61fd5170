"""What must hold of every combat, whatever the numbers: tried on the oracle with Hypothesis."""

from collections.abc import Sequence
from typing import Any

import msgspec
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from conformance.engines.base import Answer, Done, Refused, Undecided, Value
from conformance.engines.oracle import OracleEngine
from conformance.vocabulary import Operation, Question, actions, questions
from tests.model.boards import Drawn

from .boards import FIELD, Combat, combat

ENGINE = OracleEngine()
SEVERAL = settings(max_examples=100, deadline=None, derandomize=True)
PLAYERS = {"A": "Ahri", "B": "Braum", "C": "Corki", "D": "Diana"}


@st.composite
def combats(draw: Any) -> Combat:
    """Combats for Hypothesis."""
    return combat(Drawn(draw))


def ask(operations: Sequence[Operation], asked: Sequence[Question]) -> list[list[Any]]:
    """All values that the oracle names for each question at the end of a scenario."""
    answers = ENGINE.run([*operations, *asked])
    return [_values(answer) for answer in answers[len(operations) :]]


def _values(answer: Answer) -> list[Any]:
    if isinstance(answer, Undecided):
        return [reading.value for reading in answer.readings]
    assert isinstance(answer, Value), answer
    return [answer.value]


def everything(board: Combat, amounts: Sequence[dict[str, int]] = ()) -> list[Question]:
    """Every question about a combat: its totals, its assignments, its units, and judgements of these assignments."""
    asked: list[Question] = []
    for side, other in board.sides():
        player = side.player
        asked += [questions.SideTotal(player=player), questions.CountAssignments(player=player)]
        asked += [questions.ListAssignments(player=player), questions.ChosenAssignment(player=player)]
        asked += [questions.JudgeAssignment(player=player, amounts=each) for each in amounts]
        for one in other.targets:
            asked += [questions.LethalAmount(unit=one.name), questions.Damage(unit=one.name)]
            asked += [questions.Controller(unit=one.name), questions.DesignationOf(unit=one.name)]
    return asked


def listed(board: Combat, player: str) -> list[dict[str, int]]:
    """The assignments that a player may make whatever the setting of a silent point."""
    (values,) = ask(board.operations, [questions.ListAssignments(player=player)])
    return [each for each in values[0] if all(each in other for other in values[1:])]


@st.composite
def combats_with_tries(draw: Any) -> tuple[Combat, list[dict[str, int]]]:
    """Combats, each with some assignments by the attacker: legal ones, and some that may be illegal."""
    board = combat(Drawn(draw))
    legal = listed(board, "A")
    tries = draw(st.lists(st.sampled_from(legal), max_size=3)) if legal else []
    amounts = st.integers(0, board.attackers.total)
    names = [one.name for one in board.defenders.targets]
    tries += draw(st.lists(st.fixed_dictionaries(dict.fromkeys(names, amounts)), max_size=3))
    return board, tries


# ------------------------------------------------------------------ names, seats, order of creation


@SEVERAL
@given(combats_with_tries(), st.data())
def test_names_and_seats_mean_nothing(given: tuple[Combat, list[dict[str, int]]], data: Any) -> None:
    """Every answer is the same when units and players go by other names and sit in other seats."""
    board, tries = given
    names = [one.name for side, _ in board.sides() for one in side.targets]
    new = dict(zip(names, data.draw(st.permutations([f"U{place}" for place in range(len(names))])), strict=True))
    operations, asked = board.operations, everything(board, tries)
    seats = ("A", "B", "C", "D") if isinstance(operations[0], actions.Players) else ("A", "B")
    others = [_renamed(each, new) for each in operations if not isinstance(each, actions.Players)]
    teams = {"A": "1", "B": "2", "C": "1", "D": "2"}
    order = data.draw(st.permutations(seats))
    seat = actions.Players(
        players=tuple(PLAYERS[each] for each in order),
        teams=tuple(teams[each] for each in order) if len(seats) > 2 else None,
    )
    before = [_plainly(each, {}) for each in ask(operations, asked)]
    back = {new[name]: name for name in names} | {PLAYERS[each]: each for each in PLAYERS}
    assert [_plainly(each, back) for each in ask([seat, *others], [_renamed(each, new) for each in asked])] == before


def _renamed(value: Any, names: dict[str, str]) -> Any:
    """An operation with its units and players under other names."""
    changed: dict[str, Any] = {}
    for field in value.__struct_fields__:
        each = getattr(value, field)
        if field in ("player", "controller", "attacker") and each is not None:
            changed[field] = PLAYERS[each]
        elif field == "unit":
            changed[field] = names[each]
        elif field == "amounts":
            changed[field] = {names[name]: amount for name, amount in each.items()}
        elif isinstance(each, msgspec.Struct):
            changed[field] = _renamed(each, names)
    return replace(value, **changed)


def _plainly(value: Any, back: dict[str, str]) -> Any:
    """A value under the old names, the order of units aside."""
    if isinstance(value, dict):
        return frozenset((back.get(name, name), amount) for name, amount in value.items())
    if isinstance(value, list | tuple):
        return [_plainly(each, back) for each in value]
    return back.get(value, value)


@SEVERAL
@given(combats_with_tries(), st.data())
def test_the_order_of_creation_means_nothing(given: tuple[Combat, list[dict[str, int]]], data: Any) -> None:
    """Units created in another order have the same legal assignments."""
    board, tries = given
    units = [each for each in board.operations if isinstance(each, actions.Unit)]
    rest = [each for each in board.operations if not isinstance(each, actions.Unit)]
    start = 1 + next(place for place, each in enumerate(rest) if isinstance(each, actions.Battlefield))
    shuffled = [*rest[:start], *data.draw(st.permutations(units)), *rest[start:]]
    asked = [each for each in everything(board, tries) if not isinstance(each, questions.ChosenAssignment)]
    before, after = ask(board.operations, asked), ask(shuffled, asked)
    assert [_unordered(each) for each in before] == [_unordered(each) for each in after]


def _unordered(values: list[Any]) -> list[Any]:
    """Values with the order of lists and of units left out."""
    return [
        {_plainly(each, {}) for each in value} if isinstance(value, tuple) else value  # lists of assignments
        for value in values
    ]


# ------------------------------------------------------------------ what is listed


@SEVERAL
@given(combats())
def test_what_is_listed_can_be_done(board: Combat) -> None:
    """Each listed assignment is judged legal, is carried out by ``assign`` and gives out the full sum."""
    for side, other in board.sides():
        first = listed(board, "A")
        assume(first)
        lead = [] if side.player == "A" else [actions.Assign(player="A", amounts=first[0])]
        options = listed(board, side.player)
        judge = [questions.JudgeAssignment(player=side.player, amounts=each) for each in options]
        assert all(each == ["legal"] for each in ask(board.operations, judge))
        exempt = all(one.immune for one in other.targets)
        assert all(exempt or sum(each.values()) == side.total for each in options)
        for each in options[:: max(1, len(options) // 10)]:
            answers = ENGINE.run([*board.operations, *lead, actions.Assign(player=side.player, amounts=each)])
            assert answers[-1] == Done()


@SEVERAL
@given(combats())
def test_the_list_is_as_long_as_the_count(board: Combat) -> None:
    """There are as many listed assignments as counted ones, each listed once; the chosen one is among them."""
    for side, _ in board.sides():
        player = side.player
        lists, counts, chosen = ask(
            board.operations,
            [
                questions.ListAssignments(player=player),
                questions.CountAssignments(player=player),
                questions.ChosenAssignment(player=player),
            ],
        )
        assert {len(each) for each in lists} == set(counts)
        assert all(len({tuple(one.items()) for one in each}) == len(each) for each in lists)
        assert all(any(one in each for each in lists) for one in chosen)


@SEVERAL
@given(combats(), st.integers(1, 3))
def test_more_damage_makes_no_fewer_units_lethal(board: Combat, more: int) -> None:
    """With one more attacker, the best assignment gives lethal damage to at least as many units."""
    start = next(place for place, each in enumerate(board.operations) if isinstance(each, actions.StartCombat))
    reinforced = list(board.operations)
    reinforced.insert(start, actions.Unit(unit="X", might=more, controller="A", location=FIELD))
    assert _most_lethal(board, reinforced) >= _most_lethal(board, board.operations)


def _most_lethal(board: Combat, operations: Sequence[Operation]) -> int:
    """How many units the attacker can give lethal damage to; under the first reading where the rules are silent."""
    asked: list[Question] = [questions.LethalAmount(unit=one.name) for one in board.defenders.targets]
    *least, lists = ask(operations, [*asked, questions.ListAssignments(player="A")])
    names = [one.name for one in board.defenders.targets]
    needed = {name: each[0] for name, each in zip(names, least, strict=True) if each[0] != "no amount"}
    lethal: list[int] = [sum(each[name] >= needed[name] for name in needed) for each in lists[0]]
    return max(lethal)


# ------------------------------------------------------------------ illegal actions


@SEVERAL
@given(combats_with_tries(), st.data())
def test_illegal_actions_change_nothing(given: tuple[Combat, list[dict[str, int]]], data: Any) -> None:
    """An action that is refused leaves every question's answer as it was."""
    board, tries = given
    options = listed(board, "A")
    assume(options and board.attackers.total and not all(one.immune for one in board.defenders.targets))
    asked = everything(board, tries)
    unit = board.defenders.targets[0]
    illegal: list[Operation] = [
        actions.Assign(player="A", amounts={unit.name: board.attackers.total + 1}),
        actions.Assign(player="B", amounts={}),
        actions.DealCombatDamage(),
        actions.StartCombat(battlefield=FIELD, attacker="A"),
        actions.OrderReplacements(player="A", unit=unit.name, effects=tuple(one.name for one in unit.replacements)),
    ]
    tried = data.draw(st.permutations(illegal))
    answers = ENGINE.run([*board.operations, *tried])
    assert all(isinstance(answer, Refused) and answer.rule for answer in answers[len(board.operations) :])
    assert ask([*board.operations, *tried], asked) == ask(board.operations, asked)
    done = [*board.operations, actions.Assign(player="A", amounts=options[0])]
    again = actions.Assign(player="A", amounts=options[0])
    assert isinstance(ENGINE.run([*done, again])[-1], Refused)
    assert ask([*done, again], asked) == ask(done, asked)
