"""The words that operations are made of: names, references, keywords, durations, zones.

A field that introduces a name is annotated with one of the ``...Id`` types, a field that uses one with a
``...Ref`` type; the checks for unknown and doubled names are derived from those annotations.
"""

from typing import Annotated, Any, Literal

import msgspec


class Word(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A part of an operation; strict when it is decoded."""


def _name(role: str, kind: str, about: str) -> Any:
    return msgspec.Meta(min_length=1, max_length=60, description=about, extra={role: kind})


UnitId = Annotated[str, _name("declares", "object", "the name that the new unit goes by in this scenario")]
GearId = Annotated[str, _name("declares", "object", "the name that the new gear goes by in this scenario")]
EffectId = Annotated[str, _name("declares", "effect", "the name that this effect goes by in this scenario")]
SpellId = Annotated[str, _name("declares", "spell", "the name of the announced spell or ability")]
BattlefieldId = Annotated[str, _name("declares", "place", "the name of the battlefield")]
UnitRef = Annotated[str, _name("refers", "object", "a unit or gear of this scenario")]
EffectRef = Annotated[str, _name("refers", "effect", "an effect of this scenario")]
SpellRef = Annotated[str, _name("refers", "spell", "a spell or ability that was announced")]
PlaceRef = Annotated[str, _name("refers", "place", '"base" or a battlefield of this scenario')]
PlayerRef = Annotated[str, _name("refers", "player", "a player; A and B unless the scenario seats others")]

KeywordName = Literal[
    "Assault", "Backline", "Deathknell", "Deflect", "Ganking", "Hidden", "Hunt", "Shield", "Tank",
    "Temporary", "Vision",
]  # fmt: skip
KEYWORDS: tuple[str, ...] = KeywordName.__args__  # type: ignore[attr-defined]

KeywordText = Annotated[
    str,
    msgspec.Meta(
        pattern=rf"^({'|'.join(KEYWORDS)})( [1-9][0-9]*)?$",
        description='a keyword, with its value if it has one: "Tank", "Shield 2"',
    ),
]

Event = Literal[
    "becomes Mighty", "becomes attached", "becomes detached", "becomes Empowered", "becomes stunned",
    "becomes buffed", "takes damage", "gains XP", "conquers", "holds",
]  # fmt: skip
Phase = Literal["awaken", "beginning", "channel", "draw", "main"]
Duration = Literal["this turn", "this combat", "while the source stays", "for good"]
Zone = Literal["board", "trash", "deck", "hand", "banishment", "champion zone"]
Designation = Literal["attacker", "defender"]


Amount = Annotated[int, msgspec.Meta(ge=0, description="a whole number from 0")]


def parse_keyword(text: str) -> tuple[str, int]:
    """Split a keyword's text into its name and value; a value left out is 1 (807.1.b.3, 814.1.b.3)."""
    name, _, value = text.partition(" ")
    return name, int(value) if value else 1
