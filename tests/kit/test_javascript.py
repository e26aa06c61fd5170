"""The JavaScript kit under node: names, fields, answers, and a pipe that stays sound whatever the engine does."""

import json
import shlex
import shutil
from pathlib import Path
from typing import Any

import pytest

from conformance.capabilities import known_capabilities
from conformance.command import main
from conformance.engines.base import Settings
from conformance.kit.shapes import camel_name, method_name
from conformance.vocabulary import operation_name
from tests.kit.playing import (
    KIT,
    NODE,
    all_operations,
    as_data,
    ask,
    converse,
    flattened,
    needs_node,
    one_of_each,
    play,
)

pytestmark = needs_node

VI = {"op": "unit", "unit": "Vi", "might": 3}
MIGHT = {"op": "might", "unit": "Vi"}
MIRROR = """
const camel = {camel}, snake = {snake};
class Mirror extends Adapter {{}}
camel.forEach((name, place) => {{
  Mirror.prototype[place % 2 ? name : snake[place]] = (fields) => ({{ ...fields }});
}});
serve(Mirror);
"""


def mirror() -> str:
    """An adapter that has every operation, half of them in each style, and answers the fields that it was handed."""
    camel, snake = (json.dumps([name(one) for one in known_capabilities()]) for name in (camel_name, method_name))
    return MIRROR.format(camel=camel, snake=snake)


def answers_of(folder: Path, methods: str, *operations: Any) -> Any:
    """What an adapter with these methods answers."""
    heard = converse(folder, f"class A extends Adapter {{ {methods} }}\nserve(A);", [play(1, *operations)])
    return heard.answers()


def test_each_operation_reaches_its_method_with_its_fields(tmp_path: Path) -> None:
    operations = list(all_operations())
    heard = converse(tmp_path, mirror(), [ask(1, "describe"), play(2, *map(as_data, operations))])
    assert heard.replies[0]["result"]["capabilities"] == list(known_capabilities())
    assert heard.answers(1) == [{"value": flattened(operation)} for operation in operations]


def test_what_has_no_method_is_unsupported(tmp_path: Path) -> None:
    each = one_of_each()
    requests = [play(number, as_data(operation)) for number, operation in enumerate(each.values())]
    heard = converse(tmp_path, "serve(class Empty extends Adapter {});", requests)
    said = [heard.answers(place) for place in range(len(requests))]
    assert said == [[{"unsupported": {"reason": operation_name(operation)}}] for operation in each.values()]


def test_what_an_adapter_says_of_itself(tmp_path: Path) -> None:
    script = """
    class Small extends Adapter {
      name = "small"; version = "2.1"; rulesVersion = "1.3"; settings = { might_read: "clamped" };
      might({ unit }) { return this._length(unit); }
      _length(unit) { return unit.length; }
      #secret() {}
      get isMighty() { throw new Error("is not looked at"); }
    }
    class Larger extends Small {
      give_increase() {}
      might() {}
    }
    serve(new Larger());
    """
    described = converse(tmp_path, script, [ask(1, "describe")]).replies[0]["result"]
    assert described == {
        "name": "small",
        "version": "2.1",
        "language": "JavaScript",
        "rules_version": "1.3",
        "capabilities": ["give increase", "might"],
        "settings": {"might_read": "clamped"},
    }
    assert Settings(**described["settings"]) == Settings(might_read="clamped")
    assert (
        converse(tmp_path, "class Own extends Adapter {}\nserve(Own)", [ask(1, "describe")]).replies[0]["result"][
            "name"
        ]
        == "Own"
    )


