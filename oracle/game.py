"""A game under every reading of the rules that it has touched: the way in to the oracle.

A ``World`` is the state under one choice of settings for the silent points touched so far. As long as nothing is
touched there is one. An action that touches an undecided point is played under each of its settings; a question
is answered in every world, and where the answers differ the rules do not decide.
"""

from collections.abc import Callable
from itertools import product
from typing import Any

import msgspec

from oracle.arithmetic import is_limited
from oracle.characteristics import MIGHTY, holds
from oracle.layers import Board
from oracle.objects import Illegal, State
from oracle.recalculation import calculate
from oracle.silent import Reader, Settings, Touched, in_words
from oracle.triggers import became_mighty, fired
from oracle.versions import V1_4, VERSIONS, Rules

TICK = 2
"""Clock ticks of one action: effects that it creates begin on the even one, those that begin as a result after it."""


class Play:
    """What an action or question sees: the state, the board worked out from it, and the settings.

    ``clock`` is the timestamp of effects that the action creates and ``place`` their order among effects that begin
    at the same moment (480.1).
    """

    __slots__ = ("board", "clock", "place", "read", "state")

    def __init__(self, state: State, board: Board, settings: Settings, place: int = 0) -> None:
        self.state = state
        self.board = board
        self.read = Reader(settings)
        self.clock = state.clock + TICK
        self.place = place

    def board_of(self, state: State) -> Board:
        """The board of a state that the action has come to, worked out anew."""
        board = calculate(state, self.read.settings)
        self.read.touched.update(board.touched)
        return board


Action = Callable[[Play], "State | Illegal | tuple[State, ...]"]
"""Carries out one game action: the new state, each state that it passes through in turn, or why it is illegal."""

Question = Callable[[Play], Any]
"""Reads a value off the game."""


class World(msgspec.Struct, frozen=True):
    """The state of the game and its board under one choice of settings."""

    settings: Settings
    state: State
    board: Board


class Undecided(msgspec.Struct, frozen=True):
    """The rules do not decide: each possible value with the settings that lead to it, in words."""

    readings: tuple[tuple[Any, str], ...]


class Game(msgspec.Struct, frozen=True):
    """The game so far, in every world that it may be in; the first is the one under the default settings."""

    worlds: tuple[World, ...]


def new_game(rules: Rules = V1_4) -> Game:
    """A game before anything has happened, under one version of the rules."""
    return _NEW[rules.version]


_NEW = {
    version: Game((World({}, State(rules=rules), calculate(State(rules=rules), {})),))
    for version, rules in VERSIONS.items()
}


def act(game: Game, action: Action) -> tuple[Game, "Illegal | Undecided | None"]:
    """Carry out an action in every world.

    Returns the game afterwards and None, or why the action is illegal; a world in which it is illegal stays as it
    was. Undecided where it is illegal under some settings only.
    """
    if len(game.worlds) == 1:
        found = _act_in(game.worlds[0], action)
        if len(found) == 1:
            return Game((found[0][0],)), found[0][1]
    worlds: list[World] = []
    refusals: list[tuple[World, Illegal | None]] = []
    for world in game.worlds:
        for after, refusal in _act_in(world, action):
            worlds.append(after)
            refusals.append((after, refusal))
    result = _agree([(world, refusal) for world, refusal in refusals])
    return Game(tuple(worlds)), result


def ask(game: Game, question: Question) -> Any:
    """Answer a question in every world: the value, or Undecided where the worlds differ.

    A silent point that the question itself touches is tried under each of its settings.
    """
    found = [answer for world in game.worlds for answer in _ask_in(world, question)]
    return found[0][1] if len(found) == 1 else _agree(found)


def _ask_in(world: World, question: Question) -> list[tuple[World, Any]]:
    """The answer in one world; several where the question touches silent points that it leaves open."""
    play = Play(world.state, world.board, world.settings)
    value = question(play)
    if not play.read.touched.keys() - world.settings.keys():
        return [(world, value)]
    return [answer for decided in _decided(world, play.read.touched) for answer in _ask_in(decided, question)]


def _decided(world: World, touched: Touched) -> list[World]:
    """The world under each combination of settings for the points that it leaves open."""
    open_points = sorted(touched.keys() - world.settings.keys())
    choices = product(*(touched[point] for point in open_points))
    return [
        msgspec.structs.replace(world, settings={**world.settings, **dict(zip(open_points, choice, strict=True))})
        for choice in choices
    ]


