"""Reading a rules text whose numbers stand in a column of their own, out of step with the rules beside it.

Text taken from a PDF can look like this: on each page the numbers follow each other without the gaps that the text has,
so that a number seldom stands before its rule. What is left to go by: page by page, numbers and rules have the same
order, and the indentation of a rule tells how deep it lies, as its number does. All ways to give the lines of a page to
its numbers are compared; a rule about which the best ones disagree gets no text, rather than a guessed one.
"""

import re
from collections import Counter
from dataclasses import dataclass, replace
from math import inf

from conformance.manifest.found import Found, FoundRule
from conformance.manifest.numbers import depth, is_number, key

_IN_COLUMN = re.compile(r"(?P<number>\d{3}(?:\.[0-9a-z]{1,2})*)\.?(?=\s|$)")
_UNNUMBERED = re.compile(r"(?i)(?:examples?\b\s*:|see rule|e\.g\.|reminder:)")
_ENDS = (".", "!", "?", ":", '"', ")")

# What speaks against a reading of a line, the more the higher; and how much a page may add up to.
_UNLIKELY, _DOUBTFUL, _POSSIBLE = 6, 3, 1
_TOO_MUCH = 30

# The part of the width by which the ends of full lines may differ, letters being of different width.
_RAGGED = 0.15

# A column of numbers is at least this wide.
_LEAST_INDENT = 6

# The indentation of one level, and the share of the lines that must keep it.
_LONGEST_STEP, _NEARLY_ALL = 20, 0.85


@dataclass(frozen=True)
class _Line:
    text: str
    level: int
    as_start: int
    as_more: int


@dataclass(frozen=True)
class _Page:
    numbers: list[str]
    lines: list[_Line]


def beside_a_column(pages: list[str]) -> bool:
    """Whether nearly all lines without a number are indented, as they are beside a column of numbers."""
    rows = [row for page in pages for row in page.split("\n") if row.strip() and not _IN_COLUMN.match(row)]
    return sum(_indent(row) >= _LEAST_INDENT for row in rows) >= len(rows) * _NEARLY_ALL


def read_columns(pages: list[str]) -> Found:
    """Find the rules of a text whose numbers stand in a column of their own.

    Args:
        pages: the text, page by page.

    Returns:
        The rules, without text where it could not be told which of the lines beside are theirs.
    """
    found = Found()
    current: FoundRule | None = None
    for order, text in enumerate(pages):
        page = _page(text, opening=order == 0)
        starts = _starts(page)
        if current is not None:
            carried = starts[0] if starts else (0 if not page.lines else None)
            if carried is None:
                _unplace(found, current)
            elif current.text:
                current.text += "".join(f"\n{line.text}" for line in page.lines[:carried])
        for index, number in enumerate(page.numbers):
            if number in found.rules:
                found.fault("doubled", number)
                continue
            if found.rules and key(number) < key(next(reversed(found.rules))):
                found.fault("out of order", number)
            current = found.rules[number] = FoundRule(number, "")
            begin, end = (*starts, len(page.lines))[index : index + 2] if starts else (None, None)
            if begin is None or end is None:
                _unplace(found, current)
            else:
                current.text = "\n".join(line.text for line in page.lines[begin:end])
    return found


def _unplace(found: Found, rule: FoundRule) -> None:
    rule.text = ""
    if rule.number not in found.faults.get("not placed", ()):
        found.fault("not placed", rule.number)


def _page(text: str, *, opening: bool) -> _Page:
    """Take a page apart into the numbers of its column, and its lines with how deep each lies."""
    numbers: list[str] = []
    rows: list[str] = []
    for row in text.split("\n"):
        start = _IN_COLUMN.match(row)
        if start and is_number(start["number"]):
            numbers.append(start["number"])
            row = " " * start.end() + row[start.end() :]
        elif opening and not numbers:
            # What precedes the very first number is the title.
            continue
        rows.append(row.rstrip())
    indents = [_indent(row) for row in rows if row]
    if not indents:
        return _Page(numbers, [])
    step = _step(indents)
    lines = _lines(rows, _left(indents, step), step)
    if opening:
        # No rule began before the first page that could go on there.
        lines[0] = replace(lines[0], as_start=0, as_more=_TOO_MUCH + 1)
    page = _Page(numbers, lines)
    # The leftmost text need not be that of a rule of three digits: try how deep it lies.
    shallowest = min(map(depth, numbers), default=0)
    shifted = [
        _Page(numbers, [replace(line, level=line.level + by) for line in page.lines]) for by in range(shallowest + 1)
    ]
    return min(shifted, key=lambda one: _ahead(one)[0][0])


