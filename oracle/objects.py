"""The state of a game as far as these rules need it: objects, effects, players. Immutable throughout."""

import msgspec


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
    """Something that must hold for a passive ability to apply (364.3).

    ``kind`` is "mighty", "might", "keyword", "designated", "alone" or "buffed"; ``of`` is the unit it looks at, None
    for the effect's source; ``value`` is the Might, keyword or designation that it asks for.
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
    """

    place: str
    attacker: str
    defender: str
    assigned: dict[str, dict[str, int]] = {}
    coming: dict[str, int] = {}
    dealt: bool = False
    recalled: bool = False

    def other(self, player: str) -> str:
        """The player on the other side."""
        return self.defender if player == self.attacker else self.attacker


class GameObject(msgspec.Struct, frozen=True):
    """A card on the board or elsewhere: what is printed on it and what is tracked on it.

    ``text`` are its printed passive abilities, ``effect_text`` the keywords that it lends while attached (718.3).
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
    stunned: bool = False
    damage: int = 0
    damage_by: tuple[tuple[str, int], ...] = ()
    buffs: int = 0
    many_buffs: bool = False
    attached_to: str | None = None
    attached_since: int = 0
    might_bonus: int = 0
    effect_text: tuple[tuple[str, int], ...] = ()

    @property
    def on_board(self) -> bool:
        """Whether it is in a board zone."""
        return self.zone == "board"


class State(msgspec.Struct, frozen=True):
    """Everything that a scenario has established so far.

    effects    effects of resolved spells and abilities, and passive abilities of things outside the scenario
    clock      the number of game actions so far: the source of timestamps, compared and never read (480.1)
    began      for passive abilities with a condition, the moment at which they began to apply (480.1)
    mighty     how many times each unit has become Mighty (709)
    replaced   units for which a decrease of Might is replaced by an increase of this amount (370.1.b)
    replacement_order   for a unit, the names of its damage effects in the order that its controller chose (372)
    results    how the last combat ended for each player in it (466.3); ``dealt`` what the last damage came to
    battlefields   who controls each battlefield
    """

    objects: dict[str, GameObject] = {}
    effects: tuple[Effect, ...] = ()
    clock: int = 0
    players: tuple[str, ...] = ("A", "B")
    teams: tuple[str, ...] | None = None
    began: dict[tuple[str, str], int] = {}
    mighty: dict[str, int] = {}
    replaced: dict[str, int] = {}
    damage_effects: tuple[DamageEffect, ...] = ()
    replacement_order: dict[str, tuple[str, ...]] = {}
    standing: tuple[Standing, ...] = ()
    combat: Combat | None = None
    results: dict[str, str] = {}
    dealt: dict[str, int] = {}
    battlefields: dict[str, str | None] = {}

    def with_object(self, changed: GameObject) -> "State":
        """The same state with one object replaced or added."""
        return msgspec.structs.replace(self, objects={**self.objects, changed.name: changed})

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
