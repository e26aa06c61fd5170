"""The Python kit: how operations become calls, and what methods do becomes answers."""

# ruff: noqa: ARG005 - of many methods here only the fields matter that they take

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from conformance import runner
from conformance.capabilities import known_capabilities
from conformance.engines.base import Done, Failure, Refused, Undecided, Value
from conformance.engines.base import Unsupported as Lacking
from conformance.engines.oracle import OracleEngine
from conformance.kit import Adapter, AdapterError, Illegal, Settings, Unsupported
from conformance.kit.shapes import arguments, method_name, shapes
from conformance.sources import load_suite
from conformance.vocabulary import Operation, Question, operation_name
from conformance.vocabulary.actions import Announce, Buff, Give, Kill, Together, Unit
from conformance.vocabulary.questions import Buffs, Might
from conformance.vocabulary.text import Decrease, Increase
from tests.kit.playing import ROOT, ask, capabilities, one_of_each, play

VI = Unit(unit="Vi", might=3)
ASK = Might(unit="Vi")


def made(**methods: Callable[..., Any]) -> Adapter:
    """An adapter with these methods."""
    kind: type[Adapter] = type("Made", (Adapter,), methods)
    return kind()


@pytest.mark.parametrize("capability", known_capabilities())
def test_each_operation_reaches_its_method_with_its_fields(capability: str) -> None:
    heard: list[dict[str, Any]] = []
    operation = one_of_each()[capability]
    value = 7 if isinstance(operation, Question) else None

    def method(_: Adapter, **fields: Any) -> Any:
        heard.append(fields)
        return value

    adapter = made(**{method_name(capability): method})
    assert capabilities(adapter) == {capability}
    assert adapter.run([operation]) == [Done() if value is None else Value(7)]
    assert heard == [arguments(operation)]
    others = [one for name, one in one_of_each().items() if name != capability]
    assert all(adapter.run([one]) == [Lacking(operation_name(one))] for one in others)


def test_the_fields_of_a_change_stand_beside_those_of_the_operation() -> None:
    heard: list[Any] = []
    adapter = made(give_decrease=lambda _, unit, amount, minimum, lasts: heard.append((unit, amount, minimum, lasts)))
    adapter.run([Give(unit="Vi", change=Decrease(amount=4, minimum=1), lasts="this combat")])
    adapter.run([Give(unit="Vi", change=Decrease(amount=2))])
    assert heard == [("Vi", 4, 1, "this combat"), ("Vi", 2, None, "this turn")]


def test_a_field_that_is_left_out_must_be_as_usual() -> None:
    adapter = made(give_increase=lambda _, unit, amount: None)
    assert adapter.run([Give(unit="Vi", change=Increase(amount=1))]) == [Done()]
    assert adapter.run([Give(unit="Vi", change=Increase(amount=1, maximum=5))]) == [
        Lacking('"maximum" of "give increase"')
    ]
    assert adapter.run([Give(unit="Vi", change=Increase(amount=1), lasts="for good")]) == [
        Lacking('"lasts" of "give increase"')
    ]


def test_the_name_of_an_effect_may_be_left_out() -> None:
    adapter = made(give_increase=lambda _, unit, amount: None)
    assert adapter.run([Give(unit="Vi", change=Increase(amount=1), effect="Discipline")]) == [Done()]


def test_what_a_method_does_becomes_the_answer() -> None:
    def spend(_: Adapter, player: str, unit: str) -> None:
        raise Illegal("702.2.b.1", f"{unit} has no buff of {player}")

    def lack(_: Adapter, unit: str) -> None:
        raise Unsupported(f"no card is called {unit}")

    def fall(_: Adapter, unit: str) -> None:
        raise KeyError(unit)

    each = one_of_each()
    spend_buff, stun, kill = each["spend buff"], each["stun"], each["kill"]
    adapter = made(spend_buff=spend, stun=lack, kill=fall, might=lambda _, unit: 0)
    assert adapter.run([spend_buff]) == [Refused("702.2.b.1", f"{spend_buff.unit} has no buff of {spend_buff.player}")]  # type: ignore[union-attr]
    assert adapter.run([stun]) == [Lacking(f"no card is called {stun.unit}")]  # type: ignore[union-attr]
    assert adapter.run([ASK]) == [Value(0)]
    (failure,) = adapter.run([kill])
    assert isinstance(failure, Failure)
    assert failure.reason.startswith("KeyError: ")
    assert "(test_adapter.py:" in failure.reason


