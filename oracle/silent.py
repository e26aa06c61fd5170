"""The points on which the rules are silent or at odds, each a policy with its possible settings.

The first setting is the one under which the oracle answers. Where a board touches a point, the game is played on
under every setting (see ``game``); where the answers then differ, the answer is that the rules do not decide.
"""

import msgspec


class SilentPoint(msgspec.Struct, frozen=True):
    """One silent point: the rules that leave it open and what each setting makes of it."""

    rules: tuple[str, ...]
    settings: dict[str, str]

    @property
    def default(self) -> str:
        """The setting under which the oracle answers."""
        return next(iter(self.settings))


SILENT_POINTS: dict[str, SilentPoint] = {
    "dependency across sublayers": SilentPoint(
        ("477.3.e", "478", "479.2"),
        {
            "sublayers first": "increases come before decreases, dependency counts among each only",
            "dependency first": "dependency counts in the whole arithmetic layer",
        },
    ),
    "limited effect under a passive": SilentPoint(
        ("477.3.b", "479.1"),
        {
            "fixed": "the amount is remembered as it was limited on resolution",
            "evaluated": "the limit is evaluated with the passive ability each time, as the example of 479.1 does",
        },
    ),
    "copy and other traits": SilentPoint(
        ("477.1", "480"),
        {
            "copies first": "copying comes before every other change of traits",
            "timestamps": "copying and other changes of traits apply in timestamp order",
        },
    ),
    "condition on a unit off the board": SilentPoint(
        ("124", "711"),
        {
            "not met": "an ability means the unit that was on the board, and what has left is another object",
            "by its printed Might": "a unit in another zone is as Mighty as it is printed, for abilities too",
        },
    ),
    "copied Might": SilentPoint(
        ("477.1.b.1.a",),
        {
            "not copied": "Might is not among the copyable traits",
            "copied": "the printed Might is copied with the rest of the card",
        },
    ),
    "loss before gain": SilentPoint(
        ("478.1.c", "480.3"),
        {
            "timestamps": "a loss takes away what is there when its turn comes",
            "dependency": "a loss depends on every effect that adds to what it takes away",
        },
    ),
    "arithmetic in a circle": SilentPoint(
        ("476", "479.1"),
        {
            "timestamps": "each reads what the earlier ones have made of the other",
            "at once": "all read the values before any of them",
        },
    ),
    "self-disqualifying effect": SilentPoint(
        ("476.3",),
        {
            "removed": "an effect that no longer qualifies is taken out and does not apply again",
            "kept": "an effect that has applied once stays applied",
        },
    ),
    "results that exclude each other": SilentPoint(
        ("476", "476.3"),
        {
            "as it comes": "one effect applies because another does not, and either can be the one",
        },
    ),
    "self-supporting condition": SilentPoint(
        ("476.1", "476.3"),
        {
            "kept": "what applied when its condition held stays while its own help keeps the condition true",
            "removed": "a condition that fails without its own effect does not hold",
        },
    ),
    "countered card for Legion": SilentPoint(
        ("419.4.b", "812.1.c"),
        {
            "counts": "1.3 asks for another card that was finalized",
            "does not count": "1.3 says that a countered card was not played",
        },
    ),
    "decrease limited to nothing": SilentPoint(
        ("370.1.b", "477.3.b"),
        {
            "no event": "a decrease of nothing is no event to replace",
            "event": "the instruction to decrease is replaced, whatever its limit would leave of it",
        },
    ),
    "damage on a unit that cannot be dealt it": SilentPoint(
        ("465.2.c", "465.2.c.10"),
        {
            "never": "a unit that cannot be dealt damage is left out of assignment altogether",
            "what is left": "damage that is left when all others have lethal damage may be put on it",
        },
    ),
    "traits that a copy takes": SilentPoint(
        ("477.1.b.1",),
        {
            "printed": "until 1.2 a copy takes all traits: those printed on the card",
            "all": "until 1.2 a copy takes all traits: those that the object has been given too",
        },
    ),
    "increase from below zero": SilentPoint(
        ("143.2.b",),
        {
            "from the sum": "1.0 applies everything arithmetically, so what is below 0 counts in the sum",
            "from zero": "1.0 treats a Might below 0 as 0 for all purposes, so an increase begins at 0",
        },
    ),
    "requirements that exclude each other": SilentPoint(
        ("465.2.c.8",),
        {
            "neither": "1.0 asks for what can be met, and of two requirements that exclude each other neither can",
            "Tank": "1.0 says of Tank by itself that it comes before all other units",
        },
    ),
    "prevention of all damage in assignment": SilentPoint(
        ("437.5.b", "465.2.c.10"),
        {
            "bound": "1.3 exempts units that cannot be dealt damage, and prevention is not that",
            "exempt": "1.3 exempts units for which no amount of damage is lethal, and under such prevention none is",
        },
    ),
    "limits before they were fixed": SilentPoint(
        ("477.3.b",),
        {
            "evaluated": "1.0 has no rule that remembers an amount, so the limit is evaluated each time",
            "fixed": "1.0 has no rule that evaluates a limit again, so the amount is that of the resolution",
        },
    ),
    "moved counter without a place": SilentPoint(
        ("702.3.a", "746", "747"),
        {
            "ceases": "a counter that cannot be placed on the second object has left the first and ceases to exist",
            "stays": "a counter is on one object or the other, so one that cannot be placed stays where it was",
        },
    ),
    "state of a trial": SilentPoint(
        ("478.1.c",),
        {
            "before the others": "whether one effect alters another is tried where none of the others has applied",
            "among the others": "whether one effect alters another is tried with the others applied too",
        },
    ),
    "begun at one moment": SilentPoint(
        ("480.1", "480.3"),
        {
            "in the order given": "effects with one timestamp apply in the order in which they were instructed",
            "in another order": "effects with one timestamp have no order",
        },
    ),
    "effect without objects": SilentPoint(
        ("480.1", "480.1.b"),
        {
            "with itself": "an effect begins to apply when it comes to be, though it touches nothing yet",
            "with its first object": "what touches nothing does not apply, and begins when it touches something again",
        },
    ),
}

