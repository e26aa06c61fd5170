"""docs/protocol.md: the exchange that it shows is the one that takes place."""

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

from conformance.engines import pipe, process
from conformance.engines.base import Settings
from tests.wire.schemas import problems
from tests.wire.test_schema import SCHEMAS

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
WORDS = {"reason", "because", "message", "version"}


def exchange() -> tuple[list[str], list[str]]:
    """The requests and the replies of the page."""
    lines = [line for block in re.findall(r"```text\n(.*?)```", PAGE, re.DOTALL) for line in block.splitlines()]
    assert all(line.startswith(("-> ", "<- ")) for line in lines)
    return tuple([line[3:] for line in lines if line.startswith(arrow)] for arrow in ("-> ", "<- "))  # type: ignore[return-value]


def without_words(data: Any) -> Any:
    """Data without what is only said in words, which may be said better one day."""
    if isinstance(data, dict):
        return {key: "..." if key in WORDS else without_words(value) for key, value in data.items()}
    return [without_words(value) for value in data] if isinstance(data, list) else data


def test_the_exchange_takes_place_as_shown() -> None:
    requests, replies = exchange()
    served = subprocess.run(
        [sys.executable, "-m", "conformance", "serve", "--engine", "oracle"],
        input="".join(f"{line}\n" for line in requests),
        cwd=ROOT, capture_output=True, text=True, check=True, timeout=60,
    )  # fmt: skip
    assert served.stderr == ""
    came = [without_words(json.loads(line)) for line in served.stdout.splitlines()]
    assert came == [without_words(json.loads(line)) for line in replies]


def test_the_exchange_is_as_the_schemas_say() -> None:
    requests, replies = exchange()
    methods = {}
    for line in requests:
        request = json.loads(line)
        methods[request["id"]] = request["method"]
        # Two requests are there to show what happens when they make no sense.
        if request["method"] == "pause" or "does not exist" in line:
            continue
        assert problems(request, SCHEMAS[f"{request['method']}-request"]) == []
    assert set(methods.values()) == {"describe", "run", "shutdown", "pause"}
    for line in replies:
        reply = json.loads(line)
        kind = "error" if "error" in reply else methods[reply["id"]]
        assert problems(reply, SCHEMAS[f"{kind}-response"]) == []


def test_the_page_names_the_limits_and_settings_that_hold() -> None:
    for setting in Settings.__struct_fields__:
        assert f"| `{setting}` |" in PAGE
    assert f"up to {process.WINDOW} scenarios" in PAGE
    assert f"longer than {pipe.LONGEST_MESSAGE >> 20} MB" in PAGE
    assert f"After {process.RESTARTS} lost processes, or more than {process.FRUITLESS} in a row" in PAGE
