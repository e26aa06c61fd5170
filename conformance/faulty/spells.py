"""Faults in when and how long effects apply: resolution, zones, sources, durations (124, 317, 340, 359, 466.7)."""

from collections.abc import Callable
from typing import Any

import msgspec

from conformance.engines.base import Answer, Done
from conformance.engines.oracle import Session
from conformance.faulty.mechanism import fault
from conformance.faulty.states import at
from conformance.vocabulary import actions
from oracle import effects, turns, zones
from oracle.game import Action, Play
from oracle.objects import Effect, Illegal, State

Ending = Callable[..., tuple[State, ...] | Illegal]
"""What ends a turn: the states on the way, or why it is illegal."""


@fault("340.1", Session.answer)
def spells_work_when_announced(right: Callable[..., Answer], self: Session, operation: Any) -> Answer:
    """A spell does what it does when it is announced, so that its values are read too early."""
    if isinstance(operation, actions.Announce):
        right(self, operation)
        return right(self, actions.Resolve(spell=operation.spell))
    return Done() if isinstance(operation, actions.Resolve) else right(self, operation)


@fault("359.3.e.4", zones.if_still_there)
def returned_unit_is_the_same(right: Callable[..., Any], play: Play, chosen: dict[str, int], action: Action) -> Any:
    """A spell still finds the unit that it chose after that unit has left the board and come back."""
    return action(play)


@fault("124.1", zones.change_zone)
def damage_survives_leaving(
    right: Callable[..., State], play: Play, name: str, zone: str, state: State | None = None
) -> State:
    """Damage and stun stay on a unit that leaves the board."""
    item = (play.state if state is None else state).objects[name]
    after = right(play, name, zone, state)
    kept = msgspec.structs.replace(after.objects[name], damage=item.damage, stunned=item.stunned)
    return after.with_object(kept)


@fault("124.1", zones._ends_with)
def effects_follow_a_unit_that_leaves(right: Callable[..., bool], effect: Effect, name: str) -> bool:
    """What a spell did to a unit this turn is still there when the unit leaves the board and returns."""
    return effect.units != (name,) and right(effect, name)


@fault("359.3.e.16", effects._can_last)
def begins_without_its_source(right: Callable[..., bool], state: State, effect: Effect) -> bool:
    """An effect that lasts while its source stays begins although the source has gone."""
    return True


@fault("466.7.c", turns.end_combat)
def combat_effects_outlast_combat(right: Callable[..., tuple[State, State]], play: Play) -> tuple[State, State]:
    """Effects that last this combat go on until the end of the turn."""
    without, expired = right(play)
    return without, msgspec.structs.replace(expired, effects=without.effects)


@fault("317.2.c", turns.end_turn)
def turn_effects_outlast_the_turn(right: Ending, play: Play) -> tuple[State, ...] | Illegal:
    """Effects that last this turn go on in the next."""
    stages = right(play)
    if isinstance(stages, Illegal):
        return stages
    return (*stages[:-1], msgspec.structs.replace(stages[-1], effects=play.state.effects))


@fault("317.2", turns.end_turn)
def turn_effects_expire_before_healing(right: Ending, play: Play) -> tuple[State, ...] | Illegal:
    """At the end of the turn its effects expire before damage is healed, so that units die of old damage."""
    early = effects.without_lasting(play.state, "this turn")
    stages = right(at(play, early))
    return stages if isinstance(stages, Illegal) else (early, *stages)


@fault("466.7.a", turns.end_combat)
def combat_bonus_outlasts_designation(right: Callable[..., tuple[State, State]], play: Play) -> tuple[State, State]:
    """When combat ends its effects expire before the designations go, so that values in between differ."""
    early = effects.without_lasting(play.state, "this combat")
    after = right(at(play, early))
    return early, after[1]
