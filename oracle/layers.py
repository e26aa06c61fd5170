"""The layers: how effects apply to the objects on the board (473-480)."""

from typing import Any

import msgspec

from oracle.arithmetic import amount_now
from oracle.characteristics import Characteristics, View, holds, includes
from oracle.dependency import Ordered, Pair, Trials, order
from oracle.instances import LOSSES, Instance, Ranks, instances
from oracle.objects import Effect, State
from oracle.reading import groups
from oracle.silent import Reader, Settings, Touched

MONOTONE = frozenset({"increase", "increase to", "keywords", "effect text", "tag"})
"""Kinds of effect that only ever add: among them nothing that applied can stop qualifying."""

CONTESTED = frozenset({"copy", "controller", "set might"})
"""Kinds of effect of which a later one overrides an earlier one, so that equal timestamps would matter."""


class Applied(msgspec.Struct, frozen=True):
    """One effect applied to one object: what it contributed, the Might before and after, what it waited for."""

    instance: Instance
    unit: str
    outcome: Any
    before: int
    after: int
    waited_for: tuple[str, ...] = ()


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


class Calculation:
    """One run of the layers over the board, or over some of its objects; lives only inside ``recalculation``."""

    def __init__(self, state: State, settings: Settings, only: frozenset[str] | None = None) -> None:
        self.state = state
        self.read = Reader(settings)
        items = [item for name, item in state.objects.items() if only is None or name in only]
        self.view: View = {item.name: Characteristics(item) for item in items if item.on_board}
        self.applied: dict[str, list[Applied]] = {}
        self.trials = Trials(self.outcome, self.bare_outcome, self.after)
        if not state.rules.outcome_dependency:
            self.trials = Trials(self.touches, self.touches, self.after)
        self.pairs: dict[str, list[Instance]] = {name: [] for name in self.view}
        copies_first = self.read.assumed("copy and other traits") == "copies first"
        found = instances(state, Ranks(copies_first, state.rules.increases_first), only)
        controllers_change = any(instance.effect.kind == "controller" for instance in found)
        self.reading = self.elsewhere = False
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
                if (one.instance.dynamic or one.instance.keyword) and not self.touches((one.instance, one.unit))
            } - kept
            if lapsed:
                out |= lapsed
                continue
            back = {
                (instance.key, name)
                for name in group
                for instance in self.pairs[name]
                if (instance.key, name) in out - without and self.touches((instance, name))
            }
            if back and self.read("self-disqualifying effect") == "kept":
                kept |= back
                out -= back
                continue
            return applied

    def supported(self, group: list[str], applied: list[Applied]) -> list[Applied]:
        """Look for conditions that hold only by the help of their own effect, and follow the policy for them."""
        alone = set()
        for one in applied:
            if not _conditional(one.instance):
                continue
            key = (one.instance.key, one.unit)
            self.resolve(group, frozenset({key}))
            if not self.touches((one.instance, one.unit)):
                alone.add(key)
        removed = bool(alone) and self.read("self-supporting condition") == "removed"
        return self.resolve(group, frozenset(alone) if removed else frozenset())

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
                while self.apply_layer(layer, group, done, applied) and again:
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
        ordered = order(pairs, self.trials, self.read)
        early: dict[int, Any] = {}
        if layer == 3 and ordered.circle and self.read("arithmetic in a circle") == "at once":
            early = {place: self.outcome(ordered.pairs[place]) for place in ordered.circle}
        before = len(applied)
        skipped: list[Pair] = []
        for place, pair in enumerate(ordered.pairs):
            if pair[0].sublayer == 1 and any(self.touches(other) for other in skipped if other[0].sublayer == 0):
                return True  # an increase has become applicable: it comes before any decrease (477.3.e)
            outcome = early[place] if place in early else self.outcome(pair)
            if outcome is None:
                skipped.append(pair)
                continue
            done.add((pair[0].key, pair[1]))
            applied.append(self.apply(pair, outcome, _names(ordered, place)))
        return len(applied) > before

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

    # One effect and one object

    def touches(self, pair: Pair) -> bool:
        """Whether an effect exists and touches the object as things stand (478.1.a, .b)."""
        instance, name = pair
        unit = self.view[name]
        if instance.keyword is not None:
            return any((kind, origin) == instance.keyword for kind, _, origin in unit.keywords)
        if not instance.dynamic:
            return True
        effect, holder = instance.effect, instance.holder
        if holder is not None:
            source = self.view.get(holder)
            if source is None or effect.name not in source.text:
                return False
        if effect.group is not None and not includes(self.state, self.view, effect.group, effect, holder, unit):
            return False
        return all(holds(self.state, self.view, condition, holder) for condition in effect.conditions)

    def outcome(self, pair: Pair) -> Any:
        """What an effect would contribute to the object as things stand, None where it does not apply (478.1)."""
        instance, name = pair
        if not self.touches(pair):
            return None
        effect = instance.effect
        if instance.layer == 3:
            if self.state.remembered and effect.passive:
                fixed = self.state.remembered.get((instance.key, name))
                if fixed is not None:
                    return fixed
            return amount_now(self.state, self.view, effect, instance.holder, name)
        unit = self.view[name]
        match effect.kind:
            case "lose keyword":
                return tuple(one for one in unit.keywords if one[0] == effect.word)
            case "lose abilities" | "only keywords":
                return tuple(unit.keywords), unit.text
        return _plain_outcome(effect)

    def bare_outcome(self, pair: Pair) -> Any:
        """The same, but of a loss only that it takes away, whatever it finds."""
        if pair[0].effect.kind in LOSSES:
            return _plain_outcome(pair[0].effect) if self.touches(pair) else None
        return self.outcome(pair)

    def after(self, first: Pair, evaluate: Any) -> Any:
        """Evaluate something with a pair applied first, then take the pair back: the trial of 478.1."""
        outcome = self.outcome(first)
        if outcome is None:
            return evaluate()
        saved = self.view[first[1]]
        self.view[first[1]] = saved.copy()
        self.apply(first, outcome, ())
        result = evaluate()
        self.view[first[1]] = saved
        return result

    def apply(self, pair: Pair, outcome: Any, waited_for: tuple[str, ...]) -> Applied:
        """Apply an effect's outcome to the object (477)."""
        instance, name = pair
        effect = instance.effect
        unit = self.view[name]
        before = unit.might
        match effect.kind:
            case "increase" | "increase to" | "decrease":  # 477.3.e
                unit.arithmetic += outcome
            case "keywords" | "effect text":  # 477.2.b, 477.2.c
                unit.keywords.extend((word, value, effect.name) for word, value in effect.keywords)
                if effect.lends or effect.lent_triggers:
                    unit.text |= {text.name for text in effect.lends} | set(effect.lent_triggers)
            case "lose keyword":
                unit.keywords = [one for one in unit.keywords if one[0] != effect.word]
            case "lose abilities" | "only keywords":
                unit.keywords = [(word, value, effect.name) for word, value in effect.keywords]
                unit.text = frozenset()
            case "copy":
                self.copy(unit, effect)
            case "controller":
                unit.controller = effect.word
            case "tag":
                unit.tags = (*unit.tags, effect.word)
            case "set might":  # 477.1.a.1
                unit.base = effect.amount
        return Applied(instance, name, outcome, before, unit.might, waited_for)

    def copy(self, unit: Characteristics, effect: Effect) -> None:
        """Replace the copyable traits by those of the copied object (477.1.b.1)."""
        copied = effect.copied
        if copied is None:
            raise ValueError("a copy effect without copied traits")
        unit.tags = copied.tags
        unit.keywords = [(word, value, "printed") for word, value in copied.keywords]
        unit.text = frozenset(text.name for text in copied.text)
        if self.read.assumed("copied Might") == "copied":
            unit.base = copied.might


