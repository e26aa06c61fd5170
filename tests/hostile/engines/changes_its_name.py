"""Describes itself differently when it is started again."""

import os

import honest

honest.NAME = f"engine {os.getpid()}"
honest.serve(lambda _: os._exit(1))
