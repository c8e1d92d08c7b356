"""`euphoria serve` with its websockets read by somebody else: for the trial of websocket libraries only.

    WEBSOCKET=ours|sansio|classic|granian|picows python bench/websocket_serve.py

ours        the server as it is
sansio      uvicorn's own protocol on the sans-I/O part of `websockets`, by ASGI's receive and send
classic     uvicorn's older protocol on `websockets`, the same way
granian     the server granian (in Rust), the same way
picows      `picows` (in Cython) on a port of its own, the next one; everything else stays with uvicorn

Limits are off in all of them, and none but `ours` protects itself from floods.
"""

import asyncio
import os
from collections import deque
from typing import Any

from euphoria.server.operations.settings import Settings, from_environment
from euphoria.server.serve import run
from euphoria.server.serve.app import make_app
from euphoria.server.websocket import connection
from load_serve import add_example

LARGEST = 16 * 1024


class Outlet:
    """What the server wants of a connection, whoever keeps it."""

    def __init__(self) -> None:
        self.open_to_more = True
        self.drained: Any = None
        self.on_text: Any = None
        self._held = False
        self._go_on = asyncio.Event()

    def hold(self) -> None:
        self._held = True
        self._go_on.clear()

    def go_on(self) -> None:
        self._held = False
        self._go_on.set()


class Asgi(Outlet):
    """By `receive` and `send` alone, as any ASGI server offers them: one task reads, another writes."""

    def __init__(self, receive: Any, send: Any) -> None:
        super().__init__()
        self._receive, self._send = receive, send
        self._out: list[Any] = []
        self._wake = asyncio.Event()
        self._writer = asyncio.create_task(self._write_on())

    def accept(self) -> None:
        self._put({"type": "websocket.accept"})

    def close(self, code: int = 1000, reason: str = "") -> None:
        self._put({"type": "websocket.close", "code": code, "reason": reason})

    def write(self, texts: list[bytes]) -> bool:
        self.open_to_more = False
        self._put(*({"type": "websocket.send", "text": text.decode()} for text in texts))
        return not self._writer.done()

    def _put(self, *messages: Any) -> None:
        self._out += messages
        self._wake.set()

    async def _write_on(self) -> None:
        try:
            while await self._wake.wait():
                self._wake.clear()
                out, self._out = self._out, []
                for message in out:
                    await self._send(message)
                self.open_to_more = True
                if self.drained is not None:
                    self.drained()
        except (OSError, RuntimeError):
            pass

    async def receive(self) -> Any:
        while True:
            message = await self._receive()
            if message["type"] != "websocket.receive" or self.on_text is None:
                if message["type"] == "websocket.disconnect":
                    self._writer.cancel()
                return message
            self.on_text(message["text"])
            if self._held:
                await self._go_on.wait()


def by_asgi(app: Any) -> Any:
    """The application, with connections made of what ASGI gives."""

    async def serve(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "websocket":
            scope.setdefault("extensions", {})[connection.NAME] = Asgi(receive, send)
        await app(scope, receive, send)

    serve.state = app.state  # type: ignore[attr-defined]
    return serve


# ------------------------------------------------------------------ granian


async def granian(settings: Settings) -> None:
    from granian.constants import Interfaces
    from granian.server.embed import Server

    app = by_asgi(make_app(run.build(settings)))
    server = Server(
        app, address=settings.host, port=settings.port, interface=Interfaces.ASGI, log_access=False
    )
    await server.serve()


# ------------------------------------------------------------------ picows


async def picows(settings: Settings, app: Any) -> None:
    from picows import WSFrame, WSListener, WSMsgType, WSTransport, WSUpgradeRequest, ws_create_server

    class Pico(WSListener, Outlet):  # type: ignore[misc]
        """Texts are heard where they are read, and written at once."""

        def __init__(self, request: WSUpgradeRequest) -> None:
            Outlet.__init__(self)
            self.request = request
            self._waiting: deque[str] = deque()
            self._queue: asyncio.Queue[Any] = asyncio.Queue()
            self._queue.put_nowait({"type": "websocket.connect"})

        def on_ws_connected(self, transport: WSTransport) -> None:
            self.transport = transport
            path = self.request.path.decode()
            headers = [
                (name.lower().encode(), value.encode()) for name, value in self.request.headers.items()
            ]
            scope = {
                "type": "websocket",
                "asgi": {"version": "3.0", "spec_version": "2.4"},
                "path": path,
                "raw_path": path.encode(),
                "query_string": b"",
                "root_path": "",
                "headers": headers,
                "client": ("127.0.0.1", 1),
                "subprotocols": [],
                "extensions": {connection.NAME: self},
            }
            self.task = asyncio.create_task(app(scope, self._queue.get, self._send))

        async def _send(self, message: Any) -> None:
            """Nothing but refusals before anybody is let in; the trial knows none."""

        def accept(self) -> None:
            """It is done before the application is called."""

        def close(self, _code: int = 1000, _reason: str = "") -> None:
            if not self.transport.is_disconnected:
                self.transport.send_close()
                self.transport.disconnect()

        async def receive(self) -> Any:
            return await self._queue.get()

        def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
            if frame.msg_type == WSMsgType.TEXT:
                text = frame.get_payload_as_utf8_text()
                if self.on_text is None:
                    self._queue.put_nowait({"type": "websocket.receive", "text": text})
                elif self._held:
                    self._waiting.append(text)
                else:
                    self.on_text(text)
            elif frame.msg_type == WSMsgType.CLOSE:
                transport.disconnect()

        def on_ws_disconnected(self, _transport: WSTransport) -> None:
            self._queue.put_nowait({"type": "websocket.disconnect", "code": 1005})

        def pause_writing(self) -> None:
            self.open_to_more = False

        def resume_writing(self) -> None:
            self.open_to_more = True
            if self.drained is not None:
                self.drained()

        def write(self, texts: list[bytes]) -> bool:
            if self.transport.is_disconnected:
                return False
            for text in texts:
                self.transport.send(WSMsgType.TEXT, text)
            return True

        def go_on(self) -> None:
            super().go_on()
            while self._waiting and not self._held:
                self.on_text(self._waiting.popleft())

    server = await ws_create_server(
        Pico, settings.host, settings.port + 1, max_frame_size=LARGEST, use_aiofastnet=False
    )
    await server.serve_forever()


# ------------------------------------------------------------------ all


def main() -> None:
    add_example()
    settings, how = from_environment(), os.environ["WEBSOCKET"]
    if how == "granian":
        import uvloop

        uvloop.run(granian(settings))
        return
    made = run.make_server

    def make_server(settings: Settings, house: Any) -> Any:
        server: Any = made(settings, house)
        config = server.config
        if how in ("sansio", "classic"):
            config.ws = "websockets-sansio" if how == "sansio" else "websockets"
            config.app = by_asgi(config.app)
        elif how == "picows":
            startup = server.startup

            async def with_picows(sockets: Any = None) -> None:
                await startup(sockets)
                server.beside = asyncio.create_task(picows(settings, config.app))

            server.startup = with_picows
        return server

    run.make_server = make_server
    run.serve(settings)


if __name__ == "__main__":
    main()
