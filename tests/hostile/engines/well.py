"""Keeps to the protocol."""

import honest

honest.serve(lambda request: honest.reply(request["id"], honest.answers(request)))
