"""RFC 6455 over a real connection: every length, cut anywhere, and everything that is against the rules."""

import contextlib
import json
import socket as sockets
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.frames import Frame, Opcode
from websockets.server import ServerProtocol

from euphoria.server.websocket import connection
from euphoria.server.websocket.table import LARGEST
from kit.raw import RawSocket
from kit.server import Running, full_table, running

CONT, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10
LENGTHS = [33, 125, 126, 127, 1000, 1024, 1025, LARGEST - 1, LARGEST]


def framed(text: bytes, kind: int = TEXT, last: bool = True) -> bytes:
    """As a client of the library that browsers are tested with would write it."""
    return Frame(Opcode(kind), text, fin=last).serialize(mask=True)


def header(first: int, length: int, wide: int = 0) -> bytes:
    """The beginning of a frame by hand: `wide` bytes hold the length."""
    if not wide:
        return bytes((first, 128 | length)) + b"mask"
    return bytes((first, 128 | (126 if wide == 2 else 127))) + length.to_bytes(wide, "big") + b"mask"


def ping(number: int, length: int = 0) -> bytes:
    """A message that is answered with its number, as long as wanted."""
    text = b'{"type":"ping","n":%d}' % number
    return text + b" " * (length - len(text))


class Line(RawSocket):
    """A connection whose answers are read frame by frame."""

    def __init__(self, port: int, path: str) -> None:
        super().__init__(port, path)
        self._got = b""

    def frame(self) -> tuple[int, bytes]:
        """The next frame that comes; kind 0 and nothing if the connection ends instead."""
        while (found := self._whole()) is None:
            more = b""
            with contextlib.suppress(ConnectionError):
                more = self.line.recv(65536)
            if not more:
                return 0, b""
            self._got += more
        return found

    def _whole(self) -> tuple[int, bytes] | None:
        got = self._got
        if len(got) < 2:
            return None
        length, start = got[1], 2
        if length >= 126:
            wide = 2 if length == 126 else 8
            length, start = int.from_bytes(got[2 : 2 + wide], "big"), 2 + wide
        if len(got) < start + length:
            return None
        self._got = got[start + length :]
        return got[0] & 15, got[start : start + length]

    def pongs(self, count: int) -> list[int]:
        """The numbers of the next answers to pings."""
        found: list[int] = []
        while len(found) < count:
            kind, text = self.frame()
            assert kind, f"ended after {found}"
            if kind == TEXT and (message := json.loads(text))["type"] == "pong":
                found.append(message["n"])
        return found

    def end(self) -> tuple[bytes, int]:
        """All texts until the other side closes, and the code of its last frame."""
        said, code = b"", -1
        while True:
            kind, text = self.frame()
            if not kind:
                return said, code
            if kind == TEXT:
                said += text
            elif kind == CLOSE:
                code = int.from_bytes(text[:2], "big") if text else 0


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(f"sqlite:///{tmp_path_factory.mktemp('websocket')}/s.sqlite") as one:
        yield one


@pytest.fixture(scope="module")
def table(house: Running) -> str:
    return full_table(house, "leaders", 4)[0]


@contextlib.contextmanager
def dialled(house: Running, table: str, hello: bool = True) -> Iterator[Line]:
    """A connection that has said who it is, or not yet."""
    line = Line(house.settings.port, f"/ws/tables/{table}")
    try:
        if hello:
            line.send("hello")
        yield line
    finally:
        line.close()


@pytest.fixture
def line(house: Running, table: str) -> Iterator[Line]:
    with dialled(house, table) as one:
        yield one


@pytest.fixture
def new(house: Running, table: str) -> Iterator[Line]:
    """A connection over which nothing has been said yet."""
    with dialled(house, table, hello=False) as one:
        yield one


# ------------------------------------------------------------------ what is in order


