"""Answers with lines that are no messages at all, and then is silent."""

import time

import honest


def babble(_):
    honest.send("Segmentation fault, just kidding")
    time.sleep(600)


honest.serve(babble)
