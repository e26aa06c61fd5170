"""The changes that an effect makes: said once, for spells and for passive abilities alike.

In a phrase, ``{target}`` stands for whom it alters.
"""

from collections.abc import Callable
from dataclasses import dataclass

from conformance.sentences.patterns import Fields
from conformance.vocabulary.text import (
    AddTag,
    Change,
    ChangeController,
    Decrease,
    GainKeywords,
    Increase,
    IncreaseTo,
    LoseAbilities,
    LoseKeyword,
    OnlyKeywords,
    SetMight,
)


@dataclass(frozen=True)
class Phrase:
    """A change: how it is said, what it means, and an example of it."""

    pattern: str
    change: Callable[[Fields], Change]
    example: str


PHRASES = (
    Phrase(
        "gives {target} {increase} Might[ to a maximum of {limit}]",
        lambda f: Increase(amount=f.increase, maximum=f.limit),
        "gives {target} +2 Might to a maximum of 5",
    ),
    Phrase(
        "gives {target} {decrease} Might[ to a minimum of {limit}]",
        lambda f: Decrease(amount=f.decrease, minimum=f.limit),
        "gives {target} -4 Might to a minimum of 1",
    ),
    Phrase(
        "gives {target} {increase} Might for each {group}",
        lambda f: Increase(amount=f.increase, per=f.group),
        "gives {target} +1 Might for each buffed unit",
    ),
    Phrase(
        "gives {target} as much Might as {other} has[ and {amount} more]",
        lambda f: Increase(amount=f.amount or 0, might_of=f.other),
        "gives {target} as much Might as Yuumi has and 1 more",
    ),
    Phrase(
        "increases the Might of {target} to {might}",
        lambda f: IncreaseTo(might=f.might),
        "increases the Might of {target} to 5",
    ),
    Phrase(
        "increases the Might of {target} to that of {other}",
        lambda f: IncreaseTo(might_of=f.other),
        "increases the Might of {target} to that of Yuumi",
    ),
    Phrase(
        "sets the Might of {target} to {might}",
        lambda f: SetMight(might=f.might),
        "sets the Might of {target} to 4",
    ),
    Phrase(
        "gives {target} {keywords}",
        lambda f: GainKeywords(keywords=f.keywords),
        "gives {target} Shield 3 and Tank",
    ),
    Phrase(
        "takes {keyword} from {target}",
        lambda f: LoseKeyword(keyword=f.keyword),
        "takes Tank from {target}",
    ),
    Phrase(
        "takes all abilities from {target}",
        lambda _: LoseAbilities(),
        "takes all abilities from {target}",
    ),
    Phrase(
        "replaces all abilities of {target} with {keywords}",
        lambda f: OnlyKeywords(keywords=f.keywords),
        "replaces all abilities of {target} with Tank",
    ),
    Phrase(
        "gives {target} the tag {tag}",
        lambda f: AddTag(tag=f.tag),
        "gives {target} the tag Mech",
    ),
    Phrase(
        "gives player {player} control of {target}",
        lambda f: ChangeController(player=f.player),
        "gives player B control of {target}",
    ),
)
