"""One play through the layers, with some effects left out by decree (476, 477)."""

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from itertools import permutations, product
from math import factorial

from conformance.vocabulary import text

from .board import Board, Copied, Fixed, is_limited
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


def play_layers(
    board: Board, atoms: list[Atom], left_out: Keys, world: World, staying: frozenset[int] = frozenset()
) -> Sweep:
    """Play the layers until nothing new applies, units that are read before the units that read them.

    Args:
        board: the units and effects.
        atoms: all effects on all units.
        left_out: the keys of atoms that do not take part.
        world: decides wherever the rules leave something open.
        staying: the numbers of effects that, once applied, do so whatever becomes of their conditions.

    Returns:
        The result, whether or not what was applied still qualifies at the end.
    """
    running = Running.printed(board)
    running.staying = staying
    running.losses_wait = _losses_wait(atoms, world)
    running.might_is_copied = _might_is_copied(atoms, world)
    applied: list[Atom] = []
    for group in calculation_groups(board):
        mine = [atom for atom in atoms if atom.unit in group and atom.key not in left_out]
        done: set[Hashable] = set()
        before = -1
        while before < len(done):
            before = len(done)
            for step in (0, 1, 2, 3):
                pool = _pool(running, mine, group, step, left_out | done, world)
                order = _order(running, pool, atoms, step, world)
                for atom in order:
                    running.apply(atom)
                    done.add(atom.key)
                applied += order
    return Sweep(running, tuple(applied))


def _circle(running: Running, pool: list[Atom], world: World) -> Keys:
    """The increases of units that read each other, if all are to read what was there before any of them."""
    readers = [atom for atom in pool if _read_unit(atom) is not None]
    unit_of = {atom.key: atom.unit for atom in readers}
    altered = altered_in([(running, Keys())], readers)
    circle = Keys(
        one for one, causes in altered.items()
        if any(one in altered[cause] and unit_of[one] != unit_of[cause] for cause in causes)
    )  # fmt: skip
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


def _might_is_copied(atoms: list[Atom], world: World) -> bool:
    """Whether a copy has the Might of what it copies, which is not among the copyable traits (477.1.b.1.a)."""
    copies = any(atom.effect is not None and isinstance(atom.effect.change, Copied) for atom in atoms)
    return copies and world.choose("Might of a copy", (False, True))


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
        is_limited(change) or atom.asks or (isinstance(change, text.Increase) and change.might_of is not None)
    )


def _order(running: Running, pool: list[Atom], atoms: list[Atom], step: int, world: World) -> list[Atom]:
    """Those of a pool that apply, in an order that the rules allow; the world decides where several matter."""
    if not running.board.order_asked and all(_is_constant(atom) for atom in pool):
        return sorted(pool, key=lambda atom: atom.began)
    if len(pool) == 1:
        return [atom for atom in pool if running.applicable(atom)]
    running.circle = _circle(running, pool, world)
    tied = _tied(pool, [atom for atom in atoms if atom.step == step])
    orders = [list(permutations(causes)) for _, causes in tied]
    copies = any(_is_copy(atom) for atom in pool)
    names: list[Hashable] = ["the state in which a dependency is tried", "copies among other changes of traits"]
    names += [("effects that began together", moment, *map(str, causes)) for moment, causes in tied]
    counts = [1 if step < 2 else 2, 2 if copies else 1, *map(len, orders)]
    plays: Plays = {}
    for key in product(*(_options(name, count, world) for name, count in zip(names, counts, strict=True))):
        rank = {
            cause: place for order, at in zip(orders, key[2:], strict=True) for place, cause in enumerate(order[at])
        }
        plays[key] = _play(running, pool, rank, thorough=step >= 2 and key[0] == 0, copies_first=key[1] == 0)
    for part, name in enumerate(names):
        plays = _decide(plays, part, name, world)
    return next(iter(plays.values()))[0]


Play = tuple[list[Atom], Running]
Plays = dict[tuple[int, ...], Play]


def _options(name: Hashable, count: int, world: World) -> Sequence[int]:
    """The options that need be tried: all of them, or the one that the world has taken."""
    known = world.known(name, count)
    return range(count) if known is None else (known,)


