"""Two server processes behind one port against one, on PostgreSQL: moves of leaders as fast as it goes.

    python bench/processes.py [--tables 30] [--seconds 15] [--rounds 2] [--path DIR]

Driver and database run beside the servers on the same cores, so moves a second by the clock are told
together with what the processor says: moves for each second of the busiest server process, which is what
they would reach if each process had a core of its own and the driver were elsewhere.
"""

import argparse
import asyncio
import os
import random
import subprocess
import sys
from pathlib import Path
from statistics import median

from load_driver import Load, marks
from load_houses import HERE, Euphoria, free_port

sys.path.insert(0, str(HERE.parent / "tests"))

from kit.daemons import postgres

SATURATING = 30


class Several(Euphoria):
    """`euphoria serve --processes N`; one process has the same bus, for a fair comparison."""

    def __init__(self, processes: int, database: str, path: Path) -> None:
        self.title, self.players, self.plan = "leaders", 4, None
        self.processes = processes
        port = free_port()
        env = {
            "EUPHORIA_PORT": str(port),
            "EUPHORIA_LIMITS": "no",
            "EUPHORIA_BUS": "postgres",
            "EUPHORIA_DATABASE": database,
            "EUPHORIA_PROCESSES": str(processes),
            "PYTHONPATH": str(path),
            "PYTHONDONTWRITEBYTECODE": "",
            "PYTHONPYCACHEPREFIX": str(HERE.parent / "build" / "bench-bytecode"),
        }
        self.port = port
        self.patience = 180.0
        super(Euphoria, self).__init__([sys.executable, "-m", "euphoria.cli", "serve"], env, port, port)

    def _launch(self) -> "subprocess.Popen[bytes]":
        process = super()._launch()
        while len(self._pids(process.pid)) < self.processes:
            pass
        return process

    def _pids(self, parent: int) -> list[int]:
        """The server processes; workers are children of these."""
        if self.processes == 1:
            return [parent]
        children = Path(f"/proc/{parent}/task/{parent}/children").read_text().split()
        return [int(pid) for pid in children if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()]

    def times(self) -> list[float]:
        """Seconds of processor of each server process."""
        found: list[float] = []
        for pid in self._pids(self.process.pid):
            fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
            found.append((int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK"))
        return found


async def measure(house: Several, tables: int, seconds: float) -> tuple[float, float, float]:
    """Moves a second by the clock and by the busiest process, and p99 in milliseconds."""
    made = await house.furnish(tables)
    for table in made:
        await table.sit_down()
    load = Load(made)
    before = house.times()
    await load.closed(seconds)
    spent = [now - then for now, then in zip(house.times(), before, strict=True)]
    for table in made:
        table.get_up()
    moves = len(load.taken)
    return moves / load.lasted, moves / max(spent), marks(load.taken)["p99"]


def main(tables: int, seconds: float, rounds: int, path: Path) -> None:
    random.seed(1)
    rows = {"one": 1, "two": 2}
    found: dict[str, list[tuple[float, float, float]]] = {name: [] for name in rows}
    with postgres() as pg:
        for _ in range(rounds):
            for name, processes in rows.items():
                house = Several(processes, pg.new_database(), path)
                try:
                    found[name].append(asyncio.run(measure(house, tables, seconds)))
                finally:
                    house.stop()
    one = [median(part) for part in zip(*found["one"], strict=True)]
    print("leaders on PostgreSQL        moves/s   x    moves/s of the busiest   x     p99")
    for name, measured in found.items():
        clock, busy, p99 = (median(part) for part in zip(*measured, strict=True))
        print(f"{name:26} {clock:9.0f} {clock / one[0]:5.2f} {busy:18.0f} {busy / one[1]:9.2f} {p99:7.0f} ms")


if __name__ == "__main__":
    words = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    words.add_argument("--tables", type=int, default=SATURATING)
    words.add_argument("--seconds", type=float, default=15.0)
    words.add_argument("--rounds", type=int, default=2)
    words.add_argument("--path", type=Path, default=HERE.parent / "src")
    given = words.parse_args()
    main(given.tables, given.seconds, given.rounds, given.path)
