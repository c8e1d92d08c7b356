"""Five questions to the tables of many games, three with polars and two with duckdb.

python examples/ask_the_data.py                 # plays some games of leaders first
python examples/ask_the_data.py FOLDER          # games of leaders that `euphoria simulate --keep FOLDER` kept
"""

import sys
from pathlib import Path
from tempfile import TemporaryDirectory

import duckdb
import polars as pl

from euphoria import lab


def which_team_wins(folder: Path) -> pl.DataFrame:
    """1. Does one team of the deal win more often than the other, by number of players?"""
    seats = pl.scan_parquet(folder / "seats/*.parquet")
    by_team = seats.group_by("players", "note_began").agg(share=pl.col("won").mean().round(3), seats=pl.len())
    return by_team.sort("players", "note_began").collect()


def which_artifact_is_worth_most(folder: Path) -> pl.DataFrame:
    """2. Which Artifacts do winners use more often than others?"""
    seats = pl.scan_parquet(folder / "seats/*.parquet").select("won", "note_used").explode("note_used")
    used = seats.drop_nulls().group_by("note_used").agg(share=pl.col("won").mean().round(3), seats=pl.len())
    return used.sort(["share", "note_used"], descending=[True, False]).head(8).collect()


def does_shooting_pay(folder: Path) -> pl.DataFrame:
    """3. Do those win who shoot more?"""
    seats = pl.scan_parquet(folder / "seats/*.parquet")
    by_shots = seats.group_by(shots=pl.col("note_shots").clip(upper_bound=3))
    return by_shots.agg(share=pl.col("won").mean().round(3), seats=pl.len()).sort("shots").collect()


def does_the_first_player_gain(folder: Path) -> pl.DataFrame:
    """4. How often do first players win, compared with all others at their tables? (duckdb)"""
    question = """
        select (seat = note_first) as first, round(avg(won::int), 3) as share, count(*) as seats
        from read_parquet(?) join read_parquet(?) using (game)
        group by first order by first
    """
    return _asked(question, [str(folder / "seats/*.parquet"), str(folder / "games/*.parquet")])


def which_games_to_watch(folder: Path) -> pl.DataFrame:
    """5. Which games that no shot ended were shortest? (duckdb; look at one: euphoria record FOLDER GAME)"""
    question = """
        select game, players, turns, way from read_parquet(?)
        where way <> 'leader-shot' order by turns, game limit 5
    """
    return _asked(question, [str(folder / "games/*.parquet")])


def _asked(question: str, files: list[str]) -> pl.DataFrame:
    with duckdb.connect() as database:
        answer = database.execute(question, files)
        names = [column[0] for column in answer.description or []]
        return pl.DataFrame(answer.fetchall(), schema=names, orient="row")


QUESTIONS = [
    which_team_wins,
    which_artifact_is_worth_most,
    does_shooting_pay,
    does_the_first_player_gain,
    which_games_to_watch,
]


def ask_all(folder: Path) -> None:
    for ask in QUESTIONS:
        print(ask.__doc__)
        print(ask(folder))
        print()


if __name__ == "__main__":
    if len(sys.argv) > 1:
        ask_all(Path(sys.argv[1]))
    else:
        with TemporaryDirectory() as made:
            lab.simulate(
                "leaders", 200, players=(4, 5, 6), bots=["greedy"], seed=1, keep=Path(made) / "games"
            )
            ask_all(Path(made) / "games")
