"""Keeps tables going: bots answer, clocks run out.

The node that wrote a table's last change drives it on at once. Every table also has a time at which it must
be looked at (`wake`); each node looks for tables whose time has come, so that a table goes on when the node
that drove it is gone. Two nodes driving one table are harmless: the slower one meets a conflict.
"""

from __future__ import annotations

import asyncio
import hmac
import time
from functools import partial
from typing import TYPE_CHECKING, Any, Final

import structlog

from euphoria import bots
from euphoria.core.match import Match
from euphoria.server.bots.crowd import Crowd
from euphoria.server.bots.workers import Thought
from euphoria.server.common.errors import Problem
from euphoria.server.store import tables as store
from euphoria.server.tables import play
from euphoria.server.tables.clock import EvenTime
from euphoria.server.tables.session import TableSession

if TYPE_CHECKING:
    from euphoria.server.application import Application

log: Any = structlog.get_logger("euphoria.driver")

SWEEP: Final = 0.5
"""Seconds between two looks for tables whose time has come."""
LEASE: Final = 10_000
"""Milliseconds after which another node takes over a table whose bots do not move."""
TOGETHER: Final = 100


class Plan:
    """What is to be done at a table: a bot's question, or an answer in place of somebody who is late."""

    __slots__ = ("late", "owner", "posed", "seat", "thought", "waited")

    def __init__(
        self, seat: int, posed: int, thought: Thought | None, late: bool, owner: str = "", waited: float = 0.0
    ) -> None:
        self.seat = seat
        self.waited = waited
        self.owner = owner
        self.posed = posed
        self.thought = thought
        self.late = late


