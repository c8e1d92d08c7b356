"""How many connections there are, by address and by what they do: nobody takes them all for himself.

What stands behind a proxy that we believe comes from the proxy's address: such connections are counted in all
only, and requests and sockets by the address that the proxy names.
"""

from __future__ import annotations

import ipaddress
import time
from collections import Counter
from collections.abc import Generator
from contextlib import contextmanager
from typing import Final, Literal

from euphoria.server.common.errors import Problem

State = Literal["connection", "new", "request", "stranger", "socket"]
MOST: Final[dict[State, int]] = {
    # of one address at the same time
    "connection": 256,
    "new": 64,  # have not sent a whole header yet
    "request": 64,  # are being answered
    "stranger": 32,  # websockets that have not said who they are
    "socket": 128,  # websockets
}
BARRED: Final = 5.0
"""Seconds for which an address is not let in that asks on and on."""
MOST_BARRED: Final = 1000
"""Addresses kept as barred before those are forgotten that are no longer."""
KEPT: Final = 128
"""File descriptors that are never given to connections: the database, workers, files, other nodes."""


class Connections:
    def __init__(self, on: bool = True, proxies: str = "") -> None:
        self.on = on
        self.most = 1_000_000
        """In all; the process sets it to what the system allows."""
        self._proxies = [one.strip() for one in proxies.split(",") if one.strip()]
        self._count: Counter[tuple[State, str]] = Counter()
        self._all = 0
        self._barred: dict[str, float] = {}

    def allow(self, descriptors: int) -> None:
        """So many files may be open."""
        self.most = max(KEPT, descriptors - KEPT)

    def enter(self, state: State, address: str) -> bool:
        """Count one more; False if that is too many, and then it is not counted."""
        key = state, network(address)
        if self.on:
            if state == "connection" and (self._all >= self.most or self._is_barred(key[1])):
                return False
            if self._count[key] >= MOST[state] and not self._is_proxy(address):
                return False
        self._count[key] += 1
        self._all += state == "connection"
        return True

    def leave(self, state: State, address: str) -> None:
        key = state, network(address)
        self._count[key] -= 1
        self._all -= state == "connection"
        if self._count[key] <= 0:
            del self._count[key]

    def bar(self, address: str) -> None:
        """No new connections of this address for a while."""
        now = time.monotonic()
        self._barred[network(address)] = now + BARRED
        if len(self._barred) > MOST_BARRED:
            self._barred = {who: until for who, until in self._barred.items() if until > now}

    def _is_barred(self, address: str) -> bool:
        until = self._barred.get(address, 0.0)
        if until and until < time.monotonic():
            del self._barred[address]
        return until > time.monotonic()

    @contextmanager
    def counted(self, state: State, address: str) -> Generator[None]:
        """For as long as this lasts; `Problem` if there are too many."""
        if not self.enter(state, address):
            raise Problem("too-many", "problems-too-many", seconds=5.0)
        try:
            yield
        finally:
            self.leave(state, address)

    def _is_proxy(self, address: str) -> bool:
        """Written as uvicorn reads them: addresses, networks, or all."""
        return any(one == "*" or one == address or _is_in(address, one) for one in self._proxies)


def _is_in(address: str, written: str) -> bool:
    try:
        return "/" in written and ipaddress.ip_address(address) in ipaddress.ip_network(written)
    except ValueError:
        return False


def network(address: str) -> str:
    """Whom an address belongs to: a household has a whole network of the newer kind."""
    if ":" not in address:
        return address
    try:
        one = ipaddress.IPv6Address(address.partition("%")[0])
        if one.ipv4_mapped is not None:  # somebody of the older kind at a socket of the newer
            return str(one.ipv4_mapped)
        return str(ipaddress.ip_network((one, 64), strict=False))
    except ValueError:
        return address
