"""The kinds of field that a sentence can have: how each is written and what it means.

A field's kind follows from its name in the pattern, so that patterns stay readable:
``{unit} has {might} Might``. In a sentence's regular expression a name may be any text; only then is it held
against the one precise expression of its kind. That keeps compiling eighty sentences cheap.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NamedTuple, get_args

from conformance.errors import InputError
from conformance.sources.metadata import VERSIONS, check_versions
from conformance.vocabulary.text import (
    Alone,
    AnyCondition,
    Buffed,
    Designated,
    Empowered,
    Group,
    HasKeyword,
    Legion,
    Level,
    MightAtLeast,
    Mighty,
)
from conformance.vocabulary.words import KEYWORDS, Event, Phase

LONGEST_NAME = 60

_MORE = r"(?: [A-Z0-9][\w'’-]*)*"
NAME = rf'(?:"[^"]+"|(?:the \w+ )?[A-Z][\w\'’-]*{_MORE})'
KEYWORD = f"(?:{'|'.join(KEYWORDS)})"
VALUED_KEYWORD = rf"{KEYWORD}(?: [1-9]\d*)?"


def _listing(item: str) -> str:
    return rf"{item}(?:, {item})*(?: and {item})?"


_WHO = "other friendly|other|friendly|enemy"
_GROUP = rf"(?:(?:all|{_WHO}) )?(?:buffed )?units?(?: here)?(?: with {KEYWORD})?(?: tagged {NAME})?"
_STATE = "Mighty|attacking|defending|in combat|alone|buffed"
_DEPENDENT = r"Level \d+|Legion|Empowered"
_CONDITION = rf"(?:it|{NAME}) (?:is (?:{_STATE})|has (?:\d+ or more Might|{KEYWORD})|meets (?:{_DEPENDENT}))"
_EVENTS = "|".join(event for event in get_args(Event) if event != "gains XP")
_TURN = rf"{NAME}\*?"
_VERSION = r"\d+\.\d+"
_FOUND = f"(?:{KEYWORD}|Level|Legion|Empowered)"
_ANY = ".+?"
_ANY_NAME = r'(?:"[^"]+"|[^"]+?)'
_NONE = "none"


def name(text: str) -> str:
    """A name: capitalised words, such as `Lee Sin` or `the first Poro`, or anything in double quotes."""
    plain = text.strip('"')
    if len(plain) > LONGEST_NAME:
        raise InputError(f"the name {plain!r} is too long; a name has at most {LONGEST_NAME} letters")
    return plain


def _read_all(text: str, item: str, what: str) -> list[str]:
    if not re.fullmatch(_listing(item), text):
        raise InputError(f"'{text}' is no list of {what}; write it like {_LISTS[what]}")
    return re.findall(item, text)


_LISTS = {
    "amounts": "'2 to Poro and 3 to Lee Sin', or 'nothing'",
    "names": "'Poro, Lee Sin and Yuumi', each capitalised or in double quotes",
    "conditions": "'it is Mighty and it is alone'; a condition says that a unit is Mighty, attacking, "
    "defending, in combat, alone or buffed, has a keyword or '3 or more Might', or meets 'Level 3', 'Legion' or "
    "'Empowered'",
    "turns": "'A, A*, B and C', an additional turn with a star",
}


def names(text: str) -> tuple[str, ...]:
    """Names with commas and `and` between them."""
    return tuple(name(part) for part in _read_all(text, NAME, "names"))


def keywords(text: str) -> tuple[str, ...]:
    """Keywords with their values, with commas and `and` between them."""
    return tuple(re.findall(VALUED_KEYWORD, text))


def conditions(text: str) -> tuple[AnyCondition, ...]:
    """What must hold, with `and` between: `it is attacking and it is alone`."""
    return tuple(_condition(part) for part in _read_all(text, _CONDITION, "conditions"))


def amounts(text: str) -> dict[str, int]:
    """An amount of damage for each of some units, or `nothing`: `2 to Poro and 3 to Teemo`."""
    if text == "nothing":
        return {}
    read: dict[str, int] = {}
    for part in _read_all(text, rf"\d+ to {NAME}", "amounts"):
        amount, _, unit = part.partition(" to ")
        if name(unit) in read:
            raise InputError(f"'{name(unit)}' is named twice in '{text}'; give it one amount")
        read[name(unit)] = int(amount)
    return read


def dealer(text: str) -> tuple[str, str | None]:
    """Who deals damage: the player, and the unit that is the source where it is not the spell or ability itself."""
    what, _, player = text.rpartition(" of player ")
    return name(player), None if what in _SPELL_OR_ABILITY else name(what)


_SPELL_OR_ABILITY = ("a spell", "an ability")


def left(text: str) -> int | str:
    """What is left of a prevention: `no`, `all`, or a number."""
    return text if text == "all" else count(text)


def versions(text: str) -> tuple[str, ...]:
    """Rules versions: `1.3`, `1.0 to 1.2`, or several with commas and `and` between them."""
    first, between, last = text.partition(" to ")
    if not between:
        return check_versions(re.findall(_VERSION, text))
    start, end = (VERSIONS.index(check_versions([one])[0]) for one in (first, last))
    if start >= end:
        raise InputError(f"'{text}' goes from a newer version to an older one; write the older one first")
    return VERSIONS[start : end + 1]


def cause(text: str) -> str | None:
    """What alters a unit: an effect by name, or `a spell` or `an ability` that the scenario does not name."""
    return None if text in _NAMELESS else name(text)


_NAMELESS = ("a spell", "another spell", "an ability", "another ability")


class Owner(NamedTuple):
    """Where an ability stands: on a card, perhaps in its effect text, or on something unseen of a player."""

    source: str | None = None
    controller: str = "A"
    effect_text: bool = False


def owner(text: str) -> Owner:
    """Whose ability it is: a card's, that of a card's effect text, or, for one of something unseen, a player's."""
    if text.startswith("player "):
        return Owner(controller=name(text.removeprefix("player ")))
    if text.startswith(_EFFECT_TEXT):
        return Owner(source=name(text.removeprefix(_EFFECT_TEXT)), effect_text=True)
    return Owner(source=name(text))


