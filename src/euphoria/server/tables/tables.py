"""All tables in memory, each with one writer at a time.

    await tables.change(id, step)     step(live, draft) changes the table in memory and says what to add
    await tables.look(id, see)        see(live) only looks
    await tables.study(id, see)       the same where looking takes long

Most steps take less than a millisecond and run on the event loop. Those of a title that takes long, as it
says itself, run in another thread (aside.py), still in the table's turn; so is made what its sockets are
sent.

A change is carried out while its table is locked: the step runs on the table in memory, what it did is
written in one transaction that names the version it was built on, and only then sockets and other nodes hear
of it. If anything goes wrong the table in memory is thrown away and read again, so it never holds what is not
written.
"""

from __future__ import annotations

import asyncio
import time
import weakref
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any, Final, TypeVar

import msgspec
import structlog
from sqlalchemy.exc import IntegrityError

from euphoria.api import game as game_of
from euphoria.core.errors import BadSetup, EuphoriaError
from euphoria.server.bus import Note
from euphoria.server.common.errors import Problem, from_rules, not_found, unavailable
from euphoria.server.store import changes, whole
from euphoria.server.store import chat as chats
from euphoria.server.store import tables as store
from euphoria.server.store.changes import Change, Conflict
from euphoria.server.store.engine import Joint
from euphoria.server.store.rows import ChatRow, SeatRow, TableRow
from euphoria.server.store.whole import Whole
from euphoria.server.tables.aside import Aside
from euphoria.server.tables.draft import Draft
from euphoria.server.tables.lock import TableLock
from euphoria.server.tables.reading import Reading
from euphoria.server.tables.session import TableSession

if TYPE_CHECKING:
    from euphoria.server.application import Application

T = TypeVar("T")
log: Any = structlog.get_logger("euphoria.tables")

TRIES: Final = 5
"""How often a change is begun anew because another node was faster."""
IDLE: Final = 120.0
"""Seconds after which a table that nobody is connected to leaves the memory."""

Step = Callable[[TableSession, Draft], T]
Then = Callable[[asyncio.Future[T]], None]


