"""Writes far more to stderr than a pipe holds before it answers."""

import sys

import honest


def flood(request):
    for _ in range(200):
        sys.stderr.write("a line of the log\n" * 1000)
    honest.reply(request["id"], honest.answers(request))


honest.serve(flood)