@pytest.mark.parametrize(
    ("methods", "answer"),
    [
        ("might({ unit }) { return unit.length; }", {"value": 2}),
        ("might = ({ unit }) => unit.length;", {"value": 2}),
        ("async might({ unit }) { return unit.length; }", {"value": 2}),
        ("might({ unit }) { return new Map([[unit, 1]]); }", {"value": {"Vi": 1}}),
        ("might({ unit }) { return new Set([unit]); }", {"value": ["Vi"]}),
        ("might({ unit }) {}", {"done": True}),
        ("might({ unit }) { throw new Unsupported('no such card'); }", {"unsupported": {"reason": "no such card"}}),
        ("async might() { throw new Unsupported('no'); }", {"unsupported": {"reason": "no"}}),
        ("might() { throw new Illegal('702.2.b', 'no buff'); }", {"illegal": {"rule": "702.2.b", "reason": "no buff"}}),
        ("might() { throw new Illegal(); }", {"illegal": {"rule": "", "reason": ""}}),
        ("might() { throw 'a text'; }", {"error": {"reason": "a text"}}),
        ("might() { return 3; }", {"unsupported": {"reason": '"unit" of "might"'}}),
        ("async might() { return 3; }", {"unsupported": {"reason": '"unit" of "might"'}}),
        ("might(fields) { return JSON.stringify(fields).length; }", {"value": 13}),
        ("might({ ...fields }) { return 3; }", {"value": 3}),
    ],
)
def test_what_a_method_does_becomes_the_answer(methods: str, answer: Any, tmp_path: Path) -> None:
    assert answers_of(tmp_path, methods, MIGHT) == [answer]


def test_an_error_is_told_with_its_place(tmp_path: Path) -> None:
    (answer,) = answers_of(tmp_path, "might() { return this.units.Vi; }", MIGHT)
    assert answer["error"]["reason"].startswith("TypeError: ")
    assert "(adapter.mjs:2)" in answer["error"]["reason"]


def test_a_field_that_nobody_looks_at_is_not_passed_over(tmp_path: Path) -> None:
    methods = "giveDecrease({ unit, amount, lasts = 'this turn' }) {}"
    change = {"kind": "decrease", "amount": 4}
    give = {"op": "give", "unit": "Vi", "change": change, "effect": "Eclipse"}
    assert answers_of(tmp_path, methods, give) == [{"done": True}]
    give["change"] = {**change, "minimum": 1}
    assert answers_of(tmp_path, methods, give) == [{"unsupported": {"reason": '"minimum" of "give decrease"'}}]


def test_a_refusal_goes_on_and_anything_worse_does_not(tmp_path: Path) -> None:
    methods = "unit() { throw new Illegal('1'); } might({ unit }) { return 3; }"
    refused = {"illegal": {"rule": "1", "reason": ""}}
    assert answers_of(tmp_path, methods, VI, MIGHT) == [refused, {"value": 3}]
    assert answers_of(tmp_path, methods, {"op": "stun", "unit": "Vi"}, VI) == [{"unsupported": {"reason": "stun"}}]


def test_operations_inside_others_are_performed_by_their_own_methods(tmp_path: Path) -> None:
    methods = """
      reset() { this.buffed = []; this.waiting = new Map(); }
      announce({ spell, action }) { this.waiting.set(spell, action); }
      async resolve({ spell }) { await this.perform(this.waiting.get(spell)); }
      together({ actions }) { for (const action of actions) this.perform(action); }
      async buff({ unit }) { this.buffed.push(unit); }
      keywords({ unit }) { return this.buffed; }
    """
    buff = {"op": "buff", "unit": "Vi"}
    announced = {"op": "announce", "spell": "S", "action": buff}
    resolved = {"op": "resolve", "spell": "S"}
    asked = {"op": "keywords", "unit": "Vi"}
    done = {"done": True}
    assert answers_of(tmp_path, methods, announced, resolved, asked) == [done, done, {"value": ["Vi"]}]
    swap = {"op": "together", "actions": [{"op": "swap", "first": "Vi", "second": "Jinx"}]}
    assert answers_of(tmp_path, methods, swap) == [{"unsupported": {"reason": "swap"}}]


def test_what_an_engine_prints_does_not_get_in_between(tmp_path: Path) -> None:
    script = """
    class Talks extends Adapter {
      reset() { console.log("a new game"); console.info("i"); console.debug("d"); console.table([1]); }
      unit({ unit, might }) { process.stdout.write(`a unit: ${unit}\\n`); }
    }
    serve(Talks);
    """
    heard = converse(tmp_path, script, [play(1, VI), ask(2, "shutdown")])
    assert heard.replies == [
        {"jsonrpc": "2.0", "id": 1, "result": {"answers": [{"done": True}]}},
        {"jsonrpc": "2.0", "id": 2, "result": None},
    ]
    assert {"a new game", "i", "d", "a unit: Vi"} <= set(heard.log.splitlines())


