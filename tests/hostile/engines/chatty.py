"""Logs to stdout before, between and after its answers; some of it in JSON, all of it with a carriage return."""

import sys

import honest

sys.stdout.reconfigure(newline="\r\n")
honest.send("\ufeffengine 1.0 is ready")


def chat(request):
    honest.send('{"level": "info", "message": "thinking"}')
    honest.send('{"jsonrpc": "2.0", "method": "log", "params": {}}')
    honest.reply(request["id"], honest.answers(request))
    honest.send("done.")


honest.serve(chat)
