"""The deviations file: it excuses known failures, and it always tells the truth."""

from pathlib import Path
from typing import Any

import pytest

from conformance import deviations
from conformance.command import main
from conformance.errors import InputError
from conformance.verdicts import Result
from tests.harness.boards import scenario
from tests.hostile.running import write_cases

ENTRY = '[[deviation]]\nscenario = "{}"\nreason = "limits are not read yet"\nlink = "https://example.org/17"\n'
FAKE = "tests.harness.boards:Fake"  # answers 3 to every question


def write(tmp_path: Path, *scenarios: str) -> Path:
    """A deviations file about these scenarios."""
    path = tmp_path / "deviations.toml"
    path.write_text("# known\n" + "\n".join(ENTRY.format(name) for name in scenarios), encoding="utf-8")
    return path


@pytest.fixture
def run(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Any:
    """Run three scenarios, of which two fail, with entries about some."""
    cases = write_cases(tmp_path / "try.toml", ("try.one", "try.two", "try.three"))

    def call(*known: str, report: Path | None = None) -> tuple[int, str, str]:
        options = ["--deviations", str(write(tmp_path, *known))] if known else []
        options += ["--json", str(report)] if report else []
        code = main(["run", str(cases), "--engine", FAKE, *options])
        return code, *capsys.readouterr()

    return call


def test_known_failures_are_shown_and_let_pass(run: Any, tmp_path: Path) -> None:
    assert run()[0] == 1
    assert run("try.two")[0] == 1
    code, out, err = run("try.two", "try.three", report=tmp_path / "report.json")
    assert (code, err) == (0, "")
    assert out.count("FAILED") == 2
    assert out.count("  known     limits are not read yet (https://example.org/17)\n") == 2
    assert "1 passed, 2 failed (2 known) in" in out
    report = (tmp_path / "report.json").read_text()
    assert report.count('"reason": "limits are not read yet"') == 2
    assert '"failed": 2' in report


def test_an_entry_that_passes_is_an_error(run: Any) -> None:
    code, out, err = run("try.one", "try.two", "try.three")
    assert code == 2
    assert err.endswith('deviations.toml:2: "try.one" does not fail, it is passed; remove the entry\n')
    assert "1 passed, 2 failed (2 known)" in out
    assert run("try.one", "try.two")[0] == 1


def test_an_entry_that_matches_nothing_is_an_error_before_anything_is_run(run: Any) -> None:
    code, out, err = run("try.two", "try.tree")
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert 'deviations.toml:7: no scenario has the id "try.tree"; did you mean "try.three"?' in err


def test_entries_about_scenarios_that_are_not_run_are_left_alone(tmp_path: Path) -> None:
    cases = write_cases(tmp_path / "try.toml", ("try.one", "try.two"))
    known = write(tmp_path, "try.two")
    assert main(["run", str(cases), "--engine", FAKE, "-k", "try.one", "--deviations", str(known)]) == 0


@pytest.mark.parametrize(
    ("text", "line", "says"),
    [
        ("[[deviation]\n", 1, "is not valid TOML"),
        ('\n[[deviation]]\nscenario = "try.one"\nreason = "x"\n', 2, 'missing field "link"'),
        (ENTRY.format("try.one").replace("https://example.org/17", " "), 1, "link is empty"),
        (ENTRY.format("try.one") + 'lnk = "x"\n', 1, 'unknown field "lnk"; did you mean "link"?'),
        (ENTRY.format("a.b") + ENTRY.format("a.b"), 5, '"a.b" stands in line 1 already; remove one'),
        ("[[scenario]]\n", 0, '"scenario" does not belong here; write [[deviation]] with'),
        ('deviation = "x"\n', 0, '"deviation" does not belong here'),
    ],
)
def test_a_mistake_in_the_file_is_told_with_its_line(tmp_path: Path, text: str, line: int, says: str) -> None:
    path = tmp_path / "d.toml"
    path.write_text(text)
    with pytest.raises(InputError) as caught:
        deviations.load(str(path))
    assert caught.value.line == line
    assert says in str(caught.value)
    assert "\n" not in str(caught.value)


def test_what_broke_the_protocol_or_was_not_run_is_never_excused(tmp_path: Path) -> None:
    known = deviations.load(str(write(tmp_path, *"abcdefgh")))
    verdicts = ("failed", "error", "crashed", "timed out", "protocol violation", "not run", "unsupported", "unruled")
    results = [Result(name, verdict) for name, verdict in zip("abcdefgh", verdicts, strict=True)]
    marked = deviations.mark(results, known)
    assert [one.id for one in deviations.excused(marked)] == list("abcd")
    assert [error.line for error in deviations.stale(marked, known)] == [32, 37]
    assert [one.verdict for one in marked] == list(verdicts)


def test_an_empty_file_excuses_nothing(tmp_path: Path) -> None:
    path = tmp_path / "d.toml"
    path.write_text("")
    known = deviations.load(str(path))
    deviations.check_known(known, [scenario()])
    assert known.entries == {}
