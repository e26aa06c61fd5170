"""The state in the middle of a calculation, and what one effect would do to one unit there.

An ``Atom`` is one effect on one unit. Everything the calculation decides, it decides by trying atoms out on copies of
a ``Running`` state; nothing here knows about layers, orders or dependency.
"""

from collections.abc import Hashable
from dataclasses import dataclass, field
from typing import Any

from conformance.vocabulary import text
from conformance.vocabulary.words import parse_keyword

from .board import Board, Copied, Effect, Fixed, Unit, is_decrease, is_increase, keyword_list

Instance = tuple[str, int, int]  # a keyword's name, value and the moment it began
BONUS_KEYWORDS = {"Assault": "attacker", "Shield": "defender"}


@dataclass(frozen=True)
class Atom:
    """One effect on one unit. ``key`` tells atoms apart; a keyword's own bonus has no effect but an ``instance``."""

    key: Hashable
    unit: str
    step: int
    began: int
    effect: Effect | None = None
    instance: Hashable = None
    amount: int = 0

    @property
    def reads_might(self) -> bool:
        """Whether it applies only while somebody has enough Might."""
        return self.effect is not None and any(
            isinstance(each, text.Mighty | text.MightAtLeast) for each in self.effect.conditions
        )


def step_of(change: text.Change) -> int:
    """The place of a change in the sequence: 0 traits, 1 abilities, 2 increases, 3 decreases (477)."""
    if isinstance(change, text.SetMight | text.AddTag | text.ChangeController | Copied):
        return 0
    if is_increase(change):
        return 2
    if is_decrease(change):
        return 3
    return 1


