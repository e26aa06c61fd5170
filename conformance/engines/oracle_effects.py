"""From the vocabulary's words for effects to the oracle's."""

from typing import Any

from conformance.vocabulary import actions, text
from conformance.vocabulary.words import parse_keyword
from oracle.objects import Condition, DamageEffect, Effect, GameObject, Group, Standing, Trigger


def unit(operation: actions.Unit) -> GameObject:
    """The object that a ``unit`` operation puts into play."""
    return GameObject(
        operation.unit,
        True,
        operation.might,
        operation.controller,
        0,
        tags=operation.tags,
        keywords=keywords(operation.keywords),
        zone=operation.zone,
        location=operation.location,
        damage=operation.damage,
        stunned=operation.stunned,
    )


def gear(operation: actions.Equipment) -> GameObject:
    """The object that an ``equipment`` operation puts into play."""
    return GameObject(
        operation.gear,
        False,
        0,
        operation.controller,
        0,
        keywords=keywords(operation.keywords),
        location=operation.location,
        might_bonus=operation.might_bonus,
        effect_text=keywords(operation.effect_text),
    )


def keywords(texts: tuple[str, ...]) -> tuple[tuple[str, int], ...]:
    """Keywords with their values."""
    return tuple(parse_keyword(one) for one in texts)


def effect(name: str, change: text.SpellChange, **parts: Any) -> Effect:
    """The oracle's effect for a change of the vocabulary; ``parts`` are the fields that are not of the change."""
    match change:
        case text.Increase():
            return Effect(
                name,
                "increase",
                amount=change.amount,
                limit=change.maximum,
                might_of=change.might_of,
                per=group(change.per),
                **parts,
            )
        case text.Decrease():
            return Effect(name, "decrease", amount=change.amount, limit=change.minimum, **parts)
        case text.IncreaseTo():
            return Effect(name, "increase to", amount=change.might or 0, might_of=change.might_of, **parts)
        case text.SetMight():
            return Effect(name, "set might", amount=change.might, **parts)
        case text.GainKeywords():
            return Effect(name, "keywords", keywords=keywords(change.keywords), **parts)
        case text.LoseKeyword():
            return Effect(name, "lose keyword", word=change.keyword, **parts)
        case text.LoseAbilities():
            return Effect(name, "lose abilities", **parts)
        case text.OnlyKeywords():
            return Effect(name, "only keywords", keywords=keywords(change.keywords), **parts)
        case text.AddTag():
            return Effect(name, "tag", word=change.tag, **parts)
        case text.ChangeController():
            return Effect(name, "controller", word=change.player, **parts)
        case text.BecomeCopy():
            return Effect(name, "copy", word=change.of, **parts)


def passive(operation: actions.Passive) -> Effect:
    """The effect of a passive ability."""
    return effect(
        operation.effect,
        operation.change,
        units=operation.units,
        group=group(operation.group),
        conditions=conditions(operation.conditions),
        controller=operation.controller,
    )


def trigger(operation: actions.Triggered) -> Trigger:
    """A triggered ability."""
    return Trigger(operation.effect, operation.when, conditions(operation.conditions), operation.effect_text)


def group(units: text.Group | None) -> Group | None:
    """A group of units."""
    if units is None:
        return None
    return Group(units.who, units.here, units.keyword, units.tag, units.buffed)


def conditions(given: tuple[text.AnyCondition, ...]) -> tuple[Condition, ...]:
    """Conditions: the kind, the unit, and the one value that some of them carry."""
    return tuple(map(_condition, given))


def _condition(condition: text.AnyCondition) -> Condition:
    match condition:
        case text.MightAtLeast():
            return Condition("might", condition.unit, condition.might)
        case text.HasKeyword():
            return Condition("keyword", condition.unit, condition.keyword)
        case text.Designated():
            return Condition("designated", condition.unit, condition.designation)
        case text.Level():
            return Condition("level", condition.unit, condition.xp)
    return Condition(str(condition.__struct_config__.tag), condition.unit)


def damage_effect(operation: actions.Prevent | actions.DoubleDamage | actions.CannotBeDealtDamage) -> DamageEffect:
    """What replaces or forbids damage."""
    amount, once = None, False
    match operation:
        case actions.Prevent():
            kind, amount, once = "prevent", operation.amount, operation.once
        case actions.DoubleDamage():
            kind, once = "double", operation.once
        case actions.CannotBeDealtDamage():
            kind = "immune"
    return DamageEffect(operation.effect, operation.unit, kind, amount, once, operation.lasts, operation.source)


def standing(operation: actions.BonusDamage | actions.AnyAmountKills | actions.IgnoreKeyword) -> Standing:
    """A rule for one player."""
    amount, word, place = 0, "", ""
    match operation:
        case actions.BonusDamage():
            kind, amount = "bonus damage", operation.amount
        case actions.AnyAmountKills():
            kind = "any amount"
        case actions.IgnoreKeyword():
            kind, word, place = "ignore keyword", operation.keyword, operation.battlefield
    return Standing(operation.effect, kind, operation.player, amount, word, place, operation.lasts, operation.source)
