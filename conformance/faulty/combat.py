"""Faults in combat: totals, dealing, the Combat Cleanup, the result (423, 465.2, 466)."""

from collections.abc import Callable

import msgspec

from conformance.faulty.mechanism import fault
from conformance.faulty.states import at, hurt_as_before
from oracle import cleanups, combat
from oracle.characteristics import actual
from oracle.damage import effects_on, take
from oracle.game import Play
from oracle.objects import Combat, Illegal, State

Stages = tuple[State, ...]


@fault("465.2.a", combat.total)
def total_of_printed_might(right: Callable[..., int], play: Play, player: str) -> int:
    """The combat total is the sum of the printed Mights."""
    return sum(actual(unit.item.might) for unit in combat.side(play, player) if not unit.item.stunned)


@fault("465.2.a", combat.total)
def total_without_assault_and_shield(right: Callable[..., int], play: Play, player: str) -> int:
    """The combat total leaves out what Assault and Shield add."""
    return sum(
        actual(unit.might - _by_keywords(play, unit.item.name))
        for unit in combat.side(play, player)
        if not unit.item.stunned
    )


@fault("143.2.b", combat.total)
def negative_might_lowers_the_total(right: Callable[..., int], play: Play, player: str) -> int:
    """A unit whose Might is below 0 lowers the total of its side."""
    return max(0, sum(unit.might for unit in combat.side(play, player) if not unit.item.stunned))


@fault("423.1.b", combat.total)
def stunned_units_fight(right: Callable[..., int], play: Play, player: str) -> int:
    """A stunned unit adds its Might to the total of its side."""
    return sum(actual(unit.might) for unit in combat.side(play, player))


@fault("465.2.d", combat.deal)
def defenders_deal_nothing_back(right: Callable[..., State | Illegal], play: Play) -> State | Illegal:
    """Only attackers deal combat damage; what defenders have assigned is dropped."""
    fight = play.state.combat
    if fight is None:
        return right(play)
    view = play.board.view
    coming = {
        name: amount
        for name, amount in fight.coming.items()
        if name in view and view[name].item.designation != "attacker"
    }
    return right(_with(play, msgspec.structs.replace(fight, coming=coming)))


@fault("465.2.c.5", combat.deal)
def replaced_again_when_dealt(right: Callable[..., State | Illegal], play: Play) -> State | Illegal:
    """What doubles or prevents combat damage applies on assignment and once more when the damage is dealt."""
    fight = play.state.combat
    if fight is None:
        return right(play)
    coming = {
        name: take(effects_on(play.state, name, play.read), amount).amount for name, amount in fight.coming.items()
    }
    return right(_with(play, msgspec.structs.replace(fight, coming=coming)))


@fault("465.2.c", combat.assign)
def defender_may_assign_first(
    right: Callable[..., State | Illegal], play: Play, player: str, amounts: dict[str, int]
) -> State | Illegal:
    """Either side may assign its damage first."""
    fight = play.state.combat
    if fight is None or player != fight.defender or fight.attacker in fight.assigned:
        return right(play, player, amounts)
    result = right(_with(play, msgspec.structs.replace(fight, assigned={fight.attacker: {}})), player, amounts)
    if isinstance(result, Illegal) or result.combat is None:
        return result
    assigned = {who: what for who, what in result.combat.assigned.items() if who != fight.attacker}
    return msgspec.structs.replace(result, combat=msgspec.structs.replace(result.combat, assigned=assigned))


@fault("466.1.a.1", combat.clean_up)
def heals_before_deaths(right: Callable[..., Stages | Illegal], play: Play) -> Stages | Illegal:
    """The Combat Cleanup heals before it looks who has lethal damage."""
    return right(at(play, cleanups.heal(play.state)))


@fault("466.1.a.1", combat.clean_up)
def no_healing_after_combat(right: Callable[..., Stages | Illegal], play: Play) -> Stages | Illegal:
    """Damage stays on the units after a combat."""
    stages = right(play)
    if isinstance(stages, Illegal):
        return stages
    return tuple(hurt_as_before(stage, play.state) for stage in stages)


@fault("466.1.a.2", combat._recall_attackers)
def attackers_stay(right: Callable[..., State], play: Play, state: State, combat: Combat) -> State:
    """Attackers stay at the battlefield although defenders are still there."""
    after = right(play, state, combat)
    return msgspec.structs.replace(after, objects=state.objects, combat=state.combat)


@fault("466.3.d", combat.resolve)
def tie_counts_as_won(right: Callable[..., State | Illegal | Stages], play: Play) -> State | Illegal | Stages:
    """A combat whose attackers were recalled is won by the defender."""
    result, fight = right(play), play.state.combat
    if isinstance(result, Illegal) or fight is None or not fight.recalled:
        return result
    results = {fight.attacker: "lost", fight.defender: "won"}
    stages = result if isinstance(result, tuple) else (result,)
    return tuple(msgspec.structs.replace(stage, results=results) for stage in stages)


@fault("466.5.b", combat.resolve)
def empty_battlefield_stays_controlled(
    right: Callable[..., State | Illegal | Stages], play: Play
) -> State | Illegal | Stages:
    """A battlefield on which nobody is left after a combat keeps its controller."""
    result = right(play)
    if not isinstance(result, State):
        return result
    return msgspec.structs.replace(result, battlefields=play.state.battlefields)


@fault("466.7.a", combat.clean_up)
def designations_end_with_the_cleanup(right: Callable[..., Stages | Illegal], play: Play) -> Stages | Illegal:
    """Units stop being attackers and defenders in the Combat Cleanup, before the combat has ended."""
    stages = right(play)
    return stages if isinstance(stages, Illegal) else (*stages, combat.without_designations(stages[-1]))


@fault("323.2", cleanups.designations)
def latecomers_get_no_designation(
    right: Callable[..., State], play: Play, state: State, beginning: bool = False
) -> State:
    """A unit that arrives in the middle of a combat becomes neither attacker nor defender."""
    after = right(play, state, beginning)
    if beginning:
        return after
    for name, item in state.objects.items():
        if item.designation is None and after.objects[name].designation is not None:
            after = after.with_object(msgspec.structs.replace(after.objects[name], designation=None))
    return after


def _by_keywords(play: Play, unit: str) -> int:
    """What Assault or Shield add to a unit's Might now."""
    return sum(one.outcome for one in play.board.applied.get(unit, ()) if one.instance.keyword is not None)


def _with(play: Play, fight: Combat) -> Play:
    return at(play, msgspec.structs.replace(play.state, combat=fight))
