"""Sentences for damage: dealing it, what replaces, forbids or adds to it, and what it leaves (142, 417, 437, 713)."""

from collections.abc import Iterable

from conformance.errors import InputError
from conformance.sentences.board import number
from conformance.sentences.patterns import Built, Fields, Sentence, Table, asks, does, rows
from conformance.vocabulary import Exactly
from conformance.vocabulary.actions import (
    AnyAmountKills,
    BonusDamage,
    CannotBeDealtDamage,
    Deal,
    DealOwnMight,
    DealSplit,
    DoubleDamage,
    Heal,
    Kill,
    OrderReplacements,
    Prevent,
    Stun,
)
from conformance.vocabulary.questions import (
    Damage,
    Dealt,
    DesignationOf,
    InZone,
    IsStunned,
    LethalAmount,
    Location,
    Might,
    PreventionLeft,
    Question,
)


def _deal(fields: Fields) -> Deal:
    player, source = fields.dealer
    return Deal(player=player, source=source, amount=fields.amount, units=fields.units)


def _deal_own_might(fields: Fields) -> DealOwnMight:
    player, source = fields.dealer
    if source is None:
        raise InputError("a spell or an ability has no Might; name the unit that deals the damage")
    return DealOwnMight(player=player, source=source, units=fields.units)


def _split(fields: Fields) -> DealSplit:
    player, source = fields.dealer
    return DealSplit(
        player=player,
        source=source,
        amount=fields.amount,
        announced=fields.limit,
        split=fields.amounts,
        declared=fields.units or tuple(fields.amounts),
    )


def _prevent(fields: Fields, *, amount: int | None, once: bool) -> Prevent:
    lasts, source = fields.lasts
    return Prevent(unit=fields.unit, effect=fields.effect, amount=amount, once=once, lasts=lasts, source=source)


def _double(fields: Fields, *, once: bool) -> DoubleDamage:
    lasts, source = fields.lasts
    return DoubleDamage(unit=fields.unit, effect=fields.effect, once=once, lasts=lasts, source=source)


def _bonus(fields: Fields) -> BonusDamage:
    lasts, source = fields.lasts
    return BonusDamage(player=fields.player, effect=fields.effect, amount=fields.bonus, lasts=lasts, source=source)


def _least(_: Fields, table: Table | None) -> Iterable[Built]:
    for row in rows(table, ["unit", "damage"]):
        least = row["damage"]
        yield (
            LethalAmount(unit=row["unit"]),
            Exactly(least if least == _NO_AMOUNT else number(least, "damage")),
        )


_NO_AMOUNT = "no amount"


def _standing(_: Fields, table: Table | None) -> Iterable[Built]:
    for row in rows(table, ["unit"], ["Might", "damage", "zone", "location", "designation"]):
        unit = row["unit"]
        asked: list[tuple[Question, str, bool]] = [
            (Might(unit=unit), "Might", True),
            (Damage(unit=unit), "damage", True),
            (InZone(unit=unit), "zone", False),
            (Location(unit=unit), "location", False),
            (DesignationOf(unit=unit), "designation", False),
        ]
        said = [one for one in asked if row[one[1]]]
        if not said:
            raise InputError(f"nothing is said of '{unit}'; fill at least one of its cells")
        for question, column, counted in said:
            yield question, Exactly(number(row[column], column) if counted else row[column])


