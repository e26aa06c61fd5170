"""Answers with a message that is not as it must be."""

import honest

honest.serve(lambda request: honest.reply(request["id"], {"answers": [{"done": True}, {"value": 3, "done": True}]}))
