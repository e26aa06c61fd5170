"""Generated scenarios: a few units, a few effects, some turning points, and then questions.

Written against one small interface, ``Draw``, so that a plain random source (fast, for thousands of boards) and
Hypothesis (which shrinks what it finds) drive the same generator. Numbers crowd around 0, 1, 4, 5 and the thresholds.
"""

import random
from collections.abc import Sequence
from typing import Any, Protocol, TypeVar

from hypothesis import strategies as st

from conformance.vocabulary import Operation, actions, questions, text

T = TypeVar("T")
NAMES = ("U", "V", "W")
MIGHTS = (4, 5, 3, 4, 5, 2, 1, 0, 6)
THRESHOLDS = (5, 4, 6, 5, 3, 1)
KEYWORDS = ("Tank", "Shield", "Shield 2", "Assault", "Tank", "Shield")
BARE = ("Tank", "Shield", "Assault")
DURATIONS: tuple[Any, ...] = ("this turn", "this turn", "for good", "this combat")


class Draw(Protocol):
    """Where a generator gets its choices from."""

    def integer(self, lo: int, hi: int) -> int:
        """Draw a whole number between ``lo`` and ``hi``, both included."""
        ...


class Plain:
    """Choices from a plain random source with a seed."""

    def __init__(self, seed: int) -> None:
        """Seed the source."""
        self._source = random.Random(seed)

    def integer(self, lo: int, hi: int) -> int:
        """Draw a whole number between ``lo`` and ``hi``, both included."""
        return lo + int(self._source.random() * (hi - lo + 1))


class Drawn:
    """Choices from Hypothesis."""

    def __init__(self, draw: Any) -> None:
        """Take the ``draw`` function of a composite strategy."""
        self._draw = draw

    def integer(self, lo: int, hi: int) -> int:
        """Draw a whole number between ``lo`` and ``hi``, both included."""
        number: int = self._draw(st.integers(lo, hi))
        return number


def pick(draw: Draw, options: Sequence[T]) -> T:
    """One of several options; the first is the simplest."""
    return options[draw.integer(0, len(options) - 1)]


def chance(draw: Draw, percent: int) -> bool:
    """Whether something comes about, so often in a hundred."""
    return draw.integer(1, 100) > 100 - percent


