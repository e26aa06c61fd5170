"""Questions, drawn: what each section asks at the end of a case, and sometimes in between."""

from collections.abc import Callable, Sequence

from conformance.fuzz.build import Build
from conformance.fuzz.changes import BARE
from conformance.vocabulary import Operation
from conformance.vocabulary import questions as ask
from conformance.vocabulary.actions import Triggered
from conformance.vocabulary.words import KeywordName

Asking = Callable[[Build], Operation]
KEYWORDS: tuple[KeywordName, ...] = (*BARE, "Backline", "Temporary")


def might(build: Build) -> Operation:
    """A unit's Might."""
    return ask.Might(unit=build.unit())


def might_read(build: Build) -> Operation:
    """The Might that a spell reads."""
    return ask.MightRead(unit=build.unit())


def combat_might(build: Build) -> Operation:
    """What a unit adds to combat damage."""
    return ask.CombatMight(unit=build.unit())


def total_might(build: Build) -> Operation:
    """The summed Might of all units."""
    return ask.TotalMight(units=tuple(build.units))


def is_mighty(build: Build) -> Operation:
    """Whether a unit is Mighty."""
    return ask.IsMighty(unit=build.unit())


def became_mighty(build: Build) -> Operation:
    """How often a unit has become Mighty."""
    return ask.BecameMighty(unit=build.unit())


def has_keyword(build: Build) -> Operation:
    """Whether a unit has a keyword."""
    return ask.HasKeyword(unit=build.card(), keyword=build.pick(KEYWORDS))


def keyword_value(build: Build) -> Operation:
    """The summed value of a keyword."""
    return ask.KeywordValue(unit=build.unit(), keyword=build.pick(KEYWORDS))


def keywords(build: Build) -> Operation:
    """A card's keywords."""
    return ask.Keywords(unit=build.card())


def keywords_found(build: Build) -> Operation:
    """The keywords that are found on a card."""
    return ask.KeywordsFound(unit=build.card())


def tags(build: Build) -> Operation:
    """A unit's tags."""
    return ask.Tags(unit=build.unit())


def controller(build: Build) -> Operation:
    """Who controls a card."""
    return ask.Controller(unit=build.card())


def contribution(build: Build) -> Operation:
    """What an effect adds to a unit's Might."""
    if not build.effects:
        return might(build)
    return ask.Contribution(effect=build.pick(build.effects), unit=build.unit())


def order_applied(build: Build) -> Operation:
    """In which order effects apply to a unit."""
    return ask.OrderApplied(unit=build.unit())


def text_active(build: Build) -> Operation:
    """Whether an ability's text is active."""
    return ask.TextActive(effect=build.pick(build.effects)) if build.effects else might(build)


def damage(build: Build) -> Operation:
    """The damage marked on a unit."""
    return ask.Damage(unit=build.unit())


def dealt(build: Build) -> Operation:
    """What the last damage came to on a unit."""
    return ask.Dealt(unit=build.unit())


def is_stunned(build: Build) -> Operation:
    """Whether a unit is stunned."""
    return ask.IsStunned(unit=build.unit())


def zone(build: Build) -> Operation:
    """The zone that a card is in."""
    return ask.InZone(unit=build.card())


def location(build: Build) -> Operation:
    """Where a card is."""
    return ask.Location(unit=build.card())


def designation(build: Build) -> Operation:
    """Whether a unit attacks or defends."""
    return ask.DesignationOf(unit=build.unit())


def lethal_amount(build: Build) -> Operation:
    """How much damage is lethal for a unit."""
    return ask.LethalAmount(unit=build.unit())


def buffs(build: Build) -> Operation:
    """How many buffs a unit has."""
    return ask.Buffs(unit=build.unit())


def buffed_units(build: Build) -> Operation:
    """How many of a player's units are buffed."""
    return ask.BuffedUnits(player=build.player())


def points(build: Build) -> Operation:
    """A player's points."""
    return ask.Points(player=build.player())


def xp(build: Build) -> Operation:
    """A player's XP."""
    return ask.XP(player=build.player())


def battlefield_controller(build: Build) -> Operation:
    """Who controls a battlefield."""
    return ask.BattlefieldController(battlefield=build.pick(build.fields))


def is_empowered(build: Build) -> Operation:
    """Whether a card is Empowered."""
    return ask.IsEmpowered(unit=build.card())


def attached_to(build: Build) -> Operation:
    """What a gear is attached to."""
    return ask.AttachedTo(gear=build.pick(build.gears))


def attached(build: Build) -> Operation:
    """What is attached to a card."""
    return ask.Attached(unit=build.card())


def some(build: Build, options: Sequence[Asking], number: int) -> None:
    """So many questions, each one of several."""
    for _ in range(number):
        build.add(build.pick(options)(build))


def every_might(build: Build) -> None:
    """The Might of every unit."""
    for name in build.units:
        build.add(ask.Might(unit=name))


def triggers(build: Build, since: int) -> None:
    """How often each triggered ability has triggered of those that were written down from an operation on."""
    for one in build.operations[since:]:
        if isinstance(one, Triggered):
            build.add(ask.TimesTriggered(effect=one.effect))
