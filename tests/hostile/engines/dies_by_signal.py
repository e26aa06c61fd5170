"""Is ended by a signal in the middle of a scenario."""

import os
import signal

import honest

honest.serve(lambda _: os.kill(os.getpid(), signal.SIGKILL))
