"""People who think before they move: what a page asks while somebody points at things.

The questions and their rhythm are those of the web client: the region when a choice comes up, then a way and
what is seen from its end for each place under the pointer, aim and odds for a figure that is tapped, a
preview for each card or space.
"""

import asyncio
import random
import time
from collections import defaultdict
from typing import Any
from urllib.parse import urlsplit

import msgspec

from load_driver import Table
from load_houses import OurSeat

POINTER = 0.2
"""Seconds between two places under the pointer."""
SIDE = 600
"""Nobody stands nearer to the border, in thousandths of an inch."""
STEP = 1400
"""How far the pointer goes in between."""
ALIVE = ("up", "down")


class View(msgspec.Struct):
    type: str
    ply: int = -1
    view: msgspec.Raw = msgspec.Raw(b"null")


class Seat(OurSeat):
    """A seat that keeps what it sees, to be read when it is needed."""

    _outline = msgspec.json.Decoder(View).decode

    def __init__(self, address: str, token: str) -> None:
        super().__init__(address, token)
        self._seen = b"null"

    def heard(self, data: bytes) -> bool:
        message = self._outline(data)
        if message.type == "position":
            self._seen = bytes(message.view)
        return super().heard(data)

    @property
    def view(self) -> dict[str, Any]:
        seen: dict[str, Any] = msgspec.json.decode(self._seen)
        return seen


class Wire:
    """One connection that stays open, one request at a time."""

    def __init__(self, rest: str, token: str) -> None:
        parts = urlsplit(rest)
        self._host, self._port = parts.hostname or "", parts.port or 80
        self._head = (
            f"Host: {parts.netloc}\r\nAuthorization: Bearer {token}\r\nContent-Type: application/json"
        )
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, method: str, path: str, body: object = None) -> tuple[int, bytes]:
        """The status and the text of the answer."""
        text = b"" if body is None else msgspec.json.encode(body)
        head = f"{method} {path} HTTP/1.1\r\n{self._head}\r\nContent-Length: {len(text)}\r\n\r\n"
        try:
            return await self._send(head.encode() + text)
        except (asyncio.IncompleteReadError, ConnectionError):
            # The server has hung up meanwhile, as servers do on who is silent.
            self._streams = None
            return await self._send(head.encode() + text)

    async def _send(self, request: bytes) -> tuple[int, bytes]:
        if self._streams is None:
            self._streams = await asyncio.open_connection(self._host, self._port)
        reader, writer = self._streams
        writer.write(request)
        head = (await reader.readuntil(b"\r\n\r\n")).decode().lower()
        size = int(head.partition("content-length:")[2].partition("\r\n")[0])
        return int(head.split()[1]), await reader.readexactly(size)

    def close(self) -> None:
        if self._streams is not None:
            self._streams[1].close()


class Times:
    """How long answers took, in seconds, by what was asked; and what was said to those that failed."""

    def __init__(self) -> None:
        self.taken: dict[str, list[float]] = defaultdict(list)
        self.refused: list[str] = []

    @property
    def failed(self) -> int:
        return len(self.refused)

    @property
    def count(self) -> int:
        return sum(len(taken) for taken in self.taken.values())