class Driver:
    def __init__(self, app: Application) -> None:
        self.app = app
        self._driving: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()
        self._tasks: list[asyncio.Task[None]] = []
        self._started = 0
        self.crowd = Crowd()
        self._even = EvenTime()

    def start(self) -> None:
        self._started = self.app.clock.now()
        self._tasks = [
            asyncio.create_task(self._every(SWEEP, self._sweep)),
            asyncio.create_task(self._every(self.app.settings.recheck, self._recheck)),
            asyncio.create_task(self._every(60.0, self._clear)),
        ]

    async def stop(self) -> None:
        tasks = [*self._tasks, *self._driving.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _every(self, seconds: float, work: Any) -> None:
        while True:
            await asyncio.sleep(seconds)
            try:
                await work()
            except Exception as error:
                log.warning("round-failed", round=work.__name__, error=repr(error))
                self.app.metrics.errors.labels("round").inc()

    async def _sweep(self) -> None:
        now = self.app.clock.now()
        for id in await self.app.door.read(partial(store.due, now=now, most=TOGETHER)):
            self._go(id)

    async def _recheck(self) -> None:
        await self.app.tables.recheck()
        await self.app.hub.refresh_presence()
        self.app.tables.tidy()
        self.app.desk.tidy()
        self.crowd.tidy(self.app.tables.held_table)
        self.app.metrics.tables.set(self.app.tables.held)

    async def _clear(self) -> None:
        now = self.app.clock.now()
        trusted = self._even.is_trusted(now, await self.app.door.read(store.last_time))
        await self.app.door.write(partial(store.note_time, now=now))
        if not trusted:
            return
        before = now - int(self.app.settings.keep_open_tables * 1000)
        cleared = await self.app.door.write(partial(store.sweep, before=before))
        if cleared:
            log.info("old-tables-cleared", count=cleared)

    # ------------------------------------------------------------------ when to look again

    def wake(self, live: TableSession, now: int) -> int | None:
        """When somebody must look at this table again; None: never, people do."""
        if live.row.phase != "playing" or live.match is None:
            return None
        first: int | None = None
        for seat in live.asked():
            until = now + LEASE if live.played_by(seat) else live.deadline(seat)
            if until is not None and (first is None or until < first):
                first = until
        return first

    # ------------------------------------------------------------------ driving

    def poke(self, live: TableSession) -> None:
        """The table has changed: drive it on if a bot is asked."""
        self.crowd.look_at(live)
        if live.match is None or live.row.phase != "playing":
            return
        for seat in live.asked():
            if live.played_by(seat):
                self._go(live.row.id)
                return

    def _go(self, id: str) -> None:
        if id in self._driving:
            self._again.add(id)
        elif not self.app.tables.stopping:
            self._driving[id] = asyncio.create_task(self._drive(id))

    async def _drive(self, id: str) -> None:
        try:
            going = True
            while going and not self.app.tables.stopping:
                self._again.discard(id)
                plan = await self.app.tables.study(id, self._plan, here=True)
                if plan is not None:
                    await self._carry_out(id, plan)
                going = plan is not None or id in self._again
        except Problem as problem:
            log.info("drive-ended", table=id, code=problem.code)
            await self._postpone(id)
        except Exception as error:
            log.error("drive-failed", table=id, error=repr(error))
            self.app.metrics.errors.labels("drive").inc()
            await self._postpone(id)
        finally:
            self._driving.pop(id, None)
            if id in self._again:
                self._again.discard(id)
                self._go(id)

    async def _postpone(self, id: str) -> None:
        """Whatever went wrong at this table, do not try again at once and for ever."""
        later = self.app.clock.now() + LEASE
        try:
            await self.app.door.write(partial(store.postpone, id=id, until=later))
        except Exception as error:
            log.warning("postpone-failed", table=id, error=repr(error))

    def _plan(self, live: TableSession) -> Plan | None:
        if live.row.phase != "playing" or live.match is None:
            return None
        match = live.match
        now = self.app.clock.now()
        for decision in match.decisions:
            seat = decision.seat
            if kind := live.mind(seat):
                thought = Thought(
                    match.title,
                    kind,
                    _seed(live.row.key, seat, match.ply),
                    match.view(seat),
                    decision.kind,
                    [option.text for option in decision.options],
                    _worlds(match, seat, kind),
                    _heard(match, seat, kind),
                )
                # After a restart or a pause nobody has waited for the bot.
                waited = (now - live.posed_at[seat]) / 1000
                return Plan(
                    seat,
                    live.posed[seat],
                    thought,
                    late=False,
                    owner=self.crowd.owner(live),
                    waited=waited if waited < LEASE / 1000 else 0.0,
                )
        for decision in match.decisions:
            until = live.deadline(decision.seat)
            if until is not None and max(until, self._earliest) <= now:
                return Plan(decision.seat, live.posed[decision.seat], None, late=True)
        return None

    @property
    def _earliest(self) -> int:
        """After a restart no clock runs out before people had time to come back."""
        return self._started + int(self.app.settings.restart_grace * 1000)

    async def _carry_out(self, id: str, plan: Plan) -> None:
        if plan.thought is None:
            await self.app.tables.change(id, partial(play.run_out, seat=plan.seat, posed=plan.posed))
            self.app.metrics.moves.add(by="clock")
            return
        started = time.perf_counter()
        reply = await self.app.workers.think(plan.thought, plan.owner, id, waited=plan.waited)
        took = time.perf_counter() - started
        self.app.metrics.thinking.observe(took)
        if took < self.app.settings.bot_delay:
            await asyncio.sleep(self.app.settings.bot_delay - took)
        step = partial(
            play.act_as_bot, seat=plan.seat, posed=plan.posed, action=reply.action, words=reply.words
        )
        await self.app.tables.change(id, step)
        self.app.metrics.moves.add(by="bot")


def _worlds(match: Match, seat: int, kind: str) -> dict[str, Any] | None:
    """Where the table may stand for all the seat knows, if the bot thinks about that."""
    if not bots.searches(kind, match.title):
        return None
    return bots.Worlds.of(match.game, match.state, seat).to_json()


def _heard(match: Match, seat: int, kind: str) -> list[dict[str, Any]] | None:
    """What the seat was told so far, if the bot makes something of it."""
    return match.events(seat) if bots.listens(kind, match.title) else None


def _seed(key: str, seat: int, ply: int) -> int:
    """A bot's own luck: nobody foresees it before the key is revealed, and it costs no draw of the dice."""
    digest = hmac.digest(bytes.fromhex(key), f"bot {seat} {ply}".encode(), "sha256")
    return int.from_bytes(digest[:6], "big")
