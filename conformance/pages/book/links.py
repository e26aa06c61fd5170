"""Rule numbers as links: those that the rulebook has, to their places in the book's index of rules."""

import re
from collections.abc import Mapping

from markupsafe import Markup, escape

from conformance.manifest import Manifest
from conformance.manifest.numbers import key

_NUMBER = r"[1-9]\d{2}(?:\.\d{1,2}(?:\.[a-z](?:\.\d{1,2}(?:\.[a-z](?:\.\d{1,2})?)?)?)?)?"
_IN_TEXT = re.compile(rf"(?<![\w.+-])({_NUMBER})(?![\w]|\.\w)")


class Linker:
    """Makes links of rule numbers, and remembers which rules the book mentions where."""

    def __init__(self, manifest: Manifest) -> None:
        """Take the rulebook whose numbers are linked."""
        self._manifest = manifest
        self.mentioned: dict[str, dict[str, None]] = {}

    def known(self, rule: str) -> bool:
        """Whether the rulebook has a rule."""
        return rule in self._manifest.by_number

    def name(self, rule: str) -> str:
        """The short name of a rule."""
        return self._manifest.by_number[rule].name if self.known(rule) else ""

    def rule(self, rule: str, root: str, scenario: str = "") -> Markup:
        """A rule number as a link; as plain text where the rulebook does not have it.

        Args:
            rule: the number.
            root: the way from the page to the book's top.
            scenario: whose telling mentions it.
        """
        if not self.known(rule):
            return escape(rule)
        self.mentioned.setdefault(rule, {})
        if scenario:
            self.mentioned[rule][scenario] = None
        link = Markup('<a class="rule" href="{root}rules.html#r{rule}" title="{name}">{rule}</a>')
        return link.format(root=root, rule=rule, name=self.name(rule))

    def text(self, words: str, root: str, scenario: str = "") -> Markup:
        """A text with the rule numbers in it as links; of three digits only where the word rule stands before."""
        parts: list[Markup] = []
        end = 0
        for found in _IN_TEXT.finditer(words):
            number = found[1]
            called = "." in number or re.search(r"\b[Rr]ules? $", words[: found.start()]) is not None
            if not called or not self.known(number):
                continue
            parts.append(escape(words[end : found.start()]))
            parts.append(self.rule(number, root, scenario))
            end = found.end()
        parts.append(escape(words[end:]))
        return Markup("").join(parts)

    def all_mentioned(self) -> list[str]:
        """Every rule that the book mentions, in order."""
        return sorted(self.mentioned, key=key)


def numbers_in(words: str, names: Mapping[str, object]) -> set[str]:
    """The rule numbers that a text mentions and a rulebook has."""
    return {found[1] for found in _IN_TEXT.finditer(words) if found[1] in names}
