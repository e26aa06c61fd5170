"""Ends at an operation that it does not know."""

import os

import honest

for request in honest.requests():
    if any(operation["op"] not in honest.CAPABILITIES for operation in request["params"]["operations"]):
        os._exit(5)
    honest.reply(request["id"], honest.answers(request))
