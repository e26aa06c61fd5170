"""The layers: how effects apply to the objects on the board (473-480)."""

from typing import Any

import msgspec

from oracle.application import Application, Applied
from oracle.characteristics import Characteristics, View, includes
from oracle.dependency import Ordered, Pair, Trials, circle_last, order
from oracle.instances import LOSSES, Instance, Ranks, instances
from oracle.objects import Effect, State
from oracle.reading import groups
from oracle.silent import Reader, Settings, Touched

MONOTONE = frozenset({"increase", "increase to", "keywords", "effect text", "tag"})
"""Kinds of effect that only ever add: among them nothing that applied can stop qualifying."""

CONTESTED = frozenset({"copy", "controller", "set might"})
"""Kinds of effect of which a later one overrides an earlier one, so that equal timestamps would matter."""


class Board(msgspec.Struct, frozen=True):
    """The characteristics of every object on the board, how they came about, and the silent points touched.

    ``candidates`` are for each object the effects that might have touched it, whether they did or not; ``reading`` is
    whether any effect reads what others may change, ``elsewhere`` whether any depends on more than itself and the
    object that it touches.
    """

    view: View
    applied: dict[str, list[Applied]]
    touched: Touched
    candidates: dict[str, list[Instance]]
    reading: bool
    elsewhere: bool


class Calculation(Application):
    """One run of the layers over the board, or over some of its objects; lives only inside ``recalculation``."""

    def __init__(self, state: State, settings: Settings, only: frozenset[str] | None = None) -> None:
        super().__init__(state, Reader(settings))
        items = [item for name, item in state.objects.items() if only is None or name in only]
        self.view = {item.name: Characteristics(item) for item in items if item.on_board}
        self.applied: dict[str, list[Applied]] = {}
        self.pairs: dict[str, list[Instance]] = {name: [] for name in self.view}
        copies_first = self.read.assumed("copy and other traits") == "copies first"
        found = instances(state, Ranks(copies_first, state.rules.increases_first), only)
        self.reading = self.elsewhere = False
        if not found:
            return
        controllers_change = any(instance.effect.kind == "controller" for instance in found)
        for instance in found:
            self.reading = self.reading or instance.reads
            self.elsewhere = self.elsewhere or instance.elsewhere
            for name in self.candidates(instance, controllers_change):
                self.pairs[name].append(instance)

    def candidates(self, instance: Instance, controllers_change: bool) -> list[str]:
        """The objects that an effect may touch: those named, its holder, or the units that its group may include."""
        effect = instance.effect
        if effect.units:
            return [name for name in effect.units if name in self.view]
        if effect.group is None:
            return [instance.holder] if instance.holder in self.view else []
        units = [name for name, unit in self.view.items() if unit.item.is_unit]
        if controllers_change:
            return units
        # What nothing can alter is decided at once, so that no loop is seen where there is none.
        fixed = msgspec.structs.replace(effect.group, keyword=None, tag=None)
        return [
            name for name in units if includes(self.state, self.view, fixed, effect, instance.holder, self.view[name])
        ]

    def trials(self) -> Trials:
        """How effects are tried on each other; versions in which an outcome does not count look at existence only."""
        if self.state.rules.outcome_dependency:
            return Trials(self.outcome, self.bare_outcome, self.after, self.among)
        return Trials(self.touches, self.touches, self.after, lambda *_: False)

    # Settling the objects

    def settle_all(self) -> None:
        """Work out every object, those that others read first."""
        if self.elsewhere:
            for group in groups(self.state, self.pairs):
                self.settle(group)
        else:
            for name in self.pairs:
                self.settle([name])

    def board(self) -> Board:
        """What has been worked out."""
        return Board(self.view, self.applied, self.read.touched, self.pairs, self.reading, self.elsewhere)

    def settle(self, group: list[str]) -> None:
        """Work out one group of objects that are calculated together."""
        if len(group) == 1 and self.plainly(group[0]):
            return
        if not self.state.rules.repeated_layers:
            applied = self.sequences(group, set())
        else:
            applied = self.resolve(group, frozenset())
            if not self.monotone(group):
                applied = self.supported(group, applied)
        for name in group:
            self.applied[name] = []
        for one in applied:
            self.applied[one.unit].append(one)

    def plainly(self, name: str) -> bool:
        """The short way for an object whose effects read nothing: each applies once, in layer and timestamp order.

        Returns False, with nothing done, where it has to go the long way.
        """
        pairs = self.pairs[name]
        unit = self.view[name]
        counted = unit.item.buffs > 0 or unit.item.designation is not None
        if not pairs and not counted:
            return True
        for instance in pairs:
            if instance.reads or instance.effect.kind in CONTESTED:
                return False
        ordered = sorted(pairs, key=_layer_order) if len(pairs) > 1 else pairs
        applied = [
            self.apply((instance, name), self.outcome((instance, name)), ())
            for instance in ordered
            if instance.layer < 3
        ]
        arithmetic = [instance for instance in ordered if instance.layer == 3]
        if counted:
            arithmetic = sorted(arithmetic + _counters_and_keywords(unit), key=_layer_order)
        applied.extend(self.apply((instance, name), self.outcome((instance, name)), ()) for instance in arithmetic)
        self.applied[name] = applied
        return True

    def monotone(self, group: list[str]) -> bool:
        """Whether everything that touches the group only adds, so that nothing can stop qualifying."""
        return all(
            instance.effect.kind in MONOTONE or (not instance.reads and instance.effect.kind == "set might")
            for name in group
            for instance in self.pairs[name]
        )

    def resolve(self, group: list[str], without: frozenset[tuple[Any, str]]) -> list[Applied]:
        """Run the layers and take out what no longer qualifies, until everything applied does (476.3).

        ``without`` are (effect, object) pairs to leave out altogether.
        """
        out = set(without)
        kept: set[tuple[Any, str]] = set()
        while True:
            applied = self.sequences(group, out)
            if self.monotone(group):
                return applied
            lapsed = {
                (one.instance.key, one.unit)
                for one in applied
                if one.instance.dynamic and not self.touches((one.instance, one.unit))
            } - kept
            if lapsed:
                out |= lapsed
                continue
            back = {
                (instance.key, name)
                for name in group
                for instance in self.pairs[name]
                if (instance.key, name) in out - without
                and self.touches((instance, name))
                and self.read.about("self-disqualifying effect", instance.effect.name) == "kept"
            }
            if not back:
                return applied
            kept |= back
            out -= back

    def supported(self, group: list[str], applied: list[Applied]) -> list[Applied]:
        """Look for conditions that hold only by the help of their own effect, and follow the policy for them."""
        alone = set()
        for one in applied:
            if not _conditional(one.instance):
                continue
            key = (one.instance.key, one.unit)
            self.resolve(group, frozenset({key}))
            if (
                not self.touches((one.instance, one.unit))
                and self.read.about("self-supporting condition", one.instance.effect.name) == "removed"
            ):
                alone.add(key)
        return self.resolve(group, frozenset(alone))

    def sequences(self, group: list[str], out: set[tuple[Any, str]]) -> list[Applied]:
        """Apply the layers in sequence, again and again until nothing new applies; each effect once (476.1, .2)."""
        for name in group:
            self.view[name] = Characteristics(self.state.objects[name])
        applied: list[Applied] = []
        done = set(out)
        again = self.state.rules.repeated_layers and any(
            instance.reads for name in group for instance in self.pairs[name]
        )
        while True:
            before = len(applied)
            for layer in (1, 2, 3):
                while self.apply_layer(layer, group, done, applied):
                    pass
            if len(applied) == before or not again:
                return applied

    def apply_layer(self, layer: int, group: list[str], done: set[tuple[Any, str]], applied: list[Applied]) -> bool:
        """Apply what is applicable in one layer now; returns whether anything was."""
        pairs = [
            (instance, name)
            for name in group
            for instance in self.pairs[name]
            if instance.layer == layer and (instance.key, name) not in done
        ]
        if layer == 3:
            pairs.extend(
                (instance, name)
                for name in group
                for instance in _counters_and_keywords(self.view[name])
                if (instance.key, name) not in done
            )
        if not pairs:
            return False
        if layer == 1:
            self.note_copies(pairs)
        ordered = order(pairs, self.trials(), self.read)
        if layer == 3 and ordered.circle and self.read("arithmetic in a circle") == "at once":
            ordered = circle_last(ordered)
        apart = self.read.assumed("dependency across sublayers") == "sublayers first"
        early: dict[int, Any] = {}
        before = len(applied)
        for place, pair in enumerate(ordered.pairs):
            if apart and pair[0].sublayer == 1 and len(applied) > before:
                return True  # decreases come when no increase applies any more, and are tried as things stand then
            if place in ordered.at_once and not early:
                early = {other: self.outcome(ordered.pairs[other]) for other in ordered.at_once}
            outcome = early[place] if place in early else self.outcome(pair)
            if outcome is None:
                continue
            done.add((pair[0].key, pair[1]))
            applied.append(self.apply(pair, outcome, _names(ordered, place)))
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
            if instance.effect.copied.might != self.view[name].item.might:
                self.read("copied Might")
            if any(
                other is not instance and where == name and other.effect.kind != "copy" and other.since < instance.since
                for other, where in pairs
            ):
                self.read("copy and other traits")


