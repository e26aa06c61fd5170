"""Every way in which a scenario could be decided where the rules leave something open.

The model asks for a decision by name the first time it needs one. The same name has the same answer throughout one
run, and the scenario is run again until every decision that was asked for has been taken in every way.
"""

from collections.abc import Callable, Hashable, Iterator, Sequence
from typing import TypeVar

T = TypeVar("T")


class World:
    """One run's decisions: those prescribed, and the first option for any other that comes up."""

    def __init__(self, prescribed: Sequence[tuple[Hashable, int]] = ()) -> None:
        """Take over decisions as pairs of a name and the index of the option."""
        self._prescribed = dict(prescribed)
        self.trail: list[tuple[Hashable, int, int]] = []
        self.taken: dict[Hashable, int] = {}

    def known(self, name: Hashable, count: int) -> int | None:
        """The option that this world has taken for the named decision among so many; None if it has not come up yet."""
        return self.taken.get((name, count))

    def choose(self, name: Hashable, options: Sequence[T]) -> T:
        """Return this world's option for the named decision, the same each time it is asked."""
        if len(options) == 1:
            return options[0]
        decision = (name, len(options))
        if decision not in self.taken:
            self.taken[decision] = self._prescribed.get(decision, 0)
            self.trail.append((decision, self.taken[decision], len(options)))
        return options[self.taken[decision]]


def every_world(play: Callable[[World], T]) -> Iterator[tuple[World, T]]:
    """Run ``play`` once in every world that it can tell apart, depth first."""
    waiting: list[list[tuple[Hashable, int]]] = [[]]
    while waiting:
        prefix = waiting.pop()
        world = World(prefix)
        yield world, play(world)
        taken = [(name, option) for name, option, _ in world.trail]
        for place in range(len(prefix), len(world.trail)):
            name, _, count = world.trail[place]
            waiting.extend([*taken[:place], (name, option)] for option in range(1, count))
