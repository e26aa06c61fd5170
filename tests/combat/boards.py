"""Generated combats: up to four units on a side, and all that bears on the assignment of damage to them.

Each board is made twice from the same choices: as operations for an engine, and as the model's targets with the
numbers that those operations must come to.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field

from conformance.vocabulary import Operation, actions, text
from tests.model.boards import Draw, Plain, chance, pick

from .model import Doubling, Prevention, Target

MIGHTS = (2, 3, 1, 2, 4, 3, 0, 5)
SOURCES = (4, 3, 5, 6, 2, 8, 7, 1)
MOST = 10
FIELD = "F"


@dataclass
class Side:
    """One side of a combat: who assigns its damage, how much, and its units as the other side's targets."""

    player: str
    total: int = 0
    targets: list[Target] = field(default_factory=list)


@dataclass
class Combat:
    """A combat that is ready for assignment."""

    operations: list[Operation]
    attackers: Side
    defenders: Side

    def sides(self) -> Iterable[tuple[Side, Side]]:
        """Each side with the other, the attacker first (465.2.c)."""
        return (self.attackers, self.defenders), (self.defenders, self.attackers)


def plain_combat(seed: int, units: int = 4) -> Combat:
    """The combat of a seed."""
    return combat(Plain(seed), units)


def combat(draw: Draw, units: int = 4) -> Combat:
    """Generate a combat with up to so many units on one side and up to two on the other."""
    return _Builder(draw, units).build()


