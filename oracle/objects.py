"""The state of a game as far as these rules need it: objects, effects, players. Immutable throughout."""

from collections.abc import Iterable

import msgspec

from oracle.versions import V1_4, Rules


class Group(msgspec.Struct, frozen=True):
    """A set of units described by their characteristics, seen from an effect's source.

    ``who`` is "all", "other", "friendly", "other friendly" or "enemy" (740.1); ``here`` means at the location of
    the source; the other parts must hold where they are given.
    """

    who: str = "all"
    here: bool = False
    keyword: str | None = None
    tag: str | None = None
    buffed: bool = False


class Condition(msgspec.Struct, frozen=True):
    """Something that must hold for an ability to be active (364.3, 727.1.b).

    ``kind`` is "mighty", "might", "keyword", "designated", "alone" or "buffed", or what a dependent keyword is short
    for: "level", "legion", "empowered". ``of`` is the unit it looks at, None for the effect's source; ``value`` is the
    Might, keyword, designation or XP that it asks for.
    """

    kind: str
    of: str | None = None
    value: int | str | None = None


class Copied(msgspec.Struct, frozen=True):
    """The copyable traits of an object at the moment at which another became a copy of it (477.1.b.1)."""

    of: str
    might: int
    tags: tuple[str, ...]
    keywords: tuple[tuple[str, int], ...]
    text: tuple["Effect", ...]


class Effect(msgspec.Struct, frozen=True):
    """One game effect that alters characteristics.

    kind       "copy", "controller", "tag", "set might" (layer 1); "keywords", "effect text", "lose keyword",
               "lose abilities", "only keywords" (layer 2); "increase", "decrease", "increase to" (layer 3)
    amount     Might to add, take away, set or reach
    limit      the maximum of an increase or the minimum of a decrease, as printed
    word       a tag, keyword or player
    might_of   the unit whose current Might is added to, or is, the amount
    per        the units that are counted; the amount applies once for each
    units      the units it touches by name; else those in ``group``; else the holder of its text
    source     the object whose text it is, or with whose presence it ends
    passive    from a passive ability: recalculated, never fixed (477.3.b)
    lends      the passive abilities in the effect text of an attached card (718.3)
    lent_triggers   the names of the triggered abilities there
    since      its timestamp (480.1); ``place`` orders effects that began at one moment
    """

    name: str
    kind: str
    amount: int = 0
    limit: int | None = None
    word: str = ""
    keywords: tuple[tuple[str, int], ...] = ()
    might_of: str | None = None
    per: Group | None = None
    units: tuple[str, ...] = ()
    group: Group | None = None
    conditions: tuple[Condition, ...] = ()
    source: str | None = None
    controller: str = ""
    passive: bool = False
    lasts: str = "for good"
    since: int = 0
    place: int = 0
    active: bool = True
    copied: Copied | None = None
    lends: tuple["Effect", ...] = ()
    lent_triggers: tuple[str, ...] = ()


class Trigger(msgspec.Struct, frozen=True):
    """A triggered ability of an object, as far as it is asked whether it triggers (383).

    ``event`` is what happens to its holder, or for "gains XP" to the holder's controller; ``effect_text`` whether it
    stands in the effect text, which is active only while the card is attached (724).
    """

    name: str
    event: str
    conditions: tuple[Condition, ...] = ()
    effect_text: bool = False
    active: bool = True


class Queued(msgspec.Struct, frozen=True, eq=False):
    """Additional turns that wait, the latest created first (738): a chain, so that adding and taking cost the same."""

    player: str
    rest: "Queued | None" = None


class DamageEffect(msgspec.Struct, frozen=True):
    """Something that replaces or forbids damage to one unit.

    kind     "prevent", "double" or "immune"
    amount   for prevention the Prevent Value (437.1.b.1.a); None means all damage
    once     whether it is used up by the next damage, whatever its amount
    """

    name: str
    unit: str
    kind: str
    amount: int | None = None
    once: bool = False
    lasts: str = "this turn"
    source: str | None = None


class Standing(msgspec.Struct, frozen=True):
    """A rule that an effect adds for one player.

    kind     "any amount" (142.4.c), "bonus damage" (713) or "ignore keyword" (765)
    amount   the Bonus Damage of one instance
    word     the keyword that is ignored, ``place`` the battlefield where it is
    """

    name: str
    kind: str
    player: str
    amount: int = 0
    word: str = ""
    place: str = ""
    lasts: str = "for good"
    source: str | None = None


class Combat(msgspec.Struct, frozen=True):
    """A combat under way (459-466).

    assigned    by player, the damage that the player has assigned to each unit
    coming      for each unit the damage that it will take, after everything that replaces it (465.2.c.5)
    recalled    whether attackers were recalled in its cleanup (466.1.a.2)
    cleaned     whether that cleanup has been performed
    """

    place: str
    attacker: str
    defender: str
    assigned: dict[str, dict[str, int]] = {}
    coming: dict[str, int] = {}
    dealt: bool = False
    recalled: bool = False
    cleaned: bool = False

    def other(self, player: str) -> str:
        """The player on the other side."""
        return self.defender if player == self.attacker else self.attacker

    def dealer(self, designation: str | None, controller: str) -> str:
        """The player whose combat damage a unit takes: that of the other side, whoever controls the unit (465.2.c)."""
        if designation is None:
            return self.other(controller)
        return self.defender if designation == "attacker" else self.attacker


