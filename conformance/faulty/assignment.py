"""Faults in assigning combat damage: Tank, Backline, tiers, excess, exemption, replacements (465.2.c, 815, 826)."""

from collections.abc import Callable
from typing import Any

import msgspec

from conformance.faulty.mechanism import fault
from conformance.faulty.states import at
from oracle import assignment, combat, damage, dealing
from oracle.assignment import Breach, Target
from oracle.game import Play
from oracle.objects import DamageEffect, Illegal, State

Targets = Callable[..., list[Target]]


@fault("815.1.b", combat.targets)
def only_printed_tank_counts(right: Targets, play: Play, player: str) -> list[Target]:
    """Tank that was granted or lent by equipment does not draw damage, only printed Tank."""
    view = play.board.view
    return [
        msgspec.structs.replace(one, tank=one.tank and any(word == "Tank" for word, _ in view[one.name].item.keywords))
        for one in right(play, player)
    ]


@fault("815.1.b", combat.targets)
def tank_is_unknown(right: Targets, play: Play, player: str) -> list[Target]:
    """Tank has no effect, so that damage may be assigned in any order."""
    return [msgspec.structs.replace(one, tank=False) for one in right(play, player)]


@fault("815.1.b", assignment._full)
def tank_absorbs_one(right: Callable[..., bool], target: Target, assigned: dict[str, int]) -> bool:
    """A single point of damage on a Tank is enough to go on to other units."""
    return assigned.get(target.name, 0) > 0 if target.tank else right(target, assigned)


@fault("826.3", combat.targets)
def backline_is_unknown(right: Targets, play: Play, player: str) -> list[Target]:
    """Backline has no effect, so that damage may be assigned in any order."""
    return [msgspec.structs.replace(one, backline=False) for one in right(play, player)]


@fault("465.2.c.8", combat.targets)
def tank_beats_backline(right: Targets, play: Play, player: str) -> list[Target]:
    """A unit with Tank and Backline is always treated as a Tank."""
    return [msgspec.structs.replace(one, backline=one.backline and not one.tank) for one in right(play, player)]


@fault("465.2.c.8", combat.targets)
def backline_beats_tank(right: Targets, play: Play, player: str) -> list[Target]:
    """A unit with Tank and Backline is always left for last."""
    return [msgspec.structs.replace(one, tank=one.tank and not one.backline) for one in right(play, player)]


@fault("465.2.c", assignment.judge)
def excess_may_be_dropped(
    right: Callable[..., Breach | None],
    targets: list[Target],
    total: int,
    assigned: dict[str, int],
    spill: bool,
    **options: bool,
) -> Breach | None:
    """Once every unit has lethal damage, what is left of the total need not be assigned."""
    given = sum(assigned.values())
    enough = all(one.need is not None and assigned.get(one.name, 0) >= one.need for one in targets)
    return right(targets, given if enough and given < total else total, assigned, spill, **options)


@fault("465.2.c", assignment.judge)
def total_capped_at_lethal(
    right: Callable[..., Breach | None],
    targets: list[Target],
    total: int,
    assigned: dict[str, int],
    spill: bool,
    **options: bool,
) -> Breach | None:
    """No more damage may be assigned than it takes to kill every unit."""
    if all(one.need is not None for one in targets):
        total = min(total, sum(one.need or 0 for one in targets))
    return right(targets, total, assigned, spill, **options)


@fault("465.2.c.3", assignment.judge)
def damage_split_freely(
    right: Callable[..., Breach | None],
    targets: list[Target],
    total: int,
    assigned: dict[str, int],
    spill: bool,
    **options: bool,
) -> Breach | None:
    """Several units may each be left with part of their lethal damage."""
    return _unless("465.2.c.3", right(targets, total, assigned, spill, **options))


@fault("465.2.c.4", assignment.judge)
def excess_while_others_live(
    right: Callable[..., Breach | None],
    targets: list[Target],
    total: int,
    assigned: dict[str, int],
    spill: bool,
    **options: bool,
) -> Breach | None:
    """A unit may get more than lethal damage while others lack it."""
    return _unless("465.2.c.4", right(targets, total, assigned, spill, **options))


@fault("465.2.c.10", combat.targets)
def immune_units_must_be_assigned(right: Targets, play: Play, player: str) -> list[Target]:
    """A unit that cannot be dealt damage is not exempt, and as a Tank swallows everything."""
    return [msgspec.structs.replace(one, immune=False) for one in right(play, player)]


@fault("465.2.c.10", combat.targets)
def prevented_units_are_exempt(right: Targets, play: Play, player: str) -> list[Target]:
    """A unit of which all damage will be prevented is passed over like one that cannot be dealt damage."""
    return [
        msgspec.structs.replace(one, immune=one.immune or (one.need is None and one.tank))
        for one in right(play, player)
    ]


@fault("767", combat.targets)
def ignored_keywords_are_gone_for_all(right: Targets, play: Play, player: str) -> list[Target]:
    """A keyword that one player ignores while assigning is ignored by the other player too."""
    standing = tuple(
        msgspec.structs.replace(one, player=player) if one.kind == "ignore keyword" else one
        for one in play.state.standing
    )
    return right(at(play, msgspec.structs.replace(play.state, standing=standing)), player)


@fault("372", damage.effects_on)
def prevention_always_first(
    right: Callable[..., tuple[DamageEffect, ...]], state: State, unit: str, read: Any
) -> tuple[DamageEffect, ...]:
    """Prevention always comes before doubling, whatever order was chosen."""
    return tuple(sorted(right(state, unit, read), key=lambda effect: effect.kind != "prevent"))


@fault("372", dealing.order_replacements)
def anybody_orders_replacements(
    right: Callable[..., State | Illegal], play: Play, player: str, unit: str, names: tuple[str, ...]
) -> State | Illegal:
    """Any player may choose the order in which damage to a unit is replaced."""
    there = play.board.view.get(unit)
    return right(play, there.controller if there is not None else player, unit, names)


def _unless(rule: str, breach: Breach | None) -> Breach | None:
    """A breach, unless it is one of this rule."""
    return None if breach is not None and breach.rule == rule else breach
