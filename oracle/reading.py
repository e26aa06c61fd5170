"""Which objects are calculated before which: an object that another one reads comes first (476).

Objects that read each other in a loop form one group and are calculated together, layer by layer.
"""

from collections.abc import Iterable

from oracle.instances import Instance
from oracle.objects import Group, State

Pairs = dict[str, list[Instance]]

ALTERS: dict[str, tuple[str, ...]] = {
    "copy": ("tag", "keyword", "text"),
    "controller": ("controller",),
    "tag": ("tag",),
    "keywords": ("keyword",),
    "effect text": ("keyword", "text"),
    "lose keyword": ("keyword",),
    "lose abilities": ("keyword", "text"),
    "only keywords": ("keyword", "text"),
}

"""What each kind of effect alters, apart from Might."""

READ_BY: dict[str, str] = {
    "keyword": "keyword",
    "alone": "controller",
    "level": "controller",
    "legion": "controller",
    "designated": "",
    "buffed": "",
    "empowered": "",
}
"""What each kind of condition reads of that, nothing where no effect alters it; all others read Might."""


def groups(state: State, pairs: Pairs) -> list[list[str]]:
    """The objects of the board in the order of their calculation, those of a loop in one group."""
    names = list(pairs)
    edges = _reads(state, pairs)
    if not edges:
        return [[name] for name in names]
    return _components(names, edges)


def _reads(state: State, pairs: Pairs) -> dict[str, set[str]]:
    """For each object, the others whose characteristics the effects on it read, as far as anything alters them."""
    altered: dict[str, set[str]] = {}
    for name, found in pairs.items():
        for instance in found:
            for what in ALTERS.get(instance.effect.kind, ()):
                altered.setdefault(what, set()).add(name)
    edges: dict[str, set[str]] = {}
    for name, found in pairs.items():
        read: set[str] = set()
        for instance in found:
            if instance.reads:
                _read_by(state, instance, altered, read)
        read.discard(name)
        read.intersection_update(pairs)
        if read:
            edges[name] = read
    return edges


def _read_by(state: State, instance: Instance, altered: dict[str, set[str]], read: set[str]) -> None:
    """Add the objects that one effect reads."""
    effect, holder = instance.effect, instance.holder
    nothing: set[str] = set()
    if holder is not None and holder in altered.get("text", nothing):
        read.add(holder)
    if effect.might_of is not None:
        read.add(effect.might_of)
    for group in (effect.group, effect.per):
        if group is None:
            continue
        if holder is not None and (group.who.endswith("friendly") or group.who == "enemy" or group.here):
            read.update({holder} & altered.get("controller", nothing))
        if group is effect.per:
            read.update(_read_to_count(group, altered))
    for condition in effect.conditions:
        subject = condition.of or holder or ""
        if condition.kind in ("mighty", "might"):
            read.add(subject)
        elif condition.kind == "keyword":
            read.update({subject} & altered.get("keyword", nothing))
        elif condition.kind in ("level", "legion"):
            read.update({subject} & altered.get("controller", nothing))
        elif condition.kind == "alone":
            item = state.objects.get(subject)
            read.update(
                other
                for other in altered.get("controller", nothing)
                if item is not None and state.objects[other].location == item.location
            )


def _read_to_count(group: Group, altered: dict[str, set[str]]) -> Iterable[str]:
    """The objects whose altered characteristics decide whether a group counts them."""
    for what, matters in (
        ("controller", group.who not in ("all", "other")),
        ("keyword", group.keyword is not None),
        ("tag", group.tag is not None),
    ):
        if matters:
            yield from altered.get(what, ())


def _components(names: list[str], edges: dict[str, set[str]]) -> list[list[str]]:
    """Strongly connected components, each after all that it reads (Tarjan, without recursion)."""
    number: dict[str, int] = {}
    low: dict[str, int] = {}
    stack: list[str] = []
    on_stack: set[str] = set()
    result: list[list[str]] = []
    place = {name: index for index, name in enumerate(names)}
    for root in names:
        if root in number:
            continue
        number[root] = low[root] = len(number)
        stack.append(root)
        on_stack.add(root)
        work = [(root, iter(sorted(edges.get(root, ()), key=place.__getitem__)))]
        while work:
            name, following = work[-1]
            for read in following:
                if read not in number:
                    number[read] = low[read] = len(number)
                    stack.append(read)
                    on_stack.add(read)
                    work.append((read, iter(sorted(edges.get(read, ()), key=place.__getitem__))))
                    break
                if read in on_stack:
                    low[name] = min(low[name], number[read])
            else:
                work.pop()
                if work:
                    low[work[-1][0]] = min(low[work[-1][0]], low[name])
                if low[name] == number[name]:
                    group = []
                    while True:
                        member = stack.pop()
                        on_stack.discard(member)
                        group.append(member)
                        if member == name:
                            break
                    result.append(sorted(group, key=place.__getitem__))
    return result
