"""Ends before it has said a word."""

import sys

import honest

honest.register()
print("no license found", file=sys.stderr)
sys.exit(9)
