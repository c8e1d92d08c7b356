"""What there is to read in a house: rules and cards. It changes with the program only: browsers keep it."""

from __future__ import annotations

from hashlib import sha256
from typing import Annotated, Final

import msgspec
from starlette.responses import Response

from euphoria.server.catalogue import gallery
from euphoria.server.http.routes import Call, endpoint
from euphoria.server.http.site import Reader
from euphoria.server.wire.tables import Wire
from euphoria.server.wire.titles import Answers, Gallery, RuleBook

KEEP: Final = "public, max-age=300"
"""For so long nobody asks again; after that the tag tells whether anything changed."""


class Question(Reader):
    """A question about the rules, in the words of `lang`."""

    q: Annotated[str, msgspec.Meta(max_length=200)] = ""


@endpoint("GET", "/api/rules/{title}", who="anyone", query=Reader, result=RuleBook, packed=True)
async def rules(call: Call) -> Response:
    """The game in one minute and in five, its signs, its rules and rulings, in the words of `lang`."""
    return _kept(call, gallery.rule_book(_title(call), call.query(Reader).lang))


@endpoint("GET", "/api/rules/{title}/answers", who="anyone", query=Question, result=Answers)
async def answers(call: Call) -> Response:
    """The rules and the cards that answer the question `q`, the best first."""
    asked = call.query(Question)
    return _kept(call, gallery.answers(_title(call), asked.lang, asked.q))


@endpoint("GET", "/api/cards/{title}", who="anyone", query=Reader, result=Gallery, packed=True)
async def cards(call: Call) -> Response:
    """The cards of a title (or its characters, objects and missions) in the words of `lang`."""
    return _kept(call, gallery.gallery(_title(call), call.query(Reader).lang))


def _title(call: Call) -> str:
    return str(call.request.path_params["title"])


def _kept(call: Call, answer: Wire) -> Response:
    data = msgspec.json.encode(answer)
    tag = f'"{sha256(data).hexdigest()[:20]}"'
    headers = {"cache-control": KEEP, "etag": tag}
    if tag in call.request.headers.get("if-none-match", ""):
        return Response(None, 304, headers)
    return Response(data, 200, headers, "application/json")
