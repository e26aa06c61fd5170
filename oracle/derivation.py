"""How an answer came about, step by step, each with the rule that it carries out."""

import msgspec

from oracle.application import Applied
from oracle.characteristics import holds
from oracle.instances import Instance
from oracle.layers import Board
from oracle.objects import Effect, State


class DerivationStep(msgspec.Struct, frozen=True):
    """One step: the rule, what happened in a few words, and the value before and after it."""

    rule: str
    text: str
    before: str = ""
    after: str = ""


def of_question(state: State, board: Board, units: tuple[str, ...]) -> list[DerivationStep]:
    """The calculation of each object that a question asks about."""
    return [step for unit in units for step in of_unit(state, board, unit)]


RULES = {
    "copy": ("477.1.b", "copy"),
    "controller": ("477.1.a", "trait"),
    "tag": ("477.1.c", "trait"),
    "set might": ("477.1.a.1", "trait"),
    "keywords": ("477.2.b", "ability"),
    "effect text": ("477.2.c", "ability"),
    "lose keyword": ("477.2.b", "ability"),
    "lose abilities": ("477.2.b", "ability"),
    "only keywords": ("477.2.b", "ability"),
    "increase": ("477.3.e.1", "increase"),
    "increase to": ("477.3.e.1", "increase"),
    "decrease": ("477.3.e.2", "decrease"),
}
"""For each kind of effect the rule that places it in its layer, and the layer's name."""


def of_unit(state: State, board: Board, unit: str, seen: frozenset[str] = frozenset()) -> list[DerivationStep]:
    """The calculation of one object: units that it reads first, then the printed values, then each effect."""
    item = state.objects[unit]
    if unit not in board.view:
        return [DerivationStep("711", f"{unit} is in the {item.zone}: its printed Might counts", "", str(item.might))]
    steps: list[DerivationStep] = []
    applied = board.applied.get(unit, [])
    for other in _read(board, unit):
        if other not in seen and other != unit and other in board.view:
            steps.append(DerivationStep("476", f"{unit} reads {other}, which is calculated first"))
            steps.extend(of_unit(state, board, other, seen | {unit}))
    steps.append(DerivationStep("143.2", f"{unit}: printed Might", "", str(item.might)))
    steps.extend(of_application(one) for one in applied)
    steps.extend(_unapplied(state, board, unit, applied))
    return steps


def of_change(before: State, old: Board, after: State, board: Board) -> list[DerivationStep]:
    """What an action changed: effects that began or ended, Might before and after, who became Mighty."""
    steps = []
    old_effects, new_effects = set(before.effects), set(after.effects)
    for effect in after.effects:
        if effect not in old_effects:
            rule = RULES[effect.kind][0]
            steps.append(
                DerivationStep("480.1", f"{effect.name} begins to apply to {', '.join(effect.units) or 'its group'}")
            )
            if effect.kind in ("increase", "decrease") and not effect.passive:
                sign = "-" if effect.kind == "decrease" else "+"
                steps.append(DerivationStep("477.3.b", f"{effect.name} is fixed", "", f"{sign}{effect.amount}"))
            elif not effect.passive:
                steps.append(DerivationStep(rule, f"{effect.name}: {effect.kind}"))
    for effect in before.effects:
        if effect not in new_effects and effect.name not in {one.name for one in after.effects}:
            steps.append(DerivationStep("317.2" if effect.lasts == "this turn" else "476", f"{effect.name} has ended"))
    for name, unit in board.view.items():
        was = old.view.get(name)
        if was is not None and was.might != unit.might:
            steps.append(DerivationStep("476", f"{name} is calculated anew", str(was.might), str(unit.might)))
        if after.mighty.get(name, 0) > before.mighty.get(name, 0):
            steps.append(DerivationStep("709", f"{name} becomes Mighty"))
    return steps


