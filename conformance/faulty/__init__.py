"""Faulty engines: the proof that the suite notices when a rule is broken.

Each is the oracle with exactly one rule broken, in a way in which real engines or people break it.
"""

from importlib import import_module

from conformance.errors import InputError
from conformance.faulty.mechanism import FAULTS, PREFIX, Fault, FaultyEngine

__all__ = ["PREFIX", "Fault", "FaultyEngine", "faults", "load"]

SECTIONS = (
    "might",
    "reading",
    "layers",
    "abilities",
    "mighty",
    "spells",
    "combat",
    "lethal",
    "assignment",
    "damage",
    "attachment",
    "counters",
    "experience",
    "turns",
    "scoring",
)
"""The files that hold the faults, in the order in which they are shown."""


def faults() -> dict[str, Fault]:
    """Every fault by its name."""
    for section in SECTIONS:
        import_module(f"{__name__}.{section}")
    return FAULTS


def load(name: str) -> FaultyEngine:
    """Build the faulty engine of a name, without or with the prefix ``faulty:``.

    Raises:
        InputError: there is none; the message proposes the nearest name.
    """
    known = faults()
    wanted = name.removeprefix(PREFIX)
    if wanted not in known:
        from difflib import get_close_matches

        near = get_close_matches(wanted, known, n=1)
        hint = f'did you mean "{PREFIX}{near[0]}"?' if near else "see riftbound-conformance selftest --list"
        raise InputError(f'no faulty engine is called "{wanted}"; {hint}')
    return FaultyEngine(known[wanted])
