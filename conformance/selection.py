"""Choosing scenarios: by rules version, text, rulebook section and rule."""

from collections.abc import Sequence

from conformance.by_version import in_version
from conformance.errors import InputError
from conformance.vocabulary import Scenario


def select(
    scenarios: Sequence[Scenario],
    *,
    rules: str | None = None,
    text: str = "",
    section: str = "",
    rule: str = "",
) -> list[Scenario]:
    """Keep the scenarios that fit everything that is asked for.

    Args:
        scenarios: what to choose from.
        rules: the rules version in which they must hold, and by which they come out; None for any.
        text: a part of the id or title, in any case.
        section: a part of the rulebook section's name, in any case.
        rule: a rule that they cite, or one that contains a rule they cite.

    Raises:
        InputError: nothing fits.
    """
    if rules is not None:
        _check_version(scenarios, rules)
    in_text, in_section = text.casefold(), section.casefold()
    chosen = [
        scenario
        for scenario in scenarios
        if (rules is None or rules in scenario.versions)
        and (in_text in scenario.id.casefold() or in_text in scenario.title.casefold())
        and in_section in scenario.section.casefold()
        and (not rule or any(_within(cited, rule) for cited in scenario.rules))
    ]
    if not chosen:
        raise InputError(_nothing(scenarios, rules, text, section, rule))
    return chosen if rules is None else [in_version(scenario, rules) for scenario in chosen]


def find(scenarios: Sequence[Scenario], wanted: str) -> Scenario:
    """Find a scenario by its id.

    Raises:
        InputError: there is none; the message proposes the nearest id.
    """
    for scenario in scenarios:
        if scenario.id == wanted:
            return scenario
    from difflib import get_close_matches

    near = get_close_matches(wanted, [scenario.id for scenario in scenarios], n=1)
    hint = f'did you mean "{near[0]}"?' if near else 'see "riftbound-conformance list" for all ids'
    raise InputError(f'no scenario has the id "{wanted}"; {hint}')


def _within(cited: str, rule: str) -> bool:
    return cited == rule or cited.startswith(f"{rule}.")


def _check_version(scenarios: Sequence[Scenario], rules: str) -> None:
    known = {version for scenario in scenarios for version in scenario.versions}
    if rules not in known:
        listed = ", ".join(sorted(known, key=_version_key)) or "none"
        raise InputError(f'no scenario holds in rules version "{rules}"; there are: {listed}')


def _version_key(version: str) -> tuple[int, ...]:
    return tuple(int(part) if part.isdigit() else 0 for part in version.split("."))


def _nothing(scenarios: Sequence[Scenario], rules: str | None, text: str, section: str, rule: str) -> str:
    if not scenarios:
        return "there are no scenarios in the files given"
    asked = [
        f'"{text}" in its id or title' if text else "",
        f'a section named like "{section}"' if section else "",
        f"a citation of rule {rule}" if rule else "",
        f"rules version {rules}" if rules else "",
    ]
    message = f"no scenario has {' and '.join(part for part in asked if part)}"
    known = sorted({scenario.section for scenario in scenarios})
    if section and not any(section.casefold() in name.casefold() for name in known):
        message += f"; the sections are: {', '.join(known)}"
    return message
