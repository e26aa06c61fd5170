"""Two sides at a battlefield, and assignments between them that are legal more often than not (465.2.c)."""

from conformance.fuzz.build import Build
from conformance.vocabulary.actions import Assign

FIELD = "F"
MIGHTS = (2, 1, 3, 0, 4, 2, 5)
KEYWORDS = ("Tank", "Backline", "Shield", "Assault", "Tank", "Backline", "Shield 2")


class Fight:
    """What a generator knows of a fight: for each side its units, with what kills each as far as is printed."""

    def __init__(self) -> None:
        """Begin with nobody."""
        self.lethal: dict[str, dict[str, int]] = {"A": {}, "B": {}}
        self.total = {"A": 0, "B": 0}
        self.tier: dict[str, int] = {}

    def amounts(self, build: Build, player: str) -> dict[str, int]:
        """An assignment: in order and in full, or with a mistake of some kind."""
        targets = self.lethal["B" if player == "A" else "A"]
        total = self.total[player]
        kind = build.integer(0, 7)
        names = list(targets)
        if build.integer(0, 1):
            names.reverse()
        if kind == 7:
            return {name: build.integer(0, 3) for name in names}
        if kind == 6:
            # One point each, and the rest for the last.
            given = dict.fromkeys(names, 1)
            given[names[-1]] += max(0, total - len(names))
            return given
        if kind == 5:
            # Not what the total says.
            total = max(0, total + build.pick((-1, 1, 2)))
        first = build.integer(0, len(names) - 1)
        given = {}
        for name in (*names[first:], *names[:first]):
            given[name] = min(total, targets[name])
            total -= given[name]
        if total > 0 and kind < 5:
            given[build.pick(names)] += total
        elif total > 0:
            given[names[0]] += total
        return {name: amount for name, amount in given.items() if amount or kind == 4}

    def rightly(self, player: str) -> dict[str, int]:
        """An assignment that is legal as far as it hangs on what is printed: Tank first, Backline last, all in full."""
        targets = self.lethal["B" if player == "A" else "A"]
        left, given = self.total[player], {}
        for name in sorted(targets, key=self.tier.__getitem__):
            given[name] = min(left, targets[name])
            left -= given[name]
        given[name] += left
        return {name: amount for name, amount in given.items() if amount}

    def assign(self, build: Build, player: str) -> None:
        """A player who has damage to assign does so, now and then wrongly."""
        if build.chance(20):
            build.add(Assign(player=player, amounts=self.amounts(build, player)))
        elif self.total[player]:
            build.add(Assign(player=player, amounts=self.rightly(player)))


def place_sides(build: Build, attackers: int, defenders: int, keyworded: int = 25) -> Fight:
    """Put a battlefield on the board with so many units of A and of B at it."""
    fight = Fight()
    build.field(build.pick((None, "B", "A")))
    for player, number in (("A", attackers), ("B", defenders)):
        quiet = build.chance(20)
        for _ in range(number):
            might = build.pick(MIGHTS)
            texts: tuple[str, ...] = ()
            if build.chance(keyworded):
                texts = (build.pick(KEYWORDS),)
                if build.chance(25):
                    texts = ("Tank", "Backline")
            damage = build.pick((0, 0, 0, 0, 1, 2, 5))
            stunned = quiet or build.chance(8)
            name = build.place_unit(
                might, controller=player, location=FIELD, keywords=texts, damage=damage, stunned=stunned
            )
            for text in texts:
                keyword, _, value = text.partition(" ")
                if keyword == ("Assault" if player == "A" else "Shield"):
                    might += int(value or 1)
            fight.tier[name] = ("Backline" in texts) - ("Tank" in texts)
            fight.lethal[player][name] = max(0, max(1, might) - damage)
            fight.total[player] += 0 if stunned else max(0, might)
    return fight
