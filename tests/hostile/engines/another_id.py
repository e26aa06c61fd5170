"""Answers for an id that was never asked."""

import honest

honest.serve(lambda request: honest.reply(request["id"] + 1000000, honest.answers(request)))
