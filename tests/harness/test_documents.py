"""The pages in docs/ and the README say what is so."""

import re
from pathlib import Path
from typing import Any

import pytest

from conformance import reference, silences
from conformance.capabilities import known_capabilities
from conformance.command import main
from conformance.sentences import SENTENCES
from conformance.sources import load_suite
from conformance.vocabulary import OPERATIONS
from oracle.silent import SILENT_POINTS

ROOT = Path(__file__).resolve().parents[2]
PAGES = (
    "README.md",
    "docs/writing-a-scenario.md",
    "docs/reference.md",
    "docs/gate.md",
    "docs/rules-update.md",
    "docs/protocol.md",
    "docs/ruling.md",
    "docs/versioning.md",
    "docs/publishing.md",
    "docs/silent-points.md",
)
FORMS = {"gherkin": ".feature", "toml": ".toml"}


def blocks(page: str, *languages: str) -> list[tuple[str, str]]:
    """The code blocks of a page in these languages, each with its language."""
    text = (ROOT / page).read_text(encoding="utf-8")
    return re.findall(rf"```({'|'.join(languages)})\n(.*?)```", text, re.DOTALL)


GENERATED = pytest.mark.parametrize("made", [reference, silences], ids=lambda made: made.PAGE.name)


@GENERATED
def test_a_generated_page_is_current(made: Any) -> None:
    assert made.main(["--check"]) == 0


@GENERATED
def test_a_generated_page_that_is_not_current_is_noticed_and_written_anew(
    made: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page = tmp_path / made.PAGE.name
    monkeypatch.setattr(made, "PAGE", page)
    assert made.main(["--check"]) == 1
    assert not page.exists()
    assert capsys.readouterr().err.startswith(f"docs/{page.name} is not current")
    assert made.main([]) == 0
    assert made.main(["--check"]) == 0
    page.write_text(page.read_text(encoding="utf-8") + "more\n", encoding="utf-8")
    assert made.main(["--check"]) == 1


def test_the_page_of_silent_points_names_every_point_and_every_unruled_scenario() -> None:
    text = silences.page()
    for name, point in SILENT_POINTS.items():
        assert f"\n## {name[0].upper()}{name[1:]}\n" in text
        for setting in point.settings:
            assert f"\n- *{setting}*: " in text
    assert [one.id for one in load_suite() if one.status == "unruled" and f"`{one.id}`" not in text] == []


def test_the_reference_page_names_every_operation_sentence_and_capability() -> None:
    text = reference.page()
    for name in OPERATIONS:
        assert f"\n### {name}\n" in text
    for sentence in SENTENCES:
        assert f"\n- `{sentence.pattern}`" in text
    for name in known_capabilities():
        assert f"\n- `{name}`\n" in text


@pytest.mark.parametrize("page", PAGES)
def test_links_lead_somewhere(page: str) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    links = re.findall(r"\]\(([^)\s]+)\)", text)
    assert links
    for link in links:
        path, _, place = link.partition("#")
        target = (ROOT / page).parent / path if path else ROOT / page
        assert target.is_file(), link
        if place:
            headings = re.findall(r"^#+ (.+)$", target.read_text(encoding="utf-8"), re.MULTILINE)
            assert place in [re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings]


def test_the_scenarios_of_the_writing_guide_hold(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "features" / "guide"
    folder.mkdir(parents=True)
    found = blocks("docs/writing-a-scenario.md", *FORMS)
    assert {language for language, _ in found} == set(FORMS)
    for number, (language, text) in enumerate(found):
        (folder / f"{number}{FORMS[language]}").write_text(text, encoding="utf-8")
    assert main(["run", str(tmp_path)]) == 0, capsys.readouterr().out
    assert main(["lint", str(tmp_path)]) == 0, capsys.readouterr().out


def test_the_board_in_the_readme_is_answered(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    ((_, text),) = blocks("README.md", "toml")
    (tmp_path / "board.toml").write_text(text, encoding="utf-8")
    assert main(["ask", str(tmp_path / "board.toml")]) == 0
    assert capsys.readouterr().out == "might (unit Teemo): 4\n"


def test_the_readme_has_the_two_commands_that_ci_runs() -> None:
    commands = [text.strip() for _, text in blocks("README.md", "sh") if text.startswith("python3 -m venv")]
    assert [command.split("/")[-1] for command in commands] == ["riftbound-conformance run", "pytest"]