class _Builder:
    def __init__(self, draw: Draw, units: int) -> None:
        self.draw = draw
        self.units = units
        self.before: list[Operation] = [actions.Battlefield(battlefield=FIELD)]
        self.after: list[Operation] = []
        self.effects = 0
        self.teams = chance(draw, 20)
        self.totals = {"attacker": 0, "defender": 0}
        self.ignored: dict[str, str] = {}
        self.deadly: set[str] = set()
        self.unordered = False
        if self.teams:
            self.before.insert(0, actions.Players(players=("A", "B", "C", "D"), teams=("1", "2", "1", "2")))

    def build(self) -> Combat:
        """Make the units of both sides, then put everything in order."""
        draw = self.draw
        many_defend = not chance(draw, 40)
        attackers, defenders = Side("A"), Side("B")
        for side, role in ((attackers, "attacker"), (defenders, "defender")):
            if chance(draw, 4):
                self.ignored[role] = self.ignore(side.player)
            if chance(draw, 4):
                self.deadly.add(role)
                standing = actions.AnyAmountKills(player=side.player, effect=self.name())
                self.stage(standing)
        for role in ("attacker", "defender"):
            many = many_defend == (role == "defender")
            number = draw.integer(1, self.units) if many else draw.integer(1, 2)
            for place in range(number):
                side = attackers if role == "attacker" else defenders
                side.targets.append(self.unit(f"{role[0].upper()}{place + 1}", role, many))
        start = actions.StartCombat(battlefield=FIELD, attacker="A")
        attackers.total, defenders.total = self.totals["attacker"], self.totals["defender"]
        return Combat([*self.before, start, *self.after], attackers, defenders)

    def ignore(self, player: str) -> str:
        """A player ignores Tank or Backline here."""
        keyword = pick(self.draw, ("Tank", "Backline"))
        self.stage(actions.IgnoreKeyword(player=player, effect=self.name(), keyword=keyword, battlefield=FIELD))  # type: ignore[arg-type]
        return keyword

    def name(self) -> str:
        """A new effect's name."""
        self.effects += 1
        return f"e{self.effects}"

    def stage(self, operation: Operation) -> None:
        """Carry an operation out before or after the combat has opened."""
        (self.after if chance(self.draw, 50) else self.before).append(operation)

    def unit(self, name: str, role: str, many: bool) -> Target:
        """One unit: its operations, and what it amounts to."""
        draw = self.draw
        player = "A" if role == "attacker" else "B"
        might = printed = pick(draw, MIGHTS if many else SOURCES)
        keywords: list[str] = []
        for keyword in ("Tank", "Backline"):
            if chance(draw, 30):
                keywords += [keyword] * (2 if chance(draw, 10) else 1)
        if chance(draw, 12):
            value = draw.integer(1, 3)
            keywords.append(f"{'Assault' if role == 'attacker' else 'Shield'} {value}")
            might += value
        if chance(draw, 6):
            keywords.append("Shield 2" if role == "attacker" else "Assault 2")
        stunned = chance(draw, 8)
        later = chance(draw, 20)
        weaker = draw.integer(1, 6) if chance(draw, 10) else 0
        might -= weaker
        marked = 0
        if chance(draw, 25):
            marked = draw.integer(1, 2) if chance(draw, 20) else min(2, max(0, might - 1))
        if not stunned and max(0, might) + self.totals[role] > MOST:
            stunned = True
        self.before.append(
            actions.Unit(
                unit=name, might=printed, controller=player, location=FIELD, damage=marked,
                keywords=() if later else tuple(keywords), stunned=stunned and not later,
            )
        )  # fmt: skip
        if later:
            if keywords:
                self.stage(actions.Give(unit=name, change=text.GainKeywords(keywords=tuple(keywords))))
            if stunned:
                self.stage(actions.Stun(unit=name))
        if weaker:
            self.stage(actions.Give(unit=name, change=text.Decrease(amount=weaker)))
        if chance(draw, 4):
            lost = pick(draw, ("Tank", "Backline"))
            self.after.append(actions.Give(unit=name, change=text.LoseKeyword(keyword=lost)))  # type: ignore[arg-type]
            keywords = [each for each in keywords if each != lost]
        if self.teams and chance(draw, 40):
            player = "C" if role == "attacker" else "D"
            self.after.append(actions.Give(unit=name, change=text.ChangeController(player=player)))
        if not stunned:
            self.totals[role] += max(0, might)
        lethal_already = marked > 0 and marked >= might
        immune, ordered = False, True
        replacements: tuple[Prevention | Doubling, ...] = ()
        if not lethal_already and chance(draw, 35):
            immune = chance(draw, 20)
            ordered = self.unordered or not chance(draw, 8)
            replacements = self.in_order(name, player) if ordered else self.without_order(name)
        if immune:
            self.stage(actions.CannotBeDealtDamage(unit=name, effect=self.name()))
        other = "defender" if role == "attacker" else "attacker"
        kept = [each for each in keywords if each != self.ignored.get(other)]
        return Target(
            name, might, player, marked, "Tank" in kept, "Backline" in kept, immune, replacements,
            other in self.deadly, ordered,
        )  # fmt: skip

    def without_order(self, name: str) -> tuple[Prevention | Doubling, ...]:
        """Prevention and doubling whose order has not been chosen: one unit a board, one effect of each kind."""
        self.unordered = True
        made = Prevention(self.name(), self.draw.integer(1, 4)), Doubling(self.name())
        self.stage(actions.Prevent(unit=name, effect=made[0].name, amount=made[0].amount))
        self.stage(actions.DoubleDamage(unit=name, effect=made[1].name))
        return made

    def in_order(self, name: str, player: str) -> tuple[Prevention | Doubling, ...]:
        """What replaces damage to a unit, in the order that its controller chooses."""
        draw = self.draw
        made = [self.replacement(name) for _ in range(pick(draw, (1, 1, 2, 2, 3)))]
        if len(made) > 1:
            for place in range(len(made) - 1, 0, -1):
                other = draw.integer(0, place)
                made[place], made[other] = made[other], made[place]
            order = tuple(one.name for one in made)
            self.after.append(actions.OrderReplacements(player=player, unit=name, effects=order))
        return tuple(made)

    def replacement(self, name: str) -> Prevention | Doubling:
        """One thing that replaces damage to a unit."""
        draw = self.draw
        effect = self.name()
        once = chance(draw, 30)
        kind = draw.integer(0, 9)
        if kind > 5:
            self.stage(actions.DoubleDamage(unit=name, effect=effect, once=once))
            return Doubling(effect, once)
        amount = draw.integer(1, 4) if kind < 5 else None
        self.stage(actions.Prevent(unit=name, effect=effect, amount=amount, once=once))
        return Prevention(effect, amount, once)
