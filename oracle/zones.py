"""Changing zones and locations (124, 420, 705, 719)."""

import msgspec

from oracle.attachment import detach_all
from oracle.game import Action, Play
from oracle.objects import Effect, Illegal, State


def change_zone(play: Play, name: str, zone: str, state: State | None = None) -> State:
    """Put an object into another zone.

    Leaving the board takes damage, buffs, statuses and every temporary change from it (124.1, 705), detaches what
    is attached to it (719.5), and ends effects that last while it stays. ``state`` is where the action has come to,
    where that is past its beginning. Entering the board makes its text apply
    from now on (480.1).
    """
    state = play.state if state is None else state
    item = state.objects[name]
    if item.zone == zone:
        return state
    if item.on_board:
        state = detach_all(play, state, name)
        kept = tuple(effect for effect in state.effects if not _ends_with(effect, name))
        replaced = {unit: amount for unit, amount in state.replaced.items() if unit != name}
        state = msgspec.structs.replace(
            state,
            effects=kept,
            replaced=replaced,
            damage_effects=tuple(one for one in state.damage_effects if name not in (one.unit, one.source)),
            standing=tuple(one for one in state.standing if one.source != name),
        )
    return state.with_object(
        msgspec.structs.replace(
            item,
            zone=zone,
            location="base",
            entered=play.clock,
            designation=None,
            stunned=False,
            damage=0,
            damage_by=(),
            buffs=0,
            many_buffs=False,
            empowered=False,
            counters=(),
            attached_to=None,
            text=tuple(msgspec.structs.replace(effect, since=play.clock) for effect in item.text),
        )
    )


def if_still_there(play: Play, chosen: dict[str, int], action: Action) -> State | Illegal | tuple[State, ...]:
    """Carry out an action unless an object chosen for it has left its zone since: one that returned is another.

    Carries out 359.3.e.2 and 359.3.e.4. ``chosen`` maps each object to the moment at which it had entered its zone when
    it was chosen; where one is no longer the same the instruction is ignored (359.3.e.9, 359.3.e.12).
    """
    if any(play.state.objects[name].entered != entered for name, entered in chosen.items()):
        return play.state
    return action(play)


def move(play: Play, name: str, location: str) -> State:
    """Move a unit, and everything attached to it, to another location (420, 719.3.a).

    While a combat is in progress its designation is a matter for the cleanup that follows (323.2.c, 453).
    """
    item = play.state.objects[name]
    if not item.on_board or item.location == location:
        return play.state
    designation = item.designation if play.state.combat else None
    state = play.state.with_object(msgspec.structs.replace(item, location=location, designation=designation))
    for card in list(state.objects.values()):
        if card.attached_to == name:
            state = state.with_object(msgspec.structs.replace(card, location=location))
    return state


def _ends_with(effect: Effect, name: str) -> bool:
    """Whether an effect is gone when this object leaves the board."""
    if effect.passive:
        return False
    return effect.units == (name,) or (effect.lasts == "while the source stays" and effect.source == name)
