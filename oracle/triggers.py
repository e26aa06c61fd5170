"""Which triggered abilities trigger when the game goes from one state to the next (383, 725, 727.1.c).

Events are found by comparing the states before and after, never inside a calculation.
"""

from collections.abc import Iterator

from oracle.characteristics import MIGHTY, holds
from oracle.layers import Board
from oracle.objects import GameObject, State, Trigger

ATTACHING = ("becomes attached", "becomes detached")
"""Events around which the text of the attached card exists on either side of the change (725.1, 725.2)."""


def fired(before: State, old: Board, after: State, new: Board) -> dict[str, int]:
    """How many times each triggered ability triggers in a change from one state to the next."""
    counts: dict[str, int] = {}
    for name, item in after.objects.items():
        if not item.triggers or not item.on_board:
            continue
        was = before.objects.get(name, item)
        for trigger in item.triggers:
            subject = item
            if trigger.effect_text and trigger.event not in ATTACHING:
                # 718.3: effect text is appended to the rules text of the card that it is attached to.
                subject = after.objects.get(item.attached_to or "", item)
            happened = events(before, old, after, new, before.objects.get(subject.name, subject), subject)
            if trigger.event in happened and (
                active(after, new, item, trigger) or (trigger.event in ATTACHING and active(before, old, was, trigger))
            ):
                counts[trigger.name] = counts.get(trigger.name, 0) + 1
    return counts


def events(before: State, old: Board, after: State, new: Board, was: GameObject, item: GameObject) -> Iterator[str]:
    """What happens to one object that was on the board before and is now (370.1.a)."""
    name = item.name
    if was.entered != item.entered or name not in old.view or name not in new.view:
        return
    if became_mighty(old, new, name):
        yield "becomes Mighty"
    if item.attached_to is not None and item.attached_to != was.attached_to:
        yield "becomes attached"
    if was.attached_to is not None and item.attached_to != was.attached_to:
        yield "becomes detached"
    if item.empowered and not was.empowered:
        yield "becomes Empowered"
    if item.stunned and not was.stunned:
        yield "becomes stunned"
    if item.buffs > was.buffs:
        yield "becomes buffed"
    if item.damage > was.damage:
        yield "takes damage"
    player = new.view[name].controller
    if after.xp.get(player, 0) > before.xp.get(player, 0):
        yield "gains XP"
    if (item.location, after.side_of(player)) in after.scored - before.scored:
        yield "holds" if after.phase == "beginning" else "conquers"


def became_mighty(old: Board, new: Board, name: str) -> bool:
    """Whether a unit's Might has gone from below 5 to 5 or more (709)."""
    unit, was = new.view[name], old.view.get(name)
    return (
        unit.item.is_unit
        and unit.might >= MIGHTY
        and was is not None
        and was.might < MIGHTY
        and was.item.entered == unit.item.entered
    )


def active(state: State, board: Board, item: GameObject, trigger: Trigger) -> bool:
    """Whether the text of a triggered ability is active (718.2, 721.2, 724, 727.1.b)."""
    there = board.view.get(item.name)
    if there is None or not trigger.active:
        return False
    if trigger.effect_text != (item.attached_to is not None):
        return False
    holder = item.attached_to if trigger.effect_text else item.name
    return all(holds(state, board.view, condition, holder) for condition in trigger.conditions)