def test_an_answer_of_the_wrong_kind_is_an_error_of_the_engine() -> None:
    adapter = made(might=lambda _, unit: None, buff=lambda _, unit: False)
    for operation in (ASK, Buff(unit="Vi")):
        assert [type(answer) for answer in adapter.run([operation])] == [Failure]


def test_a_refusal_goes_on_and_anything_worse_does_not() -> None:
    calls: list[str] = []

    def buff(_: Adapter, unit: str) -> None:
        calls.append(unit)
        raise Illegal("426.1.b.1")

    adapter = made(buff=buff, buffs=lambda _, unit: 0)
    first: list[Operation] = [Buff(unit="Vi"), Buffs(unit="Vi")]
    assert adapter.run(first) == [Refused("426.1.b.1"), Value(0)]
    assert adapter.run([Kill(unit="Vi"), *first])[0] == Lacking("kill")
    assert [type(answer) for answer in adapter.run([Kill(unit="Vi"), *first])] == [Lacking] * 3
    assert calls == ["Vi"]


def test_every_scenario_begins_with_a_reset() -> None:
    calls: list[str] = []
    adapter = made(reset=lambda _: calls.append("reset"), buff=lambda _, unit: calls.append(unit))
    adapter.run([Buff(unit="Vi")])
    adapter.run([Buff(unit="Jinx")])
    assert calls == ["reset", "Vi", "reset", "Jinx"]


def test_operations_inside_others_are_performed_by_their_own_methods() -> None:
    class Waiting(Adapter):
        def reset(self) -> None:
            self.buffed: list[str] = []
            self.spells: dict[str, Operation] = {}

        def announce(self, spell: str, action: Operation) -> None:
            self.spells[spell] = action

        def resolve(self, spell: str) -> None:
            self.perform(self.spells.pop(spell))

        def together(self, actions: tuple[Operation, ...]) -> None:
            for action in actions:
                self.perform(action)

        def buff(self, unit: str) -> None:
            self.buffed.append(unit)

    adapter = Waiting()
    resolve = one_of_each()["resolve"]
    announced = Announce(spell=resolve.spell, action=Buff(unit="Vi"))  # type: ignore[union-attr]
    assert adapter.run([announced, resolve]) == [Done(), Done()]
    assert adapter.buffed == ["Vi"]
    give = Give(unit="Vi", change=Increase(amount=1))
    assert adapter.run([Together(actions=(give,))]) == [Lacking("give increase")]


def test_what_an_adapter_says_of_itself() -> None:
    class Small(Adapter):
        name = "small"
        version = "2.1"
        rules_version = "1.3"
        settings = Settings(might_read="clamped")

        def might(self, unit: str) -> int:
            return len(unit)

        def _helper(self) -> None:
            """Is no operation."""

    class Larger(Small):
        def might_read(self, unit: str) -> int:
            return max(0, self.might(unit))

    said = Larger().describe()
    assert (said.name, said.version, said.language, said.rules_version) == ("small", "2.1", "Python", "1.3")
    assert said.settings == Settings(might_read="clamped")
    assert capabilities(Larger()) == {"might", "might read"}
    assert capabilities(Small()) == {"might"}
    assert made().describe().name == "Made"


