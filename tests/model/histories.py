"""Generated histories for the property tests: effects of known kinds, detours, and ways to disguise a scenario."""

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from conformance.engines.base import Answer, Engine, Undecided, Value
from conformance.vocabulary import Operation, Question, actions, text
from conformance.vocabulary.operations import AnyOperation

from .boards import Builder, Draw, chance, pick

Answers = list[Any]


def board(draw: Draw, units: int | None = None) -> Builder:
    """A builder whose board stands: one to three units, some of them designated."""
    build = Builder(draw, units or draw.integer(1, 3))
    build.place_units()
    return build


def mixed(draw: Draw, one: Sequence[Operation], other: Sequence[Operation]) -> list[Operation]:
    """Two sequences shuffled into each other, each in its own order."""
    first, second = list(one), list(other)
    out: list[Operation] = []
    while first and second:
        out.append((first if chance(draw, 50) else second).pop(0))
    return out + first + second


def constant(build: Builder) -> Operation:
    """An effect whose contribution hangs on nothing else: plain arithmetic, a keyword, a tag, a buff."""
    draw = build.draw
    unit = build.unit()
    kind = draw.integer(0, 5)
    change: Any
    if kind <= 1:
        change = text.Increase(amount=draw.integer(0, 3))
    elif kind <= 3:
        change = text.Decrease(amount=draw.integer(0, 3))
    elif kind == 4:
        change = text.GainKeywords(keywords=(pick(draw, ("Shield", "Tank", "Assault 2")),))
    else:
        change = text.AddTag(tag=pick(draw, ("Yordle", "Mech")))
    if chance(draw, 20):
        return actions.Buff(unit=unit)
    if chance(draw, 50):
        return actions.Passive(effect=build.name(), change=change, units=(unit,))
    return actions.Give(unit=unit, change=change, lasts="for good", effect=build.name())


def lasting(build: Builder, conditional: bool) -> Operation:
    """A passive ability of any kind, or a lasting spell that reads nothing when it resolves."""
    effect = build.passive() if chance(build.draw, 65) else build.spell()
    if isinstance(effect, actions.Passive):
        if conditional or not effect.conditions:
            return effect
    elif not isinstance(effect.change, text.Increase | text.Decrease | text.IncreaseTo):
        return replace(effect, lasts="for good")
    build.effects.pop()
    return constant(build)


def detour(build: Builder) -> list[Operation]:
    """Something that comes and goes and leaves the board as it was."""
    draw = build.draw
    unit = build.unit()
    if chance(draw, 30):
        return [actions.Announce(spell=f"s{draw.integer(1, 10**6)}", action=actions.Double(unit=unit))]
    known = len(build.effects)
    passing = build.passive() if chance(draw, 50) else build.spell()
    name = f"passing{draw.integer(1, 10**6)}"
    del build.effects[known:]
    passing = replace(passing, effect=name)
    return [passing, actions.EndEffect(effect=name)]


def called(effect: Operation, name: str) -> Operation:
    """The effect under a given name; a buff becomes an effect that can have one."""
    if isinstance(effect, actions.Buff):
        return actions.Give(unit=effect.unit, change=text.Increase(amount=1), effect=name, lasts="for good")
    assert isinstance(effect, actions.Give | actions.Passive)
    return replace(effect, effect=name)


# --------------------------------------------------------------------------- answers and disguises


def ask(engine: Engine, operations: Sequence[Operation]) -> Answers:
    """What an engine answers to the questions: a set of values each, whatever the reasoning given."""
    answers = engine.run(operations)
    return [_values(answer) for each, answer in zip(operations, answers, strict=True) if isinstance(each, Question)]


def _values(answer: Answer) -> Any:
    if isinstance(answer, Value):
        return {answer.value}
    if isinstance(answer, Undecided):
        return {reading.value for reading in answer.readings}
    raise AssertionError(f"a question was answered by {answer}")


def disguise(operations: Sequence[Operation], names: dict[str, str], players: dict[str, str]) -> list[Operation]:
    """The same scenario under other names, with other players in the seats.

    Args:
        operations: the scenario.
        names: for each unit and effect its new name.
        players: for each player the one who takes the seat.
    """
    rows = []
    for operation in operations:
        row = _rename(msgspec.to_builtins(operation), names, players)
        for part in [row, *row.get("actions", [])]:
            if part["op"] in ("unit", "equipment", "passive"):
                part.setdefault("controller", players["A"])
        rows.append(row)
    disguised: list[Operation] = msgspec.convert(rows, list[AnyOperation])
    return disguised


def _rename(value: Any, names: dict[str, str], players: dict[str, str], field: str = "") -> Any:
    if isinstance(value, dict):
        return {key: _rename(each, names, players, key) for key, each in value.items()}
    if isinstance(value, list | tuple):
        return [_rename(each, names, players, field) for each in value]
    if field in ("controller", "player"):
        return players[value]
    if field in ("unit", "units", "source", "effect", "first", "second", "might_of"):
        return names.get(value, value)
    return value
