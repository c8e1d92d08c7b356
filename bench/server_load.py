"""Load on a real server, and the same trivial traffic on a boardgame.io server.

    python bench/server_load.py [--quick] [--tables 200] [--pause 2.0] [--seconds 20] [--rounds 3]
                                [--resume 1000] [--path DIR] [--only live,peer,resume]

    live      tables of leaders, four sockets each: a steady pace, then as fast as it goes
    peer      connect four, two sockets a table, every game the same 42 moves, in turn against ours and
              against boardgame.io with each of its storages: files, and memory (its default)
    resume    kill the server with tables in mid-game, start it, ask every table for its position

Servers are processes of their own; the driver runs beside them on the same cores. How to read the numbers:
bench/README.md. The exit code says only whether the measuring itself worked.
"""

import argparse
import asyncio
import json
import os
import resource
import sys
import tempfile
from collections.abc import Coroutine
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import median
from typing import Any

import load_resume
import report
from load_driver import Load, Table, marks
from load_houses import BoardgameIo, Euphoria, House

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "tools"))

import peers_node  # noqa: E402

TOGETHER = 10
"""Tables that sit down at the same time."""
SATURATING = 50
"""Tables that play as fast as it goes: more of them only wait longer."""
MOVES_BEFORE = 60
"""Actions at each table before the server is killed."""


@dataclass
class Run:
    """What one load did to one server. Times are milliseconds, memory is kB for each table."""

    what: str
    tables: int
    moves: int
    rate: float
    p50: float
    p95: float
    p99: float
    cpu: float
    """Of the server, for each move."""
    idle: float
    """A table whose game has begun, nobody connected."""
    connected: float
    """What its sockets add."""
    errors: int
    load: float
    """The load average of the machine when it ended."""

    def line(self) -> str:
        return (
            f"  {self.what:40}{self.tables:5} tables {self.rate:6.0f} moves/s   p50 {self.p50:.1f}  "
            f"p95 {self.p95:.1f}  p99 {self.p99:.1f} ms   {self.cpu:.2f} ms of processor per move   "
            f"{self.idle:.0f} + {self.connected:.0f} kB per table   {self.errors} errors   "
            f"load {self.load:.1f}"
        )


async def sit_down(tables: list[Table]) -> None:
    for start in range(0, len(tables), TOGETHER):
        await asyncio.gather(*(table.sit_down() for table in tables[start : start + TOGETHER]))


async def at_rest(house: House) -> None:
    """Servers go on getting ready when they already answer: what that takes belongs to no table."""
    for _ in range(30):
        spent = house.cpu
        await asyncio.sleep(1)
        if house.cpu - spent < 0.05:
            return


async def run(what: str, house: House, count: int, seconds: float, pause: float) -> Run:
    """Furnish, sit down, play: at a pace, or without a pause as fast as it goes."""
    await at_rest(house)
    empty = house.memory
    tables = await house.furnish(count)
    idle = house.memory
    await sit_down(tables)
    connected = house.memory
    load, before = Load(tables), house.cpu
    await (load.open(seconds, pause) if pause else load.closed(seconds))
    spent = house.cpu - before
    for table in tables:
        table.get_up()
    return Run(
        what=what,
        tables=count,
        moves=len(load.taken),
        rate=len(load.taken) / load.lasted,
        cpu=1000 * spent / len(load.taken),
        idle=(idle - empty) / count / 1024,
        connected=(connected - idle) / count / 1024,
        errors=load.errors,
        load=os.getloadavg()[0],
        **marks(load.taken),
    )


def in_loop(work: Coroutine[Any, Any, Run]) -> Run:
    """Run it on the fastest loop there is: the driver shares the cores with the server."""
    try:
        import uvloop
    except ImportError:
        return asyncio.run(work)
    return uvloop.run(work)


def on(house: House, what: str, count: int, seconds: float, pause: float = 0.0) -> Run:
    try:
        done = in_loop(run(what, house, count, seconds, pause))
    finally:
        house.stop()
    print(done.line(), flush=True)
    return done


