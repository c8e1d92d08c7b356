"""Clients that talk too much, or never read, or never speak: others notice nothing, and memory stays bounded.

Growth is measured in bytes that Python has allocated.
"""

import asyncio
import gc
import json
import secrets
import time
import tracemalloc
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from euphoria.server.push.subscriber import QUEUE, WEIGHT, Subscriber
from euphoria.server.websocket import connection
from euphoria.server.websocket import table as tables
from euphoria.server.websocket.limit import FLOOD
from kit.raw import RawSocket
from kit.server import Running, full_table, running, wait_until


def lobby(server: Running) -> str:
    return server.address.replace("http", "ws") + "/ws/lobby"


def tasks(server: Running) -> int:
    async def count() -> int:
        return len(asyncio.all_tasks())

    return asyncio.run_coroutine_threadsafe(count(), server.loop).result(20)


def listeners(server: Running, table: str) -> int:
    audience = server.house.hub.tables.get(table)
    return 0 if audience is None else len(audience.subscribers)


@contextmanager
def measured() -> Iterator[Callable[[], int]]:
    """How many bytes more are in use than at the start."""
    gc.collect()
    tracemalloc.start()
    try:
        yield lambda: tracemalloc.get_traced_memory()[0]
    finally:
        tracemalloc.stop()


# ------------------------------------------------------------------ the lobby


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(f"sqlite:///{tmp_path_factory.mktemp('lines')}/s.sqlite") as one:
        yield one


frames = st.one_of(
    st.text(max_size=200),
    st.binary(max_size=200),
    st.sampled_from(["[" * 10_000, '{"type":"hello","token":"x"}', '{"type":"act"}', "x" * 16_000]),
)


@settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))
@given(sent=st.lists(frames, min_size=1, max_size=20))
def test_nonsense_to_the_lobby_is_not_listened_to(house: Running, sent: list[str | bytes]) -> None:
    """Whoever sends it still gets the list, and everybody else, too."""
    with connect(lobby(house)) as line:
        first = json.loads(line.recv(20))
        assert first["type"] == "lobby"
        for frame in sent:
            line.send(frame)
        pong = line.ping()
        assert pong.wait(20)
    assert house.http.get("/health").status_code == 200


def test_too_much_to_the_lobby_ends_the_line_and_no_other(server: Running) -> None:
    ana = server.person("Ana")
    with connect(lobby(server)) as listening, connect(lobby(server)) as talking:
        for each in (listening, talking):
            assert json.loads(each.recv(20))["tables"] == []
        with pytest.raises(ConnectionClosed):
            flood(talking)
        with connect(lobby(server)) as huge:
            huge.recv(20)
            huge.send("x" * 100_000)
            with pytest.raises(ConnectionClosed):
                huge.recv(20)
        table = ana.table("leaders", 4)
        assert [one["id"] for one in json.loads(listening.recv(20))["tables"]] == [table]


def flood(line: Any) -> None:
    for _ in range(10 * FLOOD):
        line.send("hello?")
    line.recv(20)


# ------------------------------------------------------------------ who never reads


def test_a_queue_that_is_full_is_thrown_away() -> None:
    async def test() -> None:
        one = Subscriber("table", None)
        for number in range(QUEUE):
            one.put(b"%d" % number)
        assert one.cut == "" and len(one.waiting) == QUEUE
        for _ in range(3 * QUEUE):
            one.put(b"more")
            assert one.cut == "slow" and one.over.is_set() and one.waiting == []

    asyncio.run(test())


