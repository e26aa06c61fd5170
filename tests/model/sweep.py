"""One play through the layers, with some effects left out by decree (476, 477)."""

from collections.abc import Hashable
from dataclasses import dataclass
from itertools import permutations
from math import factorial

from conformance.vocabulary import text

from .board import Board, Fixed, is_limited
from .dependency import Waits, altered_in, waits_as_things_are, waits_in_every_state
from .reading import calculation_groups
from .running import Atom, Running, bonus_atoms
from .worlds import World

Keys = frozenset[Hashable]
MOST_RANKINGS = 24


@dataclass(frozen=True)
class Sweep:
    """The result of one play, and the atoms applied on the way."""

    running: Running
    applied: tuple[Atom, ...]


def play_layers(board: Board, atoms: list[Atom], left_out: Keys, world: World) -> Sweep:
    """Play the layers until nothing new applies, units that are read before the units that read them.

    Args:
        board: the units and effects.
        atoms: all effects on all units.
        left_out: the keys of atoms that do not take part.
        world: decides wherever the rules leave something open.

    Returns:
        The result, whether or not what was applied still qualifies at the end.
    """
    running = Running.printed(board)
    running.losses_wait = _losses_wait(atoms, world)
    applied: list[Atom] = []
    for group in calculation_groups(board):
        mine = [atom for atom in atoms if atom.unit in group and atom.key not in left_out]
        done: set[Hashable] = set()
        before = -1
        while before < len(done):
            before = len(done)
            for step in (0, 1, 2, 3):
                pool = _pool(running, mine, group, step, left_out | done, world)
                order = _order(running, pool, step, world)
                for atom in order:
                    running.apply(atom)
                    done.add(atom.key)
                applied += order
    return Sweep(running, tuple(applied))


def _circle(running: Running, pool: list[Atom], world: World) -> Keys:
    """The increases that read in a circle, if all are to read what was there before any of them."""
    readers = [atom for atom in pool if _read_unit(atom) is not None]
    altered = altered_in([(running, Keys())], readers)
    circle = Keys(one for one, causes in altered.items() if any(one in altered[cause] for cause in causes))
    hidden = bool(circle) and world.choose("arithmetic in a circle", (False, True))
    return circle if hidden else running.circle


def _read_unit(atom: Atom) -> str | None:
    change = atom.effect.change if atom.effect else None
    return change.might_of if isinstance(change, text.Increase | text.IncreaseTo) else None


def _losses_wait(atoms: list[Atom], world: World) -> bool:
    """Whether a loss of keywords waits for an effect that gives them, even if that began later."""
    losing = (text.LoseKeyword, text.LoseAbilities, text.OnlyKeywords)
    giving = (text.GainKeywords, text.OnlyKeywords)
    changes = [atom.effect.change for atom in atoms if atom.effect]
    losses = sum(isinstance(change, losing) for change in changes)
    if losses and losses + sum(isinstance(change, giving) for change in changes) > 1:
        return world.choose("a loss older than the gain", (False, True))
    return False


def _pool(
    running: Running, atoms: list[Atom], group: frozenset[str], step: int, past: Keys, world: World
) -> list[Atom]:
    """The atoms of one layer or sublayer that have not been applied, applicable now or not."""
    pool = [atom for atom in atoms if atom.step == step and atom.key not in past]
    if step == 2:
        for name in sorted(group):
            pool += [each for each in bonus_atoms(running, running.board.units[name]) if each.key not in past]
        falls = [atom for atom in atoms if atom.step == 3 and atom.key not in past]
        if falls and any(_sees_decreases(atom) for atom in pool):
            pool += falls if world.choose("dependency across increases and decreases", (False, True)) else []
    return pool


def _sees_decreases(atom: Atom) -> bool:
    """Whether an increase could come out differently after a decrease."""
    change = atom.effect.change if atom.effect else None
    return change is not None and (
        is_limited(change) or atom.reads_might or (isinstance(change, text.Increase) and change.might_of is not None)
    )


def _order(running: Running, pool: list[Atom], step: int, world: World) -> list[Atom]:
    """Those of a pool that apply, in an order that the rules allow; the world decides where several matter."""
    if all(atom.effect is None or isinstance(atom.effect.change, Fixed) for atom in pool):
        return sorted(pool, key=lambda atom: atom.began)
    if len(pool) == 1:
        return [atom for atom in pool if running.applicable(atom)]
    running.circle = _circle(running, pool, world)
    plays = {}
    for number, rank in enumerate(_rankings(pool)):
        for thorough in (False,) if step < 2 else (False, True):
            plays[number, thorough] = _play(running, pool, rank, thorough)
    thorough = False
    if (0, True) in plays and any(_differ(plays[n, False], plays[n, True]) for n, is_true in plays if is_true):
        thorough = world.choose("the state in which a dependency is tried", (True, False))
    ranked = [play for (_, way), play in sorted(plays.items()) if way == thorough]
    chosen = ranked[0]
    if any(_differ(play, chosen) for play in ranked):
        tied = tuple(sorted({atom.began for atom in pool}))
        chosen = world.choose(("effects that began together", tied), ranked)
    return chosen[0]


Play = tuple[list[Atom], Running]


def _differ(one: Play, other: Play) -> bool:
    first, second = one[1], other[1]
    return any(
        getattr(first, part) != getattr(second, part)
        for part in ("start", "added", "keywords", "stripped", "tags", "controller")
    )


def _rankings(pool: list[Atom]) -> list[dict[int, int]]:
    """Every order in which effects that began together could count; one empty ranking if there are none."""
    together: dict[int, set[int]] = {}
    for atom in pool:
        if atom.effect is not None:
            together.setdefault(atom.began, set()).add(atom.effect.number)
    rankings: list[dict[int, int]] = [{}]
    for numbers in together.values():
        if len(numbers) > 1 and factorial(len(numbers)) * len(rankings) <= MOST_RANKINGS:
            places = [dict(zip(order, range(len(order)), strict=True)) for order in permutations(sorted(numbers))]
            rankings = [rank | order for rank in rankings for order in places]
    return rankings


def _play(running: Running, pool: list[Atom], rank: dict[int, int], thorough: bool) -> Play:
    """Apply a pool on a copy, one by one, each dependent atom right after the last that it waits for (479.2)."""
    trial = running.copy()
    left = list(pool)
    order: list[Atom] = []
    hot: set[Hashable] = set()
    waits: Waits = waits_as_things_are(trial, left)

    def moment(atom: Atom) -> tuple[int, int, str]:
        number = atom.effect.number if atom.effect else -1
        return atom.began, rank.get(number, number), atom.unit

    while able := [atom for atom in left if trial.applicable(atom)]:
        if thorough:
            waits = waits_in_every_state(trial, left)
        present = {atom.key for atom in able}
        free = [atom for atom in able if not waits[atom.key] & present]
        first = min(atom.step for atom in free)  # increases, as far as no dependency says otherwise
        free = [atom for atom in free if atom.step == first]
        chosen = min([atom for atom in free if atom.key in hot] or free, key=moment)
        hot |= {atom.key for atom in left if chosen.key in waits[atom.key]}
        trial.apply(chosen)
        order.append(chosen)
        left.remove(chosen)
    return order, trial
