"""A fingerprint of the cases that a section makes of its first seeds: ``python -m tests.fuzz.digests`` prints them."""

import hashlib

from conformance.fuzz.sections import SECTIONS, plain_case

SEEDS = 100


def digest(section: str) -> str:
    """The fingerprint of the first cases of a section."""
    found = hashlib.sha256()
    for seed in range(SEEDS):
        for operation in plain_case(section, seed):
            # What ``repr`` shows is every field, whether it is the default or not.
            found.update(repr(operation).encode())
    return found.hexdigest()[:16]


if __name__ == "__main__":
    for name in SECTIONS:
        print(f'    "{name}": "{digest(name)}",')
