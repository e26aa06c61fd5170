"""Never stops to write lines of JSON that are no messages."""

import honest


def flood(_):
    while True:
        honest.send('{"level": "debug"}\n' * 100)


honest.serve(flood)
