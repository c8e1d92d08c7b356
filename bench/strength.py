"""How much more often greedy seats win than random seats at the same table.

    python bench/strength.py [GAMES] [SEED] [TITLE]   games per row; default 2000, seed 2026, all titles

A row is a number of players, or for the show a mission, whose games are shared out over all packaged maps.

Half the seats are greedy, half random, shuffled for every game; with an odd number of players the larger
half changes from game to game. Seats of one table win and lose together, so they are not independent tries:
the lead is the mean over the games of (share of the greedy seats that won) - (share of the random seats
that won), with the 95 % interval of that mean. "stopped" counts games that the turn limit ended without a
winner; "rate" is decisions per second over all processes, those with a single option included.
"""

from __future__ import annotations

import sys

import euphoria
from euphoria import bots, lab
from euphoria.games.show.rules.box.data import MISSIONS
from euphoria.games.show.rules.maps.library import FIELDS
from euphoria.lab.intervals import wilson
from euphoria.lab.table import TURN_LIMIT

GOAL = 0.9
"""How often greedy is to win the show."""
HEAD = "players  games  greedy wins  random wins  lead  95 % interval     turns  stopped    rate"


def line(players: int, report: lab.Report) -> str:
    greedy, random = report.win_rate("greedy"), report.win_rate("random")
    lead = report.lead("greedy", "random")
    return (
        f"{players:7}  {report.games:5}  {greedy.value:11.1%}  {random.value:11.1%}  {100 * lead.value:+4.1f}"
        f"  {100 * lead.low:+5.1f} to {100 * lead.high:+5.1f}  {report.turns.mean:8.1f}"
        f"  {report.ways['stopped']:7}  {report.decisions_per_second:6.0f}"
    )


def missions(games: int, seed: int) -> bool:
    """The same for the show, which has two players: a row for each mission, over all maps."""
    print(f"show, greedy against random, seed {seed}; greedy wins with their 95 % interval")
    print("mission     games  greedy wins  random wins  draws  95 % interval     turns    rate")
    clear = True
    for mission in MISSIONS:
        wins = losses = played = 0
        turns = seconds = decisions = 0.0
        for number, table in enumerate(FIELDS):
            share = games // len(FIELDS) + (number < games % len(FIELDS))
            if share == 0:
                continue
            options = {"mission": mission, "map": table}
            report = lab.simulate("show", share, 2, ["greedy", "random"], seed + number, options=options)
            wins += report.wins_of("greedy")
            losses += report.wins_of("random")
            played += report.games
            turns += report.turns.total
            seconds += report.seconds
            decisions += report.decisions.total
        rate = wilson(wins, played)
        draws = played - wins - losses
        print(
            f"{mission:10}  {played:5}  {wins / played:11.1%}  {losses / played:11.1%}  {draws:5}"
            f"  {rate.low:6.1%} to {rate.high:6.1%}  {turns / played:8.1f}  {decisions / seconds:6.0f}",
            flush=True,
        )
        clear = clear and rate.value >= GOAL
    print(
        "Greedy wins 9 of 10 on every mission." if clear else "Greedy wins less than 9 of 10 on some mission."
    )
    return clear


def study(title: str, games: int, seed: int) -> bool:
    """Print the table of one title; is the lead clear at every table?"""
    print(f"{title}, greedy against random, seed {seed}, turn limit {TURN_LIMIT}; leads in percentage points")
    print(HEAD)
    game = euphoria.game(title)
    clear = True
    for players in range(game.least, game.most + 1):
        report = lab.simulate(title, games, players, ["greedy", "random"], seed)
        print(line(players, report), flush=True)
        clear = clear and report.lead("greedy", "random").low > 0
    print("Greedy seats win clearly more at every table." if clear else "No clear lead at some table.")
    return clear


def main(games: int, seed: int, only: str | None) -> int:
    titles = [title for title in euphoria.titles() if "greedy" in bots.kinds(title) and only in (None, title)]
    clear = [missions(games, seed) if title == "show" else study(title, games, seed) for title in titles]
    return 0 if all(clear) else 1


if __name__ == "__main__":
    words = sys.argv[1:]
    games = int(words[0]) if words else 2000
    seed = int(words[1]) if len(words) > 1 else 2026
    sys.exit(main(games, seed, words[2] if len(words) > 2 else None))
