"""Closes its standard input and stays."""

import os
import time

import honest


def close(_):
    os.close(0)
    time.sleep(600)


honest.serve(close)
