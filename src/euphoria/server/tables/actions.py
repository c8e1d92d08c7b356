"""What a visitor does at a table, whether by HTTP or by socket."""

from __future__ import annotations

import asyncio
import time
from functools import partial
from typing import TYPE_CHECKING

from euphoria.server.tables import access, offers, play
from euphoria.server.tables import chat as talk
from euphoria.server.tables.access import Visitor
from euphoria.server.tables.draft import Draft
from euphoria.server.tables.session import TableSession
from euphoria.server.tables.tables import Step, Then
from euphoria.server.wire.play import Act, Answer, Propose, Say, Standing, Undo

if TYPE_CHECKING:
    from euphoria.server.application import Application


async def act(app: Application, visitor: Visitor, id: str, wanted: Act) -> int:
    started = time.perf_counter()
    ply = await app.tables.once(id, visitor.person.id, wanted.key, _acting(visitor, wanted))
    app.metrics.moved(time.perf_counter() - started)
    return ply


def act_now(app: Application, visitor: Visitor, id: str, wanted: Act, then: Then[int]) -> None:
    """`act` without a look whether it was carried out before: whoever is refused here asks `act`."""
    started = time.perf_counter()

    def acted(done: asyncio.Future[int]) -> None:
        if not done.cancelled() and done.exception() is None:
            app.metrics.moved(time.perf_counter() - started)
        then(done)

    app.tables.change(id, _acting(visitor, wanted), acted)


def _acting(visitor: Visitor, wanted: Act) -> Step[int]:
    def step(table: TableSession, draft: Draft) -> int:
        seat = access.check_seat(table, visitor)
        return play.act(
            table,
            draft,
            seat=seat,
            owner=visitor.person.id,
            key=wanted.key,
            ply=wanted.ply,
            action=wanted.action,
        )

    return step


async def undo(app: Application, visitor: Visitor, id: str, wanted: Undo) -> int:
    def step(table: TableSession, draft: Draft) -> int:
        seat = access.check_seat(table, visitor)
        return play.undo(table, draft, seat=seat, owner=visitor.person.id, key=wanted.key, ply=wanted.ply)

    return await app.tables.once(id, visitor.person.id, wanted.key, step)


async def standing(app: Application, visitor: Visitor, id: str, wanted: Standing) -> int:
    def step(table: TableSession, draft: Draft) -> int:
        seat = access.check_seat(table, visitor)
        return play.standing(table, draft, seat=seat, kind=wanted.kind, on=wanted.on)

    return await app.tables.change(id, step)


async def propose(app: Application, visitor: Visitor, id: str, wanted: Propose) -> None:
    def step(table: TableSession, draft: Draft) -> None:
        seat = access.check_seat(table, visitor)
        offers.propose(table, draft, seat=seat, kind=wanted.kind, ply=wanted.ply)

    await app.tables.change(id, step)


async def answer(app: Application, visitor: Visitor, id: str, wanted: Answer) -> None:
    def step(table: TableSession, draft: Draft) -> None:
        offers.answer(table, draft, seat=access.check_seat(table, visitor), agree=wanted.agree)

    await app.tables.change(id, step)


async def say(app: Application, visitor: Visitor, id: str, wanted: Say) -> int:
    """Whoever calls this has checked that the visitor may see the table."""

    def step(table: TableSession, draft: Draft) -> int:
        seat = access.seat_of(table, visitor)
        said = partial(talk.say, person=visitor.person, seat=seat, key=wanted.key)
        return said(table, draft, text=wanted.text, to=wanted.to)

    return await app.tables.once(id, visitor.person.id, wanted.key, step)
