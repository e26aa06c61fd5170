"""One effect applied to one object, for real and on trial (477, 478.1)."""

from collections.abc import Sequence
from typing import Any

import msgspec

from oracle.arithmetic import amount_now
from oracle.characteristics import Characteristics, View, holds, includes
from oracle.dependency import Pair
from oracle.instances import LOSSES, Instance
from oracle.objects import Effect, State
from oracle.silent import Reader


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

    def touches(self, pair: Pair) -> bool:
        """Whether an effect exists and touches the object as things stand (478.1.a, .b)."""
        instance, name = pair
        unit = self.view[name]
        if instance.keyword is not None:
            return any((kind, origin) == instance.keyword for kind, _, origin in unit.keywords)
        if not instance.dynamic:
            return True
        effect, holder = instance.effect, instance.holder
        if holder is not None:
            source = self.view.get(holder)
            if source is None or effect.name not in source.text:
                return False
        if effect.group is not None and not includes(self.state, self.view, effect.group, effect, holder, unit):
            return False
        return all(holds(self.state, self.view, condition, holder) for condition in effect.conditions)

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

    def after(self, first: Pair, evaluate: Any) -> Any:
        """Evaluate something with a pair applied first, then take the pair back: the trial of 478.1."""
        outcome = self.outcome(first)
        if outcome is None:
            return evaluate()
        saved = self.view[first[1]]
        self.view[first[1]] = saved.copy()
        self.apply(first, outcome, ())
        result = evaluate()
        self.view[first[1]] = saved
        return result

    def among(self, first: Pair, second: Pair, others: Sequence[Pair]) -> bool:
        """Whether the first alters the outcome of the second where plain effects of its sublayer have applied too.

        Those are the ones that read nothing; both are on one object, in the arithmetic layer.
        """
        name = second[1]
        if second[0].layer != 3 or first[0].reads or first[1] != name or first[0].sublayer != second[0].sublayer:
            return False
        plain = sum(
            self.outcome(other) or 0
            for other in others
            if other[1] == name
            and not other[0].reads
            and other[0].sublayer == second[0].sublayer
            and other is not first
        )
        saved = self.view[name]
        self.view[name] = saved.copy()
        self.view[name].arithmetic += plain
        before = self.outcome(second)
        self.view[name].arithmetic += self.outcome(first) or 0
        altered = bool(self.outcome(second) != before)
        self.view[name] = saved
        return altered

    def apply(self, pair: Pair, outcome: Any, waited_for: tuple[str, ...]) -> Applied:
        """Apply an effect's outcome to the object (477)."""
        instance, name = pair
        effect = instance.effect
        unit = self.view[name]
        before = unit.might
        match effect.kind:
            case "increase" | "increase to" | "decrease":  # 477.3.e
                if outcome > 0 and unit.might < 0 and self.from_zero():
                    unit.arithmetic -= unit.might
                unit.arithmetic += outcome
                if instance.keyword is not None:
                    unit.bonuses[instance.keyword] = outcome
            case "keywords" | "effect text":  # 477.2.b, 477.2.c
                unit.keywords.extend((word, value, effect.name) for word, value in effect.keywords)
                unit.since = {**unit.since, effect.name: instance.since}
                if effect.lends or effect.lent_triggers:
                    unit.text |= {text.name for text in effect.lends} | set(effect.lent_triggers)
            case "lose keyword":
                unit.keywords = [one for one in unit.keywords if one[0] != effect.word]
            case "lose abilities" | "only keywords":
                unit.keywords = [(word, value, effect.name) for word, value in effect.keywords]
                unit.since = {**unit.since, effect.name: instance.since}
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
        unit.keywords = [(word, value, "printed") for word, value in copied.keywords]
        unit.text = frozenset(text.name for text in copied.text)
        if self.read.assumed("copied Might") == "copied":
            unit.base = copied.might


def _plain_outcome(effect: Effect) -> Any:
    return effect.kind, effect.word, effect.amount, effect.keywords
