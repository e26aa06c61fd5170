"""Declares an operation that it does not have."""

import honest

honest.CAPABILITIES.append("buff")
honest.serve(lambda request: honest.reply(request["id"], honest.answers(request)))
