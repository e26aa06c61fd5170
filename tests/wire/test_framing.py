"""Framing: lines out of bytes, however they come in, and messages told from the rest."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from conformance.wire.framing import STRAY_LENGTH, LineCutter, OverlongError, stray_or_broken


@given(st.lists(st.sampled_from([b'{"a":1}', b"a log line", b"", b'  {"b":2}', b"\r"])), st.lists(st.integers(1, 12)))
def test_it_does_not_matter_how_bytes_are_cut(lines: list[bytes], cuts: list[int]) -> None:
    stream = b"".join(line + b"\n" for line in lines)
    whole, pieces = LineCutter(100), LineCutter(100)
    expected = whole.feed(stream)
    found = []
    for cut in [*cuts, len(stream)]:
        found += pieces.feed(stream[:cut])
        stream = stream[cut:]
    assert found == expected == [line.strip() for line in lines if line.strip().startswith(b"{")]
    assert pieces.stray == whole.stray
    assert pieces.end() == []


def test_a_message_without_the_end_of_its_line_is_still_one() -> None:
    cutter = LineCutter(100)
    assert cutter.feed(b'{"a"') == []
    assert cutter.feed(b":1}") == []
    assert cutter.end() == [b'{"a":1}']
    assert cutter.end() == []


def test_a_byte_order_mark_and_carriage_returns_are_no_trouble() -> None:
    cutter = LineCutter(100)
    (line,) = cutter.feed(b'\xef\xbb\xbf{"a":1}\r\n')
    assert json.loads(line) == {"a": 1}


def test_a_message_beyond_the_limit_is_noticed_before_it_ends() -> None:
    cutter = LineCutter(10)
    assert cutter.feed(b'{"a":123}\n') == [b'{"a":123}']
    with pytest.raises(OverlongError):
        cutter.feed(b'{"a":123456')
    with pytest.raises(OverlongError):
        LineCutter(10).feed(b'{"a":123456}\n')


def test_a_long_stray_line_is_skipped_to_its_end_and_only_its_beginning_kept() -> None:
    cutter = LineCutter(1000)
    for _ in range(5):
        assert cutter.feed(b"x" * 600) == []
    assert cutter.feed(b'{"a":1}\n{"b":2}\n') == [b'{"b":2}']
    assert cutter.stray == [b"x" * STRAY_LENGTH]


@pytest.mark.parametrize(
    ("line", "found"),
    [
        (b'{"jsonrpc":"2.0","id":1,"result":{}}', "message"),
        (b'{"id":1,"result":{}}', "message"),
        (b'{"id":1,"error":{}}', "message"),
        (b'{"jsonrpc":"2.0","id":1}', "message"),
        (b'{"jsonrpc":"2.0","id":1,"result":', "broken"),
        (b'{"jsonrpc":"2.0","id":1,"result":"\xff"}', "broken"),
        (b'{"jsonrpc":' + b"[" * 100000, "broken"),
        (b'{"jsonrpc":"2.0","method":"log","params":{}}', "stray"),
        (b'{"level":"info","id":3}', "stray"),
        (b"{ a block of code }", "stray"),
    ],
)
def test_messages_are_told_from_what_looks_alike(line: bytes, found: str) -> None:
    looked = stray_or_broken(line)
    assert (looked if isinstance(looked, str) else "message") == found
