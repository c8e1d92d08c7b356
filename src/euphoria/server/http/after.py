"""Requests about games that are over."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Annotated, Any

import msgspec
from msgspec import Meta
from starlette.responses import Response

from euphoria.languages import FALLBACK, Language, Spoken
from euphoria.server.archive import analysis, replay
from euphoria.server.archive import records as after
from euphoria.server.archive import statistics as numbers
from euphoria.server.http.questions import about_the_past
from euphoria.server.http.routes import Call, endpoint
from euphoria.server.pictures import moments
from euphoria.server.store import analyses
from euphoria.server.store import tables as store
from euphoria.server.store.rows import AnalysisRow, SeatRow, TableRow
from euphoria.server.tables import access
from euphoria.server.tables.session import TableSession
from euphoria.server.wire.analysis import AnalysisState
from euphoria.server.wire.play import Dice, Outcome, ReplayFrame, Statistics, Timeline
from euphoria.server.wire.tables import Wire


class Look(Wire):
    at: Annotated[int, Meta(ge=0, le=1_000_000)] = 0
    eyes: Annotated[str, Meta(max_length=12)] = "spectator"
    lang: Spoken = ""


class Whole(Wire):
    eyes: Annotated[str, Meta(max_length=12)] = "spectator"
    lang: Language = FALLBACK


class Download(Wire):
    share: Annotated[str, Meta(max_length=64)] = ""
    """What the link to a finished game has as `share`: a link that is followed cannot send a header."""


def _check(call: Call, table: TableSession, given: str = "") -> None:
    access.check_shown(table, call.found, given or call.invitation, call.app.secret)


def _record(call: Call, table: TableSession, given: str = "") -> str:
    _check(call, table, given)
    return after.record(table)


def _is_stranger(call: Call, table: TableSession) -> bool:
    return access.seat_of(table, call.found) is None


async def _from_record(call: Call, kind: str, do: Callable[..., Any], *more: Any, given: str = "") -> bytes:
    """What the desk makes of the record and of `more`."""

    def see(table: TableSession) -> tuple[str, bool]:
        return _record(call, table, given), _is_stranger(call, table)

    text, stranger = await call.app.tables.look(call.id, see)
    return await about_the_past(call, stranger, kind, do, text, *more)


def _json(data: bytes) -> Response:
    return Response(data, media_type="application/json")


@endpoint(
    "GET", "/api/tables/{id}/record", who="anyone", query=Download, media="application/x-ndjson", packed=True
)
async def record(call: Call) -> Response:
    """The record of a game that is over, to keep, to replay and to verify."""
    text = await call.app.tables.look(call.id, partial(_record, call, given=call.query(Download).share))
    headers = {"content-disposition": f'attachment; filename="euphoria-{call.id}.jsonl"'}
    return Response(text, 200, headers, "application/x-ndjson")


@endpoint("GET", "/api/tables/{id}/replay", who="anyone", query=Look, result=ReplayFrame, packed=True)
async def replay_frame(call: Call) -> Response:
    """One moment of a game that is over, from any seat, as a spectator, or with everything open."""
    wanted = call.query(Look)
    return _json(await _from_record(call, "frame", replay.frame, wanted.at, wanted.eyes, wanted.lang))


@endpoint("GET", "/api/tables/{id}/timeline", who="anyone", query=Whole, result=Timeline, packed=True)
async def timeline(call: Call) -> Response:
    """All that was told in a game that is over, in the words of `lang`, with the moments to jump to."""
    wanted = call.query(Whole)
    return _json(await _from_record(call, "timeline", replay.timeline, wanted.eyes, wanted.lang))


class Pictured(Wire):
    at: Annotated[int, Meta(ge=0, le=1_000_000)] = 0
    share: Annotated[str, Meta(max_length=64)] = ""
    lang: Language = FALLBACK


@endpoint("GET", "/api/tables/{id}/picture", who="anyone", query=Pictured, media="image/png")
async def picture(call: Call) -> Response:
    """A moment of a game that is over as a picture, as an onlooker saw it: for previews of links."""
    wanted = call.query(Pictured)
    call.limit("table", call.id)
    share = wanted.share
    data = await _from_record(call, "picture", moments.picture, wanted.at, wanted.lang, given=share)
    # Pages elsewhere may show it; who had no right to see the game got none.
    headers = {"cross-origin-resource-policy": "cross-origin", "cache-control": "private, max-age=3600"}
    return Response(data, 200, headers, "image/png")


@endpoint("GET", "/api/tables/{id}/dice", who="anyone", result=Dice)
async def dice(call: Call) -> Dice:
    """The dice: the commitment at any time; key and draws when the game is over."""

    def see(table: TableSession) -> Dice:
        _check(call, table)
        return after.dice(table)

    return await call.app.tables.look(call.id, see)


@endpoint("GET", "/api/tables/{id}/outcome", who="anyone", result=Outcome)
async def outcome(call: Call) -> Outcome:
    """The result, and which claims were true."""

    def see(table: TableSession) -> Outcome:
        _check(call, table)
        return after.outcome(table)

    return await call.app.tables.look(call.id, see)


@endpoint("GET", "/api/tables/{id}/statistics", who="anyone", result=Statistics, packed=True)
async def statistics(call: Call) -> Response:
    """What everybody did, how long they thought, and how their dice fell."""

    def see(table: TableSession) -> tuple[TableRow, list[SeatRow], bool]:
        _check(call, table)
        after.check_ended(table)
        return table.row, table.seats, _is_stranger(call, table)

    row, seats, stranger = await call.app.tables.look(call.id, see)
    entries = await call.app.door.read(partial(store.log, id=call.id))
    return _json(await about_the_past(call, stranger, "statistics", numbers.statistics, row, seats, entries))


async def _analysis(call: Call, row: AnalysisRow | None) -> Response:
    """How far it is, or what came of it in words."""
    if row is None or not row.body:
        done, total = (0, 0) if row is None else (row.done, row.total)
        return _json(msgspec.json.encode(AnalysisState(running=row is not None, done=done, total=total)))
    language = call.query(Told).lang
    return _json(await _from_record(call, "analysis", analysis.told, row.body, language))


class Told(Wire):
    lang: Language = FALLBACK


@endpoint("GET", "/api/tables/{id}/analysis", who="anyone", query=Told, result=AnalysisState, packed=True)
async def analysed(call: Call) -> Response:
    """A game that is over understood: chances, key moments, luck and skill; or how far that is."""
    await call.app.tables.look(call.id, partial(_record, call))
    return await _analysis(call, await call.app.door.read(partial(analyses.of, id=call.id)))


@endpoint("POST", "/api/tables/{id}/analysis", who="visitor", query=Told, result=AnalysisState)
async def analyse(call: Call) -> Response:
    """Have a game that is over analysed, in the background: whoever sat at its table or opened it may."""

    def see(table: TableSession) -> None:
        _record(call, table)
        if call.person.id != table.row.host:
            access.check_seat(table, call.found)

    await call.app.tables.look(call.id, see)
    return await _analysis(call, await call.app.analysing.begin(call.id))
