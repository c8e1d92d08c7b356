"""A websocket's connection: several messages in one go, and an end to clients that send but do not read.

uvicorn closes a connection once everything has been sent. To somebody who does not read that is never, so the
line would stay open and what waits for it in memory would stay, too. Such lines are torn down.
"""

from __future__ import annotations

import asyncio
from typing import Any, Final

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState

STUCK: Final = 20.0
"""Seconds that more may wait to be sent than the connection's buffer should hold."""


TEXTS: Final = "euphoria.texts"
"""What an application sends instead of several `websocket.send`: `texts` is a list of them, as bytes."""


class Line(WebSocketsSansIOProtocol):
    _stuck: asyncio.TimerHandle | None = None

    async def send(self, message: Any) -> None:
        """A move is several messages to a player: one call of the system for all of them."""
        if message["type"] != TEXTS:
            await super().send(message)
            return
        await self.writable.wait()
        if self.disconnected or self.close_sent:
            raise ClientDisconnected()
        try:
            for text in message["texts"]:
                self.conn.send_text(text)
            self.transport.write(b"".join(self.conn.data_to_send()))
        except InvalidState:
            raise ClientDisconnected() from None

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
