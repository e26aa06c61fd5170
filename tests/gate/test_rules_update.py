"""A made-up rules update, all the way: taken in, compared, red at the gate, reviewed, green again."""

from pathlib import Path
from typing import Any

import pytest

from conformance.command import main
from tests.gate.runs import FAKE, write_suite

BEFORE = """\
Rules of the Kite Camp
100. Kites
101. A kite in the air is worth as many points as it is metres up.
102. A kite that touches the ground is out for the day.
103. The wind is asked for at noon.
200. Prizes
201. Whoever has the most points gets the ribbon.
"""
# Rule 102 says something else, and a rule that came before 103 made it 104.
AFTER = """\
Rules of the Kite Camp
100. Kites
101. A kite in the air is worth as many points as it is metres up.
102. A kite that touches the ground is out until the next gust.
103. Two kites whose lines cross share their points.
104. The wind is asked for at noon.
200. Prizes
201. Whoever has the most points gets the ribbon.
"""


class Camp:
    """A folder with the rules, the suite that cites them, and all that the gate is asked with."""

    def __init__(self, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
        """Take in the old rules, write the suite, stamp it, and accept its first run."""
        self.folder, self.capsys = folder, capsys
        self.suite = folder / "suite"
        self.suite.mkdir()
        for name, rule in (("climbs", "101"), ("lands", "102"), ("waits", "103"), ("wins", "201")):
            self.write(name, rule)
        self.ingest("1.4", BEFORE)
        assert self.review("--all", rules="1.4")[0] == 0
        assert self.gate("--update", rules="1.4")[0] == 0

    def path(self, name: str) -> str:
        """A file of the folder."""
        return str(self.folder / name)

    def write(self, name: str, rule: str) -> None:
        """A scenario that cites a rule."""
        write_suite(self.suite / f"{name}.toml", {name: (3,)}, rule)

    def ask(self, *arguments: str) -> tuple[int, str, str]:
        """A command: its code, and what it prints on either stream."""
        code = main(list(arguments))
        printed = self.capsys.readouterr()
        return code, printed.out, printed.err

    def ingest(self, version: str, text: str) -> None:
        """Make a manifest of the rules."""
        (self.folder / f"{version}.txt").write_text(text, encoding="utf-8")
        made = self.ask(
            "rules", "ingest", self.path(f"{version}.txt"), "--version", version, "--out", self.manifest(version)
        )
        assert made[0] == 0

    def manifest(self, version: str) -> str:
        """The manifest of a version."""
        return self.path(f"rules-{version}.json")

    def of(self, rules: str) -> list[str]:
        """The options by which a command is about this suite and these rules."""
        return ["--rules", self.manifest(rules), "--reviews", self.path("reviews.toml"), "--suite", str(self.suite)]

    def review(self, *scenarios: str, rules: str = "1.5") -> tuple[int, str, str]:
        """Stamp scenarios."""
        return self.ask("rules", "review", *scenarios, *self.of(rules))

    def gate(self, *options: str, rules: str = "1.5") -> tuple[int, str, str]:
        """Run the suite, and ask the gate."""
        report = self.path("run.json")
        assert self.ask("run", str(self.suite), "--engine", FAKE, "--json", report)[0] == 0
        return self.ask("gate", report, "--baseline", self.path("baseline.json"), *self.of(rules), *options)


@pytest.fixture
def camp(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Camp:
    """The camp before the update."""
    return Camp(tmp_path, capsys)


def test_before_the_update_the_gate_is_green(camp: Camp) -> None:
    code, out, _ = camp.gate(rules="1.4")
    assert code == 0
    assert "  reviews   4 citations, none to be reviewed by rules 1.4\n" in out


def test_an_update_goes_through(camp: Camp) -> None:
    camp.ingest("1.5", AFTER)

    # What is different, and which scenarios it is about.
    code, out, _ = camp.ask("rules", "diff", camp.manifest("1.4"), camp.manifest("1.5"), "--suite", str(camp.suite))
    assert code == 0
    first, rest = out.split("\n", 1)
    assert first == "rules 1.4 to 1.5: 4 kept, 1 renumbered, 1 changed, 1 added, 0 removed, 0 unknown"
    assert "  103 -> 104  Kites\n" in rest
    assert "changed (1):\n  102\n" in rest
    assert "added (1):\n  103\n" in rest
    assert "  kite.lands: rule 102 changed\n" in rest
    assert "  kite.waits: rule 103 renumbered to 104\n" in rest
    assert "kite.climbs" not in rest
    assert "kite.wins" not in rest

    # Every scenario passes still, and yet the gate is red: it names scenario, rule and both versions.
    code, out, _ = camp.gate()
    assert code == 1
    assert out.startswith("gate: red (to be reviewed: 2)\n")
    named = {line.split(":")[0].strip(): line for line in out.splitlines() if line.startswith("  kite.")}
    assert set(named) == {"kite.lands", "kite.waits"}
    for scenario, rule in (("kite.lands", "102"), ("kite.waits", "103")):
        assert all(part in named[scenario] for part in (f"rule {rule}", "1.4", "1.5", ".toml"))

    # A new baseline is no way around it.
    assert camp.gate("--update")[0] == 1

    # One is looked at and found to hold; the other cites the rule by its new number.
    assert camp.review("kite.lands")[0] == 0
    code, out, _ = camp.gate()
    assert code == 1
    assert out.startswith("gate: red (to be reviewed: 1)\n")
    camp.write("waits", "104")
    assert "kite.waits: its citation of rule 104 was never reviewed against 1.5" in camp.gate()[1]
    assert camp.review("kite.waits")[0] == 0
    code, out, _ = camp.gate()
    assert code == 0
    assert out.startswith("gate: green\n")

    # The rule that is new gets a scenario, which is stamped and becomes a part of the baseline.
    camp.write("crosses", "103")
    assert camp.gate()[0] == 1
    assert camp.review("kite.crosses")[0] == 0
    code, out, _ = camp.gate()
    assert code == 0
    assert "new scenarios (1): keep them with --update\n  kite.crosses: passed\n" in out
    assert camp.gate("--update")[0] == 0
    assert camp.gate()[1].splitlines()[0] == "gate: green"


def test_stamps_of_scenarios_that_are_not_named_stay(camp: Camp) -> None:
    stamps = Path(camp.path("reviews.toml")).read_text(encoding="utf-8")
    only = ["rules", "review", "--all", "--rules", camp.manifest("1.4"), "--reviews", camp.path("reviews.toml")]
    assert camp.ask(*only, "--suite", str(camp.suite / "lands.toml"))[0] == 0
    assert Path(camp.path("reviews.toml")).read_text(encoding="utf-8") == stamps


def test_scenarios_of_ones_own_need_a_file_of_stamps(camp: Camp) -> None:
    code, out, err = camp.ask("rules", "review", "--all", "--suite", str(camp.suite))
    assert (code, out) == (2, "")
    assert err.endswith("name it with --reviews\n")


@pytest.mark.parametrize("text", [BEFORE, AFTER])
def test_the_made_up_rules_are_sound(text: str, camp: Camp, capsys: Any) -> None:
    (camp.folder / "again.txt").write_text(text, encoding="utf-8")
    assert main(["rules", "ingest", camp.path("again.txt"), "--version", "9.9", "--out", camp.path("again.json")]) == 0
    said = capsys.readouterr().out
    assert not any(fault in said for fault in ("missing", "doubled", "out of order", "without text", "not placed"))
