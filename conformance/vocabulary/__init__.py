"""The vocabulary: every operation, defined once, as types.

Sentences, TOML cases, JSON messages, capability names and the reference page are all derived from here.
"""

from conformance.vocabulary.action import Action
from conformance.vocabulary.operations import ACTIONS, OPERATIONS, QUESTIONS, Operation, operation_name
from conformance.vocabulary.questions import Question
from conformance.vocabulary.scenario import (
    Exactly,
    Expectation,
    Illegal,
    LegalSet,
    OneOf,
    Scenario,
    Source,
    Status,
    Step,
    Unruled,
    UnruledAnswer,
)

__all__ = [
    "ACTIONS",
    "OPERATIONS",
    "QUESTIONS",
    "Action",
    "Exactly",
    "Expectation",
    "Illegal",
    "LegalSet",
    "OneOf",
    "Operation",
    "Question",
    "Scenario",
    "Source",
    "Status",
    "Step",
    "Unruled",
    "UnruledAnswer",
    "operation_name",
]
