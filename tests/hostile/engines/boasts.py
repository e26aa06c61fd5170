"""Declares a capability that does not exist."""

import honest

honest.CAPABILITIES.append("dubble")
honest.serve(lambda request: honest.reply(request["id"], honest.answers(request)))