class Builder:
    """Builds one scenario, step by step."""

    def __init__(self, draw: Draw, units: int) -> None:
        """Draw from ``draw``; the board has ``units`` units."""
        self.draw = draw
        self.names = NAMES[:units]
        self.operations: list[Operation] = []
        self.effects: list[str] = []
        self.over: set[str] = set()
        self.control_changes = chance(draw, 8)

    # ------------------------------------------------------------- parts

    def unit(self) -> str:
        """A unit of the board."""
        return pick(self.draw, self.names)

    def other(self, unit: str) -> str:
        """Another unit where there is one."""
        return pick(self.draw, [name for name in self.names if name != unit] or [unit])

    def name(self) -> str:
        """A new effect's name."""
        self.effects.append(f"e{len(self.effects) + 1}")
        return self.effects[-1]

    def place_units(self) -> None:
        """Put the units on the board, some with a keyword, some of the other player."""
        draw = self.draw
        for name in self.names:
            keywords = (pick(draw, KEYWORDS),) if chance(draw, 30) else ()
            controller = "B" if len(self.names) > 1 and chance(draw, 25) else "A"
            tags = ("Mech",) if chance(draw, 15) else ()
            self.operations.append(
                actions.Unit(unit=name, might=pick(draw, MIGHTS), controller=controller, keywords=keywords, tags=tags)
            )
        for name in self.names:
            if chance(draw, 40):
                self.operations.append(self.designation(name))

    def designation(self, unit: str) -> actions.Designate:
        """A unit becomes a defender, sometimes an attacker."""
        designation: Any = "attacker" if chance(self.draw, 25) else "defender"
        return actions.Designate(unit=unit, designation=designation)

    def arithmetic(self, limited: int) -> Any:
        """An increase or a decrease, so often in a hundred with a limit."""
        draw = self.draw
        amount = pick(draw, (1, 2, 3, 1, 2, 4))
        with_limit = chance(draw, limited)
        kind = draw.integer(0, 5)
        if kind in (0, 1):
            if chance(draw, 3):
                amount = -amount
            return text.Increase(amount=amount, maximum=pick(draw, THRESHOLDS) if with_limit else None)
        if kind in (2, 3):
            return text.Decrease(amount=amount, minimum=pick(draw, (1, 0, 2, 4)) if with_limit else None)
        return text.IncreaseTo(might=pick(draw, THRESHOLDS))

    def reading(self, unit: str) -> Any:
        """An increase whose size is read off the board."""
        draw = self.draw
        if len(self.names) > 1 and chance(draw, 50):
            return text.Increase(amount=0, might_of=self.other(unit))
        group = text.Group(keyword="Tank") if chance(draw, 50) else text.Group(buffed=True)
        return text.Increase(amount=1, per=group)

    def ability(self) -> Any:
        """Keywords that come or go."""
        draw = self.draw
        kind = draw.integer(0, 7)
        if kind <= 3:
            return text.GainKeywords(keywords=(pick(draw, KEYWORDS),))
        if kind <= 5:
            return text.LoseKeyword(keyword=pick(draw, BARE))  # type: ignore[arg-type]
        if kind == 6:
            return text.LoseAbilities()
        return text.OnlyKeywords(keywords=(pick(draw, KEYWORDS),))

    def trait(self) -> Any:
        """Might that is set, a tag, or now and then a controller."""
        kind = self.draw.integer(0, 5)
        if kind <= 3:
            return text.SetMight(might=pick(self.draw, MIGHTS))
        if kind == 4 and self.control_changes:
            return text.ChangeController(player=pick(self.draw, ("B", "A")))
        return text.AddTag(tag=pick(self.draw, ("Yordle", "Mech")))

    def condition(self, unit: str | None) -> Any:
        """Something that must hold; of the source, or of a named unit."""
        draw = self.draw
        about = unit if unit is None or chance(draw, 70) else self.other(unit)
        if about is None and chance(draw, 30):
            about = self.unit()
        kind = draw.integer(0, 9)
        if kind <= 3:
            return text.Mighty(unit=about)
        if kind <= 5:
            return text.MightAtLeast(unit=about, might=pick(draw, THRESHOLDS))
        if kind == 6:
            return text.HasKeyword(unit=about, keyword=pick(draw, BARE))  # type: ignore[arg-type]
        if kind == 7:
            return text.Designated(unit=about)
        if kind == 8 and not self.control_changes:
            return text.Alone(unit=about)
        return text.Buffed(unit=about)

    # ------------------------------------------------------------- effects

    def spell(self) -> actions.Give:
        """The effect of a spell, limited by what it finds or not."""
        unit = self.unit()
        kind = self.draw.integer(0, 9)
        change: Any
        if kind <= 4:
            change = self.arithmetic(limited=50)
        elif kind <= 6:
            change = self.trait()
        elif kind <= 8:
            change = self.ability()
        else:
            change = self.reading(unit)
        return actions.Give(unit=unit, change=change, lasts=pick(self.draw, DURATIONS), effect=self.name())

    def passive(self) -> actions.Passive:
        """A passive ability: of a unit or of something else, on one unit or a group, with a condition or without."""
        draw = self.draw
        unit = self.unit()
        kind = draw.integer(0, 9)
        change: Any
        if kind <= 4:
            change = self.arithmetic(limited=60)
        elif kind == 5:
            change = self.trait()
        elif kind <= 8:
            change = self.ability()
        else:
            change = self.reading(unit)
        takes_away = isinstance(change, text.LoseAbilities | text.OnlyKeywords)
        source = None if takes_away or chance(draw, 40) else unit
        group: text.Group | None = None
        units: tuple[str, ...] = ()
        reads_one = getattr(change, "might_of", None) is not None
        if chance(draw, 30) and not reads_one:
            group = self.group(source)
        elif source is None or (chance(draw, 20) and not reads_one):
            units = (self.other(unit) if source else unit,)
        conditional = chance(draw, 45)
        about = None if source else unit
        conditions = (self.condition(about),) if conditional else ()
        return actions.Passive(
            effect=self.name(), change=change, source=source, units=units, group=group, conditions=conditions
        )

    def group(self, source: str | None) -> text.Group:
        """Some group of units."""
        kind = self.draw.integer(0, 5)
        if kind <= 1:
            return text.Group()
        if kind == 2:
            return text.Group(keyword=pick(self.draw, BARE))  # type: ignore[arg-type]
        if kind == 3:
            return text.Group(tag="Mech")
        if kind == 4 and source is not None:
            return text.Group(who="other friendly")
        return text.Group(who="friendly")

    def effect(self) -> Operation:
        """One more effect of any kind."""
        draw = self.draw
        kind = draw.integer(0, 19)
        unit = self.unit()
        if kind <= 7:
            return self.passive()
        if kind <= 15:
            return self.spell()
        if kind == 16:
            return actions.Double(unit=unit, lasts=pick(draw, DURATIONS), effect=self.name())
        if kind == 17 and len(self.names) > 1:
            return actions.Swap(first=unit, second=self.other(unit), lasts=pick(draw, DURATIONS), effect=self.name())
        if kind == 18:
            return self.together()
        return actions.Buff(unit=unit)

    def together(self) -> actions.Together:
        """Two effects that begin at the same moment, neither of which settles an amount."""
        both: list[actions.Give | actions.Passive] = []
        while len(both) < 2:
            one = self.passive() if chance(self.draw, 60) else self.spell()
            if isinstance(one, actions.Give) and self.settles_an_amount(one.change):
                one = actions.Give(unit=one.unit, change=text.Increase(amount=1), effect=one.effect)
            both.append(one)
        return actions.Together(actions=tuple(both))

    @staticmethod
    def settles_an_amount(change: text.Change) -> bool:
        """Whether a spell's change is worked out from the board when it resolves."""
        if isinstance(change, text.Increase):
            return change.maximum is not None or change.might_of is not None or change.per is not None
        return isinstance(change, text.IncreaseTo) or (isinstance(change, text.Decrease) and change.minimum is not None)

    def rivals(self) -> list[Operation]:
        """Two passive abilities on one unit between which only their timestamps decide, the older perhaps renewed."""
        draw, unit = self.draw, self.unit()
        sort = draw.integer(0, 2)
        changes: tuple[Any, Any] = (
            (text.SetMight(might=pick(draw, MIGHTS)), text.SetMight(might=pick(draw, MIGHTS))),
            (text.OnlyKeywords(keywords=("Tank",)), text.OnlyKeywords(keywords=(pick(draw, KEYWORDS),))),
            (text.IncreaseTo(might=pick(draw, THRESHOLDS)), text.Increase(amount=2, maximum=pick(draw, (6, 5)))),
        )[sort]
        conditions = (text.Designated(unit=unit),) if chance(draw, 30) else ()
        older, newer = (
            actions.Passive(effect=self.name(), change=change, units=(unit,), conditions=conditions if first else ())
            for change, first in zip(changes, (True, False), strict=True)
        )
        renewal: list[Operation] = []
        if conditions:
            renewal = [actions.EndCombat(), self.designation(unit)]
        elif chance(draw, 50):
            renewal = [actions.Inactivate(effect=older.effect), actions.Reactivate(effect=older.effect)]
        return [older, newer, *renewal]

    def turning_point(self) -> list[Operation]:
        """Something ends, or changes state."""
        draw = self.draw
        kind = draw.integer(0, 6)
        alive = [name for name in self.effects if name not in self.over]
        if kind <= 1 and alive:
            name = pick(draw, alive)
            self.over.add(name)
            return [actions.EndEffect(effect=name)]
        if kind <= 3 and alive:
            name = pick(draw, alive)
            later = [actions.Reactivate(effect=name)] if chance(draw, 70) else []
            if not later:
                self.over.add(name)
            return [actions.Inactivate(effect=name), *later]
        if kind == 4:
            return [self.designation(self.unit())]
        if kind == 5:
            return [actions.EndCombat()]
        return [actions.EndTurn()]

    def questions(self) -> list[Operation]:
        """Everything that can be asked of every unit."""
        asked: list[Operation] = []
        for name in self.names:
            asked += [
                questions.Might(unit=name), questions.IsMighty(unit=name), questions.BecameMighty(unit=name),
                questions.Keywords(unit=name), questions.Tags(unit=name), questions.Controller(unit=name),
            ]  # fmt: skip
        return asked


def scenario(draw: Draw, effects: int = 4) -> list[Operation]:
    """Generate a scenario.

    Args:
        draw: where choices come from.
        effects: the greatest number of effects.

    Returns:
        Operations on one to three units, ending in questions.
    """
    build = Builder(draw, pick(draw, (1, 2, 1, 2, 3)))
    build.place_units()
    asks_between = chance(draw, 25)
    for _ in range(draw.integer(1, effects)):
        build.operations.append(build.effect())
        if chance(draw, 20):
            build.operations += build.turning_point()
        elif chance(draw, 5):
            build.operations += build.rivals()
        if asks_between:
            build.operations += [questions.Might(unit=name) for name in build.names]
    for _ in range(draw.integer(0, 2)):
        build.operations += build.questions()[:2]
        build.operations += build.turning_point()
    return [*build.operations, *build.questions()]


def plain_scenario(seed: int, effects: int = 4) -> list[Operation]:
    """The scenario with this seed."""
    return scenario(Plain(seed), effects)


@st.composite
def scenarios(draw: Any, effects: int = 4) -> list[Operation]:
    """Scenarios for Hypothesis."""
    return scenario(Drawn(draw), effects)
