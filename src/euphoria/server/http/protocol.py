"""HTTP connections with bounds: how large a header is, how long a request takes, how many there are.

uvicorn parses requests with httptools and has no such bounds for it (its other parser, h11, has one for bytes
but none for time, and is slower), so its protocol class is watched here: the calls of the network
(`asyncio.Protocol`) and of the parser (`on_…` of httptools), nothing else.
"""

from __future__ import annotations

import asyncio
from typing import Any, Final, cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from euphoria.server.http.connections import Connections

HEADER_BYTES: Final = 32 * 1024
"""Of a request line and its headers; also of whatever else stands between two pieces of a body."""
HEADERS: Final = 100
CHUNKS: Final = 2000
"""Pieces of one body."""
AHEAD: Final = 16
"""Requests that may be sent before the first is answered."""
HEADER_SECONDS: Final = 10.0
BODY_SECONDS: Final = 30.0
STUCK: Final = 30.0
"""Seconds that an answer may wait for somebody who does not read it."""
PIECE: Final = 8 * 1024
EMPTY: Final = b"\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


class TooMuch(Exception):
    """A request that nobody needs to send; the parser is stopped, and uvicorn answers 400."""


class HttpProtocol(HttpToolsProtocol):
    ledger: Connections
    """Set in a class of its own for each server."""

    _upgraded = False
    _new = False
    _entered = False
    _deadline: asyncio.TimerHandle | None = None
    _stuck: asyncio.TimerHandle | None = None
    _idle_bytes = 0
    _headers = 0
    _chunks = 0

    # ------------------------------------------------------------------ the network

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(cast(asyncio.Transport, transport))
        self._entered = self.ledger.enter("connection", self._address)
        self._new = self._entered and self.ledger.enter("new", self._address)
        if self._new:
            self._within(HEADER_SECONDS)
        else:
            self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), PIECE):
            if self.transport.is_closing() or self._upgraded:
                return
            piece = data[start : start + PIECE]
            self._idle_bytes += len(piece)
            super().data_received(piece)
            if self._idle_bytes > HEADER_BYTES:
                self._refuse(b"431 Request Header Fields Too Large")

    def handle_websocket_upgrade(self) -> None:
        """From here on the connection is somebody else's, who says when it leaves."""
        self._upgraded, self._entered = True, False
        self._leave()
        super().handle_websocket_upgrade()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._stuck = self.loop.call_later(STUCK, self.transport.abort)

    def resume_writing(self) -> None:
        self._in_time()
        super().resume_writing()

    @property
    def _address(self) -> str:
        return self.client[0] if self.client else ""

    def _leave(self) -> None:
        self._within(None)
        self._in_time()
        self._not_new()
        if self._entered:
            self._entered = False
            self.ledger.leave("connection", self._address)

    def _not_new(self) -> None:
        if self._new:
            self._new = False
            self.ledger.leave("new", self._address)

    def _in_time(self) -> None:
        if self._stuck is not None:
            self._stuck.cancel()
            self._stuck = None

    def _within(self, seconds: float | None) -> None:
        """What is under way must have come by then."""
        if self._deadline is not None:
            self._deadline.cancel()
        self._deadline = None if seconds is None else self.loop.call_later(seconds, self._too_late)

    def _too_late(self) -> None:
        self._refuse(b"408 Request Timeout")

    def _refuse(self, status: bytes) -> None:
        if not self.transport.is_closing():
            cycle: Any = self.cycle  # None before the first request
            if cycle is None or cycle.response_complete:
                self.transport.write(b"HTTP/1.1 " + status + EMPTY)
            self.transport.close()

    # ------------------------------------------------------------------ the parser

    def on_message_begin(self) -> None:
        if len(self.pipeline) >= AHEAD:
            raise TooMuch
        self._headers = self._chunks = 0
        self._within(HEADER_SECONDS)
        super().on_message_begin()

    def on_header(self, name: bytes, value: bytes) -> None:
        self._headers += 1
        if self._headers > HEADERS:
            raise TooMuch
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self._idle_bytes = 0
        self._not_new()
        self._within(BODY_SECONDS)
        super().on_headers_complete()

    def on_chunk_header(self) -> None:
        self._chunks += 1
        if self._chunks > CHUNKS:
            raise TooMuch

    def on_body(self, body: bytes) -> None:
        self._idle_bytes = 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._within(None)
        super().on_message_complete()


def bound(kind: type[Any], ledger: Connections, **more: object) -> type[Any]:
    """The same protocol for one server."""
    return type(kind.__name__, (kind,), {"ledger": ledger, **more})
