"""One effect applied to one object, for real and on trial (477, 478.1)."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import msgspec

from oracle.arithmetic import amount_now
from oracle.characteristics import Characteristics, View, includes
from oracle.conditions import met
from oracle.instances import LOSSES, Instance, Key
from oracle.objects import Effect, State
from oracle.silent import Reader
from oracle.succession import Ordered, succession
from oracle.timestamps import Pair


class Applied(msgspec.Struct, frozen=True):
    """One effect applied to one object: what it contributed, the Might before and after, what it waited for."""

    instance: Instance
    unit: str
    outcome: Any
    before: int
    after: int
    waited_for: tuple[str, ...] = ()


class Application:
    """What effects do to the objects of a view: whether they touch them, what they contribute, how it is applied."""

    def __init__(self, state: State, read: Reader) -> None:
        self.state = state
        self.read = read
        self.view: View = {}
        # Effects that stay once they have applied, although their conditions may fail (476.3), and those that have.
        self.staying: frozenset[Key] = frozenset()
        self.held: frozenset[Key] = frozenset()

    def touches(self, pair: Pair) -> bool:
        """Whether an effect exists and touches the object as things stand (478.1.a, .b)."""
        instance, name = pair
        unit = self.view[name]
        if instance.keyword is not None:
            return any((kind, origin) == instance.keyword for kind, _, origin in unit.keywords)
        if not instance.dynamic:
            return not instance.inert
        effect, holder = instance.effect, instance.holder
        if holder is not None:
            source = self.view.get(holder)
            if source is None or effect.name not in source.text:
                return False
            if source.copied != instance.copied and not instance.lent:
                return False  # a copy has the copied text in place of its own (477.1.b.1)
        if effect.group is not None and not includes(self.state, self.view, effect.group, effect, holder, unit):
            return False
        return not effect.conditions or instance.key in self.held or self.conditions_met(instance)

    def conditions_met(self, instance: Instance) -> bool:
        """Whether the conditions of an effect hold as things stand (364.3.a)."""
        return all(
            met(self.state, self.view, condition, instance.holder, self.read)
            for condition in instance.effect.conditions
        )

    def outcome(self, pair: Pair) -> Any:
        """What an effect would contribute to the object as things stand, None where it does not apply (478.1)."""
        instance, name = pair
        if not self.touches(pair):
            return None
        effect = instance.effect
        if instance.layer == 3:
            if self.state.remembered and effect.passive:
                fixed = self.state.remembered.get((instance.key, name))
                if fixed is not None:
                    return fixed
            return amount_now(self.state, self.view, effect, instance.holder, name)
        unit = self.view[name]
        match effect.kind:
            case "lose keyword":
                return tuple(one for one in unit.keywords if one[0] == effect.word)
            case "lose abilities" | "only keywords":
                return tuple(unit.keywords), unit.text
        return _plain_outcome(effect)

    def bare_outcome(self, pair: Pair) -> Any:
        """The same, but of a loss only that it takes away, whatever it finds."""
        if pair[0].effect.kind in LOSSES:
            return _plain_outcome(pair[0].effect) if self.touches(pair) else None
        return self.outcome(pair)

    def alters(self, first: Pair, second: Pair, outcome: Callable[[Pair], Any]) -> bool:
        """Whether applying the first alters the existence, the objects or the outcome of the second (478.1).

        ``outcome`` is what to look at of the second; the first is applied on trial and taken back.
        """
        applied = self.outcome(first)
        if applied is None:
            return False
        before = outcome(second)
        saved, held = self.view[first[1]], self.held
        self.view[first[1]] = saved.copy()
        self.apply(first, applied, ())
        altered = bool(outcome(second) != before)
        self.view[first[1]], self.held = saved, held
        return altered

    def among(self, second: Pair, pairs: Sequence[Pair], apart: bool) -> list[Pair]:
        """The pairs that alter the outcome of an arithmetic pair where all the others have applied too.

        They do if without them it would come out otherwise (478.1.c); ``apart`` looks at its own sublayer only.
        """
        if second[0].layer != 3:
            return []
        apart = apart or second[0].sublayer > 0
        own = second[0].sublayer
        others = [pair for pair in pairs if pair is not second and (pair[0].sublayer == own or not apart)]
        if all(other[1] == second[1] and not other[0].reads for other in others):
            return self.among_plain(second, others)
        behind_all = self.behind(others, second)
        if behind_all == self.outcome(second):
            return []
        return [
            first
            for first in others
            if self.behind([other for other in others if other is not first], second) != behind_all
        ]

    def among_plain(self, second: Pair, others: Sequence[Pair]) -> list[Pair]:
        """The same where all others are on the same object and add what they add whatever they find."""
        unit = self.view[second[1]]
        amounts = [self.outcome(other) or 0 for other in others]
        before, everything = unit.arithmetic, sum(amounts)
        unit.arithmetic = before + everything
        behind_all = self.outcome(second)
        altering = []
        for other, amount in zip(others, amounts, strict=True):
            unit.arithmetic = before + everything - amount
            if self.outcome(second) != behind_all:
                altering.append(other)
        unit.arithmetic = before
        return altering

    def behind(self, first: Sequence[Pair], second: Pair) -> Any:
        """The outcome of a pair after others, each as far as it applies; nothing is changed."""
        with self.trial(name for _, name in first):
            self.each(Ordered(first))
            return self.outcome(second)

    def each(self, ordered: Ordered) -> dict[Any, Any]:
        """Apply pairs in their order; returns what each arithmetic one adds, in the succession of all."""
        added: dict[Any, Any] = {}
        for place in succession(ordered, self.able):
            instance, name = pair = ordered.pairs[place]
            outcome = self.outcome(pair)
            self.apply(pair, outcome, ())
            added[instance.key, name] = outcome if instance.layer == 3 else None
            if instance.effect.kind in LOSSES:
                self.view[name].drop_lost_bonuses()
        return added

    def able(self, pair: Pair) -> bool:
        """Whether a pair can apply as things stand."""
        read = pair[0].effect.might_of
        return self.touches(pair) and (read is None or read in self.view)

    def apply(self, pair: Pair, outcome: Any, waited_for: tuple[str, ...]) -> Applied:
        """Apply an effect's outcome to the object (477)."""
        instance, name = pair
        effect = instance.effect
        unit = self.view[name]
        before = unit.might
        if instance.key in self.staying:
            self.held |= {instance.key}
        match effect.kind:
            case "increase" | "increase to" | "decrease":  # 477.3.e
                if outcome > 0 and unit.might < 0 and self.from_zero():
                    unit.arithmetic -= unit.might
                unit.arithmetic += outcome
                if instance.keyword is not None:
                    unit.bonuses[instance.keyword] = outcome
            case "keywords" | "effect text":  # 477.2.b, 477.2.c
                unit.keywords.extend((word, value, instance.origin) for word, value in effect.keywords)
                self.date(unit, instance)
                if effect.lends or effect.lent_triggers:
                    unit.text |= {text.name for text in effect.lends} | set(effect.lent_triggers)
            case "lose keyword":
                unit.keywords = [one for one in unit.keywords if one[0] != effect.word]
            case "lose abilities" | "only keywords":
                unit.keywords = [(word, value, instance.origin) for word, value in effect.keywords]
                self.date(unit, instance)
                unit.text = frozenset()
            case "copy":
                self.copy(unit, effect)
            case "controller":
                unit.controller = effect.word
            case "tag":
                unit.tags = (*unit.tags, effect.word)
            case "set might":  # 477.1.a.1
                unit.base = effect.amount
        return Applied(instance, name, outcome, before, unit.might, waited_for)

    def played(self, ordered: Ordered) -> tuple[Any, Any]:
        """The succession of pairs in their order, and what comes of it; nothing is changed."""
        names = dict.fromkeys(name for _, name in ordered.pairs)
        with self.trial(names):
            added = self.each(ordered)
            return list(added), (added, {name: self.view[name].as_found() for name in names})

    @contextmanager
    def trial(self, names: Iterable[str]) -> Iterator[None]:
        """Whatever is applied to these objects meanwhile is taken back."""
        saved = {name: self.view[name] for name in names}
        held = self.held
        self.view.update((name, unit.copy()) for name, unit in saved.items())
        yield
        self.view.update(saved)
        self.held = held

    @staticmethod
    def date(unit: Characteristics, instance: Instance) -> None:
        """Note since when the keywords are there that an effect grants."""
        unit.since = {**unit.since, instance.origin: instance.since}
        if instance.later is not None:
            unit.later = {**unit.later, instance.origin: instance.later}

    def from_zero(self) -> bool:
        """Whether an increase of a Might below 0 begins at 0, which 1.0 leaves open."""
        rules = self.state.rules
        if rules.negative_might or rules.increases_first:
            return False
        return self.read("increase from below zero") == "from zero"

    def copy(self, unit: Characteristics, effect: Effect) -> None:
        """Replace the copyable traits by those of the copied object (477.1.b.1)."""
        copied = effect.copied
        if copied is None:
            raise ValueError("a copy effect without copied traits")
        unit.tags = copied.tags
        unit.copied = effect.name
        if unit.item.attached_to is None:  # 718.2: the text of an attached card is Inactive, copied or not
            unit.keywords = [(word, value, "printed") for word, value in copied.keywords]
            unit.text = frozenset(text.name for text in copied.text)
        if self.state.rules.might_copied or self.read.assumed("copied Might") == "copied":
            unit.base = copied.might


def _plain_outcome(effect: Effect) -> Any:
    return effect.kind, effect.word, effect.amount, effect.keywords
