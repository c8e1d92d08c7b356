"""The server as a whole: its rooms joined, opened and closed."""

from __future__ import annotations

import asyncio
import time

from euphoria.server.archive.analysing import Analysing
from euphoria.server.bots.driver import Driver
from euphoria.server.bots.workers import Workers
from euphoria.server.bus import Bus, Note
from euphoria.server.common.ids import TableIds, new_id
from euphoria.server.desk.desk import Desk
from euphoria.server.desk.preparing import Preparing
from euphoria.server.operations.metrics import Metrics
from euphoria.server.operations.readiness import Readiness
from euphoria.server.operations.settings import Settings
from euphoria.server.operations.traces import Traces
from euphoria.server.push.hub import Hub
from euphoria.server.store import tables as store
from euphoria.server.store.engine import Door
from euphoria.server.store.inspection import unreadable
from euphoria.server.store.schema import is_newest
from euphoria.server.tables.clock import Clock
from euphoria.server.tables.tables import Tables
from euphoria.server.webhooks import Hooks


class Application:
    def __init__(self, settings: Settings, door: Door, bus: Bus, clock: Clock | None = None) -> None:
        self.settings = settings
        self.door = door
        self.bus = bus
        self.clock = clock or Clock()
        self.node = new_id(8)
        self.secret = ""
        self.table_ids = TableIds(settings.processes)
        self.metrics = Metrics(settings.process)
        self.traces = Traces()
        self.workers = Workers(settings.bot_workers)
        self.desk = Desk(self, settings.desk_workers)
        self.hub = Hub(self)
        self.driver = Driver(self)
        self.hooks = Hooks(self)
        self.preparing = Preparing(self)
        self.analysing = Analysing(self)
        self.tables = Tables(self)
        self.readiness = Readiness(self)

    # ------------------------------------------------------------------ opening and closing

    async def open(self) -> None:
        self.loop = asyncio.get_running_loop()
        if not await self.door.read(is_newest):
            # Rarely needed, and a quarter of a second to import.
            from euphoria.server.store.migrate import migrate

            await migrate(self.door)
        self.secret = await self.door.read(store.secret)
        await self.bus.start(self.heard, self.tables.recheck)
        for id in await self.door.read(unreadable):
            await self.tables.freeze(id, "an entry of its log is no JSON")
        self.driver.start()
        self.hooks.start()

    async def say_goodbye(self) -> None:
        """Refuse what is new, finish what is under way, tell everybody to come back."""
        self.tables.stopping = True
        until = time.monotonic() + self.settings.drain
        while self.tables.busy and time.monotonic() < until:
            await asyncio.sleep(0.02)
        self.hub.close("restart")

    async def close(self) -> None:
        await self.say_goodbye()
        await self.driver.stop()
        await self.preparing.stop()
        await self.analysing.stop()
        await self.hooks.stop()
        await self.bus.stop()
        self.workers.close()
        self.desk.close()
        self.tables.close()
        await self.door.close()

    # ------------------------------------------------------------------ other nodes

    async def heard(self, note: Note) -> None:
        """Another node says that something happened."""
        if note.node == self.node:
            return
        if note.person:
            await self.hub.close_person(note.person)
        if note.here is not None:
            await self.hub.others_here(note.table, note.node, note.here)
        if note.versions:
            await self.tables.catch_up(note.versions)
