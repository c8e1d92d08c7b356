"""The plain pages of the house: which tables there are, and a table in words to play at.

They stand beside the web client, and in for it where it was not built: headings, lists and buttons, which
every browser and screen reader knows. All text comes from the server as text; nothing is ever put together as
HTML from what people typed.
"""

from __future__ import annotations

from functools import lru_cache
from html import escape
from importlib.resources import files

from starlette.responses import Response

from euphoria import __version__
from euphoria.api import game as game_of
from euphoria.api import titles
from euphoria.languages import FALLBACK, NAMES
from euphoria.server.http.routes import Call, endpoint
from euphoria.server.store import lobby as lists
from euphoria.server.wire.tables import TableLine
from euphoria.speech import Speech


@endpoint("GET", "/plain", who="anyone", media="text/html")
async def plain_home(call: Call) -> Response:
    """The tables there are, in plain words."""
    lines = await call.app.door.read(lists.lines)
    return _html("Euphoria", _home(lines))


@endpoint("GET", "/plain/t/{id}", who="anyone", media="text/html")
async def plain_table(_call: Call) -> Response:
    """A table in plain words. The page holds nothing of the table itself; its script asks for that."""
    return _html("A table · Euphoria", _TABLE)


@endpoint("GET", "/house.css", who="anyone", media="text/css")
async def style(_call: Call) -> Response:
    """How the pages look."""
    return Response(_file("house.css"), media_type="text/css")


@endpoint("GET", "/house.js", who="anyone", media="text/javascript")
async def script(_call: Call) -> Response:
    """What the pages do."""
    return Response(_file("house.js"), media_type="text/javascript")


@lru_cache
def _file(name: str) -> bytes:
    return files("euphoria.server.http").joinpath(name).read_bytes()


def _html(title: str, body: str) -> Response:
    page = (
        "<!doctype html><html lang='en'><head><meta charset='utf-8'>"
        "<meta name='viewport' content='width=device-width, initial-scale=1'>"
        f"<title>{escape(title)}</title><link rel='stylesheet' href='/house.css'>"
        f"<script src='/house.js' defer></script></head><body><main>{body}</main></body></html>"
    )
    return Response(page, media_type="text/html")


def _home(lines: list[TableLine]) -> str:
    speech = Speech(FALLBACK)
    known = [id for id in titles() if speech.has(f"{id}-title")]
    first = game_of(known[0])
    chosen = "".join(
        f"<option value='{id}' data-least='{game_of(id).least}' data-most='{game_of(id).most}'>"
        f"{escape(speech.title(id))}</option>"
        for id in known
    )
    games = "".join(
        f"<li><strong>{escape(speech.title(id))}</strong><br>{escape(speech.about(id))}</li>" for id in known
    )
    head = "<tr><th>Game</th><th>At the table</th><th>Seats free</th><th>State</th><th></th></tr>"
    rows = "".join(_row(speech, line) for line in lines)
    table = f"<table><thead>{head}</thead><tbody>{rows}</tbody></table>"
    nobody = "<p class='quiet'>No table is open at the moment.</p>"
    return (
        "<h1>Euphoria</h1><p>Sit down at a table, or make one and send your friends its link. "
        f"Here everything is told in words; for the terminal there is <code>euphoria play {first.id}</code>, "
        "for programs <a href='/api/openapi.json'>the protocol</a>.</p>"
        "<h2>A new table</h2><form id='new'>"
        "<label>Your name <input name='name' maxlength='24' required autocomplete='nickname'></label>"
        f"<label>Game <select name='title'>{chosen}</select></label>"
        f"<label>Players <input name='players' type='number' min='{first.least}' max='{first.most}' "
        f"value='{first.least}' required></label>"
        f"<label>Of these, bots <input name='bots' type='number' min='0' max='{first.most - 1}' "
        f"value='{first.least - 1}' required></label>"
        "<label class='check'><input name='private' type='checkbox'> only with the link</label>"
        "<button>Make the table</button><p id='problem' role='alert'></p></form>"
        f"<h2>Tables</h2>{table if lines else nobody}<h2>Games</h2><ul>{games}</ul>"
        f"<footer>Version {escape(__version__)}</footer>"
    )


def _row(speech: Speech, line: TableLine) -> str:
    names = ", ".join(escape(name) for name in line.names)
    name = speech.title(line.title) if speech.has(f"{line.title}-title") else line.title
    return (
        f"<tr><td>{escape(name)}</td><td>{names}</td><td>{line.open} of {line.players}</td>"
        f"<td>{escape(line.phase)}</td><td><a href='/plain/t/{escape(line.id)}'>come in</a></td></tr>"
    )


_LANGUAGES = "".join(f"<option value='{id}'>{name}</option>" for id, name in NAMES.items())

_TABLE = (
    "<p><a href='/plain'>All tables</a> · <label>Language <select id='lang'>"
    f"{_LANGUAGES}</select></label></p>"
    "<h1 id='title'>A table</h1><p id='state' aria-live='polite'></p><p id='problem' role='alert'></p>"
    "<section id='seats'></section>"
    "<section id='ask' hidden><h2 id='question'></h2><ol id='options'></ol></section>"
    "<section id='log' hidden><h2>What happened</h2><ul id='events' aria-live='polite'></ul></section>"
    "<section id='see' hidden><h2>The table</h2><ul id='lines'></ul></section>"
    "<section><h2>Talk</h2><ul id='chat' aria-live='polite'></ul>"
    "<form id='say'><label>Say <input name='text' maxlength='500' required autocomplete='off'></label>"
    "<button>Send</button></form></section>"
)
