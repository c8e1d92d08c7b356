"""What the tables of many games say, as sums: who won with what, how games ended, how long they were.

Tables are read in pieces and only sums are kept, so a million games need little memory. Seats of one game win
and lose together, so the games are the independent tries behind every interval (see `intervals.ratio`).
"""

from __future__ import annotations

from collections import defaultdict
from math import sqrt
from typing import Any, Final, NamedTuple

import polars as pl

from euphoria.lab.columns import GAMES, SEATS
from euphoria.lab.intervals import Interval, Z, wilson
from euphoria.lab.noting import notebook_of
from euphoria.lab.shelf import Shelf
from euphoria.notes import FIRST, Fact

BETWEEN: Final = "\x1f"
"""Stands between the parts of a value that is put together."""
PAIRED: Final = 50
"""So many seats must have had two things together before a report compares them."""


class Share(NamedTuple):
    """How often seats won that had something in common."""

    value: str
    games: int
    tries: int
    hits: int
    interval: Interval


class Pair(NamedTuple):
    """Two things at one seat: how much more often it won than the two alone let expect."""

    first: str
    second: str
    share: Share
    lift: float


class Measures:
    """All that a report tells of a folder of games."""

    def __init__(self, shelf: Shelf) -> None:
        self.plan = shelf.plan
        book = notebook_of(shelf.plan.title)
        self.seat_facts = [fact for fact in book.seats if fact.kind in ("word", "words") and fact.says]
        self.game_facts = [fact for fact in book.game if fact.kind in ("word", "words") and fact.says]
        self.numbers = [fact for fact in book.seats if fact.kind == "number"]
        self.has_first = FIRST in book.game
        self._kept: dict[str, list[pl.DataFrame]] = defaultdict(list)
        for games, seats in zip(shelf.batches(GAMES), shelf.batches(SEATS), strict=True):
            self._add(pl.read_parquet(games), pl.read_parquet(seats))
        self._sums = {name: _added(frames) for name, frames in self._kept.items()}
        self._kept.clear()
        self.games = int(self._sums["ways"]["n"].sum())

    # ------------------------------------------------------------------ adding up

    def _add(self, games: pl.DataFrame, seats: pl.DataFrame) -> None:
        self._count("all", seats, pl.lit(""))
        self._count("bots", seats, pl.col("bot"))
        place = pl.concat_str(pl.col("players"), pl.col("seat"), separator=BETWEEN)
        self._count("seats", seats, place)
        for fact in self.seat_facts:
            self._count_fact(fact, seats, games)
        self._kept["ways"].append(games.group_by(["players", "way"]).agg(n=pl.len()))
        self._kept["turns"].append(games.group_by(["players", "turns"]).agg(n=pl.len()))
        self._kept["numbers"].append(
            seats.group_by("won").agg(
                pl.len().alias("n"),
                *[pl.col(f"note_{fact.name}").cast(pl.Int64).sum().alias(fact.name) for fact in self.numbers],
            )
        )
        if self.has_first:
            self._add_first(games, seats)

    def _count_fact(self, fact: Fact, seats: pl.DataFrame, games: pl.DataFrame) -> None:
        column = f"note_{fact.name}"
        if fact.within:
            known = games.select("game", within=pl.col(f"note_{fact.within}"))
            seats = seats.join(known, on="game").with_columns(
                pl.concat_str(pl.col("within"), pl.col(column), separator=BETWEEN).alias(column)
            )
        if fact.kind == "words":
            seats = seats.select("game", "seat", "won", column).explode(column)
        seats = seats.filter(pl.col(column).is_not_null())
        self._count(fact.name, seats, pl.col(column))
        if fact.pairs:
            self._count_pairs(fact.name, seats.select("game", "seat", "won", value=pl.col(column)))

    def _count_pairs(self, name: str, single: pl.DataFrame) -> None:
        other = single.select("game", "seat", second=pl.col("value"))
        both = single.join(other, on=["game", "seat"]).filter(pl.col("value") < pl.col("second"))
        self._count(
            f"{name} pairs", both, pl.concat_str(pl.col("value"), pl.col("second"), separator=BETWEEN)
        )

    def _add_first(self, games: pl.DataFrame, seats: pl.DataFrame) -> None:
        """Wins by how many seats after the first one somebody sits, and those of the first by game facts."""
        facts = [f"note_{fact.name}" for fact in self.game_facts]
        joined = seats.select("game", "players", "seat", "won").join(
            games.select("game", "note_first", "way", *facts), on="game"
        )
        joined = joined.filter(pl.col("note_first").is_not_null()).with_columns(
            after=(pl.col("seat").cast(pl.Int32) - pl.col("note_first") + pl.col("players"))
            % pl.col("players")
        )
        place = pl.concat_str(pl.col("players"), pl.col("after"), separator=BETWEEN)
        self._count("after", joined, place)
        first = joined.filter(pl.col("after") == 0)
        for fact in self.game_facts:
            column = f"note_{fact.name}"
            told = first.explode(column) if fact.kind == "words" else first
            told = told.filter(pl.col(column).is_not_null())
            self._count(f"first by {fact.name}", told, pl.col(column))
            ways = told.group_by(value=pl.col(column), way=pl.col("way")).agg(n=pl.len())
            self._kept[f"ways by {fact.name}"].append(ways)

    def _count(self, name: str, seats: pl.DataFrame, value: pl.Expr) -> None:
        each = seats.group_by("game", value.alias("value")).agg(
            t=pl.len().cast(pl.Int64), h=pl.col("won").sum().cast(pl.Int64)
        )
        t, h = pl.col("t"), pl.col("h")
        sums = each.group_by("value").agg(
            n=pl.len().cast(pl.Int64),
            t=t.sum(),
            h=h.sum(),
            tt=(t * t).sum(),
            hh=(h * h).sum(),
            th=(t * h).sum(),
        )
        self._kept[name].append(sums)

    # ------------------------------------------------------------------ reading

    def shares(self, name: str) -> list[Share]:
        """How often seats won by this fact, the best first."""
        rows = self._sums[name].rows(named=True)
        return sorted((_share(row) for row in rows), key=lambda share: (-share.interval.value, share.value))

    @property
    def base(self) -> Share:
        """How often any seat won."""
        return self.shares("all")[0]

    def pairs(self, fact: Fact) -> list[Pair]:
        """Pairs that occurred often enough, those that help each other most first."""
        alone = {share.value: share.interval.value for share in self.shares(fact.name)}
        base = self.base.interval.value
        found: list[Pair] = []
        for share in self.shares(f"{fact.name} pairs"):
            if share.tries >= PAIRED:
                first, second = share.value.split(BETWEEN)
                expected = alone[first] + alone[second] - base
                found.append(Pair(first, second, share, share.interval.value - expected))
        return sorted(found, key=lambda pair: -pair.lift)

    def never(self, fact: Fact) -> list[str]:
        """What could have been and never was."""
        there = {share.value.split(BETWEEN)[-1] for share in self.shares(fact.name)}
        return [value for value in fact.values if value not in there]

    def ways(self, name: str = "ways") -> list[dict[str, Any]]:
        """How many games ended in which way, by `players`, or by the `value` of a fact of the game."""
        frame = self._sums[name]
        return frame.sort(frame.columns).rows(named=True)

    def turns(self) -> list[dict[str, Any]]:
        return self._sums["turns"].sort("players", "turns").rows(named=True)

    def means(self) -> list[tuple[Fact, float, float]]:
        """Numbers of a seat: the mean of those that won, and of those that did not."""
        rows = {row["won"]: row for row in self._sums["numbers"].rows(named=True)}
        if len(rows) < 2:
            return []
        return [
            (fact, rows[True][fact.name] / rows[True]["n"], rows[False][fact.name] / rows[False]["n"])
            for fact in self.numbers
        ]


def _added(frames: list[pl.DataFrame]) -> pl.DataFrame:
    """The same sums of several pieces, in one."""
    whole = pl.concat(frames)
    keys = [name for name in whole.columns if name in ("value", "players", "way", "turns", "won")]
    return whole.group_by(keys).sum()


def _share(row: dict[str, Any]) -> Share:
    n, t, h = int(row["n"]), int(row["t"]), int(row["h"])
    if n == t:
        interval = wilson(h, t)
    else:
        share = h / t
        spread = max(0.0, row["hh"] - 2 * share * row["th"] + share * share * row["tt"])
        half = Z * sqrt(spread * n / max(1, n - 1)) / t
        interval = Interval(share, max(0.0, share - half), min(1.0, share + half))
    return Share(row["value"], n, t, h, interval)
