"""Markdown that shows text from anywhere as it is."""

import re

from conformance.wording import clean

_SPECIAL = re.compile(r"([\\`*_{}\[\]<>#|~@])")


def cell(text: str) -> str:
    """A text as it may stand in a table or a line: nothing in it is taken for markup, a link or a mention."""
    return _SPECIAL.sub(r"\\\1", clean(text))
