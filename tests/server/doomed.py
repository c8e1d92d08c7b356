"""A server that kills itself at a chosen point: `python doomed.py POINT COUNT`.

POINT is one of the moments in the life of an action; at the COUNT-th time it is reached the process is gone
at once (SIGKILL), as in a power cut. Settings come from the environment. test_faults.py runs it.
"""

import os
import signal
import sys
from typing import Any

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


if __name__ == "__main__":
    lay_mines(Doom(sys.argv[1], int(sys.argv[2])))
    serve(from_environment())
