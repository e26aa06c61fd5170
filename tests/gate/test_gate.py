"""The gate on the command line: what is red, what is green, and what it says."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from conformance.command import main
from conformance.gate.show import ROOM
from tests.gate.runs import FAILING, FAKE, MUTE, Tried

ENTRY = '[[deviation]]\nscenario = "{}"\nreason = "wind is not read yet"\nlink = "https://example.org/17"\n'


def known(tried: Tried, *scenarios: str) -> list[str]:
    """The option that names a deviations file about these scenarios."""
    path = tried.folder / "deviations.toml"
    path.write_text("\n".join(ENTRY.format(name) for name in scenarios), encoding="utf-8")
    return ["--deviations", str(path)]


def test_the_same_run_again_is_green(tried: Tried) -> None:
    code, out, err = tried.gate()
    assert (code, err) == (0, "")
    first, run, result, baseline, reviews = out.splitlines()
    assert first == "gate: green"
    assert "rules 1.4, engine fake 1.0" in run
    assert result.endswith("2 scenarios: 2 passed")
    assert baseline.endswith("baseline.json, 2 scenarios")
    assert "not asked for" in reviews


def test_a_baseline_has_a_line_for_each_scenario_in_the_order_of_their_ids(tried: Tried) -> None:
    tried.play(lands=(3,), flies=(3, 3))
    tried.accept()
    text = tried.baseline.read_text(encoding="utf-8")
    assert '\n    ["kite.flies", "passed", 2],\n    ["kite.lands", "passed", 1]\n' in text
    assert text.endswith('"complete": true\n}\n')
    tried.accept()
    assert tried.baseline.read_text(encoding="utf-8") == text


@pytest.mark.parametrize(
    ("engine", "suite", "title", "line"),
    [
        (
            FAKE,
            {"flies": (3, 3), "lands": (4,)},
            "new failures",
            "kite.lands: failed, was passed with 1 answer; expected 4; got 3 (",
        ),
        (
            FAKE,
            {"flies": (3, 3), "lands": (3,), "dives": (4,)},
            "new failures",
            "kite.dives: failed, not in the baseline",
        ),
        (FAKE, {"flies": (3, 3)}, "lost scenarios", "kite.lands: was passed with 1 answer, and is not in the report"),
        (
            FAKE,
            {"flies": (3,), "lands": (3,)},
            "fewer answers",
            "kite.flies: passed with 1 answer, was passed with 2 answers",
        ),
        (
            MUTE,
            {"flies": (3, 3), "lands": (3,)},
            "worse than before",
            "kite.lands: unsupported, was passed with 1 answer",
        ),
        (FAILING, {"flies": (3, 3), "lands": (3,)}, "new failures", "kite.lands: error, was passed with 1 answer"),
    ],
)
def test_what_is_worse_is_red(tried: Tried, engine: str, suite: Mapping[str, Any], title: str, line: str) -> None:
    tried.play(engine, **suite)
    before = tried.baseline.read_bytes()
    code, out, err = tried.gate()
    assert (code, err) == (1, "")
    assert out.startswith(f"gate: red ({title}: {out.count(chr(10) + '  kite.')})\n")
    assert f"\n  {line}" in out
    assert tried.baseline.read_bytes() == before
    # Accepted, it is what later runs are held against.
    code, out, _ = tried.gate("--update")
    assert code == 0
    assert f"\n  {line}" in out
    assert out.endswith(f"The run is the new baseline: {tried.baseline}\n")
    assert tried.gate()[:1] == (0,)


def test_what_is_better_or_new_passes_and_asks_for_a_new_baseline(tried: Tried) -> None:
    tried.play(flies=(3, 4), lands=(3,))
    tried.accept()
    assert tried.lines()["kite.flies"] == ["failed", 2]
    tried.play(flies=(3, 3, 3), lands=(3, 3), dives=(3,))
    code, out, _ = tried.gate()
    assert code == 0
    assert out.startswith("gate: green\n")
    assert "\n  kite.flies: passed, was failed\n" in out
    assert "\n  kite.lands: passed with 2 answers, was passed with 1 answer\n" in out
    assert "\nnew scenarios (1): keep them with --update\n  kite.dives: passed\n" in out
    assert out.endswith("write it with --update\n")
    tried.accept()
    assert tried.lines() == {"kite.dives": ["passed", 1], "kite.flies": ["passed", 3], "kite.lands": ["passed", 2]}
    assert "--update" not in tried.gate()[1]


def test_a_failure_of_the_baseline_passes_and_stays_in_sight(tried: Tried) -> None:
    tried.play(flies=(3, 3), lands=(4,))
    tried.accept()
    code, out, _ = tried.gate()
    assert code == 0
    assert "failures as in the baseline (1)" in out
    assert "\n  kite.lands: failed (" in out


def test_a_failure_that_turns_into_another_verdict(tried: Tried) -> None:
    tried.play(flies=(3, 3), lands=(4,))
    tried.accept()
    tried.play(FAILING, flies=(3, 3), lands=(4,))
    assert "worse than before (1)" in (out := tried.gate()[1])
    assert "\n  kite.lands: error, was failed with 1 answer" in out
    # One that is called unsupported now gave an answer before.
    tried.play(MUTE, flies=(3, 3), lands=(4,))
    assert "\n  kite.lands: unsupported with 0 answers, was failed with 1 answer" in tried.gate()[1]
    tried.play(FAILING, flies=(3, 3), lands=(3,))
    tried.accept()
    tried.play(MUTE, flies=(3, 3), lands=(3,))
    code, out, _ = tried.gate()
    assert code == 0
    assert "unsupported instead of failing (2)" in out


def test_deviations_let_known_failures_pass_and_no_others(tried: Tried) -> None:
    tried.play(flies=(3, 4), lands=(4,))
    code, out, _ = tried.gate(*known(tried, "kite.flies", "kite.lands"))
    assert code == 0
    assert "\n  kite.flies: failed: wind is not read yet (https://example.org/17)\n" in out
    code, out, _ = tried.gate(*known(tried, "kite.flies"))
    assert code == 1
    assert out.startswith("gate: red (new failures: 1)\n")
    assert "\n  kite.lands: failed" in out


def test_what_only_the_run_was_told_does_not_count(tried: Tried) -> None:
    tried.play(flies=(3, 4), lands=(3,))
    fixed = ["run", str(tried.suite), "--engine", FAKE, "--json", str(tried.report)]
    assert main([*fixed, *known(tried, "kite.flies")]) == 0
    assert '"deviation"' in tried.report.read_text(encoding="utf-8")
    assert tried.gate()[0] == 1


def test_a_deviation_that_passes_is_an_error(tried: Tried) -> None:
    code, out, _ = tried.gate(*known(tried, "kite.flies"))
    assert code == 2
    assert "deviations that are none (1): remove the entries" in out
    assert 'deviations.toml:1: "kite.flies" does not fail, it is passed' in out
    # What fails comes first.
    tried.play(flies=(3, 3), lands=(4,))
    assert tried.gate(*known(tried, "kite.flies"))[0] == 1


def test_a_deviation_that_matches_nothing_is_an_error(tried: Tried) -> None:
    code, out, err = tried.gate(*known(tried, "kite.swims"))
    assert (code, out) == (2, "")
    assert err.endswith(
        'deviations.toml:1: no scenario has the id "kite.swims"; did you mean "kite.flies"?, or remove the entry\n'
    )


def test_an_engine_that_breaks_the_protocol_is_a_case_of_its_own(tried: Tried) -> None:
    def break_off(data: Any) -> None:
        data["results"][0] |= {"verdict": "protocol violation", "got": {"protocol violation": "said nothing"}}
        data["summary"] |= {"passed": 1, "protocol violation": 1}

    tried.edit(tried.report, break_off)
    code, out, _ = tried.gate()
    assert code == 3
    assert out.startswith("gate: red, and the engine is broken (new failures: 1)\n")
    # No deviation excuses that.
    assert tried.gate(*known(tried, "kite.flies"))[0] == 3


def test_an_engine_that_did_not_start_cannot_be_a_baseline(tried: Tried) -> None:
    before = tried.baseline.read_bytes()
    fixed = ["run", str(tried.suite), "--engine-command", "no-such-engine-anywhere", "--json", str(tried.report)]
    assert main(fixed) == 3
    tried.capsys.readouterr()
    for options in ([], ["--update"]):
        code, out, _ = tried.gate(*options)
        assert code == 3
        assert "adapter or pipe not sound (1)" in out
        assert tried.baseline.read_bytes() == before
    assert "the baseline stays as it is" in out


def test_other_rules_and_another_engine_are_noted(tried: Tried) -> None:
    def rename(data: Any) -> None:
        data["engine"], data["rules_version"], data["suite"]["version"] = "other", "1.3", "0.1.99"

    tried.edit(tried.baseline, rename)
    code, out, _ = tried.gate()
    assert code == 0
    assert "  note      the report is of rules 1.4, the baseline of rules 1.3\n" in out
    assert "  note      the report is of engine fake, the baseline of engine other\n" in out
    assert "the baseline of suite version 0.1.99\n" in out


def test_a_long_list_is_cut_to_a_screen(tried: Tried) -> None:
    many = {f"number-{number:03}": (3,) for number in range(60)}
    tried.play(FAKE, **many)
    tried.accept()
    fresh = {f"new-{number}": (3,) for number in range(5)}
    tried.play(FAKE, **dict.fromkeys(list(many)[1:], (4,)), **fresh)
    code, out, _ = tried.gate()
    assert code == 1
    # What is red gets the room.
    assert f"new failures (59, here {ROOM - 4})" in out
    assert "lost scenarios (1):" in out
    assert "new scenarios (5, here 3)" in out
    assert out.count("\n  kite.") == ROOM
    assert tried.gate("--all")[1].count("\n  kite.") == 65


def test_markdown_for_a_pull_request(tried: Tried) -> None:
    tried.play(FAILING, flies=(3, 3), lands=(3,))
    page = tried.folder / "gate.md"
    code, out, _ = tried.gate("--markdown", str(page))
    text = page.read_text(encoding="utf-8")
    assert code == 1
    assert out.startswith("gate: red (new failures: 2)\n")
    assert text.startswith("### Gate: red (new failures: 2)\n\n- run: riftbound-conformance ")
    assert "\n**new failures (2)**: " in text
    assert "\n- **kite.flies**: error, was passed with 2 answers; expected 3 answers; got error: " in text
    assert r"a\|b \<b\>\*bold\*\</b\> \\x1b\[31m \@everyone \[x\](y)" in text
    assert "\x1b" not in text + out
    code, only, _ = tried.gate("--markdown", "-")
    assert (code, only) == (1, text)


def test_a_report_is_never_changed(tried: Tried) -> None:
    before = tried.report.read_bytes()
    tried.accept()
    assert tried.report.read_bytes() == before
    assert {path.name for path in tried.folder.iterdir()} == {"s.toml", "run.json", "baseline.json"}


def test_a_first_baseline(tried: Tried) -> None:
    tried.baseline.unlink()
    code, out, _ = tried.gate("--update")
    assert code == 0
    assert "baseline.json, none yet\n" in out
    assert tried.lines() == {"kite.flies": ["passed", 2], "kite.lands": ["passed", 1]}


def test_a_baseline_of_another_version_can_be_replaced(tried: Tried) -> None:
    tried.edit(tried.baseline, lambda data: data["suite"].update(version="7.0.0"))
    assert tried.gate()[0] == 2
    assert tried.gate("--update")[0] == 0
    assert tried.gate()[0] == 0


def test_only_a_baseline_is_overwritten(tried: Tried, tmp_path: Path) -> None:
    precious = tmp_path / "notes.json"
    precious.write_text(json.dumps({"notes": "of mine"}), encoding="utf-8")
    code = main(["gate", str(tried.report), "--baseline", str(precious), "--suite", str(tried.suite), "--update"])
    assert code == 2
    assert json.loads(precious.read_text(encoding="utf-8")) == {"notes": "of mine"}