def _layer_order(instance: Instance) -> tuple[int, int, int, int]:
    return instance.layer, instance.sublayer, instance.since, instance.effect.place


def _plain_outcome(effect: Effect) -> Any:
    return effect.kind, effect.word, effect.amount, effect.keywords


def _conditional(instance: Instance) -> bool:
    """Whether an effect depends on characteristics that its own application could uphold."""
    effect = instance.effect
    return any(condition.kind in ("mighty", "might", "keyword") for condition in effect.conditions) or (
        effect.group is not None and effect.group.keyword is not None
    )


def _names(ordered: Ordered, place: int) -> tuple[str, ...]:
    return tuple(ordered.pairs[on][0].effect.name for on in ordered.waits.get(place, ()))


def _buffs(unit: Characteristics) -> Instance:
    """The increase that comes from a unit's buffs, one for each (703)."""
    effect = Effect("buff", "increase", amount=unit.item.buffs, units=(unit.item.name,))
    return Instance(effect, None, 0, Ranks())


def _counters_and_keywords(unit: Characteristics) -> list[Instance]:
    """The increases that come from buffs (703), Assault (807.1.c) and Shield (814.1.c)."""
    found = []
    if unit.item.buffs:
        found.append(_buffs(unit))
    if unit.item.designation is not None:
        wanted = "Assault" if unit.item.designation == "attacker" else "Shield"
        values: dict[str, int] = {}
        for word, value, origin in unit.keywords:
            if word == wanted:
                values[origin] = values.get(origin, 0) + value
        for origin, value in values.items():
            effect = Effect(f"{wanted} ({origin})", "increase", amount=value, units=(unit.item.name,))
            instance = Instance(effect, None, 0, Ranks())
            instance.keyword = (wanted, origin)
            found.append(instance)
    return found
