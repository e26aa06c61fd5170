"""Effects of spells and abilities that are not passive: made, fixed, replaced, ended (359, 369, 477.3.b)."""

from collections.abc import Callable
from typing import Any

import msgspec

from oracle.application import Application
from oracle.arithmetic import decrease_within, difference, increase_within, is_limited
from oracle.characteristics import Characteristics, actual, count
from oracle.game import Play
from oracle.instances import Instance, Ranks
from oracle.objects import Copied, Effect, GameObject, State, Trigger

Text = Effect | Trigger
"""An ability, passive or triggered."""


def give(play: Play, unit: str, effect: Effect) -> State:
    """Alter one unit for a duration; what is limited or read is fixed now (477.3.b).

    The instruction is ignored where the unit is not on the board (359.3.e.9), where a unit whose Might it reads is
    not (359.3.e.12), and where its duration has ended before it begins (359.3.e.16).
    """
    target = play.board.view.get(unit)
    if target is None or not _can_last(play.state, effect):
        return play.state
    fixed = _fixed(play, target, effect)
    if fixed is None:
        return play.state
    return _begin(play, play.state, unit, fixed)


def double(play: Play, unit: str, effect: Effect) -> State:
    """Increase a unit's Might by its current value, which is fixed now (432.1); a negative value adds 0 (477.3.c)."""
    target = play.board.view.get(unit)
    if target is None or not _can_last(play.state, effect):
        return play.state
    might = used(play.state, target.might)
    if might < 0 and play.state.rules.negative_increases:
        return _begin(play, play.state, unit, msgspec.structs.replace(effect, kind="decrease", amount=-might))
    amount = increase_within(might, None, might)
    return _begin(play, play.state, unit, msgspec.structs.replace(effect, kind="increase", amount=amount))


def swap(play: Play, first: str, second: str, effect: Effect) -> State:
    """Raise the lower Might and lower the higher one by their difference (433.1).

    Equal values make no effect (433.1.c). Where one of the two is not on the board its Might cannot be read and the
    instruction is ignored (359.3.e.12). Each half is an event of its own that can be replaced (433.1.a).
    """
    one, other = play.board.view.get(first), play.board.view.get(second)
    if one is None or other is None or not _can_last(play.state, effect):
        return play.state
    state = play.state
    changes = difference(used(state, one.might), used(state, other.might))
    for unit, change in zip((first, second), changes, strict=True):
        if change == 0:
            continue
        kind = "increase" if change > 0 else "decrease"
        state = _begin(play, state, unit, msgspec.structs.replace(effect, kind=kind, amount=abs(change)))
    return state


def replace_decrease(play: Play, unit: str, amount: int) -> State:
    """From now on a decrease of the unit's Might by a spell or ability is an increase instead (369, 370.1.b).

    Ignored where the unit is not on the board (359.3.e.9).
    """
    if not play.state.objects[unit].on_board:
        return play.state
    return msgspec.structs.replace(play.state, replaced={**play.state.replaced, unit: amount})


def end_effect(play: Play, name: str) -> State:
    """End an effect, or take an ability away for good."""
    state = _rewrite(play.state, name, lambda _: None)
    return msgspec.structs.replace(
        state,
        damage_effects=tuple(one for one in state.damage_effects if one.name != name),
        standing=tuple(one for one in state.standing if one.name != name),
    )


def inactivate(play: Play, name: str) -> State:
    """Make the text of an effect or ability Inactive: it does not apply and has no timestamp (721, 480.2)."""
    return _rewrite(play.state, name, lambda text: msgspec.structs.replace(text, active=False))


def reactivate(play: Play, name: str) -> State:
    """Make Inactive text active again, with a new timestamp (480.2)."""

    def change(text: Text) -> Text:
        if text.active:
            return text
        if isinstance(text, Effect) and play.state.rules.new_timestamps:
            return msgspec.structs.replace(text, active=True, since=play.clock, place=play.place)
        return msgspec.structs.replace(text, active=True)

    return _rewrite(play.state, name, change)


def without_lasting(state: State, lasts: str) -> State:
    """The state after all effects of one duration have expired at once (317.2.c, 466.7.c)."""
    return msgspec.structs.replace(
        state,
        effects=tuple(one for one in state.effects if one.lasts != lasts),
        damage_effects=tuple(one for one in state.damage_effects if one.lasts != lasts),
        standing=tuple(one for one in state.standing if one.lasts != lasts),
    )


def used(state: State, might: int) -> int:
    """A unit's Might as effects that raise and lower Might use it (143.2.b.1; older versions never below 0)."""
    return might if state.rules.negative_might else actual(might)


def copyable(play: Play, item: GameObject) -> Copied:
    """The copyable traits of an object as it was before the action: printed, or those of what it is a copy of.

    Carries out 477.1.b.1.b. Text that is Inactive on the object is copied like other text, and not Inactive (723).
    """
    there = play.board.view.get(item.name)
    if there is not None and there.copied is not None:
        for effect in play.state.effects:
            if effect.name == there.copied and effect.copied is not None:
                return msgspec.structs.replace(effect.copied, of=item.name)
    text = tuple(one if one.active else msgspec.structs.replace(one, active=True) for one in item.text)
    return Copied(item.name, item.might, item.tags, item.keywords, text)


