"""Sentences for what has more than one right answer: the rules are silent, or they leave a choice."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from conformance.errors import InputError
from conformance.sentences.board import number
from conformance.sentences.fields import cell_list
from conformance.sentences.patterns import Built, Fields, Sentence, Table, asks, rows
from conformance.vocabulary import OneOf, Question, Unruled, UnruledAnswer
from conformance.vocabulary.questions import (
    Contribution,
    CountAssignments,
    Counters,
    Dealt,
    HasKeyword,
    InZone,
    IsMighty,
    JudgeAssignment,
    Keywords,
    LethalAmount,
    Might,
    OrderApplied,
    Tags,
)


@dataclass(frozen=True)
class Asked:
    """Something that can be asked, said as a noun: the question, and how a table's cell says an answer."""

    pattern: str
    question: Callable[[Fields], Question]
    answer: Callable[[str], Any]


def _number(cell: str) -> int:
    return number(cell, "answer")


def _yes_or_no(cell: str) -> bool:
    if cell not in ("yes", "no"):
        raise InputError(f"'{cell}' in the column 'answer' must be 'yes' or 'no'")
    return cell == "yes"


def _died(cell: str) -> str:
    return "trash" if _yes_or_no(cell) else "board"


def _broken(cell: str) -> str:
    return "legal" if cell == "nothing" else cell


def _least(cell: str) -> int | str:
    return cell if cell == "no amount" else _number(cell)


def _set(cell: str) -> tuple[str, ...]:
    return tuple(sorted(cell_list(cell)))


ASKED = (
    Asked("the Might of {unit}", lambda f: Might(unit=f.unit), _number),
    Asked("whether {unit} is Mighty", lambda f: IsMighty(unit=f.unit), _yes_or_no),
    Asked("whether {unit} has {keyword}", lambda f: HasKeyword(unit=f.unit, keyword=f.keyword), _yes_or_no),
    Asked(
        "the number of {counter} counters on {unit}",
        lambda f: Counters(unit=f.unit, counter=f.counter),
        _number,
    ),
    Asked("the keywords of {unit}", lambda f: Keywords(unit=f.unit), _set),
    Asked("the tags of {unit}", lambda f: Tags(unit=f.unit), _set),
    Asked("the order of the effects on {unit}", lambda f: OrderApplied(unit=f.unit), cell_list),
    Asked(
        "the Might that {effect} adds to {unit}",
        lambda f: Contribution(effect=f.effect, unit=f.unit),
        _number,
    ),
    Asked("the damage that {unit} took", lambda f: Dealt(unit=f.unit), _number),
    Asked("whether {unit} has died", lambda f: InZone(unit=f.unit), _died),
    Asked("the least lethal damage for {unit}", lambda f: LethalAmount(unit=f.unit), _least),
    Asked(
        "what player {player} breaks by assigning {amounts}",
        lambda f: JudgeAssignment(player=f.player, amounts=f.amounts),
        _broken,
    ),
    Asked(
        "the number of legal assignments of player {player}",
        lambda f: CountAssignments(player=f.player),
        _number,
    ),
)

_SHAPES = [(asked, asks(asked.pattern, asked.question, lambda _: None, "")) for asked in ASKED]


def _read(text: str) -> tuple[Asked, Question]:
    for asked, shape in _SHAPES:
        fields = shape.fields(text)
        if fields is not None:
            return asked, asked.question(fields)
    known = ", ".join(f"'{asked.pattern}'" for asked in ASKED)
    raise InputError(f"'{text}' is nothing that can be asked; it can be {known}")


def _unruled(fields: Fields, table: Table | None) -> Iterable[Built]:
    asked, question = _read(fields.asked)
    answers = rows(table, ["answer", "because"])
    _several(answers)
    yield (
        question,
        Unruled(tuple(UnruledAnswer(value=asked.answer(row["answer"]), because=row["because"]) for row in answers)),
    )


def _one_of(fields: Fields, table: Table | None) -> Iterable[Built]:
    asked, question = _read(fields.asked)
    answers = rows(table, ["answer"])
    _several(answers)
    yield question, OneOf(tuple(asked.answer(row["answer"]) for row in answers), because=fields.reason)


def _several(answers: Sequence[dict[str, str]]) -> None:
    if len({row["answer"] for row in answers}) < 2:
        raise InputError("the table needs at least two different answers; with one, say it outright")


SILENCES = (
    Sentence(
        "the rules leave open {asked}",
        _unruled,
        "the rules leave open the Might of Poro",
        (
            ("answer", "because"),
            ("3", "increases come before decreases"),
            ("5", "what depends comes after"),
        ),
    ),
    Sentence(
        "the rules allow more than one answer to {asked}, because {reason}",
        _one_of,
        "the rules allow more than one answer to the order of the effects on Poro, because they began together",
        (("answer",), ("Discipline, Cleave",), ("Cleave, Discipline",)),
    ),
)
