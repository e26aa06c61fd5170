"""Writing a finding down as a case file: the oracle's answers, the engine's, where it comes from, how to replay it."""

import json
import re
import shlex
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec

from conformance.engines.base import Unsupported
from conformance.engines.oracle import OracleEngine
from conformance.fuzz.compare import expectation
from conformance.fuzz.finding import Finding, tidy
from conformance.fuzz.job import Job
from conformance.verdicts import expected_data
from conformance.vocabulary import Operation, Question, Step
from conformance.wording import in_words

PROGRAM = "riftbound-conformance"
_BARE_KEY = re.compile("[A-Za-z0-9_-]+")


def replay(job: Job, finding: Finding) -> str:
    """The command that plays the case of a finding again, as it was found."""
    parts = [PROGRAM, "fuzz"]
    parts += ["--engine-command", job.command] if job.command else ["--engine", job.engine]
    parts += ["--section", finding.section, "--seed", str(finding.seed), "--cases", "1"]
    if job.terms.rules != "1.4":
        parts += ["--rules", job.terms.rules]
    if job.terms.relations:
        parts.append("--relations")
    return shlex.join(parts)


def difference_in_words(finding: Finding) -> str:
    """What is different, on one line."""
    difference = finding.difference
    return f"expected {in_words(difference.expected)}, got {in_words(difference.got)}"


def as_toml(finding: Finding, job: Job) -> str:
    """A finding as a case file of its own, with both answers.

    What is expected is what the oracle answers; a question that the rules leave open is left out.
    """
    lines = [
        f"# Found by fuzzing {job.name}: {finding.difference.about}, {finding.difference.kind}.",
        f"# {difference_in_words(finding)}",
        f"# Replay: {replay(job, finding)}",
        "[[scenario]]",
        f"id = {_toml(finding.id)}",
        f"title = {_toml(_title(finding))}",
        f"rules = {_toml(list(finding.rules) or ['465.2'])}",
        'status = "derived"',
        f"source = {_toml({'kind': 'derived', 'where': f'fuzzing, section {finding.section}, seed {finding.seed}'})}",
    ]
    if job.terms.rules != "1.4":
        lines.append(f"versions = {_toml([job.terms.rules])}")
    lines.append(f"note = {_toml(f'{job.name}: {difference_in_words(finding)}')}")
    lines.append("steps = [")
    lines.extend(f"  {_toml(step)}," for step in _steps(finding, OracleEngine(job.terms.rules)))
    lines.append("]")
    return "\n".join(lines) + "\n"


def save_all(findings: list[Finding], job: Job, folder: Path) -> dict[str, Path]:
    """Write each finding into a file of its own; gives the files by the findings' ids.

    Raises:
        OSError: the folder or a file cannot be written.
    """
    folder.mkdir(parents=True, exist_ok=True)
    written = {}
    for finding in findings:
        path = folder / f"{finding.section}-{finding.seed}.toml"
        path.write_text(as_toml(finding, job), encoding="utf-8")
        written[finding.id] = path
    return written


def _title(finding: Finding) -> str:
    return f"{finding.difference.about}: {finding.difference.kind}"


def _steps(finding: Finding, oracle: OracleEngine) -> Iterator[dict[str, Any]]:
    """The steps as data; without the oracle's answers where it has none."""
    operations = finding.operations
    try:
        answers = oracle.run(operations)
    except Exception:  # the finding is that the oracle fails, and the case is kept as it is
        yield from (_operation(one) for one in operations)
        return
    for operation, answer in zip(operations, answers, strict=True):
        try:
            expected = expectation(operation, answer)
        except ValueError:
            if isinstance(operation, Question) or isinstance(answer, Unsupported):
                continue
            expected = None
        step = _operation(operation)
        if expected is not None:
            step["expect"] = expected_data(Step(operation, expected))
        yield step


def _operation(operation: Operation) -> dict[str, Any]:
    data: dict[str, Any] = msgspec.to_builtins(tidy(operation))
    return data


def _toml(value: Any) -> str:
    """A value in TOML, on one line."""
    if isinstance(value, Mapping):
        return "{ " + ", ".join(f"{_key(name)} = {_toml(one)}" for name, one in value.items()) + " }" if value else "{}"
    if isinstance(value, list | tuple):
        return f"[{', '.join(map(_toml, value))}]"
    # A basic string, a number and a truth value are written in TOML as in JSON.
    return json.dumps(value, ensure_ascii=True)


def _key(name: str) -> str:
    return name if _BARE_KEY.fullmatch(name) else json.dumps(name)
