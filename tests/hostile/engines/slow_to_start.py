"""Takes longer to start than it may."""

import time

import honest

honest.register()
time.sleep(600)
