"""Every fault says what it breaks, and can be played by its name."""

import re
from pathlib import Path

import pytest

from conformance.command import main
from conformance.errors import InputError
from conformance.faulty import SECTIONS, Fault, faults, page
from conformance.registry import describe, load_engine

RULE = re.compile(r"\d{3}(\.(\d+|[a-z]))*")
ALL = sorted(faults().values(), key=lambda one: one.name)


def test_there_are_at_least_forty() -> None:
    assert len(ALL) >= 40


@pytest.mark.parametrize("fault", ALL, ids=lambda one: one.name)
def test_a_fault_has_a_name_a_rule_and_one_sentence(fault: Fault) -> None:
    assert re.fullmatch(r"[a-z]+(-[a-z]+)*", fault.name)
    assert RULE.fullmatch(fault.rule)
    assert re.fullmatch(r"[A-Z][^\n]{20,110}\.", fault.text)
    assert fault.section in SECTIONS


def test_no_two_faults_say_the_same() -> None:
    assert len({fault.text for fault in ALL}) == len(ALL)


def test_every_section_holds_faults() -> None:
    assert {fault.section for fault in ALL} == set(SECTIONS)


def test_an_engine_is_loaded_by_the_name_of_its_fault() -> None:
    engine = load_engine("faulty:swap-does-nothing")
    assert describe(engine, "faulty:swap-does-nothing").name == "faulty:swap-does-nothing"


@pytest.mark.parametrize(
    ("name", "hint"),
    [
        ("faulty:swap-does-nothin", 'did you mean "faulty:swap-does-nothing"?'),
        ("faulty:", "see riftbound-conformance selftest --list"),
        ("faulty:qqq", "see riftbound-conformance selftest --list"),
    ],
)
def test_an_unknown_name_proposes_the_nearest(name: str, hint: str) -> None:
    with pytest.raises(InputError) as caught:
        load_engine(name)
    assert str(caught.value) == f'no faulty engine is called "{name.removeprefix("faulty:")}"; {hint}'


def test_the_run_of_a_faulty_engine_fails_and_names_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["run", "--engine", "faulty:minimum-ignored", "--rule", "477.3.b"]) == 1
    out = capsys.readouterr().out
    assert "engine faulty:minimum-ignored" in out
    assert "FAILED  might.reduce-to-minimum" in out


def test_the_page_is_current() -> None:
    assert page.main(["--check"]) == 0


def test_a_page_that_is_not_current_is_noticed_and_written_anew(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    there = tmp_path / "faulty-engines.md"
    monkeypatch.setattr(page, "PAGE", there)
    assert page.main(["--check"]) == 1
    assert not there.exists()
    assert capsys.readouterr().err.startswith("docs/faulty-engines.md is not current")
    assert page.main([]) == 0
    assert page.main(["--check"]) == 0


def test_the_page_names_every_fault() -> None:
    text = page.page()
    for fault in ALL:
        assert f"| `faulty:{fault.name}` | {fault.rule} | {fault.text} |" in text