def _act_in(world: World, action: Action) -> list[tuple[World, Illegal | None]]:
    """One action in one world; several worlds where it touches silent points that this one leaves open."""
    play = Play(world.state, world.board, world.settings)
    result = action(play)
    touched = play.read.touched
    state, board = world.state, world.board
    refusal = None
    if isinstance(result, Illegal):
        refusal = result
    else:
        for stage in result if isinstance(result, tuple) else (result,):
            state, board = _settle(state, board, stage, play.clock, world.settings)
            touched.update(board.touched)
    if not touched.keys() - world.settings.keys():
        return [(World(world.settings, state, board), refusal)]
    return [found for decided in _decided(world, touched) for found in _act_in(decided, action)]


def _settle(before: State, old: Board, after: State, clock: int, settings: Settings) -> tuple[State, Board]:
    """Work out the board after an action, and what began and who became Mighty by it (480.1, 709)."""
    after = msgspec.structs.replace(
        after,
        clock=clock,
        mighty=before.mighty,
        began=before.began,
        triggered={**after.triggered, **before.triggered} if after.triggered else after.triggered,
    )
    board = calculate(after, settings, (before, old))
    mighty = after.mighty
    for name, unit in board.view.items():
        if unit.base + unit.arithmetic >= MIGHTY and became_mighty(old, board, name):
            mighty = {**mighty, name: mighty.get(name, 0) + 1}
    began = _began(after, board, clock) if board.reading else {}
    if mighty is not before.mighty or began != after.began:
        after = msgspec.structs.replace(after, mighty=mighty, began=began)
    if after.rules.fixed_passives and board.reading:
        after = msgspec.structs.replace(after, remembered=_remembered(board))
    if after.triggered:
        counts = fired(before, old, after, board)
        if counts:
            triggered = {name: times + counts.get(name, 0) for name, times in after.triggered.items()}
            after = msgspec.structs.replace(after, triggered=triggered)
    return after, board


def _remembered(board: Board) -> dict[tuple[tuple[str, str], str], int]:
    """What the limited passive abilities that apply now have been fixed at, where a version fixes them."""
    return {
        (one.instance.key, one.unit): one.outcome
        for applied in board.applied.values()
        for one in applied
        if one.instance.effect.passive and is_limited(one.instance.effect)
    }


def _began(state: State, board: Board, clock: int) -> dict[tuple[str, str], int]:
    """For each passive ability with a condition that applies now, when it began to; see ``State.began``.

    Text that its source does not have for a while keeps its timestamp as long as its condition holds: only text that
    becomes Inactive loses it (480.2).
    """
    began = {}
    for applied in board.applied.values():
        for one in applied:
            effect = one.instance.effect
            if effect.passive and effect.conditions:
                now = clock if effect.since == clock else clock + 1
                began[one.instance.key] = state.began.get(one.instance.key, now)
    for found in board.candidates.values():
        for instance in found:
            if instance.key in state.began and instance.key not in began:
                conditions = instance.effect.conditions
                if all(holds(state, board.view, condition, instance.holder) for condition in conditions):
                    began[instance.key] = state.began[instance.key]
    return began


def _agree(found: list[tuple[World, Any]]) -> Any:
    """The one value that all worlds give, or each value with the settings that set its worlds apart."""
    first = found[0][1]
    if all(value == first for _, value in found):
        return first
    values: list[Any] = []
    worlds: list[list[World]] = []
    for world, value in found:
        if value in values:
            worlds[values.index(value)].append(world)
        else:
            values.append(value)
            worlds.append([world])
    deciding = _deciding([world for world, _ in found], [value for _, value in found])
    readings = [
        (value, "; ".join(_because(point, having) for point in deciding))
        for value, having in zip(values, worlds, strict=True)
    ]
    return Undecided(tuple(readings))


def _deciding(worlds: list[World], values: list[Any]) -> list[str]:
    """The silent points whose setting alone changes the value somewhere; all touched ones if no single one does."""
    deciding: list[str] = []
    by_settings = [(world.settings, value) for world, value in zip(worlds, values, strict=True)]
    for settings, value in by_settings:
        for other, other_value in by_settings:
            changed = {point for point in settings.keys() | other.keys() if settings.get(point) != other.get(point)}
            if value != other_value and len(changed) == 1 and not changed & set(deciding):
                deciding.extend(changed)
    if deciding:
        return sorted(deciding)
    return sorted({point for world in worlds for point in world.settings})


def _because(point: str, worlds: list[World]) -> str:
    """What the worlds with one value have in common on a silent point."""
    settings = {world.settings.get(point) for world in worlds}
    setting = settings.pop() if len(settings) == 1 else None
    return f"{point}: either way" if setting is None else in_words(point, setting)
