"""The reader of websocket frames: every length, cut anywhere, and everything that is against the rules."""

import secrets
import socket as sockets
import time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from websockets.frames import Frame, Opcode

from euphoria.server.http.frames import BINARY, CLOSE, PING, PONG, TEXT, BadFrame, Frames, unmasked
from euphoria.server.http.socket import LARGEST
from kit.raw import RawSocket
from kit.server import Running, full_table

LENGTHS = [0, 1, 3, 4, 5, 125, 126, 127, 1000, LARGEST - 1, LARGEST]


def framed(text: bytes, kind: int = TEXT, last: bool = True) -> bytes:
    """As a client of the library that browsers are tested with would write it."""
    return Frame(Opcode(kind), text, fin=last).serialize(mask=True)


def header(first: int, length: int, wide: int = 0) -> bytes:
    """The beginning of a frame by hand: `wide` bytes hold the length."""
    if not wide:
        return bytes((first, 128 | length)) + b"mask"
    return bytes((first, 128 | (126 if wide == 2 else 127))) + length.to_bytes(wide, "big") + b"mask"


def all_of(frames: Frames) -> list[tuple[int, bytes]]:
    found: list[tuple[int, bytes]] = []
    while (message := frames.next()) is not None:
        found.append(message)
    return found


def read(data: bytes, largest: int = LARGEST) -> list[tuple[int, bytes]]:
    frames = Frames(largest)
    frames.add(data)
    return all_of(frames)


# ------------------------------------------------------------------ what is in order


@pytest.mark.parametrize("length", LENGTHS)
@pytest.mark.parametrize("kind", [TEXT, BINARY])
def test_messages_of_every_length_arrive_as_they_were(length: int, kind: int) -> None:
    text = secrets.token_bytes(length)
    assert read(framed(text, kind)) == [(kind, text)]


@pytest.mark.parametrize("mask", [b"\0\0\0\0", b"\1\2\3\4", b"\xff\0\xff\0"])
@pytest.mark.parametrize("length", [0, 1, 2, 3, 4, 5, 8, 33])
def test_a_mask_is_laid_over_every_byte(mask: bytes, length: int) -> None:
    text = bytes(range(length))
    assert unmasked(mask, text) == bytes(byte ^ mask[place % 4] for place, byte in enumerate(text))


def test_messages_cut_at_every_byte_arrive_whole() -> None:
    sent = [(TEXT, b"one"), (BINARY, bytes(130)), (TEXT, b""), (TEXT, "drei 🎲".encode())]
    data = b"".join(framed(text, kind) for kind, text in sent)
    for cut in range(len(data) + 1):
        frames = Frames(LARGEST)
        frames.add(data[:cut])
        found = all_of(frames)
        assert found == sent[: len(found)]
        frames.add(data[cut:])
        assert found + all_of(frames) == sent
        assert frames.waiting == 0


def test_messages_arrive_byte_by_byte() -> None:
    frames = Frames(LARGEST)
    found: list[tuple[int, bytes]] = []
    for byte in framed(b"a" * 300) + framed(b"b"):
        frames.add(bytes([byte]))
        found += all_of(frames)
    assert found == [(TEXT, b"a" * 300), (TEXT, b"b")]


@settings(deadline=None)
@given(
    messages=st.lists(
        st.tuples(st.sampled_from([TEXT, BINARY]), st.lists(st.binary(max_size=200), min_size=1))
    ),
    cuts=st.lists(st.integers(1, 50), min_size=1),
)
def test_any_parts_in_any_pieces(messages: list[tuple[int, list[bytes]]], cuts: list[int]) -> None:
    data = b""
    for kind, parts in messages:
        for number, part in enumerate(parts):
            data += framed(part, 0 if number else kind, last=number == len(parts) - 1)
    frames = Frames(LARGEST)
    found: list[tuple[int, bytes]] = []
    place = 0
    while data:
        size = cuts[place % len(cuts)]
        frames.add(data[:size])
        data, place = data[size:], place + 1
        found += all_of(frames)
    assert found == [(kind, b"".join(parts)) for kind, parts in messages]


def test_what_is_not_asked_for_stays_bytes() -> None:
    frames = Frames(LARGEST)
    frames.add(framed(b"first") + framed(b"second"))
    assert frames.next() == (TEXT, b"first")
    assert frames.waiting == len(framed(b"second"))
    frames.add(framed(b"third"))
    assert all_of(frames) == [(TEXT, b"second"), (TEXT, b"third")]


@pytest.mark.parametrize("kind", [CLOSE, PING, PONG])
def test_frames_for_the_connection_come_as_they_are_also_between_parts(kind: int) -> None:
    steering = framed(b"\x03\xe8why", kind)
    data = framed(b"a", TEXT, last=False) + steering + framed(b"b", 0)
    assert read(data) == [(kind, steering), (TEXT, b"ab")]


def test_parts_that_say_nothing_leave_nothing_behind() -> None:
    frames = Frames(LARGEST)
    frames.add(framed(b"", TEXT, last=False) + framed(b"", 0, last=False) * 1000)
    assert frames.next() is None
    assert frames._parts == [] and frames.waiting == 0
    frames.add(framed(b"end", 0))
    assert frames.next() == (TEXT, b"end")


# ------------------------------------------------------------------ what is not