_EFFECT_TEXT = "the effect text of "


def event(text: str) -> Event:
    """What a triggered ability looks for: something that happens to its card, or its controller gaining XP."""
    return text.removeprefix("its controller ").removeprefix("it ")  # type: ignore[return-value]


def turns(text: str) -> tuple[str, ...]:
    """Turns by their players, additional ones with a star: `A, A*, B and C`."""
    return tuple(re.sub('"', "", part) for part in _read_all(text, _TURN, "turns"))


def points(text: str) -> int:
    """A number of points: `no points`, `1 point`, `3 points`."""
    return count(text.split()[0])


def lasts(text: str) -> tuple[str, str | None]:
    """How long: `this turn`, `this combat`, `for good`, or `while Yuumi stays`; and then, who stays."""
    if text.startswith("while "):
        return "while the source stays", name(text.removeprefix("while ").removesuffix(" stays"))
    return text, None


def group(text: str) -> Group:
    """Units by description: `other friendly units here with Tank`, `friendly buffed units`, `all units`."""
    if not re.fullmatch(_GROUP, text):
        raise InputError(
            f"'{text}' describes no units; write it like 'all units', 'enemy units here' or "
            "'other friendly buffed units with Tank tagged Mech'"
        )
    who = re.match(_WHO, text)
    tagged = re.search(rf" tagged ({NAME})", text)
    keyword = re.search(rf" with ({KEYWORD})", text)
    return Group(
        who=who[0] if who else "all",  # type: ignore[arg-type]
        here=" here" in text,
        keyword=keyword[1] if keyword else None,  # type: ignore[arg-type]
        tag=name(tagged[1]) if tagged else None,
        buffed="buffed" in text,
    )


def touched(text: str) -> tuple[tuple[str, ...], Group | None]:
    """Whom a passive ability touches: `it` (the card that has the ability), units by name, or a group."""
    if text == "it":
        return (), None
    if re.fullmatch(_GROUP, text):
        return (), group(text)
    return names(text), None


