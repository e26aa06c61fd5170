"""What the tests of the pages are made of: small suites, reports on them, and a reader of HTML."""

import base64
import json
import zlib
from collections.abc import Sequence
from html.parser import HTMLParser
from typing import Any

import msgspec

from conformance.engines.base import Description
from conformance.engines.oracle import OracleEngine
from conformance.legal import legal_set_in
from conformance.report import Report, make_report
from conformance.runner import prepare, run
from conformance.selection import select
from conformance.smoke import Check, Smoke
from conformance.sources import load_text
from conformance.verdicts import Deviation, Result, Verdict
from conformance.vocabulary import Scenario

CASES = """
[[scenario]]
id = "try.gain"
title = "Vi gains Might"
rules = ["477.3.e.1", "143.2"]
status = "derived"
source = { kind = "derived", where = "here" }
steps = [
  { op = "unit", unit = "Vi", might = 3 },
  { op = "give", unit = "Vi", change = { kind = "increase", amount = 2 } },
  { op = "might", unit = "Vi", expect = 5 },
  { op = "is mighty", unit = "Vi", expect = true },
]

[[scenario]]
id = "try.none-to-spend"
title = "Vi has no buff to spend"
rules = ["702.2.b.1"]
status = "rules-text"
versions = ["1.3", "1.4"]
source = { kind = "core-rules", where = "702.2.b.1" }
steps = [
  { op = "unit", unit = "Vi", might = 3 },
  { op = "spend buff", player = "A", unit = "Vi", expect = { illegal = "702.2.b.1" } },
]

[[scenario]]
id = "try.left-open"
title = "A passive increase to 5, and a decrease after it"
rules = ["477.3.e"]
status = "unruled"
source = { kind = "derived", where = "477.3.e" }
steps = [
  { op = "unit", unit = "Poro", might = 4 },
  { op = "passive", effect = "Training", units = ["Poro"], change = { kind = "increase to", might = 5 } },
  { op = "give", unit = "Poro", change = { kind = "decrease", amount = 2 } },
  { op = "might", unit = "Poro", expect = { unruled = [
    { value = 3, because = "increases come before decreases (477.3.e)" },
    { value = 5, because = "the passive ability depends on the decrease" },
  ] } },
]
"""


def suite(text: str = CASES, form: str = ".toml") -> list[Scenario]:
    """The scenarios of a text."""
    return load_text(text, f"cases/try{form}", form=form)


def by_oracle(scenarios: Sequence[Scenario], rules: str = "1.4", **about: Any) -> Report:
    """The oracle's report; ``about`` are fields of its description to be changed."""
    oracle = OracleEngine(rules)
    chosen = select(scenarios, rules=rules)
    results = run(prepare(chosen), oracle, oracle.describe(), legal_set=legal_set_in(rules), keep_answers=True)
    description = msgspec.structs.replace(oracle.describe(), **about)
    smoke = Smoke([Check("describes itself", "passed"), Check("a unit and its Might", "passed")])
    return make_report(results, rules, description, {one.id: one for one in chosen}, smoke=smoke)


def saying(
    scenarios: Sequence[Scenario],
    verdict: Verdict,
    got: Any = 7,
    description: Description | None = None,
    deviation: Deviation | None = None,
    log: Sequence[str] = (),
) -> Report:
    """The report of an engine that gets the last step of everything wrong, in some way."""
    results = [
        Result(
            one.id,
            verdict,
            question="the last question",
            expected=5,
            got=got,
            where=one.where,
            step=len(one.steps),
            deviation=msgspec.UNSET if deviation is None else deviation,
        )
        for one in scenarios
    ]
    who = description or Description("brawler", "2.0", "C#", "1.4", frozenset({"unit", "might"}))
    return make_report(results, "1.4", who, {one.id: one for one in scenarios}, log=log)


class Page(HTMLParser):
    """What there is in a page: elements with their attributes, ids, links, and the texts of scripts by their ids."""

    def __init__(self, markup: str) -> None:
        super().__init__(convert_charrefs=True)
        self.elements: list[tuple[str, dict[str, str]]] = []
        self.scripts: dict[str, str] = {}
        self.text: list[str] = []
        self._script: str | None = None
        self._quiet = 0
        self.feed(markup)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = {name: value or "" for name, value in attrs}
        self.elements.append((tag, found))
        if tag in ("script", "style"):
            self._script = found.get("id", tag)
            self.scripts.setdefault(self._script, "")

    def handle_endtag(self, tag: str) -> None:
        if tag in ("script", "style"):
            self._script = None

    def handle_data(self, data: str) -> None:
        if self._script is not None:
            self.scripts[self._script] += data
        elif data.strip():
            self.text.append(data.strip())

    @property
    def words(self) -> str:
        """Everything that is to be read."""
        return " ".join(self.text)

    @property
    def ids(self) -> list[str]:
        """All ids, in order."""
        return [attributes["id"] for _, attributes in self.elements if "id" in attributes]

    def values(self, name: str) -> list[str]:
        """The values of an attribute wherever it stands."""
        return [attributes[name] for _, attributes in self.elements if name in attributes]

    def index(self) -> dict[str, Any]:
        """The data of a report page."""
        found: dict[str, Any] = json.loads(self.scripts["index"])
        return found

    def details(self) -> dict[str, Any]:
        """The details of all scenarios of a report page, by their ids."""
        names = self.index()["scenarios"]
        found: dict[str, Any] = {}
        for block in json.loads(self.scripts["blocks"]):
            for place, detail in json.loads(zlib.decompress(base64.b64decode(block))).items():
                found[names[int(place)][0]] = detail
        return found
