"""What opens when a cell of the report page is opened: the scenario, the oracle's answers, what each engine said."""

import base64
import json
import zlib
from collections.abc import Mapping, Sequence
from typing import Any

from conformance.by_version import in_version
from conformance.engines.base import Done
from conformance.engines.oracle import Moment, OracleEngine
from conformance.pages.board_svg import draw_board
from conformance.pages.engines import cut, shown_rules
from conformance.pages.written import Written
from conformance.sources.metadata import VERSIONS
from conformance.verdicts import Deviation, Result, answer_data
from conformance.vocabulary import Question, Scenario, Step
from conformance.wording import in_words, readings, say

_ANSWERS, _READINGS, _LONGEST = 60, 20, 400


def pack(block: Mapping[str, Any]) -> str:
    """A part of the page that is only needed once something of it is opened: compressed, as text."""
    plain = json.dumps(block, ensure_ascii=False, separators=(",", ":")).encode("utf-8", "replace")
    return base64.b64encode(zlib.compress(plain, 6)).decode("ascii")


class Oracles:
    """The oracle by each rules version that is asked for, built once."""

    def __init__(self) -> None:
        self._built: dict[str, OracleEngine] = {}

    def follow(self, scenario: Scenario, rules: str) -> list[Moment]:
        """What the oracle makes of a scenario; nothing by rules that it does not know."""
        if rules not in VERSIONS:
            return []
        if rules not in self._built:
            self._built[rules] = OracleEngine(rules)
        return self._built[rules].follow(tuple(step.operation for step in scenario.steps))


def told(scenario: Scenario, written: Written, rules: Sequence[str], deciding: set[int], oracles: Oracles) -> Any:
    """A scenario with the oracle's answers.

    Args:
        scenario: the scenario with the steps of all its versions.
        written: how it stands in its file.
        rules: the rules versions by which it was played.
        deciding: the steps, counted from 1, that decided some engine's verdict.
        oracles: the oracle by version.
    """
    return {
        "file": scenario.where,
        "note": scenario.note,
        "form": written.form,
        "lines": [list(line) for line in written.lines] or [[0, say(scenario.steps, i)] for i in _each(scenario)],
        "by": {
            shown_rules(version): _played(in_version(scenario, version), version, deciding, oracles)
            for version in rules
        },
    }


def result_data(result: Result) -> dict[str, Any]:
    """What an engine made of a scenario that it did not simply pass; all of it text that may be hostile."""
    found: dict[str, Any] = {"at": result.step}
    if isinstance(result.question, str):
        found["question"] = cut(result.question, _LONGEST)
    if isinstance(result.where, str):
        found["where"] = cut(result.where, 200)
    for side in ("expected", "got"):
        data = getattr(result, side)
        # A value that is left out means that there was none; null is a value.
        if result.verdict != "passed":
            found[side] = cut(in_words(data), _LONGEST)
            open_readings = [cut(one, _LONGEST) for one in readings(data)[:_READINGS]]
            if open_readings:
                found[f"{side}_readings"] = open_readings
    if result.note:
        found["note"] = cut(result.note, _LONGEST)
    if isinstance(result.deviation, Deviation):
        found["known"] = [cut(result.deviation.reason, _LONGEST), cut(result.deviation.link, _LONGEST)]
    if isinstance(result.answers, tuple) and result.verdict != "passed":
        found["answers"] = [[cut(one.asked, 200), cut(in_words(one.answer), 200)] for one in result.answers[:_ANSWERS]]
    return found


def is_plain(result: Result) -> bool:
    """Whether there is nothing to tell of a result but that it passed."""
    return result.verdict == "passed" and not result.note and not isinstance(result.deviation, Deviation)


def _each(scenario: Scenario) -> range:
    return range(len(scenario.steps))


def _played(scenario: Scenario, rules: str, deciding: set[int], oracles: Oracles) -> dict[str, Any]:
    """The oracle's answers by one version, each with its derivation; boards where an engine was found out, and last."""
    moments = oracles.follow(scenario, rules)
    asked = [_is_asked(step, moment) for step, moment in zip(scenario.steps, moments, strict=False)]
    last = max((index for index, is_asked in enumerate(asked) if is_asked), default=-1)
    boards: list[str] = []
    steps = []
    for index, (step, moment) in enumerate(zip(scenario.steps, moments, strict=False)):
        decided = index + 1 in deciding
        if not (asked[index] or moment.derivation or decided):
            continue
        if decided or index == last:
            boards.append(draw_board(moment.snapshot))
        data = answer_data(moment.answer)
        steps.append(
            {
                "at": index + 1,
                "asked": asked[index],
                "line": step.line,
                "question": cut(say(scenario.steps, index), _LONGEST),
                "answer": cut(in_words(data), _LONGEST),
                "readings": [cut(one, _LONGEST) for one in readings(data)],
                "why": [[one.rule, one.text, one.before, one.after] for one in moment.derivation],
                "board": len(boards) - 1 if decided or index == last else -1,
            }
        )
    return {"steps": steps, "boards": boards}


def _is_asked(step: Step, moment: Moment) -> bool:
    """Whether a step asks something, or is an action that is not simply carried out."""
    return isinstance(step.operation, Question) or step.expect is not None or type(moment.answer) is not Done