def _condition(text: str) -> AnyCondition:
    subject, verb, what = re.split(" (is|has|meets) ", text, maxsplit=1)
    unit = None if subject == "it" else name(subject)
    if verb == "meets":
        if what.startswith("Level "):
            return Level(unit=unit, xp=int(what.removeprefix("Level ")))
        return Legion(unit=unit) if what == "Legion" else Empowered(unit=unit)
    if verb == "has":
        if what.endswith(" or more Might"):
            return MightAtLeast(unit=unit, might=int(what.split()[0]))
        return HasKeyword(unit=unit, keyword=what)  # type: ignore[arg-type]
    if what in ("attacking", "defending", "in combat"):
        role = {"attacking": "attacker", "defending": "defender"}.get(what)
        return Designated(unit=unit, designation=role)  # type: ignore[arg-type]
    return _STATES[what](unit=unit)


_STATES: dict[str, type[Mighty | Alone | Buffed]] = {"Mighty": Mighty, "alone": Alone, "buffed": Buffed}


def times(text: str) -> int:
    """How often: `once`, `twice`, `3 times`."""
    return {"once": 1, "twice": 2}.get(text) or int(text.split()[0])


def count(text: str) -> int:
    """How many: `no`, `one`, or a number."""
    return {"no": 0, "one": 1}.get(text, -1) if text in ("no", "one") else int(text)


def zone(text: str) -> str:
    """A zone: `the trash`, `the champion zone`, `banishment`."""
    return text.removeprefix("the ")


@dataclass(frozen=True)
class Kind:
    """A kind of field: its regular expression, what its text means, and a description for the reference page.

    ``shape``, where given, is what the text must look like for the sentence to be the right one at all.
    """

    regex: str
    meaning: Callable[[str], Any]
    about: str
    shape: re.Pattern[str] | None = None

    def fits(self, text: str) -> bool:
        """Whether a text can be a field of this kind."""
        return self.shape is None or self.shape.fullmatch(text) is not None


_INTEGER = Kind(r"-?\d+", int, "a whole number, which may be negative")
_NATURAL = Kind(r"\d+", int, "a whole number from 0")
_NAME = Kind(
    _ANY_NAME,
    name,
    "a name: `Poro`, `Lee Sin`, `the first Poro`, or anything in double quotes",
    re.compile(NAME),
)
# A field that ends a sentence and may be any text must not swallow the end of the sentence around it.
_UNREFUSED = r"(?!under the rules |.*, which rule [\w.]+ forbids$)"
_NAMES = Kind(_ANY, names, "names: `Poro, Teemo and Yuumi`", re.compile(f"{_UNREFUSED}.+"))
_KEYWORDS = Kind(_listing(VALUED_KEYWORD), keywords, "keywords with their values: `Deflect, Ganking and Shield 2`")

