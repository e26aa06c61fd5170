"""Names: from capability to method and back, in Python and in both styles of JavaScript."""

import json
import re
from pathlib import Path

import msgspec
import pytest

from conformance.capabilities import known_capabilities
from conformance.kit import Adapter
from conformance.kit.shapes import arguments, camel_name, method_name, shapes
from conformance.vocabulary import OPERATIONS, operation_name
from tests.kit.playing import all_operations, converse, needs_node, one_of_each, suite_needs


def test_each_capability_has_a_method_of_its_own() -> None:
    assert [shape.capability for shape in shapes().values()] == list(known_capabilities())
    assert {name: shape.capability for name, shape in shapes().items()} == {
        method_name(capability): capability for capability in known_capabilities()
    }
    camels = [camel_name(capability) for capability in known_capabilities()]
    assert len(set(camels)) == len(known_capabilities())


def test_names_can_be_read_back() -> None:
    # Both ways back are exact only for names of lower-case words.
    for capability in known_capabilities():
        assert re.fullmatch(r"[a-z]+( [a-z]+)*", capability)
        assert method_name(capability).replace("_", " ") == capability
        assert method_name(capability).isidentifier()


def test_no_operation_has_a_name_that_the_kits_use_themselves() -> None:
    own = {name for name in dir(Adapter) if not name.startswith("__")}
    own |= {"constructor", "reset", "perform", "rulesVersion", "settings"}
    names = {*shapes(), *map(camel_name, known_capabilities())}
    assert not names & own


@needs_node
def test_javascript_reads_both_styles_back(tmp_path: Path) -> None:
    names = [name for one in known_capabilities() for name in (camel_name(one), method_name(one))]
    script = f"process.stderr.write(JSON.stringify({json.dumps(names)}.map(operationOf)));"
    found = json.loads(converse(tmp_path, script, []).log)
    assert found == [one for one in known_capabilities() for _ in range(2)]


@needs_node
@pytest.mark.parametrize("name", ["give_increaseTo", "Might", "give__increase", "might2", "give_", "has$keyword"])
def test_javascript_refuses_what_is_no_name(name: str, tmp_path: Path) -> None:
    heard = converse(tmp_path, f"class A extends Adapter {{ {name}() {{}} }}\nserve(A);", [])
    assert heard.code == 1
    assert f'"{name}" is no name of an operation' in heard.log.splitlines()[-1]


def test_the_suite_asks_for_every_capability() -> None:
    # What follows takes its operations from the suite; without this a new one would go untested.
    assert suite_needs() == set(known_capabilities())
    assert one_of_each().keys() == set(known_capabilities())


def test_no_field_hides_another() -> None:
    for shape in shapes().values():
        names = [field.name for field in shape.fields]
        assert len(set(names)) == len(names), shape.capability
        assert "change" not in names


def test_an_operation_can_be_put_together_again_from_its_arguments() -> None:
    by_capability = {shape.capability: shape for shape in shapes().values()}
    for operation in all_operations():
        shape = by_capability[operation_name(operation)]
        fields = arguments(operation)
        assert set(fields) == {field.name for field in shape.fields}
        if shape.change is not None:
            inner = {field.name for field in msgspec.structs.fields(shape.change)}
            fields["change"] = shape.change(**{name: fields.pop(name) for name in inner})
        assert shape.operation(**fields) == operation
    assert {type(operation) for operation in all_operations()} == set(OPERATIONS.values())
