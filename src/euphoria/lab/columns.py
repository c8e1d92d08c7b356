"""The tables of many games: which columns they have, and how played games become Parquet.

The schema has a number. It is raised whenever a column changes its name or its meaning; docs/laboratory.md
tells every column. Files of another number are refused (`shelf.py`).
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from io import BytesIO
from typing import Any, Final

import polars as pl

from euphoria.api import game as game_of
from euphoria.lab.noting import Noted, notebook_of
from euphoria.lab.table import Plan
from euphoria.notes import Fact

SCHEMA: Final = 1
GAMES: Final = "games"
SEATS: Final = "seats"
DECISIONS: Final = "decisions"
SCHEMA_KEY: Final = "euphoria.schema"
PLAN_KEY: Final = "euphoria.plan"

Columns = dict[str, list[Any]]
Types = dict[str, pl.DataType | type[pl.DataType]]


def types_of(table: str, title: str) -> Types:
    """The columns of a table and their types: those of every title, then the notes of this one."""
    book = notebook_of(title)
    if table == GAMES:
        common: Types = {
            "game": pl.Int64,
            "seed": pl.UInt64,
            "players": pl.UInt8,
            "variant": pl.String,
            "bots": pl.List(pl.String),
            "winners": pl.List(pl.UInt8),
            "team": pl.String,
            "way": pl.String,
            "turns": pl.Int32,
            "decisions": pl.Int32,
            "digest": pl.String,
        }
        return common | _noted(book.game)
    if table == SEATS:
        common = {
            "game": pl.Int64,
            "players": pl.UInt8,
            "seat": pl.UInt8,
            "bot": pl.String,
            "won": pl.Boolean,
            "payoff": pl.Float32,
        }
        return common | _noted(book.seats)
    return {
        "game": pl.Int64,
        "ply": pl.Int32,
        "seat": pl.UInt8,
        "question": pl.String,
        "options": pl.Int32,
        "action": pl.String,
    }


def _noted(facts: Iterable[Fact]) -> Types:
    kinds: Types = {
        "word": pl.String,
        "words": pl.List(pl.String),
        "number": pl.Int32,
        "flag": pl.Boolean,
    }
    return {f"note_{fact.name}": kinds[fact.kind] for fact in facts}


# ------------------------------------------------------------------ from games to columns


class Rows:
    """Played games, column by column."""

    def __init__(self, plan: Plan, with_choices: bool) -> None:
        self.plan = plan
        tables = [GAMES, SEATS, DECISIONS] if with_choices else [GAMES, SEATS]
        self.types = {table: types_of(table, plan.title) for table in tables}
        self.columns: dict[str, Columns] = {
            table: {name: [] for name in types} for table, types in self.types.items()
        }

    def add(self, noted: Noted) -> None:
        self._add_game(self.columns[GAMES], noted)
        _add_seats(self.columns[SEATS], noted)
        if DECISIONS in self.columns:
            _add_choices(self.columns[DECISIONS], noted)

    def _add_game(self, columns: Columns, noted: Noted) -> None:
        outcome = noted.outcome
        row: dict[str, Any] = {
            "game": noted.number,
            "seed": noted.seed,
            "players": len(outcome.seats),
            "variant": self.plan.variants[outcome.variant][0],
            "bots": list(outcome.seats),
            "winners": list(outcome.winners),
            "team": outcome.team or None,
            "way": outcome.way,
            "turns": outcome.turns,
            "decisions": outcome.decisions,
            "digest": noted.digest,
        }
        _append(columns, row, noted.notes.game)

    def files(self) -> dict[str, bytes]:
        """Each table as the bytes of a Parquet file, with what is needed to play its games again."""
        made: dict[str, bytes] = {}
        about = {SCHEMA_KEY: str(SCHEMA), PLAN_KEY: plan_text(self.plan)}
        for table, columns in self.columns.items():
            out = BytesIO()
            pl.DataFrame(columns, schema=self.types[table]).write_parquet(
                out, compression="zstd", metadata=about
            )
            made[table] = out.getvalue()
        return made


def _add_seats(columns: Columns, noted: Noted) -> None:
    outcome = noted.outcome
    for seat, bot in enumerate(outcome.seats):
        row: dict[str, Any] = {
            "game": noted.number,
            "players": len(outcome.seats),
            "seat": seat,
            "bot": bot,
            "won": seat in outcome.winners,
            "payoff": noted.payoffs[seat],
        }
        _append(columns, row, noted.notes.seats[seat])


def _add_choices(columns: Columns, noted: Noted) -> None:
    for ply, (choice, action) in enumerate(noted.choices, 1):
        columns["game"].append(noted.number)
        columns["ply"].append(ply)
        columns["seat"].append(choice.seat)
        columns["question"].append(choice.question)
        columns["options"].append(choice.options)
        columns["action"].append(action)


def _append(columns: Columns, row: dict[str, Any], notes: dict[str, Any]) -> None:
    for name, value in row.items():
        columns[name].append(value)
    for name, value in notes.items():
        columns[f"note_{name}"].append(value)


# ------------------------------------------------------------------ the plan as text


def plan_text(plan: Plan) -> str:
    """What games must have in common to lie in one folder; the same text for the same plan."""
    revision = game_of(plan.title).revision
    return json.dumps({**plan._asdict(), "revision": revision}, sort_keys=True, ensure_ascii=False)


def plan_of(text: str) -> Plan:
    """The plan that `plan_text` wrote. Whoever reads it has checked that its rules are ours."""
    data: dict[str, Any] = json.loads(text)
    variants = tuple((str(name), dict(options)) for name, options in data["variants"])
    return Plan(
        data["title"], tuple(data["players"]), tuple(data["bots"]), data["seed"], data["options"], variants
    )
