"""Load on a real server: live tables whose seats are all played over sockets.

    python bench/server_load.py [--tables 200] [--think 1.0] [--seconds 20] [--database URL]

Starts `euphoria serve` as a process of its own, seats four programs at every table of leaders, lets each
table act every `think` seconds, and measures from sending an action to the moment the last of the four has
the new position.
Clients run on the same machine, so they cost as much as the server does.
"""

import argparse
import asyncio
import os
import random
import resource
import secrets
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx2
import msgspec
from websockets.asyncio.client import connect


class Option(msgspec.Struct):
    text: str


class Decision(msgspec.Struct):
    options: list[Option]


class View(msgspec.Struct):
    result: dict[str, Any] | None


class Message(msgspec.Struct):
    """What the measurement needs of a message."""

    type: str
    ply: int = -1
    decision: Decision | None = None
    view: View | None = None
    waiting: list[dict[str, Any]] = msgspec.field(default_factory=list)
    code: str = ""


decode = msgspec.json.Decoder(Message).decode


class Seat:
    """One program at a table."""

    def __init__(self) -> None:
        self.position: Message | None = None
        self.arrived = asyncio.Event()
        self.line: Any = None
        self.errors = 0

    async def listen(self) -> None:
        async for text in self.line:
            message = decode(text)
            if message.type == "position":
                self.position = message
                self.arrived.set()
            elif message.type == "error":
                self.errors += 1


async def seated(address: str, table: str, token: str) -> Seat:
    seat = Seat()
    seat.line = await connect(
        address.replace("http", "ws") + f"/ws/tables/{table}", max_size=None, ping_interval=None
    )
    await seat.line.send(msgspec.json.encode({"type": "hello", "token": token}).decode())
    return seat


async def play(seats: list[Seat], think: float, until: float, taken: list[float]) -> None:
    """Act at one table until the time is over or the game is."""
    luck = random.Random()
    await asyncio.sleep(luck.random() * think)
    while time.monotonic() < until:
        positions = [seat.position for seat in seats]
        first = positions[0]
        if first is None or first.view is None or first.view.result is not None:
            return
        actor = luck.choice(first.waiting)["seat"]
        position = positions[actor]
        if position is None or position.decision is None:
            await asyncio.sleep(0.01)
            continue
        ply = position.ply
        for seat in seats:
            seat.arrived.clear()
        body = {
            "type": "act",
            "key": secrets.token_hex(8),
            "ply": ply,
            "action": luck.choice(position.decision.options).text,
        }
        started = time.perf_counter()
        await seats[actor].line.send(msgspec.json.encode(body).decode())
        for seat in seats:
            while seat.position is None or seat.position.ply <= ply:
                seat.arrived.clear()
                await asyncio.wait_for(seat.arrived.wait(), 30)
        taken.append(time.perf_counter() - started)
        if think:
            await asyncio.sleep(think * (0.5 + luck.random()))


async def furnish(http: httpx2.AsyncClient, count: int) -> list[tuple[str, list[str]]]:
    """Tables with four people each, all begun."""

    async def one() -> tuple[str, list[str]]:
        tokens = [
            (
                await http.post("/api/me", json={"name": f"p{secrets.token_hex(4)}"}, headers={"cookie": ""})
            ).json()["token"]
            for _ in range(4)
        ]
        heads = [{"authorization": f"Bearer {token}"} for token in tokens]
        made = await http.post("/api/tables", json={"title": "leaders", "players": 4}, headers=heads[0])
        table = made.json()["table"]["id"]
        for head in heads[1:]:
            (await http.post(f"/api/tables/{table}/join", json={}, headers=head)).raise_for_status()
        (await http.post(f"/api/tables/{table}/start", headers=heads[0])).raise_for_status()
        return table, tokens

    made: list[tuple[str, list[str]]] = []
    for start in range(0, count, 10):
        made += await asyncio.gather(*(one() for _ in range(min(10, count - start))))
    return made


def memory(pid: int) -> int:
    """Bytes a process holds."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) * 1024
    return 0


def cpu(pid: int) -> float:
    """Seconds of processor a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def measure(address: str, pid: int, tables: int, think: float, seconds: float) -> None:
    async with httpx2.AsyncClient(base_url=address, timeout=60) as http:
        empty = memory(pid)
        made = await furnish(http, tables)
        full = memory(pid)
        print(
            f"{tables} tables: {(full - empty) / tables / 1024:.0f} kB of memory each, idle, without sockets"
        )
        every = [
            await asyncio.gather(*(seated(address, table, token) for token in tokens))
            for table, tokens in made
        ]
        listeners = [asyncio.create_task(seat.listen()) for seats in every for seat in seats]
        while any(seat.position is None for seats in every for seat in seats):
            await asyncio.sleep(0.05)
        print(f"{4 * tables} sockets: {(memory(pid) - full) / tables / 4 / 1024:.0f} kB of memory each")
        taken: list[float] = []
        before, started = cpu(pid), time.monotonic()
        until = started + seconds
        await asyncio.gather(*(play(list(seats), think, until, taken) for seats in every))
        spent, lasted = cpu(pid) - before, time.monotonic() - started
        for listener in listeners:
            listener.cancel()
    taken.sort()
    marks = " ".join(f"p{mark} {1000 * taken[int(len(taken) * mark / 100)]:.1f} ms" for mark in (50, 95, 99))
    errors = sum(seat.errors for seats in every for seat in seats)
    print(f"{len(taken)} actions in {lasted:.1f} s: {len(taken) / lasted:.0f}/s, {marks}, {errors} errors")
    print(f"server: {1000 * spent / len(taken):.2f} ms of processor per action to 4 receivers")


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--tables", type=int, default=200)
    words.add_argument("--think", type=float, default=1.0)
    words.add_argument("--seconds", type=float, default=20.0)
    words.add_argument("--database", default="")
    given = words.parse_args()
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, max(soft, 8192)), hard))
    with tempfile.TemporaryDirectory() as folder, socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
        probe.close()
        settings = {
            "EUPHORIA_PORT": str(port),
            "EUPHORIA_LIMITS": "no",
            "EUPHORIA_DATABASE": given.database or f"sqlite:///{folder}/load.sqlite",
        }
        server = subprocess.Popen(
            [sys.executable, "-m", "euphoria.cli", "serve"],
            env={**os.environ, **settings},
            stdout=subprocess.DEVNULL,
        )
        try:
            address = f"http://127.0.0.1:{port}"
            for _ in range(600):
                try:
                    if httpx2.get(f"{address}/ready").status_code == 200:
                        break
                except httpx2.TransportError:
                    time.sleep(0.1)
            asyncio.run(measure(address, server.pid, given.tables, given.think, given.seconds))
        finally:
            server.terminate()
            server.wait(30)


if __name__ == "__main__":
    main()
