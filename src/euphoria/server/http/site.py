"""The house itself: titles, health, metrics, documents, a page."""

from __future__ import annotations

from functools import lru_cache

import msgspec
from starlette.responses import Response

from euphoria import __version__
from euphoria.api import game as game_of
from euphoria.core.actions import Grammar, Words
from euphoria.core.errors import BadSetup
from euphoria.languages import FALLBACK, Language
from euphoria.server.catalogue import boards
from euphoria.server.catalogue import games as catalogue
from euphoria.server.common.errors import Problem, not_found
from euphoria.server.common.ids import same
from euphoria.server.http.routes import Call, endpoint
from euphoria.server.wire.play import Board
from euphoria.server.wire.tables import Argument, Health, TitleGrammar, VerbInfo, Wire
from euphoria.server.wire.titles import Titles


class Reader(Wire):
    lang: Language = FALLBACK


class TeamWish(Wire):
    """A team as it is written; without one, all that can be bought."""

    team: str = ""
    budget: int | None = None
    """What it may cost; none: what the rules say."""


@endpoint("GET", "/api/titles", who="anyone", query=Reader, result=Titles, packed=True)
async def list_titles(call: Call) -> Titles:
    """The games there are, with their options and bots explained in `lang`."""
    return catalogue.offered(call.query(Reader).lang)


@endpoint("GET", "/api/titles/{id}", who="anyone", result=TitleGrammar, packed=True)
async def title_grammar(call: Call) -> TitleGrammar:
    """How actions and claims of a game are written."""
    try:
        game = game_of(call.id)
    except BadSetup:
        raise not_found("game") from None
    words: dict[str, list[str]] = {}
    verbs = _verbs(game.grammar, words)
    claims = [] if game.claims is None else _verbs(game.claims, words)
    return TitleGrammar(verbs=verbs, claims=claims, words=words)


def _verbs(grammar: Grammar, words: dict[str, list[str]]) -> list[VerbInfo]:
    found: list[VerbInfo] = []
    for verb in grammar.verbs:
        kinds: list[Words] = verb.kinds
        for kind in kinds:
            words.setdefault(kind.name, kind.words)
        arguments = [
            Argument(name=name, words=kind.name) for name, kind in zip(verb.arguments, kinds, strict=True)
        ]
        found.append(VerbInfo(name=verb.name, arguments=arguments))
    return found


@endpoint("GET", "/api/maps/{id}", who="anyone", result=Board, packed=True)
async def show_map(call: Call) -> Board:
    """A packaged map, for clients that draw it."""
    return boards.look_up("map", name=call.id)


@endpoint("GET", "/api/teams", who="anyone", query=TeamWish, result=Board, packed=True)
async def show_team(call: Call) -> Board:
    """What a team may be made of, or what a `team` costs and why it may not play."""
    wanted = call.query(TeamWish)
    return boards.look_up("team", team=wanted.team, budget=wanted.budget)


@endpoint("GET", "/health", who="anyone", result=Health)
async def health(call: Call) -> Health:
    """Is the process alive?"""
    return Health(status="ok", version=__version__, node=call.app.node)


@endpoint("GET", "/ready", who="anyone", result=Health)
async def ready(call: Call) -> Health:
    """Can it serve? Not while it stops, without its database, or if nothing can be written there."""
    if call.app.tables.stopping:
        raise Problem("stopping", "problems-about-to-stop")
    if not await call.app.readiness.look():
        raise Problem("unavailable", "problems-not-ready")
    return Health(status="ready", version=__version__, node=call.app.node)


@endpoint("GET", "/metrics", who="anyone", media="text/plain")
async def metrics(call: Call) -> Response:
    """Numbers for Prometheus, for whoever has the token of the metrics or works on this machine."""
    wanted = call.app.settings.metrics_token
    given = call.request.query_params.get("token", "")
    here = call.address in ("127.0.0.1", "::1") and "x-forwarded-for" not in call.request.headers
    if not (same(given, wanted) if wanted else here):
        raise not_found("page")
    return Response(call.app.metrics.text(), media_type="text/plain; version=0.0.4")


@endpoint("GET", "/api/openapi.json", who="anyone", status=200, packed=True)
async def openapi(_call: Call) -> Response:
    """This interface, for machines."""
    return Response(_openapi(), media_type="application/json")


@lru_cache
def _openapi() -> bytes:
    from euphoria.server.http.openapi import openapi as made

    return msgspec.json.encode(made())