class Bench:
    def __init__(self, given: argparse.Namespace, folder: Path) -> None:
        self.given = given
        self.folder = folder
        self.path = Path(given.path).resolve()
        self.goals: list[str] = []
        self.runs: list[Run] = []
        self._made = 0

    def ours(self, title: str, players: int) -> Euphoria:
        return Euphoria(title, players, self.database(), self.path)

    def database(self) -> str:
        self._made += 1
        return f"sqlite:///{self.folder}/load{self._made}.sqlite"

    def goal(self, reached: bool, name: str, measured: str, wanted: str) -> None:
        self.goals.append(report.verdict(reached, name, measured, wanted))

    def live(self) -> None:
        given = self.given
        print(f"live tables of leaders, 4 sockets each; a move every {given.pause:g} s, then no pause")
        paced = on(self.ours("leaders", 4), "steady pace", given.tables, given.seconds, given.pause)
        fast = on(self.ours("leaders", 4), "as fast as it goes", SATURATING, given.seconds / 2)
        self.runs += [paced, fast]
        name = f"p99 at {given.tables} tables, {paced.rate:.0f} moves/s"
        self.goal(paced.p99 < 50, name, f"{paced.p99:.1f} ms", "< 50 ms")
        self.goal(paced.idle < 100, "memory of an idle table", f"{paced.idle:.0f} kB", "< 100 kB")

    def peer(self) -> None:
        node = peers_node.node()
        if node is None:
            print("boardgame.io is not installed (tools/peers_node.py): no comparison")
            return
        given = self.given
        print(f"connect four, 2 sockets each, {given.rounds} rounds of each server in turn")
        fast: list[list[Run]] = []
        steady: list[list[Run]] = []
        for _ in range(given.rounds):
            fast.append(self._three(node, "", 60))
            steady.append(self._three(node, ", steady pace", given.seconds / 2, 0.5))
        self.runs += [run for three in fast + steady for run in three]
        self._compare("boardgame.io in files", fast, steady, 1, at_least=3)
        self._compare("boardgame.io in memory", fast, steady, 2, at_least=1)

    def _three(self, node: str, how: str, *pace: float) -> list[Run]:
        """Ours and theirs, both with every move kept; then theirs with nothing kept, which is its default."""
        count = self.given.peer_tables
        return [
            on(self.ours("connect-four", 2), "euphoria, durable" + how, count, *pace),
            on(BoardgameIo(node, self._folder()), "boardgame.io in files" + how, count, *pace),
            on(BoardgameIo(node), "boardgame.io in memory" + how, count, *pace),
        ]

    def _folder(self) -> Path:
        self._made += 1
        return self.folder / f"matches{self._made}"

    def _compare(
        self, name: str, fast: list[list[Run]], steady: list[list[Run]], peer: int, at_least: int
    ) -> None:
        faster = [three[0].rate / three[peer].rate for three in fast]
        cheaper = [three[peer].cpu / three[0].cpu for three in fast]
        self.goal(median(faster) >= at_least, f"moves/s over {name}", _ratios(faster), f">= {at_least}x")
        print(f"  processor per move, {name} over ours: {_ratios(cheaper)}")
        for pace, runs in (("as fast as it goes", fast), ("at a steady pace", steady)):
            mine, theirs = (median(three[one].p99 for three in runs) for one in (0, peer))
            self.goal(mine < theirs, f"p99 {pace}", f"{mine:.1f} ms", f"< {theirs:.1f} ms ({name})")

    def resume(self) -> None:
        count, database = self.given.resume, self.database()
        ids = asyncio.run(load_resume.seed(database, count, MOVES_BEFORE))
        house = Euphoria("leaders", 4, database, self.path)
        try:
            found = load_resume.measure(house, ids)
        finally:
            house.stop()
        print(
            f"resume of {count} tables with {MOVES_BEFORE} actions each: {found.up:.2f} s until it serves, "
            f"{found.loaded:.2f} s until all have answered ({found.spent:.2f} s of processor), "
            f"{found.memory / 1024:.0f} kB each; load {os.getloadavg()[0]:.1f}"
        )
        if not found.equal:
            sys.exit("A table came back with another position.")
        name = f"{count} tables answer after a kill"
        self.goal(found.loaded < 3, name, f"{found.loaded:.2f} s", "< 3 s")
        self.goal(
            found.memory < 100 * 1024,
            "memory of a table read back",
            f"{found.memory / 1024:.0f} kB",
            "< 100 kB",
        )


def _ratios(values: list[float]) -> str:
    return f"{report.figures(median(values))}x ({report.figures(min(values))}..{report.figures(max(values))})"


def parse() -> argparse.Namespace:
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--quick", action="store_true", help="fewer tables, one short round")
    words.add_argument("--tables", type=int, default=200)
    words.add_argument("--pause", type=float, default=2.0, help="seconds between two moves of a table")
    words.add_argument("--seconds", type=float, default=20.0)
    words.add_argument("--rounds", type=int, default=3)
    words.add_argument("--peer-tables", type=int, default=100)
    words.add_argument("--resume", type=int, default=1000)
    words.add_argument(
        "--path", default=str(HERE.parent / "src"), help="where the package is: pure or compiled"
    )
    words.add_argument("--only", default="live,peer,resume")
    words.add_argument("--json", default="", help="write all runs to this file, too")
    given = words.parse_args()
    if given.quick:
        given.tables, given.seconds, given.rounds, given.peer_tables, given.resume = 50, 6.0, 1, 40, 200
    return given


def main() -> None:
    given = parse()
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, max(soft, 8192)), hard))
    print(report.machine("not pinned"))
    with tempfile.TemporaryDirectory() as folder:
        bench = Bench(given, Path(folder))
        for part in given.only.split(","):
            {"live": bench.live, "peer": bench.peer, "resume": bench.resume}[part]()
    print("goals", *bench.goals, sep="\n")
    if given.json:
        Path(given.json).write_text(json.dumps([asdict(one) for one in bench.runs], indent=1))


if __name__ == "__main__":
    main()
