"""Work shared out over processes of this machine."""

from __future__ import annotations

import gc
import os
import signal
import threading
from collections.abc import Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from multiprocessing import get_all_start_methods, get_context, parent_process
from multiprocessing.connection import wait as wait_for
from multiprocessing.context import BaseContext
from types import FrameType

from euphoria.core.errors import EuphoriaError
from euphoria.lab.chunks import Chunk, Task, play_chunk

COLLECT_AFTER = 50_000
"""Games make and drop many small objects but no cycles, so workers let the collector sleep longer."""
AHEAD = 2
"""So many tasks per worker are handed out at once: nobody waits, and no results pile up."""


class WorkerLost(EuphoriaError):
    """A process ended that should have gone on working."""

    def __init__(self) -> None:
        super().__init__(
            "A worker process has ended unexpectedly; perhaps memory ran out.", "lab-worker-lost"
        )


def share_out(tasks: Iterable[Task], workers: int, rows: bool) -> Iterator[Chunk]:
    """The results of all tasks, in the order in which they are finished."""
    left = iter(tasks)
    with ProcessPoolExecutor(workers, mp_context=worker_context(rows), initializer=prepare_worker) as pool:
        try:
            running = {pool.submit(play_chunk, task) for task in islice(left, AHEAD * workers)}
            while running:
                done, running = wait(running, return_when=FIRST_COMPLETED)
                running |= {pool.submit(play_chunk, task) for task in islice(left, len(done))}
                yield from _results(done)
        except BrokenProcessPool:
            raise WorkerLost() from None
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def _results(done: set[Future[Chunk]]) -> Iterator[Chunk]:
    for future in done:
        yield future.result()


def worker_context(with_libraries: bool = False) -> BaseContext:
    """How processes are started.

    Forking is quick, but only safe while this process has no other threads: a progress bar may have one, and
    the library that writes tables has some that Python does not see.
    """
    alone = threading.active_count() == 1 and "fork" in get_all_start_methods()
    return get_context("fork" if alone and not with_libraries else "spawn")


def prepare_worker() -> None:
    gc.freeze()
    gc.set_threshold(COLLECT_AFTER)
    # Ctrl-C reaches every process of a terminal: workers go quietly, the first process says what is kept.
    signal.signal(signal.SIGINT, _leave)
    threading.Thread(target=_leave_with_parent, daemon=True).start()


def _leave(_signal: int, _frame: FrameType | None) -> None:
    os._exit(0)


def _leave_with_parent() -> None:
    """Nobody works on for a process that was killed."""
    parent = parent_process()
    if parent is not None:
        wait_for([parent.sentinel])
        os._exit(0)
