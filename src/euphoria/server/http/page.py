"""The page of the house: which tables there are, and where to read on. Made here, without scripts."""

from __future__ import annotations

from functools import lru_cache
from html import escape
from importlib.resources import files

from starlette.responses import Response

from euphoria import __version__
from euphoria.api import titles
from euphoria.server.http.routes import Call, endpoint
from euphoria.server.store import lobby as lists
from euphoria.server.wire import TableLine
from euphoria.speech import Speech


@endpoint("GET", "/", who="anyone", media="text/html")
async def home(call: Call) -> Response:
    """The page people see first."""
    lines = await call.house.door.read(lists.lines)
    return Response(_page(lines), media_type="text/html")


@endpoint("GET", "/house.css", who="anyone", media="text/css")
async def style(_call: Call) -> Response:
    """How it looks."""
    return Response(_style(), media_type="text/css")


@lru_cache
def _style() -> bytes:
    return files("euphoria.server.http").joinpath("house.css").read_bytes()


def _page(lines: list[TableLine]) -> str:
    speech = Speech("en")
    games = "".join(
        f"<li><strong>{escape(speech.title(id))}</strong><br>{escape(speech.about(id))}</li>"
        for id in titles()
    )
    rows = "".join(_row(speech, line) for line in lines)
    table = (
        f"<table><thead><tr><th>Game</th><th>At the table</th><th>Seats free</th><th>State</th></tr></thead>"
        f"<tbody>{rows}</tbody></table>"
        if lines
        else "<p class='quiet'>No table is open at the moment.</p>"
    )
    return (
        "<!doctype html><html lang='en'><head><meta charset='utf-8'>"
        "<meta name='viewport' content='width=device-width, initial-scale=1'>"
        "<title>Euphoria</title><link rel='stylesheet' href='/house.css'></head><body><main>"
        "<h1>Euphoria</h1><p>This house is open. Its tables are played by programs that speak "
        "<a href='/api/openapi.json'>its protocol</a>; a page to play on is not part of this version. "
        "In a terminal, <code>euphoria play leaders</code> plays against bots right away.</p>"
        f"<h2>Tables</h2>{table}<h2>Games</h2><ul>{games}</ul>"
        f"<footer>Version {escape(__version__)} · <a href='/api/titles'>titles</a> · "
        "<a href='/api/tables'>tables</a> · <a href='/health'>health</a></footer></main></body></html>"
    )


def _row(speech: Speech, line: TableLine) -> str:
    names = ", ".join(escape(name) for name in line.names)
    return (
        f"<tr><td>{escape(speech.title(line.title))}</td><td>{names}</td>"
        f"<td>{line.open} of {line.players}</td><td>{escape(line.phase)}</td></tr>"
    )