@pytest.mark.parametrize(
    ("methods", "message"),
    [
        ({"give_incraese": lambda _, unit: None}, 'Made.give_incraese is no operation; did you mean "give_increase"?'),
        ({"pick_up": lambda _: None}, "Made.pick_up is no operation; begin its name with"),
        ({"pick_up": staticmethod(len)}, "Made.pick_up is no operation; begin its name with"),
        ({"might": lambda _, name: 0}, 'Made.might takes "name", which "might" has not; it has: "unit"'),
        ({"give_decrease": lambda _, unit, amount, minimun=0: None}, 'did you mean "minimum"?'),
        ({"spend_buff": lambda _, unit: None}, 'Made.spend_buff must take "player", which every "spend buff" has'),
        ({"might": lambda _, *unit: 0}, "Made.might takes *unit; an operation's fields come by name"),
        ({"might": staticmethod(len)}, "Made.might must be a method, not staticmethod"),
        ({"might": 3}, "Made.might must be a method, not int"),
    ],
)
def test_a_method_that_could_never_be_called_is_refused(methods: dict[str, Any], message: str) -> None:
    with pytest.raises(AdapterError) as caught:
        made(**methods)
    assert message in str(caught.value)
    assert "\n" not in str(caught.value)


def test_an_async_method_is_refused() -> None:
    async def might(_: Adapter, unit: str) -> int:
        return len(unit)

    with pytest.raises(AdapterError, match="must answer when it returns"):
        made(might=might)


def test_an_operation_can_be_taken_away_again() -> None:
    small = type(made(might=lambda _, unit: 0, buff=lambda _, unit: None))
    smaller: type[Adapter] = type("Smaller", (small,), {"buff": None})
    assert capabilities(smaller()) == {"might"}


def _through_the_kit() -> Adapter:
    """The oracle as an adapter: each method notes its operation, and a question is put to the oracle with what came."""

    def note(shape: Any) -> Callable[..., Any]:
        inner = () if shape.change is None else shape.change.__struct_fields__

        def method(self: Any, **fields: Any) -> Any:
            if shape.change is not None:
                fields["change"] = shape.change(**{name: fields.pop(name) for name in inner})
            self.played.append(shape.operation(**fields))
            answer = self.oracle.run(self.played)[-1]
            match answer:
                case Value(value=value):
                    return value
                case Refused(rule=rule, reason=reason):
                    self.played.pop()
                    raise Illegal(rule, reason)
                case Done():
                    return None
                case Undecided(readings=readings) if issubclass(shape.operation, Question):
                    return readings[0].value  # any engine decides for one
            raise Unsupported("the rules do not decide")

        return method

    def reset(self: Any) -> None:
        self.played = []
        self.oracle = OracleEngine()

    return made(reset=reset, **{name: note(shape) for name, shape in shapes().items()})


def test_the_oracle_through_the_kit_passes_the_suite() -> None:
    adapter = _through_the_kit()
    scenarios = [one for one in load_suite() if one.status != "unruled" and "1.4" in one.versions]
    results = runner.run(runner.prepare(scenarios), adapter, adapter.describe(), legal_set=lambda *_: lambda _: True)
    assert len(results) > 500
    assert [result for result in results if result.verdict != "passed"] == []


TALKS = """
from conformance.kit import Adapter, Unsupported, main

class Talks(Adapter):
    def reset(self):
        print("a new game")
    def unit(self, unit, might):
        print("a unit:", unit)
    def might(self, unit):
        raise Unsupported("cannot tell")

main(Talks)
"""


def test_an_adapter_serves_the_protocol_and_what_it_prints_does_not_get_in_between(tmp_path: Path) -> None:
    file = tmp_path / "talks.py"
    file.write_text(TALKS, encoding="utf-8")
    unit = {"op": "unit", "unit": "Vi", "might": 3}
    requests = [ask(1, "describe"), play(2, unit, {"op": "might", "unit": "Vi"}), ask(3, "shutdown")]
    done = subprocess.run(
        [sys.executable, str(file)],
        input="".join(json.dumps(one) + "\n" for one in requests),
        capture_output=True,
        text=True,
        cwd=ROOT,
        env={"PYTHONPATH": str(ROOT)},
        timeout=60,
        check=True,
    )
    described, played, ended = map(json.loads, done.stdout.splitlines())
    assert described["result"]["capabilities"] == ["might", "unit"]
    assert played["result"]["answers"] == [{"done": True}, {"unsupported": {"reason": "cannot tell"}}]
    assert ended == {"jsonrpc": "2.0", "id": 3, "result": None}
    assert done.stderr.splitlines() == ["a new game", "a unit: Vi"]
