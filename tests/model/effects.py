"""From the board to atoms: every active effect on every unit that it could ever touch."""

from collections.abc import Iterable

from conformance.vocabulary import text

from .board import Board, Effect, Unit
from .moments import reach, timestamp
from .running import Atom, step_of
from .worlds import World


def all_atoms(board: Board, world: World) -> list[Atom]:
    """Every active effect on every unit that it could touch, and buffs and attached gear."""
    out: list[Atom] = []
    began = {effect.number: timestamp(board, effect, world) for effect in board.effects if effect.active}
    for unit in board.units.values():
        if not unit.on_board:
            continue
        for number, stamp in enumerate(unit.buffs):
            out.append(Atom(("buff", unit.name, number), unit.name, 2, stamp, amount=1))
        for gear in board.units.values():
            if gear.attached_to == unit.name:
                out.extend(_attached(gear, unit.name))
        for effect in board.effects:
            if touches(board, effect, unit.name):
                number, step = effect.number, step_of(effect.change)
                got = reach(board, effect, unit.name)
                out.append(Atom((number, unit.name), unit.name, step, began[number], effect, got=got))
    return out


def _attached(gear: Unit, wearer: str) -> Iterable[Atom]:
    """Effect text and Might bonus of an attached gear (477.2.c, 477.3.d)."""
    if gear.effect_text:
        appended = Effect(-1, text.GainKeywords(keywords=gear.effect_text))
        yield Atom(("text", gear.name), wearer, 1, gear.attached_at, appended, got=gear.attached_at)
    if gear.might_bonus:
        yield Atom(("bonus of", gear.name), wearer, 2, gear.attached_at, amount=gear.might_bonus)


def touches(board: Board, effect: Effect, unit: str) -> bool:
    """Whether an effect could come to touch a unit, whatever the calculation makes of it."""
    if not effect.active or not board.units[unit].on_board:
        return False
    if effect.passive and effect.source is not None and board.units[effect.source].zone != "board":
        return False
    if effect.units:
        return unit in effect.units
    if effect.group is None:
        return unit == effect.source
    return not (effect.group.who in ("other", "other friendly") and unit == effect.source)
