"""Sentences that set the board up: players, battlefields, units and equipment."""

import re
from collections.abc import Iterable
from typing import get_args

from conformance.errors import InputError
from conformance.sentences.fields import VALUED_KEYWORD, cell_list, name
from conformance.sentences.patterns import Built, Fields, Sentence, Table, does, rows
from conformance.vocabulary.actions import Attach, Battlefield, Detach, Equipment, Players, Unit
from conformance.vocabulary.words import KEYWORDS, Zone


def _unit(fields: Fields) -> Unit:
    return Unit(
        unit=fields.unit,
        might=fields.might,
        controller=fields.player or "A",
        zone=fields.zone or "board",
        location=fields.place or "base",
        tags=fields.tags or (),
        keywords=fields.keywords or (),
    )


def _equipment(fields: Fields) -> Equipment:
    return Equipment(
        gear=fields.gear,
        might_bonus=fields.increase,
        controller=fields.player or "A",
        location=fields.place or "base",
        keywords=fields.keywords or (),
        effect_text=fields.text or (),
    )


def _keyword(text: str) -> str:
    if not re.fullmatch(VALUED_KEYWORD, text):
        raise InputError(f"'{text}' is no keyword; write one of {', '.join(KEYWORDS)}, with its value if it has one")
    return text


def _zone(text: str) -> Zone:
    if text not in get_args(Zone):
        raise InputError(f"'{text}' is no zone; write one of {', '.join(get_args(Zone))}")
    return text  # type: ignore[return-value]


def number(cell: str, column: str) -> int:
    """A whole number in a table's cell."""
    try:
        return int(cell)
    except ValueError:
        raise InputError(f"'{cell}' in the column '{column}' is no whole number") from None


def _damage(cell: str) -> int:
    amount = number(cell, "damage") if cell else 0
    if amount < 0:
        raise InputError(f"'{cell}' in the column 'damage' is below 0; write how much is marked on the unit")
    return amount


def _stunned(cell: str) -> bool:
    if cell not in ("yes", "no", ""):
        raise InputError(f"'{cell}' in the column 'stunned' must be 'yes', 'no' or empty")
    return cell == "yes"


def _units(_: Fields, table: Table | None) -> Iterable[Built]:
    optional = ["controller", "keywords", "tags", "location", "zone", "damage", "stunned"]
    for row in rows(table, ["unit", "Might"], optional):
        yield (
            Unit(
                unit=name(row["unit"]),
                might=number(row["Might"], "Might"),
                controller=row["controller"] or "A",
                zone=_zone(row["zone"] or "board"),
                location=row["location"] or "base",
                tags=cell_list(row["tags"]),
                keywords=cell_list(row["keywords"], _keyword),
                damage=_damage(row["damage"]),
                stunned=_stunned(row["stunned"]),
            ),
            None,
        )


def _seats(_: Fields, table: Table | None) -> Iterable[Built]:
    seats = rows(table, ["player", "team"])
    yield (
        Players(
            players=tuple(seat["player"] for seat in seats),
            teams=tuple(seat["team"] for seat in seats),
        ),
        None,
    )


BOARD = (
    does(
        "the players are {players}",
        lambda f: Players(players=f.players),
        "the players are A, B and C",
    ),
    Sentence(
        "the players sit in this order",
        _seats,
        "the players sit in this order",
        (("player", "team"), ("A", "Piltover"), ("B", "Zaun")),
    ),
    does(
        "there is a battlefield {battlefield}[ that player {player} controls]",
        lambda f: Battlefield(battlefield=f.battlefield, controller=f.player),
        "there is a battlefield Grove that player B controls",
    ),
    does(
        "{unit}[ of player {player}][ at {place}][ in {zone}] has {might} printed Might"
        "[ and {keywords}][, tagged {tags}]",
        _unit,
        "Poro of player B at Grove has 3 printed Might and Shield 2",
    ),
    Sentence(
        "the units",
        _units,
        "the units",
        (
            ("unit", "Might", "controller", "keywords", "tags", "location", "zone", "damage", "stunned"),
            ("Poro", "3", "A", "Tank, Shield 2", "Yordle", "base", "board", "1", "yes"),
        ),
    ),
    does(
        "{gear} is an equipment[ of player {player}][ at {place}] with a Might bonus of {increase}"
        "[, the rules text {keywords}][, the effect text {text}]",
        _equipment,
        "Sword is an equipment with a Might bonus of +2, the rules text Vision, the effect text Tank",
    ),
    does(
        "{gear} is attached to {unit}",
        lambda f: Attach(gear=f.gear, unit=f.unit),
        "Sword is attached to Poro",
    ),
    does("{gear} is detached", lambda f: Detach(gear=f.gear), "Sword is detached"),
)