class Tables:
    def __init__(self, app: Application) -> None:
        self.app = app
        self._post = app.door.post
        self._sessions: dict[str, TableSession] = {}
        self._used: dict[str, float] = {}
        self._locks: weakref.WeakValueDictionary[str, TableLock] = weakref.WeakValueDictionary()
        self._reading = Reading(app.door)
        self._aside = Aside()
        self.on_work: Callable[[str, float], None] | None = None
        """Told of the seconds of the processor that a change of a table took aside."""
        self.stopping = False
        self.busy = 0
        """Changes that are under way."""

    # ------------------------------------------------------------------ changing

    def lock(self, id: str) -> TableLock:
        found = self._locks.get(id)
        if found is None:
            found = self._locks[id] = TableLock()
        return found

    def change(self, id: str, step: Step[T], then: Then[T] | None = None) -> asyncio.Future[T]:
        """Carry out one step on a table. When this is done, it is durable and everybody knows.

        If the table is in memory and nobody holds its lock, the step has been carried out when this returns,
        and only the disk is waited for, without a task: most moves go this way. `then` is called when it is
        done, there and then if possible: calling it back later would cost every move another turn.
        """
        live = self._sessions.get(id)
        if live is not None and not self.stopping and not live.takes_long and live.lock.try_acquire():
            return self._change_at_once(live, step, then)
        return _followed(asyncio.ensure_future(self._change(id, step)), then)

    async def once(self, id: str, owner: str, key: str, step: Step[int]) -> int:
        """A change that is carried out once, however often it is sent; the answer is the same every time.

        The idempotency key is written with the change. Only a request that fails is looked up: had it been
        carried out before, it would have failed (its ply is old, or its key is taken).
        """
        try:
            return await self.change(id, step)
        except Problem:
            known = await self.app.door.read(partial(store.answered, id=id, owner=owner, key=key))
            if known is None:
                raise
            return msgspec.json.decode(known, type=int)

    def _change_at_once(self, live: TableSession, step: Step[T], then: Then[T] | None) -> asyncio.Future[T]:
        """The table is locked, and stays so until the change is known to all."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        draft = Draft(self.app.clock.now())
        id = live.row.id
        try:
            answer = self._try(live, draft, step)
            work = None if draft.nothing else self._work(live, draft)
            if work is None:
                done.set_result(answer)
        except Exception as error:
            if not isinstance(error, Problem):
                self.drop(id)
            done.set_exception(error)
            return _followed(self._not_written(live, step, done), then)
        if work is None:
            return _followed(self._not_written(live, step, done), then)

        def posted(error: BaseException | None) -> None:
            self.busy -= 1
            # Whoever waits for it goes on when all this is done, and before it leaves the house: the answer
            # is sent together with the position.
            if error is None and not done.done():
                done.set_result(answer)
            problem = self._settle(live, draft, error)
            live.lock.release()
            if isinstance(error, Conflict):  # another node was faster: begin anew
                self.app.metrics.conflicts.inc()
                again = asyncio.ensure_future(self._change(id, step))
                again.add_done_callback(partial(_hand_on, done))
                _followed(done, then)
                return
            if problem is not None and not done.done():  # else whoever asked has gone away
                done.set_exception(problem)
            if then is not None:
                then(done)

        self._used[id] = time.monotonic()
        self.busy += 1
        self._post(work, posted)
        return done

    def _not_written(self, live: TableSession, step: Step[T], done: asyncio.Future[T]) -> asyncio.Future[T]:
        """Nobody is told no, or that nothing is to be done, by what only this node believes."""
        live.lock.release()
        if self.app.door.shared and isinstance(done.exception(), Problem | None):
            return asyncio.ensure_future(self._change(live.row.id, step))
        return done

    async def _change(self, id: str, step: Step[T]) -> T:
        """The same where something has to be waited for: the lock, the database, other nodes."""
        if self.stopping:
            raise Problem("stopping", "problems-stopping")
        self.busy += 1
        try:
            async with self.lock(id):
                for _ in range(TRIES):
                    live = await self.get(id)
                    draft = Draft(self.app.clock.now())
                    try:
                        answer = await self.aside(live, partial(self._try_and_pay, live, draft, step))
                    except Problem:
                        if await self._catch_up_now(id, live):
                            continue
                        raise
                    if draft.nothing:
                        if await self._catch_up_now(id, live):
                            continue
                        return answer
                    if await self._write(live, draft):
                        return answer
                    self.app.metrics.conflicts.inc()
            raise Problem("conflict", "problems-too-fast")
        finally:
            self.busy -= 1

    async def _write(self, live: TableSession, draft: Draft) -> bool:
        """Make it durable and known here; False if another node was faster."""
        try:
            await self.app.door.write(self._work(live, draft))
        except Conflict:
            self.drop(live.row.id)
            return False
        except Exception as error:
            problem = self._settle(live, draft, error)
            assert problem is not None
            raise problem from error
        except BaseException:
            self.drop(live.row.id)
            raise
        await self.make_ready(live)
        problem = self._settle(live, draft, None)
        if problem is not None:
            raise problem
        return True

    async def make_ready(self, live: TableSession) -> None:
        """What everybody here will be sent, made aside if it can take long."""
        if live.takes_long and live.match is not None:
            try:
                await self.aside(live, partial(self.app.hub.make_ready, live))
            except Exception as trouble:  # told in order when it is sent
                log.warning("making-ready-failed", table=live.row.id, error=repr(trouble))

    async def aside(self, live: TableSession, do: Callable[[], T]) -> T:
        """Do it; where it can take long, in another thread. The table's turn is kept until it is done.

        Who began the game, by whom they are known, waits for themselves and for nobody else's many tables.
        """
        if not live.takes_long:
            return do()
        try:
            return await self._aside.run(do, self.app.driver.crowd.owner(live), live.row.id)
        except asyncio.CancelledError:
            self.drop(live.row.id)
            raise

    async def apart(self, title: str, owner: str, do: Callable[[], T]) -> T:
        """The same for what concerns no table yet, such as its options; the owner is who asks for it."""
        try:
            takes_long = game_of(title).takes_long
        except BadSetup:  # there is no such title: whoever does it says so
            takes_long = False
        return await self._aside.run(do, owner) if takes_long else do()

    def _settle(self, live: TableSession, draft: Draft, error: BaseException | None) -> Problem | None:
        """A change is durable, or never will be: tell it, or forget it and say why."""
        id = live.row.id
        self.app.traces.end(draft.commit, error)
        if error is None:
            self.app.metrics.commit.observe(time.perf_counter() - draft.begun)
            live.written(draft.moved)
            try:
                with self.app.traces.span("push", draft.trace):
                    self._tell(live, draft)
                return None
            except Exception as trouble:
                log.error("telling-failed", table=id, error=repr(trouble))
                self.app.metrics.errors.labels("tell").inc()
                self.drop(id)
                return unavailable()
        self.drop(id)
        if isinstance(error, Conflict | IntegrityError):
            return Problem("conflict", "problems-done-already")
        log.error("write-failed", table=id, error=type(error).__name__)
        self.app.metrics.errors.labels("write").inc()
        return unavailable()

    def _try_and_pay(self, live: TableSession, draft: Draft, step: Step[T]) -> T:
        """The table pays for what it took where that can be much."""
        if not live.takes_long:
            return self._try(live, draft, step)
        began = time.thread_time()
        try:
            return self._try(live, draft, step)
        finally:
            if self.on_work is not None:
                self.app.loop.call_soon_threadsafe(self.on_work, live.row.id, time.thread_time() - began)

    def _try(self, live: TableSession, draft: Draft, step: Step[T]) -> T:
        try:
            with self.app.traces.span("table.step", title=live.row.title):
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

    def _drop_if_touched(self, live: TableSession) -> None:
        """A refused step leaves a table as it was; should one not have, do not trust it."""
        grown = live.match is not None and len(live.match.log) != live.stored
        if grown or live.changed_seats():
            self.drop(live.row.id)

    def _work(self, live: TableSession, draft: Draft) -> Joint:
        """What has to be written after a step."""
        row = live.row
        entries = live.fresh_entries(draft.now) if draft.entries is None else draft.entries
        row.version += 1
        row.length += len(entries)
        row.wake = self.app.driver.wake(live, draft.now)
        row.chats += len(draft.chat)
        draft.calls = live.fresh_calls(draft.now)
        draft.begun = time.perf_counter()
        draft.trace = self.app.traces.current()
        draft.commit = self.app.traces.begin("store.commit")
        seats = live.changed_seats()
        only_moved = live.only_moved()
        draft.moved = only_moved and not seats
        # Whoever watches the list of tables must not see when somebody does something in private.
        if not (draft.private or (draft.moved and live.is_private())):
            row.changed = draft.now
        change = Change(
            row=row,
            seats=seats,
            reseated=live.reseated,
            moved=only_moved,
            entries=entries,
            keys=draft.keys,
            chat=draft.chat,
            results=draft.results,
            snapshots=live.fresh_snapshots(),
            calls=draft.calls,
            hidden=draft.hidden,
            teller=self.app.node if self.app.bus.with_commits else "",
        )
        return Joint(change, changes.commit, change.plain)

    def _tell(self, live: TableSession, draft: Draft) -> None:
        """Tell other nodes, whoever is connected here, and whatever drives tables on."""
        if self.app.bus.shared and not self.app.bus.with_commits:
            self.app.bus.publish(Note(node=self.app.node, versions={live.row.id: live.row.version}))
        self.app.hub.push(live, draft.chat, draft.moved)
        if live.row.wake is not None or not draft.moved:  # else neither bots nor clocks are waited for
            self.app.driver.poke(live)
        self.app.preparing.poke(live)
        if draft.calls:
            self.app.hooks.poke()

    async def create(self, row: TableRow, seats: list[SeatRow]) -> TableSession:
        """Put a new table into the house."""
        await self.app.door.write(partial(store.create, row=row, seats=seats))
        live = TableSession(row, seats, self.lock(row.id))
        self._sessions[row.id] = live
        self._used[row.id] = time.monotonic()
        if self.app.bus.with_commits:  # only changes tell by themselves
            self.app.bus.publish(Note(node=self.app.node, versions={row.id: row.version}))
        self._tell(live, Draft(row.created))
        return live

    # ------------------------------------------------------------------ reading

    async def look(self, id: str, see: Callable[[TableSession], T]) -> T:
        """Look at a table while nobody changes it, as it is now, whichever node changed it last."""
        async with self.lock(id):
            return see(await self.newest(id))

    async def newest(self, id: str) -> TableSession:
        """The table as it is now, whichever node changed it last. Have its turn."""
        live = await self.get(id)
        return await self.get(id) if await self._catch_up_now(id, live) else live

    async def _catch_up_now(self, id: str, live: TableSession) -> bool:
        """Has another node changed the table since? Then it is read again."""
        if not self.app.door.shared:
            return False
        versions = await self.app.door.read(partial(store.versions, ids=[id]))
        if versions.get(id, 0) <= live.row.version:
            return False
        await self._reread(id, self._sessions.get(id))
        return True

    async def study(self, id: str, see: Callable[[TableSession], T], here: bool = False) -> T:
        """Look closely, which can take long: at a position and what may be done. It looks at nothing else.

        `here`: as this node knows it.
        """
        async with self.lock(id):
            live = await (self.get(id) if here else self.newest(id))
            return await self.aside(live, partial(see, live))

    async def look_here(self, id: str, see: Callable[[TableSession], T]) -> T:
        """Look at a table as this node knows it."""
        async with self.lock(id):
            return see(await self.get(id))

    async def get(self, id: str) -> TableSession:
        """The table in memory, read from the database if it is not there. Have its turn."""
        found = self._sessions.get(id)
        if found is None:
            found = self._sessions[id] = await self._load(id)
            self.app.preparing.poke(found)
        self._used[id] = time.monotonic()
        return found

    async def _load(self, id: str) -> TableSession:
        try:
            loaded = await self._reading.table(id)
        except msgspec.DecodeError as error:
            return await self._frozen(id, error)
        if loaded is None:
            raise not_found("table")
        row, seats, entries, kept = loaded
        live = TableSession(row, seats, self.lock(id))
        if row.phase != "open" and row.phase != "frozen":
            try:
                await self.aside(live, partial(live.load, entries, kept))
            except Exception as error:
                return await self._frozen(id, error)
        return live

    async def _frozen(self, id: str, error: Exception) -> TableSession:
        """A table whose log cannot be played: without a match, but everybody sees who sits there."""
        try:
            await self.freeze(id, f"{type(error).__name__}: {error}")
            found = await self.app.door.read(partial(store.load, id=id))
        except msgspec.DecodeError:  # not even that can be read
            found = None
        if found is None or found[0].phase != "frozen":
            raise Problem("frozen", "problems-frozen-log") from error
        return TableSession(*found, self.lock(id))

    def held_table(self, id: str) -> TableSession | None:
        """The table if it is in memory; whoever looks out of turn must not wait meanwhile."""
        return self._sessions.get(id)

    def drop(self, id: str) -> None:
        """Forget a table in memory; it will be read again."""
        self._sessions.pop(id, None)

    def tidy(self) -> None:
        """Let tables go that nobody has used for a while and nobody is connected to."""
        old = time.monotonic() - IDLE
        for id in [id for id, used in self._used.items() if used < old and not self.app.hub.has(id)]:
            if not self.lock(id).locked:
                self.drop(id)
                del self._used[id]

    def close(self) -> None:
        self._aside.close()

    @property
    def held(self) -> int:
        return len(self._sessions)

    async def freeze(self, id: str, trouble: str) -> None:
        """Stop one table and keep its log as it is. The host or the operator can let it go on."""
        log.error("table-frozen", table=id, trouble=trouble)
        self.app.metrics.errors.labels("frozen").inc()
        found = await self.app.door.read(partial(store.load, id=id))
        if found is None or found[0].phase == "frozen":
            return
        row, _ = found
        row.version += 1
        row.phase = "frozen"
        row.wake = None
        row.extra.trouble = trouble[:500]
        try:
            await self.app.door.write(Joint(Change(row=row, seats=[]), changes.commit))
        except Conflict:
            log.warning("freeze-overtaken", table=id)

    # ------------------------------------------------------------------ other nodes

    async def catch_up(self, versions: dict[str, int]) -> None:
        """Another node has changed these tables. Most are nobody's business here but the lobby's."""
        self.app.hub.lobby_changed()
        for id, version in versions.items():
            if id in self._sessions or self.app.hub.has(id):
                await self._catch_up(id, version)

    async def _catch_up(self, id: str, version: int) -> None:
        async with self.lock(id):
            live = self._sessions.get(id)
            if live is not None and live.row.version >= version:
                return
            if not self.app.hub.has(id):
                self.drop(id)
                return
            try:
                await self._reread(id, live)
            except Problem as problem:
                log.warning("catch-up-failed", table=id, code=problem.code)
                self.drop(id)

    async def _reread(self, id: str, live: TableSession | None) -> None:
        chats_before = live.row.chats if live is not None else 0
        if live is None or not await self._extend(live):
            live = await self._load(id)
        self._sessions[id] = live
        said: list[ChatRow] = []
        if live.row.chats > chats_before:
            said = await self.app.door.read(partial(chats.after, id=id, number=chats_before - 1))
        await self.make_ready(live)
        self.app.hub.push(live, said)

    async def _extend(self, live: TableSession) -> bool:
        """Go on with what was added to the log; False if the table must be read from its beginning."""
        id = live.row.id
        read = partial(whole.read, ids=[id], start=live.row.length)
        match (await self.app.door.read(read)).get(id):
            case Whole(row, seats, entries):
                return await self.aside(live, partial(live.extend, row, seats, entries))
            case _:
                return False

    async def recheck(self) -> None:
        """Compare the tables people are connected to with the database: notes can be lost."""
        ids = [id for id in self.app.hub.tables if id in self._sessions]
        if ids:
            versions = await self.app.door.read(partial(store.versions, ids=ids))
            for id, version in versions.items():
                live = self._sessions.get(id)
                if live is not None and live.row.version < version:
                    await self._catch_up(id, version)


def _followed(done: asyncio.Future[T], then: Then[T] | None) -> asyncio.Future[T]:
    if then is not None:
        done.add_done_callback(then)
    return done


def _hand_on(done: asyncio.Future[T], again: asyncio.Future[T]) -> None:
    """What came of the second try comes of the first."""
    if done.done() or again.cancelled():
        done.cancel()
    elif (error := again.exception()) is not None:
        done.set_exception(error)
    else:
        done.set_result(again.result())
