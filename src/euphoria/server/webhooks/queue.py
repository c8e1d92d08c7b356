"""Calls that wait in the database until they are made.

A call is written in the same transaction as the question it tells of, so neither a crash nor a restart loses
it. Every node looks for calls that are due and claims them by moving their time: whoever moves it makes the
call, the others find it moved. A node that dies with a call in its hands leaves it to be claimed again.

Many calls are under way at once, few of them to one host, so that nobody waits for a slow receiver but
whoever gave its address.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass
from functools import cached_property, partial
from typing import TYPE_CHECKING, Any, Final

import msgspec
import structlog

from euphoria.server.common.errors import Problem
from euphoria.server.store import calls, devices, people
from euphoria.server.store.rows import CallRow
from euphoria.server.webhooks.address import find, host_of
from euphoria.server.webhooks.post import post, secret, signed
from euphoria.server.webhooks.webpush import Sender, encrypt, unpacked

if TYPE_CHECKING:
    from euphoria.server.application import Application
    from euphoria.server.tables.session import TableSession

log: Any = structlog.get_logger("euphoria.hooks")

LOOK: Final = 1.0
"""Seconds between two looks for calls that are due."""
TOGETHER: Final = 32
"""Calls under way at once in one process."""
TO_ONE_HOST: Final = 4
"""Of these, to one host at most."""
CROWDED: Final = 1_000
"""Milliseconds that a call waits if too many to its host are under way."""
PATIENCE: Final = 12.0
"""Seconds for one try as a whole."""
LEASE: Final = 20_000
"""Milliseconds after which a claimed call is anybody's again; longer than a try can take."""
PAUSES: Final = (5, 30, 120, 600, 3600)
"""Seconds after each failed try; when they are used up the call is given up."""
EXPIRY: Final = 86_400_000
"""Milliseconds after which a call is not made any more, should no node have run meanwhile."""


GONE: Final = (404, 410)
"""By these a push service says that a browser does not want to be told any more."""


@dataclass(frozen=True, slots=True)
class Letter:
    """What is sent where."""

    url: str
    body: bytes
    headers: dict[str, str]


