"""Let bots play at thirty tables for a while and say whether the memory of the server stays as it is.

    python tools/soak.py --server [MINUTES]      default 30

A server is started on an empty database and without limits; whenever a game is over another one begins, of
all titles in turn. Every half minute the memory of the server and of its workers is read. The first third is
for warming up: after that the server may grow by FLAT megabytes in all, told by a straight line through what
was read. The exit code says whether it did not.
"""

import json
import os
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any

TABLES = 30
FLAT = 10.0
"""Megabytes in half an hour that are not worth a word."""
GAMES = (("leaders", 4), ("dystopia", 3), ("show", 2))
PAUSE = 5.0
READ = 30.0


class House:
    def __init__(self, folder: str) -> None:
        env = {**os.environ, "EUPHORIA_LIMITS": "no", "EUPHORIA_BOT_DELAY": "0.05", "EUPHORIA_LANG": "en"}
        port = _free_port()
        command = [sys.executable, "-m", "euphoria.cli", "serve", "--port", str(port)]
        self.process = subprocess.Popen(
            [*command, "--database", f"sqlite:///{folder}/soak.sqlite"], env=env, stdout=subprocess.PIPE
        )
        assert self.process.stdout is not None
        self.process.stdout.readline()
        self.address = f"http://127.0.0.1:{port}"
        self.token = ""
        self.token = self.call("POST", "/api/me", name="soak")["token"]

    def call(self, method: str, path: str, **body: Any) -> Any:
        headers = {"content-type": "application/json"}
        if self.token:
            headers["authorization"] = f"Bearer {self.token}"
        data = json.dumps(body).encode() if body else None
        request = urllib.request.Request(self.address + path, data, headers, method=method)
        with urllib.request.urlopen(request, timeout=120) as answer:
            text = answer.read()
        return json.loads(text) if text else None

    def begin(self, number: int) -> str:
        title, players = GAMES[number % len(GAMES)]
        seats = [{"kind": "bot", "bot": "random"}] * players
        table = self.call(
            "POST", "/api/tables", title=title, players=players, seats=seats, sit=False, public=False
        )
        id = str(table["table"]["id"])
        self.call("POST", f"/api/tables/{id}/start")
        return id

    def is_over(self, id: str) -> bool:
        return bool(self.call("GET", f"/api/tables/{id}")["table"]["phase"] != "playing")

    def memory(self) -> tuple[float, float]:
        """Megabytes of the server, and of its workers together."""
        pid = self.process.pid
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii").split()
        return _resident(pid), sum(_resident(int(child)) for child in children)


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _resident(pid: int) -> float:
    try:
        pages = int(Path(f"/proc/{pid}/statm").read_text(encoding="ascii").split()[1])
    except (OSError, IndexError):
        return 0.0
    return pages * os.sysconf("SC_PAGE_SIZE") / (1 << 20)


def slope(read: list[tuple[float, float]]) -> float:
    """Megabytes a minute, by least squares."""
    n = len(read)
    mean_x, mean_y = sum(x for x, _ in read) / n, sum(y for _, y in read) / n
    spread = sum((x - mean_x) ** 2 for x, _ in read)
    return 60 * sum((x - mean_x) * (y - mean_y) for x, y in read) / spread if spread else 0.0


def soak(house: House, minutes: float, tables: int) -> bool:
    going = [house.begin(number) for number in range(tables)]
    began, last, games = time.monotonic(), 0.0, tables
    read: list[tuple[float, float]] = []
    while (now := time.monotonic() - began) < 60 * minutes:
        for place, id in enumerate(going):
            if house.is_over(id):
                going[place] = house.begin(games)
                games += 1
        if now - last >= READ or not read:
            last = now
            own, workers = house.memory()
            read.append((now, own))
            print(f"{now / 60:5.1f} min  {own:6.1f} MB  workers {workers:6.1f} MB  {games} games", flush=True)
        time.sleep(PAUSE)
    warm = [one for one in read if one[0] >= 20 * minutes]
    grows = slope(warm) if len(warm) > 2 else 0.0
    flat = grows * 30 <= FLAT
    print(f"{'flat' if flat else 'it grows'}: {grows:+.2f} MB a minute after {20 * minutes / 60:.0f} minutes")
    return flat


def main(minutes: float, tables: int = TABLES) -> int:
    with tempfile.TemporaryDirectory() as folder:
        house = House(folder)
        try:
            return 0 if soak(house, minutes, tables) else 1
        finally:
            house.process.terminate()
            house.process.wait(60)
