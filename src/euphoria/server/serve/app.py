"""The application: all doors together."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import WebSocketRoute

from euphoria.server.application import Application
from euphoria.server.common.errors import Problem
from euphoria.server.http import (
    after,
    client,
    credentials,
    game,
    guard,
    lessons,
    me,
    page,
    puzzles,
    reference,
    site,
    tables,
    workshop,
)
from euphoria.server.http.routes import Entrance, problem_response
from euphoria.server.http.signpost import Signpost
from euphoria.server.websocket.lobby import lobby_socket
from euphoria.server.websocket.table import TableDoor

HANDLERS = (after, client, credentials, game, lessons, me, page, puzzles, reference, site, tables, workshop)
"""The modules whose handlers the entrance knows."""


def make_app(app: Application) -> Starlette:
    entrance = Entrance(app)

    @asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncGenerator[None]:
        await app.open()
        try:
            yield
        finally:
            await app.close()

    routes = [
        Signpost(entrance.routes()),
        WebSocketRoute("/ws/lobby", lobby_socket(entrance)),
        WebSocketRoute("/ws/tables/{id}", TableDoor(entrance)),
    ]
    site = Starlette(
        routes=routes,
        middleware=[Middleware(guard.Guard, settings=app.settings)],
        exception_handlers={HTTPException: _not_served, Exception: _gone_wrong},
        lifespan=lifespan,
    )
    site.state.app = app
    site.state.entrance = entrance
    return site


async def _not_served(request: Request, error: Exception) -> Response:
    """No such page, or not by this method: JSON like everything else, or a page for who wants one."""
    assert isinstance(error, HTTPException)
    if error.status_code == 404:
        page = client.lost(request, request.app.state.app)
        if page is not None:
            return page
        return problem_response(Problem("not-found", "problems-no-page"), request)
    response = problem_response(Problem("bad-request", "problems-no-method"), request)
    response.status_code = error.status_code
    for name, value in (error.headers or {}).items():
        response.headers[name] = value
    return response


async def _gone_wrong(request: Request, error: Exception) -> Response:
    """A fault outside of all endpoints. This is answered past the guard, so its headers are put on here."""
    entrance: Entrance = request.app.state.entrance
    response = entrance.failed(request, error)
    guard.add_headers(response.headers, request.url.path, entrance.app.settings)
    return response
