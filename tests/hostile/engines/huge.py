"""Answers with 100 MB."""

import sys

import honest


def answer(request):
    sys.stdout.write(f'{{"jsonrpc": "2.0", "id": {request["id"]}, "result": {{"answers": ["')
    for _ in range(100):
        sys.stdout.write("x" * 1_000_000)
    sys.stdout.write('"]}}\n')
    sys.stdout.flush()


honest.serve(answer)
