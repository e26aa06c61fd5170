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
from oracle.beginnings import beginnings, later_than_created
from oracle.characteristics import MIGHTY
from oracle.control import left
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
        waiting=before.waiting,
        late=before.late,
        triggered={**after.triggered, **before.triggered} if after.triggered else after.triggered,
    )
    board = calculate(after, settings, (before, old))
    begun = beginnings(before, old, after, board, clock, settings)
    if later_than_created(begun, board, clock):
        board = calculate(msgspec.structs.replace(after, began=begun.began), settings)
    if not after.rules.control_until_cleanup and after.battlefields:
        after = left(before, old.view, after, board.view)
    mighty = after.mighty
    for name, unit in board.view.items():
        if unit.base + unit.arithmetic >= MIGHTY and became_mighty(old, board, name):
            mighty = {**mighty, name: mighty.get(name, 0) + 1}
    if mighty is not before.mighty or begun != (after.began, after.waiting, after.late):
        after = msgspec.structs.replace(after, mighty=mighty, **begun._asdict())
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
    """The silent points whose setting alone changes the value somewhere; all touched ones if no single one does.

    A world that has not touched a point has its value whatever the setting.
    """
    deciding: list[str] = []
    by_settings = [(world.settings, value) for world, value in zip(worlds, values, strict=True)]
    for settings, value in by_settings:
        for other, other_value in by_settings:
            changed = {point for point in settings.keys() & other.keys() if settings[point] != other[point]}
            if value != other_value and len(changed) == 1 and not changed & set(deciding):
                deciding.extend(changed)
    if deciding:
        return sorted(deciding)
    return sorted({point for world in worlds for point in world.settings})


def _because(point: str, worlds: list[World]) -> str:
    """What the worlds with one value have in common on a silent point."""
    settings = {world.settings[point] for world in worlds if point in world.settings}
    setting = settings.pop() if len(settings) == 1 else None
    return f"{point}: either way" if setting is None else in_words(point, setting)
