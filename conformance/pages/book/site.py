"""The rulings book: every scenario told once, on static pages by rulebook section that need no server."""

from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import PurePosixPath
from typing import Any

import msgspec
from markupsafe import Markup

from conformance.by_version import newest
from conformance.engines.oracle import OracleEngine
from conformance.manifest import load_manifest, newest_version
from conformance.manifest.numbers import key
from conformance.pages.book.elsewhere import Elsewhere, elsewhere
from conformance.pages.book.indexes import by_keyword, by_name, search_index
from conformance.pages.book.links import Linker
from conformance.pages.book.telling import Story, tell
from conformance.pages.render import asset, data, render
from conformance.pages.written import Files, Written
from conformance.sources.metadata import VERSIONS
from conformance.version import SUITE, suite_version
from conformance.vocabulary import Scenario

_TITLES = {
    "dependent": "Dependent keywords",
    "inactive": "Inactive text",
    "terms": "Special terms",
    "xp": "XP",
    "ruling": "Rulings",
    "versions": "From version to version",
    "survey": "Where engines go wrong",
}
_LAST = ("ruling", "versions", "survey")
"""Sections that are about no part of the rulebook; they come at the end."""

_STATUSES = {
    "official-example": "an example of the rulebook",
    "rules-text": "follows from the text of the rules",
    "ruling": "a public ruling",
    "derived": "derived from several rules",
    "unruled": "the rules leave it open",
}
_KINDS = {
    "core-rules": "Core Rules",
    "seed": "official example",
    "ruling": "ruling",
    "engine": "seen in an engine",
    "derived": "derived from",
}


class Chapter(msgspec.Struct, frozen=True):
    """A page of scenarios: those of one file in one section. ``address`` is from the book's top."""

    address: str
    title: str
    about: str
    stories: tuple[tuple[str, Story], ...]


class Section(msgspec.Struct, frozen=True):
    """A section of the rulebook with its chapters."""

    address: str
    title: str
    chapters: tuple[Chapter, ...]

    @property
    def size(self) -> int:
        """How many scenarios it has."""
        return sum(len(chapter.stories) for chapter in self.chapters)


def make_book(scenarios: Sequence[Scenario]) -> dict[str, str]:
    """Make the book.

    Args:
        scenarios: the suite, with the steps of all versions.

    Returns:
        Its files by their addresses from the book's top.
    """
    oracles = {version: OracleEngine(version) for version in VERSIONS}
    files = Files()
    written = {scenario.id: files.written(scenario) for scenario in scenarios}
    stories = [tell(one, written[one.id], oracles[newest(one.versions)]) for one in scenarios]
    sections = _sections(stories, written)
    addresses = {
        story.scenario.id: f"{chapter.address}#{story.scenario.id}"
        for section in sections
        for chapter in section.chapters
        for _, story in chapter.stories
    }
    return _Pages(sections, stories, addresses, Linker(load_manifest(newest_version()))).all(oracles)


def _sections(stories: Sequence[Story], written: Mapping[str, Written]) -> list[Section]:
    """The sections in the order of the rules that they are about, each with its files in their order."""
    grouped: dict[str, dict[str, list[Story]]] = {}
    for story in stories:
        grouped.setdefault(story.scenario.section or "other", {}).setdefault(story.scenario.file, []).append(story)
    found = []
    for name, files in sorted(grouped.items(), key=lambda item: _order(*item)):
        chapters = []
        for file, members in files.items():
            first = written[members[0].scenario.id]
            stem = PurePosixPath(file).stem or "scenarios"
            address = f"{name}/{stem}{'' if first.form == 'gherkin' else '-cases'}.html"
            title = first.chapter.name or f"{_title(stem)}, single cases"
            told = tuple((written[story.scenario.id].rule, story) for story in members)
            chapters.append(Chapter(address, title, first.chapter.about, told))
        found.append(Section(f"{name}/index.html", _title(name), tuple(chapters)))
    return found


def _order(name: str, files: Mapping[str, Sequence[Story]]) -> tuple[int, str]:
    """Where a section belongs in the rulebook: by the rule that its scenarios cite most."""
    if name in _LAST:
        return 1001 + _LAST.index(name), name
    cited = Counter(
        int(rule.partition(".")[0]) for members in files.values() for story in members for rule in story.scenario.rules
    )
    if not cited:
        return 1000, name
    most = max(cited.values())
    return min(rule for rule, count in cited.items() if count == most), name


