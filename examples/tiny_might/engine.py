"""A small engine for Might: bonuses and penalties, buffs, a few keywords, and who is Mighty.

It has no battlefields, no damage, no passive abilities and no layers: a unit's Might is its printed Might and the sum
of what lies on it.
"""

from dataclasses import dataclass, field

MIGHTY = 5
WITH_VALUE = {"Shield": "defender", "Assault": "attacker"}
"""Keywords that are worth Might, and the designation under which they are."""


class RulesError(Exception):
    """Somebody tried what the rules forbid."""

    def __init__(self, rule: str, reason: str) -> None:
        super().__init__(reason)
        self.rule = rule
        self.reason = reason


@dataclass
class Effect:
    """What lies on a unit: more or less Might, or keywords with their values; ``until`` the turn or combat ends."""

    until: str
    amount: int = 0
    keywords: dict[str, int] = field(default_factory=dict)


@dataclass
class Unit:
    """A unit in play."""

    printed: int
    controller: str
    keywords: dict[str, int]
    effects: list[Effect] = field(default_factory=list)
    buffs: int = 0
    designation: str = ""
    was_mighty: bool = False
    became_mighty: int = 0

    def keyword(self, name: str) -> int:
        """The summed value of a keyword."""
        return self.keywords.get(name, 0) + sum(effect.keywords.get(name, 0) for effect in self.effects)

    def might(self) -> int:
        """The unit's Might now; negative where the penalties are larger."""
        fighting = sum(self.keyword(name) for name, when in WITH_VALUE.items() if when == self.designation)
        return self.printed + self.buffs + fighting + sum(effect.amount for effect in self.effects)


class Game:
    """The units in play, by name."""

    def __init__(self) -> None:
        self.units: dict[str, Unit] = {}

    def enter(self, name: str, unit: Unit) -> None:
        """A unit enters play; being Mighty from the start is no event."""
        unit.was_mighty = unit.might() >= MIGHTY
        self.units[name] = unit

    def alter(self, name: str, effect: Effect) -> None:
        """Lay an effect on a unit."""
        self.units[name].effects.append(effect)
        self._look_for_mighty()

    def change_might(self, name: str, amount: int, until: str, limit: int | None = None) -> None:
        """Give a unit more or less Might, no more than takes it to the limit; fixed at this moment."""
        if limit is not None:
            room = limit - self.units[name].might()
            amount = max(0, min(amount, room)) if amount > 0 else min(0, max(amount, room))
        self.alter(name, Effect(until, amount))

    def double(self, name: str, until: str) -> None:
        """Give a unit as much Might as it has."""
        self.change_might(name, max(0, self.units[name].might()), until)

    def buff(self, name: str) -> None:
        """Buff a unit that has no buff."""
        self.units[name].buffs = 1
        self._look_for_mighty()

    def spend_buff(self, player: str, name: str) -> None:
        """A player spends the buff of a unit.

        Raises:
            RulesError: the unit has none, or is not the player's.
        """
        unit = self.units[name]
        if not unit.buffs:
            raise RulesError("702.2.b.1", f"{name} has no buff")
        if unit.controller != player:
            raise RulesError("702.2.b.2", f"{name} is not controlled by {player}")
        unit.buffs = 0

    def designate(self, name: str, designation: str) -> None:
        """A unit attacks or defends."""
        self.units[name].designation = designation
        self._look_for_mighty()

    def end_combat(self) -> None:
        """Nobody attacks or defends any more; then what was for the combat ends."""
        for unit in self.units.values():
            unit.designation = ""
        self._end("this combat")

    def end_turn(self) -> None:
        """What was for the turn ends."""
        self._end("this turn")

    def _end(self, until: str) -> None:
        for unit in self.units.values():
            unit.effects = [effect for effect in unit.effects if effect.until != until]
        self._look_for_mighty()

    def _look_for_mighty(self) -> None:
        for unit in self.units.values():
            is_mighty = unit.might() >= MIGHTY
            unit.became_mighty += is_mighty and not unit.was_mighty
            unit.was_mighty = is_mighty
