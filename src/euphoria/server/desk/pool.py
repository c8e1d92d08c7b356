"""Processes that do one thing at a time each, for as long as it is allowed to take.

Who takes longer is ended, and so is what nobody waits for any more; another process takes its place. What
waits comes in fair turns (common/turns.py), if possible in the process that had the same table before: it
remembers.
"""

from __future__ import annotations

import asyncio
import gc
import multiprocessing
import os
import sys
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from multiprocessing.connection import Connection
from typing import Any, Final

from euphoria.server.common.turns import Turns
from euphoria.server.desk import forks

START: Final = 60.0
"""Seconds a process may take to come, on a machine that is busy."""
IDLE: Final = 300.0
"""Seconds after which a process that nobody needed is let go, and its memory with it."""
RARELY: Final = (50_000, 20, 50)
"""How many new objects call the garbage collector: answers leave next to no cycles."""
PATIENCE: Final = 4
"""By how much longer than its budget, by the clock, an answer may take on a busy machine."""
SHORTEST: Final = 0.02
"""Seconds after which one looks again how much it has worked."""
LARGEST: Final = 300 << 20
"""Bytes of memory beyond which a process is replaced by a new one."""

_processes: Final = forks.context()

Work = Callable[[Any], Any]


class Overtime(Exception):
    """It took longer than it may."""


class Broken(Exception):
    """The process has died."""


class Worker:
    """One process, and our end of the line to it."""

    def __init__(
        self, threads: ThreadPoolExecutor, work: Work, wake: Callable[[], None] | None, nice: int = 0
    ) -> None:
        """It starts in one of the threads: the first one of all waits until rules and bots are read."""
        self._line, far = _processes.Pipe()
        self._process = _processes.Process(target=_serve, args=(far, work, wake, nice), daemon=True)
        self._started = threads.submit(self._start, far)
        self._ready = False
        self.fit = True
        self.table = ""
        self.used = time.monotonic()

    def _start(self, far: Connection) -> None:
        self._process.start()
        far.close()

    def call(self, job: Any, budget: float) -> Any:
        """Have it done; runs in a thread, because it waits."""
        try:
            if not self._ready:
                self._started.result()
                if not self._line.poll(START):
                    raise Broken
                self._line.recv()
                self._ready = True
            self._line.send(job)
            self._wait(budget)
            error, result, self.fit = self._line.recv()
        except (EOFError, OSError) as error:
            self.fit = False
            raise Broken from error
        except BaseException:
            self.fit = False
            raise
        if error is not None:
            raise error
        return result

    def _wait(self, budget: float) -> None:
        """Until it answers, or has worked for longer than it may.

        Its own work counts, not what a busy machine keeps it from: whoever is ended takes along what it
        remembers.
        """
        pid = self._process.pid
        before, until = processor(pid), time.monotonic() + budget * PATIENCE
        left = budget
        while not self._line.poll(left):
            now = processor(pid)
            left = 0.0 if before is None or now is None else budget - (now - before)
            if left <= 0 or time.monotonic() >= until:
                raise Overtime
            left = max(left, SHORTEST)

    def kill(self) -> None:
        """At once, or as soon as it has come; not at all if nobody has sent for it yet."""
        self.fit = False
        if not self._started.cancel():
            self._started.add_done_callback(self._kill)

    def _kill(self, started: Future[None]) -> None:
        if started.exception() is None:
            self._process.kill()

    def close(self) -> None:
        """Nobody is waiting for it."""
        self.kill()
        if self._process.pid is not None:
            self._process.join(1.0)
        self._line.close()


