"""One stranger does nothing but send, as fast as the system lets him: everybody else plays on, and he is cut.

He speaks raw bytes and never reads. Bounds are generous, for machines that are busy with other tests, too.
"""

import contextlib
import itertools
import socket
import statistics
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from websockets.frames import Frame, Opcode

from euphoria.server.http.rate_limit import RATES
from euphoria.server.websocket import connection
from kit.hostile import frame
from kit.raw import RawSocket
from kit.server import Player, Running, full_table, plain_client, play_on, running, wait_until

ELSEWHERE = (f"127.0.1.{number}" for number in itertools.count(1))
"""A stranger for each flood: it costs its address so much that the next ones would not be let in."""
BOUND = 1.0
"""Seconds within which everybody else is answered."""

FLOODS = {
    "pings": frame(0x89),
    "long pings": frame(0x89, b"x" * 125),
    "pongs": frame(0x8A),
    "empty fragments": frame(0x00),
    "small fragments": frame(0x00, b"x"),
    "messages": frame(0x81, b'{"type":"ping","n":1}'),
    "nonsense": frame(0x81, b"?"),
    "bytes": frame(0x82, b"?"),
}
BEGUN = frame(0x01)
"""The beginning of a message, for those that go on with fragments."""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """With limits, as it is run."""
    with running(f"sqlite:///{tmp_path_factory.mktemp('floods')}/s.sqlite", limits=True) as one:
        yield one


