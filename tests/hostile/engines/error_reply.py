"""Answers a scenario with an error."""

import honest


def fail(request):
    honest.send({"jsonrpc": "2.0", "id": request["id"], "error": {"code": -32603, "message": "lost the board"}})


honest.serve(fail)
