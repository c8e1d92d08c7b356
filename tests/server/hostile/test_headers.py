"""Requests that are never whole, or never end, or are never read: raw bytes from one address.

Somebody at another address looks on: they are answered all the time.
"""

import contextlib
import socket
import threading
import time
import tracemalloc
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx2
import pytest

from euphoria.server.http import connections, protocol
from euphoria.server.http.connections import MOST, Connections, network
from kit.raw import RawSocket
from kit.server import Running, full_table, plain_client, running, wait_until

BOUND = 1.0
HEAD = b"GET /health HTTP/1.1\r\nHost: localhost\r\n"
POST = b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
ELSEWHERE = "127.0.0.2"


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Running]:
    """With limits, as it is run."""
    with running(f"sqlite:///{tmp_path}/s.sqlite", limits=True) as one:
        yield one


@pytest.fixture
def dial(house: Running) -> Iterator[Callable[[bytes], socket.socket]]:
    """Opens connections that are closed after the test, and sends something over each."""
    opened: list[socket.socket] = []

    def dial(data: bytes) -> socket.socket:
        one = socket.create_connection(("127.0.0.1", house.settings.port), 20)
        opened.append(one)
        with contextlib.suppress(ConnectionError):
            one.sendall(data)
        return one

    yield dial
    for one in opened:
        one.close()


Dial = Callable[[bytes], socket.socket]


def answer(one: socket.socket, patience: float = 20.0) -> bytes:
    """Everything that comes until the other side closes."""
    one.settimeout(patience)
    got = b""
    with contextlib.suppress(ConnectionError):
        while more := one.recv(65536):
            got += more
    return got


def is_closed(one: socket.socket) -> bool:
    one.setblocking(False)
    try:
        return one.recv(65536) == b""
    except BlockingIOError:
        return False
    except ConnectionError:
        return True


class Onlooker:
    """Somebody elsewhere who asks all the time, and how long they waited at worst."""

    def __init__(self, server: Running) -> None:
        self.worst = 0.0
        self._asked = 0
        self._over = False
        transport = httpx2.HTTPTransport(local_address=ELSEWHERE, verify=False)
        self._http = plain_client(server.address, transport=transport)
        self._ask()
        self.worst = 0.0
        self._thread = threading.Thread(target=self._run)

    def _ask(self) -> None:
        started = time.perf_counter()
        assert self._http.get("/health").status_code == 200
        self.worst = max(self.worst, time.perf_counter() - started)
        self._asked += 1

    def _run(self) -> None:
        while not self._over:
            self._ask()
            time.sleep(0.03)

    def __enter__(self) -> "Onlooker":
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        asked = self._asked
        wait_until(lambda: self._asked > asked + 1)  # once more, after all is done
        self._over = True
        self._thread.join(30)
        self._http.close()
        assert self.worst < BOUND, f"{self.worst:.2f} s"


