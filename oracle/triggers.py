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
                active(after, new, item, trigger)
                or (trigger.event in ATTACHING and _exists_meanwhile(before, old, after, new, was, item, trigger))
            ):
                counts[trigger.name] = counts.get(trigger.name, 0) + 1
    return counts


def _exists_meanwhile(
    before: State, old: Board, after: State, new: Board, was: GameObject, item: GameObject, trigger: Trigger
) -> bool:
    """Whether text that looks for attaching or detaching exists while its card does so (725.1, 725.2).

    It was active before, or it sleeps on either side only because the card goes from one wearer to another (434.1.f).
    """
    if active(before, old, was, trigger):
        return True
    changes_wearer = was.attached_to is not None and item.attached_to is not None
    return (
        changes_wearer
        and trigger.active
        and not trigger.effect_text
        and all(holds(after, new.view, condition, item.name) for condition in trigger.conditions)
    )


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
    if item.is_unit and (item.location, player) in after.scored - before.scored:
        # 469: control is gained by conquering and kept by holding, in whichever phase a conquest comes.
        yield "holds" if before.battlefields.get(item.location) == player else "conquers"


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
    """Whether the text of a triggered ability is active (718.2, 718.3, 721.2, 724, 727.1.b).

    Its card, or for effect text the card's wearer, must have it: printed text of an attached card sleeps, and what
    takes all abilities takes this one too (477.2).
    """
    holder = (item.attached_to or "") if trigger.effect_text else item.name
    there = board.view.get(holder)
    return (
        there is not None
        and item.on_board
        and trigger.active
        and trigger.name in there.text
        and all(holds(state, board.view, condition, holder) for condition in trigger.conditions)
    )
