"""The house: all tables, each with one writer at a time.

    await house.change(id, step)     step(live, draft) changes the table in memory and says what to add
    house.change_now(id, step, ...)  the same without a task, where nothing but the disk has to be waited for
    await house.look(id, see)        see(live) only looks

A change is carried out in the table's turn: the step runs on the table in memory, what it did is written
in one transaction that names the version it was built on, and only then sockets and other nodes hear of it.
If anything goes wrong the table in memory is thrown away and read again, so it never holds what is not
written.
"""

from __future__ import annotations

import asyncio
import time
import weakref
from collections.abc import Callable
from functools import partial
from typing import Any, Final, TypeVar

import msgspec
import structlog
from sqlalchemy.exc import IntegrityError

from euphoria.core.errors import EuphoriaError
from euphoria.server.bots.driver import Driver
from euphoria.server.bots.workers import Workers
from euphoria.server.bus import Bus, Note
from euphoria.server.errors import Problem, from_rules, not_found, unavailable
from euphoria.server.ids import new_id
from euphoria.server.operations.metrics import Metrics
from euphoria.server.operations.settings import Settings
from euphoria.server.push.hub import Hub
from euphoria.server.store import chat as chats
from euphoria.server.store import tables as store
from euphoria.server.store.engine import Door, Joint, SqliteDoor, Work
from euphoria.server.store.rows import ChatRow, EntryRow, SeatRow, TableRow
from euphoria.server.store.schema import is_newest
from euphoria.server.tables.clock import Clock
from euphoria.server.tables.draft import Draft
from euphoria.server.tables.lock import Turn
from euphoria.server.tables.preparing import Preparing
from euphoria.server.tables.session import Live
from euphoria.server.webhooks import Hooks

T = TypeVar("T")
log: Any = structlog.get_logger("euphoria.house")

TRIES: Final = 5
"""How often a change is begun anew because another node was faster."""
IDLE: Final = 120.0
"""Seconds after which a table that nobody is connected to leaves the memory."""


Step = Callable[[Live, Draft], T]


