"""Changing zones and locations (124, 420, 705, 719)."""

import msgspec

from oracle.attachment import detach_all, relocated
from oracle.characteristics import units_of
from oracle.game import Action, Play
from oracle.objects import DamageEffect, Effect, Illegal, Standing, State


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
            damage_effects=tuple(one for one in state.damage_effects if one.unit != name and not _is_of(one, name)),
            standing=tuple(one for one in state.standing if not _is_of(one, name)),
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
            buffed_at=(),
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


def move(play: Play, name: str, location: str) -> State | Illegal:
    """Move a unit, and everything attached to it, to another location (420, 719.3.a).

    While a combat is in progress its designation is a matter for the cleanup that follows (323.2.c, 453). Illegal for
    an attached card (718.5.c) and where the destination is invalid.
    """
    item = play.state.objects[name]
    if item.attached_to is not None:
        return Illegal("718.5.c", f"{name} is attached to {item.attached_to} and moves only with it")
    if not item.on_board or item.location == location:
        return play.state
    barred = _barred(play, name, location)
    if barred is not None:
        return barred
    designation = item.designation if play.state.combat else None
    state = play.state.with_object(msgspec.structs.replace(item, designation=designation))
    return relocated(state, name, location)


def _barred(play: Play, name: str, location: str) -> Illegal | None:
    """Why a battlefield is no valid destination for a unit's move (447.2, 449.2).

    In 1.3 those that a teammate controls are none (442.2.b there); until 1.2 nothing of the kind is said.
    """
    mover = play.board.view[name].controller
    there = {unit.controller for unit in units_of(play.board.view) if unit.item.location == location} - {mover}
    if location == "base" or not play.board.view[name].item.is_unit:
        return None
    combat = play.state.combat
    if combat is not None and combat.place == location and mover not in (combat.attacker, combat.defender):
        return Illegal("447.2.a", f"{mover} takes no part in the combat at {location}")
    if len(there) > 1:
        return Illegal("449.2", f"units of two other players are at {location}")
    rules = play.state.rules
    if rules.teammates_bar and any(play.state.allied(mover, other) for other in there):
        return Illegal("447.2.b", f"a teammate of {mover} has units at {location}")
    holder = play.state.battlefields.get(location)
    if rules.control_bars and holder not in (None, mover) and play.state.allied(mover, holder or ""):
        return Illegal("447.2.b", f"a teammate of {mover} controls {location}")
    return None


def _is_of(rule: DamageEffect | Standing, name: str) -> bool:
    """Whether a rule about damage is a passive ability of this object, active on the board only (365).

    One with a duration comes from a spell or ability that has resolved, and lasts as long as that says (389, 437.7).
    """
    return rule.source == name and rule.lasts in ("while the source stays", "for good")


def _ends_with(effect: Effect, name: str) -> bool:
    """Whether an effect is gone when this object leaves the board."""
    if effect.passive:
        return False
    return effect.units == (name,) or (effect.lasts == "while the source stays" and effect.source == name)
