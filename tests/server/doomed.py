"""Servers that kill themselves at a chosen point, as copies of one process that has read everything.

test_faults.py runs it and says line by line, in JSON, what is wanted:

    {"settings": {"EUPHORIA_PORT": …}, "point": "after telling", "count": 67}     answered by a process's id
    {"ended": 4711}                                                               by its end, or null

`point` is one of the moments in the life of an action; at the `count`-th time it is reached the process is
gone at once (SIGKILL), as in a power cut. Without one the server lives on.
"""

import json
import os
import signal
import sys
from importlib import import_module
from typing import Any

from euphoria.server.bots.workers import Workers
from euphoria.server.operations.metrics import Metrics
from euphoria.server.operations.settings import from_environment
from euphoria.server.serve.run import serve
from euphoria.server.store import changes as store
from euphoria.server.tables.session import TableSession
from euphoria.server.tables.tables import Tables


class Doom:
    """Counts how often a point was reached, and ends everything in time."""

    def __init__(self, point: str, count: int) -> None:
        self.point = point
        self.left = count

    def reached(self, point: str) -> None:
        if point == self.point:
            self.left -= 1
            if self.left == 0:
                os.kill(os.getpid(), signal.SIGKILL)


def lay_mines(doom: Doom) -> None:
    """Put the points into the life of an action."""
    work, written, tell, moved = Tables._work, TableSession.written, Tables._tell, Metrics.moved
    commit = store.commit

    def doomed_work(self: Tables, live: Any, draft: Any) -> Any:
        doom.reached("before the transaction")
        return work(self, live, draft)

    def doomed_written(self: TableSession, moved: bool = False) -> None:
        written(self, moved)
        doom.reached("after the transaction")

    def doomed_tell(self: Tables, live: Any, draft: Any) -> None:
        tell(self, live, draft)
        doom.reached("after telling")

    def doomed_commit(connection: Any, changes: Any) -> Any:
        outcomes = commit(connection, changes)
        for _change in changes:
            doom.reached("in the transaction")
        return outcomes

    def doomed_moved(self: Metrics, seconds: float) -> None:
        moved(self, seconds)
        doom.reached("before the answer")

    Tables._work = doomed_work  # type: ignore[method-assign]
    TableSession.written = doomed_written  # type: ignore[method-assign]
    Tables._tell = doomed_tell  # type: ignore[method-assign]
    store.commit = doomed_commit
    Metrics.moved = doomed_moved  # type: ignore[method-assign]


def live(wanted: dict[str, Any]) -> None:
    """What a copy does, until it dies."""
    nowhere = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(nowhere, stream)
    os.environ.update(wanted["settings"])
    if "point" in wanted:
        lay_mines(Doom(wanted["point"], wanted["count"]))
    # Bots that think in processes of their own come when they are needed: most servers do not live so long.
    Workers.warm = lambda self: None  # type: ignore[method-assign]  # noqa: ARG005
    serve(from_environment())


def start(wanted: dict[str, Any]) -> int:
    child = os.fork()
    if not child:
        try:
            live(wanted)
        finally:
            os._exit(1)
    return child


def ended(child: int) -> int | None:
    """How it ended, as `subprocess` tells it; None if it lives."""
    found, status = os.waitpid(child, os.WNOHANG)
    return os.waitstatus_to_exitcode(status) if found else None


def main() -> None:
    for name in ("asyncpg", "alembic.command", "sqlalchemy.dialects.postgresql.asyncpg", "fluent.runtime"):
        import_module(name)
    for line in sys.stdin:
        wanted = json.loads(line)
        told = ended(wanted["ended"]) if "ended" in wanted else start(wanted)
        print(json.dumps(told), flush=True)


if __name__ == "__main__":
    main()
