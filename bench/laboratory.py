"""The laboratory, measured: games per second, rows per second, a report of a million games.

    python bench/laboratory.py [GAMES]

plays GAMES (2,000) random games of leaders in one process and in two, with and without tables. Then the rows
are repeated under new numbers until there are a million games (playing them would take hours), and a report
is made of them by a process of its own, whose time and greatest memory are told. With compiled engines:
PYTHONPATH=build/native.
"""

import os
import resource
import subprocess
import sys
import tempfile
from pathlib import Path
from time import perf_counter

import polars as pl

from euphoria import lab
from euphoria.core import playout
from euphoria.lab.columns import GAMES, PLAN_KEY, SCHEMA_KEY, SEATS
from euphoria.lab.shelf import Shelf, Span

MILLION = 1_000_000
AT_ONCE = 20_000
OPTIONS = {"turn_limit": 12}


def processor_seconds() -> float:
    """Of this process and of those that it has waited for."""
    both = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    return sum(one.ru_utime + one.ru_stime for one in both)


def timed(games: int, jobs: int, keep: Path | None) -> None:
    began, used = perf_counter(), processor_seconds()
    report = lab.simulate("leaders", games, (4, 6, 8), ["random"], 3, jobs, options=OPTIONS, keep=keep)
    seconds, used = perf_counter() - began, processor_seconds() - used
    what = "with tables" if keep else "totals only"
    print(
        f"{report.games} games, {what}, {jobs} process(es): {games / seconds:.0f} games/s by the clock, "
        f"{games / used:.0f} games/s of processor time"
    )


def rows_per_second(folder: Path) -> None:
    seats = pl.read_parquet(folder / SEATS / "*.parquet")
    out = folder / "rows.parquet"
    began = perf_counter()
    seats.write_parquet(out, compression="zstd")
    written = perf_counter()
    pl.read_parquet(out)
    read = perf_counter()
    out.unlink()
    print(
        f"{seats.height} rows of seats: {seats.height / (written - began):,.0f} rows/s written, "
        f"{seats.height / (read - written):,.0f} rows/s read"
    )


def fill_up(folder: Path, into: Path) -> None:
    """The same rows under new numbers, until there are a million games."""
    shelf = Shelf.begin(into, Shelf.open(folder).plan, with_choices=False)
    tables = {table: pl.read_parquet(folder / table / "*.parquet") for table in (GAMES, SEATS)}
    about = pl.read_parquet_metadata(next((folder / GAMES).iterdir()))
    about = {key: about[key] for key in (SCHEMA_KEY, PLAN_KEY)}
    games = tables[GAMES].height
    copies = max(1, AT_ONCE // games)
    for start in range(0, MILLION, copies * games):
        stop = min(start + copies * games, MILLION)
        for table, frame in tables.items():
            shifted = [frame.with_columns(pl.col("game") + start + games * copy) for copy in range(copies)]
            chunk = pl.concat(shifted).filter(pl.col("game") < stop)
            chunk.write_parquet(
                shelf.folder / table / Span(start, stop).name, compression="zstd", metadata=about
            )


def report_of(folder: Path) -> None:
    began = perf_counter()
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run([sys.executable, "-m", "euphoria.cli", "report", str(folder)], check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    used = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    print(
        f"report of {MILLION:,} games: {perf_counter() - began:.1f} s by the clock, {used:.1f} s of "
        f"processor time, at most {after.ru_maxrss / 1024:.0f} MB (greatest of all processes), "
        f"page of {(folder / 'report.html').stat().st_size / 1000:.0f} kB"
    )


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 2000
    build = "compiled" if not playout.__file__.endswith(".py") else "pure"
    print(f"{build} engines, {os.cpu_count()} processors, load {os.getloadavg()[0]:.1f}")
    with tempfile.TemporaryDirectory() as made:
        folder = Path(made)
        for jobs in (1, 2):
            timed(games, jobs, None)
            timed(games, jobs, folder / f"games{jobs}")
        rows_per_second(folder / "games1")
        fill_up(folder / "games1", folder / "million")
        report_of(folder / "million")


if __name__ == "__main__":
    main()
