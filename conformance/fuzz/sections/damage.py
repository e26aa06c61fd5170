"""Damage outside combat: what replaces it, Bonus Damage, splitting it, what is lethal (142, 355.14, 417, 437, 713)."""

from conformance.fuzz import asking, changes, steps
from conformance.fuzz.build import Build
from conformance.vocabulary.actions import (
    AnyAmountKills,
    BonusDamage,
    CannotBeDealtDamage,
    Cleanup,
    Deal,
    DealOwnMight,
    DealSplit,
    DoubleDamage,
    Heal,
    Kill,
    OrderReplacements,
    Prevent,
)
from conformance.vocabulary.questions import Damage, Dealt, InZone, LethalAmount, PreventionLeft

AMOUNTS = (1, 2, 3, 4, 0, 5)


def prevent(build: Build) -> None:
    """The next damage to a unit is prevented, up to an amount or all of it."""
    amount = build.pick((1, 2, 3, None))
    build.add(Prevent(unit=build.unit(), effect=build.effect(), amount=amount, once=build.chance(25)))


def double(build: Build) -> None:
    """Damage to a unit is doubled."""
    build.add(DoubleDamage(unit=build.unit(), effect=build.effect(), once=build.chance(25)))


def in_order(build: Build) -> None:
    """Prevention and doubling on one unit, put in order by its controller, or by somebody else in vain."""
    unit = build.unit()
    prevention, doubling = build.effect(), build.effect()
    build.add(Prevent(unit=unit, effect=prevention, amount=build.pick((1, 2, 3))))
    build.add(DoubleDamage(unit=unit, effect=doubling))
    order = (doubling, prevention) if build.integer(0, 1) else (prevention, doubling)
    build.add(OrderReplacements(player=build.pick(("A", "A", "B")), unit=unit, effects=order))


def cannot(build: Build) -> None:
    """A unit cannot be dealt damage."""
    build.add(CannotBeDealtDamage(unit=build.unit(), effect=build.effect()))


def bonus(build: Build) -> None:
    """A player has Bonus Damage, which may be below 0, once or twice, and more often than not deals some."""
    player = build.pick(("A", "A", "B"))
    for _ in range(build.pick((1, 1, 2))):
        build.add(BonusDamage(player=player, effect=build.effect(), amount=build.pick((1, 2, -1, -2))))
    if build.chance(30):
        prevent(build)
    if build.chance(60):
        deal(build, player)


def any_amount(build: Build) -> None:
    """Any amount of a player's damage kills, and perhaps that player deals some."""
    player = build.player()
    build.add(AnyAmountKills(player=player, effect=build.effect()))
    if build.chance(50):
        build.add(Deal(player=player, amount=1, units=(build.unit(),)))
        build.add(Cleanup())


def _targets(build: Build) -> tuple[str, ...]:
    number = build.integer(1, len(build.units))
    first = build.integer(0, len(build.units) - 1)
    return tuple(build.units[(first + place) % len(build.units)] for place in range(number))


def deal(build: Build, player: str | None = None) -> None:
    """Damage is dealt to some units, by a spell or by a unit."""
    source = build.unit() if build.chance(20) else None
    player = player or build.pick(("A", "A", "B"))
    build.add(Deal(player=player, amount=build.pick(AMOUNTS), units=_targets(build), source=source))


def deal_own_might(build: Build) -> None:
    """A unit deals damage equal to its Might."""
    build.add(DealOwnMight(player=build.player(), source=build.unit(), units=_targets(build)))


def deal_split(build: Build) -> None:
    """Damage is split among targets that were declared for it, rightly or not."""
    declared = _targets(build)
    amount = build.pick((2, 1, 3, 4))
    kept = declared[: 1 + build.integer(0, len(declared) - 1)]
    split = {kept[0]: amount}
    for unit in kept[1:]:
        part = build.integer(0, split[kept[0]])
        split[kept[0]] -= part
        split[unit] = part
    if build.chance(25):
        split[kept[0]] += build.pick((1, 2))
    announced = build.pick((None, amount, 1, 3))
    build.add(DealSplit(player="A", amount=amount, split=split, declared=declared, announced=announced))


def heal(build: Build) -> None:
    """A unit is healed."""
    build.add(Heal(unit=build.unit()))


def kill(build: Build) -> None:
    """A unit is killed."""
    build.add(Kill(unit=build.unit()))


STEPS = (
    deal,
    deal,
    deal,
    deal_own_might,
    deal_split,
    deal_split,
    prevent,
    prevent,
    double,
    in_order,
    cannot,
    bonus,
    bonus,
    any_amount,
    steps.give_arithmetic,
    steps.cleanup,
    steps.cleanup,
    heal,
    kill,
    steps.end_turn,
    steps.blink,
)


def generate(build: Build) -> None:
    """One to three units, some damaged, and damage that is altered before it is dealt to them."""
    for _ in range(build.pick((1, 2, 2, 3))):
        build.place_unit(
            keywords=changes.keywords(build, 10),
            damage=build.pick((0, 0, 0, 1, 2, 4)),
            stunned=build.chance(8),
        )
    build.play(STEPS, 4, going=6)
    if build.chance(50):
        build.add(Cleanup())
    for name in build.units:
        build.add(Dealt(unit=name))
        build.add(Damage(unit=name))
        build.add(InZone(unit=name))
    if build.chance(50):
        build.add(LethalAmount(unit=build.unit()))
    preventions = [one.effect for one in build.operations if isinstance(one, Prevent)]
    if preventions:
        build.add(PreventionLeft(effect=build.pick(preventions)))
    asking.some(build, (asking.might, asking.is_stunned), 1)
