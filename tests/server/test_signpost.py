"""The signpost leads where trying all routes one after the other would."""

import re
from typing import Any

import pytest
from starlette.routing import Match, Route

from euphoria.server.http.routes import ENDPOINTS
from euphoria.server.http.signpost import Signpost
from euphoria.server.serve.app import HANDLERS

assert HANDLERS  # their endpoints are known now


async def _nothing(_request: Any) -> Any: ...


ROUTES = [Route(one.path, _nothing, methods=[one.method]) for one in ENDPOINTS]
PATHS = sorted({re.sub(r"\{\w+:number\}", "7", one.path) for one in ENDPOINTS})
ADDRESSES = [*(re.sub(r"\{[^}]*\}", "abc", path) for path in PATHS), "/nowhere", "/api/tables/abc/", ""]


def one_after_the_other(scope: dict[str, Any]) -> tuple[Match, Route | None]:
    found = [(route.matches(scope)[0], route) for route in ROUTES]
    for wanted in (Match.FULL, Match.PARTIAL):
        for match, route in found:
            if match is wanted:
                return match, route
    return Match.NONE, None


@pytest.mark.parametrize("method", ["GET", "HEAD", "POST", "PUT", "DELETE"])
def test_every_address_leads_where_it_should(method: str) -> None:
    signpost = Signpost(ROUTES)
    for address in ADDRESSES:
        scope = {"type": "http", "path": address, "method": method}
        match, found = signpost.matches(scope)
        assert (match, found.get("route")) == one_after_the_other(scope), address


def test_what_is_no_request_leads_nowhere() -> None:
    assert Signpost(ROUTES).matches({"type": "websocket", "path": "/ready"}) == (Match.NONE, {})


def test_an_end_that_is_named_goes_before_one_that_is_given() -> None:
    given = Route("/things/{name}", _nothing)
    named = Route("/things/best", _nothing)
    signpost = Signpost([given, named])
    for address, wanted in (("/things/best", named), ("/things/worst", given)):
        assert signpost.matches({"type": "http", "path": address, "method": "GET"})[1]["route"] is wanted
