"""From a file to the text of its pages: plain text, Markdown, or PDF."""

import logging
import re
import unicodedata
from collections import Counter
from pathlib import Path

from conformance.errors import InputError
from conformance.sources.files import decode_text

_PAGE_MARK = re.compile(r"(?im)^[ \t]*<!--\s*page\b.*?-->[ \t]*$")
_PAGE_NUMBER = re.compile(r"(?i)[-\u2013\u2014\s]*(?:page\s*)?(\d{1,3})(?:\s*(?:of|/)\s*\d{1,3})?[-\u2013\u2014\s]*")
_INVISIBLE = re.compile("\u00ad[ \t]*\n?|[\u200b\u200c\u200d\u2060\ufeff]")
_FENCE = re.compile(r"(?m)^[ \t]*```.*$")
_DATE = re.compile(r"(?i)last\s+updated\W{0,6}(\d{4}-\d{2}(?:-\d{2})?)")

# A line at the edge of this share of all pages is a header or a footer.
_REPEATED = 0.5


def read_pages(path: Path, shown: str) -> list[str]:
    """The pages of a rules text, without headers, footers and page numbers.

    Args:
        path: a text, Markdown or PDF file.
        shown: how it is named in messages.

    Returns:
        One text a page, ligatures and the like taken apart; a file without page breaks is one page.

    Raises:
        InputError: it cannot be read, is empty, is cut short, or reading a PDF is not provided for.
    """
    try:
        data = path.read_bytes()
    except FileNotFoundError:
        raise InputError("there is no such file; check the path", shown) from None
    except OSError as error:
        raise InputError(f"cannot be read ({error.strerror}); check the path and its permissions", shown) from None
    if not data.strip():
        raise InputError("is empty; name a file that holds the rules text", shown)
    if path.suffix.lower() == ".pdf" or data.startswith(b"%PDF"):
        pages = _pdf_pages(path, data, shown)
    else:
        pages = _PAGE_MARK.sub("\f", decode_text(data, shown)).split("\f")
    return _without_edges([_FENCE.sub("", _plain(page)) for page in pages])


def date_of(pages: list[str]) -> str:
    """The date that a rules text gives itself, as far as it goes; "" where it gives none."""
    for page in pages:
        found = _DATE.search(page)
        if found:
            return found[1]
    return ""


def _plain(text: str) -> str:
    text = text.replace("\r\n", "\n").replace("\r", "\n")
    return _INVISIBLE.sub("", unicodedata.normalize("NFKC", text))


def _pdf_pages(path: Path, data: bytes, shown: str) -> list[str]:
    try:
        import pypdf
    except ImportError:
        message = 'reading a PDF needs pypdf; install "riftbound-conformance[pdf]", or name a text file'
        raise InputError(message, shown) from None
    if b"%%EOF" not in data[-2048:]:
        raise InputError("is no whole PDF: its end is missing; get the file again", shown)
    logging.getLogger("pypdf").setLevel(logging.CRITICAL)
    try:
        pages = [page.extract_text() for page in pypdf.PdfReader(path).pages]
    except Exception as error:
        # A damaged PDF makes the library fail in any way whatever; to the reader they are all one.
        problem = str(error) or type(error).__name__
        raise InputError(f"is a PDF that cannot be read ({problem}); get the file again", shown) from None
    if not any(page.strip() for page in pages):
        raise InputError("is a PDF without text, perhaps of pictures; name one with text", shown)
    return pages


def _without_edges(pages: list[str]) -> list[str]:
    """Drop what stands at the top and bottom of pages but belongs to none of them."""
    split = [page.split("\n") for page in pages]
    edges: Counter[str] = Counter()
    for lines in split:
        edges.update({lines[index].strip() for index in _edge(lines)})
    often = {line for line, count in edges.items() if count >= 3 and count >= len(pages) * _REPEATED}
    for lines in split:
        for index in _edge(lines):
            if lines[index].strip() in often:
                lines[index] = ""
    if len(pages) > 1:
        for lines in split:
            for index in _edge(lines):
                if _PAGE_NUMBER.fullmatch(lines[index]):
                    lines[index] = ""
    else:
        _drop_page_run(split[0])
    return ["\n".join(lines) for lines in split]


def _edge(lines: list[str]) -> list[int]:
    filled = [index for index, line in enumerate(lines) if line.strip()]
    return sorted({*filled[:2], *filled[-2:]})


def _drop_page_run(lines: list[str]) -> None:
    """Without page breaks, lines of a lone number are page numbers if they count up one by one."""
    lone = [(index, int(found[1])) for index, line in enumerate(lines) if (found := _PAGE_NUMBER.fullmatch(line))]
    if len(lone) >= 3 and all(number == lone[0][1] + step for step, (_, number) in enumerate(lone)):
        for index, _ in lone:
            lines[index] = ""
