"""What all engines here share: a small engine that keeps to the protocol and knows nothing but printed Might."""

import json
import os
import sys
from pathlib import Path

NAME = Path(sys.argv[0]).stem
CAPABILITIES = ["unit", "might"]


def register():
    """Leave word of this process, so that a test can see whether it is gone."""
    folder = os.environ.get("HOSTILE_PIDS")
    if folder:
        Path(folder, str(os.getpid())).touch()


def requests():
    """The requests as they come in; ``describe`` and ``shutdown`` are dealt with at once."""
    register()
    for line in sys.stdin:
        request = json.loads(line)
        if request["method"] == "describe":
            reply(request["id"], describe())
        elif request["method"] == "shutdown":
            reply(request["id"], None)
            return
        else:
            yield request


def describe(capabilities=CAPABILITIES, **settings):
    """What every engine here says of itself."""
    return {
        "name": NAME,
        "version": "1",
        "language": "Python",
        "rules_version": "1.4",
        "capabilities": capabilities,
        "settings": settings,
    }


def answers(request):
    """The right answers to a scenario of units and questions for their Might."""
    might = {}
    found = []
    for operation in request["params"]["operations"]:
        if operation["op"] == "unit":
            might[operation["unit"]] = operation["might"]
            found.append({"done": True})
        elif operation["op"] == "might":
            found.append({"value": might[operation["unit"]]})
        else:
            found.append({"unsupported": {"reason": "not known here"}})
    return {"answers": found}


def reply(number, result):
    """Send a reply."""
    send({"jsonrpc": "2.0", "id": number, "result": result})


def send(message):
    """Send a message, or a text as it is."""
    text = message if isinstance(message, str) else json.dumps(message)
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


def is_bad(request):
    """Whether this is the scenario at which an engine is to go wrong."""
    return request["params"]["scenario"].startswith("try.bad")


def serve(misbehave):
    """Answer everything as it should be, but let ``misbehave`` have the bad scenario."""
    for request in requests():
        if is_bad(request):
            misbehave(request)
        else:
            reply(request["id"], answers(request))
