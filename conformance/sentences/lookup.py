"""Finding the sentence that a text is of, and the nearest one when it is of none."""

import difflib
import itertools
import re
from collections.abc import Iterator, Sequence

from conformance.sentences.fields import KEYWORD, NAME
from conformance.sentences.patterns import Matched, Sentence


class Lookup:
    """A list of sentences, ready to be searched; what has been found once is remembered."""

    def __init__(self, sentences: Sequence[Sentence]) -> None:
        self.sentences = tuple(sentences)
        self._indexed = [(*_anchors(sentence), sentence) for sentence in self.sentences]
        self._found: dict[str, Matched | None] = {}

    def match(self, text: str) -> Matched | None:
        """The text's sentence with its fields read, or None.

        Raises InputError where a field's value makes no sense.
        """
        if text not in self._found:
            self._found[text] = next(self._matches(text), None)
        return self._found[text]

    def all_matches(self, text: str) -> list[Sentence]:
        """Every sentence that the text is of: more than one is a fault of the language."""
        return [matched.sentence for matched in self._matches(text)]

    def _matches(self, text: str) -> Iterator[Matched]:
        for longest, others, sentence in self._indexed:
            # Most sentences are ruled out by one look for their longest fixed part.
            if longest in text and all(other in text for other in others):
                fields = sentence.fields(text)
                if fields is not None:
                    yield Matched(sentence, text, fields)

    def nearest(self, text: str) -> str:
        """The pattern of the sentence that reads most like the text."""
        blank = _blanked(text)

        def likeness(sentence: Sentence) -> float:
            return max(
                difflib.SequenceMatcher(None, blank, shape, autojunk=False).ratio() for shape in _shapes(sentence)
            )

        return max(self.sentences, key=likeness).pattern


def _anchors(sentence: Sentence) -> tuple[str, tuple[str, ...]]:
    longest, *others = sentence.anchors
    return longest, tuple(others)


# What stands in for a keyword, a name and a number when texts are compared for likeness.
_BLANKS = ((KEYWORD, "%"), (NAME, "@"), (r"[-+]?\d+", "#"))


def _blanked(text: str) -> str:
    for shape, blank in _BLANKS:
        text = re.sub(shape, blank, text)
    return text


def _blank(field: re.Match[str]) -> str:
    if field[1] in ("keyword", "keywords", "text"):
        return "%"
    if field[1] == "amounts":
        return "# to @"
    return "#" if field[1] in ("might", "amount", "limit", "increase", "decrease", "bonus", "count") else "@"


def _shapes(sentence: Sentence) -> list[str]:
    """The ways to write a sentence, with and without each of its optional parts, its fields left blank."""
    parts = re.split(r"(\[[^\]]*\])", re.sub(r"\{(\w+)\}", _blank, sentence.pattern))
    choices = [("", part[1:-1]) if part.startswith("[") else (part,) for part in parts]
    return ["".join(choice) for choice in itertools.product(*choices)] + [_blanked(sentence.example)]