def of_application(one: Applied) -> DerivationStep:
    """One applied effect as a step."""
    effect = one.instance.effect
    rule, layer = RULES[effect.kind]
    before, after = str(one.before), str(one.after)
    if one.instance.keyword is not None:
        rule = "807.1.c" if one.instance.keyword[0] == "Assault" else "814.1.c"
        text = f"{effect.name} adds {one.outcome}"
    elif effect.name == "buff":
        rule, text = "703", f"{one.outcome} buff{'s' if one.outcome != 1 else ''}, +1 each"
    else:
        text, before, after = _text(one, before, after)
        text = f"{layer}: {effect.name} {text}"
    if one.waited_for:
        text += f", which depends on {', '.join(one.waited_for)}"
        rule = f"{rule}, 479.2"
    return DerivationStep(rule, text, before, after)


def _text(one: Applied, before: str, after: str) -> tuple[str, str, str]:
    """What an effect did in words, with the values to show before and after."""
    effect = one.instance.effect
    words = ", ".join(f"{word} {value}" if value != 1 else word for word, value in effect.keywords)
    match effect.kind:
        case "copy":
            return f"makes it a copy of {effect.copied.of if effect.copied else effect.word}", before, after
        case "controller":
            return f"gives control to {effect.word}", "", effect.word
        case "tag":
            return f"adds the tag {effect.word}", "", effect.word
        case "set might":
            return f"sets Might to {effect.amount}", before, after
        case "keywords" | "effect text":
            return f"gives {words}", "", words
        case "lose keyword":
            return f"removes {effect.word}", effect.word, ""
        case "lose abilities":
            return "removes all abilities", "", ""
        case "only keywords":
            return f"replaces all abilities by {words}", "", words
    limits = _limits(effect)
    return f"{'adds' if one.outcome >= 0 else 'takes'} {abs(one.outcome)}{limits}", before, after


def _limits(effect: Effect) -> str:
    """How an amount that is evaluated each time is limited or read, in words."""
    if effect.kind == "increase to":
        if effect.might_of is not None:
            return f" (what is missing to the Might of {effect.might_of})"
        return f" (what is missing to {effect.amount})"
    parts = []
    if effect.might_of is not None:
        parts.append(f"the Might of {effect.might_of}")
    if effect.per is not None:
        parts.append("for each unit counted")
    if effect.limit is not None:
        parts.append(f"to a {'maximum' if effect.kind == 'increase' else 'minimum'} of {effect.limit}")
    return f" ({', '.join(parts)})" if parts else ""


def _read(board: Board, unit: str) -> list[str]:
    """The other units that the effects on a unit read, each once."""
    found: dict[str, None] = {}
    for instance in board.candidates.get(unit, ()):
        if instance.effect.might_of is not None:
            found[instance.effect.might_of] = None
        for condition in instance.effect.conditions:
            subject = condition.of or instance.holder
            if subject is not None and condition.kind in ("mighty", "might", "keyword"):
                found[subject] = None
    return list(found)


def _unapplied(state: State, board: Board, unit: str, applied: list[Applied]) -> list[DerivationStep]:
    """The effects that might have touched the unit and did not, with the reason."""
    done = {one.instance.key for one in applied}
    return [
        DerivationStep(
            _why_not(state, board, instance)[0],
            f"{instance.effect.name} {_why_not(state, board, instance)[1]}",
        )
        for instance in board.candidates.get(unit, ())
        if instance.key not in done
    ]


def _why_not(state: State, board: Board, instance: Instance) -> tuple[str, str]:
    """Why an effect does not apply, as far as the finished board shows it."""
    holder = instance.holder
    if holder is not None:
        source = board.view.get(holder)
        if source is None or instance.effect.name not in source.text:
            return "478.1.a", f"does not exist: {holder} does not have it"
    for condition in instance.effect.conditions:
        if not holds(state, board.view, condition, holder):
            subject = condition.of or holder or "its source"
            value = "" if condition.value is None else f" {condition.value}"
            return (
                "364.3.a",
                f"does not apply: its condition on {subject} ({condition.kind}{value}) does not hold",
            )
    return "476", "does not touch it"