BAD = {
    "without a mask": (b"\x81\x01a", 1002),
    "reserved bit 1": (header(0xC1, 1), 1002),
    "reserved bit 2": (header(0xA1, 1), 1002),
    "reserved bit 3": (header(0x91, 1), 1002),
    **{f"kind {kind}": (header(0x80 | kind, 1), 1002) for kind in (3, 4, 5, 6, 7, 11, 12, 13, 14, 15)},
    "a long ping": (header(0x89, 126, 2), 1002),
    "a ping in parts": (header(0x09, 1), 1002),
    "a part of nothing": (framed(b"a", 0), 1002),
    "a message within another": (framed(b"a", TEXT, last=False) + framed(b"b"), 1002),
    "parts of a message within another": (
        framed(b"a", TEXT, last=False) + framed(b"b", TEXT, last=False),
        1002,
    ),
    "too large": (header(0x81, LARGEST + 1, 2), 1009),
    "far too large": (header(0x81, 2**63, 8), 1009),
    "too large in parts": (
        framed(b"a" * LARGEST, TEXT, last=False) + header(0x80, 1),
        1009,
    ),
}


@pytest.mark.parametrize("name", list(BAD))
def test_what_is_against_the_rules_ends_it_before_the_text_has_come(name: str) -> None:
    data, code = BAD[name]
    for cut in (len(data), 1, 2):
        frames = Frames(LARGEST)
        with pytest.raises(BadFrame) as bad:  # noqa: PT012
            for start in range(0, len(data), cut):
                frames.add(data[start : start + cut])
                all_of(frames)
        assert bad.value.code == code


# ------------------------------------------------------------------ over a real line


@pytest.fixture
def line(server: Running) -> RawSocket:
    table, _people = full_table(server, "leaders", 4)
    return RawSocket(server.settings.port, f"/ws/tables/{table}")


def received(line: RawSocket) -> tuple[bytes, int]:
    """All bytes until the other side closes, and the code of its last frame."""
    line.line.settimeout(20)
    data = b""
    try:
        while more := line.line.recv(65536):
            data += more
    except ConnectionError:
        pass
    at = 0
    code = 0
    while at < len(data):
        length, start = data[at + 1], at + 2
        if length >= 126:
            wide = 2 if length == 126 else 8
            length = int.from_bytes(data[start : start + wide], "big")
            start += wide
        if data[at] & 15 == CLOSE:
            code = int.from_bytes(data[start : start + 2], "big")
        at = start + length
    return data, code


@pytest.mark.parametrize("name", ["without a mask", "kind 3", "a part of nothing", "too large"])
def test_the_other_side_learns_why_the_line_ends(line: RawSocket, name: str) -> None:
    data, code = BAD[name]
    line.line.sendall(data)
    assert received(line)[1] == code
    line.close()


def test_a_text_that_is_no_text_ends_the_line(line: RawSocket) -> None:
    line.send_frame(b'{"type":"hello","token":"\xff"}')
    assert received(line)[1] == 1007
    line.close()


def test_bytes_are_no_message(line: RawSocket) -> None:
    line.send("hello")
    line.send_frame(b'{"type":"ping"}', BINARY)
    said, code = received(line)
    assert b"Messages are text." in said
    assert code == 1000
    line.close()


@pytest.mark.parametrize(("text", "code"), [(b"\x03\xe8", 1000), (b"\x0f\xa0bye", 4000), (b"", 0)])
def test_a_farewell_is_answered_with_the_same(line: RawSocket, text: bytes, code: int) -> None:
    line.send("hello")
    line.send_frame(text, CLOSE)
    assert received(line)[1] == code
    line.close()


def test_a_farewell_with_a_code_nobody_may_use_is_refused(line: RawSocket) -> None:
    line.send_frame(b"\x03\xed", CLOSE)  # 1005 stands for no code at all
    assert received(line)[1] == 1002
    line.close()


def test_messages_in_parts_with_pings_between_are_answered_in_order(line: RawSocket) -> None:
    line.send("hello")
    text = b'{"type":"ping","n":7}'
    line.line.sendall(framed(text[:9], TEXT, last=False) + framed(b"here?", PING) + framed(text[9:], 0))
    line.send("ping", n=8)
    said = b""
    while b'"n":8' not in said:
        said += line.line.recv(65536)
    assert said.index(b"\x8a\x05here?") < said.index(b'"n":7')
    line.close()


def test_whoever_speaks_before_they_are_let_in_is_not_heard(server: Running) -> None:
    """Also if it comes in one piece with the request: nothing of it is taken for a message."""
    one = sockets.create_connection(("127.0.0.1", server.settings.port), 20)
    table, _people = full_table(server, "leaders", 4)
    lines = (
        f"GET /ws/tables/{table} HTTP/1.1",
        "Host: localhost",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
        "Sec-WebSocket-Version: 13",
    )
    one.sendall(("\r\n".join(lines) + "\r\n\r\n").encode() + framed(b'{"type":"hello"}'))
    one.settimeout(2)
    got = b""
    until = time.monotonic() + 2
    try:
        while time.monotonic() < until and (more := one.recv(65536)):
            got += more
    except (TimeoutError, ConnectionError):
        pass
    one.close()
    assert b'"type":"table"' not in got
