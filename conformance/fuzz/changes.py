"""What effects do, to whom and while what holds, drawn: the parts that several sections have in common."""

from conformance.fuzz.build import MIGHTS, Build
from conformance.vocabulary.actions import Designate, Give, Passive, Triggered
from conformance.vocabulary.text import (
    AddTag,
    Alone,
    AnyCondition,
    BecomeCopy,
    Buffed,
    ChangeController,
    Decrease,
    Designated,
    Empowered,
    GainKeywords,
    Group,
    HasKeyword,
    Increase,
    IncreaseTo,
    LoseAbilities,
    LoseKeyword,
    MightAtLeast,
    Mighty,
    OnlyKeywords,
    PassiveChange,
    SetMight,
    SpellChange,
    Who,
)
from conformance.vocabulary.words import Designation, Duration, Event, KeywordName

AMOUNTS = (1, 2, 3, 1, 2, 4)
GOALS = (5, 4, 6, 5, 3, 1)
MINIMA = (1, 0, 2, 4)
TEXTS = ("Tank", "Shield", "Assault", "Shield 2", "Assault 2", "Tank", "Shield", "Backline")
BARE: tuple[KeywordName, ...] = ("Tank", "Shield", "Assault")
TAGS = ("Mech", "Yordle")
DURATIONS: tuple[Duration, ...] = ("this turn", "this turn", "for good", "this combat")
SIDES: tuple[Designation, ...] = ("defender", "defender", "attacker")
EVENTS: tuple[Event, ...] = (
    "becomes Mighty", "becomes stunned", "becomes buffed", "becomes Empowered", "takes damage", "gains XP",
)  # fmt: skip
WHO: tuple[Who, ...] = ("friendly", "all", "enemy", "other friendly", "other")


def keywords(build: Build, percent: int, texts: tuple[str, ...] = TEXTS) -> tuple[str, ...]:
    """No keyword, or one so often in a hundred, and two now and then."""
    if not build.chance(percent):
        return ()
    first = build.pick(texts)
    return (first, build.pick(texts)) if build.chance(25) else (first,)


def arithmetic(build: Build, limited: int) -> PassiveChange:
    """An increase or a decrease, so often in a hundred with a limit, or an increase to a value."""
    kind = build.integer(0, 5)
    if kind == 5:
        return IncreaseTo(might=build.pick(GOALS))
    amount = build.pick(AMOUNTS)
    within = build.chance(limited)
    if kind <= 1:
        return Increase(amount=amount, maximum=build.pick(GOALS) if within else None)
    return Decrease(amount=amount, minimum=build.pick(MINIMA) if within else None)


def reading(build: Build, unit: str, sourced: bool) -> PassiveChange:
    """An increase whose size is read off the board: another unit's Might, or so much for each of some units."""
    kind = build.integer(0, 3)
    if kind <= 1:
        return Increase(amount=0, might_of=build.other(unit))
    if kind == 2:
        return Increase(amount=1, per=group(build, sourced))
    return IncreaseTo(might_of=build.other(unit))


def ability(build: Build) -> PassiveChange:
    """Keywords that come or go."""
    kind = build.integer(0, 7)
    if kind <= 3:
        return GainKeywords(keywords=(build.pick(TEXTS),))
    if kind <= 5:
        return LoseKeyword(keyword=build.pick(BARE))
    return LoseAbilities() if kind == 6 else OnlyKeywords(keywords=(build.pick(TEXTS),))


def trait(build: Build) -> PassiveChange:
    """Might that is set, a tag, or a controller."""
    kind = build.integer(0, 7)
    if kind <= 4:
        return SetMight(might=build.pick(MIGHTS))
    if kind <= 6:
        return AddTag(tag=build.pick(TAGS))
    return ChangeController(player=build.pick(build.players))


def group(build: Build, sourced: bool) -> Group:
    """Some group of units; ``here`` only where there is a source that can be somewhere."""
    kind = build.integer(0, 6)
    who = build.pick(WHO)
    if kind <= 2:
        return Group(who=who)
    if kind == 3:
        return Group(who=who, keyword=build.pick(BARE))
    if kind == 4:
        return Group(who=who, tag="Mech")
    return Group(who=who, buffed=True) if kind == 5 else Group(who=who, here=sourced)


def condition(build: Build, about: str | None) -> AnyCondition:
    """Something that must hold, of the source or of a unit."""
    kind = build.integer(0, 10)
    if kind <= 3:
        return Mighty(unit=about)
    if kind <= 5:
        return MightAtLeast(unit=about, might=build.pick(GOALS))
    if kind == 6:
        return HasKeyword(unit=about, keyword=build.pick(BARE))
    if kind == 7:
        return Designated(unit=about, designation=build.pick((None, "defender", "attacker")))
    if kind == 8:
        return Alone(unit=about)
    return Buffed(unit=about) if kind == 9 else Empowered(unit=about)


def spell(build: Build, change: SpellChange, unit: str, lasts: Duration | None = None) -> Give:
    """A spell that alters a unit."""
    duration: Duration = build.pick(DURATIONS) if lasts is None else lasts
    return Give(unit=unit, change=change, lasts=duration, effect=build.effect())


def passive(build: Build, change: PassiveChange, unit: str, conditional: int = 45) -> Passive:
    """A passive ability of a unit or of something else, on one unit or a group, so often in a hundred conditional."""
    sourced = not isinstance(change, LoseAbilities | OnlyKeywords) and build.chance(55)
    touched: tuple[str, ...] = () if sourced else (unit,)
    reads = getattr(change, "might_of", None) is not None
    grouped: Group | None = None
    if not reads and build.chance(30):
        grouped, touched = group(build, sourced), ()
    elif sourced and not reads and build.chance(20):
        touched = (build.other(unit),)
    about = None if sourced else unit
    if sourced and build.chance(20):
        about = build.other(unit)
    conditions = (condition(build, about),) if build.chance(conditional) else ()
    return Passive(
        effect=build.effect(),
        change=change,
        source=unit if sourced else None,
        controller="A" if sourced or build.chance(80) else "B",
        units=touched,
        group=grouped,
        conditions=conditions,
    )


def triggered(build: Build, source: str, events: tuple[Event, ...] = EVENTS, *, effect_text: bool = False) -> Triggered:
    """A triggered ability of an object, now and then with a condition."""
    conditions = (condition(build, None),) if build.chance(20) else ()
    return Triggered(
        effect=build.effect(), source=source, when=build.pick(events), conditions=conditions, effect_text=effect_text
    )


def designate(build: Build) -> None:
    """A unit becomes a defender, sometimes an attacker."""
    build.add(Designate(unit=build.unit(), designation=build.pick(SIDES)))


def copy(build: Build, unit: str) -> BecomeCopy:
    """What makes a unit a copy of another."""
    return BecomeCopy(of=build.other(unit))
