"""The whole gate: a run, its baseline, known failures and review stamps, and the exit code that follows."""

from collections.abc import Container, Sequence
from dataclasses import dataclass, field

import msgspec

from conformance import deviations
from conformance.deviations import Known
from conformance.errors import InputError
from conformance.gate.baseline import Baseline
from conformance.gate.changes import Changes, Finding, changes
from conformance.manifest.model import Manifest
from conformance.manifest.reviews import Reviews, say, stale
from conformance.report import Report
from conformance.smoke import Smoke
from conformance.vocabulary import Scenario

PASS, FAIL, WRONG_INPUT, BROKEN = 0, 1, 2, 3


@dataclass(frozen=True)
class Group:
    """Findings of one kind: what they are, what to do about them, and the exit code that they ask for."""

    title: str
    remedy: str
    findings: Sequence[Finding]
    code: int


@dataclass(frozen=True)
class Stamps:
    """Whether the citations were looked at again since their rules changed; ``skipped`` says why nobody asked."""

    rules: str = ""
    citations: int = 0
    stale: Sequence[Finding] = ()
    skipped: str = ""


@dataclass
class Outcome:
    """What the gate found. ``accepted`` tells that the run is to be the new baseline, so that it may differ."""

    report: Report
    baseline: Baseline | None
    changes: Changes
    stamps: Stamps
    accepted: bool = False
    out_of_date: list[InputError] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)

    @property
    def code(self) -> int:
        """The exit code: a broken engine before what may not pass, and that before a deviations file gone untrue."""
        codes = {group.code for group in self.groups()}
        return next((code for code in (BROKEN, FAIL, WRONG_INPUT) if code in codes), PASS)

    def groups(self) -> list[Group]:
        """All that was found, what makes the gate red first; kinds without findings are left out."""
        found, bad = self.changes, PASS if self.accepted else FAIL
        checks = [check for check in self.report.smoke if check.verdict == "failed"]
        unsound = [Finding(check.name, "failed", got=check.detail) for check in checks]
        breaks = BROKEN if Smoke(self.report.smoke).breaks_protocol else PASS
        broke = BROKEN if found.violations and bad else bad
        untrue = [Finding(f"{error.file}:{error.line}", error.message) for error in self.out_of_date]
        groups = [
            Group("adapter or pipe not sound", "see what the engine logs", unsound, breaks),
            Group("new failures", "mend them, or name them in a deviations file", found.new_failures, broke),
            Group("lost scenarios", "bring them back, or accept it with --update", found.lost, bad),
            Group("worse than before", "mend them, or accept it with --update", found.worse, broke),
            Group("fewer answers", "ask them again, or accept it with --update", found.fewer, bad),
            Group("to be reviewed", 'read the rules, then stamp with "rules review ID"', self.stamps.stale, FAIL),
            Group("deviations that are none", "remove the entries", untrue, WRONG_INPUT),
            Group("known failures", "the deviations file lets them pass", found.known, PASS),
            Group("failures as in the baseline", "they pass", found.as_before, PASS),
            Group("better than before", "keep it with --update", found.better, PASS),
            Group("unsupported instead of failing", "keep it with --update", found.untested, PASS),
            Group("withdrawn or left open by the suite", "drop it with --update", found.withdrawn, PASS),
            Group("new scenarios", "keep them with --update", found.added, PASS),
        ]
        return [group for group in groups if group.findings]


def judge(
    report: Report,
    baseline: Baseline | None,
    known: Known | None,
    stamps: Stamps,
    *,
    suite: Container[str] | None = None,
    accepted: bool = False,
) -> Outcome:
    """Hold a run against all that it must fit.

    Args:
        report: the run.
        baseline: what it is held against; None where there is none yet and the run is to become it.
        known: the deviations file; without one, what the run itself was told of does not count.
        stamps: what was found about the review stamps.
        suite: the ids of the suite that comes with the gate; None for scenarios of somebody's own.
        accepted: the run is to be the new baseline.
    """
    results = [msgspec.structs.replace(one, deviation=msgspec.UNSET) for one in report.results]
    if known is not None:
        results = deviations.mark(results, known)
    outcome = Outcome(report, baseline, Changes(), stamps, accepted)
    if known is not None:
        outcome.out_of_date = deviations.stale(results, known)
    if baseline is not None:
        moved_on = baseline.suite.version != report.suite.version
        outcome.changes = changes(results, baseline, suite if moved_on else None)
        outcome.notes = list(_differences(report, baseline))
    return outcome


def review(suite: Sequence[Scenario], manifest: Manifest, reviews: Reviews) -> Stamps:
    """Find the citations that nobody has looked at since their rules changed.

    Args:
        suite: all scenarios, whichever were run.
        manifest: the rules as they are now.
        reviews: the stamps.
    """
    places = {scenario.id: scenario.where for scenario in suite}
    found = [
        Finding(one.scenario, say(one).removeprefix(f"{one.scenario}: "), where=places[one.scenario])
        for one in stale(suite, manifest, reviews)
    ]
    return Stamps(manifest.rules_version, sum(len(scenario.rules) for scenario in suite), found)


def _differences(report: Report, baseline: Baseline) -> Sequence[str]:
    """What the run and its baseline are of, where that is not the same."""
    pairs = (
        ("suite version", report.suite.version, baseline.suite.version),
        ("rules", report.rules_version, baseline.rules_version),
        ("engine", report.engine.name, baseline.engine),
    )
    return [f"the report is of {what} {now}, the baseline of {what} {then}" for what, now, then in pairs if now != then]
