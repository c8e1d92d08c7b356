"""What a visitor does at a table, whether by HTTP or by socket."""

from __future__ import annotations

import asyncio
import time
from functools import partial
from typing import TYPE_CHECKING

from euphoria.server.people.identity import Visitor
from euphoria.server.tables import access, offers, play
from euphoria.server.tables import chat as talk
from euphoria.server.tables.draft import Draft
from euphoria.server.tables.session import Live
from euphoria.server.tables.tables import Step
from euphoria.server.wire.play import Act, Answer, Propose, Say, Standing, Undo

if TYPE_CHECKING:
    from euphoria.server.application import House


async def act(house: House, visitor: Visitor, id: str, wanted: Act) -> int:
    started = time.perf_counter()
    ply = await house.tables.once(id, visitor.person.id, wanted.key, _acting(visitor, wanted))
    house.metrics.moved(time.perf_counter() - started)
    return ply


def act_now(house: House, visitor: Visitor, id: str, wanted: Act) -> asyncio.Future[int]:
    """`act` without a look whether it was carried out before: whoever is refused here asks `act`."""
    started = time.perf_counter()
    acted = house.tables.change(id, _acting(visitor, wanted))

    def note(acted: asyncio.Future[int]) -> None:
        if not acted.cancelled() and acted.exception() is None:
            house.metrics.moved(time.perf_counter() - started)

    acted.add_done_callback(note)
    return acted


def _acting(visitor: Visitor, wanted: Act) -> Step[int]:
    def step(table: Live, draft: Draft) -> int:
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


async def undo(house: House, visitor: Visitor, id: str, wanted: Undo) -> int:
    def step(table: Live, draft: Draft) -> int:
        seat = access.check_seat(table, visitor)
        return play.undo(table, draft, seat=seat, owner=visitor.person.id, key=wanted.key, ply=wanted.ply)

    return await house.tables.once(id, visitor.person.id, wanted.key, step)


async def standing(house: House, visitor: Visitor, id: str, wanted: Standing) -> int:
    def step(table: Live, draft: Draft) -> int:
        seat = access.check_seat(table, visitor)
        return play.standing(table, draft, seat=seat, kind=wanted.kind, on=wanted.on)

    return await house.tables.change(id, step)


async def propose(house: House, visitor: Visitor, id: str, wanted: Propose) -> None:
    def step(table: Live, draft: Draft) -> None:
        seat = access.check_seat(table, visitor)
        offers.propose(table, draft, seat=seat, kind=wanted.kind, ply=wanted.ply)

    await house.tables.change(id, step)


async def answer(house: House, visitor: Visitor, id: str, wanted: Answer) -> None:
    def step(table: Live, draft: Draft) -> None:
        offers.answer(table, draft, seat=access.check_seat(table, visitor), agree=wanted.agree)

    await house.tables.change(id, step)


async def say(house: House, visitor: Visitor, id: str, wanted: Say) -> int:
    """Whoever calls this has checked that the visitor may see the table."""

    def step(table: Live, draft: Draft) -> int:
        seat = access.seat_of(table, visitor)
        said = partial(talk.say, person=visitor.person, seat=seat, key=wanted.key)
        return said(table, draft, text=wanted.text, to=wanted.to)

    return await house.tables.once(id, visitor.person.id, wanted.key, step)
