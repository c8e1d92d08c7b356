"""A house as people run it: `euphoria serve` in a process of its own, on a data folder of its own.

Only the dice are not as people have them: what happens at a table is the same in every run (fixed_dice.py).
"""

import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Self

import httpx2

from kit import fixed_dice
from kit.server import PATIENCE, Player, free_port, plain_client, wait_until

QUICK = {
    "EUPHORIA_BOT_DELAY": "0",
    "EUPHORIA_LIMITS": "0",
    "EUPHORIA_RESTART_GRACE": "0",
    "EUPHORIA_DRAIN": "2",
}
"""Bots that do not dawdle, and no limits: everybody comes from one address."""


class House:
    """A server process. It keeps its address and its data when it is closed and opened again."""

    program = fixed_dice.__file__

    def __init__(self, folder: Path, **settings: str) -> None:
        self.folder = folder
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.http = plain_client(self.address)
        self.settings = settings
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def log(self) -> Path:
        return self.folder / "serve.log"

    def open(self) -> None:
        env = {**os.environ, **QUICK, "EUPHORIA_DATA": str(self.folder), **self.settings}
        command = [sys.executable, self.program, "serve", "--port", str(self.port)]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(command, env=env, stdout=log, stderr=log)
        wait_until(self.answers, patience=60)

    def answers(self) -> bool:
        assert self.process is not None
        assert self.process.poll() is None, f"the house did not open:\n{self.log.read_text()}"
        try:
            return self.http.get("/health").status_code == 200
        except httpx2.TransportError:
            return False

    def close(self, how: signal.Signals = signal.SIGTERM) -> None:
        """SIGTERM closes in good order; SIGKILL is a power cut."""
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(PATIENCE)
            self.process = None

    def restart(self, how: signal.Signals = signal.SIGTERM) -> None:
        self.close(how)
        self.open()

    def __enter__(self) -> Self:
        self.open()
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
        self.http.close()

    def person(self, name: str) -> Player:
        """Somebody who plays without a browser."""
        return Player(self, name)
