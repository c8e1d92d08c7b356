"""Doors to the two databases. Work is written once, as plain functions on a connection.

    await door.write(work)      in one transaction; its result once that is durable
    door.post(work, done)       the same for whoever cannot wait
    await door.read(work)       on what is committed

Many tables share the cost of reaching the disk. SQLite has one writer thread: what waits for it is carried
out together and made durable by one commit. PostgreSQL has a pool and a transaction per call, but one writer
for work that can be done jointly (`Joint`): what waits for it becomes one statement.
"""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.pool import NullPool

from euphoria.server.store.files import make_private

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection

T = TypeVar("T")
Work = Callable[[Connection], T]
Together = Callable[[Connection, list[Any]], Sequence[Exception | None]]
Done = Callable[[Any, BaseException | None], None]
Outcome = tuple[Any, BaseException | None]

DATABASE_ERRORS: Final = (SQLAlchemyError, OSError)
"""What a database that is away, full or restarting makes of a request."""
MOST_TOGETHER: Final = 64
"""How many pieces of work share one commit."""


class Joint:
    """Work on one part that costs less when it is done for many parts at once.

    `together` says what went wrong with each part; if it raises, nothing of any may stay. `single`: it is one
    statement, whole or not there without a transaction around it.
    """

    __slots__ = ("part", "single", "together")

    def __init__(self, part: Any, together: Together, single: bool = False) -> None:
        self.part = part
        self.together = together
        self.single = single

    def __call__(self, connection: Connection) -> None:
        (error,) = self.together(connection, [self.part])
        if error is not None:
            raise error


class Door(ABC):
    """A database."""

    dialect: str
    shared: bool
    """Can other processes change it?"""

    @abstractmethod
    async def write(self, work: Work[T]) -> T:
        """Carry the work out in a transaction; its result, once it is durable."""

    @abstractmethod
    def post(self, work: Work[None], done: Callable[[BaseException | None], None]) -> None:
        """Begin to write; `done` is called when it is durable, or with what went wrong."""

    @abstractmethod
    async def read(self, work: Work[T]) -> T:
        """Carry out work that changes nothing."""

    @abstractmethod
    async def close(self) -> None: ...


class _Job:
    __slots__ = ("done", "loop", "work")

    def __init__(self, work: Work[Any], loop: asyncio.AbstractEventLoop, done: Done) -> None:
        self.work = work
        self.loop = loop
        self.done = done


class _Thread:
    """A thread that carries out jobs, as many together as are waiting.

    It is woken when a turn of the event loop ends: waking it for each job would have it fight with the loop
    for the interpreter, and carry out the first one all alone. While it works the next ones gather.
    """

    def __init__(self, name: str, carry_out: Callable[[list[_Job]], list[Outcome]]) -> None:
        self._fresh: list[_Job] = []
        self._adding = threading.Lock()
        self._calls: queue.SimpleQueue[bool] = queue.SimpleQueue()
        self._carry_out = carry_out
        self._thread = threading.Thread(target=self._run, name=name, daemon=True)
        self._thread.start()

    def put(self, job: _Job) -> None:
        with self._adding:
            self._fresh.append(job)
            first = len(self._fresh) == 1
        if first:
            job.loop.call_soon(self._calls.put, True)

    def stop(self) -> None:
        """After everything that was put."""
        self._calls.put(False)
        self._thread.join()

    def _run(self) -> None:
        go_on = True
        while go_on:
            go_on = self._calls.get()
            with self._adding:
                jobs, self._fresh = self._fresh, []
            for start in range(0, len(jobs), MOST_TOGETHER):
                self._do(jobs[start : start + MOST_TOGETHER])

    def _do(self, jobs: list[_Job]) -> None:
        """Wake each loop once for all of its jobs: that takes a call of the system."""
        outcomes = self._carry_out(jobs)
        for loop in {job.loop for job in jobs}:
            answers = [
                (job.done, outcome) for job, outcome in zip(jobs, outcomes, strict=True) if job.loop is loop
            ]
            loop.call_soon_threadsafe(_answer, loop, answers)


def _answer(loop: asyncio.AbstractEventLoop, answers: list[tuple[Done, Outcome]]) -> None:
    for done, (result, error) in answers:
        try:
            done(result, error)
        except Exception as trouble:  # theirs alone
            loop.call_exception_handler({"message": "an answer was not taken", "exception": trouble})


def _settle(future: asyncio.Future[Any], result: Any, error: BaseException | None) -> None:
    if future.done():  # whoever asked has gone away
        return
    if error is not None:
        future.set_exception(error)
    else:
        future.set_result(result)


