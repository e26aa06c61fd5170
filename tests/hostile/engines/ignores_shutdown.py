"""Does not end when it is asked to."""

import signal
import time

import honest

signal.signal(signal.SIGTERM, signal.SIG_IGN)
honest.serve(lambda request: honest.reply(request["id"], honest.answers(request)))
time.sleep(600)
