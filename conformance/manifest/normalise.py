"""The form of a rule's text that is hashed, the same for every layout that the text is found in."""

import re
import unicodedata
from hashlib import sha256

HASH_DIGITS = 16

_QUOTES = str.maketrans(
    {
        **dict.fromkeys("\u2018\u2019\u201a\u201b\u2032\u00b4", "'"),
        **dict.fromkeys("\u201c\u201d\u201e\u201f\u2033\u00ab\u00bb", '"'),
        **dict.fromkeys("\u2010\u2011\u2012\u2013\u2014\u2015\u2212\ufe58\ufe63", "-"),
    }
)
_INVISIBLE = re.compile("[\u00ad\u200b\u200c\u200d\u2060\ufeff]")
_LIST_DASH = re.compile(r"(?m)^[ \t]*[-+][ \t]+")
_BULLETS = re.compile("[\u2022\u2023\u25a0\u25aa\u25ab\u25cb\u25cf\u25e6\u2043\u2219\u00b7]")
_MARKUP = re.compile(r"[*_`\\]|~~|^#+", re.MULTILINE)
_REFERENCE = re.compile(r"\b([Rr]ules?)\s+\d{3}(?:\.(?:\d{1,2}|[a-z])(?!\w))*\.?")
_DASHES = re.compile("--+")
_HYPHEN = re.compile(r"(?<=[^\W\d])-(?=[^\W\d])")


def digest(text: str) -> str:
    """The hash of a rule's text: the first digits of the SHA-256 of its normalised form."""
    return sha256(normalise(text).encode()).hexdigest()[:HASH_DIGITS]


def normalise(text: str) -> str:
    """A rule's text without what layouts differ in.

    Ligatures are taken apart; quotes, apostrophes and dashes unified; markup, bullets, white space and the hyphens
    inside words dropped; and the number in a reference to another rule dropped too, since it changes with every
    renumbering. Letter case stays.
    """
    plain = _INVISIBLE.sub("", unicodedata.normalize("NFKC", text)).translate(_QUOTES)
    plain = _BULLETS.sub(" ", _LIST_DASH.sub("", plain))
    plain = _REFERENCE.sub(r"\1", _MARKUP.sub("", plain))
    return _HYPHEN.sub("", _DASHES.sub("-", "".join(plain.split())))
