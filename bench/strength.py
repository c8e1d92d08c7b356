"""How much more often greedy seats win than random seats at the same table.

    python bench/strength.py [GAMES] [SEED]      games per player count; default 2000, seed 2026

Half the seats are greedy, half random, shuffled for every game; with an odd number of players the larger
half changes from game to game. Seats of one table win and lose together, so they are not independent tries:
the lead is the mean over the games of (share of the greedy seats that won) - (share of the random seats
that won), with the 95 % interval of that mean. "stopped" counts games that the turn limit ended without a
winner; "rate" is decisions per second over all processes, those with a single option included.
"""

from __future__ import annotations

import sys

from euphoria import bots, lab
from euphoria.games import GAMES
from euphoria.lab.table import TURN_LIMIT

HEAD = "players  games  greedy wins  random wins  lead  95 % interval     turns  stopped    rate"


def line(players: int, report: lab.Report) -> str:
    greedy, random = report.win_rate("greedy"), report.win_rate("random")
    lead = report.lead("greedy", "random")
    return (
        f"{players:7}  {report.games:5}  {greedy.value:11.1%}  {random.value:11.1%}  {100 * lead.value:+4.1f}"
        f"  {100 * lead.low:+5.1f} to {100 * lead.high:+5.1f}  {report.turns.mean:8.1f}"
        f"  {report.ways['stopped']:7}  {report.decisions_per_second:6.0f}"
    )


def study(title: str, games: int, seed: int) -> bool:
    """Print the table of one title; is the lead clear at every table?"""
    print(f"{title}, greedy against random, seed {seed}, turn limit {TURN_LIMIT}; leads in percentage points")
    print(HEAD)
    game = GAMES[title]
    clear = True
    for players in range(game.least, game.most + 1):
        report = lab.simulate(title, games, players, ["greedy", "random"], seed)
        print(line(players, report), flush=True)
        clear = clear and report.lead("greedy", "random").low > 0
    print("Greedy seats win clearly more at every table." if clear else "No clear lead at some table.")
    return clear


def main(games: int, seed: int) -> int:
    titles = [title for title in GAMES if "greedy" in bots.kinds(title)]
    clear = [study(title, games, seed) for title in titles]
    return 0 if all(clear) else 1


if __name__ == "__main__":
    numbers = [int(word) for word in sys.argv[1:]]
    sys.exit(main(*(numbers + [2000, 2026][len(numbers) :])))
