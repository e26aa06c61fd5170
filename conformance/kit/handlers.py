"""The methods of an adapter: found, and held against the operations that they implement."""

import inspect
from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from conformance.errors import suggest
from conformance.kit.shapes import Shape, shapes


class AdapterError(TypeError):
    """A class is no proper adapter; the message is one line: which method, what is wrong, what would be right."""


class Handler(msgspec.Struct, frozen=True):
    """A method that implements an operation: the fields that it takes, and those that it relies on being as usual."""

    call: Callable[..., Any]
    takes: tuple[str, ...]
    relies_on: tuple[tuple[str, Any], ...]


def find_handlers(adapter: type, base: type) -> dict[str, Handler]:
    """Find the methods of an adapter that implement operations.

    Args:
        adapter: the adapter's class.
        base: the class that it is derived from; what that has is no operation.

    Returns:
        The handlers by the name of the capability.

    Raises:
        AdapterError: a method has the name of no operation, or takes other fields than its operation has.
    """
    for name in _public_functions(adapter, base):
        if name not in shapes() and not hasattr(base, name):
            raise AdapterError(f"{adapter.__name__}.{name} is no operation; {_instead(name)}")
    found = {}
    for name, shape in shapes().items():
        function = inspect.getattr_static(adapter, name, None)
        if function is not None:
            found[shape.capability] = _handler(f"{adapter.__name__}.{name}", function, shape)
    return found


def _instead(name: str) -> str:
    hint = suggest(name, shapes())
    apart = 'begin its name with "_" if it is not meant to be one'
    return f"{hint} Else {apart}" if hint.startswith("did you mean") else apart


def _public_functions(adapter: type, base: type) -> Iterator[str]:
    for kind in adapter.__mro__:
        if kind is base or kind is object:
            continue
        for name, value in vars(kind).items():
            if not name.startswith("_") and (
                inspect.isfunction(value) or isinstance(value, staticmethod | classmethod)
            ):
                yield name


def _handler(name: str, function: Any, shape: Shape) -> Handler:
    if not inspect.isfunction(function):
        raise AdapterError(f"{name} must be a method, not {type(function).__name__}")
    if inspect.iscoroutinefunction(function) or inspect.isgeneratorfunction(function):
        raise AdapterError(f"{name} must answer when it returns; run what is async to its end in it")
    _, *parameters = inspect.signature(function).parameters.values()
    takes_all = False
    taken = set()
    known = [field.name for field in shape.fields]
    for parameter in parameters:
        if parameter.kind is parameter.VAR_KEYWORD:
            takes_all = True
        elif parameter.kind in (parameter.VAR_POSITIONAL, parameter.POSITIONAL_ONLY):
            raise AdapterError(f"{name} takes {parameter}; an operation's fields come by name")
        elif parameter.name not in known:
            hint = suggest(parameter.name, known, "it has")
            raise AdapterError(f'{name} takes "{parameter.name}", which "{shape.capability}" has not; {hint}')
        else:
            taken.add(parameter.name)
    if takes_all:
        return Handler(function, tuple(known), ())
    relies_on = []
    for field in shape.fields:
        if field.name in taken:
            continue
        if field.required:
            raise AdapterError(f'{name} must take "{field.name}", which every "{shape.capability}" has')
        if not field.names:
            relies_on.append((field.name, field.default))
    return Handler(function, tuple(taken), tuple(relies_on))
