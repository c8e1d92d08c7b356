"""Many games over several processes. The totals depend on the seed only, never on how work is split."""

from __future__ import annotations

import gc
import os
import threading
from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_all_start_methods, get_context
from multiprocessing.context import BaseContext
from time import perf_counter
from typing import Any

from euphoria import bots as catalogue
from euphoria.api import game as game_of
from euphoria.core.errors import BadSetup
from euphoria.lab.report import Report
from euphoria.lab.table import Plan, play_game, with_limit

TASK_SECONDS = 0.1
"""About how long one task of a worker takes: long enough to hide the cost of handing it out."""

COLLECT_AFTER = 50_000
"""Games make and drop many small objects but no cycles, so workers let the collector sleep longer."""

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
) -> Report:
    """Play many games between bots.

    `games` is the number of all games; with several player counts they are shared out evenly. The kinds in
    `bots` are dealt to the seats in turn and shuffled anew for every game. `jobs` is the number of
    processes (default: one per core). `progress` is told how many games are done. `variants` are further
    options, each with a name: the games are shared out among them, and the report tells them apart.
    """
    plan = _checked(title, games, players, bots, seed, options, variants)
    report = Report(plan)
    began = perf_counter()
    first = _play_for_a_moment(report, games)
    _tell(progress, report)
    workers = max(1, min(jobs or os.cpu_count() or 1, -(-(games - first) // max(1, first))))
    tasks = [(plan, start, min(start + first, games)) for start in range(first, games, max(1, first))]
    if workers == 1:
        for task in tasks:
            report.join(play_task(*task))
            _tell(progress, report)
    else:
        _share_out(report, tasks, workers, progress)
    report.seconds = perf_counter() - began
    return report


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
        if kind not in known:
            raise BadSetup(f"{title} has no bot '{kind}': {', '.join(known)}.")
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


def play_task(plan: Plan, start: int, stop: int) -> Report:
    """Play the games with these numbers."""
    report = Report(plan)
    for number in range(start, stop):
        report.add(play_game(plan, number))
    return report


def _play_for_a_moment(report: Report, games: int) -> int:
    """Play the first games here, to see how many make a task of the right length."""
    began = perf_counter()
    while report.games < games and perf_counter() - began < TASK_SECONDS:
        report.add(play_game(report.plan, report.games))
    return report.games


def _share_out(
    report: Report, tasks: list[tuple[Plan, int, int]], workers: int, progress: Progress | None
) -> None:
    with ProcessPoolExecutor(workers, mp_context=worker_context(), initializer=prepare_worker) as pool:
        try:
            for done in as_completed([pool.submit(play_task, *task) for task in tasks]):
                report.join(done.result())
                _tell(progress, report)
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def worker_context() -> BaseContext:
    """Forking is quick, but only safe while this process has no other threads (a progress bar has one)."""
    alone = threading.active_count() == 1 and "fork" in get_all_start_methods()
    return get_context("fork" if alone else "spawn")


def prepare_worker() -> None:
    gc.freeze()
    gc.set_threshold(COLLECT_AFTER)


def _tell(progress: Progress | None, report: Report) -> None:
    if progress is not None:
        progress(report.games)