@pytest.mark.parametrize("length", LENGTHS)
def test_messages_of_every_length_arrive_as_they_were(line: Line, length: int) -> None:
    line.line.sendall(framed(ping(length, length)) + framed(ping(1)))
    assert line.pongs(2) == [length, 1]


@pytest.mark.parametrize("mask", [b"\0\0\0\0", b"\1\2\3\4", b"\xff\0\xff\0"])
@pytest.mark.parametrize("length", [25, 26, 27, 28, 33])
def test_a_mask_is_laid_over_every_byte(line: Line, mask: bytes, length: int) -> None:
    text = ping(3, length)
    masked = bytes(byte ^ mask[place % 4] for place, byte in enumerate(text))
    line.line.sendall(bytes((0x81, 128 | length)) + mask + masked)
    assert line.pongs(1) == [3]


def test_messages_cut_at_every_byte_arrive_whole(line: Line) -> None:
    data = (
        framed(ping(1)) + framed(ping(2, 130)) + framed(ping(3)[:5], last=False) + framed(ping(3)[5:], CONT)
    )
    for cut in range(1, len(data)):
        line.line.sendall(data[:cut])
        time.sleep(0.001)
        line.line.sendall(data[cut:])
        assert line.pongs(3) == [1, 2, 3]


def test_messages_arrive_byte_by_byte(line: Line) -> None:
    line.line.setsockopt(sockets.IPPROTO_TCP, sockets.TCP_NODELAY, 1)
    for byte in framed(ping(7, 300)) + framed(ping(8)):
        line.line.sendall(bytes([byte]))
    assert line.pongs(2) == [7, 8]


@settings(max_examples=30, deadline=None, suppress_health_check=list(HealthCheck))
@given(
    messages=st.lists(st.lists(st.integers(0, 40), max_size=4), min_size=1, max_size=8),
    cuts=st.lists(st.integers(1, 50), min_size=1),
)
def test_any_parts_in_any_pieces(
    house: Running, table: str, messages: list[list[int]], cuts: list[int]
) -> None:
    """Each message is cut into parts at these places; some of them say nothing."""
    data = b""
    for number, places in enumerate(messages):
        text, start = ping(number, 60), 0
        for part, end in enumerate(sorted(places)):
            data += framed(text[start:end], CONT if part else TEXT, last=False)
            start = end
        data += framed(text[start:], CONT if places else TEXT)
    with dialled(house, table) as line:
        place = 0
        while data:
            size = cuts[place % len(cuts)]
            line.line.sendall(data[:size])
            data, place = data[size:], place + 1
        assert line.pongs(len(messages)) == list(range(len(messages)))


@pytest.mark.parametrize("kind", [PING, PONG])
def test_frames_for_the_connection_may_stand_between_parts(line: Line, kind: int) -> None:
    text = ping(7)
    line.line.sendall(framed(text[:9], last=False) + framed(b"here?", kind) + framed(text[9:], CONT))
    assert line.pongs(1) == [7]


def test_a_ping_is_answered_with_what_it_says_and_in_order(line: Line) -> None:
    text = ping(7)
    line.line.sendall(framed(text[:9], last=False) + framed(b"here?", PING) + framed(text[9:], CONT))
    line.line.sendall(framed(ping(8)))
    frames = [line.frame()]
    while b'"n":8' not in frames[-1][1]:
        frames.append(line.frame())
    assert frames.index((PONG, b"here?")) < [b'"n":7' in text for _kind, text in frames].index(True)


# ------------------------------------------------------------------ what is not


