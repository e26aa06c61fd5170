"""Serving: any engine of this process answers the protocol on standard input and output."""

import sys
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, BinaryIO

import msgspec

from conformance.engines.base import Answer, Description, Engine, Unsupported
from conformance.errors import InputError
from conformance.sources.decode import decode
from conformance.vocabulary import OPERATIONS, Operation
from conformance.vocabulary.operations import AnyOperation
from conformance.wire import messages
from conformance.wire.answers import write_answer
from conformance.wire.messages import (
    INTERNAL_ERROR,
    INVALID_PARAMS,
    INVALID_REQUEST,
    JSONRPC,
    METHOD_NOT_FOUND,
    PARSE_ERROR,
    DescribeReply,
    ErrorObject,
    ErrorReply,
    Message,
    ShutdownReply,
)
from conformance.wording import one_line


class _Request(msgspec.Struct):
    """A request before its method is known."""

    id: int
    method: str
    params: msgspec.Raw = msgspec.Raw(b"{}")
    jsonrpc: str = ""


class _RunParams(msgspec.Struct):
    operations: msgspec.Raw
    scenario: str = ""


class _Reply(Message, frozen=True, kw_only=True):
    id: int
    result: Any


_encode = msgspec.json.Encoder().encode
_request = msgspec.json.Decoder(_Request).decode
_params = msgspec.json.Decoder(_RunParams).decode
_operations = msgspec.json.Decoder(tuple[AnyOperation, ...]).decode


class RequestError(Exception):
    """A request that cannot be answered; the arguments are the code of JSON-RPC and what is wrong."""

    def __init__(self, code: int, message: str) -> None:
        """Keep both."""
        super().__init__(message)
        self.code = code


def serve(engine: Engine, description: Description, requests: Iterable[bytes], out: BinaryIO) -> None:
    """Answer requests until one asks to shut down or there are no more.

    Args:
        engine: who plays.
        description: what it says of itself.
        requests: the lines that come in.
        out: where the answers go; each is flushed, since the other side waits for it.
    """
    # What the engine prints must not get between the answers.
    before, sys.stdout = sys.stdout, sys.stderr
    try:
        for line in requests:
            if line.isspace():
                continue
            reply = answer(line, engine, description)
            out.write(_encode(reply))
            out.write(b"\n")
            out.flush()
            if isinstance(reply, ShutdownReply):
                return
    finally:
        sys.stdout = before


def answer(line: bytes, engine: Engine, description: Description) -> Message:
    """Answer one request; one that cannot be answered gets an error with JSON-RPC's code for it."""
    number: int | None = None
    try:
        try:
            request = _request(line)
        except msgspec.ValidationError as error:
            raise RequestError(INVALID_REQUEST, str(error)) from None
        except (msgspec.DecodeError, RecursionError) as error:
            raise RequestError(PARSE_ERROR, str(error)) from None
        number = request.id
        match request.method:
            case "run":
                return _Reply(jsonrpc=JSONRPC, id=number, result={"answers": _play(request.params, engine)})
            case "describe":
                return DescribeReply(jsonrpc=JSONRPC, id=number, result=_described(description))
            case "shutdown":
                return ShutdownReply(jsonrpc=JSONRPC, id=number, result=None)
            case unknown:
                raise RequestError(METHOD_NOT_FOUND, f'there is no method "{unknown}"; describe, run or shutdown')
    except RequestError as refusal:
        return ErrorReply(jsonrpc=JSONRPC, id=number, error=ErrorObject(refusal.code, str(refusal)))


def read_operations(raw: bytes | msgspec.Raw) -> tuple[tuple[Operation, ...], int]:
    """Read the operations of a scenario as far as they are known.

    Returns:
        The operations before the first that is unknown, and how many there are from that one on.

    Raises:
        RequestError: it is no list of operations, or a known one is not as the vocabulary has it.
    """
    try:
        return _operations(raw), 0
    except (msgspec.DecodeError, RecursionError):
        pass
    try:
        found = msgspec.json.decode(raw, type=list[dict[str, Any]])
    except (msgspec.DecodeError, RecursionError) as error:
        raise RequestError(INVALID_PARAMS, f"operations: {error}") from None
    known: list[Operation] = []
    for index, one in enumerate(found):
        if one.get("op") not in OPERATIONS:
            return tuple(known), len(found) - index
        try:
            known.append(decode(one, AnyOperation))
        except InputError as error:
            raise RequestError(INVALID_PARAMS, f"operation {index + 1}: {error.message}") from None
    return tuple(known), 0


def _play(raw: msgspec.Raw, engine: Engine) -> Sequence[messages.AnswerOnTheWire | msgspec.Raw]:
    try:
        params = _params(raw)
    except (msgspec.DecodeError, RecursionError) as error:
        raise RequestError(INVALID_PARAMS, f"params: {error}") from None
    operations, unknown = read_operations(params.operations)
    try:
        answers = [*engine.run(operations), *_unknown(unknown)]
        # Encoded here, where a value that has no form in JSON is still this scenario's own trouble.
        return [msgspec.Raw(_encode(write_answer(one))) for one in answers]
    except (Exception, SystemExit) as error:
        raise RequestError(INTERNAL_ERROR, one_line(error)) from None


def _unknown(count: int) -> Iterator[Answer]:
    for number in range(count):
        yield Unsupported("comes after an unknown operation" if number else "there is no such operation")


def _described(description: Description) -> messages.Described:
    capabilities = None if description.capabilities is None else tuple(sorted(description.capabilities))
    return messages.Described(
        description.name,
        description.version,
        description.language,
        description.rules_version,
        capabilities,
        description.settings,
    )
