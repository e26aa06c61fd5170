"""Says that it could not read a request."""

import honest


def refuse(_):
    honest.send({"jsonrpc": "2.0", "id": None, "error": {"code": -32700, "message": "what?"}})


honest.serve(refuse)
