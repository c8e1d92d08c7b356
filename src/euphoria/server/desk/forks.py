"""What processes that answer and think are forked from.

To read the rules and bots of all titles takes a second, and work that is broken off ends its process. So on a
system that forks safely one process, which does nothing else, has read them (`READ_AHEAD`). Every worker is a
copy of it: there within some milliseconds, and with most of its memory shared.
"""

from __future__ import annotations

import multiprocessing
import sys
from multiprocessing.context import ForkServerContext, SpawnContext
from typing import Final

READ_AHEAD: Final = ("__main__", "euphoria.server.serve.read_ahead")
"""Modules by name: the desk knows nobody who works in its processes."""


def context() -> ForkServerContext | SpawnContext:
    """How workers are started. Elsewhere than on Linux, libraries of the system may not survive a fork."""
    if sys.platform != "linux":
        return multiprocessing.get_context("spawn")
    forking = multiprocessing.get_context("forkserver")
    forking.set_forkserver_preload(list(READ_AHEAD))
    return forking
