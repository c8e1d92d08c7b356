"""Questions that can take long, at the desk: what they cost, and who waits for whom."""

from __future__ import annotations

from typing import Final, Literal

from starlette.responses import Response

from euphoria.server.desk import desk
from euphoria.server.desk.jobs import Job, Kind
from euphoria.server.http.routes import Call

PRICES: Final[dict[Kind, float]] = {"check": 1.0, "preview": 2.0, "region": 5.0, "ask": 5.0}
"""Of the buckets `question` and `curious` in rate_limit.py."""

WORK: Final = {"question": "work", "curious": "curious work"}
"""Who pays from which bucket pays from which other for the time it takes."""


async def at_the_desk(
    call: Call, job: Job, who: str, place: str, purse: Literal["question", "curious"]
) -> Response:
    """It costs its price before and what it took afterwards; `curious` strangers have much less to spend."""
    call.limit(purse, who, PRICES[job.kind])
    call.limit(WORK[purse], who, 0.0)
    done = await call.app.desk.answer(job, who, place)
    call.entrance.buckets.charge(WORK[purse], who, done.took)
    return Response(desk.told(done), media_type="application/json")
