"""Why the answers about turns, text, sides and winning are what they are: their steps, each with its rule."""

from itertools import islice

from oracle.characteristics import Characteristics, alone, at_same_place, holds, units_of
from oracle.derivation import DerivationStep
from oracle.layers import Board
from oracle.objects import Condition, Effect, State, Trigger
from oracle.turn_queue import turns

SHOWN = 20
"""How many turns are explained one by one."""


def of_turns(state: State, number: int) -> list[DerivationStep]:
    """The turns from the current one on: additional ones by the queue, the others by turn order (736, 737)."""
    steps = []
    for place, (player, additional) in enumerate(islice(turns(state), min(number, SHOWN))):
        why = "an additional turn, the latest created first" if additional else "in turn order"
        rule = "738" if additional else "736"
        steps.append(DerivationStep(rule, f"{'now' if place == 0 else 'then'} {player}: {why}"))
    if number > SHOWN:
        steps.append(DerivationStep("737", f"and so on, {number - SHOWN} more"))
    return steps


def of_text(state: State, board: Board, name: str) -> list[DerivationStep]:
    """Whether the text of an ability is active: where it stands, whether that has it, each condition (720-727)."""
    for item in state.objects.values():
        lent = any(text.name == name for text in item.lends)
        own = any(text.name == name for text in item.text)
        for trigger in item.triggers:
            if trigger.name == name:
                lent, own = trigger.effect_text, not trigger.effect_text
        if not (lent or own):
            continue
        if lent:
            worn = f"attached to {item.attached_to}" if item.attached_to else "not attached"
            steps = [DerivationStep("724", f"{name} is effect text of {item.name}, which is {worn}")]
        elif item.attached_to is not None:
            steps = [DerivationStep("718.2", f"{name} is rules text of {item.name}, which is attached and sleeps")]
        else:
            steps = [DerivationStep("723", f"{name} is rules text of {item.name}")]
        holder = item.attached_to if lent else item.name
        there = board.view.get(holder or "")
        if there is not None and name not in there.text and (lent or item.attached_to is None):
            steps.append(DerivationStep("477.2", f"{holder} does not have it now"))
        texts: list[Effect | Trigger] = [*item.text, *item.lends, *item.triggers]
        for text in texts:
            if text.name == name:
                if not text.active:
                    steps.append(DerivationStep("721", f"{name} has been made inactive"))
                steps.extend(_met(state, board, condition, holder) for condition in text.conditions)
        return steps
    return [DerivationStep("721", f"{name} is of something that is not on the board")]


_RULES = {"level": "824.1.c", "legion": "812.1.c", "empowered": "828.1.c"}


def _met(state: State, board: Board, condition: Condition, holder: str | None) -> DerivationStep:
    """One condition with what it looks at and whether it is met."""
    subject = condition.of or holder or "nothing"
    there = board.view.get(subject)
    value = "" if condition.value is None else f" {condition.value}"
    seen = ""
    if condition.kind == "level" and there is not None:
        seen = f": {there.controller} has {state.xp.get(there.controller, 0)} XP"
    elif condition.kind == "legion" and there is not None:
        cards = [card for player, card in state.finalized if player == there.controller and card != subject]
        seen = f": {there.controller} has finalized {', '.join(cards) or 'no other card'} this turn"
    met = holds(state, board.view, condition, holder)
    rule = _RULES.get(condition.kind, "364.3.a")
    return DerivationStep(rule, f"{condition.kind}{value} of {subject}{seen}", "", "met" if met else "not met")


def of_sides(state: State, board: Board, one: str, other: str) -> list[DerivationStep]:
    """Whose two objects are, and whether those are one player, teammates or opponents (740.1)."""
    players = [
        board.view[name].controller if name in board.view else state.objects[name].owner for name in (one, other)
    ]
    if players[0] == players[1]:
        return [DerivationStep("740.1.a", f"{players[0]} controls {one} and {other}")]
    word = "teammates" if state.allied(players[0], players[1]) else "opponents"
    rule = "740.1.a" if word == "teammates" else "740.1.b"
    return [DerivationStep(rule, f"{players[0]} controls {one}, {players[1]} controls {other}: {word}")]


def of_company(state: State, board: Board, unit: str) -> list[DerivationStep]:
    """Who is with a unit at its location, and whether each of them is alone there (740.2)."""
    there = board.view.get(unit)
    if there is None:
        return [DerivationStep("740.2", f"{unit} is not on the board")]
    here = [one for one in units_of(board.view) if at_same_place(one, there)]
    return [DerivationStep("740.2.a", _company(state, board, one, here)) for one in here]


def _company(state: State, board: Board, unit: Characteristics, here: list[Characteristics]) -> str:
    friends = [one.item.name for one in here if one is not unit and state.allied(one.controller, unit.controller)]
    name = f"{unit.item.name} of {unit.controller} at {unit.item.location}"
    return f"{name} is alone" if alone(state, board.view, unit) else f"{name} is with {', '.join(friends)}"


def of_winning(state: State) -> list[DerivationStep]:
    """The points of every side against the Victory Score (472)."""
    sides = dict.fromkeys(state.side_of(player) for player in state.players)
    return [
        DerivationStep("472", f"{side} has {state.points.get(side, 0)} points; {state.victory_score} are needed")
        for side in sides
    ]
