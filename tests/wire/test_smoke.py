"""Smoke: adapter and pipe, apart from conformance."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from conformance.command import main
from conformance.engines.base import Description, Settings, Unsupported, Value
from conformance.smoke import smoke
from conformance.vocabulary import Operation
from tests.harness.boards import Fake, described
from tests.hostile.running import write_cases


def board(engine: Any, description: Description | None = None) -> tuple[str, str]:
    """What smoke says of a unit and its Might."""
    checks = {check.name: check for check in smoke(engine, description or engine.describe()).checks}
    assert checks["describes itself"].verdict == "passed"
    found = checks["a unit and its Might"]
    return found.verdict, found.detail


def test_a_unit_with_3_might_has_3_might() -> None:
    assert board(Fake()) == ("passed", "")
    assert board(Fake(lambda _: Value(4))) == ("failed", "expected done and 3, got done and 4")
    assert board(Fake(lambda _: Value(True))) == ("failed", "expected done and 3, got done and true")


def test_it_is_checked_only_where_it_is_declared() -> None:
    engine = Fake(lambda _: Value(4), capabilities=frozenset({"unit", "buffs"}))
    assert board(engine) == ("skipped", "it does not declare both unit and might")
    assert engine.handed == []


def test_an_engine_that_raises_is_not_sound() -> None:
    def fail(_: Operation) -> Any:
        raise KeyError("Vi")

    found = smoke(Fake(fail), described())
    assert not found.sound
    assert not found.breaks_protocol
    assert found.checks[1].detail == "error: KeyError: 'Vi'"


def test_an_engine_with_a_catalogue_may_lack_the_card() -> None:
    class Catalogue(Fake):
        def run(self, operations: Any) -> Any:
            return [Unsupported("no such card") for _ in operations]

    catalogue = msgspec.structs.replace(described(), settings=Settings(synthetic_units=False))
    assert board(Catalogue(), catalogue) == ("skipped", "it has no such card: no such card")
    assert board(Catalogue(), described())[0] == "failed"


def test_it_is_reported_apart_and_does_not_score(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    cases = write_cases(tmp_path / "try.toml", ("try.one",))
    report = tmp_path / "report.json"
    code = main(["run", str(cases), "--engine", "tests.wire.test_smoke:Fourfold", "--json", str(report)])
    assert code == 0
    data = json.loads(report.read_text())
    assert (data["summary"]["passed"], [check["verdict"] for check in data["smoke"]]) == (1, ["passed", "failed"])
    assert "smoke a unit and its Might: expected done and 3, got done and 12" in capsys.readouterr().out


class Fourfold(Fake):
    """Answers wrongly the first time only."""

    def run(self, operations: Any) -> Any:
        """Answer 12, and later 3."""
        self.question = lambda _: Value(12 if len(self.handed) == 1 else 3)
        return super().run(operations)
