"""The messages, as types: three requests and what answers them.

A request has an id; what answers it has the same id and either a ``result`` or an ``error``. Nothing in a request says
what is expected: an engine is handed operations, and only those.
"""

from typing import Annotated, Any, Literal

import msgspec

from conformance.engines.base import Settings
from conformance.vocabulary.operations import AnyOperation

PROTOCOL = 1
"""The version of the protocol; it grows when an engine that was written for the one before would break."""

PARSE_ERROR, INVALID_REQUEST, METHOD_NOT_FOUND, INVALID_PARAMS, INTERNAL_ERROR = -32700, -32600, -32601, -32602, -32603

Version = Literal["2.0"]
JSONRPC: Version = "2.0"
Short = Annotated[str, msgspec.Meta(max_length=200)]
Id = Annotated[int, msgspec.Meta(description="the request's number; what answers it carries the same")]


class Message(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One line in either direction."""

    jsonrpc: Version


class DescribeParams(msgspec.Struct, frozen=True):
    """What the runner says of itself; ``protocol`` is the version of these messages."""

    protocol: int


class Describe(Message, frozen=True, kw_only=True):
    """The first request to every process: say who you are and what you can do."""

    id: Id
    method: Literal["describe"]
    params: DescribeParams


class RunParams(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A scenario: its id, and its operations in order, to be played from an empty board."""

    scenario: str
    operations: tuple[AnyOperation, ...]


class Run(Message, frozen=True, kw_only=True):
    """Play one scenario and answer each of its operations."""

    id: Id
    method: Literal["run"]
    params: RunParams


class Shutdown(Message, frozen=True, kw_only=True):
    """The last request: answer it and end; standard input is closed after it."""

    id: Id
    method: Literal["shutdown"]


class ValueAnswer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The value that a question asked for."""

    value: Any


class DoneAnswer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An action was carried out."""

    done: Literal[True]


class Illegality(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Why an action is illegal: the rule that forbids it, where the engine knows, and a reason in words."""

    rule: str = ""
    reason: str = ""


class IllegalAnswer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The rules forbid the action; it changed nothing."""

    illegal: Illegality


class Reason(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A reason in words."""

    reason: str = ""


class UnsupportedAnswer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The engine does not have this operation."""

    unsupported: Reason


class ErrorAnswer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The engine met an error of its own."""

    error: Reason


class ReadingOnTheWire(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One defensible value, and what it rests on."""

    value: Any
    because: str


class UnruledAnswer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The rules do not decide: every defensible value. The reference oracle answers so; no engine has to."""

    unruled: tuple[ReadingOnTheWire, ...]


ANSWERS = (ValueAnswer, DoneAnswer, IllegalAnswer, UnsupportedAnswer, ErrorAnswer, UnruledAnswer)
AnswerOnTheWire = ValueAnswer | DoneAnswer | IllegalAnswer | UnsupportedAnswer | ErrorAnswer | UnruledAnswer


class Described(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who an engine is and what it can do.

    ``capabilities`` are the names of the operations it has; null where it does not say beforehand what it lacks.
    """

    name: Short
    version: Short
    language: Short
    rules_version: Short
    capabilities: tuple[str, ...] | None
    settings: Settings = Settings()


class DescribeReply(Message, frozen=True, kw_only=True):
    """The answer to ``describe``."""

    id: Id
    result: Described


class Answers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One answer for each operation, in order; after one that is no "done" and no value, the rest may be missing."""

    answers: list[dict[str, Any]]


class RunReply(Message, frozen=True, kw_only=True):
    """The answer to ``run``."""

    id: Id
    result: Answers


class AnyReply(Message, frozen=True, kw_only=True):
    """The answer to any request, its result not looked at yet."""

    id: Id
    result: msgspec.Raw


class ShutdownReply(Message, frozen=True, kw_only=True):
    """The answer to ``shutdown``."""

    id: Id
    result: None


class ErrorObject(msgspec.Struct, frozen=True, omit_defaults=True):
    """What went wrong with a request as a whole; ``code`` is one of JSON-RPC's."""

    code: int
    message: str
    data: Any = None


class ErrorReply(Message, frozen=True, kw_only=True):
    """The request could not be answered; ``id`` is null where it could not even be read."""

    id: int | None
    error: ErrorObject


def describe(number: int) -> Describe:
    """The request to say who one is."""
    return Describe(jsonrpc=JSONRPC, id=number, method="describe", params=DescribeParams(PROTOCOL))


def run(number: int, params: bytes) -> bytes:
    """The request to play a scenario, encoded, with the end of its line.

    Args:
        number: its id.
        params: its params, encoded.
    """
    return b'{"jsonrpc":"2.0","id":%d,"method":"run","params":%b}\n' % (number, params)


def shutdown(number: int) -> Shutdown:
    """The request to end."""
    return Shutdown(jsonrpc=JSONRPC, id=number, method="shutdown")
