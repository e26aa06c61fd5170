"""The gate on one screen, as text or as Markdown: what may not pass first, long lists cut to what fits."""

from collections.abc import Callable, Sequence

from conformance.gate.changes import Finding
from conformance.gate.outcome import BROKEN, FAIL, PASS, WRONG_INPUT, Group, Outcome
from conformance.markdown import cell
from conformance.verdicts import VERDICTS
from conformance.wording import clean

ROOM = 24
"""How many findings are shown, of all kinds together."""
_LONGEST = 160
_STATES = {
    PASS: "green",
    FAIL: "red",
    WRONG_INPUT: "red, for a deviations file that is not true",
    BROKEN: "red, and the engine is broken",
}


def text(outcome: Outcome, baseline: str, *, everything: bool = False) -> str:
    """The gate as text.

    Args:
        outcome: what was found.
        baseline: the baseline's file, as it is to be named.
        everything: do not cut the lists.
    """
    lines = [f"gate: {_state(outcome)}"]
    lines += [f"  {name.ljust(8)}  {clean(said)}" for name, said in _facts(outcome, baseline)]
    lines += [f"  note      {clean(note)}" for note in outcome.notes]
    for group, shown in _cut(outcome.groups(), everything):
        lines.append(f"{_title(group, len(shown))}: {group.remedy}")
        lines += [f"  {_in_text(finding)}" for finding in shown]
    lines += _ending(outcome, baseline)
    return "\n".join(lines) + "\n"


def markdown(outcome: Outcome, baseline: str, *, everything: bool = False) -> str:
    """The gate as Markdown, for a pull request; see ``text``."""
    lines = [f"### Gate: {_state(outcome)}", ""]
    lines += [f"- {name}: {cell(said)}" for name, said in _facts(outcome, baseline)]
    lines += [f"- note: {cell(note)}" for note in outcome.notes]
    for group, shown in _cut(outcome.groups(), everything):
        lines += ["", f"**{_title(group, len(shown))}**: {cell(group.remedy)}", ""]
        lines += [f"- {_in_markdown(finding)}" for finding in shown]
    for line in _ending(outcome, baseline):
        lines += ["", cell(line)]
    return "\n".join(lines) + "\n"


def _state(outcome: Outcome) -> str:
    bad = [f"{group.title}: {len(group.findings)}" for group in outcome.groups() if group.code]
    return f"{_STATES[outcome.code]} ({', '.join(bad)})" if bad else _STATES[outcome.code]


def _facts(outcome: Outcome, baseline: str) -> list[tuple[str, str]]:
    """What was held against what, in a line each."""
    report, stamps = outcome.report, outcome.stamps
    engine = report.engine
    counted = [f"{report.summary[verdict]} {verdict}" for verdict in VERDICTS if report.summary.get(verdict)]
    held = "none yet" if outcome.baseline is None else f"{len(outcome.baseline.scenarios)} scenarios"
    reviewed = f"{stamps.citations} citations, {len(stamps.stale) or 'none'} to be reviewed by rules {stamps.rules}"
    suite = f"{report.suite.name} {report.suite.version}"
    return [
        ("run", f"{suite}, rules {report.rules_version}, engine {engine.name} {engine.version}"),
        ("result", f"{len(report.results)} scenarios: {', '.join(counted)}"),
        ("baseline", f"{baseline}, {held}"),
        ("reviews", f"not asked for: {stamps.skipped}" if stamps.skipped else reviewed),
    ]


def _ending(outcome: Outcome, baseline: str) -> list[str]:
    if outcome.accepted:
        return [f"The run is the new baseline: {baseline}"]
    if outcome.changes.outdate:
        return ["The baseline lacks what is better or new, so that it could be lost unnoticed: write it with --update"]
    return []


def _title(group: Group, shown: int) -> str:
    count = len(group.findings)
    return f"{group.title} ({count})" if shown == count else f"{group.title} ({count}, here {shown})"


def _cut(groups: Sequence[Group], everything: bool) -> list[tuple[Group, Sequence[Finding]]]:
    """Share the room out among the groups, one line each in turn; what does no harm gets three at most."""
    wanted = [len(group.findings) if group.code else min(len(group.findings), 3) for group in groups]
    shares = [0] * len(groups)
    room = ROOM
    while room and shares != wanted:
        for place, most in enumerate(wanted):
            if room and shares[place] < most:
                shares[place] += 1
                room -= 1
    return [
        (group, group.findings if everything else group.findings[:share])
        for group, share in zip(groups, shares, strict=True)
    ]


def _in_text(finding: Finding) -> str:
    return _said(finding, clean(finding.about), clean)


def _in_markdown(finding: Finding) -> str:
    return _said(finding, f"**{cell(finding.about)}**", cell)


def _said(finding: Finding, about: str, shown: Callable[[str], str]) -> str:
    said = f"{about}: {shown(finding.said)}"
    if finding.expected:
        said += f"; expected {shown(_short(finding.expected))}"
    if finding.got:
        said += f"; got {shown(_short(finding.got))}"
    return f"{said} ({shown(finding.where)})" if finding.where else said


def _short(said: str) -> str:
    shown = clean(said)
    return shown if len(shown) <= _LONGEST else f"{shown[:_LONGEST]}..."
