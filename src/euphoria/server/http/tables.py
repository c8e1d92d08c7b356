"""Requests about tables: making, finding, sitting down, the host's rights."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from euphoria.server.bots.crowd import only_bots
from euphoria.server.common import ids
from euphoria.server.common.errors import Problem, not_found
from euphoria.server.http.connections import network
from euphoria.server.http.routes import Call, endpoint
from euphoria.server.push import views
from euphoria.server.store import lobby as lists
from euphoria.server.tables import access, giving, lobby
from euphoria.server.tables import chat as talk
from euphoria.server.tables.draft import Draft
from euphoria.server.tables.session import TableSession
from euphoria.server.wire.tables import (
    Entered,
    Join,
    NewTable,
    Options,
    Pace,
    Phase,
    SeatChange,
    SeatToken,
    Swap,
    Switch,
    TableList,
    Wire,
)


class Filter(Wire):
    title: Annotated[str, Meta(max_length=32)] = ""
    phase: Phase | Literal[""] = ""
    pace: Pace | Literal[""] = ""
    free: bool = False


def entered(call: Call, table: TableSession) -> Entered:
    secret = call.app.secret
    seat = access.check_sees(table, call.found, call.invitation, secret)
    person = None if call.found is None else call.found.person.id
    info = views.table_info(table, person, seat, call.app.hub.online(table))
    return Entered(table=info, path=access.path(secret, table), shared=access.shared_path(secret, table))


def shown(call: Call, table: TableSession) -> Entered:
    """A table for whoever sees it, or has the link to its finished game: that one leads nowhere else."""
    secret = call.app.secret
    if access.seat_of(table, call.found) is not None or not access.is_shown(table, call.invitation, secret):
        return entered(call, table)
    info = views.table_info(table, None, None, set())
    path = access.shared_path(secret, table)
    return Entered(table=msgspec.structs.replace(info, next="", before=""), path=path, shared=path)


@endpoint("GET", "/api/tables", who="anyone", query=Filter, result=TableList)
async def list_tables(call: Call) -> TableList:
    """Public tables: open ones and running ones, or those of one phase."""
    wanted = call.query(Filter)
    lines = partial(lists.lines, title=wanted.title, phase=wanted.phase, pace=wanted.pace, free=wanted.free)
    return TableList(tables=await call.app.door.read(lines))


@endpoint("POST", "/api/tables", body=NewTable, result=Entered, status=201)
async def make_table(call: Call) -> Entered:
    """Make a table. You are its host."""
    call.limit("create", call.person.id)
    wanted = call.body(NewTable)
    id = call.app.table_ids.new()
    make = partial(lobby.new_table, id, wanted, call.person, call.app.clock.now())
    row, seats = await call.app.tables.apart(wanted.title, call.address, make)
    return entered(call, await call.app.tables.create(row, seats))


@endpoint("GET", "/api/tables/{id}", who="anyone", result=Entered)
async def see_table(call: Call) -> Entered:
    """A table: who sits where, what is agreed. A private one needs its invitation (X-Euphoria-Invitation), or
    what the link to its finished game has as `share`, in the same header."""
    found = await call.app.tables.look(call.id, partial(shown, call))
    if found.table.phase == "over":
        call.app.desk.expect_errands(call.id, stranger=found.table.you is None)
    return found


@endpoint("POST", "/api/tables/{id}/join", body=Join, result=Entered)
async def join(call: Call) -> Entered:
    """Sit down. No account is needed, only the link."""
    wanted = call.body(Join)
    await call.app.tables.look(call.id, lambda table: _check_invited(call, table, wanted.invitation))
    await call.app.tables.change(
        call.id, partial(lobby.join, person=call.person, seat=wanted.seat, salt=wanted.salt)
    )
    return await see_table(call)


def _check_invited(call: Call, table: TableSession, given: str) -> None:
    """Spectators may be unwanted where players are not, so this asks only for the invitation."""
    if table.row.public or table.seat_of(call.person.id) is not None or table.row.host == call.person.id:
        return
    wanted = access.invitation(call.app.secret, table)
    if not any(ids.same(text, wanted) for text in (given, call.invitation)):
        raise not_found("table")


@endpoint("POST", "/api/tables/{id}/leave")
async def leave(call: Call) -> None:
    """Get up. In a running game a bot stands in until you return."""
    await call.app.tables.change(call.id, partial(lobby.leave, person=call.person.id))


@endpoint("POST", "/api/tables/{id}/return", who="visitor")
async def come_back(call: Call) -> None:
    """Play for yourself again."""
    await call.app.tables.look(call.id, lambda table: access.check_seat(table, call.found))
    await call.app.tables.change(call.id, partial(lobby.come_back, person=call.person.id))


@endpoint("POST", "/api/tables/{id}/swap", body=Swap)
async def swap(call: Call) -> None:
    """Change places before the start."""
    wanted = call.body(Swap)
    step = partial(lobby.swap, person=call.person.id, seat=wanted.seat, other=wanted.other)
    await call.app.tables.change(call.id, step)


@endpoint("PUT", "/api/tables/{id}/seats/{seat:number}", body=SeatChange)
async def set_seat(call: Call) -> None:
    """Host: open or close a seat, or give it to a bot. In a running game this is proposed to the seat's
    player, to everybody else at the table if the player is long gone, and done when they agree."""
    wanted, person, seat = call.body(SeatChange), call.person.id, call.number("seat")

    def step(table: TableSession, draft: Draft) -> None:
        if table.row.phase == "open":
            lobby.set_seat(table, draft, person=person, seat=seat, kind=wanted.kind, bot=wanted.bot)
        else:
            online = call.app.hub.online(table)
            giving.give(
                table, draft, person=person, seat=seat, kind=wanted.kind, bot=wanted.bot, online=online
            )

    await call.app.tables.change(call.id, step)


@endpoint("DELETE", "/api/tables/{id}/seats/{seat:number}")
async def remove(call: Call) -> None:
    """Host: send whoever sits there away for good. In a running game a bot goes on, to the end."""
    person, seat = call.person.id, call.number("seat")

    def step(table: TableSession, draft: Draft) -> None:
        if table.row.phase == "open":
            lobby.set_seat(table, draft, person=person, seat=seat, kind="open", bot="", ban=True)
        else:
            giving.send_away(table, draft, person=person, seat=seat)

    await call.app.tables.change(call.id, step)


@endpoint("POST", "/api/tables/{id}/seats/{seat:number}/mute", body=Switch)
async def mute(call: Call) -> None:
    """Host: end somebody's talk, or let them talk again."""
    seat = call.number("seat")

    def step(table: TableSession, draft: Draft) -> None:
        target = table.seats[seat].person if seat < len(table.seats) else None
        if target is None:
            raise Problem("conflict", "problems-nobody-there")
        talk.mute(table, draft, person=call.person.id, target=target, on=call.body(Switch).on)

    await call.app.tables.change(call.id, step)


