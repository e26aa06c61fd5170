"""Smoke: whether an engine's adapter and pipe are sound, which says nothing yet about the rules."""

from collections.abc import Sequence
from typing import Any, Literal

import msgspec

from conformance.engines.base import Description, Done, Engine, Unsupported, Value
from conformance.engines.outcome import Broke, Outcome, Played, SendsAhead
from conformance.verdicts import answer_data
from conformance.vocabulary.actions import Unit
from conformance.vocabulary.questions import Might
from conformance.wording import in_words, one_line

UNKNOWN = {"op": "an operation that does not exist"}
TRIVIAL = (Unit(unit="Vi", might=3), Might(unit="Vi"))
_MIGHT = 3


class Check(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing that must be so for a score to mean anything."""

    name: str
    verdict: Literal["passed", "failed", "skipped"]
    detail: str = ""


class Smoke(msgspec.Struct, frozen=True):
    """All that was checked."""

    checks: list[Check]

    @property
    def sound(self) -> bool:
        """Whether nothing failed."""
        return all(check.verdict != "failed" for check in self.checks)

    @property
    def breaks_protocol(self) -> bool:
        """Whether the engine failed at what the protocol asks of every engine, whatever it can do."""
        return any(check.verdict == "failed" and check.name in _OF_THE_PROTOCOL for check in self.checks)


DESCRIBE, BOARD, STRANGE, END = "describes itself", "a unit and its Might", "an unknown operation", "ends when asked"
_OF_THE_PROTOCOL = (DESCRIBE, STRANGE)


def not_described(why: str) -> Smoke:
    """The smoke of an engine that could not even be described."""
    return Smoke([Check(DESCRIBE, "failed", why)])


def smoke(engine: Engine, description: Description) -> Smoke:
    """Check an engine that has described itself, before anything is scored."""
    checks = [Check(DESCRIBE, "passed"), _board(engine, description)]
    if isinstance(engine, SendsAhead):
        checks.append(_strange(engine))
    return Smoke(checks)


def ended(found: Smoke, when_asked: bool) -> Smoke:
    """Add whether the engine ended when it was asked to."""
    detail = "" if when_asked else "it did not, and was ended"
    return Smoke([*found.checks, Check(END, "passed" if when_asked else "failed", detail)])


def _board(engine: Engine, description: Description) -> Check:
    if description.capabilities is not None and not {"unit", "might"} <= description.capabilities:
        return Check(BOARD, "skipped", "it does not declare both unit and might")
    outcome = _asked(engine, TRIVIAL)
    if isinstance(outcome, Broke):
        return Check(BOARD, "failed", in_words(outcome.got))
    match list(outcome.answers):
        case [Done(), Value(value=value)] if type(value) is int and value == _MIGHT:
            return Check(BOARD, "passed")
        case [Unsupported(reason=reason), *_] if not description.settings.synthetic_units:
            return Check(BOARD, "skipped", f"it has no such card: {reason}" if reason else "it has no such card")
    return Check(BOARD, "failed", f"expected done and {_MIGHT}, got {_said(outcome)}")


def _strange(engine: SendsAhead) -> Check:
    unknown: Any = (UNKNOWN,)
    outcome = engine.ask(engine.write_down("smoke.unknown-operation", unknown))
    if isinstance(outcome, Played) and [type(one) for one in outcome.answers] == [Unsupported]:
        return Check(STRANGE, "passed")
    said = in_words(outcome.got) if isinstance(outcome, Broke) else _said(outcome)
    return Check(STRANGE, "failed", f"expected unsupported, got {said}")


def _asked(engine: Engine, operations: Sequence[Any]) -> Outcome:
    if isinstance(engine, SendsAhead):
        return engine.ask(engine.write_down("smoke.unit", operations))
    try:
        return Played(list(engine.run(operations)), 0.0)
    except (Exception, SystemExit) as error:
        return Broke("error", {"error": one_line(error)})


def _said(outcome: Played) -> str:
    return " and ".join(in_words(answer_data(answer)) for answer in outcome.answers) or "no answer"
