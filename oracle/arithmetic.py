"""How much an effect adds to or takes from a Might (477.3, 432, 433)."""

from oracle.characteristics import View, actual, count
from oracle.objects import Effect, State


def increase_within(amount: int, maximum: int | None, might: int) -> int:
    """The part of an increase that its maximum lets through at this Might; never negative (477.3.c)."""
    if maximum is not None:
        amount = min(amount, maximum - might)
    return max(0, amount)


def decrease_within(amount: int, minimum: int | None, might: int) -> int:
    """The part of a decrease that its minimum lets through at this Might, as a positive number (477.3.e.2)."""
    if minimum is not None:
        amount = min(amount, might - minimum)
    return max(0, amount)


def is_limited(effect: Effect) -> bool:
    """Whether an arithmetic effect has a limitation that applies to its amount (477.3.b)."""
    return effect.limit is not None or effect.kind == "increase to"


def difference(first: int, second: int) -> tuple[int, int]:
    """What swapping two values adds to the first and to the second; both actual values (433.1.b, 143.2.b.1)."""
    return second - first, first - second


def amount_now(state: State, view: View, effect: Effect, holder: str | None, unit: str) -> int | None:
    """What an arithmetic effect contributes to a unit at this point of the calculation, negative for a decrease.

    Limits are evaluated against the Might as it stands; an effect whose amount was fixed when it resolved has no
    limit left. None where a unit whose Might it reads is not on the board: the calculation is ignored
    (359.3.e.12).
    """
    might = view[unit].might
    amount = effect.amount
    if effect.kind == "decrease":
        return -decrease_within(amount, effect.limit, might)
    if effect.might_of is not None:
        read = view.get(effect.might_of)
        if read is None:
            return None
        amount += actual(read.might)
    if effect.kind == "increase to":
        return max(0, amount - might)
    if effect.per is not None:
        amount *= count(state, view, effect.per, effect, holder)
    return increase_within(amount, effect.limit, might)
