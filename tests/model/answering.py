"""Answers to questions, read off the characteristics that a calculation has found."""

from typing import Any

from conformance.vocabulary import Question, questions

from .board import Board, Effect
from .running import Running
from .sweep import Sweep


def answer(board: Board, result: Sweep, crossings: dict[str, int], question: Question) -> Any:
    """Answer a question.

    Args:
        board: the units and effects.
        result: everybody's characteristics now.
        crossings: how often each unit has become Mighty.
        question: what is asked.
    """
    running = result.running
    might = running.might
    match question:
        case questions.Might():
            return might(question.unit)
        case questions.MightRead():
            return max(0, might(question.unit))
        case questions.CombatMight():
            return max(0, might(question.unit)) if board.units[question.unit].on_board else 0
        case questions.TotalMight():
            return sum(max(0, might(unit)) for unit in question.units)
        case questions.IsMighty():
            return might(question.unit) >= 5
        case questions.BecameMighty():
            return crossings.get(question.unit, 0)
        case questions.HasKeyword():
            return running.has(question.unit, question.keyword)
        case questions.KeywordValue():
            values = running.keywords[question.unit].values()
            return sum(value for name, value, _ in values if name == question.keyword)
        case questions.Keywords():
            return tuple(sorted({name for name, _, _ in running.keywords[question.unit].values()}))
        case questions.Tags():
            return tuple(sorted(running.tags[question.unit]))
        case questions.Controller():
            return running.controller[question.unit]
        case questions.Buffs():
            return len(board.units[question.unit].buffs)
        case questions.BuffedUnits():
            units = board.units.items()
            return sum(
                bool(unit.buffs) and unit.on_board and running.controller[name] == question.player
                for name, unit in units
            )
        case questions.Contribution():
            return sum(
                running.added[question.unit].get(atom.key, 0) for atom in result.applied
                if atom.effect is not None and atom.effect.name == question.effect and atom.unit == question.unit
            )  # fmt: skip
        case questions.OrderApplied():
            return tuple(
                atom.effect.name for atom in result.applied
                if atom.effect is not None and atom.effect.name and atom.unit == question.unit
            )  # fmt: skip
        case questions.TextActive():
            named = [each for each in board.effects if each.name == question.effect]
            sources = {each.source for each in named if each.of_copy is None}
            return any(_text_active(board, running, each) for each in named if each.source in sources)
        case questions.IsEmpowered():
            return board.units[question.unit].empowered
    raise NotImplementedError(type(question).__name__)


def _text_active(board: Board, running: Running, effect: Effect) -> bool:
    """Whether an ability is part of its source's text, not Inactive, and its conditions are met (720-727)."""
    return (
        effect.number in board.alive()
        and (not effect.passive or running.has_text(effect))
        and all(running.holds(condition, effect.source) for condition in effect.conditions)
    )