class House:
    def __init__(self, settings: Settings, door: Door, bus: Bus, clock: Clock | None = None) -> None:
        self.settings = settings
        self.door = door
        self.bus = bus
        # Where nobody else has to be told or may be faster.
        self._post = door.post if isinstance(door, SqliteDoor) and not bus.shared else None
        self.clock = clock or Clock()
        self.node = new_id(8)
        self.secret = ""
        self.stopping = False
        self.metrics = Metrics()
        self.workers = Workers(settings.bot_workers)
        self.hub = Hub(self)
        self.driver = Driver(self)
        self.hooks = Hooks(self)
        self.preparing = Preparing(self)
        self._lives: dict[str, Live] = {}
        self._used: dict[str, float] = {}
        self._turns: weakref.WeakValueDictionary[str, Turn] = weakref.WeakValueDictionary()
        self._busy = 0

    # ------------------------------------------------------------------ opening and closing

    async def open(self) -> None:
        self.loop = asyncio.get_running_loop()
        if not await self.door.read(is_newest):
            # Rarely needed, and a quarter of a second to import.
            from euphoria.server.store.migrate import migrate

            await migrate(self.door)
        self.secret = await self.door.read(store.secret)
        await self.bus.start(self.heard, self.recheck)
        self.driver.start()
        self.hooks.start()

    async def say_goodbye(self) -> None:
        """Refuse what is new, finish what is under way, tell everybody to come back."""
        self.stopping = True
        until = time.monotonic() + self.settings.drain
        while self._busy and time.monotonic() < until:
            await asyncio.sleep(0.02)
        self.hub.close("restart")

    async def close(self) -> None:
        await self.say_goodbye()
        await self.driver.stop()
        await self.preparing.stop()
        await self.hooks.stop()
        await self.bus.stop()
        self.workers.close()
        await self.door.close()

    # ------------------------------------------------------------------ one writer

    def turn(self, id: str) -> Turn:
        found = self._turns.get(id)
        if found is None:
            found = self._turns[id] = Turn()
        return found

    async def change(self, id: str, step: Step[T]) -> T:
        """Carry out one step on a table. When this returns, it is durable and everybody knows."""
        if self.stopping:
            raise Problem("stopping", "problems-stopping")
        self._busy += 1
        try:
            async with self.turn(id):
                for _ in range(TRIES):
                    live = await self.get(id)
                    draft = Draft(self.clock.now())
                    answer = self._try(live, draft, step)
                    if draft.nothing:
                        return answer
                    if await self._write(live, draft):
                        self._tell(live, draft)
                        await self._publish(live)
                        return answer
                    self.metrics.conflicts.inc()
            raise Problem("conflict", "problems-too-fast")
        finally:
            self._busy -= 1

    def change_now(
        self, id: str, step: Step[T], done: Callable[[T], None], failed: Callable[[], None]
    ) -> bool:
        """`change` for a table that is in memory and nobody's turn; `done` is called when everybody knows.

        False if something has to be waited for or is refused, and `failed` if it could not be written: then
        nothing was done, and `change` is the way to do it, or to learn why not.
        """
        live = self._lives.get(id)
        if live is None or self.stopping or self._post is None or not live.turn.take():
            return False
        draft = Draft(self.clock.now())
        try:
            answer = self._try(live, draft, step)
            work = None if draft.nothing else self._change(live, draft)
        except Exception as error:
            if not isinstance(error, Problem):
                self.drop(id)
            live.turn.give()
            return False
        if work is None:
            live.turn.give()
            return False

        def posted(error: BaseException | None) -> None:
            if self._known_to_all(live, draft, error):
                done(answer)
            else:
                failed()

        self._used[id] = time.monotonic()
        self._busy += 1
        self._post(work, posted)
        return True

    def _known_to_all(self, live: Live, draft: Draft, error: BaseException | None) -> bool:
        """A change is durable, or never will be: tell it, or forget it."""
        self._busy -= 1
        try:
            if error is None:
                self._written(live, draft)
                self._tell(live, draft)
        except Exception as trouble:
            log.error("telling-failed", table=live.row.id, error=repr(trouble))
            self.metrics.errors.labels("tell").inc()
            error = trouble
        finally:
            live.turn.give()
        if error is not None:
            self.drop(live.row.id)
        return error is None

    async def once(self, id: str, owner: str, key: str, step: Step[int]) -> int:
        """A change that is carried out once, however often it is sent; the answer is the same every time.

        The key is written with the change. Only a request that fails is looked up: had it been carried out
        before, it would have failed (its ply is old, or its key is taken).
        """
        try:
            return await self.change(id, step)
        except Problem:
            known = await self.door.read(partial(store.answered, id=id, owner=owner, key=key))
            if known is None:
                raise
            return msgspec.json.decode(known, type=int)

    def _try(self, live: Live, draft: Draft, step: Step[T]) -> T:
        try:
            return step(live, draft)
        except Problem:
            self._drop_if_touched(live)
            raise
        except EuphoriaError as error:
            self._drop_if_touched(live)
            raise from_rules(error) from None
        except BaseException:
            self.drop(live.row.id)
            raise

    def _drop_if_touched(self, live: Live) -> None:
        """A refused step leaves a table as it was; should one not have, do not trust it."""
        grown = live.match is not None and len(live.match.log) != live.stored
        if grown or live.changed_seats():
            self.drop(live.row.id)

    def _change(self, live: Live, draft: Draft) -> Work[None]:
        """What has to be written after a step."""
        row = live.row
        entries = live.fresh_entries(draft.now) if draft.entries is None else draft.entries
        row.version += 1
        row.length += len(entries)
        row.changed = draft.now
        row.wake = self.driver.wake(live, draft.now)
        row.chats += len(draft.chat)
        draft.calls = live.fresh_calls(draft.now)
        draft.begun = time.perf_counter()
        change = store.Change(
            row=row,
            seats=live.seats if draft.reseated else live.changed_seats(),
            reseated=draft.reseated,
            moved=draft.moved,
            entries=entries,
            keys=draft.keys,
            chat=draft.chat,
            results=draft.results,
            calls=draft.calls,
        )
        return Joint(change, store.commit, store.commit_all)

    async def _write(self, live: Live, draft: Draft) -> bool:
        """Make it durable; False if somebody else was faster."""
        id = live.row.id
        try:
            await self.door.write(self._change(live, draft))
        except store.Conflict:
            self.drop(id)
            return False
        except IntegrityError as error:
            self.drop(id)
            raise Problem("conflict", "problems-done-already") from error
        except BaseException as error:
            self.drop(id)
            if isinstance(error, Exception):
                log.error("write-failed", table=id, error=type(error).__name__)
                self.metrics.errors.labels("write").inc()
                raise unavailable() from error
            raise
        self._written(live, draft)
        return True

    def _written(self, live: Live, draft: Draft) -> None:
        self.metrics.commit.observe(time.perf_counter() - draft.begun)
        live.written()

    def _tell(self, live: Live, draft: Draft) -> None:
        """Tell whoever is connected here, and whatever drives tables on."""
        self.hub.push(live, draft.chat, draft.moved)
        if live.row.wake is not None:  # else neither bots nor clocks are waited for
            self.driver.poke(live)
        self.preparing.poke(live)
        if draft.calls:
            self.hooks.poke()

    async def _publish(self, live: Live) -> None:
        await self.bus.publish(Note(node=self.node, table=live.row.id, version=live.row.version))

    async def create(self, row: TableRow, seats: list[SeatRow]) -> Live:
        """Put a new table into the house."""
        await self.door.write(partial(store.create, row=row, seats=seats))
        live = Live(row, seats, self.turn(row.id))
        self._lives[row.id] = live
        self._used[row.id] = time.monotonic()
        self._tell(live, Draft(row.created))
        await self._publish(live)
        return live

    # ------------------------------------------------------------------ reading

    async def look(self, id: str, see: Callable[[Live], T]) -> T:
        """Look at a table while nobody changes it, as it is now, whichever node changed it last."""
        async with self.turn(id):
            live = await self.get(id)
            if self.door.shared:
                versions = await self.door.read(partial(store.versions, ids=[id]))
                if versions.get(id, 0) > live.row.version:
                    await self._reread(id, live)
                    live = await self.get(id)
            return see(live)

    async def look_here(self, id: str, see: Callable[[Live], T]) -> T:
        """Look at a table as this node knows it."""
        async with self.turn(id):
            return see(await self.get(id))

    async def get(self, id: str) -> Live:
        """The table in memory, read from the database if it is not there. Have its turn."""
        found = self._lives.get(id)
        if found is None:
            found = self._lives[id] = await self._load(id)
            self.preparing.poke(found)
        self._used[id] = time.monotonic()
        return found

    async def _load(self, id: str) -> Live:
        loaded = await self.door.read(partial(table_and_log, id=id))
        if loaded is None:
            raise not_found("table")
        row, seats, entries = loaded
        live = Live(row, seats, self.turn(id))
        if row.phase != "open" and row.phase != "frozen":
            try:
                live.load(entries)
            except Exception as error:
                await self.freeze(id, f"{type(error).__name__}: {error}")
                raise Problem("frozen", "problems-frozen-log") from error
        return live

    def held_table(self, id: str) -> Live | None:
        """The table if it is in memory; whoever looks out of turn must not wait meanwhile."""
        return self._lives.get(id)

    def drop(self, id: str) -> None:
        """Forget a table in memory; it will be read again."""
        self._lives.pop(id, None)

    def tidy(self) -> None:
        """Let tables go that nobody has used for a while and nobody is connected to."""
        old = time.monotonic() - IDLE
        for id in [id for id, used in self._used.items() if used < old and not self.hub.has(id)]:
            if not self.turn(id).taken:
                self.drop(id)
                del self._used[id]

    @property
    def held(self) -> int:
        return len(self._lives)

    async def freeze(self, id: str, trouble: str) -> None:
        """Stop one table and keep its log as it is. The host or the operator can let it go on."""
        log.error("table-frozen", table=id, trouble=trouble)
        self.metrics.errors.labels("frozen").inc()
        found = await self.door.read(partial(store.load, id=id))
        if found is None or found[0].phase == "frozen":
            return
        row, _ = found
        row.version += 1
        row.phase = "frozen"
        row.wake = None
        row.extra.trouble = trouble[:500]
        try:
            await self.door.write(partial(store.commit, change=store.Change(row=row, seats=[])))
        except store.Conflict:
            log.warning("freeze-overtaken", table=id)

    # ------------------------------------------------------------------ other nodes

    async def heard(self, note: Note) -> None:
        """Another node says that something happened."""
        if note.node == self.node:
            return
        if note.person:
            await self.hub.close_person(note.person)
        if note.here is not None:
            await self.hub.others_here(note.table, note.node, note.here)
        if note.version:
            await self._catch_up(note.table, note.version)

    async def _catch_up(self, id: str, version: int) -> None:
        if id not in self._lives and not self.hub.has(id):
            self.hub.lobby_changed()
            return
        async with self.turn(id):
            live = self._lives.get(id)
            if live is not None and live.row.version >= version:
                return
            if not self.hub.has(id):
                self.drop(id)
                return
            try:
                await self._reread(id, live)
            except Problem as problem:
                log.warning("catch-up-failed", table=id, code=problem.code)
                self.drop(id)

    async def _reread(self, id: str, live: Live | None) -> None:
        chats_before = live.row.chats if live is not None else 0
        start = live.row.length if live is not None else 0
        loaded = await self.door.read(partial(table_and_log, id=id, start=start))
        if loaded is None:
            raise not_found("table")
        row, seats, entries = loaded
        if live is None or not live.extend(row, seats, entries):
            live = await self._load(id)
        self._lives[id] = live
        said: list[ChatRow] = []
        if live.row.chats > chats_before:
            said = await self.door.read(partial(chats.after, id=id, number=chats_before - 1))
        self.hub.push(live, said)

    async def recheck(self) -> None:
        """Compare the tables people are connected to with the database: notes can be lost."""
        ids = [id for id in self.hub.tables if id in self._lives]
        if ids:
            versions = await self.door.read(partial(store.versions, ids=ids))
            for id, version in versions.items():
                live = self._lives.get(id)
                if live is not None and live.row.version < version:
                    await self._catch_up(id, version)


def table_and_log(
    connection: Any, id: str, start: int = 0
) -> tuple[TableRow, list[SeatRow], list[EntryRow]] | None:
    found = store.load(connection, id)
    if found is None:
        return None
    row, seats = found
    # Another node may write between the two statements: what the row does not know of comes next time.
    entries = [entry for entry in store.log(connection, id, start) if entry.number < row.length]
    return row, seats, entries
