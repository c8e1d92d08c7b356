"""Webhooks: "it is your turn", to an address somebody gave, which must not be one inside our own network."""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from urllib.parse import urlsplit

from euphoria.server.errors import Problem


async def addresses(url: str, private: bool) -> list[str]:
    """The addresses that a URL's host has now; `Problem` if one of them is not a public one."""
    parts = urlsplit(url)
    try:
        port = parts.port
    except ValueError:
        raise Problem("bad-request", "A webhook is an http or https address.") from None
    if parts.scheme not in ("https", "http") or not parts.hostname or parts.username or parts.password:
        raise Problem("bad-request", "A webhook is an http or https address.")
    loop = asyncio.get_running_loop()
    try:
        found = await asyncio.wait_for(
            loop.getaddrinfo(parts.hostname, port or 443, type=socket.SOCK_STREAM), timeout=3
        )
    except (OSError, UnicodeError, TimeoutError):
        raise Problem("bad-request", "The host of this address is not found.") from None
    known = sorted({str(info[4][0]) for info in found})
    if not private and not all(is_public(address) for address in known):
        raise Problem("not-allowed", "A webhook must not lead into a private network.")
    return known


def is_public(address: str) -> bool:
    ip = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(ip, ipaddress.IPv6Address) and ip.ipv4_mapped is not None:
        ip = ip.ipv4_mapped
    return ip.is_global and not ip.is_multicast


async def check_url(url: str, private: bool) -> None:
    """Raise `Problem` for an address that will never be called."""
    await addresses(url, private)
