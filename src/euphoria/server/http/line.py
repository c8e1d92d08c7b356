"""A websocket's connection, for clients that send but do not read.

uvicorn closes a connection once everything has been sent. To somebody who does not read that is never, so the
line would stay open and what waits for it in memory would stay, too. Such lines are torn down.
"""

from __future__ import annotations

import asyncio
from typing import Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

STUCK: Final = 20.0
"""Seconds that more may wait to be sent than the connection's buffer should hold."""


class Line(WebSocketsSansIOProtocol):
    _stuck: asyncio.TimerHandle | None = None

    def pause_writing(self) -> None:
        super().pause_writing()
        self._stuck = self.loop.call_later(STUCK, self.transport.abort)

    def resume_writing(self) -> None:
        self._in_order()
        super().resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        self._in_order()
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
