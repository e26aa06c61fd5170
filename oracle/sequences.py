"""The layers applied in sequence to objects that are calculated together (476, 477)."""

from collections.abc import Set
from functools import cached_property
from typing import Any

from oracle.application import Application, Applied
from oracle.characteristics import Characteristics
from oracle.dependency import Trials, order
from oracle.instances import BUFF, COUNTER, LOSSES, Instance, Key, Ranks
from oracle.objects import Effect, State
from oracle.silent import Reader
from oracle.succession import Ordered, circle_last, succession
from oracle.timestamps import Pair

On = tuple[Key, str]
"""An effect by its key, and one object that it may touch: a pair of one run, to be known again in the next."""


class Sequences(Application):
    """The effects on each object, and how they apply layer by layer; ``pairs`` are those that may touch an object."""

    def __init__(self, state: State, read: Reader) -> None:
        super().__init__(state, read)
        self.pairs: dict[str, list[Instance]] = {}
        self.held_elsewhere: frozenset[Key] = frozenset()

    @cached_property
    def trials(self) -> Trials:
        """How effects are tried on each other; versions in which an outcome does not count look at existence only."""
        if self.state.rules.outcome_dependency:
            return Trials(self.outcome, self.bare_outcome, self.alters, self.among, self.played)
        return Trials(self.touches, self.touches, self.alters, lambda *_: [], self.played)

    def sequences(self, group: list[str], out: Set[On]) -> list[Applied]:
        """Apply the layers in sequence, again and again until nothing new applies; each effect once (476.1, .2)."""
        for name in group:
            self.view[name] = Characteristics(self.state.objects[name])
        self.held = self.held_elsewhere
        applied: list[Applied] = []
        done = set(out)
        again = False
        pools: dict[int, list[Pair]] = {}
        for name in group:
            for instance in self.pairs[name]:
                if not instance.inert:
                    pools.setdefault(instance.layer, []).append((instance, name))
                    again = again or instance.reads
        again = again and self.state.rules.repeated_layers
        items = [self.state.objects[name] for name in group]
        counted = [item.name for item in items if item.buffs or item.designation is not None]
        if counted:
            pools.setdefault(3, [])
        while True:
            before = len(applied)
            for layer in sorted(pools):
                while pending := self.pending(layer, pools, counted, done):
                    if not self.apply_layer(layer, pending, done, applied):
                        break
            if len(applied) == before or not again:
                return applied

    def pending(self, layer: int, pools: dict[int, list[Pair]], counted: list[str], done: set[On]) -> list[Pair]:
        """What has not applied in a layer; ``counted`` are the objects with buffs or a designation."""
        pool = pools[layer]
        if pool:
            pool = pools[layer] = [pair for pair in pool if (pair[0].key, pair[1]) not in done]
        if layer < 3 or not counted:
            return pool
        return pool + [
            (instance, name)
            for name in counted
            for instance in counters_and_keywords(self.view[name])
            if (instance.key, name) not in done
        ]

    def apply_layer(self, layer: int, pairs: list[Pair], done: set[On], applied: list[Applied]) -> bool:
        """Apply what is applicable in one layer now; returns whether anything was."""
        if layer == 1:
            self.note_copies(pairs)
        ordered = order(pairs, self.trials, self.read)
        apart = self.read.assumed("dependency across sublayers") == "sublayers first"
        if layer == 3 and ordered.circle and self.read("arithmetic in a circle") == "at once":
            ordered = circle_last(ordered)
        early: dict[int, Any] = {}
        before = len(applied)
        risen = False
        for place in succession(ordered, self.able):
            pair = ordered.pairs[place]
            if apart and risen and pair[0].sublayer == 1:
                return True  # decreases come when no increase applies any more, and are tried as things stand then
            risen = risen or pair[0].sublayer < 1
            if place in ordered.at_once and not early:
                early = {other: self.outcome(ordered.pairs[other]) for other in ordered.at_once}
            outcome = early.get(place)
            applied.append(self.apply(pair, self.outcome(pair) if outcome is None else outcome, _names(ordered, place)))
            done.add((pair[0].key, pair[1]))
            if pair[0].effect.kind in LOSSES:
                self.take_back(pair[1], applied)
        return len(applied) > before

    def take_back(self, name: str, applied: list[Applied]) -> None:
        """Take back the increases of Assault and Shield instances that a loss has removed."""
        lost = self.view[name].drop_lost_bonuses()
        if lost:
            applied[:] = [one for one in applied if one.unit != name or one.instance.keyword not in lost]

    def note_copies(self, pairs: list[Pair]) -> None:
        """Touch the silent points of copying where the pairs of the first layer bring them up."""
        for instance, name in pairs:
            if instance.effect.kind != "copy" or instance.effect.copied is None:
                continue
            others = [other for other, where in pairs if where == name and other.effect.kind != "copy"]
            other_might = instance.effect.copied.might != self.view[name].item.might
            other_might = other_might or any(other.effect.kind == "set might" for other in others)
            if other_might and not self.state.rules.might_copied:
                self.read("copied Might")
            if any(other.since <= instance.since for other in others):
                self.read("copy and other traits")


def _names(ordered: Ordered, place: int) -> tuple[str, ...]:
    return tuple(ordered.pairs[on][0].effect.name for on in sorted(ordered.waits.get(place, ())))


def _buffs(unit: Characteristics) -> list[Instance]:
    """The increases that come from a unit's buffs, one for each (703)."""
    found = []
    for number, since in enumerate(unit.item.buffed_at, 1):
        effect = Effect("buff", "increase", amount=1, units=(unit.item.name,))
        instance = Instance(effect, None, since, Ranks())
        instance.key = (BUFF, str(number))
        found.append(instance)
    return found


def counters_and_keywords(unit: Characteristics) -> list[Instance]:
    """The increases that come from buffs (703), Assault (807.1.c) and Shield (814.1.c)."""
    found = _buffs(unit)
    if unit.item.designation is not None:
        wanted = "Assault" if unit.item.designation == "attacker" else "Shield"
        values: dict[str, int] = {}
        for word, value, origin in unit.keywords:
            if word == wanted:
                values[origin] = values.get(origin, 0) + value
        for origin, value in values.items():
            effect = Effect(f"{wanted} ({origin})", "increase", amount=value, units=(unit.item.name,))
            designated = unit.item.designated_since + 1  # a result of the designation, like all that waits for it
            instance = Instance(effect, None, max(unit.since.get(origin, 0), designated), Ranks())
            if origin in unit.later:
                instance.later = max(unit.later[origin], designated)
            instance.key = (f"{COUNTER}{wanted}", origin)
            instance.keyword = (wanted, origin)
            found.append(instance)
    return found
