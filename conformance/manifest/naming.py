"""Short names: the words of headings. A rule that is no heading goes by the nearest heading above it."""

import re

MOST_WORDS = 6
_MOST_WORDS_OF_HEADING = 8

_SMALL = frozenset(
    ["a", "an", "and", "as", "at", "by", "for", "from", "in", "of", "on", "or", "outside", "the", "to", "with"]
)
_STEP = re.compile(r"\d{1,2}[a-z]?\.\s+")
_MARKUP = re.compile(r"[*_`\\#]")


def heading_words(text: str) -> str:
    """The words of a text if it is a title, else "".

    A title has few words, each with a capital letter except small ones, and does not end as a sentence does.
    """
    words = _STEP.sub("", _MARKUP.sub("", " ".join(text.split())), count=1).rstrip(" :").split()
    joined = " ".join(words)
    if not 0 < len(words) <= _MOST_WORDS_OF_HEADING or joined[-1] in ".,;!?":
        return ""
    if not all(_capital(word) for word in words if word not in _SMALL) or words[0] in _SMALL:
        return ""
    kept = words[:MOST_WORDS]
    while kept[-1] in _SMALL:
        kept.pop()
    return " ".join(kept)


def _capital(word: str) -> bool:
    first = next((character for character in word if character.isalnum()), "")
    return not first or first.isupper() or first.isdigit()