@endpoint("POST", "/api/tables/{id}/token", result=SeatToken, status=201)
async def seat_token(call: Call) -> SeatToken:
    """A token with which a program plays your seat at this table, and nothing else."""
    seat = await call.app.tables.look(call.id, lambda table: access.check_seat(table, call.found))
    token = await call.people.seat_token(call.visitor, call.id, seat)
    return SeatToken(token=token, table=call.id, seat=seat)


@endpoint("PUT", "/api/tables/{id}/options", body=Options, result=Entered)
async def set_options(call: Call) -> Entered:
    """Host: other options, before the start."""
    call.limit("options", call.person.id)
    step = partial(lobby.set_options, person=call.person.id, options=dict(call.body(Options).options))
    await call.app.tables.change(call.id, step)
    return await see_table(call)


@endpoint("POST", "/api/tables/{id}/invitation", result=Entered)
async def new_invitation(call: Call) -> Entered:
    """Host: end all links given so far and make a new one."""
    await call.app.tables.change(call.id, partial(lobby.invite_anew, person=call.person.id))
    return await see_table(call)


@endpoint("POST", "/api/tables/{id}/start", result=Entered)
async def start(call: Call) -> Entered:
    """Host: begin."""
    crowd = call.app.driver.crowd

    def step(table: TableSession, draft: Draft) -> None:
        lobby.check_host(table, call.person.id)
        bots_only = only_bots(table) and not any(seat.kind == "open" for seat in table.seats)
        if bots_only and call.entrance.buckets.on:
            crowd.admit(table.row.host, network(call.address))
        lobby.start(table, draft, person=call.person.id)
        if bots_only:
            crowd.begins(call.id, table.row.host, network(call.address))

    await call.app.tables.change(call.id, step)
    return await see_table(call)


@endpoint("POST", "/api/tables/{id}/pause", body=Switch)
async def pause(call: Call) -> None:
    """Host: stop all clocks, or let them run again."""
    step = partial(lobby.pause, person=call.person.id, on=call.body(Switch).on)
    await call.app.tables.change(call.id, step)


@endpoint("POST", "/api/tables/{id}/thaw", result=Entered)
async def thaw(call: Call) -> Entered:
    """Host: try to go on with a table that froze."""
    await call.app.tables.change(call.id, partial(lobby.thaw, person=call.person.id))
    call.app.tables.drop(call.id)
    seen = await see_table(call)
    if seen.table.phase == "frozen":
        raise Problem("frozen", "problems-frozen-log")
    return seen


@endpoint("DELETE", "/api/tables/{id}")
async def close(call: Call) -> None:
    """Host: give up a table that has not begun."""
    await call.app.tables.change(call.id, partial(lobby.close, person=call.person.id))


@endpoint("POST", "/api/tables/{id}/rematch", result=Entered)
async def rematch(call: Call) -> Entered:
    """Another game of the same people. Whoever asks first makes the table; all are led to the same one."""
    person = call.person.id
    step = partial(lobby.set_next, person=person, new_id=call.app.table_ids.new)
    id, old, seats, options = await call.app.tables.change(call.id, step)
    try:
        return await call.app.tables.look(id, partial(entered, call))
    except Problem as problem:
        if problem.code != "not-found":
            raise
    row, fresh = lobby.rematch_rows(id, old, seats, options, person, call.app.clock.now())
    return entered(call, await call.app.tables.create(row, fresh))
