"""The adapters to start from: they run as they are, and so does everything in them that is still a comment."""

import ast
import json
import re
import textwrap
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from conformance.capabilities import known_capabilities
from conformance.command import main
from conformance.engines.base import Done, Unsupported, Value
from conformance.kit import Adapter
from conformance.kit.shapes import arguments, shapes
from conformance.kit.starting import (
    KIT_FILE,
    WRITTEN,
    javascript_adapter,
    javascript_stub,
    python_adapter,
    python_stub,
)
from conformance.vocabulary import Operation
from conformance.vocabulary.actions import Unit
from conformance.vocabulary.questions import IsMighty, Might
from tests.kit.playing import KIT, as_data, ask, capabilities, converse, needs_node, one_of_each, play

STUBS = [shape for shape in shapes().values() if shape.capability not in WRITTEN]


def commented(text: str, sign: str, indent: str) -> str:
    return textwrap.indent(textwrap.indent(text, sign), indent)


def python_in_full() -> str:
    """The starting adapter in Python with all that is a comment in it taken in."""
    text = python_adapter("my_adapter.py")
    for shape in STUBS:
        stub = python_stub(shape)
        assert text.count(commented(stub, "# ", "    ")) == 1, shape.capability
        text = text.replace(commented(stub, "# ", "    "), textwrap.indent(stub, "    "))
    return text


def loaded(text: str) -> Adapter:
    """Execute a module and build the adapter that it defines."""
    names: dict[str, Any] = {"__name__": "my_adapter"}
    exec(compile(text, "my_adapter.py", "exec"), names)
    adapter: Adapter = names["MyEngine"]()
    return adapter


def test_python_runs_as_it_is() -> None:
    adapter = loaded(python_adapter("my_adapter.py"))
    assert capabilities(adapter) == set(WRITTEN)
    operations: list[Operation] = [Unit(unit="Vi", might=5), Might(unit="Vi"), IsMighty(unit="Vi")]
    assert adapter.run(operations) == [Done(), Value(5), Value(True)]


def test_python_has_every_operation_as_a_comment() -> None:
    adapter = loaded(python_in_full())
    assert capabilities(adapter) == set(known_capabilities())
    for capability, operation in one_of_each().items():
        if capability not in WRITTEN:
            assert adapter.run([operation]) == [Unsupported("not written yet")]


def test_the_stubs_in_python_have_the_fields_and_defaults_of_the_vocabulary() -> None:
    for shape in shapes().values():
        heard: dict[str, Any] = {}
        stub = ast.parse(python_stub(shape)).body[0]
        assert isinstance(stub, ast.FunctionDef)
        body = ast.parse("heard.update(locals())").body
        stub.body = body
        names: dict[str, Any] = {"heard": heard}
        exec(compile(ast.fix_missing_locations(ast.Module([stub], [])), "stub", "exec"), names)
        required = {field.name: field.name for field in shape.fields if field.required}
        names[shape.method](self=None, **required)
        heard.pop("self")
        assert heard == required | {field.name: field.default for field in shape.fields if not field.required}


def test_neither_is_wider_than_a_page() -> None:
    for text in (python_adapter("my_adapter.py"), javascript_adapter("my_adapter.mjs")):
        assert max(map(len, text.splitlines())) <= 120
        assert not re.search(r"[ \t]$", text, re.MULTILINE)


@needs_node
def test_javascript_runs_as_it_is(tmp_path: Path) -> None:
    heard = said_by(javascript_adapter("adapter.mjs"), tmp_path, {})
    assert sorted(heard.replies[0]["result"]["capabilities"]) == sorted(WRITTEN)
    operations: list[Operation] = [Unit(unit="Vi", might=5), Might(unit="Vi"), IsMighty(unit="Vi")]
    heard = said_by(javascript_adapter("adapter.mjs"), tmp_path, {"all": list(map(as_data, operations))})
    assert heard.answers(1) == [{"done": True}, {"value": 5}, {"value": True}]


