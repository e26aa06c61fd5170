"""What an engine answered in a scenario, as plain data that two reports can be compared by."""

from collections.abc import Sequence

from conformance.engines.base import Answer, Done
from conformance.verdicts import Answered, answer_data
from conformance.vocabulary import Question, Scenario
from conformance.wording import describe


def answered(scenario: Scenario, answers: Sequence[Answer]) -> tuple[Answered, ...]:
    """The answers of a scenario that say something: those to questions, and those of actions that may be refused.

    An action that is carried out as in every scenario is left out, so that a report stays small. Kept are those that
    were refused or failed, those that were to be refused, and those that belong to some rules versions only.
    """
    return tuple(
        Answered(
            describe(step.operation),
            answer_data(answer),
            action=not isinstance(step.operation, Question),
            limited=step.versions is not None,
        )
        for step, answer in zip(scenario.steps, answers, strict=False)
        if isinstance(step.operation, Question)
        or not isinstance(answer, Done)
        or step.expect is not None
        or step.versions is not None
    )