Settings = dict[str, str]


Touched = dict[str, tuple[str, ...]]
"""The silent points that an evaluation touched, each with its settings."""


class Reader:
    """Hands out settings during one evaluation and notes which silent points it touched.

    ``orders`` is whether the order of effects is asked for, so that a point which bears on nothing else matters.
    """

    __slots__ = ("orders", "settings", "touched")

    def __init__(self, settings: Settings, orders: bool = False) -> None:
        self.settings = settings
        self.orders = orders
        self.touched: Touched = {}

    def __call__(self, point: str) -> str:
        """The setting of a silent point, which is thereby touched."""
        return self.choose(point, self.settings_of(point))

    def choose(self, point: str, settings: tuple[str, ...]) -> str:
        """The setting of a point that the board itself raises, as when a player's choice has not been made."""
        self.touched[point] = settings
        return self.settings.get(point) or settings[0]

    def supposed(self, point: str, subject: str) -> str:
        """The setting of a silent point for one effect, without touching it."""
        return self.settings.get(f"{point}, {subject}") or SILENT_POINTS[point].default

    @staticmethod
    def settings_of(point: str) -> tuple[str, ...]:
        """The settings that a silent point can have."""
        return tuple(SILENT_POINTS[point].settings)

    def assumed(self, point: str) -> str:
        """The setting of a silent point, without touching it."""
        return self.settings.get(point) or SILENT_POINTS[point].default


def in_words(point: str, setting: str) -> str:
    """What a setting makes of a silent point, with the rules that leave it open."""
    known = SILENT_POINTS.get(point) or SILENT_POINTS.get(point.partition(", ")[0])
    if known is None:
        return f"{point}: {setting}"
    words = known.settings.get(setting) or f"{setting}, as {list(known.settings.values())[-1]}"
    return f"{point}: {words} ({', '.join(known.rules)})"
