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

Instance = tuple[str, int, int]  # a keyword's name, value and the moment the unit got it
BONUS_KEYWORDS = {"Assault": "attacker", "Shield": "defender"}


@dataclass(frozen=True)
class Atom:
    """One effect on one unit. ``key`` tells atoms apart; a keyword's own bonus has no effect but an ``instance``.

    ``began`` is the timestamp of the effect, ``got`` the moment at which it came to this unit.
    """

    key: Hashable
    unit: str
    step: int
    began: int
    effect: Effect | None = None
    instance: Hashable = None
    amount: int = 0
    got: int = 0

    @property
    def cause(self) -> Hashable:
        """What has the timestamp: the effect, or the atom itself where it is a bonus or a buff."""
        return self.key if self.effect is None else self.effect.number

    @property
    def asks(self) -> bool:
        """Whether it applies only while somebody has what effects can alter: enough Might, or a keyword."""
        return self.effect is not None and any(
            isinstance(each, text.Mighty | text.MightAtLeast | text.HasKeyword) for each in self.effect.conditions
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
    copies: dict[str, int] = field(default_factory=dict)  # the units that are copies, and the effects that made them so
    losses_wait: bool = False
    might_is_copied: bool = False
    texts_lost: bool = True  # whether text that a unit has lost is gone; if not, it counts as if it were still there
    circle: frozenset[Hashable] = frozenset()  # atoms that read in a circle, if none may see what the others add
    staying: frozenset[int] = frozenset()  # effects that, once applied, do so whatever becomes of their conditions
    begun: frozenset[int] = frozenset()  # those of them that have been applied
    frozen: dict[Hashable, int] = field(default_factory=dict)  # what these add, from when the first has been applied

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
            self.stripped, dict(self.copies), self.losses_wait, self.might_is_copied, self.texts_lost, self.circle,
            self.staying, self.begun, self.frozen,
        )  # fmt: skip

    def might(self, unit: str) -> int:
        """A unit's Might here; away from the board the printed one (711)."""
        if not self.board.units[unit].on_board:
            return self.board.units[unit].might
        return self.start[unit] + sum(self.added[unit].values())

    def might_read(self, unit: str, reader: Hashable = None) -> int | None:
        """The Might that an effect reads: at least 0 (143.2.b), and none away from the board (359.3.e.12)."""
        if not self.board.units[unit].on_board:
            return None
        circle = self.circle if reader in self.circle else ()
        hidden = sum(amount for key, amount in self.added[unit].items() if key in circle)
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
            or (group.here and source is not None and not self.in_one_place(unit, source))
        ):
            return False
        return (
            (group.keyword is None or self.has(unit, group.keyword))
            and (group.tag is None or group.tag in self.tags[unit])
            and (not group.buffed or bool(units[unit].buffs))
        )

    def in_one_place(self, unit: str, other: str) -> bool:
        """Whether two units are at one location; each player has a base of their own, where the player's units are."""
        place = self.board.units[unit].location
        return place == self.board.units[other].location and (
            place != "base" or self.controller[unit] == self.controller[other]
        )

    def count(self, group: text.Group, source: str | None, controller: str) -> int:
        """How many units on the board a group takes in."""
        names = [name for name, unit in self.board.units.items() if unit.on_board]
        return sum(self.in_group(group, name, source, controller) for name in names)

    def holds(self, condition: text.Condition, source: str | None) -> bool:
        """Whether a condition is met here; of a new object off the board (124) at most one about its Might (711)."""
        name = condition.unit or source
        assert name is not None, "a condition without a unit needs a source"
        unit = self.board.units[name]
        if unit.zone != "board" and not (
            self.board.mighty_elsewhere and isinstance(condition, text.Mighty | text.MightAtLeast)
        ):
            return False
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
            case text.Empowered():
                return unit.empowered
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
            if not self.has_text(effect):
                return False
            if effect.group is not None and not self.in_group(effect.group, atom.unit, effect.source, ""):
                return False
        elif effect.group is not None and not self.in_group(effect.group, atom.unit, None, effect.controller):
            return False
        return effect.number in self.begun or all(
            self.holds(condition, effect.source) for condition in effect.conditions
        )

    def has_text(self, effect: Effect) -> bool:
        """Whether the source of a passive ability has it as its text here, neither lost nor replaced by a copy's."""
        source = effect.source
        if source is None or not self.texts_lost:
            return True
        return source not in self.stripped and self.copies.get(source) == effect.of_copy

    def _bonus_counts(self, atom: Atom) -> bool:
        found = self.keywords[atom.unit].get(atom.instance)
        designation = self.board.units[atom.unit].designation
        return found is not None and designation is not None and BONUS_KEYWORDS[found[0]] == designation

    def amount(
        self, change: text.Change, unit: str, source: str | None, controller: str, reader: Hashable = None
    ) -> int:
        """How much Might a change would add to a unit here (477.3): negative for a decrease."""
        if reader in self.frozen:
            return self.frozen[reader]
        now = self.might(unit)
        match change:
            case Fixed():
                return change.amount
            case text.IncreaseTo():
                goal = self.might_read(change.might_of, reader) if change.might_of else change.might or 0
                return 0 if goal is None else max(0, goal - now)
            case text.Decrease():
                room = change.amount if change.minimum is None else min(change.amount, now - change.minimum)
                return -max(0, room)
            case text.Increase():
                size = change.amount * (self.count(change.per, source, controller) if change.per else 1)
                if change.might_of:
                    size += self.might_read(change.might_of, reader) or 0
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
            return self.amount(change, atom.unit, effect.source, effect.controller, atom.key)
        return change

    def _losses(self, unit: str, keyword: str | None) -> Any:
        """What a loss takes away here: one fixed answer, or under the other reading all that was given before it."""
        if not self.losses_wait:
            return "loses"
        found = self.keywords[unit].items()
        lost: set[Hashable] = {key for key, (name, _, _) in found if keyword in (None, name)}
        if keyword is None and unit not in self.stripped:
            lost |= {
                each.number for each in self.board.effects
                if each.passive and each.source == unit and self.has_text(each)
            }  # fmt: skip
        return frozenset(lost)

    def apply(self, atom: Atom) -> None:
        """Apply the atom here; it must be applicable."""
        effect, unit = atom.effect, atom.unit
        change = effect.change if effect else None
        if effect is not None and effect.number in self.staying:
            self.begun |= {effect.number}
        if atom.step >= 2:
            amount = atom.amount
            if effect is not None:
                amount = self.amount(effect.change, unit, effect.source, effect.controller, atom.key)
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
                self._copy(atom, change)
            case text.GainKeywords():
                self._gain(atom, change.keywords)
            case text.LoseKeyword():
                self._lose(unit, [key for key, found in self.keywords[unit].items() if found[0] == change.keyword])
            case text.LoseAbilities():
                self._strip(unit)
            case text.OnlyKeywords():
                self._strip(unit)
                self._gain(atom, change.keywords)

    def _copy(self, atom: Atom, copied: Copied) -> None:
        """Printed traits and text give way to those of another (477.1.b)."""
        assert atom.effect is not None
        unit = atom.unit
        if self.might_is_copied:
            self.start[unit] = copied.might
        self.tags[unit] = frozenset(copied.tags)
        kept = enumerate(keyword_list(copied.keywords))
        self.keywords[unit] = {("copied", atom.key, place): (*pair, atom.got) for place, pair in kept}
        self.copies[unit] = atom.effect.number

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
                *parse_keyword(keyword), atom.got
            )  # fmt: skip


def bonus_atoms(running: Running, unit: Unit) -> list[Atom]:
    """The bonuses of the Assault and Shield keywords that a unit has here (807.1.c, 814.1.c).

    Each is an effect with a condition: it begins when the unit has both the keyword and the designation.
    """
    return [
        Atom(("bonus", unit.name, key), unit.name, 2, max(stamp, unit.designated_at), instance=key, amount=value)
        for key, (name, value, stamp) in running.keywords[unit.name].items()
        if unit.designation is not None and BONUS_KEYWORDS.get(name) == unit.designation
    ]
