"""The list of all operations, derived from the two unions, and what follows from an operation's type."""

from typing import get_args

import msgspec

from conformance.vocabulary.action import Action
from conformance.vocabulary.actions import AnyAction
from conformance.vocabulary.questions import AnyQuestion, Question

Operation = Action | Question
AnyOperation = AnyAction | AnyQuestion


def _by_name(union: object) -> dict[str, type[msgspec.Struct]]:
    return {kind.__struct_config__.tag: kind for kind in get_args(union)}


ACTIONS = _by_name(AnyAction)
QUESTIONS = _by_name(AnyQuestion)
OPERATIONS = ACTIONS | QUESTIONS


def operation_name(operation: Operation) -> str:
    """The capability that an operation asks for: its name, and the kind of change where it carries one.

    "might", "double", "give increase", "passive keywords": what an engine declares and an adapter implements.
    """
    tag: str = operation.__struct_config__.tag  # type: ignore[assignment]
    change = getattr(operation, "change", None)
    return tag if change is None else f"{tag} {change.__struct_config__.tag}"
