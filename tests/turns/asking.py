"""Asking an engine everything that can be asked about a board."""

from collections.abc import Iterable, Sequence

from conformance.engines.base import Answer, Done, Undecided, Value
from conformance.engines.oracle import Session
from conformance.vocabulary import Operation, Question
from conformance.vocabulary import questions as q
from conformance.vocabulary.words import KEYWORDS

COUNTER_KINDS = ("buff", "charge")


def about_object(name: str) -> list[Question]:
    """Every question about one unit or gear that does not count past events."""
    plain = (
        q.Might, q.MightRead, q.CombatMight, q.IsMighty, q.Keywords, q.Tags, q.Controller, q.Buffs, q.OrderApplied,
        q.LethalAmount, q.Damage, q.IsStunned, q.InZone, q.Location, q.DesignationOf, q.Attached, q.KeywordsFound,
        q.IsEmpowered, q.IsAlone, q.OneOnOne, q.InCombat,
    )  # fmt: skip
    asked: list[Question] = [kind(unit=name) for kind in plain]
    asked.append(q.AttachedTo(gear=name))
    asked.extend(q.Counters(unit=name, counter=kind) for kind in COUNTER_KINDS)
    for keyword in KEYWORDS:
        asked.append(q.KeywordValue(unit=name, keyword=keyword))  # type: ignore[arg-type]
        asked.append(q.HasKeyword(unit=name, keyword=keyword))  # type: ignore[arg-type]
    return asked


def about_everything(
    objects: Sequence[str],
    effects: Iterable[str],
    triggers: Iterable[str],
    players: Iterable[str],
    places: Iterable[str],
) -> list[Question]:
    """Every question about a board, those that count past events included."""
    asked: list[Question] = [q.NextTurns(number=12), q.TurnPlayer(), q.CurrentPhase(), q.WasTie()]
    for name in objects:
        asked.extend(about_object(name))
        asked.append(q.BecameMighty(unit=name))
    for name, other in zip(objects, (*objects[1:], *objects[:1]), strict=True):
        asked.extend((q.Friendly(unit=name, other=other), q.Enemies(unit=name, other=other)))
    for effect in effects:
        asked.append(q.TextActive(effect=effect))
        asked.extend(q.Contribution(effect=effect, unit=name) for name in objects)
    for trigger in triggers:
        asked.extend((q.TextActive(effect=trigger), q.TimesTriggered(effect=trigger)))
    for player in players:
        asked.extend(
            (q.XP(player=player), q.Points(player=player), q.HasWon(player=player), q.BuffedUnits(player=player))
        )
    asked.extend(q.BattlefieldController(battlefield=place) for place in places)
    return asked


def answers(session: Session, asked: Iterable[Question]) -> list[Answer]:
    """The answer to each question; every one is a value, or readings where the rules do not decide."""
    found = [session.answer(question) for question in asked]
    assert all(isinstance(answer, Value | Undecided) for answer in found)
    return found


def played(operations: Iterable[Operation]) -> Session:
    """A session in which the operations have been carried out; none may be refused."""
    session = Session()
    for operation in operations:
        answer = session.answer(operation)
        assert isinstance(answer, Done), (operation, answer)
    return session
