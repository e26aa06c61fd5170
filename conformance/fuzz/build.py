"""A case in the making: the operations so far and the names that they have introduced."""

from collections.abc import Callable, Sequence
from typing import TypeVar

from conformance.fuzz.draw import Draw
from conformance.vocabulary import Operation
from conformance.vocabulary.actions import Battlefield, Equipment, Players, Unit
from conformance.vocabulary.words import Zone

T = TypeVar("T")
UNITS = ("U", "V", "W", "X", "Y", "Z")
GEARS = ("G", "H")
FIELDS = ("F", "E")
MIGHTS = (4, 3, 5, 2, 4, 1, 5, 0, 6)
"""Printed Mights: 4 and 5 lie on either side of Mighty, 0 and 1 next to what decreases stop at."""


class Build:
    """Builds one case, operation by operation.

    The first of several options is always the simplest, so that shrinking, which lowers the numbers that are drawn,
    leads to simple cases.
    """

    __slots__ = ("draw", "effects", "fields", "gears", "integer", "operations", "players", "units")

    def __init__(self, draw: Draw) -> None:
        """Begin with an empty board; choices come from ``draw``."""
        self.draw = draw
        self.integer = draw.integer
        self.operations: list[Operation] = []
        self.players: tuple[str, ...] = ("A", "B")
        self.units: list[str] = []
        self.gears: list[str] = []
        self.fields: list[str] = []
        self.effects: list[str] = []

    # ------------------------------------------------------------- choices

    def pick(self, options: Sequence[T]) -> T:
        """One of several options; the first is the simplest."""
        return options[self.integer(0, len(options) - 1)]

    def chance(self, percent: int) -> bool:
        """Whether something comes about, so often in a hundred."""
        return self.integer(0, 99) >= 100 - percent

    def play(self, options: "Sequence[Callable[[Build], None]]", most: int, going: int = 4) -> None:
        """Carry out some of several steps, one after the other.

        Each is preceded by the choice to go on, ``going`` times in one more, so that shrinking can cut out a step with
        all that belongs to it.
        """
        for _ in range(most):
            if not self.integer(0, going):
                return
            self.pick(options)(self)

    # ------------------------------------------------------------- names

    def player(self) -> str:
        """A player."""
        return self.pick(self.players)

    def unit(self) -> str:
        """A unit."""
        return self.pick(self.units)

    def other(self, unit: str) -> str:
        """Another unit, where there is one."""
        return self.pick([name for name in self.units if name != unit] or [unit])

    def card(self) -> str:
        """A unit or gear."""
        return self.pick([*self.units, *self.gears])

    def place(self) -> str:
        """A battlefield or the base."""
        return self.pick([*self.fields, "base"])

    def effect(self) -> str:
        """The name of a new effect."""
        name = f"e{len(self.effects) + 1}"
        self.effects.append(name)
        return name

    # ------------------------------------------------------------- the board

    def add(self, operation: Operation) -> None:
        """One more operation."""
        self.operations.append(operation)

    def seat_teams(self) -> None:
        """Four players in two teams, who sit in turn (489)."""
        self.players = ("A", "B", "C", "D")
        self.add(Players(players=self.players, teams=("1", "2", "1", "2")))

    def seat(self, number: int) -> None:
        """So many players, each for themselves."""
        self.players = ("A", "B", "C", "D")[:number]
        self.add(Players(players=self.players))

    def field(self, controller: str | None = None) -> str:
        """One more battlefield."""
        name = FIELDS[len(self.fields)]
        self.fields.append(name)
        self.add(Battlefield(battlefield=name, controller=controller))
        return name

    def place_unit(
        self,
        might: int | None = None,
        *,
        controller: str | None = None,
        zone: Zone = "board",
        location: str = "base",
        tags: tuple[str, ...] = (),
        keywords: tuple[str, ...] = (),
        damage: int = 0,
        stunned: bool = False,
    ) -> str:
        """One more unit; its Might and its controller are drawn where they are not given."""
        name = UNITS[len(self.units)]
        self.units.append(name)
        if might is None:
            might = self.pick(MIGHTS)
        if controller is None:
            controller = "B" if self.chance(25) else "A"
        self.add(
            Unit(
                unit=name,
                might=might,
                controller=controller,
                zone=zone,
                location=location,
                tags=tags,
                keywords=keywords,
                damage=damage,
                stunned=stunned,
            )
        )
        return name

    def place_gear(
        self,
        might_bonus: int = 0,
        *,
        controller: str = "A",
        location: str = "base",
        keywords: tuple[str, ...] = (),
        effect_text: tuple[str, ...] = (),
    ) -> str:
        """One more equipment."""
        name = GEARS[len(self.gears)]
        self.gears.append(name)
        self.add(
            Equipment(
                gear=name,
                might_bonus=might_bonus,
                controller=controller,
                location=location,
                keywords=keywords,
                effect_text=effect_text,
            )
        )
        return name
