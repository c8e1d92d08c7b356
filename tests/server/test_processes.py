"""`euphoria serve --processes N`: several nodes behind one port, started, watched and stopped together."""

import asyncio
import os
import signal
import socket
import subprocess
import sys
import time
import zlib
from collections.abc import Callable
from pathlib import Path

import httpx2

from euphoria.server.common.ids import TableIds, owner
from euphoria.server.websocket.handover import Handover
from kit.daemons import Postgres
from kit.server import Player, plain_client, play_on, wait_until


class Shared:
    """Whoever answers at the shared port: each request comes by a connection of its own."""

    def __init__(self, port: int) -> None:
        self.address = f"http://127.0.0.1:{port}"
        self.http = plain_client(self.address, limits=httpx2.Limits(max_keepalive_connections=0))


def free_ports(count: int) -> int:
    """The first of some ports in a row that are free."""
    for port in range(20_000 + os.getpid() % 20_000, 60_000, 7):
        try:
            for number in range(count):
                with socket.socket() as probe:
                    probe.bind(("127.0.0.1", port + number))
            return port
        except OSError:
            continue
    raise AssertionError("no ports")


ASKING = plain_client("", timeout=5.0, limits=httpx2.Limits(max_keepalive_connections=0))


def metrics(port: int) -> str:
    try:
        return ASKING.get(f"http://127.0.0.1:{port}/metrics").text
    except httpx2.HTTPError:
        return ""


def is_process(port: int, number: int) -> Callable[[], bool]:
    return lambda: f"euphoria_process {number}.0" in metrics(port)


def start(*arguments: str) -> "subprocess.Popen[str]":
    return subprocess.Popen(
        [sys.executable, "-m", "euphoria.cli", "serve", *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "EUPHORIA_LIMITS": "no", "EUPHORIA_LOG": "json"},
    )


def children(pid: int) -> list[int]:
    """Of all its threads: the system keeps count by the thread that started them."""
    tasks = Path(f"/proc/{pid}/task").glob("*/children")
    return [int(child) for told in tasks for child in told.read_text("ascii").split()]


def sockets_at(port: int) -> int:
    return int(float(metrics(port).split("\neuphoria_sockets ")[1].split()[0]))


def meet_at_one_process(people: list[Player], table: str, port: int) -> None:
    """Wherever sockets of a table come in (the odds that twelve come in together are one in 2,048), one
    process has them all, and what one does is told to every other."""
    sockets = [person.sit(table) for person in people for _ in range(3)]
    for one in sockets:
        one.until("position")
    owner = zlib.crc32(table.encode()) % 2 + 1
    assert [sockets_at(port + process) for process in (1, 2)] == [
        12 if process == owner else 0 for process in (1, 2)
    ]
    assert play_on(people, table, 1) == 1
    for one in sockets:
        one.until("position")
        one.close()


def test_nobody_waits_for_a_process_that_is_not_there(tmp_path: Path) -> None:
    one = Handover(tmp_path, 1, 2)
    foreign = next(f"t{n}" for n in range(100) if one.owner(f"t{n}") == 2)
    own = next(f"t{n}" for n in range(100) if one.owner(f"t{n}") == 1)

    async def try_it() -> list[bool]:
        two = Handover(tmp_path, 2, 2)
        near, far = socket.socketpair()
        transport, _ = await asyncio.get_running_loop().connect_accepted_socket(asyncio.Protocol, near)
        tried = [one.pass_on(transport, f"/ws/tables/{foreign}", b"hello")]
        (tmp_path / "2").touch()  # what a process leaves that died
        two.open(lambda _request: asyncio.Protocol())
        tried += [one.pass_on(transport, path, b"") for path in (f"/ws/tables/{own}", "/ws/lobby", "/")]
        tried += [one.pass_on(transport, f"/ws/tables/{foreign}?x=1", b"hello")]
        two.close()
        tried += [one.pass_on(transport, f"/ws/tables/{foreign}", b"hello")]
        transport.abort()
        far.close()
        one.close()
        return tried

    assert asyncio.run(try_it()) == [False, False, False, False, True, False]


def test_every_process_gets_as_many_tables() -> None:
    ids = TableIds(3)
    assert [owner(ids.new(), 3) for _ in range(9)] == [1, 2, 3] * 3


def test_several_processes_serve_one_port_and_stop_together(pg: Postgres) -> None:
    port = free_ports(3)
    first = start("--processes", "2", "--port", str(port), "--database", pg.new_database())
    try:
        wait_until(is_process(port + 1, 1), 150.0)
        wait_until(is_process(port + 2, 2), 150.0)
        house = Shared(port)
        people = [Player(house, f"p{n}") for n in range(4)]
        table = people[0].table("leaders", 4)
        for person in people[1:]:
            person.join(table)
        people[0].start(table)
        assert play_on(people, table, 10) == 10
        wait_until(lambda: all('route="' in metrics(port + n) for n in (1, 2)))
        meet_at_one_process(people, table, port)
        # One is killed: its door opens again, and the game goes on meanwhile.
        dead = next(pid for pid in children(first.pid) if children(pid))
        os.kill(dead, signal.SIGKILL)
        time.sleep(0.2)
        wait_until(lambda: is_process(port + 1, 1)() and is_process(port + 2, 2)(), 150.0)
        assert play_on(people, table, 3) == 3
    finally:
        first.send_signal(signal.SIGTERM)
        out, errors = first.communicate(timeout=150)
    assert first.returncode == 0, errors
    assert "The house is closed." in out
    assert '"process": 1' in errors and '"process": 2' in errors
    assert metrics(port + 1) == metrics(port + 2) == ""


def test_several_processes_need_a_database_they_can_share() -> None:
    alone = start("--processes", "2", "--database", "sqlite:////dev/null")
    _, errors = alone.communicate(timeout=150)
    assert alone.returncode != 0
    assert errors.strip().splitlines() == [
        "Several processes need a database that they can share: --database postgresql://…"
    ]
