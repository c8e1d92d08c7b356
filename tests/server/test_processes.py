"""`euphoria serve --processes N`: several nodes behind one port, started, watched and stopped together."""

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable

import httpx2

from kit.daemons import Postgres
from kit.server import Player, play_on, wait_until


class Shared:
    """Whoever answers at the shared port: each request comes by a connection of its own."""

    def __init__(self, port: int) -> None:
        self.address = f"http://127.0.0.1:{port}"
        self.http = httpx2.Client(
            base_url=self.address, timeout=20.0, limits=httpx2.Limits(max_keepalive_connections=0)
        )


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


def metrics(port: int) -> str:
    try:
        return httpx2.get(f"http://127.0.0.1:{port}/metrics", timeout=5.0).text
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
    with open(f"/proc/{pid}/task/{pid}/children", encoding="ascii") as told:
        return [int(child) for child in told.read().split()]


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
        assert play_on(people, table, 12) == 12
        wait_until(lambda: all('route="' in metrics(port + n) for n in (1, 2)))
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