def test_requests_that_cannot_be_answered(tmp_path: Path) -> None:
    broken = [
        "no JSON",
        '{"jsonrpc":"2.0","method":"describe"}',
        ask(3, "pause"),
        {"jsonrpc": "2.0", "id": 4, "method": "run", "params": {}},
        play(5, VI),
        play(6, MIGHT),
    ]
    script = "class A extends Adapter { might({ unit }) { return 3n; } }\nserve(A);"
    heard = converse(tmp_path, script, broken)
    codes = [(reply["id"], reply.get("error", {}).get("code")) for reply in heard.replies]
    assert codes == [(None, -32700), (None, -32600), (3, -32601), (4, -32602), (5, None), (6, -32603)]
    assert heard.code == 0


def test_two_names_for_one_operation_are_refused(tmp_path: Path) -> None:
    heard = converse(tmp_path, "class A extends Adapter { gainXp() {} gain_xp() {} }\nserve(A);", [])
    assert heard.code == 1
    assert "are the same operation; keep one" in heard.log.splitlines()[-1]


def test_an_engine_that_cannot_be_built_says_why_in_its_last_line(tmp_path: Path) -> None:
    script = "class A extends Adapter { constructor() { super(); throw new Error('no cards'); } }\nserve(A);"
    heard = converse(tmp_path, script, [ask(1, "describe")])
    assert (heard.code, heard.replies) == (1, [])
    assert heard.log.splitlines()[-1].startswith("Error: no cards (adapter.mjs:")


def test_a_long_text_in_many_bytes_arrives_whole(tmp_path: Path) -> None:
    name = "Ü" * 300_000
    heard = converse(
        tmp_path,
        "class A extends Adapter { location({ unit }) { return unit; } }\nserve(A);",
        [play(1, {"op": "location", "unit": name})],
    )
    assert heard.answers() == [{"value": name}]


CASE = """
[[scenario]]
id = "try.{1}"
title = "Might of {0}"
rules = ["143.2"]
status = "derived"
source = {{ kind = "derived", where = "here" }}
steps = [{{ op = "unit", unit = "{0}", might = 3 }}, {{ op = "might", unit = "{0}", expect = 3 }}]
"""
FALLS = """
class Falls extends Adapter {
  unit({ unit, might }) { if (unit === "Vi") process.exit(3); }
  might({ unit }) { return 3; }
}
serve(Falls);
"""


def test_whoever_falls_over_takes_no_answer_along(tmp_path: Path) -> None:
    names = ["Poro", "Teemo", "Yuumi", "Vi", "Jinx", "Sett"]
    adapter, cases, report = tmp_path / "falls.mjs", tmp_path / "cases.toml", tmp_path / "report.json"
    adapter.write_text(f"import {{ Adapter, serve }} from {json.dumps(KIT.as_uri())};\n{FALLS}", encoding="utf-8")
    cases.write_text("".join(CASE.format(name, name.lower()) for name in names), encoding="utf-8")
    code = main(["run", str(cases), "--engine-command", shlex.join([str(NODE), str(adapter)]), "--json", str(report)])
    verdicts = {one["id"]: one["verdict"] for one in json.loads(report.read_text(encoding="utf-8"))["results"]}
    assert verdicts == {f"try.{name.lower()}": "crashed" if name == "Vi" else "passed" for name in names}
    assert code != 0


@pytest.mark.parametrize("runtime", ["bun", "deno"])
def test_other_runtimes_understand_it_too(runtime: str, tmp_path: Path) -> None:
    program = shutil.which(runtime)
    if program is None:
        pytest.skip(f"{runtime} is not installed")
    script = "class A extends Adapter { unit({ unit, might }) { console.log(unit); } }\nserve(A);"
    heard = converse(tmp_path, script, [play(1, VI), ask(2, "shutdown")], runtime=program)
    assert heard.answers() == [{"done": True}]
    assert heard.code == 0
