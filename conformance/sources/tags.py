"""The tags of a feature file as a scenario's metadata.

``@rule`` adds up from Feature, Rule and Scenario; of ``@status``, ``@source`` and ``@version`` the nearest
counts; ``@id`` stands on the scenario itself.
"""

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from conformance.errors import InputError, quoted, suggest
from conformance.sources import metadata
from conformance.vocabulary.scenario import Source, Status

T = TypeVar("T")
Tags = dict[str, list[str]]


def read_tags(tree: Any, report: Callable[[InputError], None], *, own_id: bool = False) -> Tags:
    """The tags of one Feature, Rule or Scenario as values by key.

    Args:
        tree: the part of the feature's tree that has the tags.
        report: told of tags that are unknown or misplaced.
        own_id: whether an id can stand here.
    """
    found: Tags = {}
    for tag in tree["tags"]:
        key, _, value = tag["name"].removeprefix("@").partition(":")
        line = tag["location"]["line"]
        if key not in metadata.TAGS:
            hint = suggest(key, metadata.TAGS, "known are")
            report(InputError(f"unknown tag {quoted(tag['name'])}; {hint}", line=line))
        elif not value:
            report(InputError(f"the tag {quoted(tag['name'])} says nothing; write @{key}:value", line=line))
        elif key == "id" and not own_id:
            report(InputError("an id belongs to one scenario; move it there", line=line))
        else:
            found.setdefault(key, []).append(value)
    return found


class Metadata:
    """The metadata of one scenario, read from the tags of its Feature, Rule and itself, outermost first."""

    def __init__(self, levels: Sequence[Tags], report: Callable[[InputError], None]) -> None:
        """Read the tags; ``report`` is told of each that is missing, doubled or wrong."""
        self._levels = levels
        self._report = report
        rules = [rule for level in levels for rule in level.get("rule", ())]
        self.id = self._try(lambda: metadata.check_id(self._single("id", "@id:might.reduce-to-minimum")), "")
        none: tuple[str, ...] = ()
        self.rules = self._try(lambda: metadata.check_rules(rules), none)
        self.status: Status = self._try(
            lambda: metadata.check_status(self._single("status", "@status:rules-text")), "derived"
        )
        self.source: Source = self._try(
            lambda: metadata.join_sources([metadata.parse_source(text) for text in self._nearest("source")]),
            Source("derived", ""),
        )
        self.versions = self._try(lambda: metadata.check_versions(self._nearest("version")), none) or ("1.4",)

    def _nearest(self, key: str) -> list[str]:
        return next((level[key] for level in reversed(self._levels) if key in level), [])

    def _single(self, key: str, example: str) -> str:
        values = self._nearest(key)
        if len(values) != 1:
            problem = f"has {len(values)} tags @{key}" if values else f"has no @{key}"
            raise InputError(f"{problem}; give it one, as in {example}")
        return values[0]

    def _try(self, read: Callable[[], T], otherwise: T) -> T:
        try:
            return read()
        except InputError as error:
            self._report(error)
            return otherwise
