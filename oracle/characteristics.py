"""The characteristics of one object while they are worked out, and the questions that effects put to them."""

from collections.abc import Iterator

from oracle.objects import Condition, Effect, GameObject, Group, State

MIGHTY = 5  # 708


class Characteristics:
    """What one object is like: the printed values first, then what each applied effect makes of them.

    Mutable, and never shared outside the calculation that makes it until it is finished. ``base`` is where
    arithmetic starts (477.1.a.1), ``arithmetic`` the sum of increases and decreases so far; keywords are
    (name, value, origin), one entry for each instance, ``since`` and ``later`` the timestamps of each origin (see
    ``Instance``); ``text`` are the names of the abilities that it has now, ``copied`` the copy effect that
    its own text comes from, None where it is what is printed.
    """

    __slots__ = (
        "arithmetic",
        "base",
        "bonuses",
        "controller",
        "copied",
        "item",
        "keywords",
        "later",
        "since",
        "tags",
        "text",
    )

    def __init__(self, item: GameObject) -> None:
        self.item = item
        self.controller = item.owner
        self.tags: tuple[str, ...] = item.tags
        self.base = item.might
        self.arithmetic = 0
        self.bonuses: dict[tuple[str, str], int] = {}
        self.since: dict[str, int] = {"printed": item.entered}
        self.later: dict[str, int] = NOT_LATER
        self.keywords: list[tuple[str, int, str]] = []
        self.copied: str | None = None
        self.text: frozenset[str] = NO_TEXT
        if item.attached_to is None:  # 718.2: the printed text of an attached card is Inactive
            if item.keywords:
                self.keywords = [(name, value, "printed") for name, value in item.keywords]
            if item.text or item.triggers:
                triggers = [trigger.name for trigger in item.triggers if not trigger.effect_text]
                self.text = frozenset([*(effect.name for effect in item.text), *triggers])

    def copy(self) -> "Characteristics":
        """An independent copy, for trials."""
        other = object.__new__(Characteristics)
        other.item = self.item
        other.controller = self.controller
        other.tags = self.tags
        other.base = self.base
        other.arithmetic = self.arithmetic
        other.bonuses = dict(self.bonuses)
        other.since = self.since
        other.later = self.later
        other.keywords = list(self.keywords)
        other.copied = self.copied
        other.text = self.text
        return other

    def as_found(self) -> tuple[object, ...]:
        """Everything that a question can find out, to be compared."""
        keywords = sorted((name, value) for name, value, _ in self.keywords)
        return self.controller, sorted(self.tags), self.base, self.arithmetic, keywords, self.text

    @property
    def might(self) -> int:
        """The actual Might, negative where it is (143.2.b.1)."""
        return self.base + self.arithmetic

    def drop_lost_bonuses(self) -> set[tuple[str, str]]:
        """Take back the Might of Assault and Shield that it does not have any more; returns which."""
        there = {(name, origin) for name, _, origin in self.keywords}
        lost = self.bonuses.keys() - there
        for keyword in lost:
            self.arithmetic -= self.bonuses.pop(keyword)
        return lost

    def has(self, keyword: str) -> bool:
        """Whether it has an instance of the keyword."""
        return any(name == keyword for name, _, _ in self.keywords)

    def value(self, keyword: str) -> int:
        """The summed value of all instances of the keyword (807.2, 814.2)."""
        return sum(value for name, value, _ in self.keywords if name == keyword)


NO_TEXT: frozenset[str] = frozenset()
NOT_LATER: dict[str, int] = {}
View = dict[str, Characteristics]


def actual(might: int) -> int:
    """Might as spells, abilities and combat totals read it: never below 0 (143.2.b)."""
    return might if might > 0 else 0


def units_of(view: View) -> Iterator[Characteristics]:
    """The units on the board."""
    return (one for one in view.values() if one.item.is_unit)


def alone(state: State, view: View, unit: Characteristics) -> bool:
    """Whether no other friendly unit is at the unit's location (740.2.a)."""
    return not any(
        other is not unit and at_same_place(unit, other) and state.allied(unit.controller, other.controller)
        for other in units_of(view)
    )


def at_same_place(one: Characteristics, other: Characteristics) -> bool:
    """Whether two objects are at one location; bases belong to their players (107, 197)."""
    if one.item.location != other.item.location:
        return False
    return one.item.location != "base" or one.controller == other.controller


def holds(state: State, view: View, condition: Condition, holder: str | None) -> bool:
    """Whether a condition of a passive ability holds as the characteristics stand (364.3.a).

    A condition on a unit that is not on the board does not hold.
    """
    unit = view.get(condition.of or holder or "")
    if unit is None:
        return False
    match condition.kind:
        case "mighty":
            return unit.might >= MIGHTY
        case "might":
            return actual(unit.might) >= int(condition.value or 0)
        case "keyword":
            return unit.has(str(condition.value))
        case "designated":
            wanted = condition.value
            return unit.item.designation is not None and wanted in (None, unit.item.designation)
        case "alone":
            return alone(state, view, unit)
        case "buffed":
            return unit.item.buffs > 0
        case "level":  # 824.1.c
            return state.xp.get(unit.controller, 0) >= int(condition.value or 0)
        case "legion":  # 812.1.c
            return any(player == unit.controller and card != unit.item.name for player, card in state.finalized)
        case "empowered":  # 828.1.c
            return unit.item.empowered
    raise ValueError(f"no condition is called {condition.kind!r}")


def includes(state: State, view: View, group: Group, effect: Effect, holder: str | None, unit: Characteristics) -> bool:
    """Whether a group, seen from an effect's source, includes a unit as the characteristics stand (740.1)."""
    source = view.get(holder or "")
    side = source.controller if source else effect.controller
    if group.who in ("other", "other friendly") and unit is source:
        return False
    if group.who in ("friendly", "other friendly") and not state.allied(side, unit.controller):
        return False
    if group.who == "enemy" and state.allied(side, unit.controller):
        return False
    if group.here and (source is None or not at_same_place(source, unit)):
        return False
    if group.keyword is not None and not unit.has(group.keyword):
        return False
    if group.tag is not None and group.tag not in unit.tags:
        return False
    return not group.buffed or unit.item.buffs > 0


def count(state: State, view: View, group: Group, effect: Effect, holder: str | None) -> int:
    """How many units of the board are in a group."""
    return sum(includes(state, view, group, effect, holder, unit) for unit in units_of(view))
