"""A websocket's connection: messages without detours, and an end to clients that send but do not read.

The handshake, pings and the closing of a connection are uvicorn's business, messages are ours (frames.py).
The application finds its line in the scope (`of`) and writes to it at once; nobody waits. A line that takes
no more says so (`open_to_more`) and calls `drained` when it does again. In the other direction the line calls
`heard` with every text, one after the other: while somebody holds it (`hold`, `go_on`) what comes is left
unread, and soon the other side cannot send any more. Without a `heard`, messages are received as usual.

uvicorn closes a connection once everything has been sent. To somebody who does not read that is never, so the
line would stay open and what waits for it in memory would stay, too. Such lines are torn down.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Final, cast

from starlette.types import Scope
from uvicorn._types import ASGIReceiveEvent, ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from euphoria.server.http.frames import BINARY, NO_TEXT, TEXT, BadFrame, Frames

STUCK: Final = 20.0
"""Seconds that more may wait to be sent than the connection's buffer should hold."""
AHEAD: Final = 1024
"""Bytes that may wait unread while somebody holds the line: to stop at each costs calls of the system."""
_NAME: Final = "euphoria.line"


class Line(WebSocketsSansIOProtocol):
    _stuck: asyncio.TimerHandle | None = None
    _held = False
    _frames: Frames
    open_to_more = True
    drained: Callable[[], None] | None = None
    heard: Callable[[str], None] | None = None

    def handle_connect(self, event: Request) -> None:
        self._frames = Frames(self.config.ws_max_size)
        super().handle_connect(event)
        if not self.close_sent:
            cast(Any, self.scope)["extensions"][_NAME] = self

    # ------------------------------------------------------------------ writing

    def write(self, texts: list[bytes]) -> bool:
        """Send messages in one go; False if nobody is there any more."""
        if self.disconnected or self.close_sent or self.transport.is_closing():
            return False
        parts: list[bytes] = []
        for text in texts:
            size = len(text)
            parts.append(_SHORT[size] if size < 126 else _head(size))
            parts.append(text)
        self.transport.write(b"".join(parts))
        return True

    async def send(self, message: ASGISendEvent) -> None:
        await super().send(message)
        if self.close_sent:
            # What still comes says nothing to anybody, but the other side's farewell is in it.
            self.go_on()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.open_to_more = False
        self._stuck = self.loop.call_later(STUCK, self.transport.abort)

    def resume_writing(self) -> None:
        self._in_order()
        super().resume_writing()
        self.open_to_more = True
        if self.drained is not None:
            self.drained()

    def connection_lost(self, exc: Exception | None) -> None:
        self._in_order()
        self.drained = self.heard = None
        super().connection_lost(exc)

    def _in_order(self) -> None:
        if self._stuck is not None:
            self._stuck.cancel()
            self._stuck = None

    def handle_ping(self) -> None:
        """Answers to pings wait in no queue of ours: whoever reads none of them must not send more."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.transport.abort()

    def keepalive_timeout(self) -> None:
        """Whom we do not read cannot answer."""
        if self._held:
            self.pong_timer = None
            self.schedule_ping()
        else:
            super().keepalive_timeout()

    # ------------------------------------------------------------------ reading

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:
            super().data_received(data)
            return
        if not self.handshake_complete:  # nobody speaks before they are let in
            self.transport.abort()
            return
        self._frames.add(data)
        if not self._held:
            self._read()
        if self._held and not self.read_paused and self._frames.waiting > AHEAD:
            self.read_paused = True
            self.transport.pause_reading()

    def _read(self) -> None:
        frames = self._frames
        try:
            while not self._held and (message := frames.next()) is not None:
                kind, data = message
                if kind == TEXT:
                    self._hear(data)
                elif kind == BINARY:
                    self._queue({"type": "websocket.receive", "bytes": data})
                else:
                    super().data_received(data)
                if self.transport.is_closing():
                    return
        except BadFrame as bad:
            self._fail(bad.code, bad.reason)

    def _hear(self, data: bytes) -> None:
        try:
            text = data.decode()
        except UnicodeDecodeError:
            raise BadFrame(NO_TEXT, "a text that is not UTF-8") from None
        if self.heard is None:
            self._queue({"type": "websocket.receive", "text": text})
        elif not self.close_sent:
            self.heard(text)

    def _queue(self, message: Any) -> None:
        """For `receive`. One at a time: the next is read when it is asked for."""
        if not self.close_sent:
            self.queue.put_nowait(message)
            self._held = True

    async def receive(self) -> ASGIReceiveEvent:
        if self.queue.empty():
            self.go_on()
        return await self.queue.get()

    def hold(self) -> None:
        """Read no further for now."""
        self._held = True

    def go_on(self) -> None:
        """Read what has come meanwhile, then what comes."""
        self._held = False
        if self.disconnected or self.transport.is_closing():
            return
        if self._frames.waiting:
            self._read()
        if self.read_paused and not self._held:
            self.read_paused = False
            self.transport.resume_reading()

    def _fail(self, code: int, reason: str) -> None:
        """Say why, and end the connection without waiting for an answer."""
        if self.close_sent:
            self.transport.abort()
            return
        self.conn.fail(code, reason)
        self.handle_parser_exception()


def of(scope: Scope) -> Line:
    """The line of an application's websocket."""
    found = scope["extensions"][_NAME]
    assert isinstance(found, Line)
    return found


def _head(length: int) -> bytes:
    """What stands before a text of this length in a whole, unmasked frame (RFC 6455, 5.2)."""
    if length < 126:
        return bytes((0x81, length))
    if length < 1 << 16:
        return b"\x81\x7e" + length.to_bytes(2, "big")
    return b"\x81\x7f" + length.to_bytes(8, "big")


_SHORT: Final = [_head(length) for length in range(126)]
