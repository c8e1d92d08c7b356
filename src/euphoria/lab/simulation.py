"""Many games over processes or machines. The totals depend on the seed only, never on how work is split."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from contextlib import nullcontext
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Any

from euphoria import bots as catalogue
from euphoria.api import game as game_of
from euphoria.core.errors import BadSetup, EuphoriaError
from euphoria.lab.chunks import Chunk, Task, play_chunk
from euphoria.lab.cluster import Cluster
from euphoria.lab.extras import need
from euphoria.lab.pool import share_out
from euphoria.lab.report import Report
from euphoria.lab.table import Plan, with_limit

if TYPE_CHECKING:
    from euphoria.lab.shelf import Shelf

TASK_SECONDS = 0.1
"""About how long one task of a worker takes: long enough to hide the cost of handing it out."""
KEPT_SECONDS = 2.0
"""The same where games are kept or go to other machines: each task makes files, or a journey."""
MOST_GAMES = 20_000
"""No chunk has more: it is in memory as a whole."""
SHARES = 4
"""Each worker gets at least so many tasks, so that none waits long for the last."""

Progress = Callable[[int], None]
Variants = Iterable[tuple[str, dict[str, Any]]]


def simulate(
    title: str,
    games: int,
    players: int | Iterable[int],
    bots: Iterable[str],
    seed: int = 0,
    jobs: int | None = None,
    progress: Progress | None = None,
    options: dict[str, Any] | None = None,
    variants: Variants = (),
    *,
    keep: Path | None = None,
    decisions: bool = False,
    cluster: str | None = None,
) -> Report:
    """Play many games between bots.

    `games` is the number of all games; with several player counts they are shared out evenly. The kinds in
    `bots` are dealt to the seats in turn and shuffled anew for every game. `jobs` is the number of
    processes (default: one per core). `progress` is told how many games are done. `variants` are further
    options, each with a name: the games are shared out among them, and the report tells them apart.

    `keep` is a folder for tables of all games (see `shelf.py`); what it holds already is not played again.
    With `decisions` it gets every single decision as well. `cluster` is the address of a Ray cluster, or
    `auto`: its machines play instead of this one.
    """
    plan = _checked(title, games, players, bots, seed, options, variants)
    shelf = _shelf(keep, plan, decisions)
    report = Report(plan) if shelf is None else shelf.report(games)
    report.before = report.decisions.total
    gaps = [(0, games)] if shelf is None else shelf.missing(games)
    began = perf_counter()
    _tell(progress, report)
    if gaps:
        with Cluster(cluster) if cluster is not None else nullcontext() as machines:
            for chunk in _chunks(plan, gaps, shelf, jobs, machines, decisions):
                _take(report, chunk, shelf)
                _tell(progress, report)
    report.seconds = perf_counter() - began
    return report


def _shelf(keep: Path | None, plan: Plan, decisions: bool) -> Shelf | None:
    if keep is None:
        return None
    need("research", "polars")
    from euphoria.lab.shelf import Shelf

    return Shelf.begin(keep, plan, decisions)


def _take(report: Report, chunk: Chunk, shelf: Shelf | None) -> None:
    """A chunk counts once it is kept."""
    if chunk.revision != game_of(report.plan.title).revision:
        raise EuphoriaError(
            "A machine of the cluster has another version of the rules.", "lab-cluster-revision"
        )
    if shelf is not None:
        from euphoria.lab.shelf import Span

        shelf.put(Span(chunk.start, chunk.stop), chunk.files)
    report.join(chunk.report)


def _chunks(
    plan: Plan,
    gaps: Iterable[tuple[int, int]],
    shelf: Shelf | None,
    jobs: int | None,
    machines: Cluster | None,
    decisions: bool,
) -> Iterator[Chunk]:
    """Everything that is to be played: a first task here, to see how long games take, the rest shared out."""
    rows = shelf is not None
    (start, stop), *later = gaps
    began = perf_counter()
    first = play_chunk(Task(plan, start, stop, rows, decisions), within=TASK_SECONDS)
    per_second = (first.stop - start) / (perf_counter() - began)
    yield first
    left = [(first.stop, stop), *later] if first.stop < stop else later
    workers = machines.workers if machines is not None else jobs or os.cpu_count() or 1
    seconds = KEPT_SECONDS if rows or machines is not None else TASK_SECONDS
    size = _size(per_second * seconds, sum(end - begin for begin, end in left), workers)
    tasks = [
        Task(plan, at, min(at + size, end), rows, decisions)
        for begin, end in left
        for at in range(begin, end, size)
    ]
    workers = min(workers, len(tasks))
    if machines is not None:
        yield from machines.share_out(tasks)
    elif workers <= 1:
        yield from map(play_chunk, tasks)
    else:
        yield from share_out(tasks, workers, rows)


def _checked(
    title: str,
    games: int,
    players: int | Iterable[int],
    bots: Iterable[str],
    seed: int,
    options: dict[str, Any] | None,
    variants: Variants,
) -> Plan:
    """The plan, if all of it is possible; `BadSetup` says what is not."""
    known = catalogue.kinds(title)
    kinds = tuple(bots)
    for kind in kinds:
        catalogue.make(kind, title, 0)
    if not kinds:
        raise BadSetup(f"Somebody has to play: name one or more bots of {', '.join(known)}.")
    counts = (players,) if isinstance(players, int) else tuple(players)
    if not counts:
        raise BadSetup("A number of players is missing.")
    game = game_of(title)
    limited = with_limit(game, options or {})
    kept = tuple(variants) or (("", {}),)
    for count in counts:
        game.check_players(count)
        for _, further in kept:
            game.settings({**limited, **further}, count)
    if games < 1:
        raise BadSetup(f"There must be at least one game to simulate, not {games}.")
    return Plan(title, counts, kinds, seed, limited, kept)


def _size(wanted: float, games: int, workers: int) -> int:
    """How many games make a task: so many take the right time, but every worker gets some tasks."""
    fair = -(-games // (SHARES * workers))
    return max(1, min(round(wanted), fair, MOST_GAMES))


def _tell(progress: Progress | None, report: Report) -> None:
    if progress is not None:
        progress(report.games)
