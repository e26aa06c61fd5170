"""Engines by name: "oracle", "faulty:NAME", whatever installed packages register, or "module:Class"."""

import importlib
import sys
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from conformance.engines.base import Description, Engine
from conformance.errors import InputError
from conformance.wording import one_line

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP = "riftbound_conformance.engines"
ORACLE = "oracle"
FAULTY = "faulty:"


class EngineError(Exception):
    """An engine could not be loaded, built or understood; the message is one line."""


def load_engine(name: str, rules: str | None = None) -> Engine:
    """Load and build an engine.

    Args:
        name: "oracle"; "faulty:" and the name of a fault; a name that an installed package registers in the
            entry-point group ``riftbound_conformance.engines``; or ``module:Class``, looked up in the current folder
            too.
        rules: the rules version that the oracle is to play by, the newest when left out. Other engines are not told:
            they say themselves by which they play.

    Raises:
        InputError: no engine goes by that name, or two packages claim it.
        EngineError: it was found, and could not be imported or built.
    """
    if name == ORACLE:
        return load_oracle(rules)
    if name.startswith(FAULTY):
        from conformance import faulty

        return faulty.load(name)
    if ":" in name:
        return _build(name, lambda: _attribute(name))
    found = [point for point in _entry_points() if point.name == name]
    if len({point.value for point in found}) > 1:
        claims = ", ".join(sorted(point.value for point in found))
        raise InputError(f'two installed packages call an engine "{name}": {claims}; name one as module:Class')
    if not found:
        raise InputError(_unknown(name))
    return _build(name, found[0].load)


def load_oracle(rules: str | None = None) -> Engine:
    """Build the reference oracle; it needs no installed package, so that a bare checkout works."""

    def load() -> Any:
        from conformance.engines.oracle import OracleEngine

        return OracleEngine if rules is None else lambda: OracleEngine(rules)

    return _build(ORACLE, load)


def engine_names() -> list[str]:
    """The names of all engines that are installed, the oracle first."""
    return [ORACLE, *sorted({point.name for point in _entry_points()} - {ORACLE})]


def describe(engine: Engine, name: str) -> Description:
    """Ask an engine what it is and check that it makes sense.

    Raises:
        EngineError: it fails to say, or declares a capability that does not exist.
    """
    from conformance.capabilities import known_capabilities

    try:
        description = engine.describe()
    except EngineError:
        raise
    except Exception as error:
        raise EngineError(f'engine "{name}" cannot describe itself: {one_line(error)}') from error
    if not isinstance(description, Description):
        raise EngineError(f'engine "{name}" must describe itself with a Description, not {type(description).__name__}')
    unknown = sorted(set(description.capabilities or ()) - set(known_capabilities()))
    if unknown:
        hint = _nearest(unknown[0], known_capabilities())
        raise EngineError(f'engine "{name}" declares the unknown capability "{unknown[0]}"{hint}')
    return description


def is_oracle(description: Description) -> bool:
    """Whether an engine is the reference oracle itself, which is held to stricter terms."""
    return description.name == ORACLE


def _entry_points() -> list["EntryPoint"]:
    # Imported here because it costs as much as the rest of a start, and the oracle does without.
    from importlib.metadata import entry_points

    return list(entry_points(group=GROUP))


def _attribute(name: str) -> Any:
    module, _, path = name.partition(":")
    if not module or not path:
        raise ImportError("write it as module:Class")
    if "" not in sys.path:
        sys.path.append("")
    found: Any = importlib.import_module(module)
    for part in path.split("."):
        found = getattr(found, part)
    return found


def _build(name: str, load: Callable[[], Any]) -> Engine:
    try:
        factory = load()
    except (Exception, SystemExit) as error:
        raise EngineError(f'engine "{name}" could not be loaded: {one_line(error)}') from error
    if not callable(factory):
        raise EngineError(f'engine "{name}" must be a class, not {type(factory).__name__}')
    try:
        engine = factory()
    except (Exception, SystemExit) as error:
        raise EngineError(f'engine "{name}" could not be built: {one_line(error)}') from error
    if not isinstance(engine, Engine):
        raise EngineError(f'engine "{name}" lacks the methods of an engine: describe and run')
    return engine


def _unknown(name: str) -> str:
    known = engine_names()
    return f'no engine is called "{name}"{_nearest(name, known)}; known: {", ".join(known)}, or module:Class'


def _nearest(word: str, known: "list[str] | tuple[str, ...]") -> str:
    from difflib import get_close_matches

    near = get_close_matches(word, known, n=1)
    return f'; did you mean "{near[0]}"?' if near else ""
