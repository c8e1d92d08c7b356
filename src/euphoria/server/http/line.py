"""A websocket's connection: messages without detours, and an end to clients that send but do not read.

The application finds its line in the scope (`of`) and writes to it at once; nobody waits. A line that takes
no more says so (`open_to_more`) and calls `drained` when it does again.

uvicorn closes a connection once everything has been sent. To somebody who does not read that is never, so the
line would stay open and what waits for it in memory would stay, too. Such lines are torn down.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Final, cast

from starlette.types import Scope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

STUCK: Final = 20.0
"""Seconds that more may wait to be sent than the connection's buffer should hold."""
AHEAD: Final = 4
"""Messages that may wait before the line is read no further: to stop at each costs calls of the system."""
_NAME: Final = "euphoria.line"


class Line(WebSocketsSansIOProtocol):
    _stuck: asyncio.TimerHandle | None = None
    drained: Callable[[], None] | None = None

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            cast(Any, self.scope)["extensions"][_NAME] = self

    # ------------------------------------------------------------------ writing

    @property
    def open_to_more(self) -> bool:
        return self.writable.is_set()

    def write(self, texts: list[bytes]) -> bool:
        """Send messages in one go; False if nobody is there any more."""
        if self.disconnected or self.close_sent or self.transport.is_closing():
            return False
        parts: list[bytes] = []
        for text in texts:
            parts += (_head(len(text)), text)
        self.transport.write(b"".join(parts))
        return True

    def pause_writing(self) -> None:
        super().pause_writing()
        self._stuck = self.loop.call_later(STUCK, self.transport.abort)

    def resume_writing(self) -> None:
        self._in_order()
        super().resume_writing()
        if self.drained is not None:
            self.drained()

    def connection_lost(self, exc: Exception | None) -> None:
        self._in_order()
        self.drained = None
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

    # ------------------------------------------------------------------ reading

    def send_receive_event_to_app(self) -> None:
        """As it is done above us, but reading stops only when several messages wait."""
        paused, self.read_paused = self.read_paused, True
        super().send_receive_event_to_app()
        self.read_paused = paused
        if not paused and self.queue.qsize() >= AHEAD and not self.close_sent:
            self.read_paused = True
            self.transport.pause_reading()


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
