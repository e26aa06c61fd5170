"""Drawing with text: how wide it is about, how it breaks into lines, and elements whose content is escaped."""

from collections.abc import Iterable
from functools import cache

from markupsafe import escape

_NARROW = frozenset("iljtf.,:;'|!()[] I1r")
_WIDE = frozenset("mwMW@%&")
_AVERAGE, _SLIM, _BROAD, _CAPITAL = 0.6, 0.36, 0.9, 0.7


def width_of(text: str, size: float, *, bold: bool = False) -> float:
    """About how wide a text is in an ordinary sans-serif face; rather too wide than too narrow."""
    total = 0.0
    for letter in text:
        if letter in _NARROW:
            total += _SLIM
        elif letter in _WIDE:
            total += _BROAD
        elif ord(letter) > 0x2E80:
            total += 1.0
        elif letter.isupper():
            total += _CAPITAL
        else:
            total += _AVERAGE
    return total * size * (1.1 if bold else 1.0)


def fitted(text: str, size: float, room: float, *, bold: bool = False) -> str:
    """The text, cut with an ellipsis where it is wider than there is room."""
    if width_of(text, size, bold=bold) <= room:
        return text
    while text and width_of(f"{text}…", size, bold=bold) > room:
        text = text[:-1]
    return f"{text.rstrip()}…"


def wrapped(text: str, size: float, room: float, *, most: int = 4) -> list[str]:
    """The text in lines that fit; what does not fit into ``most`` lines is cut with an ellipsis."""
    lines: list[str] = []
    words = text.split(" ")
    current = ""
    for place, word in enumerate(words):
        longer = f"{current} {word}" if current else word
        if not current or width_of(longer, size) <= room:
            current = longer
            continue
        if len(lines) == most - 1:
            current = " ".join([current, *words[place:]])
            break
        lines.append(current)
        current = word
    return [*(fitted(line, size, room) for line in lines), fitted(current, size, room)]


def element(name: str, content: str = "", **attributes: object) -> str:
    """An element; a trailing underscore in an attribute's name is dropped, others stand for hyphens.

    ``content`` is markup and is not escaped; texts go through ``text``.
    """
    written = "".join([f' {_spelt(key)}="{_value(value)}"' for key, value in attributes.items()])
    return f"<{name}{written}>{content}</{name}>" if content else f"<{name}{written}/>"


def text(words: str, x: float, y: float, kind: str, **attributes: object) -> str:
    """A line of text at a place; ``kind`` is its class."""
    return element("text", str(escape(words)), x=x, y=y, class_=kind, **attributes)


def group(parts: Iterable[str], **attributes: object) -> str:
    """Several elements as one."""
    return element("g", "".join(parts), **attributes)


@cache
def _spelt(key: str) -> str:
    return key.rstrip("_").replace("_", "-") if key != "viewBox" else key


def _value(value: object) -> str:
    """An attribute's value: numbers without needless digits, so that a page full of pictures stays small."""
    if isinstance(value, float):
        return f"{value:.1f}".removesuffix(".0")
    return str(value) if isinstance(value, int) else str(escape(value))
