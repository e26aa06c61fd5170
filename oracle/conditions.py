"""Conditions on units that are not on the board, which the rules leave open (124, 711)."""

from oracle.characteristics import MIGHTY, View, holds
from oracle.objects import Condition, State
from oracle.silent import Reader

OFF_THE_BOARD = "condition on a unit off the board"


def met(state: State, view: View, condition: Condition, holder: str | None, read: Reader) -> bool:
    """Whether a condition holds as the characteristics stand (364.3.a).

    One on the Might of a named unit that is not on the board touches a silent point where its printed Might would do.
    """
    if condition.of is None or condition.of in view or condition.kind not in ("mighty", "might"):
        return holds(state, view, condition, holder)
    item = state.objects.get(condition.of)
    wanted = MIGHTY if condition.kind == "mighty" else int(condition.value or 0)
    if item is None or not item.is_unit or item.might < wanted:
        return False
    return read(OFF_THE_BOARD) == "by its printed Might"
