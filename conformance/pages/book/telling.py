"""A scenario told: the situation, what happens, and each answer with the way that leads to it."""

from collections.abc import Iterator, Sequence
from itertools import groupby, takewhile
from typing import Literal

import msgspec

from conformance.boards import is_empty
from conformance.by_version import in_version, newest
from conformance.engines.base import Refused, Undecided
from conformance.engines.oracle import Moment, OracleEngine
from conformance.pages.board_svg import draw_board
from conformance.pages.book.askings import answer, answering, asking
from conformance.pages.book.doings import doing
from conformance.pages.written import Written, WrittenStep
from conformance.verdicts import expected_data
from conformance.vocabulary import Exactly, Illegal, LegalSet, OneOf, Question, Scenario, Step, Unruled, actions
from conformance.wording import in_words

Kind = Literal["situation", "happens", "answers"]
_KINDS: dict[str, Kind] = {"Given": "situation", "When": "happens", "Then": "answers"}
_SETTING = (
    actions.Players,
    actions.Battlefield,
    actions.Unit,
    actions.Equipment,
    actions.Passive,
    actions.Triggered,
    actions.AllowBuffs,
)


class Way(msgspec.Struct, frozen=True):
    """One step of a derivation: its rules, what it does, and what changed."""

    rule: str
    text: str
    before: str = ""
    after: str = ""


class Reading(msgspec.Struct, frozen=True):
    """One answer where there is more than one, and the reasoning that leads to it."""

    value: str
    because: str


class Telling(msgspec.Struct, frozen=True):
    """One sentence: what it says, the table under it, what it refuses, the answers that are open, and the way there."""

    text: str
    table: tuple[tuple[str, ...], ...] = ()
    refused: str = ""
    reason: str = ""
    note: str = ""
    readings: tuple[Reading, ...] = ()
    way: tuple[Way, ...] = ()


class Part(msgspec.Struct, frozen=True):
    """Sentences of one kind that follow each other; ``board`` is the drawing of what is on the table afterwards."""

    kind: Kind
    sentences: tuple[Telling, ...]
    board: str = ""


class Story(msgspec.Struct, frozen=True):
    """A scenario as a reader meets it, by the newest rules version in which it holds."""

    scenario: Scenario
    rules: str
    parts: tuple[Part, ...]
    disputed: bool


def tell(scenario: Scenario, written: Written, oracle: OracleEngine) -> Story:
    """Tell a scenario.

    Args:
        scenario: the scenario with the steps of all its versions.
        written: how it stands in its file.
        oracle: the oracle by the newest of its versions.
    """
    rules = newest(scenario.versions)
    current = in_version(scenario, rules)
    moments = oracle.follow(tuple(step.operation for step in current.steps))
    played = list(zip(current.steps, moments, strict=True))
    grouped = _by_sentence(played, written.steps) if written.steps else _by_operation(played)
    parts = list(_parts(grouped))
    disputed = current.status == "unruled" or any(isinstance(moment.answer, Undecided) for moment in moments)
    return Story(scenario, rules, tuple(_with_boards(parts, grouped)), disputed)


Played = tuple[Step, Moment]
Group = tuple[Kind, WrittenStep | None, list[Played]]
"""One sentence with the steps that it makes."""


def _by_sentence(played: Sequence[Played], written: Sequence[WrittenStep]) -> list[Group]:
    """The steps of a feature under their sentences; a sentence of other versions has none and is left out."""
    by_line: dict[int, list[Played]] = {}
    for step, moment in played:
        by_line.setdefault(step.line, []).append((step, moment))
    return [(_KINDS[one.kind], one, by_line[one.line]) for one in written if one.line in by_line]