KINDS: dict[str, Kind] = {
    "might": _INTEGER,
    "amount": _NATURAL,
    "limit": _INTEGER,
    "count": Kind(r"no|one|\d+", count, "how many: `no`, `one`, `3`"),
    "times": Kind(r"once|twice|\d+ times", times, "how often: `once`, `twice`, `3 times`"),
    "bonus": _INTEGER,
    "left": Kind(r"no|all|\d+", left, "what is left: `no`, `all`, `3`"),
    "increase": Kind(r"\+\d+", int, "an increase: `+2`"),
    "decrease": Kind(r"-\d+", lambda text: -int(text), "a decrease: `-4`"),
    "unit": _NAME,
    "other": _NAME,
    "gear": _NAME,
    "spell": _NAME,
    "card": _NAME,
    "effect": _NAME,
    "player": _NAME,
    "battlefield": _NAME,
    "tag": _NAME,
    "units": _NAMES,
    "players": _NAMES,
    "effects": _NAMES,
    "tags": _NAMES,
    "keyword": Kind(KEYWORD, str, "one keyword without a value: `Tank`"),
    "keywords": _KEYWORDS,
    "text": _KEYWORDS,
    "cause": Kind(
        _ANY_NAME,
        cause,
        f"an effect's name, or one without a name: {', '.join(f'`{text}`' for text in _NAMELESS)}",
        re.compile(f"{'|'.join(_NAMELESS)}|{NAME}"),
    ),
    "owner": Kind(
        _ANY_NAME,
        owner,
        "whose ability it is: a card's name, `the effect text of Long Sword`, or `player B`",
        re.compile(rf"(?:player |{_EFFECT_TEXT})?{NAME}"),
    ),
    "event": Kind(
        f"it (?:{_EVENTS})|its controller gains XP",
        event,
        "what a triggered ability looks for: "
        f"{', '.join(f'`it {word}`' for word in _EVENTS.split('|'))} or `its controller gains XP`",
    ),
    "phase": Kind(
        "|".join(word.capitalize() for word in get_args(Phase)),
        str.lower,
        f"a phase of the turn: {', '.join(f'`{word.capitalize()}`' for word in get_args(Phase))}",
    ),
    "counter": Kind(r"[a-z]+(?: [a-z]+)*", str, "a kind of counter, in small letters: `charge`, `buff`"),
    "found": Kind(
        _listing(_FOUND),
        lambda text: tuple(sorted(set(re.findall(_FOUND, text)))),
        "keywords without values, dependent ones too: `Ganking, Level and Temporary`",
    ),
    "turns": Kind(
        _ANY,
        turns,
        "turns by their players, additional ones with a star: `A, A*, B and C`",
        re.compile(rf"{_TURN}.*"),
    ),
    "points": Kind(r"no points|1 point|\d+ points", points, "how many points: `no points`, `1 point`, `3 points`"),
    "dealer": Kind(
        f"{_ANY_NAME} of player {_ANY_NAME}",
        dealer,
        "who deals damage: `a spell of player A`, `an ability of player A`, or a unit: `Poro of player A`",
        re.compile(rf"(?:{'|'.join(_SPELL_OR_ABILITY)}|{NAME}) of player {NAME}"),
    ),
    "amounts": Kind(
        _ANY,
        amounts,
        "amounts of damage: `2 to Poro and 3 to Lee Sin`, or `nothing`",
        re.compile(rf"nothing|{_UNREFUSED}\d.*"),
    ),
    "touched": Kind(
        _ANY,
        touched,
        "whom a passive ability touches: `it` (the card that has the ability), `Poro and Teemo`, or a group: "
        "`all units`, `other friendly buffed units here with Tank tagged Mech`",
    ),
    "group": Kind(_ANY, group, "units by description, in the singular: `friendly buffed unit here`"),
    "conditions": Kind(
        _ANY,
        conditions,
        "what must hold: `it is Mighty`, `it is attacking`, `it is defending`, `it is in combat`, "
        "`it is alone`, `it is buffed`, `it has Tank`, `it has 3 or more Might`, and the conditions of dependent "
        "keywords: `it meets Level 3`, `it meets Legion`, `it meets Empowered`; a unit's name instead of "
        "`it`; several with `and`",
    ),
    "lasts": Kind(
        rf"this turn|this combat|for good|while {_ANY_NAME} stays",
        lasts,
        "how long: `this turn`, `this combat`, `for good`, or `while Yuumi stays`",
        re.compile(rf"this turn|this combat|for good|while {NAME} stays"),
    ),
    "zone": Kind(
        "the (?:board|trash|deck|hand|champion zone)|banishment",
        zone,
        "`the board`, `the trash`, `the deck`, `the hand`, `the champion zone` or `banishment`",
    ),
    "place": Kind(_ANY_NAME, name, "`base`, or a battlefield's name", re.compile(f"base|{NAME}")),
    "rule": Kind(r"\d{3}(?:\.[0-9a-z]+)*", str, "a rule's number: `702.2.b.1`"),
    "reason": Kind(_ANY, str, "the reason, in words"),
    "sentence": Kind(_ANY, str, "another sentence of this list", re.compile("(?!under the rules ).+")),
    "versions": Kind(
        rf"{_VERSION}(?: to {_VERSION}|(?:, {_VERSION})* and {_VERSION})?",
        versions,
        "rules versions: `1.3`, `1.0 to 1.2`, `1.0, 1.1 and 1.3`",
    ),
    "said": Kind(_ANY, str, "any other sentence of this list, with its table where it takes one"),
    "asked": Kind(_ANY, str, "what is asked: `the Might of Poro`, `whether Poro is Mighty`"),
}


def cell_list(text: str, item: Callable[[str], str] = name) -> tuple[str, ...]:
    """A list in a table's cell: parts with commas between, or nothing, or `none`."""
    return tuple(item(part.strip()) for part in text.split(",") if part.strip() not in ("", _NONE))
