"""Answers with something that is no JSON."""

import honest

honest.serve(lambda request: honest.send(f'{{"jsonrpc": "2.0", "id": {request["id"]}, "result": {{"ans'))
