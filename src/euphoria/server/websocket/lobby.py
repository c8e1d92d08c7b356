"""The socket of the lobby: the list of tables, whenever it changes. Whoever listens says nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from starlette.websockets import WebSocket, WebSocketDisconnect

from euphoria.server.application import Application
from euphoria.server.common.errors import Problem
from euphoria.server.http import guard
from euphoria.server.http.routes import Entrance, address_of
from euphoria.server.websocket import connection
from euphoria.server.websocket.limit import FLOOD, SocketLimit


def lobby_socket(entrance: Entrance) -> Callable[[WebSocket], Awaitable[None]]:
    async def serve(socket: WebSocket) -> None:
        address = address_of(socket)
        try:
            guard.check_host(socket.headers, entrance.app.settings)
            entrance.admit(address)
            with entrance.connections.counted("socket", address):
                SocketLimit(entrance.buckets, connection.of(socket.scope), address)
                await socket.accept()
                await _tell(entrance.app, socket)
        except Problem as problem:
            await socket.close(4000 + problem.status % 1000, problem.code)
        except (WebSocketDisconnect, RuntimeError, OSError):
            pass

    return serve


async def _tell(app: Application, socket: WebSocket) -> None:
    waiter = app.hub.watch_lobby()
    gone = asyncio.create_task(_until_gone(socket))
    sent = b""
    try:
        while not gone.done() and not app.tables.stopping:
            waiter.clear()
            data = await app.hub.lobby()
            if data != sent:
                sent = data
                await socket.send_text(data.decode())
            waiting = asyncio.create_task(waiter.wait())
            await asyncio.wait({waiting, gone}, return_when=asyncio.FIRST_COMPLETED)
            waiting.cancel()
        if not gone.done():
            await socket.close(1012, "restart")
    finally:
        app.hub.unwatch_lobby(waiter)
        gone.cancel()


async def _until_gone(socket: WebSocket) -> None:
    """Until the line is cut, or until somebody has talked for too long who should listen."""
    for _ in range(FLOOD):
        if (await socket.receive())["type"] == "websocket.disconnect":
            return
