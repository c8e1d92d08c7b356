"""Where a webhook's address leads, and whether it may be called.

It must not lead into our own network. A name is looked up for every call, all its addresses are checked, and
then one of those that were checked is called, so that a name cannot change its meaning in between.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from typing import Final
from urllib.parse import SplitResult, urlsplit

from euphoria.server.common.errors import Problem

LOOKUP: Final = 3.0
"""Seconds a name may take to be found."""
MOST: Final = 4
"""Addresses of one name that are tried."""

_threads: Final = ThreadPoolExecutor(16, "euphoria-names")
"""Threads of their own: somebody's dead name server must not hold up whatever else runs in threads."""


@dataclass(frozen=True, slots=True)
class Target:
    """Where to call: what was asked for, and the addresses it was found to have."""

    secure: bool
    host: str
    port: int
    path: str
    addresses: tuple[str, ...]


def host_of(url: str) -> str:
    return urlsplit(url).hostname or ""


async def find(url: str, private: bool) -> Target:
    """Look a webhook's address up; `Problem` for one that must not be called."""
    parts = _split(url)
    host = parts.hostname or ""
    port = parts.port or (443 if parts.scheme == "https" else 80)
    loop = asyncio.get_running_loop()
    try:
        found = await asyncio.wait_for(loop.run_in_executor(_threads, lookup, host, port), LOOKUP)
    except (OSError, UnicodeError):
        raise Problem("bad-request", "problems-hook-no-host") from None
    if not found:
        raise Problem("bad-request", "problems-hook-no-host")
    if not private and not all(is_public(address) for address in found):
        raise Problem("not-allowed", "problems-hook-private")
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Target(parts.scheme == "https", host, port, path, tuple(found[:MOST]))


def _split(url: str) -> SplitResult:
    plain = all(32 < ord(letter) < 127 for letter in url)
    with suppress(ValueError):  # a bracket too many, a port that is no number
        parts = urlsplit(url)
        named = parts.hostname and not parts.username and parts.port != 0
        if plain and named and parts.scheme in ("https", "http"):
            return parts
    raise Problem("bad-request", "problems-hook-scheme")


def lookup(host: str, port: int) -> list[str]:
    """All addresses of a name, each once, in the order the system prefers. May take its time."""
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return list(dict.fromkeys(str(info[4][0]) for info in found))


UNICAST: Final = ipaddress.ip_network("2000::/3")
"""Where public IPv6 addresses live; what lies outside may be an IPv4 address in another coat."""
WRAPPED: Final = ipaddress.ip_network("2002::/16")
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
