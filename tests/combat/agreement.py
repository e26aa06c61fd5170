"""Put a combat to an engine and to the model, and compare every answer."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import product
from typing import Any

import msgspec

from conformance.engines.base import Answer, Done, Engine, Refused, Undecided, Value
from conformance.vocabulary import Operation, actions, questions
from tests.model.boards import Draw, pick

from .boards import Combat, Side
from .model import BACKLINE, TANK, Amounts, Prevention, Target, broken_rules, legal_maps

SETTINGS = (False, True)
"""Whether what is left may be put on a unit that cannot be dealt damage: the rules are silent."""

REQUIREMENTS, EXCLUSIONARY = "465.2.c.6", "465.2.c.8"
"""What a breach of Tank or Backline may be called too, and one of both by a unit that has both."""

Says = Callable[[frozenset[Any]], bool]


@dataclass(frozen=True)
class Check:
    """An operation and what its answer must be: ``right`` judges the values that the engine names."""

    operation: Operation
    right: Says
    expected: Any


@dataclass(frozen=True)
class Disagreement:
    """An answer that differs from the model's."""

    operations: tuple[Operation, ...]
    answer: Answer
    expected: Any

    def __str__(self) -> str:
        lines = [msgspec.json.encode(each).decode() for each in self.operations]
        return "\n".join([*lines, f"  engine: {self.answer}", f"  model:  {self.expected}"])


@dataclass
class Tally:
    """What has been compared."""

    boards: int = 0
    answers: int = 0
    legal: int = 0
    illegal: int = 0
    rules: dict[str, int] = field(default_factory=dict)


def compare(
    engine: Engine, combat: Combat, draw: Draw, tally: Tally | None = None, tries: int = 60
) -> Disagreement | None:
    """Play a combat on both.

    Args:
        engine: the engine to compare.
        combat: the board, ready for assignment.
        draw: chooses what is tried.
        tally: counts, if given.
        tries: about how many assignments each side tries; all of them where there are no more.

    Returns:
        The first answer where they differ; None if there is none.
    """
    tally = tally or Tally()
    tally.boards += 1
    checks = [Check(each, _is("done"), "done") for each in combat.operations]
    checks += _checks(combat, draw, tally, tries)
    answers = engine.run([check.operation for check in checks])
    for place, (check, answer) in enumerate(zip(checks, answers, strict=True)):
        tally.answers += 1
        if not check.right(_values(answer)):
            before = [one.operation for one in checks[:place] if isinstance(one.operation, actions.Action)]
            return Disagreement((*before, check.operation), answer, check.expected)
    return None


def _values(answer: Answer) -> frozenset[Any]:
    """All values that an answer names, "done" for an action and "illegal: rule" for a refusal."""
    if isinstance(answer, Done):
        return frozenset(["done"])
    if isinstance(answer, Refused):
        return frozenset([f"illegal: {answer.rule}"])
    if isinstance(answer, Value):
        return frozenset([_plain(answer.value)])
    if isinstance(answer, Undecided):
        return frozenset(_plain(reading.value) for reading in answer.readings)
    return frozenset([answer])


def _plain(value: Any) -> Any:
    if isinstance(value, tuple | list):
        return tuple(_plain(each) for each in value)
    return tuple(value.items()) if isinstance(value, dict) else value


def _is(*values: Any) -> Says:
    return lambda said: said == frozenset(values)


# ------------------------------------------------------------------ what is asked, and what must come out

Case = tuple[Sequence[Target], bool]
"""One reading of the rules: the targets with their replacements in order, and the setting for immune units."""


def _cases(targets: Sequence[Target]) -> list[Case]:
    orders = [one.orders() for one in targets]
    return [(case, setting) for case in product(*orders) for setting in SETTINGS]


def _checks(combat: Combat, draw: Draw, tally: Tally, tries: int) -> Iterator[Check]:
    """Questions to both sides, then the combat is played to its cleanup as far as the rules decide it."""
    chosen = []
    for side, other in combat.sides():
        cases = _cases(other.targets)
        maps = [legal_maps(targets, side.total, setting) for targets, setting in cases]
        yield from _totals(side, cases)
        yield from _sets(side, other, maps)
        yield from _judgements(side, other, list(_tries(side, other, draw, tries)), maps, tally)
        chosen.append(sorted(frozenset.intersection(*maps)))
    if not all(chosen):
        return
    dealt: list[tuple[Target, int]] = []
    for (side, other), options in zip(combat.sides(), chosen, strict=True):
        wrong = pick(draw, list(_tries(side, other, draw, 12)))
        if all(_broken(side, other, wrong)):
            yield Check(actions.Assign(player=side.player, amounts=wrong), _refused(side, other, wrong), "refused")
        amounts = pick(draw, options)
        given = {one.name: amount for one, amount in zip(other.targets, amounts, strict=True) if amount}
        yield Check(actions.Assign(player=side.player, amounts=given), _is("done"), "done")
        dealt += zip(other.targets, amounts, strict=True)
    yield Check(actions.DealCombatDamage(), _is("done"), "done")
    for one, amount in dealt:
        yield _value(questions.Dealt(unit=one.name), *(each.outcome(amount) for each in one.orders()))
        yield _value(questions.Damage(unit=one.name), *(each.marked + each.outcome(amount) for each in one.orders()))
        yield from _left(one, amount)
    yield Check(actions.CombatCleanup(), _is("done"), "done")
    for one, amount in dealt:
        zones = ("trash" if each.lethal(amount) else "board" for each in one.orders())
        yield _value(questions.InZone(unit=one.name), *zones)


