"""Answers with something that is no JSON."""

import honest

honest.serve(lambda request: honest.send('{"jsonrpc": "2.0", "id": %d, "result": {"ans' % request["id"]))
