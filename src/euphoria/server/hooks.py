"""Webhooks: "it is your turn", for slow games, to an address that the player gave.

The address must not lead into our own network. It is looked up once, checked, and then called by the number
that was checked, so that a name cannot change its meaning in between. Calls wait in a short queue, are tried
a few times, and never delay a table.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
import ssl
from functools import partial
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit

import msgspec
import structlog

from euphoria.server.errors import Problem
from euphoria.server.store import people

if TYPE_CHECKING:
    from euphoria.server.house import House
    from euphoria.server.live import Live

log: Any = structlog.get_logger("euphoria.hooks")

WAITING: Final = 1_000
"""Calls that may wait; more are dropped, for a reminder is not worth memory without end."""
TRIES: Final = 3
PAUSE: Final = 5.0
PATIENCE: Final = 5.0


class Target:
    """Where to call: what was asked for, and the address it was found to be."""

    __slots__ = ("address", "host", "path", "port", "secure")

    def __init__(self, secure: bool, host: str, port: int, path: str, address: str) -> None:
        self.secure = secure
        self.host = host
        self.port = port
        self.path = path
        self.address = address


async def find(url: str, private: bool) -> Target:
    """Look a webhook's address up; `Problem` for one that must not be called."""
    parts = urlsplit(url)
    try:
        port = parts.port
    except ValueError:
        raise Problem("bad-request", "A webhook is an http or https address.") from None
    plain = not any(letter.isspace() or ord(letter) < 33 or ord(letter) > 126 for letter in url)
    if parts.scheme not in ("https", "http") or not parts.hostname or parts.username or not plain:
        raise Problem("bad-request", "A webhook is an http or https address.")
    port = port or (443 if parts.scheme == "https" else 80)
    try:
        loop = asyncio.get_running_loop()
        found = await asyncio.wait_for(
            loop.getaddrinfo(parts.hostname, port, type=socket.SOCK_STREAM), timeout=3
        )
    except (OSError, UnicodeError):
        raise Problem("bad-request", "The host of this address is not found.") from None
    known = sorted({str(info[4][0]) for info in found})
    if not private and not all(is_public(address) for address in known):
        raise Problem("not-allowed", "A webhook must not lead into a private network.")
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Target(parts.scheme == "https", parts.hostname, port, path, known[0])


UNICAST = ipaddress.ip_network("2000::/3")
"""Where public IPv6 addresses live; what lies outside may be an IPv4 address in another coat."""
WRAPPED = ipaddress.ip_network("2002::/16")
"""6to4: addresses that carry an IPv4 address, which may be a private one."""


def is_public(address: str) -> bool:
    ip = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(ip, ipaddress.IPv6Address) and ip.ipv4_mapped is not None:
        ip = ip.ipv4_mapped
    if isinstance(ip, ipaddress.IPv6Address) and (ip not in UNICAST or ip in WRAPPED):
        return False
    return ip.is_global and not ip.is_multicast


async def check_url(url: str, private: bool) -> None:
    """Raise `Problem` for an address that will never be called."""
    await find(url, private)


async def call(target: Target, body: bytes) -> int:
    """Post to the address that was checked; the status. No redirects are followed."""
    context = ssl.create_default_context() if target.secure else None
    name = target.host if target.secure else None
    reader, writer = await asyncio.open_connection(
        target.address, target.port, ssl=context, server_hostname=name
    )
    try:
        host = f"[{target.host}]" if ":" in target.host else target.host
        head = (
            f"POST {target.path} HTTP/1.1\r\nHost: {host}:{target.port}\r\nUser-Agent: euphoria\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\nConnection: close\r\n\r\n"
        )
        writer.write(head.encode("ascii") + body)
        await writer.drain()
        answer = (await reader.readline()).split()
        return int(answer[1]) if len(answer) > 1 and answer[1].isdigit() else 0
    finally:
        writer.close()


class Hooks:
    """The queue of calls, and the task that makes them."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._queue: asyncio.Queue[tuple[str, str, int, int]] = asyncio.Queue(WAITING)
        self._told: dict[tuple[str, int], tuple[int, int]] = {}
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def table_changed(self, live: Live) -> None:
        """Remember to tell people of a slow game who are asked something new."""
        match = live.match
        if live.row.pace != "slow" or live.row.phase != "playing" or match is None:
            return
        for decision in match.decisions:
            seat = decision.seat
            person = live.seats[seat].person
            question = (live.row.epoch, live.posed[seat])
            if person is None or live.played_by(seat) or self._told.get((live.row.id, seat)) == question:
                continue
            self._told[live.row.id, seat] = question
            if len(self._told) > 10 * WAITING:
                self._told.pop(next(iter(self._told)))
            try:
                self._queue.put_nowait((person, live.row.id, seat, match.ply))
            except asyncio.QueueFull:
                log.warning("hooks-full")

    async def _run(self) -> None:
        while True:
            person, table, seat, ply = await self._queue.get()
            try:
                await self._tell(person, table, seat, ply)
            except Exception as error:
                log.info("hook-failed", table=table, error=type(error).__name__)

    async def _tell(self, person: str, table: str, seat: int, ply: int) -> None:
        found = await self.house.door.read(partial(people.by_id, id=person))
        if found is None or not found.hook:
            return
        body = msgspec.json.encode(
            {
                "event": "your-turn",
                "table": table,
                "seat": seat,
                "ply": ply,
                "url": f"{self.house.settings.address}/t/{table}",
            }
        )
        for attempt in range(TRIES):
            # Looked up anew for every call: what was public yesterday may lead inside today.
            target = await find(found.hook, self.house.settings.private_webhooks)
            try:
                status = await asyncio.wait_for(call(target, body), PATIENCE)
            except (OSError, ssl.SSLError):
                status = 0
            if 200 <= status < 300:
                return
            if attempt < TRIES - 1:
                await asyncio.sleep(PAUSE)
        log.info("hook-unanswered", table=table)