@needs_node
def test_javascript_has_every_operation_as_a_comment(tmp_path: Path) -> None:
    text = javascript_adapter("adapter.mjs")
    for shape in STUBS:
        stub = javascript_stub(shape)
        assert text.count(commented(stub, "// ", "  ")) == 1, shape.capability
        # In place of its own body: what it has been handed, defaults included.
        names = ", ".join(field.name for field in shape.fields)
        body = stub.replace('throw new Unsupported("not written yet");', f"return {{ {names} }};")
        assert body != stub
        text = text.replace(commented(stub, "// ", "  "), textwrap.indent(body, "  "))
    each = {name: operation for name, operation in one_of_each().items() if name not in WRITTEN}
    heard = said_by(text, tmp_path, {name: [as_data(operation)] for name, operation in each.items()})
    assert sorted(heard.replies[0]["result"]["capabilities"]) == sorted(known_capabilities())
    for place, (name, operation) in enumerate(each.items(), 1):
        (answer,) = heard.answers(place)
        assert answer["value"].keys() == arguments(operation).keys(), name
        plain = {key: value for key, value in arguments(operation).items() if isinstance(value, str | int | None)}
        assert {key: answer["value"][key] for key in plain} == plain


def said_by(adapter: str, folder: Path, scenarios: Mapping[str, Any]) -> Any:
    """What an adapter says to a describe and to these scenarios."""
    script = adapter.replace(next(line for line in adapter.splitlines() if line.startswith("import ")), "")
    requests = [ask(0, "describe"), *(play(place, *one) for place, one in enumerate(scenarios.values(), 1))]
    return converse(folder, script, requests)


def test_the_command_prints_or_writes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["adapter", "python"]) == 0
    assert capsys.readouterr().out == python_adapter("my_adapter.py")
    assert main(["adapter", "js"]) == 0
    assert capsys.readouterr().out == javascript_adapter("my_adapter.mjs")
    assert main(["adapter", "js-kit"]) == 0
    assert capsys.readouterr().out == KIT.read_text(encoding="utf-8")
    assert main(["adapter", "python", str(tmp_path / "mine.py")]) == 0
    assert (tmp_path / "mine.py").read_text(encoding="utf-8") == python_adapter("mine.py")
    assert main(["adapter", "js", str(tmp_path / "mine.mjs")]) == 0
    assert (tmp_path / "mine.mjs").read_text(encoding="utf-8") == javascript_adapter("mine.mjs")
    assert (tmp_path / KIT_FILE).read_text(encoding="utf-8") == KIT.read_text(encoding="utf-8")
    (tmp_path / KIT_FILE).write_text("an older one", encoding="utf-8")
    assert main(["adapter", "js-kit", str(tmp_path / KIT_FILE)]) == 0
    assert (tmp_path / KIT_FILE).read_text(encoding="utf-8") == KIT.read_text(encoding="utf-8")
    assert capsys.readouterr() == ("", "")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["python", "there.py"], "there.py: is there already"),
        (["js", "there.py"], "there.py: is there already"),
        (["python", "my-adapter.py"], "cannot be imported under this name; name it like my_adapter.py"),
        (["python", "class.py"], "cannot be imported under this name"),
        (["python", "adapter"], "cannot be imported under this name"),
        (["python", "nowhere/adapter.py"], "its folder does not exist"),
        (["js-kit", "nowhere/kit.mjs"], "its folder does not exist"),
    ],
)
def test_a_wrong_command_changes_nothing_and_says_so_in_a_line(
    arguments: list[str],
    message: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "there.py").write_text("mine", encoding="utf-8")
    assert main(["adapter", *arguments]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert message in said.err
    assert said.err.count("\n") == 1
    assert [path.name for path in tmp_path.iterdir()] == ["there.py"]
    assert (tmp_path / "there.py").read_text(encoding="utf-8") == "mine"


def test_the_kit_for_javascript_is_a_module_without_dependencies() -> None:
    package = json.loads(KIT.with_name("package.json").read_text(encoding="utf-8"))
    assert package["type"] == "module"
    imported = re.findall(r'^import .* from "(.*)";$', KIT.read_text(encoding="utf-8"), re.MULTILINE)
    assert imported
    assert all(name.startswith("node:") for name in imported)
