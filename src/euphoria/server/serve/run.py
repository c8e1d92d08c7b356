"""Start a server process and stop it well."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import signal
import socket
import sys
import threading
from collections.abc import Awaitable, Callable, Generator
from typing import Any, Final

import structlog
import uvicorn

from euphoria.server.application import Application
from euphoria.server.bus import open_bus
from euphoria.server.http.connections import Connections
from euphoria.server.http.protocol import HttpProtocol, bound
from euphoria.server.operations import logs, telemetry
from euphoria.server.operations.settings import Settings, data_folder, default_database
from euphoria.server.serve.app import make_app
from euphoria.server.store.engine import open_door
from euphoria.server.store.files import make_folder_private
from euphoria.server.store.inspection import inspected
from euphoria.server.tables.clock import Clock
from euphoria.server.websocket.connection import Connection
from euphoria.server.websocket.handover import Handover
from euphoria.server.websocket.rounds import Rounds
from euphoria.server.websocket.table import LARGEST
from euphoria.speech.messages import get_ready

log: Any = structlog.get_logger("euphoria.run")

DESCRIPTORS: Final = 65536


def build(settings: Settings, clock: Clock | None = None) -> Application:
    """A house with its database and its bus, not yet open."""
    return Application(
        settings, open_door(settings.database), open_bus(settings.bus, settings.database), clock
    )


class Calm(uvicorn.Server):
    """Stops in order when it is told to, and that is all: no second signal to itself afterwards."""

    when_ready: Callable[[], None] | None = None
    before_end: Callable[[], Awaitable[None]] | None = None
    handover: Handover | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if not self.started:
            return
        if self.handover is not None:
            self.handover.open(self._take_over)
        if self.when_ready is not None:
            self.when_ready()

    def _take_over(self, request: bytes) -> Connection:
        kind: Any = self.config.ws_protocol_class
        connection: Connection = kind(self.config, self.server_state, self.lifespan.state, taken=request)
        return connection

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Nobody else comes in; who is here hears why before the line is closed."""
        for server in self.servers:
            server.close()
        if self.handover is not None:
            self.handover.close()
        if self.before_end is not None:
            await self.before_end()
        await super().shutdown(sockets)

    @contextlib.contextmanager
    def capture_signals(self) -> Generator[None]:
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        before = {one: signal.signal(one, self.handle_exit) for one in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for one, handler in before.items():
                signal.signal(one, handler)


def _descriptors() -> int:
    """How many files and connections this process may have open: as many as the system lets it."""
    if sys.platform == "win32":
        return 8192
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    with contextlib.suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, min(hard, DESCRIPTORS)), hard))
    return resource.getrlimit(resource.RLIMIT_NOFILE)[0]


def make_server(settings: Settings, app: Application, handover: Handover | None = None) -> Calm:
    site = make_app(app)
    ledger: Connections = site.state.entrance.connections
    ledger.allow(_descriptors())
    config = uvicorn.Config(
        site,
        host=settings.host,
        port=settings.port,
        log_config=None,
        access_log=False,
        server_header=False,
        http=bound(HttpProtocol, ledger),
        ws=bound(Connection, ledger, handover=handover, rounds=Rounds()),
        ws_max_size=LARGEST,
        # Compressing costs more time than sending, and 65 kB of memory for each socket.
        ws_per_message_deflate=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=settings.proxies or None,
        timeout_graceful_shutdown=int(settings.drain),
        lifespan="on",
    )
    server = Calm(config)
    server.before_end = app.say_goodbye
    server.handover = handover
    return server


async def _inspect(settings: Settings) -> None:
    """Whatever is wrong with the database is a sentence now, not an exception later."""
    if settings.database == default_database():
        make_folder_private(data_folder())
    door = open_door(settings.database)
    try:
        await inspected(door)
    finally:
        await door.close()


def serve(
    settings: Settings,
    ready: Callable[[], None] | None = None,
    sockets: list[socket.socket] | None = None,
    handover: Handover | None = None,
) -> None:
    """Serve until asked to stop (SIGINT or SIGTERM); `ready` is called when people can come.

    `sockets` to listen on, if it is not the one of the settings; `handover` to other processes here.
    """
    logs.set_up(settings.log, settings.process)
    asyncio.run(_inspect(settings))
    app = build(settings)
    server = make_server(settings, app, handover)
    stop_telling = telemetry.export_to(app, settings.otel) if settings.otel else None

    def opened() -> None:
        app.workers.warm()
        get_ready()
        # What is there now stays, but for some hundred objects: the collector need not look at it.
        gc.freeze()
        if ready is not None:
            ready()

    server.when_ready = opened
    server.run(sockets)
    if stop_telling is not None:
        stop_telling()
    log.info("closed")