class Person:
    """Asks at one table: for whoever is to choose, over two connections as a page has them."""

    def __init__(self, table: Table, rest: str, id: str, times: Times) -> None:
        self.table = table
        self.seats = [seat for seat in table.seats if isinstance(seat, Seat)]
        self.path = f"/api/tables/{id}"
        self.times = times
        self.luck = table.luck
        self._wires = {seat.token: (Wire(rest, seat.token), Wire(rest, seat.token)) for seat in self.seats}

    def close(self) -> None:
        for wires in self._wires.values():
            for wire in wires:
                wire.close()

    def chooser(self) -> Seat | None:
        return next((seat for seat in self.seats if seat.asked), None)

    async def _timed(self, kind: str, seat: Seat, path: str, body: object = None, line: int = 0) -> None:
        method = "GET" if body is None else "POST"
        started = time.perf_counter()
        status, told = await self._wires[seat.token][line].ask(method, self.path + path, body)
        self.times.taken[kind].append(time.perf_counter() - started)
        if status != 200:
            self.times.refused.append(f"{kind} {body}: {status} {told.decode()}")

    async def work_out(self, seat: Seat, question: dict[str, Any], kind: str = "", line: int = 0) -> None:
        await self._timed(kind or question["ask"], seat, "/ask", {"question": question}, line)

    async def region(self, seat: Seat) -> None:
        await self._timed("region", seat, "/region")

    async def check(self, seat: Seat, action: str) -> None:
        await self._timed("check", seat, "/check", {"action": action, "lang": "en"})

    async def preview(self, seat: Seat, action: str) -> None:
        await self._timed("preview", seat, "/preview", {"action": action, "lang": "en"})

    # ------------------------------------------------------------------ dystopia

    async def over_the_city(self, seat: Seat, looks: int) -> None:
        """Look at what some answers would bring."""
        for _ in range(looks):
            action = self.luck.choice(seat.options())
            await (self.check(seat, action) if self.luck.random() < 0.2 else self.preview(seat, action))
            await asyncio.sleep(POINTER * (0.5 + self.luck.random()))

    # ------------------------------------------------------------------ show

    async def over_the_arena(self, seat: Seat, looks: int) -> None:
        """The region; then the pointer goes over the table, or to figures."""
        view = seat.view
        await self.region(seat)
        me = _figure(view, view["about"])
        others = [one for one in view["figures"] if one["status"] in ALIVE and one is not me]
        if me is None or not others:
            await self.check(seat, self.luck.choice(seat.options()))
            return
        if view["question"] == "position" and self.luck.random() < 0.75:
            await self._point(seat, me, looks)
        else:
            await self._aim(seat, me, self.luck.choice(others))

    async def _point(self, seat: Seat, me: dict[str, Any], looks: int) -> None:
        x, y, surface = me["place"]
        across, up = self.luck.uniform(-STEP, STEP), self.luck.uniform(-STEP, STEP)
        for _ in range(looks):
            x, y = x + across, y + up
            # The pointer jumps now and then, also to somewhere out of reach.
            if self.luck.random() < 0.1:
                x, y = self.luck.uniform(0, 48_000), self.luck.uniform(0, 36_000)
            x, y = min(max(x, SIDE), 48_000 - SIDE), min(max(y, SIDE), 36_000 - SIDE)
            to = f"{int(x) / 1000:g},{int(y) / 1000:g}" + (f"@{surface}" if surface else "")
            await asyncio.gather(
                self.work_out(seat, {"ask": "route", "figure": me["figure"], "to": to}),
                self.work_out(seat, {"ask": "sight", "figure": me["figure"], "at": to}, line=1),
            )
            if self.luck.random() < 0.1:
                await self.work_out(seat, {"ask": "under", "at": to})
                await self.work_out(seat, {"ask": "measure", "from": me["figure"], "to": to})
            await asyncio.sleep(POINTER * (0.5 + self.luck.random()))

    async def _aim(self, seat: Seat, me: dict[str, Any], other: dict[str, Any]) -> None:
        both = {"figure": me["figure"], "target": other["figure"]}
        await self.work_out(seat, {"ask": "sight", **both}, "sight of one")
        if me["aim"] is not None and me["shots"]:
            await self.work_out(seat, {"ask": "aim", **both})
            await self.work_out(seat, {"ask": "odds", **both})
        if other["team"] not in (me["team"], None):
            await self.work_out(seat, {"ask": "fight", **both})


def _figure(view: dict[str, Any], name: str | None) -> dict[str, Any] | None:
    found = (one for one in view["figures"] if one["figure"] == name and one["status"] in ALIVE)
    return next(found, None)


def luck_of(number: int) -> random.Random:
    return random.Random(f"answers {number}")