@pytest.fixture(scope="module", autouse=True)
def short_last_words() -> Iterator[None]:
    """A line that is cut stays for a moment, so that the reason arrives. Nobody here reads it, and two dozen
    floods would wait for it."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(connection, "LAST_WORD", 0.1)
        yield


Game = tuple[str, list[Player]]


@pytest.fixture(scope="module")
def game(house: Running) -> Game:
    return full_table(house, "dystopia", 2)


def let_in(house: Running, path: str) -> RawSocket:
    """A line of somebody who has never been here."""
    raw = RawSocket(house.settings.port, path, next(ELSEWHERE))
    assert raw.status == 101
    return raw


class Flooder:
    """Sends the same bytes for ever from a thread, until nobody takes them any more."""

    def __init__(self, line: socket.socket, data: bytes) -> None:
        self.line = line
        self.sent = 0
        self.over = False
        self._data = data * (65536 // len(data))
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()

    def _run(self) -> None:
        self.line.settimeout(30)
        with contextlib.suppress(OSError):
            while True:
                self.sent += self.line.send(self._data)
        self.over = True

    def close(self) -> None:
        with contextlib.suppress(OSError):
            self.line.shutdown(socket.SHUT_RDWR)
        self._thread.join(30)
        self.line.close()


def watched(server: Running, game: Game, over: Callable[[], bool], least: float = 0.3) -> list[float]:
    """How long /health and a move take, again and again, until it is over."""
    times: list[float] = []
    started = time.monotonic()
    table, people = game
    with plain_client(server.address) as http:
        while not over() or time.monotonic() - started < least:
            assert time.monotonic() - started < 20, "it never ended"
            before = time.perf_counter()
            assert http.get("/health").status_code == 200
            times.append(time.perf_counter() - before)
            before = time.perf_counter()
            assert play_on(people, table, most=1) == 1
            times.append(time.perf_counter() - before)
            time.sleep(0.1)
    return times


@pytest.mark.parametrize("name", list(FLOODS))
def test_a_flood_is_cut_and_nobody_waits_for_it(house: Running, game: Game, name: str) -> None:
    table = game[0]
    raw = let_in(house, f"/ws/tables/{table}")
    raw.send("hello")
    wait_until(lambda: bool(house.house.hub.tables.get(table)))
    if "fragments" in name:
        raw.line.sendall(BEGUN)
    flooder = Flooder(raw.line, FLOODS[name])
    try:
        times = watched(house, game, lambda: flooder.over)
    finally:
        flooder.close()
    assert max(times) < BOUND, f"{max(times):.2f} s at worst, {statistics.median(times):.3f} s in the middle"


@pytest.mark.parametrize("name", ["pings", "pongs", "empty fragments"])
def test_also_where_nothing_is_limited_reading_yields(tmp_path: Path, name: str) -> None:
    """Nothing is charged and nobody cut, but everybody gets a turn."""
    with running(f"sqlite:///{tmp_path}/s.sqlite") as server:
        game = full_table(server, "dystopia", 2)
        raw = RawSocket(server.settings.port, f"/ws/tables/{game[0]}")
        raw.send("hello")
        raw.line.sendall(BEGUN if "fragments" in name else b"")
        flooder = Flooder(raw.line, FLOODS[name])
        try:
            times = watched(server, game, lambda: True, least=0.8)
            assert len(times) > 3, "too few to tell"
        finally:
            flooder.close()
        assert statistics.median(times) < BOUND


@pytest.mark.parametrize("where", ["lobby", "before hello"])
@pytest.mark.parametrize("name", ["pings", "pongs", "empty fragments", "nonsense"])
def test_a_flood_elsewhere_is_cut(house: Running, game: Game, where: str, name: str) -> None:
    table = game[0]
    raw = let_in(house, "/ws/lobby" if where == "lobby" else f"/ws/tables/{table}")
    raw.line.sendall(BEGUN if "fragments" in name else b"")
    flooder = Flooder(raw.line, FLOODS[name])
    try:
        times = watched(house, game, lambda: flooder.over)
    finally:
        flooder.close()
    assert max(times) < BOUND


@pytest.mark.parametrize("name", ["pings", "pongs", "empty fragments"])
def test_of_a_flood_no_more_is_read_than_it_takes_to_know_it(
    house: Running, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    """Reading on after the farewell was what made everybody wait: 64 kB of pings are a tenth of a second."""
    read: list[object] = []
    take = connection.Connection._take

    def counted(one: connection.Connection, frame: Frame) -> None:
        if frame.opcode is not Opcode.CLOSE:
            read.append(frame)
        take(one, frame)

    monkeypatch.setattr(connection.Connection, "_take", counted)
    raw = let_in(house, "/ws/lobby")
    raw.line.sendall(BEGUN if "fragments" in name else b"")
    flooder = Flooder(raw.line, FLOODS[name])
    started = time.monotonic()
    wait_until(lambda: flooder.over, 10)
    flooder.close()
    assert time.monotonic() - started < connection.FAREWELL, "a farewell was waited for"
    allowed = RATES["socket"][1] + RATES["refused"][1]
    assert allowed < len(read) < allowed + connection.PIECE / len(FLOODS[name])


def test_who_floods_again_and_again_is_not_let_in(house: Running) -> None:
    """A flood costs its address as much as many requests; somebody elsewhere is let in as before."""

    at_once = [RawSocket(house.settings.port, "/ws/lobby", "127.0.0.3") for _ in range(8)]
    assert {raw.status for raw in at_once} == {101}
    flooders = [Flooder(raw.line, FLOODS["pongs"]) for raw in at_once]
    wait_until(lambda: all(one.over for one in flooders), 10)
    for one in flooders:
        one.close()
    again = RawSocket(house.settings.port, "/ws/lobby", "127.0.0.3")
    assert again.status == 403
    again.close()
    elsewhere = RawSocket(house.settings.port, "/ws/lobby", "127.0.0.4")
    assert elsewhere.status == 101
    elsewhere.close()


def test_who_is_told_to_close_and_goes_on_sending_is_not_read_on(house: Running, game: Game) -> None:
    """Neither for long nor for much."""
    raw = RawSocket(house.settings.port, f"/ws/tables/{game[0]}")
    raw.send("hello")
    raw.send_frame(b"no text", 2)  # the server says farewell to that
    got = b""
    while b"\x88" not in got:  # where its farewell begins: all before it is ASCII
        got += raw.line.recv(65536)
    started = time.monotonic()
    flooder = Flooder(raw.line, FLOODS["pongs"])
    wait_until(lambda: flooder.over, connection.FAREWELL + 2)
    assert time.monotonic() - started < connection.FAREWELL + 2
    flooder.close()


def _more(line: socket.socket) -> bytes:
    more = line.recv(65536)
    assert more, "it was cut"
    return more


def test_an_honest_client_in_fragments_with_pings_is_not_cut(house: Running, game: Game) -> None:
    """Three messages in ten parts each, with pings between."""
    raw = RawSocket(house.settings.port, f"/ws/tables/{game[0]}")
    raw.send("hello")
    for _ in range(3):
        text = b'{"type":"ping","n":1}'
        raw.line.sendall(frame(0x01, text[:2]))
        for place in range(2, 18, 2):
            raw.line.sendall(frame(0x00, text[place : place + 2]))
        raw.line.sendall(frame(0x89, b"?") + frame(0x80, text[18:]))
        time.sleep(0.1)
    got = b""
    while got.count(b'"type":"pong"') < 3:
        got += _more(raw.line)
    raw.line.settimeout(0.1)
    with contextlib.suppress(TimeoutError):
        while True:
            got += _more(raw.line)
    assert got.count(b'"type":"pong"') == 3
    raw.close()
