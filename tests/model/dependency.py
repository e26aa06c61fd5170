"""Which effects must wait for which, found by trying pairs in both orders (478, 479)."""

from collections.abc import Hashable, Iterable
from itertools import combinations

from .running import Atom, Running

Waits = dict[Hashable, set[Hashable]]
SMALL = 6


def waits_as_things_are(running: Running, pool: list[Atom]) -> Waits:
    """Who depends on whom among a pool, each pair tried in the present state."""
    return _one_sided(altered_in([(running, frozenset())], pool))


def waits_in_every_state(running: Running, pool: list[Atom]) -> Waits:
    """Who depends on whom among a pool, each pair tried with any of the others applied before.

    Two increases of 2 then bear on a limit just as one of 4 does, although neither alone might.
    """
    return _one_sided(altered_in(_states(running, pool), pool))


def altered_in(states: Iterable[tuple[Running, frozenset[Hashable]]], pool: list[Atom]) -> Waits:
    """For each atom those that, applied before it, alter its existence, its objects or its outcome (478.1)."""
    altered: Waits = {atom.key: set() for atom in pool}
    for running, applied in states:
        others = [atom for atom in pool if atom.key not in applied]
        alone = {atom.key: running.outcome(atom) for atom in others}
        for before in others:
            if alone[before.key] is None:
                continue
            trial = running.copy()
            trial.apply(before)
            for after in others:
                if after is not before and trial.outcome(after) != alone[after.key]:
                    altered[after.key].add(before.key)
    return altered


def _states(running: Running, pool: list[Atom]) -> Iterable[tuple[Running, frozenset[Hashable]]]:
    """The present state and those after any selection of the pool; of a large pool, after none, one, or nearly all."""
    sizes = range(len(pool) - 1) if len(pool) <= SMALL else (0, 1, len(pool) - 2)
    for size in sizes:
        for chosen in combinations(pool, size):
            trial = running.copy()
            for atom in chosen:
                if not trial.applicable(atom):
                    break
                trial.apply(atom)
            else:
                yield trial, frozenset(atom.key for atom in chosen)


def _one_sided(altered: Waits) -> Waits:
    """Keep what is altered one way only (479.1), unless those then wait for each other in a ring."""
    depends = {key: {cause for cause in causes if key not in altered[cause]} for key, causes in altered.items()}
    return {key: {cause for cause in causes if not _leads_to(depends, cause, key)} for key, causes in depends.items()}


def _leads_to(depends: Waits, start: Hashable, goal: Hashable) -> bool:
    seen, waiting = {start}, [start]
    while waiting:
        for cause in depends[waiting.pop()]:
            if cause == goal:
                return True
            if cause not in seen:
                seen.add(cause)
                waiting.append(cause)
    return False
