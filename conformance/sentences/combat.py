"""Sentences for a combat from its opening to its end: sides, assignments, cleanup, result, control (459-466)."""

import re
from collections.abc import Iterable, Iterator
from itertools import pairwise

from conformance.errors import InputError
from conformance.sentences.board import number
from conformance.sentences.fields import KINDS, name
from conformance.sentences.patterns import Built, Fields, Sentence, Table, asks, does, rows
from conformance.vocabulary import Exactly, Expectation, LegalSet, OneOf
from conformance.vocabulary.actions import (
    Assign,
    Cleanup,
    CombatCleanup,
    DealCombatDamage,
    EndCombat,
    IgnoreKeyword,
    ResolveCombat,
    StartCombat,
)
from conformance.vocabulary.questions import (
    BattlefieldController,
    ChosenAssignment,
    CombatResult,
    CountAssignments,
    DesignationOf,
    JudgeAssignment,
    ListAssignments,
    SideTotal,
)

_BREAKS = "breaks"
_NOTHING = "nothing"


def _assigned(fields: Fields, table: Table | None) -> Iterable[Built]:
    amounts: dict[str, int] = {}
    for row in rows(table, ["unit", "damage"]):
        unit = name(row["unit"])
        if unit in amounts:
            raise InputError(f"the unit '{unit}' stands in two rows; give it one amount")
        amounts[unit] = _amount(row["damage"], "damage")
    yield Assign(player=fields.player, amounts=amounts), None


def _judged(fields: Fields, table: Table | None) -> Iterable[Built]:
    for cells, breaks in _grid(table, _BREAKS):
        amounts = {unit: number(cell, unit) for unit, cell in cells.items() if cell}
        yield JudgeAssignment(player=fields.player, amounts=amounts), _verdict(breaks)


def _verdict(breaks: str) -> Expectation:
    """What is expected of a judgement: that it is legal, or the rule that is broken, of several any one."""
    if breaks == _NOTHING:
        return Exactly("legal")
    broken = breaks.split(" or ")
    if not all(re.fullmatch(KINDS["rule"].regex, rule) for rule in broken):
        raise InputError(
            f"'{breaks}' in the column '{_BREAKS}' is no rule; write '{_NOTHING}', a rule such as 465.2.c.3, "
            "or several with 'or' between"
        )
    if len(broken) == 1:
        return Exactly(breaks)
    return OneOf(tuple(broken), because="the assignment breaks each of these rules")


def _all_legal(fields: Fields, table: Table | None) -> Iterable[Built]:
    listed = [{unit: _amount(cell, unit) for unit, cell in cells.items()} for cells, _ in _grid(table)]
    listed.sort(key=lambda amounts: tuple(amounts.values()), reverse=True)
    if any(one == other for one, other in pairwise(listed)):
        raise InputError("the table has an assignment twice; list each once")
    yield CountAssignments(player=fields.player), Exactly(len(listed))
    yield ListAssignments(player=fields.player), Exactly(tuple(listed))


def _grid(table: Table | None, last: str | None = None) -> Iterator[tuple[dict[str, str], str]]:
    """Read a table with a column for each unit, and one named ``last`` where there is to be one.

    Yields for each row the cell of each unit and that of the last column.
    """
    header, *body = table or [[]]
    units = [name(column) for column in header if column != last]
    if len(set(units)) < len(units) or not units or (last is not None and last not in header):
        columns = "a column for each unit" + (f", and the column '{last}'" if last else "")
        raise InputError(f"the table needs {columns}, each once")
    if not body:
        raise InputError("the table has a header only; add at least one row")
    for row in body:
        cells = dict(zip(header, row, strict=True))
        rest = cells.pop(last) if last is not None else ""
        yield {name(column): cell for column, cell in cells.items()}, rest


def _amount(cell: str, column: str) -> int:
    return number(cell, column) if cell else 0


def _carried_through(_: Fields, __: Table | None) -> Iterable[Built]:
    return [(action, None) for action in (DealCombatDamage(), CombatCleanup(), ResolveCombat(), EndCombat())]


