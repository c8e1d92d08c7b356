"""Start a server process and stop it well."""

from __future__ import annotations

from typing import Any

import structlog
import uvicorn

from euphoria.server import logs
from euphoria.server.bus import open_bus
from euphoria.server.clock import Clock
from euphoria.server.house import House
from euphoria.server.http.app import make_app
from euphoria.server.http.socket import LARGEST
from euphoria.server.settings import Settings
from euphoria.server.store.engine import open_door

log: Any = structlog.get_logger("euphoria.run")


def build(settings: Settings, clock: Clock | None = None) -> House:
    """A house with its database and its bus, not yet open."""
    return House(settings, open_door(settings.database), open_bus(settings.bus, settings.database), clock)


def make_server(settings: Settings, clock: Clock | None = None) -> uvicorn.Server:
    config = uvicorn.Config(
        make_app(build(settings, clock)),
        host=settings.host,
        port=settings.port,
        log_config=None,
        access_log=False,
        server_header=False,
        ws_max_size=LARGEST,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=settings.proxies or None,
        timeout_graceful_shutdown=int(settings.drain),
        limit_concurrency=None,
        lifespan="on",
    )
    return uvicorn.Server(config)


def serve(settings: Settings) -> None:
    """Serve until asked to stop (SIGINT or SIGTERM)."""
    logs.set_up(settings.log)
    log.info(
        "open",
        address=settings.address,
        database=settings.database.partition("@")[2] or settings.database.partition(":")[0],
    )
    make_server(settings).run()
    log.info("closed")
