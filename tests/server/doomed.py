"""A server that kills itself at a chosen point: `python doomed.py POINT COUNT`.

POINT is one of the moments in the life of an action; at the COUNT-th time it is reached the process is gone
at once (SIGKILL), as in a power cut. Settings come from the environment. test_faults.py runs it.
"""

import os
import signal
import sys
from typing import Any

from euphoria.server.application import House
from euphoria.server.operations.metrics import Metrics
from euphoria.server.operations.run import serve
from euphoria.server.operations.settings import from_environment
from euphoria.server.store import tables as store


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
    change, written, tell, moved = House._change, House._written, House._tell, Metrics.moved
    commit, commit_all = store.commit, store.commit_all

    def doomed_change(self: House, live: Any, draft: Any) -> Any:
        doom.reached("before the transaction")
        return change(self, live, draft)

    def doomed_written(self: House, live: Any, draft: Any) -> None:
        written(self, live, draft)
        doom.reached("after the transaction")

    def doomed_tell(self: House, live: Any, draft: Any) -> None:
        tell(self, live, draft)
        doom.reached("after telling")

    def doomed_commit(connection: Any, change: Any) -> None:
        commit(connection, change)
        doom.reached("in the transaction")

    def doomed_commit_all(connection: Any, changes: Any) -> None:
        commit_all(connection, changes)
        for _change in changes:
            doom.reached("in the transaction")

    def doomed_moved(self: Metrics, seconds: float) -> None:
        moved(self, seconds)
        doom.reached("before the answer")

    House._change = doomed_change  # type: ignore[method-assign]
    House._written = doomed_written  # type: ignore[method-assign]
    House._tell = doomed_tell  # type: ignore[method-assign]
    store.commit = doomed_commit
    store.commit_all = doomed_commit_all
    Metrics.moved = doomed_moved  # type: ignore[method-assign]


if __name__ == "__main__":
    lay_mines(Doom(sys.argv[1], int(sys.argv[2])))
    serve(from_environment())
