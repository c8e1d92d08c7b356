"""Several server processes on one machine, behind one port: each is a node on the shared database.

Every process listens on the port itself (SO_REUSEPORT), and the system shares connections out among them;
the sockets of a table then go to the process it belongs to (websocket/handover.py).
Each has a door of its own as well, on this machine only, at the ports that follow: for metrics and health,
which are told by process. One that dies is started again; when the first is told to stop, all stop in order.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import socket
import tempfile
import threading
import time
from collections.abc import Callable
from dataclasses import replace
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from pathlib import Path
from typing import Any, Final

import structlog

from euphoria.server.operations import logs
from euphoria.server.operations.settings import Settings
from euphoria.server.serve.run import serve
from euphoria.server.websocket.handover import Handover

log: Any = structlog.get_logger("euphoria.processes")

PAUSE: Final = 1.0
"""Seconds before a process that died is started again."""
LOCAL: Final = "127.0.0.1"

_spawn: Final = multiprocessing.get_context("spawn")


def possible() -> bool:
    """Can several processes listen on one port here?"""
    return hasattr(socket, "SO_REUSEPORT")


def own_port(settings: Settings, process: int) -> int:
    """Where one process, counted from 1, is found alone."""
    return settings.port + process


def listening(host: str, port: int, shared: bool) -> socket.socket:
    """A socket at this address; `shared`: others may listen there as well."""
    one = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    one.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if shared:
        one.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
    one.bind((host, port))
    return one


class Processes:
    """All of them, from the one that was started first."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        # Bound without listening: nobody else takes the port while a process is started again.
        self._kept = listening(settings.host, settings.port, shared=True)
        self._folder = tempfile.TemporaryDirectory(prefix="euphoria-")
        self._running: dict[int, SpawnProcess] = {}
        self._told: dict[int, Connection] = {}
        self._stopping = threading.Event()

    def run(self, ready: Callable[[], None] | None = None) -> None:
        """Until SIGINT or SIGTERM; `ready` is called when all can be come to."""
        for one in (signal.SIGINT, signal.SIGTERM):
            signal.signal(one, self._told_to_stop)
        try:
            for process in range(1, self._settings.processes + 1):
                self._start(process)
            if self._all_ready() and ready is not None:
                ready()
            while not self._stopping.wait(PAUSE):
                self._look()
        finally:
            self._stop()

    def _told_to_stop(self, _signal: int, _frame: object) -> None:
        self._stopping.set()

    def _start(self, process: int) -> None:
        settings = replace(self._settings, process=process)
        near, far = _spawn.Pipe(duplex=False)
        one = _spawn.Process(target=_run, args=(settings, far, self._folder.name), name=f"euphoria-{process}")
        one.start()
        far.close()
        self._running[process], self._told[process] = one, near

    def _all_ready(self) -> bool:
        """Whether all have come, or one never will."""
        for process, told in self._told.items():
            while not told.poll(0.1):
                if self._stopping.is_set():
                    return False
            try:
                told.recv()
            except EOFError:
                log.error("process-not-started", process=process)
                self._stopping.set()
                return False
        return True

    def _look(self) -> None:
        for process, one in list(self._running.items()):
            if not one.is_alive():
                log.error("process-died", process=process, code=one.exitcode)
                self._start(process)

    def _stop(self) -> None:
        for one in self._running.values():
            one.terminate()
        until = time.monotonic() + self._settings.drain + 20.0
        for one in self._running.values():
            one.join(max(0.1, until - time.monotonic()))
            if one.is_alive():
                one.kill()
                one.join()
        self._kept.close()
        self._folder.cleanup()


def serve_all(settings: Settings, ready: Callable[[], None] | None = None) -> None:
    logs.set_up(settings.log)
    Processes(settings).run(ready)
    log.info("closed")


def _run(settings: Settings, told: Connection, folder: str) -> None:
    """One of the processes; all meet in the folder."""
    _end_with_parent()
    shared = listening(settings.host, settings.port, shared=True)
    own = listening(LOCAL, own_port(settings, settings.process), shared=False)

    def ready() -> None:
        told.send(True)
        told.close()

    serve(settings, ready, [shared, own], Handover(Path(folder), settings.process, settings.processes))


def _end_with_parent() -> None:
    """Whoever started us is gone: stop in order."""
    parent = multiprocessing.parent_process()
    assert parent is not None

    def watch() -> None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)

    threading.Thread(target=watch, daemon=True).start()
