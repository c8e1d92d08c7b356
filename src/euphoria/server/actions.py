"""What a visitor does at a table, whether by HTTP or by socket."""

from __future__ import annotations

import time
from functools import partial

from euphoria.server import access, offers, play, talk
from euphoria.server.draft import Draft
from euphoria.server.house import House
from euphoria.server.live import Live
from euphoria.server.people import Visitor
from euphoria.server.wire_play import Act, Answer, Propose, Say, Standing, Undo


async def act(house: House, visitor: Visitor, id: str, wanted: Act) -> int:
    started = time.perf_counter()

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

    ply = await house.once(id, visitor.person.id, wanted.key, step)
    house.metrics.moves_of_people.inc()
    house.metrics.move.observe(time.perf_counter() - started)
    return ply


async def undo(house: House, visitor: Visitor, id: str, wanted: Undo) -> int:
    def step(table: Live, draft: Draft) -> int:
        seat = access.check_seat(table, visitor)
        return play.undo(table, draft, seat=seat, owner=visitor.person.id, key=wanted.key, ply=wanted.ply)

    return await house.once(id, visitor.person.id, wanted.key, step)


async def standing(house: House, visitor: Visitor, id: str, wanted: Standing) -> int:
    def step(table: Live, draft: Draft) -> int:
        seat = access.check_seat(table, visitor)
        return play.standing(table, draft, seat=seat, kind=wanted.kind, on=wanted.on)

    return await house.change(id, step)


async def propose(house: House, visitor: Visitor, id: str, wanted: Propose) -> None:
    def step(table: Live, draft: Draft) -> None:
        seat = access.check_seat(table, visitor)
        offers.propose(table, draft, seat=seat, kind=wanted.kind, ply=wanted.ply)

    await house.change(id, step)


async def answer(house: House, visitor: Visitor, id: str, wanted: Answer) -> None:
    def step(table: Live, draft: Draft) -> None:
        offers.answer(table, draft, seat=access.check_seat(table, visitor), agree=wanted.agree)

    await house.change(id, step)


async def say(house: House, visitor: Visitor, id: str, wanted: Say) -> int:
    """Whoever calls this has checked that the visitor may see the table."""

    def step(table: Live, draft: Draft) -> int:
        seat = access.seat_of(table, visitor)
        said = partial(talk.say, person=visitor.person, seat=seat, key=wanted.key)
        return said(table, draft, text=wanted.text, to=wanted.to)

    return await house.once(id, visitor.person.id, wanted.key, step)