def _title(name: str) -> str:
    return _TITLES.get(name) or name.replace("-", " ").capitalize()


class _Pages:
    """Writes the pages; the index of rules comes last, when it is known which rules are mentioned."""

    def __init__(
        self, sections: Sequence[Section], stories: Sequence[Story], addresses: Mapping[str, str], linker: Linker
    ) -> None:
        self.sections = sections
        self.stories = stories
        self.by_id = {story.scenario.id: story for story in stories}
        self.addresses = addresses
        self.linker = linker

    def all(self, oracles: Mapping[str, OracleEngine]) -> dict[str, str]:
        pages: dict[str, str] = {}
        chapters = [chapter for section in self.sections for chapter in section.chapters]
        for section in self.sections:
            pages[section.address] = self.page(section.address, "section.html.j2", section.title, section=section)
        for place, chapter in enumerate(chapters):
            other = {story.scenario.id: elsewhere(story.scenario, oracles) for _, story in chapter.stories}
            pages[chapter.address] = self.chapter(
                chapter,
                other,
                chapters[place - 1] if place else None,
                chapters[place + 1] if place + 1 < len(chapters) else None,
            )
        disputed = [story for story in self.stories if story.disputed]
        pages["index.html"] = self.page("index.html", "index.html.j2", "The rulings book", disputed=len(disputed))
        title = "What the rules leave open"
        pages["disputed.html"] = self.page("disputed.html", "disputed.html.j2", title, disputed=disputed)
        pages["keywords.html"] = self.lists("keywords.html", "By keyword", by_keyword(self.stories))
        pages["cards.html"] = self.lists("cards.html", "By card, ability or spell", by_name(self.stories))
        pages["search.html"] = self.page("search.html", "search.html.j2", "Search")
        pages["rules.html"] = self.rules()
        entries = data(search_index(self.stories, self.addresses))
        pages["search-index.js"] = f"window.RULINGS = {entries};\n"
        pages["book.js"] = str(asset("base.js") + asset("book/book.js"))
        pages["book.css"] = str(asset("base.css") + asset("book/book.css"))
        return pages

    def chapter(
        self, chapter: Chapter, other: Mapping[str, Sequence[Elsewhere]], before: Chapter | None, after: Chapter | None
    ) -> str:
        section = next(one for one in self.sections if chapter in one.chapters)
        return self.page(
            chapter.address,
            "chapter.html.j2",
            chapter.title,
            chapter=chapter,
            section=section,
            elsewhere=other,
            before=before,
            after=after,
        )

    def lists(self, address: str, title: str, found: Mapping[str, Sequence[Story]]) -> str:
        return self.page(address, "lists.html.j2", title, found=found)

    def rules(self) -> str:
        """The index of rules: each that is cited or mentioned, under the rule of three digits that it belongs to."""
        cited: dict[str, list[Story]] = {}
        for story in self.stories:
            for rule in story.scenario.rules:
                cited.setdefault(rule, []).append(story)
                if self.linker.known(rule):
                    self.linker.mentioned.setdefault(rule, {})
        groups: dict[str, list[tuple[str, list[Story], list[Story]]]] = {}
        for rule in self.linker.all_mentioned():
            own = cited.get(rule, [])
            passing = [self.by_id[id_] for id_ in self.linker.mentioned[rule] if self.by_id[id_] not in own]
            groups.setdefault(rule.partition(".")[0], []).append((rule, own, passing))
        ordered = sorted(groups.items(), key=lambda item: key(item[0]))
        return self.page("rules.html", "rules.html.j2", "By rule", groups=ordered)

    def page(self, address: str, template: str, title: str, **values: Any) -> str:
        root = "../" * address.count("/")
        return render(
            f"book/{template}",
            root=root,
            title=title,
            sections=self.sections,
            addresses=self.addresses,
            total=len(self.stories),
            suite=f"{SUITE} {suite_version()}",
            newest=newest_version(),
            statuses=_STATUSES,
            kinds=_KINDS,
            rule=lambda number, scenario="": self._rules(number, root, scenario),
            linked=lambda words, scenario="": self.linker.text(words, root, scenario),
            rule_name=self.linker.name,
            **values,
        )

    def _rules(self, numbers: str, root: str, scenario: str) -> Markup:
        """One or several rule numbers, as derivations have them, each as a link."""
        return Markup(", ").join(self.linker.rule(number, root, scenario) for number in numbers.split(", "))
