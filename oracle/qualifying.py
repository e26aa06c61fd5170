"""What qualifies in the end: effects that stop qualifying, and where neither way bears itself out (476.3)."""

from collections.abc import Iterator, Set

from oracle.application import Applied
from oracle.instances import Instance, Key
from oracle.objects import State
from oracle.sequences import On, Sequences
from oracle.silent import Reader

MONOTONE = frozenset({"increase", "increase to", "keywords", "effect text", "tag"})
"""Kinds of effect that only ever add: among them nothing that applied can stop qualifying."""

EXCLUSIVE = "results that exclude each other"


class Qualifying(Sequences):
    """Objects calculated until everything that has applied qualifies, and nothing that was left out does."""

    def __init__(self, state: State, read: Reader) -> None:
        super().__init__(state, read)
        self.expelled: frozenset[Key] = frozenset()

    def qualified(self, group: list[str]) -> list[Applied]:
        """What applies to a group of objects that are calculated together; leaves them as it makes them (476)."""
        if not self.state.rules.repeated_layers or self.monotone(group):
            return self.sequences(group, frozenset())
        applied, contested = self.resolve(group, frozenset())
        applied = self.supported(group, applied, contested)
        self.settle_contested(group, contested)
        return applied

    def monotone(self, group: list[str]) -> bool:
        """Whether nothing that touches the group can stop qualifying: all of it only adds, or asks for nothing."""
        found = [instance for _, instance in self.found(group)]
        return all(instance.effect.kind in MONOTONE for instance in found) or not any(one.dynamic for one in found)

    def resolve(
        self, group: list[str], without: frozenset[On], supposing: bool = False
    ) -> tuple[list[Applied], set[On]]:
        """Run the layers and take out what no longer qualifies, until everything applied does (476.3).

        ``without`` are (effect, object) pairs to leave out altogether, ``supposing`` that this is only to see what
        would be: then no silent point is touched. What was taken out for the sake of another and qualifies without it
        comes back; what lapses again has disqualified itself, and the policy for that decides. Returns what has
        applied, and the pairs that neither way bears out.
        """
        without |= {on for on, one in self.found(group) if one.key in self.expelled}
        out = without
        kept: frozenset[On] = frozenset()
        returned: set[On] = set()
        contested: set[On] = set()
        self.staying = frozenset()
        while True:
            applied = self.sequences(group, out)
            lapsed = self.lapsed(applied) - kept
            if lapsed:
                out |= self.with_the_effect(lapsed, group) - kept
                continue
            back = self.qualifying_again(group, out - without)
            if not back:
                return applied, contested
            innocent = [effect for effect in self.innocent(back, group, out) if effect.isdisjoint(returned)]
            together: frozenset[On] = frozenset().union(*innocent)
            if together and together.isdisjoint(self.lapsed(self.sequences(group, out - together))):
                returned |= together
                out -= together
                continue
            results = {} if kept else self.results(innocent, group, out, without)
            if results:
                first = next(iter(results))
                point = f"{EXCLUSIVE}, {' and '.join(sorted(results))}"
                chosen = first if supposing else self.read.choose(point, tuple(results))
                return self.sequences(group, results.get(chosen, results[first])), contested
            contested.update(back)
            policy = self.read.assumed if supposing else self.read
            if policy("self-disqualifying effect") == "removed":
                return self.sequences(group, out), contested
            kept |= frozenset(back)
            out -= kept
            self.staying |= self.conditional(group, kept)

    def lapsed(self, applied: list[Applied]) -> frozenset[On]:
        """What has applied and does not qualify any more."""
        return frozenset(
            (one.instance.key, one.unit)
            for one in applied
            if one.instance.dynamic and not self.touches((one.instance, one.unit))
        )

    def with_the_effect(self, lapsed: frozenset[On], group: list[str]) -> frozenset[On]:
        """What lapses with these pairs: an effect whose condition has failed does so on every object."""
        failed = {one.key for on, one in self.found(group) if on in lapsed and not self.conditions_met(one)}
        return lapsed | {on for on, one in self.found(group) if one.key in failed}

    def qualifying_again(self, group: list[str], out: frozenset[On]) -> list[On]:
        """What was taken out and qualifies now."""
        return [on for on, instance in self.found(group) if on in out and self.touches((instance, on[1]))]

    def innocent(self, back: list[On], group: list[str], out: frozenset[On]) -> list[frozenset[On]]:
        """Of what qualifies again each effect that stays qualified when it is let back in by itself."""
        found = []
        for key in dict.fromkeys(key for key, _ in back):
            effect = frozenset(one for one in back if one[0] == key)
            if not effect & self.lapsed(self.sequences(group, out - effect)):
                found.append(effect)
        return found

    def results(
        self, innocent: list[frozenset[On]], group: list[str], out: frozenset[On], without: frozenset[On]
    ) -> dict[str, frozenset[On]]:
        """Where effects exclude each other, what is left out of each result that bears itself out, by the effect in it.

        Each is tried first, and then whatever else qualifies is let back in, one after the other.
        """
        found: dict[str, frozenset[On]] = {}
        for effect in innocent:
            left, returned = out - effect, set(effect)
            while returned.isdisjoint(lapsed := self.lapsed(self.sequences(group, left))):
                back = self.qualifying_again(group, left - without)
                if lapsed:
                    left |= lapsed
                elif back and returned.isdisjoint(back):
                    more = {one for one in back if one[0] == back[0][0]}
                    left, returned = left - more, returned | more
                else:
                    if not back and left not in found.values():
                        found[f"with {next(iter(effect))[0][0]}"] = left
                    break
        return found

    def settle_contested(self, group: list[str], contested: set[On]) -> None:
        """Let an effect that ended its own condition be out, or stay, on the objects that are worked out later, too."""
        if not contested:
            return
        effects = self.conditional(group, contested)
        if self.read.assumed("self-disqualifying effect") == "removed":
            self.expelled |= effects
        else:
            self.held_elsewhere |= effects

    def conditional(self, group: list[str], keys: Set[On]) -> frozenset[Key]:
        """The effects with conditions among pairs: what is decided of one holds for all objects that it touches."""
        return frozenset(one.key for on, one in self.found(group) if on in keys and one.effect.conditions)

    def found(self, group: list[str]) -> Iterator[tuple[On, Instance]]:
        """The effects that may touch the objects of a group, each by what it is known again."""
        return (((instance.key, name), instance) for name in group for instance in self.pairs[name])

    def supported(self, group: list[str], applied: list[Applied], contested: set[On]) -> list[Applied]:
        """Look for conditions that hold only by the help of their own effect, and follow the policy for them.

        One does where leaving its effect out leads to a board on which it does not hold, and which bears itself out;
        several may hold only by the help of each other.
        """
        conditional = [one for one in applied if one.instance.dynamic and _conditional(one.instance)]
        if not conditional:
            return applied
        found, held = {name: self.view[name] for name in group}, self.held
        each = list(dict.fromkeys(self.leaving_out(one, group) for one in conditional))
        helped = [keys for keys in each if self.bears_out(group, keys, contested)]
        if not helped and len(each) > 1 and (together := self.without_help(group, frozenset().union(*each))):
            helped = [together] if self.bears_out(group, together, contested) else []
        if helped and self.read("self-supporting condition") == "removed":
            return self.resolve(group, frozenset().union(*helped))[0]
        self.view.update(found)
        self.held = held
        return applied

    def bears_out(self, group: list[str], without: frozenset[On], contested: set[On]) -> bool:
        """Whether leaving effects out leads to a board on which they do not qualify, and no more is contested."""
        _, more = self.resolve(group, without, supposing=True)
        return more <= contested and not self.qualifying_again(group, without)

    def without_help(self, group: list[str], keys: frozenset[On]) -> frozenset[On]:
        """Of effects with conditions those that do not qualify without the help of each other."""
        while keys:
            self.resolve(group, keys, supposing=True)
            back = {key for key, _ in self.qualifying_again(group, keys)}
            if not back:
                break
            keys = frozenset(one for one in keys if one[0] not in back)
        return keys

    def leaving_out(self, one: Applied, group: list[str]) -> frozenset[On]:
        """What goes with an effect that is left out: where it has a condition, the effect on every object."""
        key = one.instance.key
        if not one.instance.effect.conditions:
            return frozenset({(key, one.unit)})
        return frozenset(on for on, instance in self.found(group) if instance.key == key)


def _conditional(instance: Instance) -> bool:
    """Whether an effect depends on characteristics that its own application could uphold."""
    effect = instance.effect
    return any(condition.kind in ("mighty", "might", "keyword") for condition in effect.conditions) or (
        effect.group is not None and effect.group.keyword is not None
    )
