"""The same work shared out over the machines of a Ray cluster.

Each machine needs the same version of Euphoria. A task whose machine or process is lost is played again
elsewhere by Ray; since everything follows from the plan and the numbers of games, nobody can tell.
"""

from __future__ import annotations

import logging
import os
import socket
from collections.abc import Iterable, Iterator
from importlib import import_module
from itertools import islice
from typing import Any, Final

from euphoria.core.errors import EuphoriaError
from euphoria.lab.chunks import Chunk, Task, play_chunk
from euphoria.lab.extras import need

ANSWER_WITHIN: Final = 5.0
"""Seconds in which a cluster must answer."""
RETRIES: Final = 5
"""How often a task is begun again elsewhere when the process or machine that played it is lost."""
AHEAD: Final = 2


class NoCluster(EuphoriaError):
    """There is no cluster at an address, or it does not answer."""

    def __init__(self, address: str) -> None:
        super().__init__(
            f"No Ray cluster answers at '{address}': start one with 'ray start --head'.",
            "lab-cluster-none",
            {"address": address},
        )


class ClusterLost(EuphoriaError):
    """The cluster, or so many of its workers that it makes no sense to go on, went away in mid-run."""

    def __init__(self) -> None:
        super().__init__("The cluster was lost in mid-run.", "lab-cluster-lost")


class Cluster:
    """A connection to a Ray cluster, for as long as a simulation takes."""

    def __init__(self, address: str) -> None:
        need("cluster", "ray")
        self.address = address
        self._joined = False
        # Ray tells little about its types.
        self._ray: Any = import_module("ray")

    def __enter__(self) -> Cluster:
        if not self._ray.is_initialized():
            _knock(self.address)
            # Ray asks to be told; whoever sets it otherwise knows why.
            os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
            try:
                self._ray.init(address=self.address, log_to_driver=False, logging_level=logging.ERROR)
            except (ConnectionError, TimeoutError, ValueError, RuntimeError):
                raise NoCluster(self.address) from None
            self._joined = True
        return self

    def __exit__(self, *_: object) -> None:
        if self._joined:
            self._ray.shutdown()

    @property
    def workers(self) -> int:
        """The processors of all machines together."""
        return max(1, int(self._ray.cluster_resources().get("CPU", 1)))

    def share_out(self, tasks: Iterable[Task]) -> Iterator[Chunk]:
        """The results of all tasks, in the order in which they are finished."""
        ray = self._ray
        play = ray.remote(max_retries=RETRIES)(play_chunk)
        left = iter(tasks)
        running: list[Any] = [play.remote(task) for task in islice(left, AHEAD * self.workers)]
        try:
            while running:
                done, running = ray.wait(running, num_returns=1)
                running += [play.remote(task) for task in islice(left, len(done))]
                yield from ray.get(done)
        except (ray.exceptions.WorkerCrashedError, ray.exceptions.RaySystemError):
            raise ClusterLost() from None
        finally:
            for one in running:
                ray.cancel(one, force=True)


_HELLO: Final = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + bytes([0, 0, 0, 4, 0, 0, 0, 0, 0])
"""How every gRPC connection begins: the words of HTTP/2, and empty settings."""
_SETTINGS: Final = 4
"""The kind of frame with which a server answers, in the fourth byte."""


def _knock(address: str) -> None:
    """Ray waits for minutes for a cluster that is not there, so the door is tried first."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon:
        return  # "auto" and the like: Ray looks on this machine, and knows at once
    try:
        with socket.create_connection((host, int(port)), ANSWER_WITHIN) as door:
            door.sendall(_HELLO)
            answer = door.recv(9)
    except (OSError, ValueError, OverflowError):
        raise NoCluster(address) from None
    if len(answer) < 4 or answer[3] != _SETTINGS:
        raise NoCluster(address)
