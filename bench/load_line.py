"""A small websocket client for the load driver: the driver shares the machine with what it measures.

Text messages only, uncompressed, no pings of its own. One callback per message, no task per connection.
"""

import asyncio
import base64
import os
from collections.abc import Callable
from typing import cast
from urllib.parse import urlsplit

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
MASK = b"\0\0\0\0"  # a mask is required; one of zeros leaves the text as it is


class Line(asyncio.Protocol):
    """One connection. `heard` is called with every message once the door is open."""

    def __init__(self, head: bytes, heard: Callable[[bytes], None]) -> None:
        self.heard = heard
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closed = False
        self._head = head
        self._got = bytearray()
        self._parts = b""
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(self._head)

    def connection_lost(self, exc: Exception | None) -> None:
        self.closed = True
        if not self.opened.done():
            self.opened.set_exception(exc or ConnectionResetError("The server closed the connection."))

    def data_received(self, data: bytes) -> None:
        self._got += data
        if not self.opened.done() and not self._open():
            return
        while (frame := self._frame()) is not None:
            kind, last, text = frame
            if kind == PING:
                self._write(PONG, text)
            elif kind == CLOSE:
                self.close()
            elif not last:
                self._parts += text
            else:
                whole, self._parts = self._parts + text, b""
                self.heard(whole)

    def _open(self) -> bool:
        """Read the answer to the handshake, if it is all there."""
        end = self._got.find(b"\r\n\r\n")
        if end < 0:
            return False
        first = bytes(self._got[: self._got.find(b"\r\n")]).decode()
        del self._got[: end + 4]
        if " 101 " in first:
            self.opened.set_result(None)
            return True
        self.opened.set_exception(ConnectionError(first))
        self.close()
        return False

    def _frame(self) -> tuple[int, bool, bytes] | None:
        """The next frame, if it is all there. Servers do not mask theirs."""
        got = self._got
        if len(got) < 2:
            return None
        start, size = 2, got[1]
        if size >= 126:
            start = 4 if size == 126 else 10
            if len(got) < start:
                return None
            size = int.from_bytes(got[2:start], "big")
        if len(got) < start + size:
            return None
        kind, last, text = got[0] & 15, bool(got[0] & 128), bytes(got[start : start + size])
        del got[: start + size]
        return kind, last, text

    def send(self, text: bytes) -> None:
        self._write(TEXT, text)

    def _write(self, kind: int, text: bytes) -> None:
        size = len(text)
        if size < 126:
            head = bytes((128 | kind, 128 | size))
        elif size < 65536:
            head = bytes((128 | kind, 128 | 126)) + size.to_bytes(2, "big")
        else:
            head = bytes((128 | kind, 128 | 127)) + size.to_bytes(8, "big")
        assert self._transport is not None
        self._transport.write(head + MASK + text)

    def close(self) -> None:
        if self._transport is not None:
            self._transport.close()


async def connect(address: str, heard: Callable[[bytes], None]) -> Line:
    """Open a websocket at ws://host:port/path."""
    parts = urlsplit(address)
    path = parts.path + (f"?{parts.query}" if parts.query else "")
    key = base64.b64encode(os.urandom(16)).decode()
    lines = [
        f"GET {path} HTTP/1.1",
        f"Host: {parts.netloc}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {key}",
        "Sec-WebSocket-Version: 13",
    ]
    head = "\r\n".join([*lines, "", ""]).encode()
    loop = asyncio.get_running_loop()
    host, port = parts.hostname or "", parts.port or 80
    _, line = await loop.create_connection(lambda: Line(head, heard), host, port)
    await line.opened
    return line
