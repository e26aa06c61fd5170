"""Checks of a whole scenario: its names, and that each operation says enough to be carried out."""

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from conformance.by_version import holds, newest
from conformance.errors import InputError
from conformance.sources.names import Names, UnknownNameError, introduced
from conformance.vocabulary.actions import Announce, Double, Give, Passive, Swap, Together
from conformance.vocabulary.scenario import Status, Step, Unruled
from conformance.vocabulary.text import Change, Condition, Decrease, Increase, IncreaseTo


def check_steps(steps: Sequence[Step], status: Status | None = None, versions: Sequence[str] = ()) -> None:
    """Check the steps of one scenario, by themselves and against each other.

    Args:
        steps: the steps, in order.
        status: the scenario's status; where given, what the questions expect must suit it.
        versions: the rules versions in which the scenario holds; where some steps hold in some of them only, the
            steps of each version are checked by themselves.

    Raises:
        StepError: a step is wrong.
        InputError: the steps do not suit the status.
            Neither has a file; both have the line where it is known.
    """
    if all(step.versions is None for step in steps):
        _check_in_order(list(enumerate(steps, 1)))
        if status is not None:
            _check_status(steps, status)
        return
    _check_within(steps, versions)
    for version in versions:
        numbered = [(number, step) for number, step in enumerate(steps, 1) if holds(step, version)]
        _check_in_order(numbered, f", under the rules {version}")
        if status is not None and all(step.expect is None for _, step in numbered):
            raise InputError(f"under the rules {version} nothing is asked; ask something, or leave the version out")
    if status is not None:
        _check_status([step for step in steps if holds(step, newest(versions))], status)


def _check_in_order(numbered: Sequence[tuple[int, Step]], where: str = "") -> None:
    """Check the steps that are played one after the other."""
    names = Names()
    for place, (number, step) in enumerate(numbered, 1):
        try:
            check_operation(step.operation)
            names.take_in(step.operation, number)
        except InputError as error:
            later = _later(error, [one for _, one in numbered[place:]])
            raise StepError(f"{error.message}{later}{where}", number, step) from None


def _check_within(steps: Sequence[Step], versions: Sequence[str]) -> None:
    """A step cannot hold where its scenario does not."""
    for number, step in enumerate(steps, 1):
        for version in step.versions or ():
            if version not in versions:
                problem = f"it holds in rules {version}, its scenario only in {', '.join(versions)}"
                remedy = f"add {version} to the scenario's versions, or take it out here"
                raise StepError(f"{problem}; {remedy}", number, step)


class StepError(InputError):
    """Something is wrong with a step; ``problem`` is the message without the step's number and operation."""

    def __init__(self, problem: str, number: int, step: Step) -> None:
        """Name the step; its line, where it has one, is the error's."""
        self.problem = problem
        super().__init__(f'step {number}, "{step.operation.__struct_config__.tag}": {problem}', line=step.line)


def check_operation(operation: msgspec.Struct) -> None:
    """Check that an operation says enough, and nothing that contradicts itself.

    Raises:
        InputError: without a file or line.
    """
    check = _CHECKS.get(type(operation))
    if check is not None:
        check(operation)


def _later(error: InputError, rest: Sequence[Step]) -> str:
    """An addition to the message where an unknown name is introduced by a later step."""
    if isinstance(error, UnknownNameError):
        for step in rest:
            if (error.kind, error.name) in introduced(step.operation):
                return f" (it only appears later{f', in line {step.line}' if step.line else ''})"
    return ""


def _check_status(steps: Sequence[Step], status: Status) -> None:
    open_steps = [step for step in steps if isinstance(step.expect, Unruled)]
    if status == "unruled" and steps and not open_steps:
        raise InputError("the status is unruled, but no question expects unruled answers; change one of the two")
    if status != "unruled" and open_steps:
        raise InputError(
            f"an answer is expected to be unruled, but the status is {status}; make the status unruled",
            line=open_steps[0].line,
        )


def _check_lasting(operation: Any) -> None:
    if operation.lasts == "while the source stays" and operation.source is None:
        raise InputError('lasts: "while the source stays" needs source; name the object that it comes from')


def _check_give(operation: Give) -> None:
    _check_lasting(operation)
    _check_change(operation.change, operation.source is not None)


def _check_passive(operation: Passive) -> None:
    sourced = operation.source is not None
    if not sourced and not operation.units and operation.group is None:
        raise InputError("it touches nothing; give source, units or group")
    if operation.units and operation.group is not None:
        raise InputError("it has both units and group; give the one that it touches")
    if not sourced and operation.group is not None and operation.group.here:
        raise InputError("group.here: it means at the source's location; give source")
    for condition in operation.conditions:
        _check_condition(condition, sourced)
    _check_change(operation.change, sourced)


def _check_condition(condition: Condition, sourced: bool) -> None:
    if condition.unit is None and not sourced:
        name = condition.__struct_config__.tag
        raise InputError(f'while: "{name}" speaks of the source, but there is none; give its unit, or source')


def _check_change(change: Change, sourced: bool) -> None:
    if isinstance(change, IncreaseTo) and (change.might is None) == (change.might_of is None):
        raise InputError("change: an increase to needs exactly one of might and might_of")
    if isinstance(change, Increase):
        if change.per is not None and change.might_of is not None:
            raise InputError("change: an increase has per or might_of, not both; make two effects of it")
        if change.per is not None and change.per.here and not sourced:
            raise InputError("change.per.here: it means at the source's location; give source")
        if change.amount == 0 and change.might_of is None:
            raise InputError("change: an increase needs amount above 0, or might_of")
    if isinstance(change, Increase | Decrease) and change.amount < 0:
        other = "decrease" if isinstance(change, Increase) else "increase"
        raise InputError(f'change.amount: {change.amount} is below 0; use kind "{other}" and {-change.amount}')


def _check_together(operation: Together) -> None:
    if len(operation.actions) < 2:
        raise InputError("actions: two or more that begin at the same moment; a single one needs no together")
    for number, action in enumerate(operation.actions, 1):
        try:
            check_operation(action)
        except InputError as error:
            raise InputError(f"actions[{number}]: {error.message}") from None


def _check_announce(operation: Announce) -> None:
    try:
        check_operation(operation.action)
    except InputError as error:
        raise InputError(f"action: {error.message}") from None


_CHECKS: dict[type, Callable[[Any], None]] = {
    Give: _check_give,
    Double: _check_lasting,
    Swap: _check_lasting,
    Passive: _check_passive,
    Together: _check_together,
    Announce: _check_announce,
}
