"""Requests in a running game. The socket does the same, faster; programs may prefer these."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any

from msgspec import Meta
from starlette.responses import Response

from euphoria.core.actions import SEATS
from euphoria.languages import FALLBACK, Language
from euphoria.server.bots import advice
from euphoria.server.catalogue import boards
from euphoria.server.desk.jobs import Job, Kind, job_of
from euphoria.server.http.questions import PRICES, at_the_desk, look_closely
from euphoria.server.http.routes import Call, endpoint
from euphoria.server.push import ask, views
from euphoria.server.push import sentences as words
from euphoria.server.store import chat as chats
from euphoria.server.tables import access, actions
from euphoria.server.tables import chat as talk
from euphoria.server.tables.session import TableSession
from euphoria.server.wire.play import (
    Act,
    Answer,
    Board,
    Check,
    Checked,
    Done,
    Hints,
    HintWanted,
    InWords,
    Messages,
    Notes,
    Position,
    Posted,
    Previewed,
    Propose,
    Question,
    Region,
    Say,
    Standing,
    Transcript,
    Undo,
    WorkedOut,
)
from euphoria.server.wire.tables import Wire


class Since(Wire):
    since: Annotated[int, Meta(ge=0, le=2**31)] = 0
    epoch: Annotated[int, Meta(ge=0, le=2**31)] = 0


class Reader(Wire):
    since: Annotated[int, Meta(ge=0, le=2**31)] = 0
    lang: Language = FALLBACK


class Players(Wire):
    players: Annotated[int, Meta(ge=1, le=len(SEATS))] = 2


class After(Wire):
    after: Annotated[int, Meta(ge=-1, lt=2**31)] = -1


def _seen_by(call: Call, table: TableSession) -> int | None:
    return access.check_sees(table, call.found, call.invitation, call.app.secret)


async def _worked_out(call: Call, kind: Kind, wanted: Any) -> Wire | Response:
    """A question before a choice, at the desk if the answer can take long."""
    call.limit("table", call.id, PRICES[kind])

    def ready(table: TableSession) -> Job | Wire:
        seat = _seen_by(call, table) if kind == "ask" else access.check_seat(table, call.found)
        if table.takes_long:
            return job_of(table, seat, kind, wanted)
        return ask.answer(table.playing, seat, kind, wanted)

    found = await call.app.tables.look(call.id, ready)
    if not isinstance(found, Job):
        return found
    if found.seat is None:
        return await at_the_desk(call, found, call.address, call.id, "curious")
    return await at_the_desk(call, found, call.visitor.person.id, call.id, "question")


@endpoint("GET", "/api/tables/{id}/position", who="anyone", result=Position)
async def position(call: Call) -> Position:
    """The position as you may know it, and the question you are asked."""
    return await look_closely(call, partial(_seen_by, call), views.position)


@endpoint("GET", "/api/tables/{id}/events", who="anyone", query=Since, result=Transcript)
async def events(call: Call) -> Transcript:
    """What you were told from this number on."""
    wanted = call.query(Since)

    def see(table: TableSession) -> Transcript:
        seat = _seen_by(call, table)
        match = table.playing
        news = views.events(match, table.row.epoch, seat, wanted.epoch, wanted.since)
        return Transcript(epoch=news.epoch, ply=match.seen(seat), first=news.first, events=news.events)

    return await call.app.tables.look(call.id, see)


@endpoint("POST", "/api/tables/{id}/check", who="visitor", body=Check, result=Checked)
async def check(call: Call) -> Wire | Response:
    """Would this answer be taken? For answers that are too many to list."""
    return await _worked_out(call, "check", call.body(Check))


@endpoint("POST", "/api/tables/{id}/preview", who="visitor", body=Check, result=Previewed)
async def preview(call: Call) -> Wire | Response:
    """What would this answer bring? Told up to luck, another's choice, or what would come to light."""
    return await _worked_out(call, "preview", call.body(Check))


@endpoint("GET", "/api/tables/{id}/region", who="visitor", result=Region)
async def region(call: Call) -> Wire | Response:
    """Where your endless choice may lead, as something to draw."""
    return await _worked_out(call, "region", None)


@endpoint("GET", "/api/tables/{id}/board", who="anyone", result=Board)
async def board(call: Call) -> Board:
    """What lies printed on the table before anybody plays, for clients that draw it."""

    def seen(table: TableSession) -> int | None:
        access.check_shown(table, call.found, call.invitation, call.app.secret)
        return access.seat_of(table, call.found)

    return await look_closely(call, seen, lambda table, _seat: boards.board(table))


@endpoint("GET", "/api/titles/{id}/board", who="anyone", query=Players, result=Board, packed=True)
async def board_of_title(call: Call) -> Board:
    """The same for a title without a table, as lessons need it."""
    return boards.board_of_title(call.id, call.query(Players).players)


