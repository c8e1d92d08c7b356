"""One piece of work: some games of a plan, played in any process on any machine.

Everything follows from the plan and the numbers of the games, so it does not matter who plays them, in which
order, or how often somebody has to begin again.
"""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING, NamedTuple

from euphoria.api import game as game_of
from euphoria.lab.noting import play_noted
from euphoria.lab.report import Report
from euphoria.lab.table import Plan, play_game

if TYPE_CHECKING:
    from euphoria.lab.columns import Rows


class Task(NamedTuple):
    """The games of a plan from one number to another, the last one not included."""

    plan: Plan
    start: int
    stop: int
    rows: bool = False
    """Are the rows of the tables wanted, and not only the totals?"""
    with_choices: bool = False


class Chunk(NamedTuple):
    """What came of a task."""

    start: int
    stop: int
    report: Report
    files: dict[str, bytes]
    """The tables as Parquet, if they were wanted."""
    revision: int
    """The rules by which it was played: another machine may have others."""


def play_chunk(task: Task, within: float | None = None) -> Chunk:
    """Play the games of a task, or as many as can be begun within so many seconds, and at least one."""
    ends = None if within is None else perf_counter() + within
    report = Report(task.plan)
    rows = _rows(task)
    at = task.start
    while at < task.stop and (ends is None or at == task.start or perf_counter() < ends):
        if rows is None:
            report.add(play_game(task.plan, at))
        else:
            noted = play_noted(task.plan, at, task.with_choices)
            report.add(noted.outcome)
            rows.add(noted)
        at += 1
    files = {} if rows is None else rows.files()
    return Chunk(task.start, at, report, files, game_of(task.plan.title).revision)


def _rows(task: Task) -> Rows | None:
    if not task.rows:
        return None
    from euphoria.lab.columns import Rows

    return Rows(task.plan, task.with_choices)
