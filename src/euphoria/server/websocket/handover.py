"""Between the processes of one machine: the socket of a table goes to the process that the table belongs to.

The system shares connections out as it likes. The people of one table would come to several processes, and
each of these would have to follow every move. So whoever reads the request for such a socket passes the
connection on, together with the request, through a Unix socket; the other process answers as if it had been
called itself. One that cannot be reached, because it is just being started again, is not waited for: any
process can serve any table.
"""

from __future__ import annotations

import array
import asyncio
import contextlib
import socket
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

from euphoria.server.common import ids

PREFIX: Final = "/ws/tables/"
LARGEST: Final = 64 * 1024
"""More than a request can have (`HEADER_BYTES` in http/protocol.py)."""


class Handover:
    """Of one process, counted from 1. All meet in a folder that is theirs alone."""

    def __init__(self, folder: Path, process: int, processes: int) -> None:
        self._folder = folder
        self._process = process
        self._processes = processes
        self._door = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._door.setblocking(False)
        self._coming: set[asyncio.Task[None]] = set()

    def owner(self, table: str) -> int:
        """The process that a table belongs to."""
        return ids.owner(table, self._processes)

    # ------------------------------------------------------------------ passing on

    def pass_on(self, transport: asyncio.BaseTransport, path: str, request: bytes) -> bool:
        """Give a connection away if it is for another process; True if that has it now."""
        path = path.partition("?")[0]
        if not path.startswith(PREFIX):
            return False
        owner = self.owner(path.removeprefix(PREFIX))
        if owner == self._process:
            return False
        near = array.array("i", [transport.get_extra_info("socket").fileno()])
        try:  # socket.send_fds of Python 3.11 knows no address
            rights = socket.SOL_SOCKET, socket.SCM_RIGHTS, near
            self._door.sendmsg([request], [rights], 0, self._address(owner))
        except OSError:  # not there, or too busy to take more
            return False
        return True

    # ------------------------------------------------------------------ taking over

    def open(self, make: Callable[[bytes], asyncio.Protocol]) -> None:
        """Take what others pass on; `make` a protocol for each request."""
        self._make = make
        address = Path(self._address(self._process))
        address.unlink(missing_ok=True)  # left by a process that died
        self._door.bind(str(address))
        asyncio.get_running_loop().add_reader(self._door, self._take)

    def close(self) -> None:
        asyncio.get_running_loop().remove_reader(self._door)
        self._door.close()
        Path(self._address(self._process)).unlink(missing_ok=True)

    def _take(self) -> None:
        with contextlib.suppress(BlockingIOError):
            request, received, _, _ = socket.recv_fds(self._door, LARGEST, 1)
            for descriptor in received:
                task = asyncio.create_task(self._let_in(socket.socket(fileno=descriptor), request))
                self._coming.add(task)
                task.add_done_callback(self._coming.discard)

    async def _let_in(self, far: socket.socket, request: bytes) -> None:
        far.setblocking(False)
        try:
            await asyncio.get_running_loop().connect_accepted_socket(partial(self._make, request), far)
        except OSError:  # gone meanwhile
            far.close()

    def _address(self, process: int) -> str:
        return str(self._folder / str(process))