def _by_operation(played: Sequence[Played]) -> list[Group]:
    """The steps of a case file: what sets the board up, what happens, what is asked."""
    groups: list[Group] = []
    begun = False
    for step, moment in played:
        if isinstance(step.operation, Question):
            kind: Kind = "answers"
        elif isinstance(step.operation, _SETTING) and not begun:
            kind = "situation"
        else:
            kind, begun = "happens", True
        groups.append((kind, None, [(step, moment)]))
    return groups


def _parts(groups: Sequence[Group]) -> Iterator[Part]:
    for kind, members in groupby(groups, key=lambda group: group[0]):
        shown: list[tuple[Way, ...]] = []
        yield Part(kind, tuple(_sentence(kind, one, played, shown) for _, one, played in members))


def _with_boards(parts: Sequence[Part], groups: Sequence[Group]) -> Iterator[Part]:
    """Draw the situation as it is at first, and the board at the end of what happens where that is another."""
    ends: list[Moment] = []
    for _, members in groupby(groups, key=lambda group: group[0]):
        ends.append([group[2][-1][1] for group in members][-1])
    begun: Moment | None = None
    last = max((place for place, part in enumerate(parts) if part.kind == "happens"), default=-1)
    for place, (part, end) in enumerate(zip(parts, ends, strict=True)):
        wanted = (part.kind == "situation" and begun is None) or place == last
        changed = begun is None or not begun.same_board(end)
        if wanted and changed and not is_empty(end.snapshot):
            begun = end
            yield msgspec.structs.replace(part, board=draw_board(end.snapshot))
        else:
            yield part


def _sentence(kind: Kind, one: WrittenStep | None, played: Sequence[Played], shown: list[tuple[Way, ...]]) -> Telling:
    """One sentence of the story; how far an answer goes the way of one before it is not shown again."""
    step, moment = played[0]
    text = one.text if one is not None else _said(step)
    refused = step.expect.rule if isinstance(step.expect, Illegal) else ""
    reason = moment.answer.reason if isinstance(moment.answer, Refused) else ""
    way: list[Way] = []
    for _, each in played:
        found = tuple(Way(why.rule, why.text, why.before, why.after) for why in each.derivation if why.rule != "silent")
        way.extend(found[_known(found, shown) :] if kind == "answers" else found)
        shown.append(found)
    return Telling(
        text[:1].upper() + text[1:],
        one.table if one is not None and not _has_readings(step, played) else (),
        refused,
        "" if not refused else reason,
        step.expect.because if isinstance(step.expect, OneOf) and _has_readings(step, played) else "",
        _readings(step) if _has_readings(step, played) else (),
        () if refused else tuple(way),
    )


def _known(way: tuple[Way, ...], shown: Sequence[tuple[Way, ...]]) -> int:
    """How many steps from the first on a way has in common with one that was shown."""
    common = (takewhile(lambda pair: pair[0] == pair[1], zip(way, other, strict=False)) for other in shown)
    return max((sum(1 for _ in steps) for steps in common), default=0)


def _said(step: Step) -> str:
    """A step of a case file as a sentence, an answer included."""
    if not isinstance(step.operation, Question):
        return doing(step.operation)
    match step.expect:
        case Exactly(value=value):
            return answering(step.operation, value)
        case OneOf(values=values):
            return f"{asking(step.operation)}: {' or '.join(answer(one) for one in values)}"
        case LegalSet():
            return f"{asking(step.operation)}: any that is legal"
        case Unruled():
            return f"the rules leave open {asking(step.operation)}"
    return f"{asking(step.operation)}: {in_words(expected_data(step))}"


def _has_readings(step: Step, played: Sequence[Played]) -> bool:
    """Whether a sentence has several answers of its own, and not a table of things with an answer each."""
    return len(played) == 1 and isinstance(step.expect, Unruled | OneOf)


def _readings(step: Step) -> tuple[Reading, ...]:
    match step.expect:
        case Unruled(answers=answers):
            return tuple(Reading(answer(one.value), one.because) for one in answers)
        case OneOf(values=values):
            return tuple(Reading(answer(one), "") for one in values)
    return ()