BAD = {
    "without a mask": (b"\x81\x01a", 1002),
    "reserved bit 1": (header(0xC1, 1) + b"a", 1002),
    "reserved bit 2": (header(0xA1, 1) + b"a", 1002),
    "reserved bit 3": (header(0x91, 1) + b"a", 1002),
    **{f"kind {kind}": (header(0x80 | kind, 1), 1002) for kind in (3, 4, 5, 6, 7, 11, 12, 13, 14, 15)},
    "a long ping": (header(0x89, 126, 2) + b"a" * 126, 1002),
    "a long pong": (header(0x8A, 126, 2) + b"a" * 126, 1002),
    "a ping in parts": (header(0x09, 1) + b"a", 1002),
    "a close in parts": (header(0x08, 2) + b"aa", 1002),
    "a close of one byte": (header(0x88, 1) + b"a", 1002),
    "a part of nothing": (framed(b"a", CONT), 1002),
    "a message within another": (framed(b"a", TEXT, last=False) + framed(b"b"), 1002),
    "parts of a message within another": (
        framed(b"a", TEXT, last=False) + framed(b"b", TEXT, last=False),
        1002,
    ),
    "a close within a message": (framed(b"a", TEXT, last=False) + framed(b"\x03\xe8", CLOSE), 1002),
    # Before the text has come: whoever announces too much is not waited for.
    "too large": (header(0x81, LARGEST + 1, 2), 1009),
    "far too large": (header(0x81, 2**63, 8), 1009),
    "too large in parts": (framed(b"a" * LARGEST, TEXT, last=False) + header(0x80, 1), 1009),
    "no text": (framed(b'{"type":"hello","token":"\xff"}'), 1007),
    "no text in parts": (framed(b'{"type":"\xf0\x9f', last=False) + framed(b'"}', CONT), 1007),
    "no text in a close": (framed(b"\x03\xe8\xff", CLOSE), 1007),
    "a close with a code nobody may use": (framed(b"\x03\xed", CLOSE), 1002),
    "a close with a code of nobody": (framed(b"\x00\x01", CLOSE), 1002),
}


@pytest.mark.parametrize("said_hello", [False, True])
@pytest.mark.parametrize("name", list(BAD))
def test_what_is_against_the_rules_ends_it_and_the_other_side_learns_why(
    house: Running, table: str, name: str, said_hello: bool
) -> None:
    data, code = BAD[name]
    for cut in (len(data), 1 if len(data) < 200 else 500):
        with dialled(house, table, said_hello) as line, contextlib.suppress(ConnectionError):
            for start in range(0, len(data), cut):
                line.line.sendall(data[start : start + cut])
            assert line.end()[1] == code


def test_a_message_within_another_is_against_the_rules_also_when_it_comes_alone(line: Line) -> None:
    line.line.sendall(framed(ping(1)[:5], last=False))
    time.sleep(0.1)
    line.line.sendall(framed(ping(2)))
    said, code = line.end()
    assert (b'"pong"' in said, code) == (False, 1002)


def test_the_middle_of_a_text_is_no_message_whatever_it_looks_like(line: Line) -> None:
    inside = framed(ping(2))
    line.line.sendall(header(0x81, len(inside)))
    time.sleep(0.1)
    line.line.sendall(inside)
    said, code = line.end()
    assert (b'"pong"' in said, code) == (False, 1007)


