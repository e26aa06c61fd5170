"""The oracle's effects in a few words, as they are written on a board."""

from collections.abc import Sequence
from typing import Any

from oracle.objects import Condition, DamageEffect, Effect, Group, Standing, Trigger


def outcome_words(effect: Effect, outcome: Any) -> str:
    """What an effect that applies does to the card that it lies on, with the amount that it comes to now."""
    if isinstance(outcome, int) and effect.kind in ("increase", "decrease", "increase to"):
        return f"{outcome:+d} Might"
    return change_words(effect)


def change_words(effect: Effect) -> str:
    """What an effect does to a card, as it is written."""
    sign = "-" if effect.kind == "decrease" else "+"
    match effect.kind:
        case "copy":
            return f"is a copy of {effect.copied.of if effect.copied else effect.word}"
        case "controller":
            return f"{effect.word} controls it"
        case "tag":
            return f"is tagged {effect.word}"
        case "set might":
            return f"Might {effect.amount}"
        case "keywords" | "effect text":
            return _keywords(effect.keywords)
        case "lose keyword":
            return f"loses {effect.word}"
        case "lose abilities":
            return "loses all abilities"
        case "only keywords":
            return f"all abilities replaced by {_keywords(effect.keywords)}"
        case "increase to":
            target = f"the Might of {effect.might_of}" if effect.might_of else str(effect.amount)
            return f"Might up to {target}"
    amount = f"{sign}{effect.amount}" if effect.amount or not effect.might_of else ""
    if effect.might_of:
        amount = f"{amount or sign} Might of {effect.might_of}"
    else:
        amount += " Might"
    if effect.per is not None:
        amount += f" for each {group_words(effect.per, plural=False)}"
    if effect.limit is not None:
        amount += f", {'maximum' if effect.kind == 'increase' else 'minimum'} {effect.limit}"
    return amount


def ability_words(effect: Effect) -> str:
    """What a passive ability does and to whom."""
    if effect.units:
        return f"{' and '.join(effect.units)}: {change_words(effect)}"
    if effect.group is not None:
        return f"{group_words(effect.group)}: {change_words(effect)}"
    return change_words(effect)


def group_words(group: Group, *, plural: bool = True) -> str:
    """A group of units."""
    parts = ["" if group.who == "all" else f"{group.who} ", f"{group.tag} " if group.tag else ""]
    parts += ["buffed " if group.buffed else "", "units" if plural else "unit"]
    parts += [" here" if group.here else "", f" with {group.keyword}" if group.keyword else ""]
    return "".join(parts)


def lasts_words(effect: Effect | Trigger | DamageEffect | Standing) -> str:
    """Until when an effect lasts: a passive ability while its conditions hold, others as they say."""
    conditions = effect.conditions if isinstance(effect, Effect | Trigger) else ()
    if conditions:
        return " and ".join(map(condition_words, conditions))
    if isinstance(effect, Trigger):
        return ""
    if isinstance(effect, Effect) and effect.passive:
        return "passive"
    if effect.lasts == "while the source stays" and effect.source:
        return f"while {effect.source} stays"
    return effect.lasts


def condition_words(condition: Condition) -> str:
    """A condition of an ability."""
    value = condition.value
    words = {
        "mighty": "is Mighty",
        "might": f"has {value} Might or more",
        "keyword": f"has {value}",
        "designated": f"is an {value}" if value == "attacker" else f"is a {value}" if value else "attacks or defends",
        "alone": "is alone",
        "buffed": "is buffed",
        "level": f"meets Level {value}",
        "legion": "meets Legion",
        "empowered": "is Empowered",
    }[condition.kind]
    return f"while {condition.of or 'it'} {words}"


def damage_words(effect: DamageEffect) -> str:
    """What a damage effect does to damage."""
    once = "the next" if effect.once else "all"
    match effect.kind:
        case "immune":
            return "cannot be dealt damage"
        case "double":
            return f"doubles {once} damage"
    if effect.amount is None:
        return f"prevents {once} damage"
    return f"prevents the next {effect.amount} damage{', once' if effect.once else ''}"


def standing_words(one: Standing) -> str:
    """A rule that an effect adds for a player."""
    match one.kind:
        case "any amount":
            return f"any damage of player {one.player} kills enemy units"
        case "bonus damage":
            return f"player {one.player} has {one.amount} Bonus Damage"
    return f"player {one.player} ignores {one.word} at {one.place}"


def _keywords(found: Sequence[tuple[str, int]]) -> str:
    return ", ".join(f"{word} {value}" if value > 1 else word for word, value in found) or "no keywords"