class _Line:
    """A connection for one thread, made when it is needed.

    Its transactions are begun and ended straight at the driver: by way of the layers that took a third of
    what writing a move took. They come in where work asks them for something, and find a transaction begun.
    """

    def __init__(self, engine: Engine, begin: str) -> None:
        self._engine = engine
        self._begin = begin
        self._connection: Connection | None = None

    def carry_out(self, work: Work[T]) -> T:
        """In one transaction. What comes after one that failed is begun on a new connection."""
        try:
            if self._connection is None:
                self._connection = self._engine.connect()
            driver: Any = self._connection.connection.driver_connection
            driver.execute(self._begin)
            found = work(self._connection)
            (self._connection if self._connection.in_transaction() else driver).commit()
            return found
        except sqlite3.Error as error:
            self._forget()
            raise DBAPIError.instance(None, None, error, sqlite3.Error) from error
        except Exception:
            self._forget()
            raise

    def _forget(self) -> None:
        if self._connection is not None:
            self._connection.invalidate()
            self.close()

    def close(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None


class SqliteDoor(Door):
    """A file on this machine, for one server process."""

    dialect = "sqlite"
    shared = False

    def __init__(self, url: str) -> None:
        path = make_url(url).database
        if path and path != ":memory:":
            make_private(Path(path))
        self.path = path or ":memory:"
        self.engine = sqlite_engine(url)
        self._writing = _Line(self.engine, "BEGIN IMMEDIATE")
        self._reading = _Line(self.engine, "BEGIN")
        self._writer = _Thread("euphoria-write", self._write_all)
        self._reader = _Thread("euphoria-read", self._read_all)

    async def write(self, work: Work[T]) -> T:
        return await self._ask(self._writer, work)

    async def read(self, work: Work[T]) -> T:
        return await self._ask(self._reader, work)

    def post(self, work: Work[None], done: Callable[[BaseException | None], None]) -> None:
        loop = asyncio.get_running_loop()
        self._writer.put(_Job(work, loop, lambda _result, error: done(error)))

    async def _ask(self, thread: _Thread, work: Work[T]) -> T:
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()
        thread.put(_Job(work, loop, partial(_settle, future)))
        return await future

    def _write_all(self, jobs: list[_Job]) -> list[Outcome]:
        """All jobs in one transaction; nobody hears of theirs before the commit.

        They rarely fail, so they are carried out as they are. If one does, everything is taken back and done
        again, each in a savepoint of its own, so that it takes nothing with it.
        """
        try:
            return self._writing.carry_out(lambda connection: _at_once(connection, jobs))
        except Exception:
            try:
                return self._writing.carry_out(lambda c: [self._try(c, job) for job in jobs])
            except Exception as failure:  # the commit itself failed: nothing of this was kept
                return [(None, failure) for _ in jobs]

    def _try(self, connection: Connection, job: _Job) -> Outcome:
        savepoint = connection.begin_nested()
        try:
            result = job.work(connection)
            savepoint.commit()
            return result, None
        except Exception as error:
            # A full disk may already have ended the whole transaction; then this raises, and all fail.
            savepoint.rollback()
            return None, error

    def _read_all(self, jobs: list[_Job]) -> list[Outcome]:
        return [self._read_one(job) for job in jobs]

    def _read_one(self, job: _Job) -> Outcome:
        try:
            return self._reading.carry_out(job.work), None
        except Exception as error:
            return None, error

    async def close(self) -> None:
        await asyncio.to_thread(self._stop)

    def _stop(self) -> None:
        self._writer.stop()
        self._reader.stop()
        self._writing.close()
        self._reading.close()
        self.engine.dispose()


def _at_once(connection: Connection, jobs: list[_Job]) -> list[Outcome]:
    """Carry out all jobs, joint work first."""
    joint: dict[Together, list[Joint]] = {}
    for job in jobs:
        if isinstance(job.work, Joint):
            joint.setdefault(job.work.together, []).append(job.work)
    found: dict[Work[Any], Outcome] = {}
    for together, those in joint.items():
        errors = together(connection, [work.part for work in those])
        found.update((work, (None, error)) for work, error in zip(those, errors, strict=True))
    return [found[job.work] if job.work in found else (job.work(connection), None) for job in jobs]


def sqlite_engine(url: str) -> Engine:
    """Write-ahead log, durable at every commit, foreign keys on, transactions that really begin."""
    engine = create_engine(url, poolclass=NullPool, connect_args={"timeout": 20, "check_same_thread": False})

    def set_up(connection: Any, _record: Any) -> None:
        connection.isolation_level = None
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=20000"):
            connection.execute(f"PRAGMA {pragma}").close()

    def begin(connection: Connection) -> None:
        driver: Any = connection.connection.driver_connection
        if not driver.in_transaction:
            connection.exec_driver_sql("BEGIN IMMEDIATE")

    event.listen(engine, "connect", set_up)
    event.listen(engine, "begin", begin)
    return engine


class PostgresDoor(Door):
    """A PostgreSQL server, for any number of server processes."""

    dialect = "postgresql"
    shared = True

    def __init__(self, url: str, pool: int = 10) -> None:
        from sqlalchemy.ext.asyncio import create_async_engine

        self.url = postgres_url(url)
        self.engine = create_async_engine(self.url, pool_size=pool, max_overflow=5, pool_timeout=10)
        self._writing: AsyncConnection | None = None
        self._fresh: list[tuple[Joint, Done]] = []
        self._writer: asyncio.Task[None] | None = None
        self._apart: set[asyncio.Task[Any]] = set()

    async def write(self, work: Work[T]) -> T:
        joint: Any = work  # as what it is, or as what it does
        if not isinstance(joint, Joint) or not joint.single:
            return await self._in_transaction(work)
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._put(joint, partial(_settle, future))
        return await future

    def post(self, work: Work[None], done: Callable[[BaseException | None], None]) -> None:
        if isinstance(work, Joint) and work.single:
            self._put(work, lambda _result, error: done(error))
            return
        task = asyncio.create_task(self._in_transaction(work))
        self._apart.add(task)
        task.add_done_callback(self._apart.discard)
        task.add_done_callback(lambda task: done(task.exception()))

    async def read(self, work: Work[T]) -> T:
        return await self._in_transaction(work)

    async def _in_transaction(self, work: Work[T]) -> T:
        """Once more if the connection turned out dead: a restarted server leaves such in the pool.

        Work may therefore run twice. That is safe: a change of a table names the version it builds on,
        and everything else is either an insertion of a random id or says what it wants, not by how much.
        """
        try:
            return await self._once(work)
        except (DBAPIError, OSError) as error:
            if isinstance(error, DBAPIError) and not error.connection_invalidated:
                raise
            return await self._once(work)

    async def _once(self, work: Work[T]) -> T:
        async with self.engine.begin() as connection:
            return await connection.run_sync(work)

    # ------------------------------------------------------------------ joint work

    def _put(self, work: Joint, done: Done) -> None:
        """Whatever is put in one turn of the event loop, or while the writer waits for the disk, is written
        together."""
        self._fresh.append((work, done))
        if self._writer is None:
            self._writer = asyncio.create_task(self._write_on())

    async def _write_on(self) -> None:
        loop = asyncio.get_running_loop()
        try:
            while self._fresh:
                batch, self._fresh = self._fresh[:MOST_TOGETHER], self._fresh[MOST_TOGETHER:]
                errors = await self._write_all([work for work, _ in batch])
                _answer(loop, [(done, (None, error)) for (_, done), error in zip(batch, errors, strict=True)])
        finally:
            self._writer = None

    async def _write_all(self, works: list[Joint]) -> list[BaseException | None]:
        """By one statement for all of a kind; if that fails, each in a transaction."""
        found: dict[Joint, BaseException | None] = {}
        for together in dict.fromkeys(work.together for work in works):
            those = [work for work in works if work.together is together]
            errors: Sequence[BaseException | None]
            try:
                errors = await self._together(together, [work.part for work in those])
            except Exception:  # whose fault it was is found out one by one
                await self._forget()
                errors = await asyncio.gather(*map(self._in_transaction, those), return_exceptions=True)
            found.update(zip(those, errors, strict=True))
        return [found[work] for work in works]

    async def _together(self, together: Together, parts: list[Any]) -> Sequence[Exception | None]:
        if self._writing is None:
            connection = await self.engine.connect()
            self._writing = await connection.execution_options(isolation_level="AUTOCOMMIT")
        return await self._writing.run_sync(together, parts)

    async def _forget(self) -> None:
        """Begin the next batch on a new connection, whatever state this one is in."""
        connection, self._writing = self._writing, None
        if connection is not None:
            await connection.invalidate()
            await connection.close()

    async def close(self) -> None:
        while self._writer is not None:
            await asyncio.wait([self._writer])
        if self._apart:
            await asyncio.wait(self._apart)
        if self._writing is not None:
            await self._writing.close()
        await self.engine.dispose()


def postgres_url(url: str) -> str:
    """The address as the driver wants it: people write postgresql://, as everywhere."""
    return make_url(url).set(drivername="postgresql+asyncpg").render_as_string(hide_password=False)


def open_door(url: str) -> Door:
    """The database at this address."""
    kind = make_url(url).get_backend_name()
    if kind == "sqlite":
        return SqliteDoor(url)
    if kind == "postgresql":
        return PostgresDoor(url)
    raise ValueError(f"A database is sqlite:///… or postgresql://…, not '{kind}'.")
