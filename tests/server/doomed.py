"""A server that kills itself at a chosen point: `python doomed.py POINT COUNT`.

POINT is one of the moments in the life of an action; at the COUNT-th time it is reached the process is gone
at once (SIGKILL), as in a power cut. Settings come from the environment. test_faults.py runs it.
"""

import os
import signal
import sys
from typing import Any

from euphoria.server import actions
from euphoria.server.house import House
from euphoria.server.run import serve
from euphoria.server.settings import from_environment
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
    write, tell, act = House._write, House._tell, actions.act
    commit, commit_all = store.commit, store.commit_all

    async def doomed_write(self: House, live: Any, draft: Any) -> bool:
        doom.reached("before the transaction")
        done = await write(self, live, draft)
        doom.reached("after the transaction")
        return done

    async def doomed_tell(self: House, live: Any, draft: Any) -> None:
        await tell(self, live, draft)
        doom.reached("after telling")

    def doomed_commit(connection: Any, change: Any) -> None:
        commit(connection, change)
        doom.reached("in the transaction")

    def doomed_commit_all(connection: Any, changes: Any) -> None:
        commit_all(connection, changes)
        for _change in changes:
            doom.reached("in the transaction")

    async def doomed_act(house: House, visitor: Any, id: str, wanted: Any) -> int:
        ply = await act(house, visitor, id, wanted)
        doom.reached("before the answer")
        return ply

    House._write = doomed_write  # type: ignore[method-assign]
    House._tell = doomed_tell  # type: ignore[method-assign]
    store.commit = doomed_commit
    store.commit_all = doomed_commit_all
    actions.act = doomed_act


if __name__ == "__main__":
    lay_mines(Doom(sys.argv[1], int(sys.argv[2])))
    serve(from_environment())
