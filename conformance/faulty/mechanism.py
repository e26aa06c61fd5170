"""Faulty engines: the oracle with one of its functions replaced while it plays a scenario.

A fault is a small function that stands in for one function of the oracle. It is handed the right function first, and
then whatever that one is called with, so that it says only what is wrong.
"""

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from threading import RLock, get_ident
from types import FunctionType
from typing import Any, Concatenate, ParamSpec, TypeVar

import msgspec

from conformance.engines.base import Answer, Description
from conformance.engines.oracle import OracleEngine
from oracle.derivation import DerivationStep

Arguments = ParamSpec("Arguments")
Returned = TypeVar("Returned")
Right = Callable[Arguments, Returned]
Wrong = Callable[Concatenate[Right[Arguments, Returned], Arguments], Returned]

PREFIX = "faulty:"
"""What the names of faulty engines begin with."""

_SEARCHED = ("oracle", "conformance.engines")
_BREAKING = RLock()
"""Held while a fault is in force, so that two are never mixed."""


class Fault(msgspec.Struct, frozen=True):
    """One rule broken in one way.

    ``rule`` is the rule that is broken, ``text`` what the engine does instead; ``wrong`` stands in for ``right``.
    """

    name: str
    rule: str
    text: str
    right: Callable[..., Any]
    wrong: Callable[..., Any]

    @property
    def section(self) -> str:
        """The file that holds the fault: what it is about, in a word."""
        return self.wrong.__module__.rpartition(".")[2]

    @contextmanager
    def in_force(self) -> Iterator[None]:
        """Break the rule for whatever this thread plays in the meantime; other threads keep the right oracle."""
        right, wrong = self.right, self.wrong
        thread = get_ident()

        def instead(*args: Any, **options: Any) -> Any:
            if get_ident() == thread:
                return wrong(right, *args, **options)
            return right(*args, **options)

        with _BREAKING:
            bound = [(owner, name, vars(owner)[name]) for owner, name in _places(right)]
            try:
                for owner, name, _ in bound:
                    setattr(owner, name, instead)
                yield
            finally:
                for owner, name, before in bound:
                    setattr(owner, name, before)


class FaultyEngine:
    """The oracle with one fault."""

    def __init__(self, fault: Fault) -> None:
        self.fault = fault
        self._oracle = OracleEngine()

    def describe(self) -> Description:
        """Say which faulty engine this is; otherwise it is as the oracle is."""
        return msgspec.structs.replace(self._oracle.describe(), name=f"{PREFIX}{self.fault.name}")

    def run(self, operations: Sequence[Any]) -> list[Answer]:
        """Play one scenario with the fault in force."""
        with self.fault.in_force():
            return self._oracle.run(operations)

    def explain(self, operations: Sequence[Any]) -> list[tuple[Answer, list[DerivationStep]]]:
        """Play one scenario with the fault in force; each answer with the steps that led to it."""
        with self.fault.in_force():
            return self._oracle.explain(operations)


FAULTS: dict[str, Fault] = {}
"""Every fault by its name; filled as the files that hold them are imported."""


def fault(
    rule: str, right: Right[Arguments, Returned]
) -> Callable[[Wrong[Arguments, Returned]], Wrong[Arguments, Returned]]:
    """Make a function a fault; its name, with dashes, is the fault's, its docstring says what goes wrong.

    Args:
        rule: the rule that is broken.
        right: the function of the oracle that it stands in for.
    """

    def make(wrong: Wrong[Arguments, Returned]) -> Wrong[Arguments, Returned]:
        assert isinstance(right, FunctionType)
        assert isinstance(wrong, FunctionType)
        name = wrong.__name__.replace("_", "-")
        if name in FAULTS:
            raise ValueError(f"two faults are called {name}")
        FAULTS[name] = Fault(name, rule, (wrong.__doc__ or "").strip(), right, wrong)
        return wrong

    return make


@cache
def _places(function: Callable[..., Any]) -> list[tuple[Any, str]]:
    """Where a function is bound: its class, or every module that has it under some name."""
    holder, _, name = function.__qualname__.rpartition(".")
    if holder:
        return [(getattr(sys.modules[function.__module__], holder), name)]
    return [
        (module, bound)
        for module_name, module in list(sys.modules.items())
        if module_name.startswith(_SEARCHED)
        for bound, value in list(vars(module).items())
        if value is function
    ]
