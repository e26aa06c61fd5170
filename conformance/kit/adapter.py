"""The base class of adapters in Python: operations become calls of methods, and what these do becomes answers."""

import sys
from collections.abc import Sequence
from pathlib import Path
from traceback import walk_tb
from typing import Any, ClassVar

from conformance.engines import base
from conformance.engines.base import Answer, Description, Done, Failure, Refused, Settings, Value
from conformance.kit.handlers import Handler, find_handlers
from conformance.kit.shapes import arguments
from conformance.vocabulary import Operation, Question, operation_name
from conformance.wording import one_line

_DONE = Done()
_AFTERWARDS = base.Unsupported("comes after an operation that was not carried out")


class Illegal(Exception):  # noqa: N818 - it is an answer, not a fault
    """Raised by a method: the rules forbid the action, and it has changed nothing."""

    def __init__(self, rule: str = "", reason: str = "") -> None:
        """Name the rule that forbids it, where the engine knows, and a reason in words."""
        super().__init__(rule, reason)
        self.rule = rule
        self.reason = reason


class Unsupported(Exception):  # noqa: N818 - it is an answer, not a fault
    """Raised by a method: the engine cannot do this."""

    def __init__(self, reason: str = "") -> None:
        """Say what it cannot do."""
        super().__init__(reason)
        self.reason = reason


class Adapter:
    """An engine, adapted: derive from it and write one method for each operation that your engine has.

    A method is named after its operation, with underscores for blanks and the kind of change at the end: ``might``,
    ``is_mighty``, ``give_increase``. It is handed the operation's fields by name, those of the change among them; a
    field that has a default may be left out, and where a scenario gives it another value the answer is "unsupported".
    For a question it returns the value; for an action it returns nothing. It raises ``Illegal`` where the rules forbid
    the action and ``Unsupported`` where the engine cannot do it; any other exception is reported as the engine's error.

    What has no method is unsupported: the capabilities that are declared are the methods that there are. Methods of
    another purpose begin with an underscore.
    """

    name: str = ""
    """The engine's name; the class's own where it is left empty."""
    version: str = "0"
    language: str = "Python"
    rules_version: str = "1.4"
    settings: Settings = Settings()
    """How the engine does what engines do in different ways."""

    __handlers: ClassVar[dict[str, Handler]] = {}

    def __init_subclass__(cls, **options: Any) -> None:
        """Find the methods that implement operations, and refuse those that could never be called.

        Raises:
            AdapterError: a method has the name of no operation, or takes other fields than its operation has.
        """
        super().__init_subclass__(**options)
        cls.__handlers = find_handlers(cls, Adapter)

    def reset(self) -> None:
        """Begin anew with an empty board; called before each scenario."""

    def perform(self, operation: Operation) -> Any:
        """Carry out one operation by calling its method; for the operations inside ``announce`` and ``together``.

        Returns:
            What the method returns.

        Raises:
            Unsupported: there is no such method, or it leaves out a field that is given here.
            Illegal: the method says so.
        """
        handler = self.__handlers.get(operation_name(operation))
        if handler is None:
            raise Unsupported(operation_name(operation))
        fields = arguments(operation)
        for name, default in handler.relies_on:
            if fields[name] != default:
                raise Unsupported(f'"{name}" of "{operation_name(operation)}"')
        return handler.call(self, **{name: fields[name] for name in handler.takes})

    def describe(self) -> Description:
        """Say who it is; its capabilities are the operations that have a method."""
        name = self.name or type(self).__name__
        capabilities = frozenset(self.__handlers)
        return Description(name, self.version, self.language, self.rules_version, capabilities, self.settings)

    def run(self, operations: Sequence[Operation]) -> list[Answer]:
        """Play one scenario; after what is unsupported or an error nothing more is tried."""
        self.reset()
        answers: list[Answer] = []
        for operation in operations:
            answer = self.__answer(operation)
            answers.append(answer)
            if isinstance(answer, base.Unsupported | Failure):
                answers.extend([_AFTERWARDS] * (len(operations) - len(answers)))
                break
        return answers

    def __answer(self, operation: Operation) -> Answer:
        try:
            found = self.perform(operation)
        except Illegal as refusal:
            return Refused(refusal.rule, refusal.reason)
        except Unsupported as lack:
            return base.Unsupported(lack.reason)
        except Exception as error:
            return Failure(f"{one_line(error)}{_place(error)}")
        if not isinstance(operation, Question):
            return _DONE if found is None else Failure(f"an action answers nothing, and got {type(found).__name__}")
        return Value(found) if found is not None else Failure("the question got no value")


def main(adapter: type[Adapter]) -> None:
    """Answer the protocol on standard input and output; what the engine prints goes to standard error.

    Args:
        adapter: the class of the adapter.
    """
    from conformance.engines.serve import serve

    if sys.stdin.isatty():
        print('this speaks the protocol; try: riftbound-conformance run --engine-command "python ..."', file=sys.stderr)
    engine = adapter()
    serve(engine, engine.describe(), sys.stdin.buffer, sys.stdout.buffer)


def _place(error: Exception) -> str:
    """Where an exception was raised, as " (file:line)"."""
    *_, (frame, line) = walk_tb(error.__traceback__)
    return f" ({Path(frame.f_code.co_filename).name}:{line})"