COMBAT = (
    does(
        "player {player} attacks at {place}",
        lambda f: StartCombat(battlefield=f.place, attacker=f.player),
        "player A attacks at Grove",
    ),
    does(
        "player {player} assigns {amounts}",
        lambda f: Assign(player=f.player, amounts=f.amounts),
        "player A assigns 2 to Poro and 3 to Teemo",
    ),
    Sentence(
        "player {player} assigns the damage as follows",
        _assigned,
        "player A assigns the damage as follows",
        (("unit", "damage"), ("Poro", "2"), ("Teemo", "3")),
    ),
    does("the combat damage is dealt", lambda _: DealCombatDamage(), "the combat damage is dealt"),
    does("the combat cleanup is performed", lambda _: CombatCleanup(), "the combat cleanup is performed"),
    does("the result of the combat is determined", lambda _: ResolveCombat(), "the result of the combat is determined"),
    Sentence("the combat is carried through to its end", _carried_through, "the combat is carried through to its end"),
    does("a cleanup is performed", lambda _: Cleanup(), "a cleanup is performed"),
    does(
        "{effect} lets player {player} ignore {keyword} at {place} {lasts}",
        lambda f: IgnoreKeyword(
            player=f.player,
            effect=f.effect,
            keyword=f.keyword,
            battlefield=f.place,
            lasts=f.lasts[0],
            source=f.lasts[1],
        ),
        "Sniping lets player A ignore Backline at Grove while Caitlyn stays",
    ),
)

COMBAT_QUESTIONS = (
    asks(
        "player {player} has {amount} damage to assign",
        lambda f: SideTotal(player=f.player),
        lambda f: f.amount,
        "player A has 5 damage to assign",
    ),
    Sentence(
        "the assignments of player {player} are judged as follows",
        _judged,
        "the assignments of player A are judged as follows",
        (("Poro", "Teemo", _BREAKS), ("2", "3", _NOTHING), ("1", "4", "465.2.c.4")),
    ),
    Sentence(
        "the legal assignments of player {player} are exactly",
        _all_legal,
        "the legal assignments of player A are exactly",
        (("Poro", "Teemo"), ("2", "3"), ("3", "2")),
    ),
    asks(
        "the number of legal assignments of player {player} is {amount}",
        lambda f: CountAssignments(player=f.player),
        lambda f: f.amount,
        "the number of legal assignments of player A is 12",
    ),
    Sentence(
        "the assignment that the engine chooses for player {player} is legal",
        lambda f, _: [(ChosenAssignment(player=f.player), LegalSet())],
        "the assignment that the engine chooses for player A is legal",
    ),
    asks(
        "{unit} is an attacker",
        lambda f: DesignationOf(unit=f.unit),
        lambda _: "attacker",
        "Poro is an attacker",
    ),
    asks(
        "{unit} is a defender",
        lambda f: DesignationOf(unit=f.unit),
        lambda _: "defender",
        "Poro is a defender",
    ),
    asks(
        "{unit} is neither attacker nor defender",
        lambda f: DesignationOf(unit=f.unit),
        lambda _: "none",
        "Poro is neither attacker nor defender",
    ),
    asks(
        "player {player} has won the combat",
        lambda f: CombatResult(player=f.player),
        lambda _: "won",
        "player A has won the combat",
    ),
    asks(
        "player {player} has lost the combat",
        lambda f: CombatResult(player=f.player),
        lambda _: "lost",
        "player A has lost the combat",
    ),
    asks(
        "the combat has no result for player {player}",
        lambda f: CombatResult(player=f.player),
        lambda _: "no result",
        "the combat has no result for player A",
    ),
    asks(
        "{place} is under the control of player {player}",
        lambda f: BattlefieldController(battlefield=f.place),
        lambda f: f.player,
        "Grove is under the control of player A",
    ),
    asks(
        "{place} is under nobody's control",
        lambda f: BattlefieldController(battlefield=f.place),
        lambda _: "nobody",
        "Grove is under nobody's control",
    ),
)