def _lines(rows: list[str], left: int, step: int) -> list[_Line]:
    width = max(map(len, rows))
    lines: list[_Line] = []
    before = ""
    paragraph = True
    for row in rows:
        if not row:
            paragraph = True
            continue
        level = max(0, round((_indent(row) - left) / step))
        apart = paragraph or level != lines[-1].level
        room = width - len(before) - len(row.split()[0]) > width * _RAGGED
        as_start, as_more = _weigh(row.strip(), before, apart=apart, room=room, first=not lines)
        lines.append(_Line(row.strip(), level, as_start, as_more))
        paragraph, before = False, row
    return lines


def _weigh(text: str, before: str, *, apart: bool, room: bool, first: bool) -> tuple[int, int]:
    """What speaks against a line as the start of a rule, and against it as more of the rule before.

    Args:
        text: the line.
        before: the line before it.
        apart: whether a blank line or another indentation sets it off.
        room: whether its first word would have fitted well on the line before, so that there is a reason for a new one.
        first: whether it is the first of its page.
    """
    if _UNNUMBERED.match(text) or text[0].islower():
        return _UNLIKELY, 0
    if first:
        return 0, _POSSIBLE
    if apart:
        return 0, _DOUBTFUL
    ended = before.endswith(_ENDS)
    if not room:
        return (_DOUBTFUL if ended else _UNLIKELY), 0
    return (0 if ended else _POSSIBLE), _POSSIBLE


def _indent(row: str) -> int:
    return len(row) - len(row.lstrip())


def _step(indents: list[int]) -> int:
    """How far one level is indented further than the one above it: the longest step that nearly all lines keep."""
    good = [step for step in range(3, _LONGEST_STEP + 1) if _in_step(indents, step) >= len(indents) * _NEARLY_ALL]
    return good[-1] if good else _LONGEST_STEP


def _in_step(indents: list[int], step: int) -> float:
    """How many lines keep a step. One that is a column too far left counts half: the layout may have rounded it."""
    commonest = _remainder(indents, step)
    off = Counter((indent - commonest) % step for indent in indents)
    return off[0] + off[step - 1] / 2


def _remainder(indents: list[int], step: int) -> int:
    return Counter(indent % step for indent in indents).most_common(1)[0][0]


def _left(indents: list[int], step: int) -> int:
    """Where the leftmost level begins. A line that is in step with no other, as a title may be, does not count."""
    remainder = _remainder(indents, step)
    return min(indent for indent in indents if indent % step == remainder)


def _starts(page: _Page) -> list[int | None]:
    """The line that each number's rule starts at: None where the best readings disagree, [] if there is no good one."""
    lines, numbers = page.lines, page.numbers
    if not numbers or not lines:
        return []
    ahead, behind = _ahead(page), _behind(page)
    best = ahead[0][0]
    if best > _TOO_MUCH:
        return []
    starts: list[int | None] = []
    for order, number in enumerate(numbers):
        places = [
            place
            for place, line in enumerate(lines)
            if line.level == depth(number)
            and behind[place][order] + line.as_start + ahead[place + 1][order + 1] == best
        ]
        starts.append(places[0] if len(places) == 1 else None)
    return starts


def _ahead(page: _Page) -> list[list[float]]:
    """For each line and number: what speaks against the best reading of that line and all after it."""
    table = [[inf] * (len(page.numbers) + 1) for _ in range(len(page.lines) + 1)]
    table[-1][-1] = 0
    for place in range(len(page.lines) - 1, -1, -1):
        line = page.lines[place]
        for order in range(len(page.numbers), -1, -1):
            cost = line.as_more + table[place + 1][order]
            if order < len(page.numbers) and line.level == depth(page.numbers[order]):
                cost = min(cost, line.as_start + table[place + 1][order + 1])
            table[place][order] = cost
    return table


def _behind(page: _Page) -> list[list[float]]:
    """For each line and number: what speaks against the best reading of all before that line."""
    table = [[inf] * (len(page.numbers) + 1) for _ in range(len(page.lines) + 1)]
    table[0][0] = 0
    for place, line in enumerate(page.lines):
        for order in range(len(page.numbers) + 1):
            cost = table[place][order]
            table[place + 1][order] = min(table[place + 1][order], cost + line.as_more)
            if order < len(page.numbers) and line.level == depth(page.numbers[order]):
                table[place + 1][order + 1] = min(table[place + 1][order + 1], cost + line.as_start)
    return table
