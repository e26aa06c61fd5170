"""Faults in buffs and other counters (426, 701-705, 741-749)."""

from collections.abc import Callable

import msgspec

from conformance.faulty.mechanism import fault
from conformance.faulty.states import at
from oracle import buffs, counters, sequences, zones
from oracle.characteristics import Characteristics
from oracle.game import Play
from oracle.instances import Instance
from oracle.objects import Illegal, State


@fault("702.3.a", buffs.buff)
def second_buff_placed(right: Callable[..., State], play: Play, unit: str) -> State:
    """A unit that has a buff gets another."""
    return right(at(play, buffs.allow_many(play, unit)), unit)


@fault("426.1.b.2", buffs.allow_many)
def never_more_than_one_buff(right: Callable[..., State], play: Play, unit: str) -> State:
    """A unit that may be buffed any number of times still gets one buff only."""
    return play.state


@fault("705", zones.change_zone)
def buffs_survive_leaving(
    right: Callable[..., State], play: Play, name: str, zone: str, state: State | None = None
) -> State:
    """A unit that leaves the board keeps its buffs."""
    kept = (play.state if state is None else state).objects[name].buffs
    after = right(play, name, zone, state)
    return after.with_object(after.objects[name].with_buffs(kept, play.clock))


@fault("703", sequences._buffs)
def several_buffs_count_once(right: Callable[..., list[Instance]], unit: Characteristics) -> list[Instance]:
    """Several buffs on a unit add no more Might than one."""
    return right(unit)[:1]


@fault("702.2.b.2", buffs.spend)
def buffs_of_opponents_spent(
    right: Callable[..., State | Illegal], play: Play, player: str, unit: str
) -> State | Illegal:
    """A player can spend the buff of a unit that somebody else controls."""
    there = play.board.view.get(unit)
    return right(play, player if there is None else there.controller, unit)


@fault("702.2.b.1", buffs.spend)
def missing_buffs_spent(right: Callable[..., State | Illegal], play: Play, player: str, unit: str) -> State | Illegal:
    """A player can spend a buff of a unit that has none."""
    result = right(play, player, unit)
    return play.state if isinstance(result, Illegal) and result.rule == "702.2.b.1" else result


@fault("702.2.b", buffs.spend)
def all_buffs_spent(right: Callable[..., State | Illegal], play: Play, player: str, unit: str) -> State | Illegal:
    """Spending a buff takes all buffs of the unit."""
    result = right(play, player, unit)
    if isinstance(result, Illegal):
        return result
    return result.with_object(msgspec.structs.replace(result.objects[unit], buffs=0))


@fault("704.1", buffs.target)
def buffs_can_be_targeted(right: Callable[..., State | Illegal], play: Play, unit: str) -> State | Illegal:
    """Spells and abilities can target a buff, as version 1.3 had it."""
    return play.state


@fault("745.2", counters.spend)
def counters_of_opponents_spent(
    right: Callable[..., State | Illegal], play: Play, player: str, unit: str, kind: str
) -> State | Illegal:
    """A player can spend a counter of an object that somebody else controls."""
    there = play.board.view.get(unit)
    return right(play, player if there is None else there.controller, unit, kind)


@fault("746", counters.move)
def moved_counters_stay_behind(
    right: Callable[..., State | Illegal], play: Play, unit: str, to: str, kind: str
) -> State | Illegal:
    """A counter that is moved to another object is on both."""
    result = right(play, unit, to, kind)
    return result if isinstance(result, Illegal) else result.with_object(play.state.objects[unit])


@fault("748", zones.change_zone)
def counters_survive_leaving(
    right: Callable[..., State], play: Play, name: str, zone: str, state: State | None = None
) -> State:
    """An object that leaves the board keeps its counters."""
    kept = (play.state if state is None else state).objects[name].counters
    after = right(play, name, zone, state)
    return after.with_object(msgspec.structs.replace(after.objects[name], counters=kept))
