"""Two server processes behind one port against one, on PostgreSQL: moves of leaders as fast as it goes.

    python bench/processes.py [--tables 30] [--seconds 15] [--rounds 2] [--path DIR] [--peer]

`--peer`: connect four instead, two sockets a table, and boardgame.io in memory (one Node process; it has no
way to share a port) in turn with ours. The aim is three times its moves with two processes; the exit code is
1 where the busiest process of ours does not reach that for each second of the processor.

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
from collections.abc import Callable
from functools import partial
from pathlib import Path
from statistics import median

from load_driver import Load, marks
from load_houses import HERE, BoardgameIo, Euphoria, House, free_port, plan

sys.path.insert(0, str(HERE.parent / "tests"))
sys.path.insert(0, str(HERE.parent / "tools"))

import peers_node
from kit.daemons import postgres

SATURATING = 30
Measured = tuple[float, ...]
"""Moves a second by the clock, and of the busiest process; p99 in milliseconds."""
Found = dict[str, Measured]


class Several(Euphoria):
    """`euphoria serve --processes N`; one process has the same bus, for a fair comparison."""

    def __init__(self, title: str, processes: int, database: str, path: Path) -> None:
        self.title, self.players = title, 4 if title == "leaders" else 2
        self.plan = plan(title)
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
        super(Euphoria, self).__init__([sys.executable, str(HERE / "load_serve.py")], env, port, port)

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


def times(house: House) -> list[float]:
    return house.times() if isinstance(house, Several) else [house.cpu]


async def measure(house: House, tables: int, seconds: float) -> Measured:
    """Moves a second by the clock and by the busiest process, and p99 in milliseconds."""
    made = await house.furnish(tables)
    for table in made:
        await table.sit_down()
    load = Load(made)
    before = times(house)
    await load.closed(seconds)
    spent = [now - then for now, then in zip(times(house), before, strict=True)]
    for table in made:
        table.get_up()
    moves = len(load.taken)
    return moves / load.lasted, moves / max(spent), marks(load.taken)["p99"]


def in_turn(houses: dict[str, Callable[[], House]], tables: int, seconds: float, rounds: int) -> Found:
    """Each house in each round; the medians."""
    found: dict[str, list[Measured]] = {name: [] for name in houses}
    for _ in range(rounds):
        for name, open_house in houses.items():
            house = open_house()
            try:
                found[name].append(asyncio.run(measure(house, tables, seconds)))
            finally:
                house.stop()
    return {name: tuple(median(part) for part in zip(*each, strict=True)) for name, each in found.items()}


def main(given: argparse.Namespace) -> int:
    random.seed(1)
    title = "connect-four" if given.peer else "leaders"
    houses: dict[str, Callable[[], House]] = {}
    if given.peer:
        node = peers_node.node()
        if node is None:
            sys.exit("boardgame.io is not installed: python tools/peers_node.py")
        houses["boardgame.io in memory"] = lambda: BoardgameIo(node)
    with postgres() as pg:
        for name, count in (("one", 1), ("two", 2)):
            houses[name] = partial(lambda count: Several(title, count, pg.new_database(), given.path), count)
        found = in_turn(houses, given.tables, given.seconds, given.rounds)
    first = next(iter(found.values()))
    print(f"{title + ' on PostgreSQL':27}moves/s   x    moves/s of the busiest   x     p99")
    for name, (clock, busy, p99) in found.items():
        print(
            f"{name:25} {clock:8.0f} {clock / first[0]:5.2f} {busy:18.0f} {busy / first[1]:9.2f} {p99:7.0f}"
            " ms"
        )
    reached = found["two"][1] / first[1]
    wanted = 3.0 if given.peer else 1.7
    if reached < wanted:
        print(f"MISSED: two processes make {reached:.2f} times the moves, {wanted:g} were wanted.")
        return 1
    return 0


if __name__ == "__main__":
    words = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    words.add_argument("--tables", type=int, default=SATURATING)
    words.add_argument("--seconds", type=float, default=15.0)
    words.add_argument("--rounds", type=int, default=2)
    words.add_argument("--path", type=Path, default=HERE.parent / "src")
    words.add_argument("--peer", action="store_true")
    sys.exit(main(words.parse_args()))
