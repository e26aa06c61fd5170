"""Rule numbers: three digits, then digits and letters in turn, as in 477.3.e.1.a."""

import re
from collections.abc import Iterable
from itertools import pairwise

_NUMBER = re.compile(r"\d{3}(?:\.\d{1,2}(?:\.[a-z](?:\.\d{1,2}(?:\.[a-z](?:\.\d{1,2})?)?)?)?)?")

# Whole blocks of top-level numbers are left free on purpose; a gap longer than this is no fault of the extraction.
_LONGEST_GAP = 6

Key = tuple[int, ...]


def is_number(text: str) -> bool:
    """Whether the text is a rule number, without a full stop at its end."""
    return _NUMBER.fullmatch(text) is not None


def key(number: str) -> Key:
    """What to sort rule numbers by, so that 1.10 comes after 1.9 and a rule right before its parts."""
    return tuple(int(part) if part.isdigit() else ord(part) - ord("a") + 1 for part in number.split("."))


def depth(number: str) -> int:
    """How deep a rule lies: 0 for 477, 1 for 477.3, and so on."""
    return number.count(".")


def outer(number: str) -> str:
    """The rule that a rule is a part of by its number; "" for one of three digits."""
    return number.rpartition(".")[0]


def within(number: str, rule: str) -> bool:
    """Whether a number is that of a rule or of a part of it."""
    return number == rule or number.startswith(f"{rule}.")


def missing(numbers: Iterable[str]) -> list[str]:
    """The numbers that must exist because others do: rules between two neighbours, and rules that parts belong to.

    A long gap between top-level rules counts as left free.
    """
    known = set(numbers)
    absent: set[str] = set()
    for number in known:
        whole = outer(number)
        while whole:
            if whole not in known:
                absent.add(whole)
            whole = outer(whole)
    everything = known | absent
    families: dict[str, set[str]] = {}
    for number in everything:
        families.setdefault(outer(number), set()).add(number)
    for whole, members in families.items():
        ordinals = sorted(key(member)[-1] for member in members)
        if whole:
            gaps = set(range(1, ordinals[-1])) - set(ordinals)
        else:
            gaps = {
                between
                for before, after in pairwise(ordinals)
                if after - before - 1 <= _LONGEST_GAP
                for between in range(before + 1, after)
            }
        absent |= {_member(whole, gap) for gap in gaps}
    return sorted(absent, key=key)


def runs(numbers: Iterable[str]) -> list[str]:
    """Numbers as text, neighbours of one family drawn together: ``702.1 to 702.3``."""
    groups: list[list[str]] = []
    for number in sorted(numbers, key=key):
        if groups and outer(number) == outer(groups[-1][-1]) and key(number)[-1] == key(groups[-1][-1])[-1] + 1:
            groups[-1].append(number)
        else:
            groups.append([number])
    return [text for group in groups for text in ([f"{group[0]} to {group[-1]}"] if len(group) > 2 else group)]


def _member(whole: str, ordinal: int) -> str:
    if not whole:
        return f"{ordinal:03}"
    return f"{whole}.{ordinal}" if depth(whole) % 2 == 0 else f"{whole}.{chr(ord('a') + ordinal - 1)}"
