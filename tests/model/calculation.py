"""The characteristics of every unit: which effects apply in the end, found by trying every answer.

Two questions are kept apart. ``play_layers`` plays the layers through once, with some effects left out by decree.
Around it, ``settle`` searches for the decrees that the end result bears out: what was left out must not apply in the
end, what was applied must. Where no decree, or more than one, is borne out, the rules are silent and the world decides.
"""

from collections.abc import Hashable

from .board import Board
from .effects import all_atoms
from .running import Atom
from .sweep import Keys, Sweep, play_layers
from .worlds import World


def settle(board: Board, world: World) -> Sweep:
    """Work out every unit's characteristics (476).

    Args:
        board: the units and effects.
        world: decides wherever the rules leave something open.

    Returns:
        The final characteristics, with what was applied.
    """
    search = _Search(board, world)
    first = search.sweep(frozenset())
    if not any(atom.asks for atom in first.applied) and not _failing(first):
        return first
    borne_out, contested = search.all_outcomes()
    if not borne_out:
        side = world.choose("an effect that disqualifies itself", search.sides(contested))
        return search.sweep(*world.choose("which of several disqualified effects", side))
    least = [each for each in borne_out if not any(other < each for other in borne_out)]
    kept = world.choose("which of several results that bear themselves out", least)
    without_help = [each for each in borne_out if each > kept]
    if without_help and world.choose("an ability that holds only by its own help", ("kept", "dropped")) == "dropped":
        return search.sweep(world.choose("which of several abilities to drop", without_help))
    return search.sweep(kept)


class _Search:
    """Searches for the sets of effects which, left out, give a result that bears the choice out."""

    def __init__(self, board: Board, world: World) -> None:
        self._board, self._world = board, world
        self._atoms = all_atoms(board, world)
        self._readers = {atom.key for atom in self._atoms if atom.asks}
        self._sweeps: dict[tuple[Keys, frozenset[int]], Sweep] = {}
        self._by_key: dict[Hashable, Atom] = {}

    def sweep(self, left_out: Keys, staying: frozenset[int] = frozenset()) -> Sweep:
        """The result with some effects left out, and some staying whatever becomes of their conditions."""
        key = left_out, staying
        if key not in self._sweeps:
            self._sweeps[key] = result = play_layers(self._board, self._atoms, left_out, self._world, staying)
            self._by_key |= {atom.key: atom for atom in result.applied}
        return self._sweeps[key]

    def wrongly_out(self, left_out: Keys) -> set[Hashable]:
        """Those left out which would apply to the result."""
        running = self.sweep(left_out).running
        return {key for key in left_out if running.applicable(self._by_key[key])}

    def all_outcomes(self) -> tuple[list[Keys], list[Keys]]:
        """The sets that are borne out, and those that fail only at effects which disqualify themselves (476.3)."""
        seen, waiting = {Keys()}, [Keys()]
        while waiting:
            left_out = waiting.pop()
            result = self.sweep(left_out)
            for key in {atom.key for atom in result.applied if atom.asks} | _failing(result):
                more = left_out | {key}
                if more not in seen:
                    seen.add(more)
                    waiting.append(more)
        borne_out, contested = [], []
        for left_out in sorted(seen, key=lambda keys: (len(keys), sorted(map(repr, keys)))):
            failing, wrongly_out = _failing(self.sweep(left_out)), self.wrongly_out(left_out)
            if not failing and not wrongly_out:
                borne_out.append(left_out)
            elif all(self._defeats_itself(left_out, key) for key in failing | wrongly_out):
                contested.append(left_out)
        return borne_out, contested

    def sides(self, contested: list[Keys]) -> list[list[tuple[Keys, frozenset[int]]]]:
        """Two ways with an effect that disqualifies itself: it stays applied, or it is taken out for good (476.3).

        Where several effects do, each way has variants: only those that must, or all at once. What stays does so on all
        units; and of all that is taken out at once those come back that qualify without the others.
        """
        stays = [each for each in contested if _failing(self.sweep(each))]
        out = [each for each in contested if each not in stays]
        out += [Keys().union(*map(self._on_all_units, each)) for each in out]
        at_once = Keys()
        while failing := _failing(self.sweep(at_once)):
            at_once |= failing
        back = {key for key in self.wrongly_out(at_once) if key not in _failing(self.sweep(at_once - {key}))}
        if not _failing(self.sweep(at_once - back)) & back:
            at_once -= back
        kept = [(each, self._conditional(_failing(self.sweep(each)))) for each in dict.fromkeys([*stays, Keys()])]
        return [kept, [(each, frozenset()) for each in dict.fromkeys([*out, at_once])]]

    def _conditional(self, keys: set[Hashable]) -> frozenset[int]:
        effects = [self._by_key[key].effect for key in keys]
        return frozenset(effect.number for effect in effects if effect is not None and effect.conditions)

    def _defeats_itself(self, left_out: Keys, key: Hashable) -> bool:
        """Whether an effect would apply exactly when it does not, everything else being as it is."""
        applied = {atom.key for atom in self.sweep(left_out).applied}
        itself = self._on_all_units(key)
        others_out = (left_out | (self._readers - applied)) - itself
        with_it, without_it = self.sweep(others_out), self.sweep(others_out | itself)
        return key in _failing(with_it) and without_it.running.applicable(self._by_key[key])

    def _on_all_units(self, key: Hashable) -> Keys:
        effect = self._by_key[key].effect
        return Keys(atom.key for atom in self._by_key.values() if atom.effect is effect is not None) or Keys([key])


def _failing(result: Sweep) -> set[Hashable]:
    """The effects that were applied and do not exist, or do not hold, at the end."""
    return {atom.key for atom in result.applied if atom.effect is not None and not result.running.applicable(atom)}
