"""Closes its standard output and stays."""

import os
import time

import honest


def close(_):
    os.close(1)
    time.sleep(600)


honest.serve(close)