class Pool:
    def __init__(
        self,
        size: int,
        work: Work,
        wake: Callable[[], None] | None = None,
        idle: float | None = IDLE,
        nice: int = 0,
    ) -> None:
        """`wake` is done once in each process, before its first work and not on its time. `idle`: seconds
        after which a process that nobody needed is let go; None: never. `nice`: how far the processes stand
        back where others want the processor."""
        self._size = max(1, size)
        self._wake = wake
        self._idle_for = idle
        self._nice = nice
        self._work = work
        self._waiting: Turns[asyncio.Future[Worker]] = Turns()
        self._tables: dict[asyncio.Future[Worker], str] = {}
        self._idle: list[Worker] = []
        self._busy: set[Worker] = set()
        self._threads = ThreadPoolExecutor(self._size, "desk")
        self._closed = False

    @property
    def waiting(self) -> int:
        return len(self._waiting)

    @property
    def load(self) -> int:
        """How much is done or waits."""
        return len(self._busy) + len(self._waiting)

    @property
    def processes(self) -> int:
        return len(self._idle) + len(self._busy)

    async def run(self, job: Any, budget: float, owner: str = "", table: str = "") -> Any:
        """What comes of it; `Overtime`, or `Broken` if the process died of it."""
        loop = asyncio.get_running_loop()
        turn: asyncio.Future[Worker] = loop.create_future()
        self._waiting.put(owner, table, turn)
        self._tables[turn] = table
        self._give_out()
        try:
            worker = await turn
        except asyncio.CancelledError:
            self._waiting.remove(owner, table, turn)
            self._tables.pop(turn, None)
            if turn.done() and not turn.cancelled():
                self._take_back(turn.result())
            raise
        called = loop.run_in_executor(self._threads, worker.call, job, budget)
        try:
            return await asyncio.shield(called)
        except asyncio.CancelledError:
            worker.kill()  # nobody wants to know any more; the thread hears of it at once
            await asyncio.wait([called])
            called.exception()
            raise
        finally:
            self._take_back(worker)

    def warm(self) -> None:
        """Start all processes before they are needed: the first one takes a second or two."""
        while self.processes < self._size:
            self._idle.append(Worker(self._threads, self._work, self._wake, self._nice))

    def _give_out(self) -> None:
        while len(self._waiting) and (self._idle or self.processes < self._size) and not self._closed:
            turn = self._waiting.next()
            table = self._tables.pop(turn)
            if turn.done():
                continue
            worker = self._chosen(table)
            worker.table = table
            self._busy.add(worker)
            turn.set_result(worker)

    def _chosen(self, table: str) -> Worker:
        """The one that had this table; else a new one, or the one that nobody used for longest."""
        for worker in self._idle:
            if worker.table == table:
                self._idle.remove(worker)
                return worker
        if self.processes < self._size:
            return Worker(self._threads, self._work, self._wake, self._nice)
        return self._idle.pop(0)

    def _take_back(self, worker: Worker) -> None:
        self._busy.discard(worker)
        worker.used = time.monotonic()
        if worker.fit and not self._closed:
            self._idle.append(worker)
        else:
            worker.close()
        self._give_out()

    def tidy(self) -> None:
        """Let go who was not needed for long."""
        if self._idle_for is None:
            return
        old = time.monotonic() - self._idle_for
        for worker in [one for one in self._idle if one.used < old]:
            self._idle.remove(worker)
            worker.close()

    def close(self) -> None:
        self._closed = True
        for worker in self._busy:
            worker.kill()
        for worker in self._idle:
            worker.close()
        self._idle.clear()
        self._threads.shutdown(wait=False, cancel_futures=True)


def processor(pid: int | None) -> float | None:
    """Seconds of the processor that a process has used; None where nobody tells (only Linux does)."""
    try:
        with open(f"/proc/{pid}/stat", encoding="ascii", errors="replace") as told:
            fields = told.read().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    except (OSError, ValueError, IndexError):
        return None


# ------------------------------------------------------------------ in the process


def _serve(line: Connection, work: Work, wake: Callable[[], None] | None, nice: int) -> None:
    _end_with_parent()
    if nice and sys.platform != "win32":
        os.nice(nice)
    if wake is not None:
        wake()
    # What is there now stays, and what is remembered is large: to look through it for garbage takes a tenth
    # of a second, while somebody waits.
    gc.collect()
    gc.freeze()
    gc.set_threshold(*RARELY)
    line.send(None)
    while True:
        try:
            job = line.recv()
        except (EOFError, OSError):
            return
        error, result = None, None
        try:
            result = work(job)
        except Exception as trouble:
            error = trouble
        fit = _memory() < LARGEST
        try:
            line.send((error, result, fit))
        except Exception:
            line.send((RuntimeError(repr(error)), None, fit))


def _memory() -> int:
    """Bytes of memory this process has; 0 where nobody tells."""
    try:
        with open("/proc/self/statm", encoding="ascii") as told:
            return int(told.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except (OSError, ValueError):
        return 0


def _end_with_parent() -> None:
    """A worker must not outlive a server that was killed."""
    parent = multiprocessing.parent_process()
    if parent is None:
        return

    def watch() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()