def _copied(play: Play, name: str) -> Copied:
    """What a copy takes; older versions say "all traits" and leave open whether granted ones are among them."""
    there = play.board.view.get(name)
    copied = copyable(play, play.state.objects[name] if there is None else there.item)
    if play.state.rules.copyable_traits or there is None:
        return copied
    keywords = tuple((word, value) for word, value, _ in there.keywords)
    if (there.tags, keywords, there.base) == (copied.tags, copied.keywords, copied.might):
        return copied
    if play.read("traits that a copy takes") == "printed":
        return copied
    return msgspec.structs.replace(copied, tags=there.tags, keywords=keywords, might=there.base)


def _can_last(state: State, effect: Effect) -> bool:
    """Whether an effect that lasts while its source stays can begin: the source must be on the board (359.3.e.16)."""
    if effect.lasts != "while the source stays":
        return True
    source = state.objects.get(effect.source or "")
    return source is not None and source.on_board


def _fixed(play: Play, target: Characteristics, effect: Effect) -> Effect | None:
    """The effect with its amount read and limited as things stand now; None where it reads what is not there."""
    if effect.kind == "copy":
        return msgspec.structs.replace(effect, copied=_copied(play, effect.word))
    if effect.kind not in ("increase", "increase to", "decrease"):
        return effect
    told = _read(play, effect)
    if told is None:
        return None
    if not play.state.rules.fixed_limits and is_limited(told):
        if play.read("limits before they were fixed") == "evaluated":
            return told
    elif _evaluated(play, target, effect):
        return told
    kind = "decrease" if effect.kind == "decrease" else "increase"
    return msgspec.structs.replace(told, kind=kind, amount=_limited(told, target.might), limit=None)


def _read(play: Play, effect: Effect) -> Effect | None:
    """An arithmetic effect with the amount that it reads off the board now; None where what it reads is not there."""
    amount = effect.amount
    if effect.might_of is not None:
        read = play.board.view.get(effect.might_of)
        if read is None:
            return None
        amount += actual(read.might)
    if effect.per is not None:
        amount *= count(play.state, play.board.view, effect.per, effect, effect.source)
    return msgspec.structs.replace(effect, amount=amount, might_of=None, per=None)


def _limited(effect: Effect, might: int) -> int:
    """The size of an arithmetic effect as its limit leaves it at this Might (477.3.b)."""
    if effect.kind == "decrease":
        return decrease_within(effect.amount, effect.limit, might)
    if effect.kind == "increase to":
        return max(0, effect.amount - might)
    return increase_within(effect.amount, effect.limit, might)


def _evaluated(play: Play, target: Characteristics, effect: Effect) -> bool:
    """Whether a limit is left to be evaluated each time instead of being fixed.

    The rules disagree where the effect and a passive ability each alter the other (477.3.b against the example of
    479.1); only there the silent point is touched.
    """
    if not is_limited(effect) or play.state.rules.fixed_passives:
        return False
    name = target.item.name
    spell = (Instance(msgspec.structs.replace(effect, units=(name,)), None, play.clock, Ranks()), name)
    before = [
        one
        for one in play.board.applied.get(name, ())
        if one.instance.layer == 3
        and one.instance.sublayer <= spell[0].sublayer  # of what comes later none has applied
    ]
    for one in before:
        if not one.instance.effect.passive or one.instance.sublayer != spell[0].sublayer:
            continue
        passive = (one.instance, name)
        trial = Application(play.state, play.read)
        trial.view = {**play.board.view, name: target.copy()}
        trial.view[name].arithmetic = sum(other.outcome for other in before if other is not one)
        if trial.alters(passive, spell, trial.outcome) and trial.alters(spell, passive, trial.outcome):
            return play.read("limited effect under a passive") == "evaluated"
    return False


def _begin(play: Play, state: State, unit: str, effect: Effect) -> State:
    """Let an effect begin, after what replaces the event of a decrease (370.1.b, 480.1)."""
    instead = state.replaced.get(unit)
    if effect.kind == "decrease" and instead is not None and _is_event(play, effect):
        effect = msgspec.structs.replace(effect, kind="increase", amount=instead, limit=None)
    begun = msgspec.structs.replace(effect, units=(unit,), since=play.clock, place=play.place)
    return msgspec.structs.replace(state, effects=(*state.effects, begun))


def _is_event(play: Play, effect: Effect) -> bool:
    """Whether a decrease is an event; the rules do not say so of one that its limit has left nothing of."""
    return effect.amount > 0 or play.read("decrease limited to nothing") == "event"


def _rewrite(state: State, name: str, change: Callable[[Any], Any]) -> State:
    """Change or drop the effect or ability of a name wherever it stands: in force, or in the text of an object."""

    def changed(texts: tuple[Any, ...]) -> tuple[Any, ...]:
        if all(text.name != name for text in texts):
            return texts
        kept = (change(text) if text.name == name else text for text in texts)
        return tuple(text for text in kept if text is not None)

    objects = {}
    for item in state.objects.values():
        if item.text or item.lends or item.triggers:
            item = msgspec.structs.replace(
                item, text=changed(item.text), lends=changed(item.lends), triggers=changed(item.triggers)
            )
        objects[item.name] = item
    return msgspec.structs.replace(state, effects=changed(state.effects), objects=objects)
