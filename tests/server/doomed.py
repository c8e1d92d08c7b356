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

POINT, COUNT = sys.argv[1], int(sys.argv[2])
seen = 0


def reached(point: str) -> None:
    global seen  # noqa: PLW0603
    if point == POINT:
        seen += 1
        if seen == COUNT:
            os.kill(os.getpid(), signal.SIGKILL)


write, tell, commit, act = House._write, House._tell, store.commit, actions.act


async def doomed_write(self: House, live: Any, draft: Any) -> bool:
    reached("before the transaction")
    done = await write(self, live, draft)
    reached("after the transaction")
    return done


async def doomed_tell(self: House, live: Any, draft: Any) -> None:
    await tell(self, live, draft)
    reached("after telling")


def doomed_commit(connection: Any, change: Any) -> None:
    commit(connection, change)
    reached("in the transaction")


async def doomed_act(house: House, visitor: Any, id: str, wanted: Any) -> int:
    ply = await act(house, visitor, id, wanted)
    reached("before the answer")
    return ply


House._write = doomed_write  # type: ignore[method-assign]
House._tell = doomed_tell  # type: ignore[method-assign]
store.commit = doomed_commit
actions.act = doomed_act
serve(from_environment())
