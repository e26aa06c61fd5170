"""The effects that take part in a calculation, each with the object whose text it is and what it reads."""

from typing import NamedTuple

from oracle.objects import Effect, GameObject, State

LAYER = {
    "copy": 1,
    "controller": 1,
    "tag": 1,
    "set might": 1,
    "keywords": 2,
    "effect text": 2,
    "lose keyword": 2,
    "lose abilities": 2,
    "only keywords": 2,
    "increase": 3,
    "increase to": 3,
    "decrease": 3,
}
Key = tuple[str, str]
"""What tells effects apart: the name and the object whose text it is, or what stands for them."""

COUNTER = "\0"
"""What the keys of things begin with that are no named effects, so that none can be taken for one."""

BUFF = f"{COUNTER}buff"

LOSSES = ("lose keyword", "lose abilities", "only keywords")

CONTESTED = frozenset({"copy", "controller", "set might"})
"""Kinds of effect of which a later one overrides an earlier one, so that equal timestamps would matter."""


class Ranks(NamedTuple):
    """Which kinds of effect come before others of their layer: copies before other traits, decreases last (477.3.e)."""

    copies_first: bool = True
    decreases_last: bool = True


class Instance:
    """One effect in one calculation.

    ``holder`` is the object whose rules text it is, None for effects of spells and of things elsewhere; ``copied`` the
    copy effect that this text comes from, ``lent`` whether it comes from a card attached to the holder. ``sublayer`` is
    1 for decreases, which come last (477.3.e), else 0; for copies before other traits it is -1. ``dynamic`` says
    whether applying other effects could change whether it applies, ``inert`` that it does not whatever they do;
    ``reads`` whether they could change what this one does: only then is dependency tried; ``elsewhere`` whether it
    depends on anything but itself and the object that it touches. ``keyword`` is set for the increase that an instance
    of Assault or Shield stands for: the keyword and where it comes from. ``later`` is the timestamp that it has instead
    of ``since`` if an effect begins with its first object, where that is not the same and not decided.
    """

    __slots__ = (
        "copied",
        "dynamic",
        "effect",
        "elsewhere",
        "holder",
        "inert",
        "key",
        "keyword",
        "later",
        "layer",
        "lent",
        "reads",
        "since",
        "sublayer",
    )

    def __init__(self, effect: Effect, holder: str | None, since: int, ranks: Ranks) -> None:
        self.effect = effect
        self.holder = holder
        self.key: Key = (effect.name, holder or "")
        self.layer = LAYER[effect.kind]
        self.since = since
        self.sublayer = 0
        self.keyword: tuple[str, str] | None = None
        self.later: int | None = None
        self.copied: str | None = None
        self.lent = False
        if effect.kind == "decrease" and ranks.decreases_last:
            self.sublayer = 1
        elif effect.kind == "copy" and ranks.copies_first:
            self.sublayer = -1
        self.dynamic = holder is not None or bool(effect.conditions) or effect.group is not None
        self.elsewhere = reads_elsewhere(effect, holder)
        self.inert = False
        self.reads = self.dynamic or reads_values(effect)

    def decide(self, applies: bool) -> None:
        """Fix whether it applies, which nothing on the board can alter."""
        self.dynamic = False
        self.inert = not applies
        self.reads = applies and reads_values(self.effect)

    @property
    def is_counter(self) -> bool:
        """Whether it is the increase of a buff, which has no name of its own."""
        return self.key[0] == BUFF

    @property
    def wide(self) -> bool:
        """Whether it may touch several objects."""
        return self.effect.group is not None or len(self.effect.units) > 1

    @property
    def origin(self) -> str:
        """What the keywords that it grants are said to come from; a copied ability is apart from the one it copies."""
        return self.effect.name if self.copied is None else f"{self.effect.name} of {self.holder}"

    @property
    def subject(self) -> str:
        """The effect that this is, or that gave the keyword which this stands for."""
        return self.effect.name if self.keyword is None else self.keyword[1]

    def __repr__(self) -> str:
        return f"<{self.effect.name} of {self.holder}>"


