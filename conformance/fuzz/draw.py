"""Where generators get their choices from: one small interface, and the two drivers behind it.

A generator asks for nothing but whole numbers between two bounds. A plain source of such numbers makes a campaign
fast and a seed reproducible; Hypothesis, behind the same interface, makes what a campaign found small.
"""

from collections.abc import Callable
from functools import cache
from typing import Any, Protocol

_MASK = (1 << 64) - 1


class Draw(Protocol):
    """Where a generator gets its choices from."""

    def integer(self, lo: int, hi: int) -> int:
        """Draw a whole number between ``lo`` and ``hi``, both included; there are fewer than 2**32 of them."""
        ...


class Plain:
    """Numbers that follow from a seed alone: the same on every machine and under every version of Python.

    Nothing but arithmetic on whole numbers goes into them. A seed is scrambled first, so that seeds next to each other
    have nothing in common; then a linear congruential generator runs on 64 bits, of which the upper half is used.
    """

    __slots__ = ("_state",)

    def __init__(self, seed: int) -> None:
        """Begin where the seed says."""
        self._state = scrambled(seed)

    def integer(self, lo: int, hi: int) -> int:
        """Draw a whole number between ``lo`` and ``hi``, both included."""
        self._state = state = (self._state * 6364136223846793005 + 1442695040888963407) & _MASK
        return lo + ((state >> 32) * (hi - lo + 1) >> 32)


class Recording(Plain):
    """The same numbers, kept as they are drawn, so that another driver can begin with them."""

    __slots__ = ("choices",)

    def __init__(self, seed: int) -> None:
        """Begin where the seed says, with nothing drawn."""
        super().__init__(seed)
        self.choices: list[int] = []

    def integer(self, lo: int, hi: int) -> int:
        """Draw a whole number between ``lo`` and ``hi``, both included."""
        number = super().integer(lo, hi)
        # Hypothesis, too, makes no choice where there is only one.
        if lo < hi:
            self.choices.append(number)
        return number


class Drawn:
    """Numbers that Hypothesis chooses."""

    __slots__ = ("_draw",)

    def __init__(self, draw: Callable[[Any], Any]) -> None:
        """Take the ``draw`` function of a composite strategy."""
        self._draw = draw

    def integer(self, lo: int, hi: int) -> int:
        """Draw a whole number between ``lo`` and ``hi``, both included."""
        number: int = self._draw(_integers(lo, hi))
        return number


def scrambled(seed: int) -> int:
    """Turn a seed into 64 bits that tell nothing of it, as SplitMix64 does."""
    bits = (seed + 1) * 0x9E3779B97F4A7C15 & _MASK
    bits = (bits ^ (bits >> 30)) * 0xBF58476D1CE4E5B9 & _MASK
    bits = (bits ^ (bits >> 27)) * 0x94D049BB133111EB & _MASK
    return bits ^ (bits >> 31)


@cache
def _integers(lo: int, hi: int) -> Any:
    # Imported when it is needed: a campaign that finds nothing never does, and it takes longer than a start may.
    from hypothesis import strategies

    return strategies.integers(lo, hi)
