"""Faults in the order of effects: layers, sublayers, dependency, timestamps (476-480)."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from conformance.faulty.mechanism import fault
from oracle import dependency, effects, game, instances, setup, succession, timestamps
from oracle.characteristics import includes
from oracle.game import Game, Play
from oracle.instances import Instance
from oracle.objects import Effect, State
from oracle.timestamps import Pair
from oracle.versions import V1_4, Rules


@fault("477.3.e", Instance.__init__)
def decreases_before_increases(
    right: Callable[..., None], self: Instance, effect: Effect, holder: str | None, since: int, ranks: Any
) -> None:
    """Decreases are applied before increases."""
    right(self, effect, holder, since, ranks)
    if effect.kind == "decrease":
        self.sublayer = -1


@fault("477.3.e", game.new_game)
def arithmetic_in_timestamp_order(right: Callable[..., Game], rules: Rules = V1_4) -> Game:
    """Increases and decreases are applied in the order in which they came."""
    return _under(right(rules), increases_first=False)


@fault("476.2", game.new_game)
def layers_applied_once(right: Callable[..., Game], rules: Rules = V1_4) -> Game:
    """The layers are gone through once, so that what arithmetic makes true has no effect on abilities."""
    return _under(right(rules), repeated_layers=False)


@fault("479.2", dependency._decided)
def dependency_ignored(
    right: Callable[..., Any], pairs: Sequence[Pair], trials: Any, read: Any
) -> tuple[dict[int, set[int]], frozenset[int]]:
    """Effects of one layer apply by timestamp alone, whatever depends on what."""
    return {}, frozenset()


@fault("478.1.c", game.new_game)
def altered_outcome_is_no_dependency(right: Callable[..., Game], rules: Rules = V1_4) -> Game:
    """An effect depends on another only where that one decides whether or whom it touches, not how much it does."""
    return _under(right(rules), outcome_dependency=False)


@fault("479.2", succession.next_of)
def dependents_come_last(
    right: Callable[..., int | None], ordered: Any, left: Mapping[int, None], able: Any, drawn: Any, last: int | None
) -> int | None:
    """A dependent effect waits until everything else in the layer has been applied."""
    independent = {place: None for place in left if not ordered.waits.get(place)}
    first = right(ordered, independent, able, {}, None)
    return right(ordered, left, able, {}, None) if first is None else first


@fault("480.3", timestamps.moment)
def newest_effect_first(right: Callable[..., tuple[int, int, int]], instance: Instance) -> tuple[int, int, int]:
    """Of two effects that contradict each other the older one has the last word."""
    sublayer, since, place = right(instance)
    return sublayer, -since, -place


@fault("480.1", instances.began)
def conditions_keep_the_timestamp_of_their_card(
    right: Callable[..., int], state: State, effect: Effect, holder: str
) -> int:
    """A conditional ability has its timestamp from when its card came, not from when it began to apply."""
    return effect.since


@fault("480.2", game.new_game)
def woken_text_keeps_its_timestamp(right: Callable[..., Game], rules: Rules = V1_4) -> Game:
    """Text that was Inactive and is active again has the timestamp that it had before."""
    return _under(right(rules), new_timestamps=False)


@fault("477.3.b", game.new_game)
def passive_limits_remembered(right: Callable[..., Game], rules: Rules = V1_4) -> Game:
    """The limits of passive abilities are remembered too, as version 1.3 did it."""
    return _under(right(rules), fixed_passives=True)


@fault("364", setup.write_text)
def newcomers_left_out(
    right: Callable[..., State], play: Play, holder: str | None, effect: Effect, *, lent: bool = False
) -> State:
    """A passive ability for a group goes on touching the units that were in the group when it began."""
    group = effect.group
    if group is None:
        return right(play, holder, effect, lent=lent)
    view = play.board.view
    members = tuple(
        name
        for name, unit in view.items()
        if unit.item.is_unit and includes(play.state, view, group, effect, holder, unit)
    )
    return right(play, holder, msgspec.structs.replace(effect, group=None, units=members), lent=lent)


@fault("721.1", effects.inactivate)
def inactive_text_goes_on(right: Callable[..., State], play: Play, name: str) -> State:
    """Text that becomes Inactive goes on applying."""
    return play.state


def _under(new: Game, **changes: Any) -> Game:
    """A new game under altered rules."""
    world = new.worlds[0]
    rules = msgspec.structs.replace(world.state.rules, **changes)
    return Game((msgspec.structs.replace(world, state=msgspec.structs.replace(world.state, rules=rules)),))
