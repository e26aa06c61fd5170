"""Engines that misbehave in ways that only a fuzzer meets, each the oracle but for one thing."""

import os
import signal
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from zlib import crc32

import msgspec

from conformance.engines.base import Answer, Description, Value
from conformance.engines.oracle import OracleEngine
from conformance.vocabulary import Operation
from conformance.vocabulary.questions import ChosenAssignment, Might

MARK = "FUZZ_TEST_MARK"
"""The environment variable that names the file by which an engine knows that it has died once."""


def picked(operations: Sequence[Operation], one_in: int) -> bool:
    """Whether a case is among those that an engine misbehaves on, by chance but always the same."""
    return crc32(repr(list(operations)).encode()) % one_in == 0


def served(name: str) -> str:
    """The command that starts one of these engines in a process of its own."""
    return f'"{sys.executable}" -m conformance serve --engine {__name__}:{name}'


class Named(OracleEngine):
    """The oracle under another name, so that it is held to the terms of any engine."""

    def describe(self) -> Description:
        """Another name."""
        return msgspec.structs.replace(super().describe(), name=type(self).__name__.lower())


class DiesOnce(Named):
    """It is killed in the middle of a campaign, once."""

    def run(self, operations: Sequence[Operation]) -> list[Answer]:
        """Play, unless it is time to go."""
        mark = Path(os.environ[MARK])
        if picked(operations, 100) and not mark.exists():
            mark.touch()
            os.kill(os.getpid(), getattr(signal, "SIGKILL", signal.SIGTERM))
        return super().run(operations)


class DiesAlways(Named):
    """It takes its process with it, on some cases."""

    def run(self, operations: Sequence[Operation]) -> list[Answer]:
        """Play, or leave without a word."""
        if picked(operations, 150):
            os._exit(7)
        return super().run(operations)


class Hangs(Named):
    """It never comes back, on some cases."""

    def run(self, operations: Sequence[Operation]) -> list[Answer]:
        """Play, or wait for something that never comes."""
        while picked(operations, 40):
            time.sleep(0.01)
        return super().run(operations)


class Raises(Named):
    """It has an error of its own, on some cases."""

    def run(self, operations: Sequence[Operation]) -> list[Answer]:
        """Play, or fail."""
        if picked(operations, 20):
            raise ZeroDivisionError("a might of nothing")
        return super().run(operations)


class LooksAtNames(Named):
    """It takes one unit for another: whoever is called V has one Might more."""

    def run(self, operations: Sequence[Operation]) -> list[Answer]:
        """Play, and be wrong about V."""
        answers = super().run(operations)
        return [
            Value(answer.value + 1)
            if isinstance(operation, Might) and operation.unit == "V" and isinstance(answer, Value)
            else answer
            for operation, answer in zip(operations, answers, strict=True)
        ]


class Chooses(Named):
    """It chooses the last legal assignment, where the oracle chooses the first."""

    def run(self, operations: Sequence[Operation]) -> list[Answer]:
        """Play, and choose by itself."""
        from conformance.vocabulary.questions import ListAssignments

        asked = [ListAssignments(player=one.player) if isinstance(one, ChosenAssignment) else one for one in operations]
        return [
            Value(answer.value[-1])
            if isinstance(operation, ChosenAssignment) and isinstance(answer, Value) and answer.value
            else answer
            for operation, answer in zip(operations, super().run(asked), strict=True)
        ]


class OnlyMight(Named):
    """It declares little, and refuses to be asked for anything else."""

    CAPABILITIES = frozenset({"unit", "give increase", "give decrease", "swap", "might"})

    def describe(self) -> Description:
        """Units, what raises and lowers their Might, and their Might."""
        return msgspec.structs.replace(super().describe(), capabilities=self.CAPABILITIES)

    def run(self, operations: Sequence[Operation]) -> list[Answer]:
        """Play what was declared."""
        from conformance.capabilities import needs

        asked = {name for one in operations for name in needs(one)}
        assert asked <= self.CAPABILITIES, asked
        return super().run(operations)
