"""The application: all doors together."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Any

import structlog
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import WebSocketRoute

from euphoria.server.application import House
from euphoria.server.errors import Problem
from euphoria.server.http import after, client, game, lessons, me, page, reading, site, tables
from euphoria.server.http.guard import Guard
from euphoria.server.http.routes import Entrance, problem_response
from euphoria.server.websocket.lobby import lobby_socket
from euphoria.server.websocket.table import TableDoor

log: Any = structlog.get_logger("euphoria.http")

HANDLERS = (after, client, game, lessons, me, page, reading, site, tables)
"""The modules whose handlers the entrance knows."""


def make_app(house: House) -> Starlette:
    entrance = Entrance(house)

    @asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncGenerator[None]:
        await house.open()
        try:
            yield
        finally:
            await house.close()

    routes = [
        *entrance.routes(),
        WebSocketRoute("/ws/lobby", lobby_socket(entrance)),
        WebSocketRoute("/ws/tables/{id}", TableDoor(entrance)),
    ]
    app = Starlette(
        routes=routes,
        middleware=[Middleware(Guard, settings=house.settings)],
        exception_handlers={HTTPException: _not_served, Exception: _gone_wrong},
        lifespan=lifespan,
    )
    app.state.house = house
    app.state.entrance = entrance
    return app


async def _not_served(request: Request, error: Exception) -> Response:
    """No such page, or not by this method: JSON like everything else, or a page for who wants one."""
    assert isinstance(error, HTTPException)
    if error.status_code == 404:
        page = client.lost(request, request.app.state.house)
        if page is not None:
            return page
        return problem_response(Problem("not-found", "problems-no-page"), request)
    response = problem_response(Problem("bad-request", "problems-no-method"), request)
    response.status_code = error.status_code
    for name, value in (error.headers or {}).items():
        response.headers[name] = value
    return response


async def _gone_wrong(request: Request, error: Exception) -> Response:
    """A fault of ours: the client learns that, the log learns what."""
    house: House = request.app.state.house
    house.metrics.errors.labels("http").inc()
    log.error("request-failed", path=request.url.path, exc_info=error)
    response = problem_response(Problem("unavailable", "problems-mistake"), request)
    response.status_code = 500
    return response
