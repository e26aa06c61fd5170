"""Ends at every scenario."""

import os

import honest

for _ in honest.requests():
    os._exit(1)
