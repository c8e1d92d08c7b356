"""One call: a POST to an address that was checked."""

from __future__ import annotations

import asyncio
import hmac
import ssl
from functools import cache
from hashlib import sha256
from typing import Final

from euphoria.server.webhooks.address import Target

CONNECT: Final = 3.0
"""Seconds for one address to take the call; then the next one of the same name is tried."""
ANSWER: Final = 8 * 1024
"""Bytes of an answer that are read at most. Only its first line counts."""
HEADER: Final = "X-Euphoria-Signature"


def secret(app: str, person: str, url: str) -> str:
    """What signs the calls to this address of this person. Made from the house's secret, so never stored."""
    made = hmac.new(app.encode(), f"hook\n{person}\n{url}".encode(), sha256)
    return "eu_hook_" + made.hexdigest()


def sign(secret: str, time: int, body: bytes) -> str:
    """The value of the header: the time in seconds is signed too, so that an old call is known as old."""
    made = hmac.new(secret.encode(), f"{time}.".encode() + body, sha256)
    return f"t={time},v1={made.hexdigest()}"


def signed(secret: str, time: int, body: bytes) -> dict[str, str]:
    """The headers of a call to a player's own address."""
    return {"Content-Type": "application/json", HEADER: sign(secret, time, body)}


async def post(target: Target, body: bytes, headers: dict[str, str]) -> int:
    """The status of the answer, 0 if there was none that makes sense. No redirects are followed."""
    reader, writer = await _connect(target)
    try:
        writer.write(_head(target, len(body), headers) + body)
        await writer.drain()
        try:
            answer = (await reader.readline()).split()
        except ValueError:  # a line without end
            return 0
        good = len(answer) > 1 and answer[0].startswith(b"HTTP/") and answer[1].isdigit()
        return int(answer[1]) if good else 0
    finally:
        # Whatever else they would say is not waited for, and nothing of ours is left to be sent.
        writer.transport.abort()


async def _connect(target: Target) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """To the first address that takes the call. Once one has, no other is asked: it may have heard."""
    context = _context() if target.secure else None
    name = target.host if target.secure else None
    trouble: OSError = ConnectionError()
    for address in target.addresses:
        line = asyncio.open_connection(address, target.port, ssl=context, server_hostname=name, limit=ANSWER)
        try:
            return await asyncio.wait_for(line, CONNECT)
        except OSError as error:
            trouble = error
    raise trouble


@cache
def _context() -> ssl.SSLContext:
    """Reading the system's certificates takes long, so once."""
    return ssl.create_default_context()


def _head(target: Target, length: int, headers: dict[str, str]) -> bytes:
    host = f"[{target.host}]" if ":" in target.host else target.host
    if target.port != (443 if target.secure else 80):
        host = f"{host}:{target.port}"
    lines = (
        f"POST {target.path} HTTP/1.1",
        f"Host: {host}",
        "User-Agent: euphoria",
        f"Content-Length: {length}",
        *(f"{name}: {value}" for name, value in headers.items()),
        "Connection: close",
    )
    return ("\r\n".join(lines) + "\r\n\r\n").encode("ascii")