class GameObject(msgspec.Struct, frozen=True):
    """A card on the board or elsewhere: what is printed on it and what is tracked on it.

    ``text`` are its printed passive abilities; ``effect_text`` the keywords and ``lends`` the passive abilities that it
    lends while attached (718.3). ``counters`` are those other than buffs, by kind (742).
    ``entered`` is the moment at which its text began to apply, ``attached_since`` that at which it was attached.
    """

    name: str
    is_unit: bool
    might: int
    owner: str
    entered: int
    tags: tuple[str, ...] = ()
    keywords: tuple[tuple[str, int], ...] = ()
    text: tuple[Effect, ...] = ()
    zone: str = "board"
    location: str = "base"
    designation: str | None = None
    designated_since: int = 0
    stunned: bool = False
    damage: int = 0
    damage_by: tuple[tuple[str, int], ...] = ()
    buffs: int = 0
    buffed_at: tuple[int, ...] = ()
    many_buffs: bool = False
    attached_to: str | None = None
    attached_since: int = 0
    might_bonus: int = 0
    effect_text: tuple[tuple[str, int], ...] = ()
    lends: tuple[Effect, ...] = ()
    triggers: tuple[Trigger, ...] = ()
    empowered: bool = False
    counters: tuple[tuple[str, int], ...] = ()

    def with_buffs(self, number: int, clock: int) -> "GameObject":
        """The same object with so many buffs, those that are new placed at this moment; the last placed go first."""
        placed = self.buffed_at[:number] + (clock,) * (number - len(self.buffed_at))
        return msgspec.structs.replace(self, buffs=number, buffed_at=placed)

    @property
    def on_board(self) -> bool:
        """Whether it is in a board zone."""
        return self.zone == "board"


class State(msgspec.Struct, frozen=True):
    """Everything that a scenario has established so far.

    effects    effects of resolved spells and abilities, and passive abilities of things outside the scenario
    clock      the number of game actions so far: the source of timestamps, compared and never read (480.1)
    remembered   in versions that fix the limits of passive abilities, what each has been fixed at, by effect and unit
    began      for passive abilities with a condition, the moment at which it came to hold (480.1)
    waiting, late   passive abilities that hold and touch nothing; and when those that did touched something at last
    mighty     how many times each unit has become Mighty (709)
    replaced   units for which a decrease of Might is replaced by an increase of this amount (370.1.b)
    replacement_order   for a unit, the names of its damage effects in the order that its controller chose (372)
    results    how the last combat ended for each player in it (466.3); ``dealt`` what the last damage came to
    battlefields   who controls each battlefield
    finalized  the cards that were finalized this turn, each with its player (812.1.c)
    triggered  how often each triggered ability has triggered
    turn_player, additional   whose turn it is and whether it is an additional one
    queue, next_seat   the additional turns that wait, and the seat of the next turn in turn order (736, 737)
    points, scored     by player or team; and what was scored this turn, battlefield and player (470)
    first_there        the first player or team that reached the Victory Score
    tied       whether the last combat cleanup found a tie (740.3.a)
    """

    rules: Rules = V1_4
    objects: dict[str, GameObject] = {}
    effects: tuple[Effect, ...] = ()
    clock: int = 0
    players: tuple[str, ...] = ("A", "B")
    teams: tuple[str, ...] | None = None
    began: dict[tuple[str, str], int] = {}
    waiting: frozenset[tuple[str, str]] = frozenset()
    late: dict[tuple[str, str], int] = {}
    remembered: dict[tuple[tuple[str, str], str], int] = {}
    mighty: dict[str, int] = {}
    replaced: dict[str, int] = {}
    damage_effects: tuple[DamageEffect, ...] = ()
    replacement_order: dict[str, tuple[str, ...]] = {}
    standing: tuple[Standing, ...] = ()
    combat: Combat | None = None
    results: dict[str, str] = {}
    dealt: dict[str, int] = {}
    battlefields: dict[str, str | None] = {}
    xp: dict[str, int] = {}
    finalized: tuple[tuple[str, str], ...] = ()
    triggered: dict[str, int] = {}
    turn_player: str = "A"
    additional: bool = False
    queue: Queued | None = None
    next_seat: int = 1
    phase: str = "main"
    points: dict[str, int] = {}
    scored: frozenset[tuple[str, str]] = frozenset()
    first_there: str | None = None
    victory_score: int = 8
    tied: bool = False

    def with_object(self, changed: GameObject) -> "State":
        """The same state with one object replaced or added."""
        return msgspec.structs.replace(self, objects={**self.objects, changed.name: changed})

    def without_control(self, lost: Iterable[str]) -> "State":
        """The same state with nobody in control of these battlefields."""
        return msgspec.structs.replace(self, battlefields={**self.battlefields, **dict.fromkeys(lost)})

    def side_of(self, player: str) -> str:
        """Who scores with a player: the team, or the player alone (489.8.d)."""
        if self.teams is not None and player in self.players:
            return self.teams[self.players.index(player)]
        return player

    def allied(self, one: str, other: str) -> bool:
        """Whether two players are the same player or teammates (740.1.a)."""
        if one == other:
            return True
        if self.teams is None:
            return False
        team = dict(zip(self.players, self.teams, strict=True))
        return one in team and team.get(one) == team.get(other)


class Illegal(msgspec.Struct, frozen=True):
    """An action that the rules forbid: the rule, and why it applies."""

    rule: str
    reason: str