def _layer_order(instance: Instance) -> tuple[int, int, int, int]:
    return instance.layer, instance.sublayer, instance.since, instance.effect.place


def _conditional(instance: Instance) -> bool:
    """Whether an effect depends on characteristics that its own application could uphold."""
    effect = instance.effect
    return any(condition.kind in ("mighty", "might", "keyword") for condition in effect.conditions) or (
        effect.group is not None and effect.group.keyword is not None
    )


def _names(ordered: Ordered, place: int) -> tuple[str, ...]:
    return tuple(ordered.pairs[on][0].effect.name for on in ordered.waits.get(place, ()))


def _buffs(unit: Characteristics) -> list[Instance]:
    """The increases that come from a unit's buffs, one for each (703)."""
    found = []
    for number, since in enumerate(unit.item.buffed_at, 1):
        effect = Effect("buff", "increase", amount=1, units=(unit.item.name,))
        instance = Instance(effect, None, since, Ranks())
        instance.key = ("buff", str(number))
        found.append(instance)
    return found


def _counters_and_keywords(unit: Characteristics) -> list[Instance]:
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
            since = max(unit.since.get(origin, 0), unit.item.designated_since)
            instance = Instance(effect, None, since, Ranks())
            instance.keyword = (wanted, origin)
            found.append(instance)
    return found
