"""Damage: lethal amounts, what replaces it, dealing it (142, 143.3, 417, 437, 712-715)."""

from itertools import permutations

import msgspec

from oracle.characteristics import Characteristics
from oracle.objects import DamageEffect, GameObject, State
from oracle.silent import Reader
from oracle.versions import Rules


class Taken(msgspec.Struct, frozen=True):
    """What an amount of damage comes to on one unit: the damage taken, and the unit's damage effects afterwards."""

    amount: int
    effects: tuple[DamageEffect, ...]


def lethal(state: State, unit: Characteristics, dealer: str) -> int:
    """The amount of marked damage that kills a unit: its Might, and at least 1 (142.4.b).

    Where any amount of the dealer's damage is enough, it is 1 for units of the dealer's enemies as soon as that
    player's damage is marked (142.4.c).
    """
    if state.rules.altered_lethal and _any_amount(state, unit, dealer):
        return 1
    return max(1, unit.might)


def is_lethal(state: State, unit: Characteristics) -> bool:
    """Whether the damage marked on a unit kills it in a cleanup (142.4.a, 143.2.a)."""
    item = unit.item
    if item.damage <= 0:
        return False
    if item.damage >= max(1, unit.might):
        return True
    return any(amount > 0 and _any_amount(state, unit, player) for player, amount in item.damage_by)


def missing(state: State, unit: Characteristics, dealer: str) -> int:
    """How much more damage of one player has to be marked for lethal damage; 0 where it is marked already."""
    if is_lethal(state, unit):
        return 0
    if state.rules.altered_lethal and _any_amount(state, unit, dealer):
        return 1
    return lethal(state, unit, dealer) - unit.item.damage


def effects_on(state: State, unit: str, read: Reader) -> tuple[DamageEffect, ...]:
    """What replaces damage to a unit, in the order in which it applies (372).

    The order is its controller's choice. The rules do not say whether it is made before or after the assignment is
    seen (465.2.c.5); where it has not been made and matters, every order is possible.
    """
    found = tuple(effect for effect in state.damage_effects if effect.unit == unit)
    if len(found) < 2:
        return found
    place = {name: index for index, name in enumerate(state.replacement_order.get(unit, ()))}
    chosen = sorted((effect for effect in found if effect.name in place), key=lambda effect: place[effect.name])
    loose = [effect for effect in found if effect.name not in place]
    if not loose or not _order_matters(found):
        return (*loose, *chosen)
    orders = {
        ", then ".join(effect.name for effect in order): order
        for order in permutations(found)
        if [effect for effect in order if effect.name in place] == chosen
    }
    # Another point for other effects, or after a choice that leaves other orders: what was open then is no setting now.
    among = ", ".join(sorted(effect.name for effect in found))
    given = f", {', then '.join(effect.name for effect in chosen)} given" if chosen else ""
    point = f"order of what replaces damage to {unit}, {among}{given} (372, 465.2.c.5)"
    return orders[read.choose(point, tuple(orders))]


def _order_matters(effects: tuple[DamageEffect, ...]) -> bool:
    """Whether the order of what replaces damage can matter.

    It does where some of it prevents a limited amount. Where something prevents all damage, what applies after it finds
    none: so it matters where only some of the others would be used up (370.1, 437.4).
    """
    if immune(effects):
        return False
    preventing = [effect for effect in effects if effect.kind == "prevent"]
    if any(effect.amount is not None for effect in preventing):
        return True
    return any(effect.once and any(other is not effect for other in preventing) for effect in effects)


def in_assignment(rules: Rules, effects: tuple[DamageEffect, ...]) -> tuple[DamageEffect, ...]:
    """The effects that count for what is lethal while combat damage is assigned (465.2.c.5, 437.5, 465.2.c.10)."""
    kinds = {
        "prevent": rules.lethal_prevention,
        "double": rules.lethal_replacement,
        "immune": rules.immune_exempt,
    }
    return tuple(effect for effect in effects if kinds[effect.kind])


def immune(effects: tuple[DamageEffect, ...]) -> bool:
    """Whether a unit cannot be dealt damage at all (465.2.c.10)."""
    return any(effect.kind == "immune" for effect in effects)


def raw_for(effects: tuple[DamageEffect, ...], wanted: int) -> int | None:
    """The least amount that comes to at least ``wanted`` on a unit; None where no amount does (437.5, 465.2.c.4.a)."""
    if wanted <= 0:
        return 0
    if immune(effects):
        return None
    for effect in reversed(effects):
        if effect.kind == "double":
            wanted = (wanted + 1) // 2
        elif effect.amount is None:
            return None
        else:
            wanted += effect.amount
    return wanted


def take(effects: tuple[DamageEffect, ...], amount: int) -> Taken:
    """Run an amount of damage through a unit's replacement effects in order, each once (370.2, 437.2).

    Prevention uses itself up by what it prevents (437.3) and never goes below 0 (437.2.a).
    """
    if immune(effects) or amount <= 0:
        return Taken(0, effects)
    left: list[DamageEffect] = []
    for effect in effects:
        if amount <= 0:
            left.append(effect)
        elif effect.kind == "double":
            amount *= 2
            if not effect.once:
                left.append(effect)
        elif effect.amount is None:
            amount = 0
            if not effect.once:
                left.append(effect)
        else:
            prevented = min(amount, effect.amount)
            amount -= prevented
            if effect.amount > prevented and not effect.once:
                left.append(msgspec.structs.replace(effect, amount=effect.amount - prevented))
    return Taken(amount, tuple(left))


def mark(item: GameObject, player: str, amount: int) -> GameObject:
    """Mark damage of a player on a unit (142.3, 417.1.b)."""
    by = dict(item.damage_by)
    by[player] = by.get(player, 0) + amount
    return msgspec.structs.replace(item, damage=item.damage + amount, damage_by=tuple(by.items()))


def healed(item: GameObject) -> GameObject:
    """A unit without marked damage (418)."""
    return msgspec.structs.replace(item, damage=0, damage_by=()) if item.damage else item


def deal(state: State, player: str, amounts: dict[str, int], read: Reader) -> State:
    """Deal damage to several units at once, through what replaces it (417.1.d, 437.2).

    Only damage of at least 1 is dealt (417.1.e). Records what each unit took in ``State.dealt``.
    """
    dealt: dict[str, int] = {}
    for unit, amount in amounts.items():
        item = state.objects[unit]
        if not item.on_board or not item.is_unit:
            continue
        taken = take(effects_on(state, unit, read), amount)
        state = put_effects(state, unit, taken.effects)
        dealt[unit] = taken.amount
        if taken.amount > 0:
            state = state.with_object(mark(item, player, taken.amount))
    return msgspec.structs.replace(state, dealt=dealt)


def put_effects(state: State, unit: str, effects: tuple[DamageEffect, ...]) -> State:
    """Put a unit's damage effects back as they are after damage has gone through them."""
    others = tuple(effect for effect in state.damage_effects if effect.unit != unit)
    return msgspec.structs.replace(state, damage_effects=others + effects)


def bonus(state: State, player: str) -> int:
    """The Bonus Damage of what a player's spells and abilities deal: all instances summed, never below 0 (714)."""
    instances = [one.amount for one in state.standing if one.kind == "bonus damage" and one.player == player]
    return max(0, sum(instances))


def _any_amount(state: State, unit: Characteristics, dealer: str) -> bool:
    """Whether any amount of a player's damage is enough to kill this unit (142.4.c)."""
    return any(
        one.kind == "any amount" and one.player == dealer and not state.allied(dealer, unit.controller)
        for one in state.standing
    )
