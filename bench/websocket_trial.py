"""Who reads our websockets best? The same server, its sockets kept by different libraries, in turn.

    python bench/websocket_trial.py [--only ours,sansio,classic,granian,picows] [--tables 100] [--seconds 6]
                                    [--rounds 3] [--before DIR] [--instructions]

connect four, two sockets a table, as fast as it goes, a round of each in turn; ratios are to the first of
the same round. `--before` names a folder with another copy of the sources (`src` and `bench`), to be measured
beside. What is not installed is left out: pip install --target build/trial picows granian.

On a busy machine `--instructions` counts those of the event loop instead, with valgrind, in one round at few
tables: the same to a percent or two, whatever else is running. What the system does for it is not in them.
"""

import argparse
import asyncio
import importlib.util
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median

import report
from load_driver import Load
from load_houses import Euphoria
from server_load import Run, at_rest, on, sit_down

HERE = Path(__file__).resolve().parent
TRIAL = HERE.parent / "build" / "trial"
SERVER = HERE / "websocket_serve.py"
VALGRIND = ("valgrind", "-q", "--tool=callgrind", "--instr-atstart=no", "--separate-threads=yes")
COLUMNS = ("rate", "p50", "p99", "cpu")
ALL = "ours,sansio,classic,granian,picows"


class Variant(Euphoria):
    """A server whose websockets are kept by `how`."""

    patience = 300.0

    def __init__(self, how: str, database: str, sources: Path, counts: Path | None = None) -> None:
        self.how = how
        self.sources = sources
        self.counts = counts
        super().__init__("connect-four", 2, database, sources / "src")
        if how == "picows":
            host, _, port = self.line.rpartition(":")
            self.line = f"{host}:{int(port) + 1}"

    def _launch(self) -> "subprocess.Popen[bytes]":
        if self.how == "before":
            self._command = [sys.executable, str(self.sources / "bench" / "load_serve.py")]
        else:
            self._command = [sys.executable, str(SERVER)]
            self._env |= {"WEBSOCKET": self.how}
        if self.counts is not None:
            self._command = [*VALGRIND, f"--callgrind-out-file={self.counts}/{self.how}", *self._command]
        self._env["PYTHONPATH"] += f":{TRIAL}"
        return super()._launch()

    def count(self, on: bool) -> None:
        subprocess.run(
            ["callgrind_control", "-i", "on" if on else "off", str(self.process.pid)],
            check=True,
            stdout=subprocess.DEVNULL,
        )


async def played(house: Variant, tables: int) -> int:
    """Play all games to their end, counted; the number of moves."""
    await at_rest(house)
    made = await house.furnish(tables)
    await sit_down(made)
    load = Load(made)
    house.count(True)
    await load.closed(600)
    house.count(False)
    for one in made:
        one.get_up()
    return len(load.taken)


def instructions(house: Variant, tables: int) -> float:
    """Of the event loop, for each move, in thousands."""
    assert house.counts is not None
    try:
        moves = asyncio.run(played(house, tables))
    finally:
        house.stop()
    written = (house.counts / f"{house.how}-01").read_text()
    return int(written.rpartition("totals: ")[2].split()[0]) / moves / 1000


def installed(how: str) -> bool:
    sys.path.append(str(TRIAL))
    return how not in ("granian", "picows") or importlib.util.find_spec(how) is not None


def table(runs: dict[str, list[Run]], first: str) -> str:
    lines = ["              moves/s   ratio   p50    p99 ms   processor/move   ratio   memory of a table"]
    for how, found in runs.items():
        pairs = list(zip(found, runs[first], strict=True))
        faster = median(one.rate / other.rate for one, other in pairs)
        dearer = median(one.cpu / other.cpu for one, other in pairs)
        rate, p50, p99, cpu = (median(getattr(one, name) for one in found) for name in COLUMNS)
        memory = median(one.idle + one.connected for one in found)
        lines.append(
            f"  {how:10}{rate:9.0f}  {faster:6.2f}  {p50:4.1f}  {p99:8.1f}   {cpu:11.3f} ms  {dearer:6.2f}   "
            f"{memory:14.0f} kB"
        )
    return "\n".join(lines)


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--only", default=ALL)
    words.add_argument("--tables", type=int, default=100)
    words.add_argument("--seconds", type=float, default=6.0)
    words.add_argument("--rounds", type=int, default=3)
    words.add_argument("--before", type=Path)
    words.add_argument("--instructions", action="store_true")
    given = words.parse_args()
    chosen = [how for how in given.only.split(",") if installed(how)]
    if given.before:
        chosen.insert(0, "before")
    print(report.machine("not pinned"))
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)

        def start(how: str, counts: Path | None = None) -> Variant:
            sources = given.before.resolve() if how == "before" else HERE.parent
            return Variant(how, f"sqlite:///{folder}/{time.time_ns()}.sqlite", sources, counts)

        if given.instructions:
            for how in chosen:
                print(
                    f"  {how:10}{instructions(start(how, folder), 8):8.0f} k instructions a move", flush=True
                )
            return
        runs: dict[str, list[Run]] = {how: [] for how in chosen}
        for _ in range(given.rounds):
            for how in chosen:
                runs[how].append(on(start(how), how, given.tables, given.seconds))
    print(table(runs, chosen[0]))


if __name__ == "__main__":
    main()