@dataclass
class Running:
    """Characteristics of all units as far as they have been worked out."""

    board: Board
    start: dict[str, int] = field(default_factory=dict)
    added: dict[str, dict[Hashable, int]] = field(default_factory=dict)
    keywords: dict[str, dict[Hashable, Instance]] = field(default_factory=dict)
    tags: dict[str, frozenset[str]] = field(default_factory=dict)
    controller: dict[str, str] = field(default_factory=dict)
    stripped: frozenset[str] = frozenset()
    losses_wait: bool = False
    circle: frozenset[Hashable] = frozenset()  # atoms that read in a circle, if none may see what the others add

    @classmethod
    def printed(cls, board: Board) -> "Running":
        """Every unit as printed."""
        running = cls(board)
        for name, unit in board.units.items():
            running.start[name] = unit.might
            running.added[name] = {}
            pairs = enumerate(keyword_list(unit.keywords))
            running.keywords[name] = {("printed", name, place): (*pair, unit.stamp) for place, pair in pairs}
            running.tags[name] = frozenset(unit.tags)
            running.controller[name] = unit.owner
        return running

    def copy(self) -> "Running":
        """A state that can be changed without changing this one."""
        return Running(
            self.board, dict(self.start), {k: dict(v) for k, v in self.added.items()},
            {k: dict(v) for k, v in self.keywords.items()}, dict(self.tags), dict(self.controller),
            self.stripped, self.losses_wait, self.circle,
        )  # fmt: skip

    def might(self, unit: str) -> int:
        """A unit's Might here; away from the board the printed one (711)."""
        if not self.board.units[unit].on_board:
            return self.board.units[unit].might
        return self.start[unit] + sum(self.added[unit].values())

    def might_read(self, unit: str) -> int:
        """The Might that an effect reads: at least 0 (143.2.b)."""
        hidden = sum(amount for key, amount in self.added[unit].items() if key in self.circle)
        return max(0, self.might(unit) - hidden)

    def has(self, unit: str, keyword: str) -> bool:
        """Whether a unit has a keyword here."""
        return any(name == keyword for name, _, _ in self.keywords[unit].values())

    # ------------------------------------------------------------- who is meant

    def in_group(self, group: text.Group, unit: str, source: str | None, controller: str) -> bool:
        """Whether a group, seen from its source or its controller, takes in a unit."""
        units = self.board.units
        seen_from = self.controller[source] if source else controller
        mine = self.controller[unit] == seen_from
        if (
            (group.who in ("friendly", "other friendly") and not mine)
            or (group.who == "enemy" and mine)
            or (group.who in ("other friendly", "other") and unit == source)
            or (group.here and source is not None and units[unit].location != units[source].location)
        ):
            return False
        return (
            (group.keyword is None or self.has(unit, group.keyword))
            and (group.tag is None or group.tag in self.tags[unit])
            and (not group.buffed or bool(units[unit].buffs))
        )

    def count(self, group: text.Group, source: str | None, controller: str) -> int:
        """How many units on the board a group takes in."""
        names = [name for name, unit in self.board.units.items() if unit.on_board]
        return sum(self.in_group(group, name, source, controller) for name in names)

    def holds(self, condition: text.Condition, source: str | None) -> bool:
        """Whether a condition is met here."""
        name = condition.unit or source
        assert name is not None, "a condition without a unit needs a source"
        unit = self.board.units[name]
        match condition:
            case text.Mighty():
                return self.might(name) >= 5
            case text.MightAtLeast():
                return self.might(name) >= condition.might
            case text.HasKeyword():
                return self.has(name, condition.keyword)
            case text.Designated():
                return unit.designation is not None and condition.designation in (None, unit.designation)
            case text.Buffed():
                return bool(unit.buffs)
        return not any(
            other.on_board and other is not unit and other.location == unit.location
            and self.controller[other.name] == self.controller[name]
            for other in self.board.units.values()
        )  # fmt: skip

    # ------------------------------------------------------------- what an atom does

    def applicable(self, atom: Atom) -> bool:
        """Whether the atom exists and takes its unit in, as things are here."""
        effect = atom.effect
        if effect is None:
            return atom.instance is None or self._bonus_counts(atom)
        if effect.passive and effect.source is not None:
            if effect.source in self.stripped:
                return False
            if effect.group is not None and not self.in_group(effect.group, atom.unit, effect.source, ""):
                return False
        elif effect.group is not None and not self.in_group(effect.group, atom.unit, None, effect.controller):
            return False
        return all(self.holds(condition, effect.source) for condition in effect.conditions)

    def _bonus_counts(self, atom: Atom) -> bool:
        found = self.keywords[atom.unit].get(atom.instance)
        designation = self.board.units[atom.unit].designation
        return found is not None and designation is not None and BONUS_KEYWORDS[found[0]] == designation

    def amount(self, change: text.Change, unit: str, source: str | None, controller: str) -> int:
        """How much Might a change would add to a unit here (477.3): negative for a decrease."""
        now = self.might(unit)
        match change:
            case Fixed():
                return change.amount
            case text.IncreaseTo():
                goal = self.might_read(change.might_of) if change.might_of else change.might or 0
                return max(0, goal - now)
            case text.Decrease():
                room = change.amount if change.minimum is None else min(change.amount, now - change.minimum)
                return -max(0, room)
            case text.Increase():
                size = change.amount * (self.count(change.per, source, controller) if change.per else 1)
                if change.might_of:
                    size += self.might_read(change.might_of)
                return max(0, size if change.maximum is None else min(size, change.maximum - now))
        return 0

    def outcome(self, atom: Atom) -> Any:
        """What the atom would contribute if it were applied here and now; None where it is not applicable."""
        if not self.applicable(atom):
            return None
        effect = atom.effect
        if effect is None:
            return atom.amount
        change = effect.change
        match change:
            case text.LoseKeyword():
                return self._losses(atom.unit, change.keyword)
            case text.LoseAbilities():
                return self._losses(atom.unit, None)
            case text.OnlyKeywords():
                return change.keywords, self._losses(atom.unit, None)
        if atom.step >= 2:
            return self.amount(change, atom.unit, effect.source, effect.controller)
        return change

    def _losses(self, unit: str, keyword: str | None) -> Any:
        """What a loss takes away here: one fixed answer, or under the other reading all that was given before it."""
        if not self.losses_wait:
            return "loses"
        found = self.keywords[unit].items()
        lost: set[Hashable] = {key for key, (name, _, _) in found if keyword in (None, name)}
        if keyword is None and unit not in self.stripped:
            lost |= {each.number for each in self.board.effects if each.passive and each.source == unit}
        return frozenset(lost)

    def apply(self, atom: Atom) -> None:
        """Apply the atom here; it must be applicable."""
        effect, unit = atom.effect, atom.unit
        change = effect.change if effect else None
        if atom.step >= 2:
            amount = (
                atom.amount
                if change is None
                else self.amount(change, unit, effect.source if effect else None, effect.controller if effect else "A")
            )
            self.added[unit][atom.key] = amount
            return
        match change:
            case text.SetMight():
                self.start[unit] = change.might
            case text.AddTag():
                self.tags[unit] |= {change.tag}
            case text.ChangeController():
                self.controller[unit] = change.player
            case Copied():
                self.start[unit] = change.might
                self.tags[unit] = frozenset(change.tags)
                kept = enumerate(keyword_list(change.keywords))
                self.keywords[unit] = {("copied", atom.key, place): (*pair, atom.began) for place, pair in kept}
            case text.GainKeywords():
                self._gain(atom, change.keywords)
            case text.LoseKeyword():
                self._lose(unit, [key for key, found in self.keywords[unit].items() if found[0] == change.keyword])
            case text.LoseAbilities():
                self._strip(unit)
            case text.OnlyKeywords():
                self._strip(unit)
                self._gain(atom, change.keywords)

    def _strip(self, unit: str) -> None:
        self._lose(unit, list(self.keywords[unit]))
        self.stripped |= {unit}

    def _lose(self, unit: str, instances: list[Hashable]) -> None:
        """Keywords go, and the bonuses that they gave go with them."""
        for instance in instances:
            del self.keywords[unit][instance]
            self.added[unit].pop(("bonus", unit, instance), None)

    def _gain(self, atom: Atom, keywords: tuple[str, ...]) -> None:
        for place, keyword in enumerate(keywords):
            self.keywords[atom.unit][("given", atom.key, place)] = (
                *parse_keyword(keyword), atom.began
            )  # fmt: skip


def bonus_atoms(running: Running, unit: Unit) -> list[Atom]:
    """The bonuses of the Assault and Shield keywords that a unit has here (807.1.c, 814.1.c)."""
    return [
        Atom(("bonus", unit.name, key), unit.name, 2, stamp, instance=key, amount=value)
        for key, (name, value, stamp) in running.keywords[unit.name].items()
        if unit.designation is not None and BONUS_KEYWORDS.get(name) == unit.designation
    ]