def instances(state: State, ranks: Ranks, only: frozenset[str] | None = None) -> list[Instance]:
    """All effects that may take part: of spells, of rules text, of copied rules text, of attached cards (477).

    With ``only``, those that may touch one of these objects, on a board where effects name what they touch.
    """
    in_force = state.effects
    if only is not None:
        in_force = tuple(effect for effect in in_force if not only.isdisjoint(effect.units) or not effect.units)
    found = [Instance(effect, None, began(state, effect, ""), ranks) for effect in in_force if effect.active]
    for item in state.objects.values():
        if not item.on_board:
            continue
        if item.attached_to is not None:
            if only is None or item.attached_to in only:
                found.extend(_lent(state, item, ranks))
        elif item.text and (only is None or item.name in only):
            found.extend(
                Instance(effect, item.name, began(state, effect, item.name), ranks)
                for effect in item.text
                if effect.active
            )
    for effect in in_force:
        if effect.kind == "copy" and effect.copied is not None and effect.active:
            holder = effect.units[0]
            for text in effect.copied.text:
                if text.active:
                    copied = Instance(text, holder, max(effect.since, began(state, text, holder)), ranks)
                    copied.copied = effect.name
                    found.append(copied)
    return found


def granted_by(effect: Effect) -> tuple[tuple[str, int], ...]:
    """The keywords that an effect grants where it applies."""
    return effect.keywords if effect.copied is None else effect.copied.keywords


def reads_values(effect: Effect) -> bool:
    """Whether what an effect does, where it applies, depends on what it finds."""
    return (
        effect.kind == "increase to"
        or effect.limit is not None
        or effect.might_of is not None
        or effect.per is not None
        or effect.kind in LOSSES
    )


def reads_elsewhere(effect: Effect, holder: str | None) -> bool:
    """Whether what an effect does to an object can change without that object or the effect changing."""
    return (
        effect.group is not None
        or effect.per is not None
        or effect.might_of is not None
        or (holder is not None and effect.units not in ((), (holder,)))
        or any(
            condition.of not in (None, holder) or condition.kind in ("alone", "level", "legion")
            for condition in effect.conditions
        )
    )


def began(state: State, effect: Effect, holder: str) -> int:
    """The timestamp of an effect: when it began to apply (480.1; until 1.1 when it was played).

    A conditional passive that does not apply yet would begin now, after everything else.
    """
    if effect.passive and effect.conditions and state.rules.new_timestamps:
        known = state.began.get((effect.name, holder))
        if known is not None:
            return known
        if effect.since != state.clock:
            return state.clock + 1
    return effect.since


def _lent(state: State, gear: GameObject, ranks: Ranks) -> list[Instance]:
    """What an attached card lends to the card it is attached to: effect text and Might bonus (718.3, 718.4)."""
    units = (gear.attached_to or "",)
    lent = []
    triggers = tuple(trigger.name for trigger in gear.triggers if trigger.effect_text)
    if gear.effect_text or gear.lends or triggers:
        lent.append(
            Effect(
                f"{gear.name}'s text",
                "effect text",
                keywords=gear.effect_text,
                lends=gear.lends,
                lent_triggers=triggers,
                units=units,
                since=gear.attached_since,
                passive=True,
            )
        )
    if gear.might_bonus:
        kind = "increase" if gear.might_bonus > 0 else "decrease"
        lent.append(
            Effect(
                gear.name,
                kind,
                amount=abs(gear.might_bonus),
                units=units,
                since=gear.attached_since,
                passive=True,
            )
        )
    found = [Instance(effect, None, effect.since, ranks) for effect in lent]
    for instance in found:
        instance.key = (f"{COUNTER}{instance.effect.name}", units[0])
    wearer = units[0]
    for text in gear.lends:
        if text.active:
            appended = Instance(text, wearer, max(gear.attached_since, began(state, text, wearer)), ranks)
            appended.lent = True
            found.append(appended)
    return found