class Hooks:
    """Makes the calls that are due."""

    def __init__(self, app: Application) -> None:
        self.app = app
        self._woken = asyncio.Event()
        self._running: set[asyncio.Task[None]] = set()
        self._hosts: Counter[str] = Counter()
        self._task: asyncio.Task[None] | None = None

    @cached_property
    def sender(self) -> Sender:
        """Who we are to push services: known once the house has its secret."""
        return Sender(self.app.secret, self.app.settings.address)

    def start(self) -> None:
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Drop everything: what was claimed is claimed again after the lease, here or elsewhere."""
        tasks = [*([] if self._task is None else [self._task]), *self._running]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def poke(self) -> None:
        """There may be something to do: do not wait for the next look."""
        self._woken.set()

    # ------------------------------------------------------------------ claiming

    async def _run(self) -> None:
        while True:
            self._woken.clear()
            try:
                await self._round()
            except Exception as error:
                log.warning("hooks-failed", error=type(error).__name__)
                self.app.metrics.errors.labels("hooks").inc()
            with suppress(TimeoutError):
                await asyncio.wait_for(self._woken.wait(), LOOK)

    async def _round(self) -> None:
        room = TOGETHER - len(self._running)
        if room <= 0:
            return
        door, now = self.app.door, self.app.clock.now()
        due = await door.read(partial(calls.due, now=now, most=room))
        if not due:
            return
        for call in await door.write(partial(calls.claim, found=due, until=now + LEASE)):
            task = asyncio.create_task(self._attend(call))
            self._running.add(task)
            task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._running.discard(task)
        self.poke()

    # ------------------------------------------------------------------ one call

    async def _attend(self, call: CallRow) -> None:
        """Make a call that was claimed; whatever happens, it is dropped or put off."""
        try:
            letter = await self._still_wanted(call)
            if letter is None:
                await self._drop(call, "dropped")
                return
            host = host_of(letter.url)
            if self._hosts[host] >= TO_ONE_HOST:
                call.tries -= 1  # it was none
                await self._put_off(call, CROWDED)
                return
            self._hosts[host] += 1
            try:
                status = await self._try(call, letter)
            finally:
                self._hosts[host] -= 1
                self._hosts += Counter()  # forgets hosts that nobody calls
            await self._after(call, status)
        except Exception as error:
            log.warning("hook-failed", table=call.table_id, error=type(error).__name__)
            self.app.metrics.errors.labels("hooks").inc()

    async def _still_wanted(self, call: CallRow) -> Letter | None:
        """What to send where; None if nobody is to be called any more."""
        if call.made + EXPIRY <= self.app.clock.now():
            return None
        question = (call.person, call.epoch, call.posed)

        def is_open(live: TableSession) -> bool:
            return live.questions().get(call.seat) == question

        try:
            wanted = await self.app.tables.look(call.table_id, is_open)
        except Problem:  # the table is gone, or frozen
            return None
        if not wanted:
            return None
        return await (self._to_device(call) if call.device else self._by_hook(call))

    async def _by_hook(self, call: CallRow) -> Letter | None:
        person = await self.app.door.read(partial(people.by_id, id=call.person))
        if person is None or not person.hook:
            return None
        body = msgspec.json.encode(
            {
                "event": "your-turn",
                "table": call.table_id,
                "seat": call.seat,
                "epoch": call.epoch,
                "ply": call.posed,
                "url": f"{self.app.settings.address}/t/{call.table_id}",
            }
        )
        time = self.app.clock.now() // 1000
        headers = signed(secret(self.app.secret, call.person, person.hook), time, body)
        return Letter(person.hook, body, headers)

    async def _to_device(self, call: CallRow) -> Letter | None:
        device = await self.app.door.read(partial(devices.by_id, id=call.device))
        if device is None or device.person != call.person:
            return None
        # The worker of the page has the words; whoever reads this learns that somebody is awaited, no more.
        told = msgspec.json.encode({"event": "your-turn", "table": call.table_id, "lang": device.lang})
        keys = unpacked(device.p256dh), unpacked(device.auth)
        headers = self.sender.headers(device.endpoint, call.table_id, self.app.clock.now() // 1000)
        return Letter(device.endpoint, encrypt(told, *keys), headers)

    async def _try(self, call: CallRow, letter: Letter) -> int:
        """The status of the answer; 0: there was none."""
        try:
            async with asyncio.timeout(PATIENCE):
                # Looked up anew for every try: what was public before may lead inside now.
                target = await find(letter.url, self.app.settings.private_webhooks)
                return await post(target, letter.body, letter.headers)
        except (OSError, Problem) as error:
            log.info("hook-unanswered", table=call.table_id, error=type(error).__name__)
            return 0

    async def _after(self, call: CallRow, status: int) -> None:
        if 200 <= status < 300:
            await self._drop(call, "heard")
        elif call.device and status in GONE:
            self.app.metrics.hooks.labels("gone").inc()
            await self.app.door.write(partial(devices.drop, id=call.device))
        elif call.tries > len(PAUSES):
            await self._drop(call, "given-up")
            log.info("hook-given-up", table=call.table_id)
        else:
            self.app.metrics.hooks.labels("failed").inc()
            await self._put_off(call, PAUSES[call.tries - 1] * 1000)

    async def _drop(self, call: CallRow, how: str) -> None:
        self.app.metrics.hooks.labels(how).inc()
        await self.app.door.write(partial(calls.drop, call=call))

    async def _put_off(self, call: CallRow, pause: int) -> None:
        until = self.app.clock.now() + pause
        await self.app.door.write(partial(calls.put_off, call=call, until=until))
