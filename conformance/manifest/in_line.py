"""Reading a rules text in which each number stands before its rule, on the same line or on its own."""

import re

from conformance.manifest.found import Found, FoundRule
from conformance.manifest.numbers import Key, is_number, key

# Markdown may put quotes, list marks, heading marks or bold around a number, and a backslash before its full stop.
_NUMBERED = re.compile(
    r"[ \t>]*(?P<mark>#{1,6}[ \t]*)?(?:[-+*][ \t]+)?[*_]{0,3}"
    r"(?P<number>\d{3}(?:\\?\.[0-9a-z]{1,2})*)(?P<stop>\\?\.)?[*_]{0,3}(?:[ \t]+(?P<rest>.*))?"
)
_HEADING = re.compile(r"[ \t]*#{1,6}[ \t]+\S")

# A heading that has run into the end of the rule before it.
_RUN_IN = re.compile(r"(?<=[^\s#])[ \t]*(?=#{2,6}[ \t]*\d{3}\.[ \t])")

# After these words a number at the start of a line is a reference that the line break has cut off; after the second
# kind only if it is not the number that comes next. (With a capital, Rules is the last word of a heading.)
_REFERS = re.compile(r"\b(?:rules?|[Ss]ee|sections?)[\s*_]*$")
_MAY_REFER = re.compile(r"(?i)\b(?:and|or|in|to|of|from)[\s*_]*$")


def read_in_line(pages: list[str]) -> Found:
    """Find the rules of a text with numbers before their rules.

    Args:
        pages: the text, page by page.

    Returns:
        The rules in the order of the text, the first of each number; numbers met twice and out of order are noted.
    """
    found = Found()
    current: FoundRule | None = None
    last: Key = ()
    for line in (line for page in pages for line in _RUN_IN.sub("\n", page).split("\n")):
        start = _NUMBERED.fullmatch(line)
        number = start["number"].replace("\\", "") if start else ""
        if start is None or not _begins(number, start["stop"] is not None, current, last):
            if _HEADING.match(line):
                # A heading without a number: what follows introduces a chapter and is part of no rule.
                current = None
            elif current is not None:
                current.text += f"\n{line}"
            continue
        current = FoundRule(number, start["rest"] or "", marked=start["mark"] is not None)
        if number in found.rules:
            found.fault("doubled", number)
        else:
            found.rules[number] = current
            if key(number) < last:
                found.fault("out of order", number)
            else:
                last = key(number)
    return found


def _begins(number: str, stopped: bool, current: FoundRule | None, last: Key) -> bool:
    """Whether a number at the start of a line begins a rule, rather than being a part of the text."""
    if not is_number(number) or (not stopped and "." not in number):
        return False
    if current is None:
        return True
    if _REFERS.search(current.text):
        return False
    return not _MAY_REFER.search(current.text) or _follows(key(number), last)


def _follows(number: Key, last: Key) -> bool:
    """Whether a number is one of those that come next after another: a first part, or the next in a family above."""
    if number == (*last, 1):
        return True
    return any(number == (*last[:length], last[length] + 1) for length in range(len(last)))
