"""Answers only once it has been asked many times, the last question first."""

import os

import honest

waiting = []
for request in honest.requests():
    waiting.append(request)
    if request["params"]["scenario"].startswith("smoke") or len(waiting) == int(os.environ["HOSTILE_BATCH"]):
        while waiting:
            request = waiting.pop()
            honest.reply(request["id"], honest.answers(request))
