"""A badge for a run: as an SVG of its own, or as the JSON that shields.io turns into one."""

import json
from collections.abc import Mapping
from xml.sax.saxutils import escape, quoteattr

from conformance.report import Report
from conformance.verdicts import FAILING
from conformance.wording import clean

_COLOURS = {"brightgreen": "#4c1", "yellow": "#dfb317", "red": "#e05d44", "lightgrey": "#9f9f9f"}
# A mean of what letters of Verdana at 11 pixels take; a badge that is a little too wide does no harm.
_LETTER = 6.8
_PADDING = 10


def shields(report: Report) -> str:
    """The badge as a shields.io endpoint: one JSON document."""
    label, message, colour = content(report)
    return json.dumps({"schemaVersion": 1, "label": label, "message": message, "color": colour}) + "\n"


def svg(report: Report) -> str:
    """The badge as an image; every text in it is escaped."""
    label, message, colour = content(report)
    left, right = (round(len(text) * _LETTER) + _PADDING for text in (label, message))
    whole = left + right
    title = quoteattr(f"{label}: {message}")
    return f"""\
<svg xmlns="http://www.w3.org/2000/svg" width="{whole}" height="20" role="img" aria-label={title}>
  <title>{escape(f"{label}: {message}")}</title>
  <rect width="{left}" height="20" fill="#555"/>
  <rect x="{left}" width="{right}" height="20" fill="{_COLOURS[colour]}"/>
  <g fill="#fff" text-anchor="middle" font-family="Verdana,DejaVu Sans,sans-serif" font-size="11">
    <text x="{left / 2:g}" y="14">{escape(label)}</text>
    <text x="{left + right / 2:g}" y="14">{escape(message)}</text>
  </g>
</svg>
"""


def content(report: Report) -> tuple[str, str, str]:
    """What a badge says of a run: label, message and the name of its colour.

    Only what was scored counts: not what the rules leave open, nor what the engine lacks or was not asked. It is green
    where all of that passed and nothing is lacking, yellow where something is lacking, red where something failed.
    """
    summary = report.summary
    passed, unsupported = summary.get("passed", 0), summary.get("unsupported", 0)
    failed = sum(summary.get(verdict, 0) for verdict in FAILING - {"not run"})
    label = clean(f"Riftbound rules {report.rules_version}")
    return label, _message(passed, failed, unsupported), _colour(summary, passed, failed, unsupported)


def _message(passed: int, failed: int, unsupported: int) -> str:
    if not passed + failed:
        return "not tested"
    lacking = f", {unsupported} unsupported" if unsupported else ""
    return f"{passed} of {passed + failed} passed{lacking}"


def _colour(summary: Mapping[str, int], passed: int, failed: int, unsupported: int) -> str:
    if not passed + failed:
        return "lightgrey"
    if failed or summary.get("not run", 0):
        return "red"
    return "yellow" if unsupported else "brightgreen"