def test_what_waits_is_bounded_in_bytes_but_one_message_always_fits() -> None:
    async def test() -> None:
        one = Subscriber("table", None)
        one.put(bytes(2 * WEIGHT))
        assert one.cut == "" and len(one.waiting) == 1
        one.put(b"more")
        assert one.cut == "slow" and one.waiting == []
        two = Subscriber("table", None)
        for _ in range(4):
            two.put(bytes(WEIGHT // 4))
        assert two.cut == ""
        two.put(b"more")
        assert two.cut == "slow"

    asyncio.run(test())


Dial = Callable[[Running, str], RawSocket]


@pytest.fixture
def dial() -> Iterator[Dial]:
    """Opens lines to a table that are closed after the test."""
    opened: list[RawSocket] = []

    def dial(server: Running, table: str) -> RawSocket:
        opened.append(RawSocket(server.settings.port, f"/ws/tables/{table}"))
        return opened[-1]

    yield dial
    for one in opened:
        one.close()


def test_who_never_reads_is_cut_and_nobody_else_notices(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, dial: Dial
) -> None:
    """Ten lookers-on who read nothing, while the table is told a megabyte for each of them."""
    monkeypatch.setattr(connection, "STUCK", 2.0)
    with running(f"sqlite:///{tmp_path}/s.sqlite") as server:
        table, people = full_table(server, "leaders", 4)
        deaf = [dial(server, table) for _ in range(10)]
        for one in deaf:
            one.send("hello")
        wait_until(lambda: listeners(server, table) == len(deaf))
        with people[1].sit(table) as reader, measured() as used:
            reader.until("position")
            before, most = used(), 0
            for number in range(400):
                people[0].post(f"/api/tables/{table}/chat", key=secrets.token_hex(8), text="🎲" * 500)
                said = reader.until("chat")["messages"]
                assert [one["number"] for one in said] == [number]
                most = max(most, used() - before)
            wait_until(lambda: listeners(server, table) == 1)
        # All that was said, for everybody who does not read, would be 13 MB; a full queue for each is 6.5 MB.
        assert most < 8_000_000, most
        assert all(one.closed() for one in deaf)


def test_pings_of_who_never_reads_do_not_fill_the_memory(server: Running, dial: Dial) -> None:
    """Their answers pass by the queue of messages."""
    table, people = full_table(server, "leaders", 4)
    deaf = dial(server, table)
    deaf.send("hello")
    wait_until(lambda: listeners(server, table) == 1)
    ping = bytes([0x89, 0x80 | 125]) + bytes(4) + b"x" * 125
    with measured() as used:
        before = used()
        tracemalloc.reset_peak()
        with suppress(ConnectionError):
            for _ in range(400):
                deaf.line.sendall(ping * 500)  # 25 MB in all
        wait_until(lambda: listeners(server, table) == 0)
        # Never, not only in the end: what waits for a line is forgotten when the line is cut.
        assert tracemalloc.get_traced_memory()[1] - before < 4_000_000
    assert people[0].position(table)["ply"] == 0


# ------------------------------------------------------------------ who never speaks


def test_sockets_that_never_say_hello_are_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, dial: Dial
) -> None:
    monkeypatch.setattr(tables, "PATIENCE", 1.5)
    with running(f"sqlite:///{tmp_path}/s.sqlite") as server:
        table, people = full_table(server, "leaders", 4)
        at_rest = tasks(server)
        silent = [dial(server, table) for _ in range(250)]
        assert {one.status for one in silent} == {101}
        assert tasks(server) > at_rest + 50
        # Meanwhile people play.
        started = time.monotonic()
        with people[1].sit(table) as reader:
            people[0].act(table, people[0].position(table)["decision"]["options"][0]["text"], 0)
            reader.until("position", lambda message: message["ply"] == 1)
        assert time.monotonic() - started < 5
        assert all(one.closed() for one in silent)
        wait_until(lambda: tasks(server) <= at_rest + 2)
        assert listeners(server, table) == 0


# ------------------------------------------------------------------ memory


def test_what_is_refused_leaves_no_bytes_behind(tmp_path: Path) -> None:
    """Actions, names, tables, keys and options that nobody has ever thought of before, again and again."""
    with running(f"sqlite:///{tmp_path}/s.sqlite") as server:
        table, people = full_table(server, "dystopia", 2)
        ana = people[0]
        number = 0

        def bad_things(times: int) -> None:
            nonlocal number
            with ana.sit(table) as lines:
                for _ in range(times):
                    number += 1
                    payment = "+".join(f"{1 + number // 15**place % 15}{good}" for place, good in goods)
                    lines.send("act", key=secrets.token_hex(8), ply=0, action=f"pay {payment}")
                    assert lines.until("error")["code"] in ("refused", "bad-action")
                    if number % 10 == 0:
                        refused_by_http()

        def refused_by_http() -> None:
            word = secrets.token_hex(8)
            ana.refused("GET", f"/api/tables/{word}")
            ana.refused("GET", f"/api/titles/{word}")
            ana.refused("GET", f"/{word}")
            ana.refused("PATCH", "/api/me", name="\u202e" + word)
            ana.refused("POST", "/api/tables", title=word, players=4)
            ana.refused("POST", "/api/tables", title="leaders", players=4, options={word: 1})
            ana.refused("POST", f"/api/tables/{table}/standing", kind=word, on=True)
            assert not ana.post(f"/api/tables/{table}/check", action=word)["allowed"]
            server.anyone("eu_" + word).refused("GET", "/api/me")
            assert ana.request("PATCH", "/api/me", json={"name": word}).status_code == 200

        kinds = ana.get("/api/titles/dystopia")["words"]["payment"]
        goods = list(enumerate(kinds))
        bad_things(80)
        with measured() as used:
            bad_things(40)
            gc.collect()
            before = used()
            for _ in range(3):
                bad_things(40)
            gc.collect()
            grown = used() - before
        # What is kept of one bad action alone would be 120 x 900 bytes.
        assert grown < 37_500, f"{grown} bytes for 120 bad actions and 120 bad requests"
        assert ana.position(table)["ply"] == 0
        assert set(server.house.tables._used) == {table}
