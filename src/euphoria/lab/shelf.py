"""The folder in which many games are kept: one Parquet file per table and chunk, and the plan beside them.

    FOLDER/plan.json                             what is played
    FOLDER/games/000000000-000002000.parquet     one row per game, of the games with these numbers
    FOLDER/seats/000000000-000002000.parquet     one row per seat of those games
    FOLDER/decisions/000000000-000002000.parquet one row per decision, if they are kept

A file is written beside its place and then put there at once, and the games of a chunk last of all: whatever
ends a run, each chunk is there as a whole or not at all, and the next run plays what is missing.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any, Final, NamedTuple

import polars as pl

from euphoria.api import game as game_of
from euphoria.core.errors import EuphoriaError
from euphoria.lab.columns import DECISIONS, GAMES, PLAN_KEY, SCHEMA, SCHEMA_KEY, SEATS, plan_of, plan_text
from euphoria.lab.report import Report
from euphoria.lab.table import Outcome, Plan

PLAN_FILE: Final = "plan.json"
_CHUNK: Final = re.compile(r"^(\d{9,})-(\d{9,})\.parquet$")
_READ_AT_ONCE: Final = 50_000
"""About so many games are in memory at once."""


class BadData(EuphoriaError):
    """A folder of games that cannot be used: one sentence says why."""

    def __init__(self, text: str, says: str, folder: Path, **facts: int | str) -> None:
        super().__init__(text, says, {"folder": str(folder), **facts})


class Span(NamedTuple):
    """The games from one number to another, the last one not included."""

    start: int
    stop: int

    @property
    def name(self) -> str:
        return f"{self.start:09}-{self.stop:09}.parquet"


class Shelf:
    """A folder of games of one plan."""

    def __init__(self, folder: Path, plan: Plan, with_choices: bool) -> None:
        self.folder = folder
        self.plan = plan
        self.with_choices = with_choices

    @classmethod
    def begin(cls, folder: Path, plan: Plan, with_choices: bool) -> Shelf:
        """The folder for these games: a new one, or one that holds some of them already."""
        if not (folder / PLAN_FILE).exists():
            if folder.is_dir() and any(folder.iterdir()):
                raise BadData(f"'{folder}' holds something else than games.", "lab-folder-other", folder)
            shelf = cls(folder, plan, with_choices)
            for table in shelf.tables:
                (folder / table).mkdir(parents=True, exist_ok=True)
            _put(folder / PLAN_FILE, (plan_text(plan) + "\n").encode())
            return shelf
        shelf = cls.open(folder)
        if plan_text(shelf.plan) != plan_text(plan) or shelf.with_choices != with_choices:
            raise BadData(
                f"'{folder}' holds games of another plan: give the same title, players, bots, seed and "
                "options, or another folder.",
                "lab-folder-plan",
                folder,
            )
        return shelf

    @classmethod
    def open(cls, folder: Path) -> Shelf:
        """A folder that holds games; `BadData` if it does not, or not in a way we understand."""
        try:
            text = (folder / PLAN_FILE).read_text(encoding="utf-8").strip()
            plan = _checked_plan(folder, text)
        except (FileNotFoundError, NotADirectoryError, ValueError, LookupError, TypeError, AttributeError):
            raise BadData(f"'{folder}' holds no simulated games.", "lab-folder-none", folder) from None
        shelf = cls(folder, plan, (folder / DECISIONS).is_dir())
        for span in shelf.spans():
            for table in shelf.tables:
                _check_file(folder, folder / table / span.name, text)
        return shelf

    @property
    def tables(self) -> list[str]:
        """In the order in which the files of a chunk are written: games last."""
        return [DECISIONS, SEATS, GAMES] if self.with_choices else [SEATS, GAMES]

    # ------------------------------------------------------------------ what is there

    def spans(self) -> list[Span]:
        """The chunks that are there as a whole, by number."""
        names = [file.name for file in (self.folder / GAMES).glob("*.parquet")]
        whole = [name for name in names if all((self.folder / t / name).exists() for t in self.tables)]
        found = [_CHUNK.match(name) for name in whole]
        spans = sorted(Span(int(match[1]), int(match[2])) for match in found if match)
        for one, other in pairwise(spans):
            if other.start < one.stop:
                raise BadData(f"'{self.folder}' holds games twice.", "lab-folder-twice", self.folder)
        return spans

    def missing(self, games: int) -> list[Span]:
        """The games with numbers below this one that are not there yet."""
        gaps: list[Span] = []
        at = 0
        for span in self.spans():
            if at < min(span.start, games):
                gaps.append(Span(at, min(span.start, games)))
            at = max(at, span.stop)
        if at < games:
            gaps.append(Span(at, games))
        return gaps

    def batches(self, table: str) -> Iterator[list[Path]]:
        """The files of a table, about as many at once as may be in memory."""
        files: list[Path] = []
        games = 0
        for span in self.spans():
            files.append(self.folder / table / span.name)
            games += span.stop - span.start
            if games >= _READ_AT_ONCE:
                yield files
                files, games = [], 0
        if files:
            yield files

    def report(self, games: int) -> Report:
        """The totals of the games that are there with numbers below this one."""
        report = Report(self.plan)
        names = [name for name, _ in self.plan.variants]
        for files in self.batches(GAMES):
            frame = pl.read_parquet(files, columns=_OUTCOME).filter(pl.col("game") < games)
            for row in frame.iter_rows(named=True):
                report.add(_outcome(row, names))
        return report

    def row(self, number: int) -> dict[str, Any]:
        """What is kept of the game with this number."""
        for span in self.spans():
            if span.start <= number < span.stop:
                frame = pl.read_parquet(self.folder / GAMES / span.name)
                return frame.filter(pl.col("game") == number).row(0, named=True)
        raise BadData(
            f"'{self.folder}' holds no game {number}.", "lab-folder-number", self.folder, number=str(number)
        )

    # ------------------------------------------------------------------ what is added

    def put(self, span: Span, files: dict[str, bytes]) -> None:
        """Keep a chunk. It counts from the moment its games are there, and they come last."""
        for table in self.tables:
            _put(self.folder / table / span.name, files[table])


_OUTCOME: Final = ["game", "bots", "winners", "way", "turns", "decisions", "team", "variant"]


def _outcome(row: dict[str, Any], variants: list[str]) -> Outcome:
    return Outcome(
        tuple(row["bots"]),
        tuple(row["winners"]),
        row["way"],
        row["turns"],
        row["decisions"],
        row["team"] or "",
        variants.index(row["variant"]),
    )


def _put(file: Path, data: bytes) -> None:
    """Write a file so that it is there as a whole or not at all."""
    beside = file.with_name(f".{file.name}.part")
    try:
        with beside.open("wb") as out:
            out.write(data)
            out.flush()
            os.fsync(out.fileno())
        beside.replace(file)
    except BaseException:
        beside.unlink(missing_ok=True)
        raise


# ------------------------------------------------------------------ files that are not ours


def _checked_plan(folder: Path, text: str) -> Plan:
    plan = plan_of(text)
    if plan_text(plan) != text:
        raise BadData(
            f"The games in '{folder}' were played by another revision of the rules.",
            "lab-folder-revision",
            folder,
            title=plan.title,
            revision=str(game_of(plan.title).revision),
        )
    return plan


def _check_file(folder: Path, file: Path, plan: str) -> None:
    """A file must be whole, of our schema, and of the plan of its folder."""
    try:
        about = pl.read_parquet_metadata(file)
    except (pl.exceptions.PolarsError, OSError):
        raise _broken(folder, f"{file.parent.name}/{file.name}") from None
    schema = about.get(SCHEMA_KEY, "?")
    if schema != str(SCHEMA):
        raise BadData(
            f"'{file.name}' in '{folder}' has schema {schema}; this version reads schema {SCHEMA}.",
            "lab-folder-schema",
            folder,
            file=f"{file.parent.name}/{file.name}",
            schema=schema,
            known=str(SCHEMA),
        )
    if about.get(PLAN_KEY) != plan:
        raise _broken(folder, f"{file.parent.name}/{file.name}")


def _broken(folder: Path, file: str) -> BadData:
    return BadData(
        f"'{file}' in '{folder}' is damaged: take it away, and the same command plays its games again.",
        "lab-folder-broken",
        folder,
        file=file,
    )
