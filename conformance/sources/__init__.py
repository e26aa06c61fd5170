"""Where scenarios come from: feature files, case files in TOML and JSON, and the suite made of them all."""

import os
from collections.abc import Iterable, Sequence
from pathlib import Path, PurePath

from conformance.errors import InputError, quoted
from conformance.sources.files import decode_text, read_text
from conformance.vocabulary.scenario import Scenario

_PACKAGE = Path(__file__).resolve().parent.parent
FORMS = (".feature", ".toml", ".json")
_SUITE = (("features", ".feature"), ("cases", ".toml"))


def suite_root() -> Path:
    """The folder that holds the suite's features/ and cases/: the installed package's data, or the checkout.

    Raises:
        InputError: neither is there.
    """
    for root in (_PACKAGE / "_data", _PACKAGE.parent):
        if (root / "features").is_dir():
            return root
    raise InputError("the suite's features are missing; install riftbound-conformance again, or name files")


def load_suite(paths: Iterable[str | Path] | None = None) -> list[Scenario]:
    """Load scenarios, all metadata and expectations required.

    Args:
        paths: files or folders to take scenarios from; the whole suite when left out.

    Returns:
        The scenarios in the order of their files; files of the suite are named from the suite's root.

    Raises:
        InputError: with file and line, when something is missing or wrong, or an id is used twice.
    """
    scenarios = [one for path, shown in source_files(paths) for one in load_file(path, shown)]
    check_unique(scenarios)
    return scenarios


def suite_files() -> list[tuple[Path, str]]:
    """The files of the suite, each with the name it goes by: its path from the suite's root."""
    root = suite_root()
    return [
        (path, path.relative_to(root).as_posix())
        for folder, form in _SUITE
        for path in sorted((root / folder).rglob(f"*{form}"))
    ]


def source_files(paths: Iterable[str | Path] | None = None) -> list[tuple[Path, str]]:
    """The files that hold scenarios, each with the name it goes by; those of the suite when no path is given.

    Raises:
        InputError: a path is missing, of an unknown kind, or a folder without scenarios.
    """
    return suite_files() if paths is None else _files_of(paths)


def load_file(
    path: Path,
    shown: str = "",
    *,
    require_expectations: bool = True,
    problems: list[InputError] | None = None,
) -> list[Scenario]:
    """Load the scenarios of one file of any form; its ending says which.

    Args:
        path: the file.
        shown: how it is named in messages and in the scenarios; its path from here when left out.
        require_expectations: see ``load_text``.
        problems: see ``load_text``.

    Raises:
        InputError: with file and line, when something in it is wrong.
    """
    shown = shown or shown_path(path)
    if path.suffix not in FORMS:
        raise InputError(f"is no file of scenarios; use the ending {', '.join(FORMS[:-1])} or {FORMS[-1]}", shown)
    text = read_text(path, shown)
    return load_text(text, shown, form=path.suffix, require_expectations=require_expectations, problems=problems)


def load_text(
    text: str | bytes,
    shown: str,
    *,
    form: str = "",
    require_expectations: bool = True,
    problems: list[InputError] | None = None,
) -> list[Scenario]:
    """Load the scenarios of a text.

    Args:
        text: what a file would hold.
        shown: how it is named in messages, such as "standard input".
        form: ".feature", ".toml" or ".json"; when left out, the ending of ``shown``, else JSON if the text starts
            with a brace, else TOML.
        require_expectations: False for scenarios that are only asked; they need no metadata either. A feature
            always needs both.
        problems: where given, errors are added to it instead of the first being raised, and only sound scenarios
            are returned.

    Raises:
        InputError: with name and line, when something in it is wrong.
    """
    if isinstance(text, bytes):
        text = decode_text(text, shown)
    form = form or PurePath(shown).suffix
    if form not in FORMS:
        form = ".json" if text.lstrip().startswith("{") else ".toml"
    # Each reader is imported when it is needed: that of features alone takes tens of milliseconds.
    if form == ".feature":
        from conformance.sources import gherkin

        return gherkin.parse(text, shown, problems=problems)
    if form == ".toml":
        from conformance.sources import toml

        return toml.parse(text, shown, require_expectations=require_expectations, problems=problems)
    from conformance.sources import json

    return json.parse(text, shown, require_expectations=require_expectations, problems=problems)


def check_unique(scenarios: Sequence[Scenario]) -> None:
    """Check that no id is used twice.

    Raises:
        InputError: at the second place, naming the first.
    """
    seen: dict[str, Scenario] = {}
    for scenario in scenarios:
        first = seen.setdefault(scenario.id, scenario)
        if first is not scenario:
            message = f"the id {quoted(scenario.id)} is taken by {first.where}; choose another"
            raise InputError(message, scenario.file, scenario.line)


def shown_path(path: Path) -> str:
    """A path as messages name it: from the current folder where it lies in it, else in full."""
    try:
        return path.resolve().relative_to(Path.cwd()).as_posix()
    except ValueError:
        return path.as_posix()


def _files_of(paths: Iterable[str | Path]) -> list[tuple[Path, str]]:
    found: dict[Path, str] = {}
    for given in paths:
        path = Path(given)
        if path.is_dir():
            inside = [
                Path(folder, name)
                for folder, _, names in sorted(os.walk(path))
                for name in sorted(names)
                if name.endswith(FORMS)
            ]
            if not inside:
                raise InputError("holds no scenarios; name a folder with .feature, .toml or .json files", str(given))
        elif path.exists():
            inside = [path]
        else:
            raise InputError("there is no such file or folder; check the path", str(given))
        found |= {one.resolve(): shown_path(one) for one in inside}
    return list(found.items())
