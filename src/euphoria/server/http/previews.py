"""What chats and networks show of a link: the OpenGraph lines in the head of the page.

Only of what everybody may see who has the link: public tables, and finished games that are shared. Of a game
that goes on no more than who sits there is told.
"""

from __future__ import annotations

import asyncio
from functools import partial
from html import escape
from typing import Final, cast
from urllib.parse import urlencode

import msgspec

from euphoria.languages import Language
from euphoria.server.archive import records
from euphoria.server.common.errors import Problem
from euphoria.server.http.languages import spoken
from euphoria.server.http.questions import about_the_past
from euphoria.server.http.routes import Call
from euphoria.server.pictures import card, moments
from euphoria.server.tables import access
from euphoria.server.tables.session import TableSession
from euphoria.speech import Speech

HEAD: Final = "</title>"
PATIENCE: Final = 3.0
"""Seconds that a page waits for a sentence: whoever shows links asks once, and somebody may have to wake."""


async def with_preview(call: Call, html: str) -> str:
    """The page with its lines, if there is anything to tell of this address."""
    try:
        lines = await _lines(call)
    except Problem:
        return html
    found = "".join(
        f'\n        <meta property="og:{name}" content="{escape(value)}" />' for name, value in lines.items()
    )
    return html.replace(HEAD, HEAD + found, 1)


async def _lines(call: Call) -> dict[str, str]:
    asked = call.request.query_params
    share, at = asked.get("share", ""), asked.get("at", "")
    moment = int(at) if at.isdecimal() and len(at) < 7 else 0
    language = cast(Language, spoken(call.request.headers.get("accept-language", "")))
    title, names, text = await call.app.tables.look(call.id, partial(_seen, call, share))
    told = {"site_name": "Euphoria", "type": "website", "title": Speech(language).title(title)}
    if not text:
        return {**told, "description": ", ".join(names), "image": _address(call, "/icon-512.png")}
    said = await _sentence(call, text, moment, language)
    query = urlencode({"at": moment, "lang": language, **({"share": share} if share else {})})
    return {
        **told,
        "description": said or ", ".join(names),
        "image": _address(call, f"/api/tables/{call.id}/picture?{query}"),
        "image:width": str(card.WIDTH),
        "image:height": str(card.HEIGHT),
        "image:alt": said or ", ".join(names),
    }


async def _sentence(call: Call, text: str, moment: int, language: Language) -> str:
    """What happened then. The page waits a moment for it: while nobody at the desk is awake, the names do."""
    asking = asyncio.create_task(
        about_the_past(call, True, "sentence", moments.sentence, text, moment, language)
    )
    await asyncio.wait({asking}, timeout=PATIENCE)
    if not asking.done():
        asking.add_done_callback(_forget)
        return ""
    return str(msgspec.json.decode(await asking))


def _forget(asking: asyncio.Task[bytes]) -> None:
    if not asking.cancelled():
        asking.exception()


def _seen(call: Call, share: str, table: TableSession) -> tuple[str, list[str], str]:
    """The title, who sits there and the record if the game is over; as somebody unknown may see them."""
    access.check_shown(table, None, share, call.app.secret)
    names = [seat.name for seat in table.seats if seat.name]
    return table.row.title, names, records.record(table) if access.ended(table) and table.match else ""


def _address(call: Call, path: str) -> str:
    """Whoever reads the lines is elsewhere, so the whole address must be told."""
    base = call.app.settings.public_url or f"{call.request.url.scheme}://{call.request.headers['host']}"
    return base.rstrip("/") + path
