"""The pages in docs/ and the README say what is so."""

import re
from pathlib import Path

import pytest

from conformance import reference
from conformance.capabilities import known_capabilities
from conformance.command import main
from conformance.sentences import SENTENCES
from conformance.vocabulary import OPERATIONS

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
)
FORMS = {"gherkin": ".feature", "toml": ".toml"}


def blocks(page: str, *languages: str) -> list[tuple[str, str]]:
    """The code blocks of a page in these languages, each with its language."""
    text = (ROOT / page).read_text(encoding="utf-8")
    return re.findall(rf"```({'|'.join(languages)})\n(.*?)```", text, re.DOTALL)


def test_the_reference_page_is_current() -> None:
    assert reference.main(["--check"]) == 0


def test_a_reference_page_that_is_not_current_is_noticed_and_written_anew(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page = tmp_path / "reference.md"
    monkeypatch.setattr(reference, "PAGE", page)
    assert reference.main(["--check"]) == 1
    assert not page.exists()
    assert capsys.readouterr().err.startswith("docs/reference.md is not current")
    assert reference.main([]) == 0
    assert reference.main(["--check"]) == 0
    page.write_text(page.read_text(encoding="utf-8") + "more\n", encoding="utf-8")
    assert reference.main(["--check"]) == 1


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
