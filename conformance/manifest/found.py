"""What reading a rules text finds: rules with their texts, and what went wrong on the way."""

from dataclasses import dataclass, field

from conformance.manifest.model import Fault


@dataclass
class FoundRule:
    """A rule as it was found: its number, its text, and whether the layout marks it as a heading."""

    number: str
    text: str
    marked: bool = False


@dataclass
class Found:
    """Everything found in a rules text. A rule whose text could not be told from its neighbours' has none."""

    rules: dict[str, FoundRule] = field(default_factory=dict)
    faults: dict[Fault, list[str]] = field(default_factory=dict)

    def fault(self, kind: Fault, number: str) -> None:
        """Note that something is wrong about a rule."""
        self.faults.setdefault(kind, []).append(number)

    def without_text(self) -> list[str]:
        """The numbers found that have no text."""
        return [rule.number for rule in self.rules.values() if not rule.text.strip()]
