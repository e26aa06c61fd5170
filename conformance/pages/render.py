"""Templates filled in: everything is escaped, and data for scripts cannot break out of its element."""

import base64
import hashlib
import json
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

_DANGEROUS = "&<>\u2028\u2029"
TEMPLATES = Path(__file__).resolve().parent / "templates"


@cache
def _environment() -> Environment:
    made = Environment(
        loader=FileSystemLoader(TEMPLATES),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    made.filters["data"] = data
    return made


def render(template: str, **values: Any) -> str:
    """Fill in a template of this package."""
    return _environment().get_template(template).render(**values)


def asset(name: str) -> Markup:
    """A style sheet or script of this package, as it goes into a page."""
    return Markup((TEMPLATES / name).read_text(encoding="utf-8"))


def function_of(parts: Iterable[Markup]) -> Markup:
    """Several scripts as one function, so that they share their names with each other and with nobody else."""
    return Markup('(() => {{\n"use strict";\n{}}})();\n').format(Markup("").join(parts))


def data(value: Any) -> Markup:
    """A value as JSON that may stand in a script element: no text in it can end the element or open a comment."""
    written = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    for letter in _DANGEROUS:
        written = written.replace(letter, f"\\u{ord(letter):04x}")
    return Markup(written)


def script_hash(script: str) -> str:
    """What a page's policy calls a script by, so that no other one can run in it."""
    digest = hashlib.sha256(script.encode("utf-8")).digest()
    return f"sha256-{base64.b64encode(digest).decode('ascii')}"
