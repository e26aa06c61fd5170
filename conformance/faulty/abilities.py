"""Faults in abilities: conditions, losing abilities, copies, Assault and Shield (364, 476, 477, 807, 814)."""

from collections.abc import Callable
from typing import Any

import msgspec

from conformance.faulty.mechanism import fault
from oracle import characteristics, effects, sequences
from oracle.application import Application
from oracle.characteristics import MIGHTY, Characteristics, View
from oracle.game import Play
from oracle.instances import Instance
from oracle.objects import Condition, Copied, GameObject, State
from oracle.timestamps import Pair


@fault("476.1", characteristics.holds)
def conditional_shield_starts_itself(
    right: Callable[..., bool], state: State, view: View, condition: Condition, holder: str | None
) -> bool:
    """An ability that needs Might to be there counts the Might that it would itself bring."""
    unit = view.get(condition.of or holder or "")
    if condition.kind == "mighty" and unit is not None and unit.item.designation is not None:
        return unit.might + 1 >= MIGHTY
    return right(state, view, condition, holder)


@fault("476.3", Application.touches)
def conditional_ability_stays(right: Callable[..., bool], self: Application, pair: Pair) -> bool:
    """A conditional ability that has once begun goes on when its condition no longer holds."""
    instance = pair[0]
    return right(self, pair) or (bool(instance.effect.conditions) and instance.key in self.state.began)


@fault("364.3.a", characteristics.holds)
def conditions_ignored(
    right: Callable[..., bool], state: State, view: View, condition: Condition, holder: str | None
) -> bool:
    """A conditional ability applies whether its condition holds or not."""
    return True


@fault("477.2", Application.apply)
def losing_all_leaves_what_was_granted(
    right: Callable[..., Any], self: Application, pair: Pair, outcome: Any, waited_for: tuple[str, ...]
) -> Any:
    """Losing all abilities takes the printed ones only and leaves those that were granted."""
    unit = self.view[pair[1]]
    granted = [one for one in unit.keywords if one[2] != "printed"]
    applied = right(self, pair, outcome, waited_for)
    if pair[0].effect.kind in ("lose abilities", "only keywords"):
        unit.keywords = granted + unit.keywords
    return applied


@fault("477.2", sequences.counters_and_keywords)
def losing_all_takes_the_buff(right: Callable[..., list[Instance]], unit: Characteristics) -> list[Instance]:
    """A unit that has lost its printed abilities loses its buff's Might with them."""
    if unit.item.keywords and not unit.keywords:
        return []
    return right(unit)


@fault("477.1.b.1", effects.copyable)
def copies_take_granted_tags(right: Callable[..., Copied], play: Play, item: GameObject) -> Copied:
    """A copy takes the tags that the original was given, not only those that are printed on it."""
    copied = right(play, item)
    given = tuple(one.word for one in play.state.effects if one.kind == "tag" and one.units == (item.name,))
    return msgspec.structs.replace(copied, tags=(*copied.tags, *given))


@fault("477.1.b.1", effects.copyable)
def copies_take_granted_keywords(right: Callable[..., Copied], play: Play, item: GameObject) -> Copied:
    """A copy takes the keywords that the original was given, not only those that are printed on it."""
    copied = right(play, item)
    given = [one.keywords for one in play.state.effects if one.kind == "keywords" and one.units == (item.name,)]
    return msgspec.structs.replace(copied, keywords=(*copied.keywords, *(pair for some in given for pair in some)))


@fault("477.1.b.1.b", effects.copyable)
def copy_of_a_copy_is_the_card(right: Callable[..., Copied], play: Play, item: GameObject) -> Copied:
    """A copy of a copy takes what is printed on the copy's own card."""
    return Copied(item.name, item.might, item.tags, item.keywords, item.text)


@fault("814.2", sequences.counters_and_keywords)
def shields_do_not_add_up(right: Callable[..., list[Instance]], unit: Characteristics) -> list[Instance]:
    """Of several instances of Assault or Shield only the largest adds Might."""
    found = right(unit)
    largest = max((one.effect.amount for one in found if one.keyword), default=0)
    kept = next((one for one in found if one.keyword and one.effect.amount == largest), None)
    return [one for one in found if one.keyword is None or one is kept]


@fault("814.1.c", sequences.counters_and_keywords)
def shield_for_attackers(right: Callable[..., list[Instance]], unit: Characteristics) -> list[Instance]:
    """Shield adds Might to attackers as well."""
    return right(unit) + _as_if(right, unit, "Shield", "Assault")


@fault("807.1.c", sequences.counters_and_keywords)
def assault_for_defenders(right: Callable[..., list[Instance]], unit: Characteristics) -> list[Instance]:
    """Assault adds Might to defenders as well."""
    return right(unit) + _as_if(right, unit, "Assault", "Shield")


def _as_if(right: Callable[..., list[Instance]], unit: Characteristics, keyword: str, other: str) -> list[Instance]:
    """What one keyword of the unit would add if it were another."""
    altered = unit.copy()
    altered.keywords = [
        (other, value, f"{keyword} {origin}") for word, value, origin in unit.keywords if word == keyword
    ]
    more = [instance for instance in right(altered) if instance.keyword is not None]
    for instance in more:
        instance.keyword = None  # it exists whatever keywords the unit has
    return more