def _decide(plays: Plays, part: int, name: Hashable, world: World) -> Plays:
    """Keep the plays with one option for one part of their keys; the world decides where it makes a difference."""
    options = sorted({key[part] for key in plays})
    kept = options[0]
    if len(options) > 1:
        first = {(*key[:part], *key[part + 1 :]): play for key, play in plays.items() if key[part] == kept}
        if any(_differ(play, first[(*key[:part], *key[part + 1 :])]) for key, play in plays.items()):
            kept = world.choose(name, options)
    return {key: play for key, play in plays.items() if key[part] == kept}


def _differ(one: Play, other: Play) -> bool:
    first, second = one[1], other[1]
    if first.board.order_asked and _named(one[0]) != _named(other[0]):
        return True
    return any(
        getattr(first, part) != getattr(second, part)
        for part in ("start", "added", "keywords", "stripped", "tags", "controller", "copies")
    )


def _named(order: list[Atom]) -> list[Hashable]:
    return [atom.key for atom in order if atom.effect is not None and atom.effect.name]


def _tied(pool: list[Atom], peers: list[Atom]) -> list[tuple[int, list[Hashable]]]:
    """The moments at which several effects of a pool began, with those effects, as far as their orders can be tried.

    Peers that began then are ordered with them, so that one order serves wherever some of them come together.
    """
    tied, rankings = [], 1
    for moment in sorted({atom.began for atom in pool}):
        causes = {atom.cause for atom in pool if atom.began == moment}
        if len(causes) < 2:
            continue
        wider = causes | {atom.cause for atom in peers if atom.began == moment}
        for chosen in (wider, causes):
            if factorial(len(chosen)) * rankings <= MOST_RANKINGS:
                rankings *= factorial(len(chosen))
                tied.append((moment, sorted(chosen, key=_by_number)))
                break
    return tied


def _by_number(cause: Hashable) -> tuple[int, str]:
    return (cause, "") if isinstance(cause, int) else (1_000_000, str(cause))


def _is_constant(atom: Atom) -> bool:
    return atom.effect is None or isinstance(atom.effect.change, Fixed)


def _is_copy(atom: Atom) -> bool:
    return atom.effect is not None and isinstance(atom.effect.change, Copied)


def _play(running: Running, pool: list[Atom], rank: dict[Hashable, int], *, thorough: bool, copies_first: bool) -> Play:
    """Apply a pool on a copy, one by one, each dependent atom right after the last that it waits for (479.2).

    Of several that could come right after something, those come first that wait for what has been applied last. Only
    what applies to the same unit draws an effect forward; and copies that come before everything else draw nothing.
    """
    trial = running.copy()
    left = list(pool)
    order: list[Atom] = []
    heat: dict[Hashable, int] = {}  # of an atom that has waited, the place of the last that it waited for
    waits: Waits = waits_as_things_are(trial, left)

    def turn(atom: Atom) -> tuple[int, bool, int, int, int, str]:
        late = copies_first and not _is_copy(atom)
        number = atom.effect.number if atom.effect else -1
        return -heat.get(atom.key, -1), late, atom.began, rank.get(atom.cause, 0), number, atom.unit

    while able := [atom for atom in left if trial.applicable(atom)]:
        if thorough:
            waits = waits_in_every_state(trial, left)
        present = {atom.key for atom in able}
        free = [atom for atom in able if not waits[atom.key] & present]
        at_once = [atom for atom in free if order and atom.cause == order[-1].cause]  # the same effect on other units
        first = min(atom.step for atom in free)  # increases, as far as no dependency says otherwise
        next_step = [atom for atom in free if atom.step == first]
        outside = [atom for atom in next_step if atom.key not in trial.circle]
        chosen = min(at_once or (outside if not trial.frozen and outside else next_step), key=turn)
        if not (copies_first and _is_copy(chosen)):
            drawn = [atom for atom in left if atom.unit == chosen.unit and chosen.key in waits[atom.key]]
            heat |= {atom.key: len(order) for atom in drawn}
        if chosen.key in trial.circle and not trial.frozen:
            trial.frozen = {atom.key: trial.outcome(atom) for atom in able if atom.key in trial.circle}
        trial.apply(chosen)
        order.append(chosen)
        left.remove(chosen)
    return order, trial