@endpoint("POST", "/api/tables/{id}/ask", who="anyone", body=Question, result=WorkedOut)
async def work_out(call: Call) -> Wire | Response:
    """Work something out (a way, a line of sight, odds) from what you may know."""
    wanted = call.body(Question)
    if wanted.ply is not None:
        ply = await call.app.tables.look(call.id, lambda table: table.playing.seen(_seen_by(call, table)))
        if wanted.ply != ply:
            return WorkedOut(answer=None)
    return await _worked_out(call, "ask", wanted.question)


@endpoint("POST", "/api/tables/{id}/hints", who="visitor", body=HintWanted, result=Hints)
async def hints(call: Call) -> Hints:
    """What would a bot do in your place, and why? At tables with hints, for the question you are asked."""
    call.limit("table", call.id, 5.0)
    call.limit("hint", call.person.id)
    return await advice.hints(call.app, call.found, call.id, call.body(HintWanted))


@endpoint("GET", "/api/tables/{id}/words", who="anyone", query=Reader, result=InWords)
async def table_in_words(call: Call) -> InWords:
    """The position, the news from number `since` on and your question, as sentences in `lang`."""
    wanted = call.query(Reader)

    def see(table: TableSession, seat: int | None) -> InWords:
        return words.in_words(table, seat, wanted.lang, wanted.since)

    return await look_closely(call, partial(_seen_by, call), see)


@endpoint("POST", "/api/tables/{id}/act", who="visitor", body=Act, result=Done)
async def act(call: Call) -> Done:
    """Answer your question."""
    call.limit("table", call.id)
    return Done(ply=await actions.act(call.app, call.visitor, call.id, call.body(Act)))


@endpoint("POST", "/api/tables/{id}/undo", who="visitor", body=Undo, result=Done)
async def undo(call: Call) -> Done:
    """Take your last choice back."""
    call.limit("table", call.id)
    return Done(ply=await actions.undo(call.app, call.visitor, call.id, call.body(Undo)))


@endpoint("POST", "/api/tables/{id}/standing", who="visitor", body=Standing, result=Done)
async def standing(call: Call) -> Done:
    """Have questions of a kind answered by their harmless default."""
    call.limit("table", call.id)
    return Done(ply=await actions.standing(call.app, call.visitor, call.id, call.body(Standing)))


@endpoint("POST", "/api/tables/{id}/proposals", who="visitor", body=Propose)
async def propose(call: Call) -> None:
    """Propose a take-back, or to end the game unfinished."""
    call.limit("table", call.id)
    await actions.propose(call.app, call.visitor, call.id, call.body(Propose))


@endpoint("POST", "/api/tables/{id}/proposals/answer", who="visitor", body=Answer)
async def answer(call: Call) -> None:
    """Agree to the proposal, or turn it down."""
    call.limit("table", call.id)
    await actions.answer(call.app, call.visitor, call.id, call.body(Answer))


@endpoint("POST", "/api/tables/{id}/chat", who="visitor", body=Say, result=Posted)
async def say(call: Call) -> Posted:
    """Say something: at the table if you sit there, else in the gallery. `claim …` is a claim."""
    call.limit("chat", call.person.id)
    await call.app.tables.look(call.id, partial(_seen_by, call))
    return Posted(number=await actions.say(call.app, call.visitor, call.id, call.body(Say)))


@endpoint("GET", "/api/tables/{id}/chat", who="anyone", query=After, result=Messages)
async def chat(call: Call) -> Messages:
    """The latest messages after the one with this number."""
    seat, over = await call.app.tables.look(
        call.id, lambda table: (_seen_by(call, table), table.row.phase in ("over", "abandoned"))
    )
    said = await call.app.door.read(partial(chats.after, id=call.id, number=call.query(After).after))
    heard = [message for row in said if (message := views.message(row, seat, over)) is not None]
    return Messages(messages=heard)


@endpoint("DELETE", "/api/tables/{id}/chat/{number:number}")
async def hide(call: Call) -> None:
    """Host: take a message away."""
    step = partial(talk.hide, person=call.person.id, number=call.number("number"))
    await call.app.tables.change(call.id, step)


@endpoint("GET", "/api/tables/{id}/notes", who="visitor", result=Notes)
async def notes(call: Call) -> Notes:
    """What you wrote for yourself at this table."""
    return await call.app.tables.look(
        call.id, lambda table: Notes(text=table.seats[access.check_seat(table, call.found)].notes)
    )


@endpoint("PUT", "/api/tables/{id}/notes", who="visitor", body=Notes)
async def write_notes(call: Call) -> None:
    """Write something for yourself."""
    seat = await call.app.tables.look(call.id, lambda table: access.check_seat(table, call.found))
    await call.app.tables.change(call.id, partial(talk.write_notes, seat=seat, text=call.body(Notes).text))
