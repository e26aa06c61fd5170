"""Ends in the middle of a scenario."""

import os
import sys

import honest


def end(_):
    print("out of mana", file=sys.stderr, flush=True)
    os._exit(7)


honest.serve(end)
