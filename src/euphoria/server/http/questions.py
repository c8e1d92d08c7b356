"""Questions that can take long: what they cost, and who waits for whom.

What is worked out from a position or a record alone is done at the desk, in processes and with a time limit;
what looks at the table itself in threads, in fair turns (tables/aside.py).
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, Final, Literal, TypeVar

from starlette.responses import Response

from euphoria.core.match import Match
from euphoria.server.desk import desk
from euphoria.server.desk.jobs import Errand, Job, Kind, job_at
from euphoria.server.http.routes import Call
from euphoria.server.push import ask
from euphoria.server.tables.session import TableSession
from euphoria.server.wire.tables import Wire

T = TypeVar("T")
Purse = Literal["question", "curious"]

PRICES: Final = {"check": 1.0, "preview": 2.0, "region": 5.0, "ask": 5.0, "look": 1.0, "workshop": 5.0}
"""Of the buckets `question` and `curious` in rate_limit.py."""

WORK: Final = {"question": "work", "curious": "curious work"}
"""Who pays from which bucket pays from which other for the time it takes."""


async def at_the_desk(call: Call, job: Job, who: str, place: str, purse: Purse) -> Response:
    """It costs its price before and what it took afterwards; `curious` strangers have much less to spend."""
    _pay(call, purse, who, PRICES[job.kind])
    done = await call.app.desk.answer(job, who, place)
    call.entrance.buckets.charge(WORK[purse], who, done.took)
    return Response(desk.told(done), media_type="application/json")


async def without_a_table(
    call: Call, title: str, who: str, kind: Kind, wanted: Any, position: Callable[[], tuple[Match, int]]
) -> Wire | Response:
    """A question in a lesson or a puzzle. Whoever asks has no table to himself and pays by address (`who`);
    to the desk they are people who play."""
    call.limit("table", who, PRICES[kind])
    match, you = await call.app.tables.apart(title, call.address, position)
    if match.game.takes_long:
        return await at_the_desk(call, job_at(match, you, kind, wanted), who, who, "question")
    return ask.answer(match, you, kind, wanted)


async def look_closely(
    call: Call, seen: Callable[[TableSession], int | None], see: Callable[[TableSession, int | None], T]
) -> T:
    """`see(table, seat)`, paid like a question where looking takes long. `seen` says who looks."""

    def ready(table: TableSession) -> tuple[bool, int | None, T | None]:
        seat = seen(table)
        return table.takes_long, seat, None if table.takes_long else see(table, seat)

    takes_long, seat, shown = await call.app.tables.look(call.id, ready)
    if not takes_long:
        assert shown is not None
        return shown
    purse, who = _payer(call, seat is None)
    _pay(call, purse, who, PRICES["look"])
    took = 0.0

    def timed(table: TableSession) -> T:
        nonlocal took
        began = time.thread_time()
        try:
            return see(table, seen(table))
        finally:
            took = time.thread_time() - began

    try:
        return await call.app.tables.study(call.id, timed)
    finally:
        call.entrance.buckets.charge(WORK[purse], who, took)


async def about_something_built(call: Call, do: Callable[..., Any], *given: Any) -> bytes:
    """Something that players build for a title, looked at at the desk: priced and paid for like a question at
    a table."""
    who = call.person.id
    _pay(call, "question", who, PRICES["workshop"])
    errand = Errand(kind="workshop", do=do, given=given, stranger=False)
    done = await call.app.desk.answer(errand, who, "")
    call.entrance.buckets.charge(WORK["question"], who, done.took)
    return desk.told(done)


async def about_the_past(call: Call, stranger: bool, kind: str, do: Callable[..., Any], *given: Any) -> bytes:
    """Something about a game that is over, at the desk. Only the time it takes is paid for: who steps through
    a game asks often, and each time for little."""
    _, who = _payer(call, stranger)
    bucket = "curious archive" if stranger else "archive"
    call.limit(bucket, who, 0.0)
    errand = Errand(kind=kind, do=do, given=given, stranger=stranger)
    done = await call.app.desk.answer(errand, who, call.id)
    call.entrance.buckets.charge(bucket, who, done.took)
    return desk.told(done)


def _payer(call: Call, stranger: bool) -> tuple[Purse, str]:
    return ("curious", call.address) if stranger else ("question", call.visitor.person.id)


def _pay(call: Call, purse: Purse, who: str, price: float) -> None:
    call.limit(purse, who, price)
    call.limit(WORK[purse], who, 0.0)
