"""Keywords and copies: given, lost, summed up, and what a copy takes over (477.1, 477.2, 807, 814)."""

from conformance.fuzz import asking, changes, steps
from conformance.fuzz.build import Build
from conformance.vocabulary.actions import Buff, Designate
from conformance.vocabulary.questions import Keywords, Tags
from conformance.vocabulary.text import AddTag, LoseAbilities


def give_tag(build: Build) -> None:
    """A spell adds a tag."""
    build.add(changes.spell(build, AddTag(tag=build.pick(changes.TAGS)), build.unit()))


def become_copy(build: Build) -> None:
    """A unit becomes a copy of another."""
    unit = build.unit()
    build.add(changes.spell(build, changes.copy(build, unit), unit))


def lose_all(build: Build) -> None:
    """A unit loses all abilities, its buff perhaps still on it."""
    unit = build.unit()
    if build.chance(40):
        build.add(Buff(unit=unit))
    build.add(changes.spell(build, LoseAbilities(), unit))


STEPS = (
    steps.give_keyword,
    steps.give_keyword,
    steps.give_ability,
    lose_all,
    give_tag,
    become_copy,
    become_copy,
    changes.designate,
    steps.buff,
    steps.passive_ability,
    steps.end_effect,
    steps.end_combat,
)
ASKED = (asking.keyword_value, asking.has_keyword, asking.combat_might, asking.keywords_found, asking.became_mighty)


def generate(build: Build) -> None:
    """Units with printed keywords and tags, some of them in a fight."""
    for _ in range(build.pick((1, 2, 2, 3))):
        tags = (build.pick(changes.TAGS),) if build.chance(25) else ()
        build.place_unit(keywords=changes.keywords(build, 60), tags=tags)
    if build.chance(50):
        build.add(Designate(unit=build.unit(), designation=build.pick(("defender", "attacker"))))
    build.play(STEPS, 4)
    for name in build.units:
        build.add(Keywords(unit=name))
        build.add(Tags(unit=name))
    asking.every_might(build)
    asking.some(build, ASKED, 1)
