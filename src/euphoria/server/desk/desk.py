"""The desk of the house: questions that can take long are answered in processes, paid for by who asks.

People who sit at a table are served by other processes than strangers, so that strangers only wait for each
other. What takes long the first time is asked of the process that remembers the table: two that both worked
it out would take twice as long over it.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, Final
from zlib import crc32

import structlog

from euphoria.registry import LISTED
from euphoria.server.common.errors import Problem, unavailable
from euphoria.server.desk import jobs
from euphoria.server.desk.pool import Broken, Overtime, Pool

if TYPE_CHECKING:
    from euphoria.server.application import Application

log: Any = structlog.get_logger("euphoria.desk")

BUDGET: Final = 3.0
"""Seconds that one answer may take for somebody who sits at the table."""
BUDGET_OF_STRANGERS: Final = 1.0
BUDGET_OF_ERRANDS: Final = 10.0
"""For whoever asks: a long game is played again once, after that its moments are at hand."""
STAND_BACK: Final = 10
"""By how much those who serve strangers are nicer than the house: nobody's move waits for a picture."""
MOST_WAITING: Final = 200
"""Questions that may wait in all; beyond that it is better to say no at once."""


class Desk:
    def __init__(self, app: Application, size: int) -> None:
        self.app = app
        wake = partial(jobs.wake, dict(LISTED))
        self.players = [Pool(1, jobs.do, wake) for _ in range(max(1, size))]
        self.strangers = Pool(1, jobs.do, wake, nice=STAND_BACK)

    async def answer(self, job: jobs.Job | jobs.Errand, owner: str, table: str) -> jobs.Done:
        """`Problem` if it takes too long; what it took is known in any case."""
        pool, budget = self._pool(job, table), BUDGET_OF_STRANGERS if job.stranger else BUDGET
        if isinstance(job, jobs.Errand):
            budget = BUDGET_OF_ERRANDS
        if pool.waiting >= MOST_WAITING:
            raise Problem("too-many", "problems-too-many", seconds=1.0)
        try:
            with self.app.traces.span(f"desk.{job.kind}"):
                done: jobs.Done = await pool.run(job, budget, owner, table)
        except Overtime:
            self.app.metrics.overtime.inc()
            log.info("took-too-long", table=table, kind=job.kind)
            return jobs.Done(problem=("too-large", "problems-too-long", {}), took=budget)
        except Broken:
            log.warning("desk-broken", table=table, kind=job.kind)
            raise unavailable() from None
        self.app.metrics.worked_out.observe(done.took)
        return done

    def _pool(self, job: jobs.Job | jobs.Errand, table: str) -> Pool:
        """Who remembers the table; for what is nothing to remember, who has least to do."""
        if job.stranger:
            return self.strangers
        home = self._home(table)
        return min([home, *self.players], key=lambda pool: pool.load) if job.light else home

    def _home(self, table: str) -> Pool:
        return self.players[crc32(table.encode()) % len(self.players)]

    def expect_questions(self) -> None:
        """Somebody will ask soon: whoever answers gets up now."""
        for pool in self.players:
            pool.warm()

    def expect_errands(self, table: str, stranger: bool) -> None:
        """Somebody comes to a game that is over, probably to look back at it."""
        (self.strangers if stranger else self._home(table)).warm()

    def tidy(self) -> None:
        for pool in (*self.players, self.strangers):
            pool.tidy()

    def close(self) -> None:
        for pool in (*self.players, self.strangers):
            pool.close()


def told(done: jobs.Done) -> bytes:
    """The answer; `Problem` if there is none."""
    if done.problem is not None:
        code, says, facts = done.problem
        raise Problem(code, says, **facts)
    return done.answer
