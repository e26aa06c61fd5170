"""Never comes back from a scenario, ignores being asked to end, and has started a process of its own."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import honest


def hang(_):
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    subprocess.Popen([sys.executable, "-S", "-c", "import time; time.sleep(600)"])
    Path(os.environ["HOSTILE_PIDS"], "hanging").touch()
    time.sleep(600)


honest.serve(hang)