DAMAGE = (
    does(
        "{dealer} deals {amount} damage to[ each of] {units}",
        _deal,
        "a spell of player A deals 4 damage to each of Poro and Teemo",
    ),
    does(
        "{dealer} deals damage equal to its Might to[ each of] {units}",
        _deal_own_might,
        "Yuumi of player A deals damage equal to its Might to Poro",
    ),
    does(
        "{dealer} splits {amount} damage[ (announced as {limit})][ among {units}]: {amounts}",
        _split,
        "a spell of player A splits 3 damage (announced as 5) among Poro, Teemo, Sett and Fizz: "
        "1 to Poro, 1 to Teemo and 1 to Sett",
    ),
    does("{unit} is healed", lambda f: Heal(unit=f.unit), "Poro is healed"),
    does("{unit} is killed", lambda f: Kill(unit=f.unit), "Poro is killed"),
    does("a spell stuns {unit}", lambda f: Stun(unit=f.unit), "a spell stuns Poro"),
    does(
        "{effect} prevents the next {amount} damage to {unit} {lasts}",
        lambda f: _prevent(f, amount=f.amount, once=False),
        "Ki Barrier prevents the next 7 damage to Poro this turn",
    ),
    does(
        "{effect} prevents {amount} of the next damage to {unit} {lasts}",
        lambda f: _prevent(f, amount=f.amount, once=True),
        "Ki Barrier prevents 2 of the next damage to Poro this turn",
    ),
    does(
        "{effect} prevents all damage to {unit} {lasts}",
        lambda f: _prevent(f, amount=None, once=False),
        "Ki Barrier prevents all damage to Poro this turn",
    ),
    does(
        "{effect} prevents all of the next damage to {unit} {lasts}",
        lambda f: _prevent(f, amount=None, once=True),
        "Counter Strike prevents all of the next damage to Poro this turn",
    ),
    does(
        "{effect} doubles all damage to {unit} {lasts}",
        lambda f: _double(f, once=False),
        "Lotus Trap doubles all damage to Poro this turn",
    ),
    does(
        "{effect} doubles the next damage to {unit} {lasts}",
        lambda f: _double(f, once=True),
        "Lotus Trap doubles the next damage to Poro this turn",
    ),
    does(
        "{effect} lets no damage be dealt to {unit} {lasts}",
        lambda f: CannotBeDealtDamage(unit=f.unit, effect=f.effect, lasts=f.lasts[0], source=f.lasts[1]),
        "Shadow lets no damage be dealt to Kayn this turn",
    ),
    does(
        "player {player} orders what replaces damage to {unit} as {effects}",
        lambda f: OrderReplacements(player=f.player, unit=f.unit, effects=f.effects),
        "player B orders what replaces damage to Poro as Ki Barrier and Lotus Trap",
    ),
    does(
        "{effect} gives the spells and abilities of player {player} {bonus} Bonus Damage {lasts}",
        _bonus,
        "Inferno gives the spells and abilities of player A 1 Bonus Damage while Annie stays",
    ),
    does(
        "{effect} makes any damage of player {player} enough to kill enemy units {lasts}",
        lambda f: AnyAmountKills(player=f.player, effect=f.effect, lasts=f.lasts[0], source=f.lasts[1]),
        "Terror makes any damage of player A enough to kill enemy units while Elder Dragon stays",
    ),
)

DAMAGE_QUESTIONS = (
    asks(
        "{unit} has {count} damage",
        lambda f: Damage(unit=f.unit),
        lambda f: f.count,
        "Poro has 2 damage",
    ),
    asks(
        "{unit} took {count} damage",
        lambda f: Dealt(unit=f.unit),
        lambda f: f.count,
        "Poro took no damage",
    ),
    asks(
        "the least lethal damage for {unit} is {amount}",
        lambda f: LethalAmount(unit=f.unit),
        lambda f: f.amount,
        "the least lethal damage for Poro is 3",
    ),
    asks(
        "no amount of damage is lethal for {unit}",
        lambda f: LethalAmount(unit=f.unit),
        lambda _: _NO_AMOUNT,
        "no amount of damage is lethal for Poro",
    ),
    Sentence(
        "the least lethal damage is as follows",
        _least,
        "the least lethal damage is as follows",
        (("unit", "damage"), ("Poro", "3"), ("Kayn", _NO_AMOUNT)),
    ),
    asks(
        "{effect} still prevents {left} damage",
        lambda f: PreventionLeft(effect=f.effect),
        lambda f: f.left,
        "Ki Barrier still prevents 3 damage",
    ),
    asks("{unit} is stunned", lambda f: IsStunned(unit=f.unit), lambda _: True, "Poro is stunned"),
    asks("{unit} is not stunned", lambda f: IsStunned(unit=f.unit), lambda _: False, "Poro is not stunned"),
    asks("{unit} has died", lambda f: InZone(unit=f.unit), lambda _: "trash", "Poro has died"),
    asks("{unit} has not died", lambda f: InZone(unit=f.unit), lambda _: "board", "Poro has not died"),
    asks("{unit} is in {zone}", lambda f: InZone(unit=f.unit), lambda f: f.zone, "Poro is in the hand"),
    asks("{unit} is at {place}", lambda f: Location(unit=f.unit), lambda f: f.place, "Poro is at Grove"),
    Sentence(
        "the units now stand as follows",
        _standing,
        "the units now stand as follows",
        (
            ("unit", "Might", "damage", "zone", "location", "designation"),
            ("Poro", "4", "3", "board", "Grove", "attacker"),
            ("Teemo", "", "", "trash", "", ""),
        ),
    ),
)
