"""What every object on the board is like: worked out from nothing, or anew where something has changed (476)."""

import msgspec

from oracle.characteristics import Characteristics
from oracle.layers import Board, Calculation
from oracle.objects import GameObject, State
from oracle.silent import Settings


def calculate(state: State, settings: Settings, earlier: tuple[State, Board] | None = None) -> Board:
    """Work out the characteristics of every object on the board (476).

    Objects that others read come first, loops together. Returns the board; the state is not changed. With the state
    and board from before an action, objects that it cannot have altered are not worked out again.
    """
    if earlier is not None and not earlier[1].elsewhere and not earlier[1].touched:
        board = _anew(state, settings, *earlier)
        if board is not None:
            return board
    calculation = Calculation(state, settings)
    calculation.settle_all()
    return calculation.board()


def with_orders(state: State, settings: Settings) -> Board:
    """The same board, with every silent point touched that bears on no more than the order of effects (480)."""
    calculation = Calculation(state, settings, orders=True)
    calculation.settle_all()
    return calculation.board()


def _anew(state: State, settings: Settings, before: State, old: Board) -> Board | None:
    """The board with only the altered objects worked out anew; None where others may depend on them.

    Every effect of the old board depends on nothing but itself and the object that it touches. So what changes is
    what itself has changed, what an effect that begins or ends touches, and what a changed card is attached to.
    """
    altered: set[str] = set()
    if state.objects is not before.objects:
        for name, item in state.objects.items():  # objects are never forgotten: those of before are among them
            was = before.objects.get(name)
            if was is not item:
                altered.add(name)
                altered.update(one.attached_to for one in (was, item) if one is not None and one.attached_to)
    if state.effects is not before.effects:
        shared = 0
        for was_effect, effect in zip(before.effects, state.effects, strict=False):
            if was_effect is not effect:
                break
            shared += 1
        for effect in (*before.effects[shared:], *state.effects[shared:]):
            if not effect.units:
                return None
            altered.update(effect.units)
    if not altered:
        return old
    if len(altered) == 1 and state.effects is before.effects:
        item = state.objects[next(iter(altered))]
        if item.name not in before.objects and _by_itself(state, item, old):
            return _with(item, old)
    calculation = Calculation(state, settings, frozenset(altered))
    if calculation.elsewhere:
        return None
    calculation.settle_all()
    board = calculation.board()
    if len(board.view) == len(state.objects):
        return board
    kept = old.view.keys() - altered
    idle = [one for one in old.idle if one.holder not in altered and altered.isdisjoint(one.effect.units)]
    return Board(
        {name: board.view.get(name) or old.view[name] for name in state.objects if name in board.view or name in kept},
        {name: found for name, found in old.applied.items() if name in kept} | board.applied,
        board.touched,
        {name: old.candidates[name] for name in kept} | board.candidates,
        [*idle, *board.idle],
        old.reading or board.reading,
        False,
    )


def _by_itself(state: State, item: GameObject, old: Board) -> bool:
    """Whether a new object has nothing that alters an object, and nothing alters it."""
    if item.text or item.attached_to is not None or item.buffs or item.designation is not None or old.idle:
        return False
    return all(item.name not in effect.units for effect in state.effects)


def _with(item: GameObject, old: Board) -> Board:
    """The board with one more object that is as it is printed."""
    if not item.on_board:
        return old
    view = {**old.view, item.name: Characteristics(item)}
    return msgspec.structs.replace(old, view=view, candidates={**old.candidates, item.name: []})
