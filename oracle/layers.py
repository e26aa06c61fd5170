"""The layers: how effects apply to the objects on the board (473-480)."""

import msgspec

from oracle.application import Applied
from oracle.characteristics import Characteristics, View, holds, includes
from oracle.instances import CONTESTED, Instance, Ranks, granted_by, instances
from oracle.objects import Condition, State
from oracle.qualifying import Qualifying
from oracle.reading import ALTERS, READ_BY, groups
from oracle.sequences import counters_and_keywords
from oracle.silent import Reader, Settings, Touched
from oracle.timestamps import NO_OBJECTS, moment


class Board(msgspec.Struct, frozen=True):
    """The characteristics of every object on the board, how they came about, and the silent points touched.

    ``candidates`` are for each object the effects that might have touched it, whether they did or not, ``idle`` the
    passive abilities that can touch none; ``reading`` is whether any effect reads what others may change, ``elsewhere``
    whether any depends on more than itself and the object that it touches.
    """

    view: View
    applied: dict[str, list[Applied]]
    touched: Touched
    candidates: dict[str, list[Instance]]
    idle: list[Instance]
    reading: bool
    elsewhere: bool


class Calculation(Qualifying):
    """One run of the layers over the board, or over some of its objects; lives only inside ``recalculation``."""

    def __init__(
        self, state: State, settings: Settings, only: frozenset[str] | None = None, *, orders: bool = False
    ) -> None:
        super().__init__(state, Reader(settings, orders))
        items = [item for name, item in state.objects.items() if only is None or name in only]
        self.view = {item.name: Characteristics(item) for item in items if item.on_board}
        self.applied: dict[str, list[Applied]] = {}
        self.pairs: dict[str, list[Instance]] = {name: [] for name in self.view}
        copies_first = self.read.assumed("copy and other traits") == "copies first"
        found = instances(state, Ranks(copies_first, state.rules.increases_first), only)
        self.idle: list[Instance] = []
        self.reading = self.elsewhere = False
        if not found:
            return
        granted = {word for instance in found for word, _ in granted_by(instance.effect)}
        changing = {altered for instance in found for altered in ALTERS.get(instance.effect.kind, ())}
        for instance in found:
            self.reading = self.reading or instance.reads
            self.elsewhere = self.elsewhere or instance.elsewhere
            names = self.candidates(instance, "controller" in changing)
            for name in names:
                self.pairs[name].append(instance)
            if instance.effect.passive:
                if not names:
                    self.idle.append(instance)
                elif state.late or state.waiting:
                    self.begin_late(instance)
            if instance.dynamic:
                self.decide(instance, changing, granted)

    def decide(self, instance: Instance, changing: set[str], granted: set[str]) -> None:
        """Decide at once what nothing can alter: that an effect applies, or that it does not.

        ``changing`` is what effects on the board alter, ``granted`` the keywords that they grant.
        """
        effect, holder = instance.effect, instance.holder
        fixed = True
        for condition in effect.conditions:
            read = READ_BY.get(condition.kind, "might")
            if read == "keyword" and condition.value not in granted and self.lacks(condition, holder):
                return instance.decide(False)
            if read in changing or read == "might":
                fixed = False
            elif not holds(self.state, self.view, condition, holder):
                return instance.decide(False)
        if holder is not None:
            source = self.view.get(holder)
            fixed = fixed and "text" not in changing and source is not None and effect.name in source.text
        group = effect.group
        if group is not None and (group.keyword is not None or group.tag is not None or "controller" in changing):
            fixed = False
        if fixed:
            instance.decide(True)
        return None

    def lacks(self, condition: Condition, holder: str | None) -> bool:
        """Whether the unit of a condition on a keyword has not got it to begin with."""
        unit = self.view.get(condition.of or holder or "")
        return unit is None or not unit.has(str(condition.value))

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

    def begin_late(self, instance: Instance) -> None:
        """Give an effect that touched nothing at first its later timestamp too, or that instead of the earlier one."""
        later = self.state.late.get(instance.key)
        if later is None and instance.key in self.state.waiting:
            later = self.state.clock + 1
        if later is None or later <= instance.since:
            return
        if self.read.supposed(NO_OBJECTS, instance.effect.name) == "with its first object":
            instance.since = later
        else:
            instance.later = later

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
        return Board(self.view, self.applied, self.read.touched, self.pairs, self.idle, self.reading, self.elsewhere)

    def settle(self, group: list[str]) -> None:
        """Work out one group of objects that are calculated together."""
        if len(group) == 1 and self.plainly(group[0]):
            return
        applied = self.qualified(group)
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
        pairs = [instance for instance in pairs if not instance.inert]
        if self.read.orders or not _plain(pairs, alone=len(pairs) == 1 and not counted):
            return False
        ordered = sorted(pairs, key=_layer_order) if len(pairs) > 1 else pairs
        applied: list[Applied] = []
        self.apply_each([instance for instance in ordered if instance.layer < 3], name, applied)
        arithmetic = [instance for instance in ordered if instance.layer == 3]
        if counted:
            arithmetic = sorted(arithmetic + counters_and_keywords(unit), key=_layer_order)
        self.apply_each(arithmetic, name, applied)
        self.applied[name] = applied
        return True

    def apply_each(self, ordered: list[Instance], name: str, applied: list[Applied]) -> None:
        """Apply effects to one object in this order, as far as they apply."""
        for instance in ordered:
            outcome = self.outcome((instance, name))
            if outcome is not None:
                applied.append(self.apply((instance, name), outcome, ()))


def _plain(pairs: list[Instance], alone: bool) -> bool:
    """Whether effects on one object apply whatever the others do, and in an order that is beyond doubt."""
    moments = set()
    for instance in pairs:
        kind = instance.effect.kind
        if instance.dynamic or kind == "copy" or (instance.reads and not alone):
            return False
        if kind in CONTESTED:
            if instance.later is not None or (kind, instance.since) in moments:
                return False
            moments.add((kind, instance.since))
    return True


def _layer_order(instance: Instance) -> tuple[int, int, int, int]:
    return instance.layer, *moment(instance)
