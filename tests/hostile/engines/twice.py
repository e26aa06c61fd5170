"""Answers twice."""

import honest


def answer_twice(request):
    honest.reply(request["id"], honest.answers(request))
    honest.reply(request["id"], honest.answers(request))


honest.serve(answer_twice)