def _value(question: Operation, *values: Any) -> Check:
    return Check(question, _is(*values), sorted(set(values), key=str))


def _left(one: Target, amount: int) -> Iterator[Check]:
    """What is left of prevention, where there is something left in every order (437.3)."""
    for name in {each.name for each in one.replacements if isinstance(each, Prevention)}:
        after = [{left.name: left for left in each.after(amount).replacements} for each in one.orders()]
        if all(name in left for left in after):
            amounts = [getattr(left[name], "amount", 0) for left in after]
            yield _value(questions.PreventionLeft(effect=name), *("all" if left is None else left for left in amounts))


def _totals(side: Side, cases: list[Case]) -> Iterator[Check]:
    yield _value(questions.SideTotal(player=side.player), side.total)
    for several in zip(*(targets for targets, _ in cases), strict=True):
        amounts = ["no amount" if one.least is None else one.least for one in several]
        yield _value(questions.LethalAmount(unit=several[0].name), *amounts)


def _sets(side: Side, other: Side, maps: list[frozenset[Amounts]]) -> Iterator[Check]:
    """The number of legal assignments, and the assignments, in their order."""
    yield _value(questions.CountAssignments(player=side.player), *(len(each) for each in maps))
    names = [one.name for one in other.targets]
    listed = [tuple(tuple(zip(names, each, strict=True)) for each in sorted(one, reverse=True)) for one in maps]
    yield _value(questions.ListAssignments(player=side.player), *listed)


def _judgements(
    side: Side, other: Side, tries: list[dict[str, int]], maps: list[frozenset[Amounts]], tally: Tally
) -> Iterator[Check]:
    names = [one.name for one in other.targets]
    for number, amounts in enumerate(tries):
        as_map = tuple(amounts.get(name, 0) for name in names)
        known = set(amounts) <= set(names)
        fine = {known and as_map in each for each in maps}
        tally.legal += fine == {True}
        tally.illegal += fine == {False}
        question = questions.JudgeAssignment(player=side.player, amounts=amounts)
        if fine == {True}:
            yield _value(question, "legal")
        elif fine == {False} and number % 8:
            yield Check(question, lambda said: bool(said) and "legal" not in said, "illegal")
        else:
            broken = _broken(side, other, amounts)
            for rule in broken[0] if fine == {False} else ():
                tally.rules[rule] = tally.rules.get(rule, 0) + 1
            yield Check(question, _judged(broken), broken)


def _broken(side: Side, other: Side, amounts: Mapping[str, int]) -> list[frozenset[str]]:
    """The rules that an assignment breaks in each case, and what else each may be called."""
    found = []
    for targets, setting in _cases(other.targets):
        rules = broken_rules(targets, side.total, amounts, setting)
        tiers = rules & {TANK, BACKLINE}
        if tiers:
            rules |= {REQUIREMENTS}
        if len(tiers) == 2 and any(one.tank and one.backline for one in targets):
            rules |= {EXCLUSIONARY}
        found.append(rules)
    return found


def _judged(broken: list[frozenset[str]]) -> Says:
    """Each value names a rule that is broken in some case, or "legal", and no case is left without a value."""

    def right(said: frozenset[Any]) -> bool:
        allowed = [rules or {"legal"} for rules in broken]
        return all(any(value in each for each in allowed) for value in said) and all(said & each for each in allowed)

    return right


def _refused(side: Side, other: Side, amounts: Mapping[str, int]) -> Says:
    judged = _judged(_broken(side, other, amounts))
    return lambda said: (
        all(each.startswith("illegal: ") for each in said)
        and judged(frozenset(each.removeprefix("illegal: ") for each in said))
    )


# ------------------------------------------------------------------ which assignments are tried


def _tries(side: Side, other: Side, draw: Draw, most: int) -> Iterator[dict[str, int]]:
    """Assignments of the full sum, all of them where they are few, and some of another sum or to other units."""
    names = [one.name for one in other.targets]
    sums = [max(0, side.total - 1), side.total + 1]
    every = list(_splits(len(names), side.total))
    first = draw.integer(0, len(every) - 1)
    step = -(-len(every) // most)
    for amounts in (*every[first::step], *every[:first:step]):
        yield dict(zip(names, amounts, strict=True))
    for total in sums:
        splits = list(_splits(len(names), total))
        yield dict(zip(names, pick(draw, splits), strict=True))
    yield {}
    own = pick(draw, side.targets).name
    yield {names[0]: side.total, own: 0} if side.total == 0 else {own: side.total}
    yield {names[0]: side.total + 1, names[-1]: -1} if len(names) > 1 else {names[0]: -1}


def _splits(parts: int, total: int) -> Iterator[Amounts]:
    if parts == 1:
        yield (total,)
        return
    for first in range(total + 1):
        for rest in _splits(parts - 1, total - first):
            yield (first, *rest)
