"""Things that players build for a title: looked at while they are being built."""

from __future__ import annotations

from typing import Any

import msgspec
from starlette.responses import Response

from euphoria.api import titles
from euphoria.languages import FALLBACK, Language
from euphoria.server.catalogue import workshops
from euphoria.server.common.errors import not_found
from euphoria.server.http.questions import about_something_built
from euphoria.server.http.routes import Call, endpoint
from euphoria.server.wire.play import Board
from euphoria.server.wire.tables import Wire


class Built(Wire):
    """A question to the workshop of a title; what it may hold belongs to each title."""

    wanted: dict[str, Any]
    lang: Language = FALLBACK


@endpoint("POST", "/api/titles/{id}/workshop", body=Built, result=Board)
async def workshop(call: Call) -> Response:
    """What is wrong with something that is being built, such as a map, and how it looks; nothing is kept."""
    if call.id not in titles():
        raise not_found("game")
    given = call.body(Built)
    wanted = msgspec.json.encode(given.wanted)
    told = await about_something_built(call, workshops.look_at, call.id, wanted, given.lang)
    return Response(told, media_type="application/json")
