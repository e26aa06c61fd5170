"""A small rulebook of our own, about flying kites, and the layouts that rules texts are found in."""

import textwrap
from collections.abc import Sequence

Rules = Sequence[tuple[str, str]]

KITES: Rules = [
    ("100", "Flying Kites"),
    ("101", "Wind"),
    ("102", "Wind is a number between 0 and 9 that every flier at the table can see at any time during the flight."),
    ("102.1", "A wind of 0 is called a “calm.” See rule 104. Lines for what happens to a kite in it."),
    ("102.2", "Calms"),
    ("102.2.a", "In a calm, no flier’s kite climbs."),
    ("102.2.b", "A kite that cannot climb sinks by 1, unless its flier runs. Example: A kite at 3 sinks to 2."),
    ("102.2.b.1", "Running is not re-counted. Example: Two steps are one run. Example: So are three."),
    ("102.3", "The wind never falls below 0."),
    ("103", "Lines"),
    ("104", "A kite is affixed to exactly one line — the flier holds the other end of it, and flies it from there."),
    (
        "104.1",
        "A line of final length [5] or more is a long line… and it is afflicted by every difficult gust.",
    ),
    ("105", "If a line breaks, the kite is lost."),
    ("200", "Winning"),
    ("201", "The flier whose kite is highest after the fifth gust wins the flight and chooses the next wind."),
]

PAGE = 4
LIGATURES = {"ffi": "ﬃ", "ffl": "ﬄ", "ff": "ﬀ", "fi": "ﬁ", "fl": "ﬂ"}


def in_line(rules: Rules) -> str:
    """Numbers before their rules, wrapped lines, double spaces, soft hyphens, page headers and page numbers."""
    pages = []
    for page, part in enumerate(_pages(rules), start=1):
        lines = ["Kite Rules   draft"]
        for number, text in part:
            text = text.replace("climb", "cl\u00adimb").replace(" is ", "  is ")
            lines += textwrap.wrap(f"{number}. {text}", 60, subsequent_indent="    ")
        pages.append("\n".join([*lines, "", f"Page {page} of 4"]))
    return "\f".join(["Kite Rules\nLast updated: 2031-05-04\n" + pages[0], *pages[1:]])


def markdown(rules: Rules) -> str:
    """Bold numbers, headings, emphasis, escapes, straight quotes and dashes, chapters without a number."""
    lines = ["# Kite Rules", "", "Notes on the kite rules, last updated 2031-05-04.", ""]
    for number, text in rules:
        plain = text.translate(str.maketrans({"“": '"', "”": '"', "’": "'", "—": "-"})).replace("…", "...")
        if number.endswith("00"):
            lines += ["# A chapter", "", "What this chapter is about.", ""]
        if "." not in number and len(text.split()) < 3:
            lines += [f"## {number}. {plain}", ""]
        else:
            plain = plain.replace("kite", "**kite**").replace("Example:", "_Example:_").replace("[5]", r"\[5\]")
            lines += [f"**{number}.** {plain}" if "." in number else rf"{number}\. {plain}", ""]
    return "\n".join(lines)


def own_line(rules: Rules) -> str:
    """Each number on its own line, ligatures, trailing spaces, and page numbers between the lines."""
    lines = []
    for page, part in enumerate(_pages(rules), start=1):
        for number, text in part:
            for letters, ligature in LIGATURES.items():
                text = text.replace(letters, ligature)
            lines += [f"{number}. ", *(f"{line} " for line in textwrap.wrap(text, 70))]
        lines.append(str(page))
    return "\n".join(lines)


def columns(rules: Rules) -> str:
    """Numbers in a column of their own that runs ahead of the indented text beside it."""
    pages = []
    for part in _pages(rules):
        text: list[str] = []
        for number, words in part:
            indent = " " * (12 + 12 * number.count("."))
            text += [*textwrap.wrap(words, 110, initial_indent=indent, subsequent_indent=indent), ""]
        numbers = [f"{number}." for number, _ in part]
        column = numbers + [""] * (len(text) - len(numbers))
        pages.append(
            "\n".join((number + row[len(number) :]).rstrip() for number, row in zip(column, text, strict=True))
        )
    return "\f".join(pages)


LAYOUTS = {"in line": in_line, "Markdown": markdown, "own line": own_line, "columns": columns}


def pdf(rules: Rules) -> bytes:
    """A PDF of the rules, a page of text lines after the other."""
    pages = [
        [line for number, text in part for line in textwrap.wrap(f"{number}. {text}", 80)] for part in _pages(rules)
    ]
    kids = " ".join(f"{4 + 2 * index} 0 R" for index in range(len(pages)))
    objects = [
        b"<< /Type /Catalog /Pages 2 0 R >>",
        f"<< /Type /Pages /Count {len(pages)} /Kids [{kids}] >>".encode(),
        b"<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
    ]
    for index, lines in enumerate(pages):
        shown = b"".join(b"(" + _escaped(line) + b") Tj T* " for line in lines)
        stream = b"BT /F1 10 Tf 14 TL 40 800 Td " + shown + b"ET"
        content = f"{5 + 2 * index} 0 R"
        objects.append(
            f"<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents {content} "
            "/Resources << /Font << /F1 3 0 R >> >> >>".encode()
        )
        objects.append(f"<< /Length {len(stream)} >>\nstream\n".encode() + stream + b"\nendstream")
    data = b"%PDF-1.4\n"
    places = []
    for index, content_of in enumerate(objects, start=1):
        places.append(len(data))
        data += f"{index} 0 obj\n".encode() + content_of + b"\nendobj\n"
    table = "".join(f"{place:010} 00000 n \n" for place in places)
    tail = f"xref\n0 {len(objects) + 1}\n0000000000 65535 f \n{table}"
    return (
        data
        + tail.encode()
        + f"trailer\n<< /Size {len(objects) + 1} /Root 1 0 R >>\nstartxref\n{len(data)}\n%%EOF\n".encode()
    )


def _escaped(line: str) -> bytes:
    data = line.encode("cp1252")
    return data.replace(b"\\", b"\\\\").replace(b"(", b"\\(").replace(b")", b"\\)")


def _pages(rules: Rules) -> list[Rules]:
    return [rules[start : start + PAGE] for start in range(0, len(rules), PAGE)]
