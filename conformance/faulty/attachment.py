"""Faults in attached equipment: text, Might bonus, places, control (434, 435, 716-724)."""

from collections.abc import Callable
from typing import Any

import msgspec

from conformance.faulty.mechanism import fault
from oracle import attachment, cleanups, instances, questions, triggers, zones
from oracle.characteristics import Characteristics
from oracle.game import Play
from oracle.instances import Instance
from oracle.objects import Effect, GameObject, Illegal, State, Trigger


@fault("718.2", Characteristics.__init__)
def attached_text_stays_active(right: Callable[..., None], self: Characteristics, item: GameObject) -> None:
    """The printed text of a card stays active while the card is attached."""
    right(self, msgspec.structs.replace(item, attached_to=None))
    self.item = item


@fault("724", Characteristics.__init__)
def effect_text_active_unattached(right: Callable[..., None], self: Characteristics, item: GameObject) -> None:
    """Effect text is active on a card that is attached to nothing."""
    right(self, item)
    if item.attached_to is None:
        self.keywords += [(word, value, "printed") for word, value in item.effect_text]


@fault("724", triggers.active)
def lent_triggers_work_unattached(
    right: Callable[..., bool], state: State, board: Any, item: GameObject, trigger: Trigger
) -> bool:
    """A triggered ability in effect text triggers although its card is attached to nothing."""
    if trigger.effect_text and item.attached_to is None:
        return item.on_board and trigger.active
    return right(state, board, item, trigger)


@fault("718.3", instances._lent)
def effect_text_not_lent(
    right: Callable[..., list[Instance]], state: State, gear: GameObject, ranks: Any
) -> list[Instance]:
    """Attached equipment lends its Might bonus, but none of its effect text."""
    return right(state, msgspec.structs.replace(gear, effect_text=(), lends=(), triggers=()), ranks)


@fault("718.4", instances._lent)
def might_bonus_not_lent(
    right: Callable[..., list[Instance]], state: State, gear: GameObject, ranks: Any
) -> list[Instance]:
    """Attached equipment lends its effect text, but no Might."""
    return right(state, msgspec.structs.replace(gear, might_bonus=0), ranks)


@fault("435.1.e", attachment.detach)
def might_bonus_stays(right: Callable[..., State], play: Play, gear: str) -> State:
    """The Might bonus of equipment stays with the unit when the equipment is detached."""
    card = play.state.objects[gear]
    after = right(play, gear)
    if card.attached_to is None:
        return after
    bonus = Effect(f"{gear} lingers", "increase", amount=card.might_bonus, units=(card.attached_to,), since=play.clock)
    return msgspec.structs.replace(after, effects=(*after.effects, bonus))


@fault("434.1.f", attachment.attach)
def attached_for_good(right: Callable[..., State | Illegal], play: Play, gear: str, unit: str) -> State | Illegal:
    """Equipment that is attached cannot be attached to another unit."""
    return play.state if play.state.objects[gear].attached_to is not None else right(play, gear, unit)


@fault("434.4", attachment.attach)
def attaching_leaves_it_where_it_is(
    right: Callable[..., State | Illegal], play: Play, gear: str, unit: str
) -> State | Illegal:
    """Equipment that is attached stays at its own location."""
    after = right(play, gear, unit)
    if isinstance(after, Illegal):
        return after
    there = msgspec.structs.replace(after.objects[gear], location=play.state.objects[gear].location)
    return after.with_object(there)


@fault("719.3.a", zones.move)
def equipment_stays_behind(
    right: Callable[..., State | Illegal], play: Play, name: str, location: str
) -> State | Illegal:
    """Equipment does not go with its wearer when the wearer moves."""
    after = right(play, name, location)
    if isinstance(after, Illegal):
        return after
    for card in play.state.objects.values():
        if card.attached_to == name:
            after = after.with_object(card)
    return after


@fault("718.5.c", zones.move)
def equipment_moves_alone(
    right: Callable[..., State | Illegal], play: Play, name: str, location: str
) -> State | Illegal:
    """Equipment that is attached can be moved without its wearer."""
    result = right(play, name, location)
    if isinstance(result, Illegal) and result.rule == "718.5.c":
        return attachment.relocated(play.state, name, location)
    return result


@fault("719.5", zones.change_zone)
def equipment_goes_with_its_wearer(
    right: Callable[..., State], play: Play, name: str, zone: str, state: State | None = None
) -> State:
    """Equipment leaves the board together with its wearer."""
    worn = [one.name for one in (play.state if state is None else state).objects.values() if one.attached_to == name]
    after = right(play, name, zone, state)
    for card in worn:
        after = right(play, card, zone, after)
    return after


@fault("718.5.f", questions.controller)
def control_goes_with_the_wearer(right: Callable[..., str], play: Play, unit: str) -> str:
    """Whoever controls a unit controls the equipment on it."""
    item = play.state.objects[unit]
    return right(play, unit if item.attached_to is None else item.attached_to)


@fault("323.7", cleanups.gear_home)
def equipment_stays_at_the_battlefield(right: Callable[..., State], state: State) -> State:
    """Equipment that is attached to nothing stays at a battlefield."""
    return state


@fault("480.2", attachment._newly)
def detached_text_keeps_its_timestamp(
    right: Callable[..., tuple[Effect, ...]], play: Play, text: tuple[Effect, ...]
) -> tuple[Effect, ...]:
    """The text of a card that was attached and is no longer has the timestamp that it had before."""
    return text


@fault("721.2", triggers.active)
def inactive_abilities_trigger(
    right: Callable[..., bool], state: State, board: Any, item: GameObject, trigger: Trigger
) -> bool:
    """A triggered ability triggers although its text is Inactive."""
    return right(state, board, item, msgspec.structs.replace(trigger, active=True))


@fault("725.1", triggers._exists_meanwhile)
def no_text_exists_while_attaching(
    right: Callable[..., bool],
    before: State,
    old: Any,
    after: State,
    new: Any,
    was: GameObject,
    item: GameObject,
    trigger: Trigger,
) -> bool:
    """An ability that triggers when its card is attached has fallen asleep before it can trigger."""
    return False