def test_a_short_text_goes_past_the_library_also_after_one_that_does_not(
    line: Line, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[int] = []
    plain = ServerProtocol.receive_data

    def receive(self: ServerProtocol, data: bytes) -> None:
        read.append(len(data))
        plain(self, data)

    second = framed(ping(2))
    line.line.sendall(framed(ping(1, 300)) + second[:9])
    assert line.pongs(1) == [1]
    line.line.sendall(second[9:])
    assert line.pongs(1) == [2]
    monkeypatch.setattr(ServerProtocol, "receive_data", receive)
    for number in (3, 4):
        line.line.sendall(framed(ping(number)))
        assert line.pongs(1) == [number]
    assert not read


def test_a_character_cut_in_two_parts_is_whole_again(line: Line) -> None:
    text = '{"type":"🎲"}'.encode()
    line.line.sendall(framed(text[:11], last=False) + framed(text[11:], CONT) + framed(ping(5)))
    assert line.pongs(1) == [5]


def test_bytes_are_no_message(line: Line, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "FAREWELL", 0.1)
    line.send_frame(b'{"type":"ping"}', BINARY)
    said, code = line.end()
    assert b"Messages are text." in said
    assert code in (1000, 4400)


@pytest.mark.parametrize(("text", "code"), [(b"\x03\xe8", 1000), (b"\x0f\xa0bye", 4000), (b"", 0)])
def test_a_farewell_is_answered_with_the_same(line: Line, text: bytes, code: int) -> None:
    line.send_frame(text, CLOSE)
    assert line.end()[1] == code


def test_whoever_speaks_before_they_are_let_in_is_not_heard(house: Running, table: str) -> None:
    """Also if it comes in one piece with the request: nothing of it is taken for a message."""
    one = sockets.create_connection(("127.0.0.1", house.settings.port), 20)
    lines = (
        f"GET /ws/tables/{table} HTTP/1.1",
        "Host: localhost",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
        "Sec-WebSocket-Version: 13",
    )
    one.sendall(("\r\n".join(lines) + "\r\n\r\n").encode() + framed(b'{"type":"hello"}'))
    one.settimeout(0.7)
    got = b""
    until = time.monotonic() + 0.7
    try:
        while time.monotonic() < until and (more := one.recv(65536)):
            got += more
    except (TimeoutError, ConnectionError):
        pass
    one.close()
    assert b'"type":"table"' not in got


# ------------------------------------------------------------------ who is there, and who is not


def test_who_does_not_answer_a_ping_is_cut_and_who_does_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connection, "KEEPALIVE", 0.2)
    with running(f"sqlite:///{tmp_path}/s.sqlite") as server:
        table, _people = full_table(server, "leaders", 4)
        with dialled(server, table) as silent, dialled(server, table) as answering:
            until = time.monotonic() + 1.2
            while time.monotonic() < until:
                kind, text = answering.frame()
                assert kind, "cut, though it answered"
                if kind == PING:
                    answering.send_frame(text, PONG)
            assert silent.end()[1] == 1011


def test_what_looks_like_an_answer_in_the_middle_of_a_text_is_a_part_of_it(line: Line) -> None:
    """Six bytes that come alone and begin as the plainest of pongs: the mask makes them whatever it likes."""
    text = ping(7)
    mask = bytes((text[8] ^ 0x8A, text[9] ^ 0x80, 1, 2))
    masked = bytes(byte ^ mask[place % 4] for place, byte in enumerate(text))
    assert masked[8:10] == connection.PONG
    line.line.sendall(bytes((0x81, 128 | len(text))) + mask + masked[:8])
    time.sleep(0.1)
    line.line.sendall(masked[8:14])
    time.sleep(0.1)
    line.line.sendall(masked[14:])
    assert line.pongs(1) == [7]


def test_who_speaks_is_not_asked_and_who_falls_silent_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connection, "KEEPALIVE", 1.0)
    with running(f"sqlite:///{tmp_path}/s.sqlite") as server:
        table, _people = full_table(server, "leaders", 4)
        with dialled(server, table) as line:
            until = time.monotonic() + 2.2
            while time.monotonic() < until:
                line.line.sendall(framed(ping(1)))
                while (found := line.frame()) and b'"pong"' not in found[1]:
                    assert found[0] == TEXT, "asked, though it spoke"
                time.sleep(0.05)
            assert line.frame()[0] == PING


def test_who_never_says_farewell_is_cut_soon(line: Line, monkeypatch: pytest.MonkeyPatch) -> None:
    """Told to close, it neither answers nor hangs up."""
    monkeypatch.setattr(connection, "FAREWELL", 0.8)
    line.send_frame(b"no text", BINARY)  # the server says farewell to that
    started = time.monotonic()
    assert line.closed(connection.FAREWELL + 4)
    assert connection.FAREWELL - 0.3 < time.monotonic() - started < connection.FAREWELL + 4
