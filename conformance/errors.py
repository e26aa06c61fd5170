"""The one kind of error for wrong input: a line that says where, what is wrong and what would be right."""

from collections.abc import Iterable
from difflib import get_close_matches


class InputError(Exception):
    """Something that a person wrote is wrong; ``str()`` is one line: place, what is wrong, what is right."""

    def __init__(self, message: str, file: str = "", line: int = 0) -> None:
        """Say what is wrong and what would be right; the place can be added later with ``at``."""
        super().__init__(message)
        self.message = one_line(message)
        self.file = file
        self.line = line

    def __str__(self) -> str:
        """The line to show."""
        place = f"{self.file}:{self.line}" if self.file and self.line else self.file
        if not place and self.line:
            place = f"line {self.line}"
        return f"{one_line(place)}: {self.message}" if place else self.message

    def at(self, file: str = "", line: int = 0) -> "InputError":
        """Fill in the file and line where they are not known yet, and return the same error."""
        self.file = self.file or file
        self.line = self.line or line
        return self


def one_line(text: str) -> str:
    """The text with line breaks as spaces and unprintable characters escaped, so that it stays one line."""
    joined = " ".join(text.split())
    if joined.isprintable():
        return joined
    return "".join(c if c.isprintable() else c.encode("unicode_escape").decode() for c in joined)


def quoted(value: object, longest: int = 80) -> str:
    """A value as it may stand in a message: text in double quotes, cut if it is longer than ``longest``."""
    shown = f'"{value}"' if isinstance(value, str) else _plain(value)
    return shown if len(shown) <= longest else f"{shown[: longest - 4]}..."


def _plain(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list | tuple):
        return f"[{', '.join(quoted(item) for item in value)}]"
    return "nothing" if value is None else str(value)


def suggest(word: object, legal: Iterable[str], what: str = "one of") -> str:
    """What would be right instead of an unknown word.

    Args:
        word: the unknown word.
        legal: the words that are known.
        what: how the list of all words is introduced when none of them is near.

    Returns:
        'did you mean "X"?' where a known word is near, else all of them: 'one of: "X", "Y"'.
    """
    known = list(dict.fromkeys(legal))
    near = get_close_matches(str(word).lower(), [k.lower() for k in known], n=1, cutoff=0.6)
    if near:
        return f'did you mean "{next(k for k in known if k.lower() == near[0])}"?'
    if not known:
        return f"{what}: none"
    listed = ", ".join(f'"{k}"' for k in known[:40])
    return f"{what}: {listed}{', ...' if len(known) > 40 else ''}"