def send_on(one: socket.socket, data: bytes, most: int) -> int:
    """Send this again and again, until so much is sent or nobody takes it any more; how much was taken."""
    one.settimeout(5)
    sent = 0
    data = data * (65536 // len(data))
    with contextlib.suppress(OSError):
        while sent < most:
            sent += one.send(data)
    return sent


# ------------------------------------------------------------------ too much

ENDLESS = {
    "one header": (HEAD + b"X: ", b"x"),
    "the name of a header": (HEAD, b"x"),
    "many headers": (HEAD, b"x: y\r\n"),
    "empty headers": (HEAD, b"x:\r\n"),
    "an address": (b"GET /", b"x"),
    "empty lines": (b"", b"\r\n"),
    "tiny chunks": (
        POST + b"Transfer-Encoding: chunked\r\n\r\n",
        b"1\r\nx\r\n",
    ),
    "a word about a chunk": (HEAD + b"Transfer-Encoding: chunked\r\n\r\n1;", b"x"),
    "trailers": (HEAD + b"Transfer-Encoding: chunked\r\n\r\n0\r\n", b"x: y\r\n"),
    "requests at once": (b"", HEAD + b"\r\n"),
}


@pytest.mark.parametrize("name", list(ENDLESS))
def test_what_does_not_end_is_ended(house: Running, dial: Dial, name: str) -> None:
    first, more = ENDLESS[name]
    with Onlooker(house):
        tracemalloc.start()
        try:
            sent = send_on(dial(first), more, 60_000_000)
            grown = tracemalloc.get_traced_memory()[1]
        finally:
            tracemalloc.stop()
    assert sent < 10_000_000, "all of it was taken"
    assert grown < 10_000_000, f"{grown} bytes"


@pytest.mark.parametrize("size", [40_000, 100_000, 1_000_000])
def test_a_header_that_is_too_large_is_answered(house: Running, dial: Dial, size: int) -> None:
    got = answer(dial(HEAD + b"Cookie: " + b"x" * size))
    assert got == b"" or b" 431 " in got
    assert house.http.get("/health").status_code == 200


def test_a_header_that_is_large_but_honest_is_read(house: Running) -> None:
    headers = {"cookie": "x" * 20_000, **{f"x-{number}": "y" for number in range(60)}}
    assert house.http.get("/health", headers=headers).status_code == 200


def test_a_body_in_honest_chunks_is_read(house: Running) -> None:
    def chunks() -> Iterator[bytes]:
        yield b'{"name":'
        yield b'"Ana"}'

    response = house.http.post("/api/me", content=chunks(), headers={"content-type": "application/json"})
    assert response.status_code == 201


# ------------------------------------------------------------------ too slow


@pytest.mark.parametrize(
    "begun",
    [
        b"",
        b"G",
        HEAD,
        POST + b"Content-Length: 9\r\n\r\n{",
        HEAD + b"Content-Length: 9\r\n\r\n{",
    ],
)
def test_a_request_that_is_never_whole_is_ended(
    monkeypatch: pytest.MonkeyPatch, dial: Dial, begun: bytes
) -> None:
    monkeypatch.setattr(protocol, "HEADER_SECONDS", 0.3)
    monkeypatch.setattr(protocol, "BODY_SECONDS", 0.45)
    one = dial(begun)
    # A byte now and then does not help.
    started = time.monotonic()
    while not is_closed(one) and time.monotonic() - started < 6:
        with contextlib.suppress(OSError):
            one.send(b"x" if begun else b"\r\n")
        time.sleep(0.05)
    assert time.monotonic() - started < 5


def test_a_second_request_that_is_never_whole_is_ended_too(
    monkeypatch: pytest.MonkeyPatch, dial: Dial
) -> None:
    monkeypatch.setattr(protocol, "HEADER_SECONDS", 0.3)
    one = dial(HEAD + b"\r\n")
    assert one.recv(65536).startswith(b"HTTP/1.1 200")
    one.sendall(HEAD)
    started = time.monotonic()
    assert b" 408 " in answer(one)
    assert time.monotonic() - started < 4


def test_who_does_not_read_the_answer_is_cut(house: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(protocol, "STUCK", 0.3)
    one = socket.socket()
    one.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    one.setsockopt(socket.IPPROTO_TCP, socket.TCP_MAXSEG, 536)
    one.connect(("127.0.0.1", house.settings.port))
    one.sendall(b"GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n" * 15)
    ledger = house.entrance.connections
    wait_until(lambda: ledger._all == 1)
    wait_until(lambda: ledger._all == 0, 10)
    one.close()


# ------------------------------------------------------------------ too many


def test_idle_connections_of_one_address_leave_room_for_others(house: Running, dial: Dial) -> None:
    with Onlooker(house):
        idle = [dial(b"G") for _ in range(400)]
        wait_until(lambda: sum(not is_closed(one) for one in idle) <= MOST["new"])
        time.sleep(0.1)
        kept = sum(not is_closed(one) for one in idle)
    assert MOST["new"] - 5 <= kept <= MOST["new"]


def test_connections_of_one_address_are_bounded_in_all(house: Running, dial: Dial) -> None:
    """Each has been answered before, and now it is only there."""
    with Onlooker(house):
        open_ones: list[socket.socket] = []
        for _ in range(MOST["connection"] + 100):
            one = dial(HEAD)
            open_ones.append(one)
            if is_closed(one):
                continue
            with contextlib.suppress(OSError):
                one.sendall(b"\r\n")
                one.settimeout(5)
                one.recv(65536)
                one.sendall(HEAD)
        wait_until(lambda: sum(not is_closed(one) for one in open_ones) <= MOST["connection"])
        time.sleep(0.1)
        kept = sum(not is_closed(one) for one in open_ones)
    assert kept <= MOST["connection"]


def test_room_is_kept_for_what_is_no_connection(house: Running, dial: Dial) -> None:
    ledger = house.entrance.connections
    ledger.most = 10
    idle = [dial(b"G") for _ in range(30)]
    wait_until(lambda: sum(is_closed(one) for one in idle) >= 20)
    assert ledger._all <= 10
    for one in idle:
        one.close()
    wait_until(lambda: ledger._all == 0)
    assert house.http.get("/health").status_code == 200


def test_sockets_that_have_not_said_who_they_are_leave_room(house: Running) -> None:
    table, people = full_table(house, "leaders", 4)
    opened: list[RawSocket] = []
    try:
        for _ in range(MOST["stranger"] + 10):
            opened.append(RawSocket(house.settings.port, f"/ws/tables/{table}"))
        assert [one.status for one in opened].count(101) == MOST["stranger"]
        assert {one.status for one in opened} == {101, 403}
    finally:
        for one in opened:
            one.close()
    wait_until(lambda: house.entrance.connections._count["stranger", "127.0.0.1"] == 0)
    with people[0].sit(table) as socket:
        socket.until("position")


def test_websockets_leave_the_ledger_when_they_close(house: Running) -> None:
    ledger = house.entrance.connections
    for path in ("/ws/lobby", "/ws/nowhere", "/ws/tables/none"):
        RawSocket(house.settings.port, path).close()
    # The line is gone a moment before whoever served it has noticed.
    wait_until(lambda: ledger._all == 0 and sum(ledger._count.values()) == 0)


def test_connections_by_a_proxy_are_not_counted_to_it() -> None:
    ledger = Connections(proxies="10.0.0.1, 10.0.0.2, 172.16.0.0/12")
    assert all(ledger.enter("connection", "10.0.0.2") for _ in range(1000))
    assert all(ledger.enter("connection", "172.17.0.5") for _ in range(1000))
    allowed = [ledger.enter("connection", "10.0.0.3") for _ in range(1000)]
    assert allowed.count(True) == MOST["connection"]


def test_a_household_is_one_address() -> None:
    assert network("192.0.2.7") == "192.0.2.7"
    assert network("2001:db8:1:2:3:4:5:6") == network("2001:db8:1:2::1") != network("2001:db8:1:3::1")
    assert network("fe80::1%eth0") == "fe80::/64"
    assert network("::ffff:192.0.2.7") == "192.0.2.7", "not everybody of the older kind"
    assert network("nonsense:") == "nonsense:"
    assert connections.KEPT > 0


def test_who_asks_on_and_on_is_not_let_in_for_a_while(
    house: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Everybody else is answered; after a while they are, too."""
    monkeypatch.setattr(connections, "BARRED", 1.5)
    with Onlooker(house):
        codes: list[int] = []
        started = time.monotonic()
        with contextlib.suppress(httpx2.TransportError):
            while time.monotonic() - started < 20:
                codes.append(house.http.get("/health").status_code)
        assert set(codes) == {200, 429}
        assert time.monotonic() - started < 20, "let in all the time"
        with pytest.raises(httpx2.TransportError):
            house.http.get("/health")
    time.sleep(connections.BARRED + 0.1)
    assert house.http.get("/health").status_code == 200
